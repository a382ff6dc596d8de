import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { device } from "../src/lib/device.svelte";
import { league } from "../src/lib/league.svelte";
import { read } from "../src/lib/route.svelte";
import {
  apart,
  calling,
  colourOf,
  courses,
  duel,
  entriesByName,
  entriesOf,
  finished,
  linesAfter,
  mySeats,
  nextRace,
  raceTitle,
  winnersOf,
  withRaces,
  zonesOf,
} from "../src/lib/season";
import type { Ranking, SeasonInfo, SeasonRace } from "../src/wire/table";
import AnotherDevice from "../src/parts/AnotherDevice.svelte";
import SeasonNext from "../src/parts/SeasonNext.svelte";
import SeasonRaces from "../src/parts/SeasonRaces.svelte";
import SeasonTable from "../src/parts/SeasonTable.svelte";

const ranking = (...points: [string, number, number, number][]): Ranking => ({
  title: { id: "season-championship" },
  rows: points.map(([name, place, of, entry]) => ({ name, place, points: of, entry, said: null })),
  about: { id: "season-about", clause: "FMR-7.5" },
});

const race = (number: number, part: Partial<SeasonRace> = {}): SeasonRace => ({
  number,
  game: "FMR",
  date: 0,
  reason: "",
  excused: [],
  awarded: [],
  dropped: [],
  options: {},
  state: "planned",
  table: "",
  drivers: [],
  absent: [],
  scores: [],
  rankings: [],
  ...part,
});

const ran = (number: number, scores: Ranking, rankings: Ranking): SeasonRace =>
  race(number, { state: "over", table: `t${number}`, scores: [scores], rankings: [rankings] });

function season(part: Partial<SeasonInfo> = {}): SeasonInfo {
  const first = ranking(["seat 1", 1, 10, 0], ["seat 2", 2, 6, 1], ["orange", 3, 4, -1]);
  const second = ranking(["seat 2", 1, 10, 1], ["seat 1", 2, 3, 0], ["orange", 3, 1, -1]);
  const after = ranking(["seat 2", 1, 16, 1], ["seat 1", 2, 13, 0], ["orange", 3, 5, -1]);
  return {
    id: "s",
    title: "League",
    game: "FMR",
    game_title: "Formula Motor Racing",
    state: "ready",
    entries: [
      { kind: "human", name: "Ann", bot: "", team: { colour: "red", say: { id: "colour-red" } }, number: 0 },
      {
        kind: "human",
        name: "Ben",
        bot: "",
        team: { colour: "blue", say: { id: "text", args: { text: [{ id: "colour-blue" }, { id: "colour-green" }] } } },
        number: 1,
      },
    ],
    options: {},
    terms: {},
    races: [ran(1, first, first), ran(2, second, after), race(3)],
    notes: [{ id: "season-line", args: { line: ["Red 1"] }, clause: "FMR-7.1" }],
    about: { id: "season-about", clause: "FMR-7.5" },
    sits_out: "",
    may_sit_out: false,
    rulings: [],
    links: [],
    waiting: [],
    substitute: "",
    clock: { kind: "none" },
    created: 0,
    divisions: [],
    places: 0,
    next: [],
    origins: [],
    ...part,
  };
}

const racing = (): SeasonRace =>
  race(3, {
    state: "racing",
    table: "t3",
    drivers: [
      { entry: 1, name: "Ben", substitute: false },
      { entry: 0, name: "Ann (Bot)", substitute: true },
    ],
  });

beforeEach(() => {
  for (const one of league.seasons.slice()) league.forget(one.season);
});
afterEach(cleanup);

test("a table after a race has what each race gave, and the places won since", () => {
  const lines = linesAfter(season(), 2, 0);

  expect(lines.map((line) => [line.row.place, line.name, line.scores, line.row.points, line.gained])).toEqual([
    [1, "Ben", [6, 10], 16, 1],
    [2, "Ann", [10, 3], 13, -1],
    [3, "Orange", [4, 1], 5, 0],
  ]);
  expect(linesAfter(season(), 1, 0).map((line) => line.name)).toEqual(["Ann", "Ben", "Orange"]);
  expect(linesAfter(season(), 0, 0)).toEqual([]);
});

test("lines of the chart begin at nothing and end with the total", () => {
  expect(courses(season(), 0).map((line) => [line.name, line.totals])).toEqual([
    ["Ben", [0, 6, 16]],
    ["Ann", [0, 10, 13]],
    ["Orange", [0, 4, 5]],
  ]);
});

test("who drives a colour has its colour", () => {
  const rows = season().races[0]?.rankings[0]?.rows ?? [];

  expect(rows.map((row) => colourOf(season(), row))).toEqual(["scarlet", "cobalt", "copper"]);
});

test("labels keep apart and stay inside", () => {
  expect(apart([10, 11, 90], 16, 100)).toEqual([10, 26, 90]);
  expect(apart([98, 97, 99], 16, 100)).toEqual([84, 68, 100]);
});

test("a secret opens the seat of its entry, but not one that a substitute drives", () => {
  const held = [
    { seat: 0, secret: "a" },
    { seat: 1, secret: "b" },
  ];

  expect(mySeats(season(), racing(), held)).toEqual([{ seat: 0, secret: "b" }]);
});

test("the own seats of a race become seats of the device", () => {
  league.keep({ id: "s", title: "League", game_title: "FMR" }, [{ seat: 1, secret: "b" }], "o");
  league.keep({ id: "s", title: "League", game_title: "FMR" }, [{ seat: 0, secret: "a" }]);

  league.sit(season(), racing());

  expect(device.held("t3")).toEqual([{ seat: 0, secret: "b" }]);
  expect(league.secret("s")).toBe("o");
  expect(league.secret("elsewhere")).toBe("");
  expect(league.find("s")?.held.map((one) => one.seat)).toEqual([0, 1]);
});

test("who is absent is told as the rules know it", () => {
  expect(calling({ 0: "here", 1: "bot", 2: "link", 3: "out" })).toEqual({
    absent: [3],
    substitutes: [
      { entry: 1, kind: "bot" },
      { entry: 2, kind: "open" },
    ],
  });
});

test("who sat out has not won the race", () => {
  const scores = ranking(["seat 1", 1, 10, 0], ["seat 2", 2, 6, 1]);

  expect(winnersOf(race(1, { scores: [scores], absent: [0] })).map((row) => row.entry)).toEqual([1]);
  expect(winnersOf(race(1, { scores: [scores] })).map((row) => row.entry)).toEqual([0]);
  expect(winnersOf(race(1, { scores: [ranking(["seat 1", 1, 0, 0], ["seat 2", 1, 0, 1])] }))).toEqual([]);
});

test("more races bring circuits that have not come yet", () => {
  expect(withRaces([{ circuit: "b" }], 3, ["a", "b", "c"])).toEqual([
    { circuit: "b" },
    { circuit: "a" },
    { circuit: "c" },
  ]);
  expect(withRaces([{ circuit: "a" }, { circuit: "b" }], 1, ["a", "b"])).toEqual([{ circuit: "a" }]);
  expect(withRaces([], 2, [])).toEqual([{}, {}]);
});

test("a race is called by its circuit or by its number", () => {
  expect(raceTitle(race(2, { options: { circuit: "spa" } }), { spa: "Spa-Francorchamps" })).toBe("Spa-Francorchamps");
  expect(raceTitle(race(2), {})).toBe("Race 2");
  expect(nextRace(season())?.number).toBe(3);
});

test("addresses lead to seasons", () => {
  const at = (pathname: string, search = "") => read({ pathname, search, hash: "" });

  expect(at("/season/abc")).toEqual({ page: "season", season: "abc", game: "", secrets: "" });
  expect(at("/season", "?game=QGP")).toEqual({ page: "season", season: "", game: "QGP", secrets: "" });
});

const SEASON = season();

test("what a device holds of a season goes to another one by a link", () => {
  league.keep(SEASON, [{ seat: 2, secret: "two" }], "whole");
  const handed = league.handed(SEASON.id);
  league.forget(SEASON.id);
  const there = read({ pathname: `/season/${SEASON.id}`, search: "", hash: `#${handed}` });
  if (there.page !== "season") throw new Error(there.page);

  league.take(SEASON, there.secrets);
  expect(league.find(SEASON.id)).toMatchObject({ held: [{ seat: 2, secret: "two" }], organiser: "whole" });
  league.forget(SEASON.id);
  league.take(SEASON, "anything=else&-1=x&3=");
  expect(league.find(SEASON.id)).toBeUndefined();
});

test("the link to another device is shown when it is asked for, and not before", async () => {
  league.keep(SEASON, [], "whole");
  const link = `http://a/season/${SEASON.id}#${league.handed(SEASON.id)}`;
  const { container } = render(AnotherDevice, { link, text: "" });

  expect(container.innerHTML).not.toContain("whole");
  screen.getByRole("button").click();
  await tick();
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toMatch(/#organiser=whole$/);
  league.forget(SEASON.id);
});

test("the page says what comes next and why, and only who may call it gets the button", () => {
  const props = { info: season(), circuits: {}, onnews: vi.fn() };
  const shown = render(SeasonNext, { ...props, kept: undefined });

  expect(screen.getByText("Race 3 of 3")).toBeTruthy();
  expect(screen.getByRole("link", { name: "FMR-7.1" }).getAttribute("href")).toBe("/rules/FMR#FMR-7.1");
  expect(screen.queryByRole("button")).toBeNull();
  shown.unmount();
  league.keep({ id: "s", title: "League", game_title: "FMR" }, [{ seat: 1, secret: "b" }]);
  render(SeasonNext, { ...props, kept: league.find("s") });
  expect(screen.getByRole("button", { name: "Next race" })).toBeTruthy();
  expect(screen.queryByText("Is somebody absent?")).toBeNull();
});

test("whoever is level shares the title", () => {
  const level = ranking(["seat 1", 1, 5, 0], ["seat 2", 1, 5, 1]);
  const info = season({ state: "over", races: [ran(1, level, level)], notes: [] });

  render(SeasonNext, { info, circuits: {}, onnews: vi.fn(), kept: undefined });

  expect(screen.getByRole("heading").textContent.trim()).toBe("Ann and Ben share the title");
});

test("the table tells gains without colour, and marks the own entry", () => {
  render(SeasonTable, { info: season(), circuits: {}, after: 2, mine: [0], which: 0 });

  const rows = screen.getAllByRole("row").slice(1);
  expect(rows[0]?.textContent).toContain("up 1 place");
  expect(rows[1]?.className).toContain("mine");
});

test("the calendar offers the standings after each race and its replay", () => {
  const chosen = vi.fn();
  render(SeasonRaces, { info: season(), circuits: {}, after: 2, mine: [], onchoose: chosen });

  screen.getByRole("button", { name: "Standings after Race 1" }).click();

  expect(chosen).toHaveBeenCalledWith(1);
  expect(screen.getAllByRole("link", { name: "Replay" }).map((link) => link.getAttribute("href"))).toEqual([
    "/r/t1",
    "/r/t2",
  ]);
  expect(screen.getByText("Won by Ann")).toBeTruthy();
});

test("whoever moved up holds the entry of who left", () => {
  const [ann, ben] = season().entries;
  const moved = season({ entries: [{ ...ann!, number: 7 }, ben!] });

  expect(entriesOf(moved, [{ seat: 7, secret: "g" }])).toEqual([0]);
  expect(
    mySeats(moved, race(3, { drivers: [{ entry: 0, name: "Ann", substitute: false }] }), [{ seat: 7, secret: "g" }]),
  ).toEqual([{ seat: 0, secret: "g" }]);
});

test("results that do not count are struck, rulings have their column", () => {
  const races = season().races.map((one, at) => (at === 1 ? { ...one, dropped: [[1], []], awarded: [0, -5] } : one));
  const lines = linesAfter(season({ races }), 2, 0);

  expect(lines.map((line) => [line.name, line.dropped, line.awarded])).toEqual([
    ["Ben", [false, false], -5],
    ["Ann", [false, true], 0],
    ["Orange", [false, false], 0],
  ]);
});

test("a duel counts the races of both", () => {
  expect(duel(season(), 0, 1)).toEqual([1, 1]);
  const races = season().races.map((one, at) => (at ? one : { ...one, absent: [1] }));
  expect(duel(season({ races }), 0, 1)).toEqual([0, 1]);
});

test("a race that was not held is counted and gives nothing", () => {
  const [first, second, third] = season().races;
  const missed = { ...third!, state: "not_held" as const, rankings: second!.rankings };
  const info = season({ races: [first!, second!, missed] });

  expect(finished(info)).toHaveLength(3);
  expect(nextRace(info)).toBeUndefined();
  expect(linesAfter(info, 3, 0)[0]?.scores).toEqual([6, 10, null]);
});

test("players of a league are found by their names, the others get what is left", () => {
  expect(entriesByName(["ben ", "Ann"], season())).toEqual([1, 0]);
  expect(entriesByName(["Zoe", "Ann"], season())).toEqual([1, 0]);
  expect(entriesByName(["", ""], season())).toEqual([0, 1]);
});

test("so many of a division go up and down", () => {
  const divisions = ["a", "s", "b"].map((one) => ({ season: one, title: one }));
  expect(zonesOf(season({ divisions, places: 2 }))).toEqual({ up: 2, down: 2 });
  expect(zonesOf(season({ divisions: divisions.slice(1), places: 2 }))).toEqual({ up: 0, down: 2 });
  expect(zonesOf(season({ divisions: divisions.slice(0, 2), places: 2 }))).toEqual({ up: 2, down: 0 });
  expect(zonesOf(season())).toEqual({ up: 0, down: 0 });
});

import { expect, test } from "vitest";

import { fmr } from "../src/games/fmr/face";
import { chartData, smooth } from "../src/lib/charts";
import { chances } from "../src/lib/consequences";
import { groupsOf } from "../src/lib/log";
import { read } from "../src/lib/route.svelte";
import { plainText } from "../src/lib/rules";
import type { Moved } from "../src/lib/told";
import { view } from "./race";

const moved = (index: number, turn: number, ...texts: string[]): Moved => ({
  type: "moved",
  number: index,
  index,
  turn,
  seat: 0,
  decision: "play",
  token: "x",
  events: texts.map((text) => ({ kind: "k", clause: "FMR-1", seat: 0, arguments: {}, text })),
});

test("the log is newest first, by turn, and counts what happens in a row", () => {
  const groups = groupsOf([moved(1, 1, "a", "b"), moved(2, 2, "c"), moved(3, 2, "c")], 10);

  expect(groups.map((group) => [group.turn, group.lines.map((line) => line.event.text)])).toEqual([
    [2, ["c"]],
    [1, ["b", "a"]],
  ]);
  expect(groups[0]?.lines[0]?.count).toBe(2);
});

test("of the steps of one move only the last of each car is told", () => {
  const step = (index: number, car: number, text: string): Moved => ({
    ...moved(index, 1),
    events: [{ kind: "moved", clause: "GP-6.1.2", seat: 0, arguments: { car }, text }],
  });
  const moves = [
    step(1, 5, "5 to 1"),
    step(2, 9, "9 to 2"),
    step(3, 5, "5 to 2"),
    moved(4, 1, "card"),
    step(5, 5, "5 to 3"),
  ];

  const lines = groupsOf(moves, 10)[0]?.lines.map((line) => line.event.text);

  expect(lines).toEqual(["5 to 3", "card", "5 to 2", "9 to 2"]);
});

test("a chart has a line a car and a point a turn", () => {
  const turns = [
    { index: 0, turn: 0, view: view() },
    { index: 9, turn: 1, view: view({ order: ["b1", "r1", ...view().order.slice(2)] }) },
  ];
  const data = chartData(fmr, turns);

  expect(data.lines).toHaveLength(12);
  expect(data.lines.find((line) => line.id === "b1")?.points.map((point) => point?.place)).toEqual([2, 1]);
});

test("a line breaks where there is no point", () => {
  expect(smooth([{ x: 0, y: 0 }, null, { x: 2, y: 2 }])).toBe("M0,0 M2,2");
});

test("addresses lead to pages", () => {
  const at = (pathname: string, search = "", hash = ""): unknown => read({ pathname, search, hash });

  expect(at("/t/abc", "", "#secret")).toEqual({ page: "table", table: "abc", secret: "secret" });
  expect(at("/r/abc", "?move=4&eyes=1")).toEqual({ page: "replay", table: "abc", index: 4, eyes: 1 });
  expect(at("/new", "?game=GP")).toEqual({ page: "new", game: "GP" });
  expect(at("/")).toEqual({ page: "front" });
  expect(at("/anything")).toEqual({ page: "unknown" });
  expect(at("/t/")).toEqual({ page: "unknown" });
});

test("clauses are read without their marks", () => {
  expect(plainText("* **GP-T1** A ring of `N` sectors.")).toBe("A ring of N sectors.");
  expect(plainText("| GP-R95 | Weighted? | No. |")).toBe("GP-R95 · Weighted? · No.");
});

test("rolls that bring the same are one chance, the likeliest first", () => {
  const roll = (brief: string) => ({ weight: 1, of: 4, effect: { events: [], brief } });
  const outcomes = [roll("out"), roll("gains 1"), roll("gains 1"), roll("gains 1")];

  const found = chances({ tokens: ["x"], effect: { events: [] }, outcomes } as never);

  expect(found.map((one) => [one.text, one.weight, one.of])).toEqual([
    ["gains 1", 3, 4],
    ["out", 1, 4],
  ]);
});

test("luck that moves the whole field is told by what begins it", () => {
  const events = [{ kind: "event", text: "event: Accident", clause: "TA-3.5.2", seat: -1, arguments: {} }];
  const brief = "8 55.0 -> 56.1, 19 54.0 -> 55.0, 16 51.1 -> 55.1, 71 49.2 -> 54.0, 3 47.2 -> 54.1";
  const [one] = chances({
    tokens: [],
    effect: { events: [] },
    outcomes: [{ tokens: [], effect: { events, brief }, weight: 3, of: 24 }],
  });

  expect(one?.text).toBe("event: Accident");
});

import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import type { Company } from "../src/lib/face";
import { optionTexts } from "../src/lib/options";
import { language, pitchOf } from "../src/lib/words";
import Board from "../src/games/gpf1/Board.svelte";
import Card from "../src/games/gpf1/Card.svelte";
import { hand, rowOf } from "../src/games/gpf1/cards";
import { gpf1 } from "../src/games/gpf1/face";
import { Layout, markers, sideOf } from "../src/games/gpf1/layout";
import { lookOf, type CarView, type PlayView, type View } from "../src/games/gpf1/view";
import { outcome, spaceKind, spaceName } from "../src/games/gpf1/words";
import { chartData, stageEnds } from "../src/lib/charts";
import type { Position } from "../src/lib/told";
import type { PrintedBoard, Space, Turn } from "../src/wire/table";

const car = (colour: string, seat: number, space: string, more: Partial<CarView> = {}): CarView => ({
  colour,
  seat,
  space,
  laps: 3,
  crossed: true,
  distance: 60,
  tyres: "dry",
  wrong_tyres: false,
  damaged: false,
  visiting: false,
  sit_outs: 0,
  proof: 0,
  fate: "racing",
  place: 0,
  points: 0,
  ...more,
});

const play = (token: string, space: string, more: Partial<PlayView> = {}): PlayView => ({
  action: 0,
  token,
  value: Number(token.split(":")[0]),
  path: [space],
  space,
  lost: 0,
  why: "",
  bonus: 0,
  fine: 0,
  duty: "",
  accident: "",
  outcome: [],
  ...more,
});

const plays = [
  play("4", "27", { fine: 4, outcome: [{ id: "outcome-fine", args: { litres: 4 } }] }),
  play("6", "29"),
  play("10", "3", { path: ["24", "25", "3"] }),
  play("10:pit", "B2", {
    lost: 4,
    why: "blocked",
    outcome: [{ id: "outcome-lost", args: { litres: 4, why: "blocked" } }],
  }),
];

const view: View = {
  seat: 0,
  asking: "play_card",
  waiting: [0],
  turn: 9,
  laps: 4,
  mover: "red",
  order: ["green", "red", "yellow"],
  drawn: [],
  cars: [car("red", 0, "23"), car("green", 1, "23", { distance: 58 }), car("yellow", 2, "", { fate: "fuel" })],
  boxes: [2, 1, 3],
  sky: "sun",
  stack: 9,
  used_ones: 2,
  ones_to_rain: 9,
  bank: [10, 10],
  fuel: [24, 30, 0],
  hands: [[4, 4, 6, 10], null, null],
  bounds: [],
  race_order: ["green", "red", "yellow"],
  points: [0, 0, 0],
  bonus: 0,
  fine: 0,
  paid: [],
  plays,
};
const company: Company = { me: 0, reader: 0, names: ["You", "Ben", "Cat"], options: { laps: "4" } };
const position: Position = {
  type: "position",
  number: 3,
  index: 3,
  turn: 9,
  decision: "play_card",
  clause: "GPF1-2.4",
  waiting: [0],
  answers: plays.map((one) => one.token),
  view,
};

const space = (id: string, x: number, width = 88): Space => ({
  id,
  x,
  y: 100,
  angle: 0,
  length: 110,
  width,
  outline: "M0,0H10V10Z",
  kind: "lane",
});
const printedBoard: PrintedBoard = {
  width: 1600,
  height: 1000,
  left: 0,
  top: 0,
  title: "Grand Prix-F1",
  subtitle: { id: "text", args: { text: "" } },
  spaces: [..."23 24 25 27 29 3 B2".split(" ").map((id, at) => space(id, 100 + 120 * at)), space("BOX1", 900, 40)],
  marks: [
    { kind: "road", path: "M0,0H9" },
    { kind: "number", text: "23", x: 1, y: 1, size: 22 },
  ],
};

describe("fuel cards", () => {
  const cards = hand(position, view, company);

  test("of one value are one card with a count, the highest first", () => {
    expect(cards.map((card) => card.id)).toEqual(["10", "6", "4"]);
    expect(cards[2]?.face).toMatchObject({ value: 4, count: 2 });
  });

  test("have a line for each route: where it ends, then what it costs", () => {
    const ten = cards[0]?.face.lines.map((line) => [line.route, line.to, line.text, line.tone]);

    expect(ten).toEqual([
      ["lane", "3", "clear", "plain"],
      ["pit", "B2", "4 litres lost in traffic", "warn"],
    ]);
    expect(cards[2]?.face.lines[0]).toMatchObject({ to: "27", text: "fine of 4 litres", tone: "bad" });
  });

  test("are drawn with their value and their lines", () => {
    const { container } = render(Card, { card: cards[0]!, chosen: false, compact: false });

    expect(container.textContent?.replaceAll(/\s+/g, " ")).toContain("3 clear");
    expect(container.querySelector(".value")?.textContent).toBe("10");
  });

  test("pay a fine: what remains, and what is given for nothing", () => {
    const fined: View = { ...view, fine: 6, paid: [4] };
    const paying: Position = { ...position, decision: "pay_fine", answers: ["-4", "-10"] };
    const found = hand(paying, fined, company);

    expect(found.map((card) => card.ways)).toEqual([[["-10"]], [], [["-4"]]]);
    expect(found[0]?.face.lines[0]?.text).toBe("pays it, 8 for nothing");
    expect(found[2]?.face.lines[0]?.text).toBe("pays it, 2 for nothing");
    expect(found[1]).toMatchObject({ clause: "GPF1-R43", refusal: "cards are paid from the highest down" });
    const first = hand({ ...paying, answers: ["-6"] }, { ...fined, paid: [] }, company);
    expect(first.map((card) => card.refusal)).toEqual(["a lower card would do", undefined, "pay a higher one first"]);
  });

  test("are taken in rows that say litres and cards", () => {
    const refuel: Position = { ...position, decision: "refuel_row", answers: ["10x3,6x1,4x1", "-"] };
    const rows = hand(refuel, view, company);

    expect(rowOf("10x3,6x1")).toEqual([
      { value: 10, count: 3 },
      { value: 6, count: 1 },
    ]);
    expect(rows[0]).toMatchObject({ title: "40 litres in 5 cards", ways: [["10x3,6x1,4x1"]] });
    expect(rows[1]?.title).toBe("no fuel: the bank has none");
  });
});

describe("what a play brings", () => {
  test("is said as the server tells it, the most important thing first", () => {
    const told = [{ id: "outcome-bonus", args: { litres: 2 } }, { id: "outcome-pit-next" }];

    expect(outcome(play("6", "19", { outcome: told }))).toBe("bonus of 2 litres, pit lane next");
    expect(outcome(play("6", "20"))).toBe("clear");
  });
});

describe("the board", () => {
  const props = {
    view,
    after: null,
    prospect: null,
    printedBoard,
    company,
    picks: gpf1.pick(position, view, [], company),
    chosen: null,
    news: [],
    pace: 0,
    onpick: () => undefined,
    onpoint: () => undefined,
  };

  test("shows every car that races, and where each card leads", () => {
    const { container } = render(Board, props);

    expect(container.querySelectorAll("[data-car]")).toHaveLength(2);
    const marked = [...container.querySelectorAll("[data-pick]")].map((one) => one.getAttribute("data-pick"));
    expect(marked.toSorted()).toEqual(["27", "29", "3", "B2"]);
  });

  test("is clicked at the end of a move", async () => {
    const onpick = vi.fn();
    const { container } = render(Board, { ...props, onpick });
    await fireEvent.click(container.querySelector('[data-pick="29"]') as Element);

    expect(onpick).toHaveBeenCalledWith("29");
  });

  test("draws the way and the ghost of the previewed card", () => {
    const { container } = render(Board, { ...props, prospect: { tokens: ["10"], effect: { events: [] } } });

    expect(container.querySelector(".trail")?.getAttribute("d")).toBe(
      "M100.0,78.0L220.0,100.0L340.0,100.0L700.0,100.0",
    );
    expect(container.querySelector(".ghostly")).not.toBeNull();
    expect(container.textContent).toContain("10 to 3: clear");
  });

  test("lets a free box be taken", () => {
    const boxes: Position = { ...position, decision: "choose_box", answers: ["1"] };
    const picks = gpf1.pick(boxes, view, [], company);
    const { getByLabelText } = render(Board, { ...props, view: { ...view, plays: [] }, picks });

    expect(getByLabelText("Take box 1")).toBeTruthy();
  });
});

describe("the layout", () => {
  const layout = new Layout(printedBoard);

  test("puts two cars of a space side by side and a single one in its middle", () => {
    expect(sideOf(view, "red", new Set())).toBe(-1);
    expect(sideOf(view, "green", new Set())).toBe(1);
    expect(layout.pose("23", -1)?.y).toBe(78);
    expect(layout.pose("23")?.y).toBe(100);
  });

  test("joins the cards that end on one space", () => {
    const both = [play("6", "19", { lost: 2, why: "blocked" }), play("4", "19"), play("10", "")];

    expect(markers(both)).toEqual([
      { id: "19", values: [4, 6], cost: "", tone: "plain" },
      { id: "finish", values: [10], cost: "finish", tone: "good" },
    ]);
  });

  test("puts the finish between the last space and the first", () => {
    const line = new Layout({ ...printedBoard, spaces: [space("30", 100), space("1", 220)] });

    expect(line.pose("finish")).toMatchObject({ x: 160, y: 100 });
    expect(layout.pose("finish")).toBeNull();
  });
});

describe("what the game tells the page", () => {
  test("rows with space, gap and fuel", () => {
    const [first, second, third] = gpf1.rows(view, company);

    expect(first?.cells["gap"]).toMatchObject({ text: "Lead" });
    expect(second?.cells["gap"]).toMatchObject({ text: "+2" });
    expect(second?.cells["fuel"]).toMatchObject({ text: "24" });
    expect(third?.cells["space"]).toMatchObject({ text: "OUT" });
  });

  test("tyres as soon as somebody is on other ones than dry in the sun", () => {
    const wet: View = { ...view, sky: "rain", cars: view.cars.map((one) => ({ ...one, wrong_tyres: true })) };

    expect(gpf1.rows(view, company)[0]?.cells["tyre"]).toBeUndefined();
    expect(gpf1.rows(wet, company)[0]?.cells["tyre"]).toMatchObject({ letter: "D", wrong: true });
  });

  test("lap, turn, weather and fuel on top", () => {
    expect(gpf1.cells(view, company).map((cell) => cell.value)).toEqual([
      "2 / 4",
      "9",
      "Dry, rain in 9 cards",
      "24 litres",
    ]);
  });

  test("places, cost and fuel of the previewed card", () => {
    const changes = {
      race_order: ["red", "green", "yellow"],
      fuel: [14, 30, 0],
      cars: [car("red", 0, "3", { distance: 50 })],
    };
    const said = gpf1.consequences?.(view, { tokens: ["10"], effect: { events: [], changes } }, company);

    expect(said?.map((one) => `${one.strong} ${one.text}`)).toEqual([
      "1 2nd to 1st",
      "3 spaces nothing lost",
      "14 litres left, 50 spaces to go for this car",
    ]);
  });

  test("cars of a player with two of them as A and B", () => {
    const two: View = {
      ...view,
      boxes: [1, 2],
      cars: [car("red", 0, "1"), car("green", 1, "2"), car("yellow", 0, "3")],
    };

    expect(lookOf(two, "yellow")).toMatchObject({ number: "1B", team: "amber" });
    expect(lookOf(view, "yellow").number).toBe("3");
  });

  test("spaces as people say them", () => {
    expect(["BOX3", "BOX3-IN", "KB4", "25"].map(spaceName)).toEqual(["Box 3", "Box 3, entry", "K4", "25"]);
    expect(["BOX3", "B3", "KB4", "U1", "25"].map(spaceKind)).toEqual([
      "pit box",
      "pit lane",
      "gravel",
      "overtaking lane",
      "racing line",
    ]);
  });

  test("the board in words", () => {
    expect(gpf1.twin(view, company)[1]).toBe(
      "2nd: Red (You) on 23, 3 laps to go, 2 spaces behind Green, dry tyres, 24 litres",
    );
  });
});

test("everything is said in German, too", async () => {
  await language.choose("de");

  expect(gpf1.cells(view, company).map((cell) => cell.value)).toEqual([
    "2 / 4",
    "9",
    "Noch 9 Karten trocken",
    "24 Liter",
  ]);
  expect(pitchOf("GPF1")).toContain("Sprit");
  expect(gpf1.rows(view, company)[1]).toMatchObject({ name: "Rot", owner: "You · 3 Runden" });
  expect(optionTexts("GPF1", { weather: "sudden" })).toEqual(["Wetter: Regenkarte im Einerstapel versteckt"]);
  await language.choose("en");
});

test("who has no car in the race has nothing more to decide", () => {
  const out = view.cars.map((one) => (one.seat === 0 ? { ...one, fate: "fuel" as const } : one));

  expect(gpf1.done?.(view, company)).toBe(false);
  expect(gpf1.done?.({ ...view, cars: out }, company)).toBe(true);
});

describe("the lap chart", () => {
  /** A turn in which red has this far to go. */
  const turn = (number: number, distance: number, more: Partial<CarView> = {}): Turn => ({
    index: number,
    turn: number,
    view: { ...view, turn: number, cars: [car("red", 0, "5", { distance, laps: Math.ceil(distance / 30), ...more })] },
  });
  const turns = [turn(0, 120), turn(1, 118), turn(2, 115, { visiting: true }), turn(3, 112), turn(4, 105), turn(5, 88)];

  test("has a point for each third of a lap, and laps below it", () => {
    const data = chartData(gpf1, turns);

    expect(data.turns).toEqual([0, 3, 4, 5]);
    expect(data.labels).toEqual(["Grid", "1", "", "2"]);
    expect(stageEnds(gpf1, turns).map(({ index }) => index)).toEqual([0, 3, 4, 5]);
  });

  test("keeps a stop that begins and ends between two points", () => {
    const [line] = chartData(gpf1, turns).lines;

    expect(line?.points.map((point) => point?.pits)).toEqual([false, true, false, false]);
  });

  test("ends with the end, and cars that are off the board are not the furthest", () => {
    const out = { ...view, cars: [car("red", 0, "5", { distance: 58 }), car("green", 1, "", { distance: 0 })] };

    expect(gpf1.stage?.(out)?.id).toBe("2 5");
    expect(gpf1.stage?.({ ...out, waiting: [] })?.id).toBe("end");
  });
});

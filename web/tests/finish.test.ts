import { describe, expect, test } from "vitest";

import type { ChartPoint, Company } from "../src/lib/face";
import { fmr } from "../src/games/fmr/face";
import { gp } from "../src/games/gp/face";
import { ta } from "../src/games/ta/face";
import { backdrop } from "../src/lib/charts";
import { nextCircuit } from "../src/lib/start";
import { ties } from "../src/lib/ties";
import type { Happened, Moved } from "../src/lib/told";
import type { GameInfo, TableInfo, Turn } from "../src/wire/table";
import { gpView, taView } from "./drafting/ring";
import { view } from "./race";

const company: Company = { me: 0, reader: 0, names: ["You", "Ben", "Cat"], options: {} };
const event = (kind: string, text: string, args: Happened["arguments"] = {}, clause = "X-1"): Happened => ({
  kind,
  clause,
  seat: 0,
  arguments: args,
  text,
});
const moved = (index: number, turn: number, ...events: Happened[]): Moved => ({
  type: "moved",
  number: index,
  index,
  turn,
  seat: 0,
  decision: "play",
  token: "x",
  events,
});
const GRID = view().order;
const turn = (index: number, number: number, order: readonly string[]): Turn => ({
  index,
  turn: number,
  view: view({ order }),
});

describe("over the lap chart stand", () => {
  const at = (index: number, of: object): Turn => ({ index, turn: index, view: of });

  test("laps as blocks and the sky where it is not fair", () => {
    const turns = [1, 1, 2].map((lap, index) => at(index, { ...gpView([]), lap, weather: lap > 1 ? "wet" : "dry" }));

    expect(backdrop(gp, turns, [], company)).toEqual({
      laps: [
        { from: 0, to: 1, text: "Lap 1" },
        { from: 2, to: 2, text: "Lap 2" },
      ],
      skies: [{ from: 2, to: 2, text: "Wet" }],
      flags: [],
    });
  });

  test("flags in the turn in which they came out, each once", () => {
    const turns = [at(0, taView([])), at(9, taView([])), at(20, taView([]))];
    const yellow = event("yellow", "yellow flag");
    const moves = [moved(5, 1, yellow), moved(6, 1, yellow), moved(12, 2, event("over", "rain", { end: 2 }))];

    expect(backdrop(ta, turns, moves, company).flags).toEqual([
      { at: 1, flag: "yellow", text: "Yellow" },
      { at: 2, flag: "red", text: "Red" },
    ]);
    expect(gp.flag?.(event("restart", "", { flag: 0 }))).toEqual({ flag: "double-yellow", text: "Double yellow" });
    expect(gp.flag?.(event("zone", "", { sector: 3 }))?.flag).toBe("yellow");
    expect(gp.flag?.(event("moved", ""))).toBeNull();
  });

  test("nothing in a game without laps, sky and flags", () => {
    expect(backdrop(fmr, [turn(0, 0, GRID)], [moved(1, 1, event("moved", ""))], company)).toEqual({
      laps: [],
      skies: [],
      flags: [],
    });
  });
});

describe("level points", () => {
  const car = (seat: number, place: number): ChartPoint => ({
    id: `${seat}-${place}`,
    look: { number: "1", team: null, body: "single" },
    name: "",
    seat,
    second: false,
    place,
    gap: null,
    wear: null,
    pits: false,
    out: false,
    points: 0,
  });
  const cars = [car(0, 1), car(0, 8), car(1, 2), car(1, 3), car(2, 4)];
  const end = { end: "", entrants: ["You", "Ben", "Cat"], points: [11, 11, 3], places: [1, 2, 3], seed: "" };

  test("are told with the places that decide", () => {
    expect(ties(end, cars, company)).toEqual(["Level on 11 points; the best car decides: You 1st, Ben 2nd."]);
  });

  test("of those who share a place are not told, nor are different ones", () => {
    expect(ties({ ...end, places: [1, 1, 3] }, cars, company)).toEqual([]);
    expect(ties({ ...end, points: [12, 11, 3] }, cars, company)).toEqual([]);
  });
});

describe("the next race", () => {
  const circuits = ["monaco", "monza", "spa"].map((id) => ({ id, title: id }));
  const game = { circuits, options: [{ name: "circuit", default: "monaco" }] } as unknown as GameInfo;
  const table = (options: Record<string, string>): TableInfo => ({ options }) as unknown as TableInfo;

  test("is run on the next circuit, after the last one on the first", () => {
    expect(nextCircuit(table({ circuit: "monza" }), game)?.id).toBe("spa");
    expect(nextCircuit(table({ circuit: "spa" }), game)?.id).toBe("monaco");
    expect(nextCircuit(table({}), game)?.id).toBe("monza");
  });

  test("has no circuit in a game without any", () => {
    expect(nextCircuit(table({}), { options: [] } as unknown as GameInfo)).toBeNull();
  });
});

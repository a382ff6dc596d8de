import { describe, expect, test } from "vitest";

import { marksOf, mistakesOf, momentAt, turningPoints, worstOf } from "../src/lib/moments";
import { Reviewing } from "../src/lib/review.svelte";
import type { Moved } from "../src/lib/told";
import type { Analysis, Review, Stroke, Verdict } from "../src/wire/table";

const amount = (value: number) => ({ value, error: 0 });
const verdict = (move: number, seat: number, mark: string, win: number): Verdict => ({
  move,
  turn: 1,
  seat,
  decision: "play",
  played: "a",
  best: "b",
  loss: { win: amount(win), places: amount(2 * win), points: amount(0) },
  mark,
  counts: true,
});
const stroke = (move: number, ...win: number[]): Stroke => ({
  move,
  turn: 1,
  decision: "roll",
  drawn: "3",
  seat: 0,
  win,
  points: win,
});
const drive = (seat: number, ...worst: number[]) => ({
  seat,
  decisions: 3,
  mean: { win: amount(0), places: amount(0), points: amount(0) },
  marks: {},
  worst,
});
const analysis: Analysis = {
  game: "FMR/1",
  seats: 2,
  playouts: 10,
  seed: 0,
  drives: [drive(1, 9, 3), drive(2)],
  verdicts: [verdict(3, 1, "slip", 0.06), verdict(9, 1, "blunder", 0.3), verdict(12, 2, "brilliant", 0)],
  chances: [
    { move: 0, turn: 0, win: [0.5, 0.5] },
    { move: 8, turn: 1, win: [0.7, 0.3] },
    { move: 14, turn: 2, win: [0, 1] },
  ],
  turning: [{ begin: 8, move: 14, turn: 2, seat: 2, before: 0.3, after: 1 }],
  fortunes: [],
  strokes: [stroke(5, 0.01, -0.01), stroke(11, -0.2, 0.2)],
  explained: 0.1,
};
const moved = (index: number, kind: string, text: string): Moved => ({
  type: "moved",
  number: index,
  index,
  turn: 1,
  seat: 0,
  decision: "play",
  token: "x",
  events: [{ kind, clause: "X-1", seat: 0, arguments: {}, text }],
});

describe("a review", () => {
  test("marks mistakes, brilliant moves and strokes of luck, no slips and no small luck", () => {
    expect(marksOf(analysis)).toEqual([
      { move: 9, seat: 0, kind: "blunder", win: 0.3 },
      { move: 11, seat: 0, kind: "unlucky", win: 0.2 },
      { move: 12, seat: 1, kind: "brilliant", win: 0 },
    ]);
  });

  test("knows the chances before a move", () => {
    expect(momentAt(analysis.chances, 9)?.win).toEqual([0.7, 0.3]);
    expect(momentAt(analysis.chances, 0)?.move).toBe(0);
  });

  test("has the worst decisions of a seat first, and its mistakes in order", () => {
    expect(worstOf(analysis, 0).map((one) => one.move)).toEqual([9, 3]);
    expect(worstOf(analysis, 1)).toEqual([]);
    expect(mistakesOf(analysis, 0).map((one) => one.move)).toEqual([3, 9]);
    expect(mistakesOf(analysis, null).map((one) => one.move)).toEqual([3, 9]);
  });

  test("tells what happened where the race turned", () => {
    const moves = [moved(8, "moved", "before"), moved(10, "moved", "b1 moves"), moved(11, "drew", "draws")];

    expect(turningPoints(analysis, moves)).toMatchObject([
      {
        turn: 2,
        index: 8,
        seat: 1,
        from: 30,
        to: 100,
        marks: [{ move: 9 }, { move: 11 }, { move: 12 }],
        said: { text: "b1 moves" },
      },
    ]);
  });
});

describe("a review is asked for", () => {
  const told = (done: number): Review => ({ version: 1, moves: 9, done, total: 2, analysis, words: {} });
  const at_once = () => Promise.resolve();

  test("until all is judged", async () => {
    let asked = 0;
    const reviewing = new Reviewing(() => Promise.resolve(told(asked++)), at_once);
    await reviewing.follow();

    expect(asked).toBe(3);
    expect(reviewing.review?.done).toBe(2);
    expect(reviewing.busy).toBe(false);
  });

  test("again after a refusal, and not for ever", async () => {
    let asked = 0;
    const reviewing = new Reviewing(() => {
      asked += 1;
      return asked === 1 ? Promise.resolve(told(1)) : Promise.reject(new Error("busy"));
    }, at_once);
    await reviewing.follow();

    expect(asked).toBe(6);
    expect(reviewing.review?.done).toBe(1);
  });

  test("no more when nobody looks", async () => {
    let asked = 0;
    const reviewing = new Reviewing(() => {
      asked += 1;
      if (asked === 2) reviewing.stop();
      return Promise.resolve(told(0));
    }, at_once);
    await reviewing.follow();

    expect(asked).toBe(2);
    expect(reviewing.busy).toBe(false);
  });
});

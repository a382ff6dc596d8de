import { expect, test } from "vitest";

import { Replayed } from "../src/lib/replay.svelte";
import type { Moved } from "../src/lib/told";

const move = (index: number, turn: number, seat: number): Moved =>
  ({ type: "moved", index, turn, seat, token: "", events: [] }) as unknown as Moved;

test("a replay opens before the first decision of the race, when all cars stand at the start", () => {
  const replay = new Replayed("abc", null, null);
  replay.moves = [move(1, 0, -1), move(2, 0, 0), move(3, 1, -1), move(4, 1, 2)];

  expect(replay.start).toBe(3);
});

test("a race in which nobody has decided anything opens at its first position", () => {
  const replay = new Replayed("abc", null, null);
  replay.moves = [move(1, 0, -1)];

  expect(replay.start).toBe(0);
});

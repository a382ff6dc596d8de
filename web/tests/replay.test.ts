import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { fmr } from "../src/games/fmr/face";
import { told } from "../src/games/fmr/words";
import { api, Refusal } from "../src/lib/api";
import { Replayed } from "../src/lib/replay.svelte";
import { companyOf } from "../src/lib/race.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Moved, Position } from "../src/lib/told";
import type { TableInfo } from "../src/wire/table";
import Hands from "../src/parts/Hands.svelte";
import { view } from "./race";

const move = (index: number, turn: number, seat: number, decision = "play"): Moved =>
  ({ type: "moved", index, turn, seat, decision, token: "", events: [{ kind: `e${index}` }] }) as unknown as Moved;

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

describe("step by step", () => {
  let replay: Replayed;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(api, "position").mockImplementation((_id, _secret, index) => Promise.resolve({ index } as never));
    replay = new Replayed("abc", null, null);
    replay.moves = [
      move(1, 1, -1, "deal"),
      move(2, 1, 0, "activate"),
      move(3, 1, 0, "step"),
      move(4, 1, -1, "die"),
      move(5, 1, 1, "activate"),
      move(6, 1, 1, "activate"),
      move(7, 2, 1, "activate"),
      move(8, 2, -1, "deal"),
    ];
  });
  afterEach(() => {
    replay.stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
    settings.change({ speed: "normal" });
  });
  const walk = async (step: "move" | "turn"): Promise<number[]> => {
    const found = [];
    while (replay.index < replay.last) {
      await replay.next(step);
      found.push(replay.index);
    }
    return found;
  };

  test("by whole moves: all answers of one, and what luck brings, are one step", async () => {
    expect(await walk("move")).toEqual([1, 4, 5, 6, 8]);
  });

  test("by turns", async () => {
    expect(await walk("turn")).toEqual([6, 8]);
  });

  test("backwards to where a step begins", async () => {
    await replay.go(3);
    await replay.previous("move");
    expect(replay.index).toBe(1);
    await replay.go(8);
    await replay.previous("turn");
    expect(replay.index).toBe(6);
    await replay.previous("turn");
    expect(replay.index).toBe(0);
  });

  test("a step shows all that happened on the way, a leap only the last of it", async () => {
    await replay.go(1);
    await replay.next("move");
    expect(replay.news.map((one) => one.kind)).toEqual(["e2", "e3", "e4"]);
    await replay.go(7);
    expect(replay.news.map((one) => one.kind)).toEqual(["e7"]);
  });

  test("a busy server is asked again, and what it refuses is forgotten when another position is looked at", async () => {
    const busy = new Refusal({ code: "busy", say: { id: "refused-busy" }, text: "", clause: "" });
    const ask = vi.spyOn(api, "position").mockRejectedValueOnce(busy);
    const went = replay.go(3);
    await vi.advanceTimersByTimeAsync(5000);
    await went;
    expect([replay.position?.index, replay.problem]).toEqual([3, null]);

    ask.mockRejectedValueOnce(new Refusal({ ...busy.problem, code: "no_such_move" }));
    const left = replay.go(4);
    await replay.go(5);
    await left;
    expect([replay.position?.index, replay.problem]).toEqual([5, null]);
  });

  test("played, the next step waits until the board has shown the last", async () => {
    await replay.go(1);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(3000);
    expect(replay.index).toBe(4);
    replay.rest();
    await vi.advanceTimersByTimeAsync(1000);
    expect(replay.index).toBe(5);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([replay.index, replay.playing]).toEqual([5, false]);
  });

  test("without motion it goes on by the clock, and ends at the end", async () => {
    replay.step = "turn";
    settings.change({ speed: "off" });
    replay.toggle();
    await vi.advanceTimersByTimeAsync(1000);
    expect([replay.index, replay.playing]).toEqual([8, false]);
  });
});

test("everybody at once: every hand is shown with its owner", () => {
  const position = { view: view({ hands: [["CG"], ["O2b", "SO"], []] }) } as unknown as Position;
  const company = { me: -2, reader: -2, names: ["Ann", "Ben", "Cat"], options: {} };
  const { container } = render(Hands, { position, face: fmr, company });
  const hands = [...container.querySelectorAll("[data-hand]")];

  expect(hands.map((one) => one.querySelectorAll("li").length)).toEqual([1, 2, 0]);
  expect(hands.map((one) => one.getAttribute("aria-label"))).toEqual(["Ann’s hand", "Ben’s hand", "Cat’s hand"]);
});

test("with a bot’s eyes the bot keeps its name, and you are you", () => {
  const seats = [{ name: "" }, { name: "Vela" }];
  const company = companyOf({ seats, options: {} } as unknown as TableInfo, 1, 0);

  expect([company.me, company.names]).toEqual([1, ["You", "Vela"]]);
  expect(told(company, "event-rolled", 1, { roll: 3 })).toMatch(/^Vela/);
  expect(told(company, "event-rolled", 0, { roll: 3 })).toMatch(/^You/);
});

/** The coached race: offered once, one tip for each kind of decision, none twice. */
import { beforeEach, describe, expect, test } from "vitest";

import { FACES } from "../src/games";
import { fmr } from "../src/games/fmr/face";
import { Coach } from "../src/lib/coach.svelte";
import { device } from "../src/lib/device.svelte";
import { between, played, playOf, spot } from "../src/lib/pack";
import type { Position } from "../src/lib/told";
import { view as fmrView } from "./race";

const company = { me: 0, reader: 0, names: ["You", "B", "C"], options: {} };
const asked = (decision: string): Position => ({ decision, answers: ["x"], waiting: [0] }) as unknown as Position;
const tips = (decision: string, hand: string[]) => {
  const view = fmrView({ hands: [hand, null, null] });
  return (fmr.coached?.tips(asked(decision), view, company) ?? []).map((tip) => tip.kind);
};

beforeEach(() => {
  localStorage.clear();
  for (const { table } of device.tables) device.forget(table);
});

describe("a coach", () => {
  test("is offered on a first visit, and never again", () => {
    const coach = new Coach();

    expect(coach.isWanted).toBe(true);

    coach.decline();

    expect(coach.isWanted).toBe(false);
    expect(new Coach().isWanted).toBe(false);
  });

  test("is not offered where tables are known", () => {
    device.keep({ id: "a", game: "FMR", title: "A" } as never, [{ seat: 0, secret: "s" }]);

    expect(new Coach().isWanted).toBe(false);
  });

  test("coaches at one table, and says nothing twice, not even after a reload", () => {
    const coach = new Coach();
    coach.begin("one");
    const [first, second] = [
      { kind: "aim", text: "" },
      { kind: "play", text: "" },
    ];

    expect([coach.coaches("one"), coach.coaches("two"), coach.coaches("")]).toEqual([true, false, false]);
    expect(coach.next([first, second])).toBe(first);

    coach.hear(first);

    expect(new Coach().next([first, second])).toBe(second);

    coach.leave();

    expect(new Coach().coaches("one")).toBe(false);
  });
});

describe("Formula Motor Racing's coach", () => {
  test("begins with the aim, then says how a card is played, then what the cards in hand do", () => {
    expect(tips("play", ["O2b", "SO"])).toEqual(["aim", "play", "overtake", "spin"]);
  });

  test.each(["charge_continue", "spin_reroll", "crash_partner"])("has a word about %s", (decision) => {
    expect(tips(decision, [])).toEqual(["aim", decision.replace("_", "-")]);
  });

  test("races so that every colour has a driver", () => {
    expect(fmr.coached?.seats).toBe(6);
    expect(FACES.filter((face) => face.coached)).toHaveLength(1);
  });
});

describe("the front page's race", () => {
  test("who plays gains the places that the card says, for as long as one looks", () => {
    let line = [..."abcdefghijkl"];
    for (let number = 0; number < 40; number += 1) {
      const play = playOf(number);
      const mover = line[play.from];
      line = played(line, play);

      expect(line.indexOf(mover ?? "")).toBe(play.from - play.gains);
      expect(line.toSorted().join("")).toBe("abcdefghijkl");
    }
  });

  test("the road has no gaps, and overtaking cars swing out", () => {
    for (let along = 0; along < 1900; along += 1) {
      const [a, b] = [spot(along), spot(along + 1)];

      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1.5);
    }
    expect(between(3, 1, 0.5).y).not.toBe(between(1, 3, 0.5).y);
    expect(between(3, 1, 1)).toEqual(between(1, 1, 0));
  });
});

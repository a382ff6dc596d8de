import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";

import { textOf } from "../src/games/drafting/choices";
import RaceCard from "../src/games/drafting/RaceCard.svelte";
import { fmr } from "../src/games/fmr/face";
import { gp } from "../src/games/gp/face";
import { roomOf, rowOf } from "../src/lib/hand";

afterEach(cleanup);

describe("all cards of a hand are seen at once", () => {
  // What tower and panel leave to the hand on screens of 1440 and 1280.
  const [WIDE, SMALL] = [818, 658];

  test.each([
    [5, WIDE, 5],
    [6, WIDE, 6],
    [6, SMALL, 6],
    [8, WIDE, 4],
    [12, SMALL, 6],
    [6, 0, 6],
  ])("%i of them on %i pixels stand %i in a row", (cards, width, across) => {
    const least = gp.leastCard ?? 0;

    expect(rowOf(cards, width, least)).toBe(across);
    expect(across * (least + 8) - 8 + 32).toBeLessThanOrEqual(width || Infinity);
  });

  test("the five of Formula Motor Racing stand in one row on a small laptop", () => {
    expect(rowOf(5, SMALL, fmr.leastCard ?? Infinity)).toBe(5);
  });
});

test("the text of a race card is drawn once and read aloud once", () => {
  const printed = {
    card: "41",
    name: "slingshot",
    speed: 7,
    pit: 3,
    kind: "lead",
    effect: "diagonal",
    wear: "tyre",
    close_calls: 0,
    stays: false,
  } as const;
  const face = { printed, game: "GP", speed: 7, less: 0, fromPits: false, drivers: [] } as const;
  const card = { id: "41-0", title: "Slingshot", detail: textOf("GP", printed), ways: [], face };
  const { getByText } = render(RaceCard, { card, chosen: false, compact: false });

  expect(getByText("One diagonal step into an empty space.").getAttribute("aria-hidden")).toBe("true");
});

describe("the room of a hand", () => {
  const five = { width: 658, height: 236 };

  test("stays when a card has been played and the others are lower", () => {
    expect(roomOf(five, { width: 658, height: 192 })).toEqual(five);
  });
  test("grows with a card that says more", () => {
    expect(roomOf(five, { width: 658, height: 250 }).height).toBe(250);
  });
  test("is another one where the screen is", () => {
    expect(roomOf(five, { width: 818, height: 180 }).height).toBe(180);
  });
});

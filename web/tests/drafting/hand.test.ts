import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { faceOf } from "../../src/games";
import { Choosing } from "../../src/lib/choosing.svelte";
import Hand from "../../src/parts/Hand.svelte";
import Offers from "../../src/parts/Offers.svelte";
import { card, company, position, prospect, taCar, taMove, taView } from "./ring";

const TEAMWORK = card("teamwork", "41", { kind: "draft" });
const ta = faceOf("TA");

function choosing(answers: string[], driving: boolean): Choosing {
  const cars = [taCar(25, 0, "4.0"), taCar(4, 1, "3.1")];
  const view = taView(cars, { printed: [TEAMWORK], move: driving ? taMove : null });
  const ways = driving ? [prospect([">", "="], "@5.0", { cars })] : [];
  return new Choosing(
    {
      position: position(view, answers),
      previewed: { type: "preview", number: 7, prospects: [], ways },
      company,
      asked: true,
      play: () => Promise.resolve(),
    },
    () => ta,
  );
}

test("on a phone the hand is a row of names and speeds while a car is driven", () => {
  const { container } = render(Hand, { choosing: choosing([">"], true), face: ta, compact: true });

  expect(container.querySelector(".folded .brief")?.textContent).toBe("Teamwork6 Draft");
  expect(container.querySelector(".race-card")).toBeNull();
});

test("on a laptop cards are whole whatever is asked for: the board keeps its shape", () => {
  const asked = render(Hand, { choosing: choosing(["25#41"], false), face: ta, compact: false, low: true });
  const driven = render(Hand, { choosing: choosing([">"], true), face: ta, compact: false, low: true });

  expect(asked.container.querySelector(".race-card")).not.toBeNull();
  expect(driven.container.querySelector(".race-card")).not.toBeNull();
});

test("targets beside the board are short to see and whole to hear", () => {
  const { container } = render(Offers, { choosing: choosing([">"], true) });
  const chip = container.querySelector('[data-chip="5.0"]');

  expect(chip?.firstChild?.textContent).toBe("5.0 =");
  expect(chip?.getAttribute("aria-label")).toBe("sector 5, lane 0: stays 1st");
});

test("where a card is asked for, the row of its targets is there from the beginning", () => {
  const { container } = render(Offers, { choosing: choosing(["25#41"], false) });

  expect(container.querySelector(".offers.kept")).not.toBeNull();
});

test("on a phone the hand is a row of names while a car is driven", () => {
  const one = choosing(["25#41", "25!"], false);
  const whole = render(Hand, { choosing: one, face: ta, compact: true });
  const before = whole.container.querySelector(".race-card");
  const driving = render(Hand, { choosing: choosing([">"], true), face: ta, compact: true });

  expect(before).not.toBeNull();
  expect(driving.container.querySelector(".folded .brief")).not.toBeNull();
});

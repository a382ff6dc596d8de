import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import { faceOf } from "../../src/games";
import TaBoard from "../../src/games/ta/Board.svelte";
import type { Thing } from "../../src/lib/face";
import type { Previewed } from "../../src/lib/told";
import { Choosing } from "../../src/lib/choosing.svelte";
import Hand from "../../src/parts/Hand.svelte";
import gpRules from "../../../docs/rules/grand-prix.md?raw";
import taRules from "../../../docs/rules/thunder-alley.md?raw";
import { card, company, gpCar, gpMove, gpView, printedBoard, position, taCar, taMove, taView } from "./ring";

const CARS = [taCar(25, 0, "4.0"), taCar(29, 0, "2.0", { moved: true }), taCar(4, 1, "3.1")];
const printed = [card("teamwork", "41", { kind: "draft" })];
const driving = taView(CARS, { printed, move: taMove });
const choosingCard = taView(CARS, { printed });
const ta = faceOf("TA");

function choosing(view: unknown, answers: string[]): Choosing {
  const previewed: Previewed = { type: "preview", number: 7, prospects: [] };
  return new Choosing(
    { position: position(view, answers), previewed, company, asked: true, play: () => Promise.resolve() },
    () => ta,
  );
}

function reason(view: unknown, answers: string[], kind: Thing["kind"], id: string): string {
  const one = choosing(view, answers);
  one.ask({ kind, id });
  return `${one.reason?.text ?? ""} ${one.reason?.clause ?? ""}`;
}

describe("why a thing cannot be chosen", () => {
  test("a space: too far, behind, the pits, where it stands, or not with all points", () => {
    expect(reason(driving, [">"], "space", "9.0")).toBe("Out of reach: 5 sectors ahead, 3 MP left. TA-6.1.3");
    expect(reason(driving, [">"], "space", "3.0")).toContain("no car drives backwards. TA-6.1.2");
    expect(reason(driving, [">"], "space", "5.P")).toContain("pit stops come at the end of the turn. TA-9.1.1");
    expect(reason(driving, [">"], "space", "4.0")).toContain("all 3 MP must be spent. TA-6.1.7");
    expect(reason(driving, [">"], "space", "5.0")).toContain("With this card 25 cannot end there");
  });

  test("a car: somebody else's, or moved already", () => {
    expect(reason(choosingCard, ["25#41"], "car", "4")).toBe("4 is not yours to choose: it belongs to Ben. TA-3.4.2");
    expect(reason(choosingCard, ["25#41"], "car", "29")).toBe("29 has moved this turn. TA-3.4.2");
    expect(reason(choosingCard, ["25#41"], "space", "9.0")).toContain("First a card");
  });

  test("a card: one was played for the car that drives", () => {
    expect(reason(driving, [">"], "card", "41-0")).toContain(
      "25 drives with the card that was played for it. TA-3.4.7",
    );
  });

  test("else it is not asked for, by the clause of what is asked", () => {
    expect(reason(choosingCard, ["-"], "space", "9.0")).toBe("You cannot choose this space now. TA-6.1.2");
  });

  test("it goes when something is chosen", () => {
    const one = choosing(choosingCard, ["25#41"]);
    one.ask({ kind: "car", id: "4" });
    one.choosePick("car:25");

    expect(one.reason).toBeNull();
  });

  test("clauses are those of the rules", () => {
    const gp = gpView([gpCar(25, 0, "4.0"), gpCar(4, 1, "3.0")], { move: gpMove });
    const things: Thing[] = ["9.0", "3.0", "5.P", "4.0", "5.0"].map((id) => ({ kind: "space", id }));
    const told = (code: string, view: unknown): string[] =>
      things.map((thing) => faceOf(code).whyNot?.(thing, position(view, [">"]), view, company)?.clause ?? "?");

    expect(told("TA", driving).filter((clause) => !taRules.includes(`**${clause}**`))).toEqual([]);
    expect(told("GP", gp).filter((clause) => !gpRules.includes(`**${clause}**`))).toEqual([]);
  });
});

test("pointing at a space or car that cannot be chosen asks why, only while something is asked for", async () => {
  const onask = vi.fn();
  const props = {
    view: driving,
    after: null,
    prospect: null,
    printedBoard,
    company,
    chosen: null,
    news: [],
    pace: 0,
    picks: [{ id: "5.0", label: "5.0", ways: [[">"]] }],
    onpick: () => undefined,
    onpoint: () => undefined,
  };
  const { container } = render(TaBoard, { ...props, onask });
  const quiet = render(TaBoard, props).container;
  await fireEvent.pointerDown(container.querySelector('[data-ask="9.0"]') as Element);
  await fireEvent.pointerDown(container.querySelector('[data-car="4"]')?.parentElement as Element);

  expect(onask.mock.calls).toEqual([[{ kind: "space", id: "9.0" }], [{ kind: "car", id: "4" }]]);
  expect(container.querySelector('[data-ask="5.0"]')).toBeNull();
  expect(quiet.querySelector("[data-ask]")).toBeNull();
});

test("a card that cannot be played says why when it is focused", async () => {
  const one = choosing(driving, [">"]);
  const { container } = render(Hand, { choosing: one, face: ta, compact: false });
  await fireEvent.focus(container.querySelector("button") as Element);

  expect(one.reason?.clause).toBe("TA-3.4.7");
});

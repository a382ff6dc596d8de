import { beforeEach, describe, expect, test } from "vitest";

import { Choosing, waysOf } from "../src/lib/choosing.svelte";
import { onkey } from "../src/lib/keys";
import type { Race } from "../src/lib/race.svelte";
import type { Position, Previewed } from "../src/lib/told";
import { fmr } from "../src/games/fmr/face";
import { view } from "./race";

const position: Position = {
  type: "position",
  number: 7,
  index: 7,
  turn: 1,
  decision: "play",
  clause: "FMR-3.3",
  waiting: [0],
  answers: ["CG:r1", "CG:b1", "O2b:b1", "SO"],
  view: view({ hands: [["CG", "O2b", "SO"], null, null] }),
};

const prospect = (token: string, order: string[]): Previewed["prospects"][number] => ({
  tokens: [token],
  effect: { events: [], changes: { order } },
});

function race(part: Partial<Position> = {}): Race {
  const company = { me: 0, reader: 0, names: ["You", "Ben", "Cat"], options: {} };
  const played: string[][] = [];
  return {
    position: { ...position, ...part },
    company,
    asked: true,
    previewed: { type: "preview", number: 7, prospects: [prospect("O2b:b1", ["b1", "r1"])], ways: [] },
    busy: false,
    show: { scene: null, paused: false },
    play: async (way: string[]) => void played.push(way),
    played,
  } as unknown as Race;
}

describe("choosing", () => {
  let choosing: Choosing;
  beforeEach(() => {
    choosing = new Choosing(race(), () => fmr);
  });

  test("begins with every card and nothing to confirm", () => {
    expect(choosing.cards.map((card) => card.id)).toEqual(["CG-0", "O2b-1", "SO-2"]);
    expect(choosing.candidate).toBeNull();
  });

  test("a card leaves its targets on the board", () => {
    choosing.chooseCard("CG-0");

    expect(choosing.picks.map((pick) => pick.id).toSorted()).toEqual(["b1", "r1"]);
    expect(choosing.candidate).toBeNull();
  });

  test("the keys stand for cards, then for the targets of the chosen one", () => {
    const panel = {} as never;
    const page = document.createElement("div");
    page.addEventListener("keydown", (event) => onkey(event, race(), choosing, panel));
    const type = (key: string): boolean => page.dispatchEvent(new KeyboardEvent("keydown", { key }));

    expect(choosing.keysOn).toBe("cards");
    type("1");
    expect([choosing.card?.id, choosing.keysOn]).toEqual(["CG-0", "offers"]);
    type("2");
    expect(choosing.candidate).toEqual(["CG:b1"]);
    choosing.back();
    choosing.back();
    type("3");
    expect([choosing.candidate, choosing.keysOn]).toEqual([["SO"], "cards"]);
  });

  test("between an answer and the next question keys choose, confirm and take back nothing", () => {
    const taken: number[] = [];
    const waiting = (part: object): Race =>
      ({ ...race({ back: 3 }), takeBack: async (to: number) => void taken.push(to), ...part }) as unknown as Race;
    for (const part of [{ busy: true }, { show: { scene: {}, paused: false } }]) {
      const asked = waiting(part) as Race & { played: string[][] };
      choosing = new Choosing(asked, () => fmr);
      const page = document.createElement("div");
      page.addEventListener("keydown", (event) => onkey(event, asked, choosing, {} as never));
      for (const key of ["3", "Enter", "ArrowRight", "Escape"]) {
        const event = new KeyboardEvent("keydown", { key, cancelable: true });
        page.dispatchEvent(event);
        expect(event.defaultPrevented).toBe(true);
      }

      expect([choosing.card, choosing.candidate, asked.played, taken]).toEqual([null, null, [], []]);
    }
  });

  test("keys are a dialog’s as long as it is open: its button may keep the focus when it has been closed", () => {
    const dialog = document.createElement("dialog");
    const button = dialog.appendChild(document.createElement("button"));
    dialog.addEventListener("keydown", (event) => onkey(event, race(), choosing, {} as never));
    const type = (): boolean => button.dispatchEvent(new KeyboardEvent("keydown", { key: "3", bubbles: true }));
    dialog.setAttribute("open", "");
    type();
    expect(choosing.candidate).toBeNull();

    dialog.removeAttribute("open");
    type();

    expect(choosing.candidate).toEqual(["SO"]);
  });

  test("a key that is held down answers once", () => {
    const page = document.createElement("div");
    page.addEventListener("keydown", (event) => onkey(event, race(), choosing, {} as never));
    page.dispatchEvent(new KeyboardEvent("keydown", { key: "3", repeat: true }));

    expect(choosing.card).toBeNull();
  });

  test("the space bar pauses what is shown, and goes on", () => {
    let paused = 0;
    const shown = { ...race(), show: { scene: {}, paused: false, toggle: () => (paused += 1) } } as unknown as Race;
    const page = document.createElement("div");
    page.addEventListener("keydown", (event) => onkey(event, shown, choosing, {} as never));
    page.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));

    expect(paused).toBe(1);
  });

  test("a plain answer beside the cards has the number after them", () => {
    choosing = new Choosing(race({ answers: ["CG:r1", "O2b:b1", "pass"] }), () => fmr);
    const page = document.createElement("div");
    page.addEventListener("keydown", (event) => onkey(event, race(), choosing, {} as never));
    page.dispatchEvent(new KeyboardEvent("keydown", { key: "4" }));

    expect(choosing.candidate).toEqual(["pass"]);
  });

  test("plain answers stay where they are while a target is chosen, and take its place", () => {
    choosing = new Choosing(race({ decision: "partner", answers: ["r1", "stop"] }), () => fmr);
    choosing.choosePick("r1");

    expect(choosing.candidate).toEqual(["r1"]);
    expect(choosing.offers).toEqual([["stop"]]);
    choosing.chooseWay(["stop"]);
    expect([choosing.candidate, choosing.pick]).toEqual([["stop"], null]);
  });

  test("a card with one way is settled at once", () => {
    choosing.chooseCard("SO-2");

    expect(choosing.candidate).toEqual(["SO"]);
  });

  test("card and target settle the answer, and its effect is known", () => {
    choosing.chooseCard("O2b-1");
    choosing.choosePick("b1");

    expect(choosing.candidate).toEqual(["O2b:b1"]);
    expect((choosing.after as { order: string[] }).order).toEqual(["b1", "r1"]);
  });

  test("pointing shows without choosing", () => {
    choosing.point({ kind: "card", id: "O2b-1" });

    expect(choosing.shown).toEqual(["O2b:b1"]);
    expect(choosing.candidate).toBeNull();
  });

  test("another card keeps the target where it can, else lets it go", () => {
    choosing.chooseCard("CG-0");
    choosing.choosePick("b1");
    choosing.chooseCard("O2b-1");
    expect(choosing.pick?.id).toBe("b1");

    choosing.chooseCard("SO-2");
    expect(choosing.pick).toBeNull();
  });

  test("back goes one step at a time", () => {
    choosing.chooseCard("CG-0");
    choosing.choosePick("r1");

    expect(choosing.back()).toBe(true);
    expect(choosing.card?.id).toBe("CG-0");
    expect(choosing.back()).toBe(true);
    expect(choosing.card).toBeNull();
    expect(choosing.back()).toBe(false);
  });

  test("the arrows walk through the targets", () => {
    choosing.chooseCard("CG-0");
    choosing.step(1);
    const first = choosing.pick?.id;
    choosing.step(1);

    expect(choosing.pick?.id).not.toBe(first);
    choosing.step(-1);
    expect(choosing.pick?.id).toBe(first);
  });

  test("what neither hand nor board stands for is a button", () => {
    const asked = new Choosing(race({ decision: "charge_continue", answers: [".", "+"] }), () => fmr);

    expect(asked.offers).toEqual([["."], ["+"]]);
    asked.chooseWay(["+"]);
    expect(asked.candidate).toEqual(["+"]);
  });

  test("confirming plays the candidate", async () => {
    const asked = race();
    const one = new Choosing(asked, () => fmr);
    one.chooseCard("SO-2");
    await one.confirm();

    expect((asked as unknown as { played: string[][] }).played).toEqual([["SO"]]);
  });
});

test("whole moves and single answers are ways alike, each once", () => {
  const ways = [
    { tokens: ["f", "f"], effect: { events: [] } },
    { tokens: ["f"], effect: { events: [] } },
  ];

  expect(waysOf({ ...position, answers: ["f", "l"] }, ways)).toEqual([["f"], ["l"], ["f", "f"]]);
});

/** Before a card is played: where it can lead, what is best, and the whole move in one choice. */
import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";

import { faceOf } from "../../src/games";
import TaBoard from "../../src/games/ta/Board.svelte";
import { Choosing } from "../../src/lib/choosing.svelte";
import type { Prospect } from "../../src/lib/told";
import { card, company, printedBoard, position, prospect, taCar, taView } from "./ring";

const view = taView([taCar(7, 1, "9.0"), taCar(8, 0, "6.0"), taCar(9, 1, "5.0"), taCar(25, 0, "4.0")], {
  hands: [["41", "52"], null],
  printed: [card("charge", "41"), card("slingshot", "52")],
});
const begins = (token: string, reach: Record<string, number>): Prospect => ({ ...prospect([token], "", {}), reach });
const prospects = [
  begins("25#41", { "@10.0": 1, "@7.1": 2, "@6.1": 2 }),
  begins("8#41", { "@8.0": 2 }),
  begins("25#52", { "@4.1": 4 }),
  begins("8#52", { "@6.0": 3 }),
];
const whole = [
  prospect(["25#41", ">", "="], "@10.0", { order: [25, 7, 8, 9] }),
  prospect(["25#41", "o"], "@7.1", { order: [7, 25, 8, 9] }),
];

class Asker {
  position = position(
    view,
    prospects.map((one) => one.tokens[0] ?? ""),
  );
  previewed = { type: "preview" as const, number: 7, prospects };
  company = company;
  asked = true;
  wanted: string[] = [];
  played: (readonly string[])[] = [];
  play(way: readonly string[]): Promise<void> {
    this.played.push(way);
    return Promise.resolve();
  }
  foresee(token: string): void {
    this.wanted.push(token);
  }
  movesFrom(token: string): Prospect[] {
    return token === "25#41" && this.wanted.includes(token) ? whole : [];
  }
}

describe("before a card is played", () => {
  let asker: Asker;
  let choosing: Choosing;
  beforeEach(() => {
    asker = new Asker();
    choosing = new Choosing(asker, () => faceOf("TA"));
  });
  const bests = (): string[] => choosing.cards.map((one) => choosing.bestOf(one)?.short ?? "");

  test("every card says the best it can come to", () => {
    expect(bests()).toEqual(["to 1st", "stays"]);
    expect(choosing.cards[0] && choosing.bestOf(choosing.cards[0])?.text).toBe("Best: car 25 to 1st");
  });

  test("of the chosen car, once there is one", () => {
    choosing.choosePick("car:8");

    expect(bests()).toEqual(["+2", "1 back"]);
  });

  test("pointing at a card shows what it reaches with any car, then what it reaches with the one chosen", () => {
    choosing.point({ kind: "card", id: "41-0" });
    expect(choosing.reach.map((one) => [one.id, one.note])).toEqual([
      ["10.0", "▲3"],
      ["7.1", "▲2"],
      ["6.1", "▲2"],
      ["8.0", "="],
    ]);

    choosing.choosePick("car:8");
    choosing.point({ kind: "card", id: "41-0" });
    expect(choosing.reach.map((one) => one.id)).toEqual(["8.0"]);
  });

  test("nothing is chosen, nothing is shown", () => {
    expect(choosing.reach).toEqual([]);
  });

  test("card and car make the ends of their moves choosable, and one of them plays the whole move", async () => {
    choosing.chooseCard("41-0");
    expect(asker.wanted).toEqual([]);
    choosing.choosePick("car:25");

    expect(asker.wanted).toEqual(["25#41"]);
    expect(choosing.candidate).toEqual(["25#41"]);
    expect(choosing.chips.map((one) => one.id)).toEqual(["car:25", "car:8", "10.0", "7.1"]);

    choosing.choosePick("7.1");
    expect(choosing.pick?.label).toBe("Car 25: sector 7, lane 1: 4th to 2nd");
    expect(bests()).toEqual(["to 1st", "stays"]);
    expect(choosing.reach.map((one) => one.id)).toEqual(["10.0", "7.1", "6.1"]);
    await choosing.confirm();
    expect(asker.played).toEqual([["25#41", "o"]]);
  });

  test("another car takes the ends of the first away", () => {
    choosing.chooseCard("41-0");
    choosing.choosePick("car:25");
    choosing.choosePick("7.1");
    choosing.choosePick("car:8");

    expect(choosing.candidate).toEqual(["8#41"]);
    expect(choosing.picks.map((one) => one.id)).toEqual(["car:25", "car:8"]);
  });

  test("one step back at a time", () => {
    choosing.chooseCard("41-0");
    choosing.choosePick("car:25");
    choosing.choosePick("10.0");
    choosing.back();

    expect([choosing.card?.id, choosing.pick, choosing.candidate]).toEqual(["41-0", null, null]);
  });

  test("the board draws what is within reach, and what can be chosen only once", () => {
    choosing.chooseCard("41-0");
    choosing.choosePick("car:25");
    const { container } = render(TaBoard, {
      view,
      after: null,
      prospect: null,
      printedBoard,
      company,
      picks: choosing.picks,
      chosen: "car:25",
      reach: choosing.reach,
      news: [],
      pace: 0,
      onpick: () => undefined,
      onpoint: () => undefined,
    });

    const drawn = [...container.querySelectorAll("[data-reach]")].map((one) => one.getAttribute("data-reach"));
    expect(drawn).toEqual(["6.1"]);
    expect(container.querySelector('[data-pick="7.1"]')).not.toBeNull();
  });
});

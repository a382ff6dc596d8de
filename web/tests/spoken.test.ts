import { describe, expect, test } from "vitest";

import { spoken } from "../src/lib/words";

const logs = import.meta.glob<string>("../../src/slipstream/games/*/data/english.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const said = (game: string, text: string): string => spoken(game, { text }).text;

describe("what the server says", () => {
  test("names cars by colour and number", () => {
    expect(said("FMR", "Bot 3: Overtake +2 (purple) on p2")).toBe("Bot 3: Overtake +2 (purple) on Purple 2");
    expect(said("FMR", "o2 3rd -> 4th")).toBe("Orange 2 3rd → 4th");
    expect(said("FMR", "finish: g1 wins from r1 and p1")).toBe("finish: Green 1 wins from Red 1 and Purple 1");
  });

  test("calls wear by the part that is worn", () => {
    expect(said("TA", "16 takes 1 black (tire)")).toBe("16 takes 1 tire wear");
    expect(said("GP", "5 loses 2 transmission")).toBe("5 loses 2 transmission wear");
    expect(said("GP", "5 takes 1 Close Call")).toBe("5 takes 1 Close Call");
  });

  test("tells a drive by its ends", () => {
    expect(said("GPF1", "orange drives from 23 over 24 25 B1")).toBe("orange drives from 23 to pit lane B1");
    expect(said("GPF1", "green is blocked, 1 litres lost")).toBe("green is blocked, 1 litre lost");
    expect(said("GPF1", "green drives from 1 over KA1 KA5")).toBe("green drives from 1 to gravel K5");
    expect(said("GPF1", "green drives from U3 over 3 B12")).toBe("green drives from overtaking lane U3 to pit lane B12");
    expect(said("GPF1", "green is in its box, marker 0: stay for more fuel, or leave?")).toBe("Green is in its box: stay for more fuel, or leave?");
    expect(said("GPF1", "green stays in the box, marker 2")).toBe("green stays in the box, 2 turns sat out");
    expect(said("GPF1", "green drives from BOX5 to BOX5-OUT")).toBe("green drives from box 5 to the way out of box 5");
    expect(said("GPF1", "Ben to play a card for green on BOX2.")).toBe("Ben to play a card for green on box 2.");
  });

  test.each([
    ["FMR", "You: opens the race", "You open the race"],
    ["FMR", "You: dealt a card", "You are dealt a card"],
    ["FMR", "You: Overtake +2 (purple) on p2", "You play Overtake +2 (purple) on Purple 2"],
    ["FMR", "You: rolls again for p2", "You roll again for Purple 2"],
    ["TA", "turn 3: You is First Player", "turn 3: you are First Player"],
    ["TA", "You: passes", "You pass"],
    ["TA", "You: 25 pits", "Your 25 pits"],
    ["TA", "You: Floor It (#60) for 25, 5 movement points", "You play Floor It (#60) for 25, 5 movement points"],
    ["GP", "You: has chosen tyres", "You have chosen tyres"],
    ["GP", "turn 1, First Player: You", "turn 1, First Player: you"],
    ["GP", "You: does nothing", "You do nothing"],
    ["QGP", "You: the plan is in", "Your plan is in"],
    ["QGP", "You: BA takes the better place", "Your BA takes the better place"],
    ["QGP", "You: gives Q2 for Q5", "You give Q2 for Q5"],
    ["GPF1", "You: red plays 10, worth 6", "Your red car plays 10, worth 6"],
    ["GPF1", "You draws 2: red starts from 29", "You draw 2: red starts from 29"],
    ["GPF1", "Bot 1: takes box 2", "Bot 1: takes box 2"],
  ])("speaks to the reader: %s, %s", (game, text, spoken) => {
    expect(said(game, text)).toBe(spoken);
  });

  test("knows every verb that a log begins with", () => {
    const verbs = Object.values(logs).flatMap((log) => [...log.matchAll(/"\{seat\}: ([a-z]+)/g)].map(([, verb]) => verb ?? ""));

    expect(verbs.length).toBeGreaterThan(20);
    for (const verb of verbs) expect(said("QGP", `You: ${verb} x`), verb).not.toMatch(/^You play |^You: |^You \w+[^s]s /);
  });

  test("counts sectors before the line instead of below zero", () => {
    expect(said("TA", "71 follows to -1.0")).toBe("71 follows to 1 before the line (lane 0)");
    expect(said("GP", "5 drives to 12.1")).toBe("5 drives to 12.1");
    expect(said("GP", "9 loses 1 tyre, 10-12.1")).toBe("9 loses 1 tyre, 10-12.1");
  });

  test("reaches every sentence and leaves the game's own data alone", () => {
    const telling = {
      question: "Is it o1?",
      words: { o1: { label: "o1", effect: "o1 gains 2" } },
      view: { text: "o1" },
      outcomes: [{ effect: { brief: "o1 to 3", changes: { text: "o1" }, events: [] } }],
    };

    expect(spoken("FMR", telling)).toEqual({
      question: "Is it Orange 1?",
      words: { o1: { label: "Orange 1", effect: "Orange 1 gains 2" } },
      view: { text: "o1" },
      outcomes: [{ effect: { brief: "Orange 1 to 3", changes: { text: "o1" }, events: [] } }],
    });
    expect(spoken("QGP", telling)).toEqual(telling);
  });
});

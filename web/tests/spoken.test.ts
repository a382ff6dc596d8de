import { describe, expect, test } from "vitest";

import { spoken } from "../src/lib/words";

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
    expect(said("GPF1", "orange drives from 23 over 24 25 B1")).toBe("orange drives from 23 to B1");
    expect(said("GPF1", "green is blocked, 1 points lost")).toBe("green is blocked, 1 point lost");
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
    expect(spoken("QGP", telling)).toBe(telling);
  });
});

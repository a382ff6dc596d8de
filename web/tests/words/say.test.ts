import { afterEach, describe, expect, test } from "vitest";

import { settings } from "../../src/lib/settings.svelte";
import { language, say, seatName, t, type Fact } from "../../src/lib/words";
import { Bundles } from "../../src/lib/words/bundles";
import type { Code } from "../../src/wire/words";
import { codeOf } from "../../src/lib/words/language.svelte";
import { Saying } from "../../src/lib/words/say";
import deShared from "../../../src/slipstream/words/de.ftl?raw";
import enShared from "../../../src/slipstream/words/en.ftl?raw";

const EN = `
passed = { $you ->
    [yes] You pass
   *[no] { $seat } passes
 }
rammed = { $seat } rams { $rival-you ->
    [yes] you
   *[no] { $rival }
 }
lost = { $car } loses { $litres ->
    [one] 1 litre
   *[other] { $litres } litres
 }
came = came { ORDINAL($place) }
both = First { $one }, then { $two }
grid = Grid: { $cars }
card-cg = Close Gap
    .effect = moves { $by } up
far = { $metres } m
`;
const DE = EN.replace(/^passed[^}]*}[^}]*}/m, "passed = { $you ->\n    [yes] Du passt\n   *[no] { $seat } passt\n }");
const GAME = "/games/grand_prix/words/";

function saying(code: Code = "en", reader = 0): (id: string, args?: Fact["args"]) => string {
  const bundles = new Bundles(code, {
    page: {},
    shared: { shared: code === "en" ? enShared : deShared },
    games: { [GAME]: code === "en" ? EN : DE },
  });
  const speech = new Saying(bundles, { game: "GP", names: ["Ann", "Ben", ""], reader });
  return (id, args = {}) => speech.said({ id, args });
}

const seat = (n: number): Fact => ({ id: "seat", args: { n } });

afterEach(async () => language.choose("en"));

describe("a fact", () => {
  test("is about the reader, another player or a guest", () => {
    const told = saying();

    expect([0, 1, 2].map((n) => told("passed", { seat: seat(n) }))).toEqual([
      "You pass",
      "Ben passes",
      "Guest 3 passes",
    ]);
  });

  test("tells of every seat whether it is the reader's", () => {
    expect(saying()("rammed", { seat: seat(1), rival: seat(0) })).toBe("Ben rams you");
    expect(saying()("rammed", { seat: seat(1), rival: seat(2) })).toBe("Ben rams Guest 3");
  });

  test("counts, and leaves what is printed as it is", () => {
    expect(saying()("lost", { car: "1000", litres: 1 })).toBe("1000 loses 1 litre");
    expect(saying()("lost", { car: "7", litres: 2000 })).toBe("7 loses 2,000 litres");
    expect(saying("de")("far", { metres: 1500 })).toBe("1.500 m");
  });

  test("names places in its language", () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map((place) => saying()("came", { place }).slice(5))).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "12th",
      "13th",
      "21st",
      "22nd",
    ]);
    expect(saying("de")("came", { place: 2 })).toBe("came 2.");
  });

  test("holds other facts", () => {
    const one = { id: "came", args: { place: 1 } };

    expect(saying()("both", { one, two: { id: "passed", args: { seat: seat(1) } } })).toBe(
      "First came 1st, then Ben passes",
    );
  });

  test("lists as its language does", () => {
    expect(saying()("grid", { cars: ["1", seat(0), seat(1)] })).toBe("Grid: 1, You and Ben");
    expect(saying("de")("grid", { cars: ["1", "2", "3"] })).toBe("Grid: 1, 2 und 3");
  });

  test("may be an attribute of a message", () => {
    expect(saying()("card-cg.effect", { by: 2 })).toBe("moves 2 up");
  });

  test("that has no message, or too few arguments, is a fault", () => {
    expect(() => saying()("nothing")).toThrow("nothing: no such message in en GP");
    expect(() => saying()("card-cg.nothing")).toThrow("card-cg.nothing");
    expect(() => saying()("far")).toThrow("metres");
  });
});

describe("the language", () => {
  test("is the device's, if the page speaks it, unless one is chosen", () => {
    expect(codeOf("auto", ["fr", "de-AT", "en"])).toBe("de");
    expect(codeOf("auto", ["fr"])).toBe("en");
    expect(codeOf("en", ["de"])).toBe("en");
  });

  test("is shown when it is chosen, told to the browser and kept", async () => {
    expect(t("guest", { n: 2 })).toBe("Guest 2");

    await language.choose("de");

    expect(t("guest", { n: 2 })).toBe("Gast 2");
    expect(document.documentElement.lang).toBe("de");
    expect(settings.kept.language).toBe("de");
  });

  test("is the one that was chosen last", async () => {
    await Promise.all([language.choose("de"), language.choose("en")]);

    expect(language.code).toBe("en");
  });
});

test("whoever reads is You, a player without a name is a guest", () => {
  const names = ["", "", "Cleo"];

  expect([0, 1, 2].map((n) => seatName(n, names, 0))).toEqual(["You", "Guest 2", "Cleo"]);
  expect(say(seat(1), { game: "", names, reader: -2 })).toBe("Guest 2");
});

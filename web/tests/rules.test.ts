/** The rules for people: every game has them, and a search finds what is meant. */
import { afterEach, describe, expect, test } from "vitest";

import { FACES } from "../src/games";
import { guideOf } from "../src/lib/guide";
import { foundClauses, foundTerms } from "../src/lib/search";
import { CODES, language } from "../src/lib/words";

const GP = import.meta.glob<string>("../../docs/rules/grand-prix.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const clauses = [
  ...Object.values(GP)
    .join("")
    .matchAll(/^\* \*\*(GP-[\w.]+)\*\* (.*)$/gm),
].map(([, id = "", text = ""]) => ({ id, text }));
const titles = (code: string, sought: string): string[] =>
  foundTerms(sought, guideOf(code)?.terms ?? []).map((term) => term.title);
const ids = (sought: string): string[] =>
  foundClauses(sought, clauses, guideOf("GP")?.terms ?? []).map((clause) => clause.id);

afterEach(() => language.choose("en"));

describe.each(CODES)("in %s", (code) => {
  test.each(FACES.map((face) => face.code))("%s has aim, turn, end, points and a glossary", async (game) => {
    await language.choose(code);
    const guide = guideOf(game);

    expect(guide?.aim && guide.end && guide.score).toBeTruthy();
    expect(guide?.turn.length).toBeGreaterThanOrEqual(3);
    expect(guide?.terms.length).toBeGreaterThanOrEqual(10);
    for (const term of guide?.terms ?? []) {
      expect(term.title && term.text && term.also.length).toBeTruthy();
    }
  });
});

test("a game without words for it has no guide", () => {
  expect(guideOf("NONE")).toBeNull();
});

describe("a search", () => {
  test.each(["close call", "Close Calls", "close-call", "CC", "near miss"])("finds Close Calls by %s", (sought) => {
    expect(titles("GP", sought)[0]).toBe("Close Call");
    expect(ids(sought)).toContain("GP-7.5.1");
  });

  test("finds by the German word what the English clauses say", async () => {
    await language.choose("de");

    expect(titles("GP", "Beinahe-Unfall")).toEqual(["Close Call"]);
    expect(ids("Beinahe-Unfall")).toContain("GP-7.5.1");
    expect(titles("FMR", "windschatten")).toEqual(["Verfolger"]);
    expect(titles("TA", "Verschleiss")).toEqual([]);
    expect(titles("TA", "verschleiß")[0]).toBe("Verschleiß");
  });

  test("knows what players say instead", () => {
    expect(titles("FMR", "slipstream")).toEqual(["Follower"]);
    expect(titles("TA", "caution")).toEqual(["Yellow flag"]);
    expect(titles("QGP", "speed limit")[0]).toBe("Safety limit");
    expect(titles("GPF1", "fuel")[0]).toBe("Litres");
  });

  test("finds a clause by its number, and nothing by nonsense", () => {
    expect(ids("GP-7.5.1")).toContain("GP-7.5.1");
    expect(ids("xyzzy")).toEqual([]);
  });
});

test("a procedure for programmers is found by its id, not by its words", () => {
  const both = [
    { id: "GP-6.8.1", text: "Displacement: the car in that lane moves one lane further." },
    { id: "GP-6.A3", text: "DISPLACEMENT of (s,l) in direction d", procedure: true },
  ];
  const foundIn = (sought: string): string[] => foundClauses(sought, both, []).map(({ id }) => id);

  expect(foundIn("displacement")).toEqual(["GP-6.8.1"]);
  expect(foundIn("gp-6.a3")).toEqual(["GP-6.A3"]);
});

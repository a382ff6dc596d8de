/** Every language says the same things, of the same arguments; the page uses what there is, and nothing else. */
import { describe, expect, test } from "vitest";

import { CATALOGUES } from "../../src/wire/words";
import { callsOf } from "./calls";
import { argumentsOf, faultsOf, LANGUAGES, messagesOf, refersTo, type Language, type Message } from "./fluent";

const PAGE = import.meta.glob<string>("../../src/words/*/*.ftl", { query: "?raw", import: "default", eager: true });
const PACKAGE = import.meta.glob<string>("../../../src/slipstream/**/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>("../../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const TEXTS: Readonly<Record<string, string>> = { ...PAGE, ...PACKAGE };
const SHARED = "../../../src/slipstream/words/*.ftl";
const TABLE = "../../../src/slipstream/table/words/*.ftl";

/** `words/*.ftl` of `words/en.ftl` as of `words/de.ftl`. */
const groupOf = (path: string): string => path.replace(/(?<=\/words\/)(?:en|de)(?=[/.])/, "*");
const textOf = (group: string, language: Language): string => TEXTS[group.replace("*", language)] ?? "";
const groups = [...new Set(Object.keys(TEXTS).map(groupOf))];
const pageGroups = [...new Set(Object.keys(PAGE).map(groupOf))];

/** The words that a game borrows from its family. */
const familiesOf = (group: string): string[] => {
  const own = Object.values(CATALOGUES).find((folders) => group.endsWith(`/${folders.at(-1)}/words/*.ftl`));
  return (own ?? []).slice(0, -1).map((folder) => `../../../src/slipstream/${folder}/words/*.ftl`);
};

/** All that a message of this group may refer to. */
function knownTo(group: string, language: Language): Map<string, Message> {
  const reach = [SHARED, TABLE, ...(pageGroups.includes(group) ? pageGroups : [...familiesOf(group), group])];
  return new Map(reach.flatMap((one) => messagesOf(textOf(one, language))).map((one) => [one.id, one]));
}

/** What only chooses a form of speech: a language may do without. */
const isGrammar = (name: string): boolean => name === "category" || name === "you" || name.endsWith("-you");

/** Of each message and attribute: its name and its arguments. */
function shapeOf(group: string, language: Language): string[] {
  const known = knownTo(group, language);
  return messagesOf(textOf(group, language)).flatMap(({ id, patterns }) =>
    [...patterns].flatMap(([name, pattern]) =>
      pattern ? [[`${id}${name}`, ...argumentsOf(pattern, known).filter((one) => !isGrammar(one))].join(" ")] : [],
    ),
  );
}

test("there are catalogues of the page and of the package", () => {
  expect(pageGroups.length).toBeGreaterThan(5);
  expect(groups).toContain(SHARED);
});

describe.each(groups)("%s", (group) => {
  test.each(LANGUAGES)("has no faults in %s", (language) => {
    expect(faultsOf(textOf(group, language))).toEqual([]);
    expect(messagesOf(textOf(group, language)).length).toBeGreaterThan(0);
  });

  test("says the same in all languages, in the same order and of the same arguments", () => {
    expect(shapeOf(group, "de")).toEqual(shapeOf(group, "en"));
  });

  test("refers to messages that there are", () => {
    const missing = LANGUAGES.flatMap((language) => {
      const known = knownTo(group, language);
      const patterns = messagesOf(textOf(group, language)).flatMap((one) => [...one.patterns.values()]);
      return patterns.flatMap(refersTo).filter((id) => !known.has(id));
    });

    expect(missing).toEqual([]);
  });
});

describe("the page", () => {
  const known = knownTo(pageGroups[0] ?? "", "en");
  const calls = Object.entries(SOURCES).flatMap(([path, text]) => callsOf(text).map((call) => ({ path, ...call })));
  const own = pageGroups.flatMap((group) => messagesOf(textOf(group, "en")));

  test("has its messages in one catalogue only", () => {
    const ids = [...pageGroups, SHARED].flatMap((group) => messagesOf(textOf(group, "en"))).map((one) => one.id);

    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
  });

  test("says nothing that no catalogue holds", () => {
    expect(calls.length).toBeGreaterThan(200);
    expect(calls.filter((call) => !known.has(call.id)).map((call) => `${call.path} ${call.id}`)).toEqual([]);
  });

  test("tells every message what it is about, and no more", () => {
    const wrong = calls.flatMap(({ path, id, names }) => {
      const wanted = argumentsOf(known.get(id)?.patterns.get(""), known).join(" ");
      return names && names.toSorted().join(" ") !== wanted ? [`${path} ${id}: ${wanted}`] : [];
    });

    expect(wrong).toEqual([]);
  });

  test("uses every message of its own", () => {
    const used = new Set([
      ...calls.map((call) => call.id),
      ...own.flatMap((one) => [...one.patterns.values()].flatMap(refersTo)),
    ]);

    expect(own.map((one) => one.id).filter((id) => !used.has(id))).toEqual([]);
  });
});

describe("what would be refused", () => {
  test("a message without an end, a line of nothing, the same message twice", () => {
    expect(faultsOf("one = { $a\n\ntwo = 2\n")).toEqual(["one"]);
    expect(faultsOf("one = 1\n? two\n")).toEqual(["? two"]);
    expect(faultsOf("one = 1\none = 2\n")).toEqual(["one"]);
  });

  test("another argument, also inside of what is referred to", () => {
    const found = messagesOf("one = { $a -> \n    [x] { two }\n   *[other] { ORDINAL($c) }\n }\ntwo = { $b }\n");
    const all = new Map(found.map((one) => [one.id, one]));

    expect(argumentsOf(all.get("one")?.patterns.get(""), all)).toEqual(["a", "b", "c"]);
  });

  test("a call with other names", () => {
    expect(callsOf('t("a") + t("b", { n: f(1, 2), m })')).toEqual([
      { id: "a", names: [] },
      { id: "b", names: ["n", "m"] },
    ]);
    expect(callsOf('t("c", argumentsOfIt(x))')).toEqual([{ id: "c", names: null }]);
  });
});

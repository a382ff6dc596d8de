/** Whatever is read by players stands in the catalogues. */
import { expect, test } from "vitest";

import { inScript, inTemplate } from "./literals";

const SOURCES = import.meta.glob<string>("../../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What reads like a sentence and is none for players, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  "Bearer …": "a header of HTTP",
  "slipstream replay --check": "a command to type",
  ".race": "the ending of a file's name",
  "no such message in … …": "told to programmers only",
  "… in … …": "told to programmers only",
};

const literals = Object.entries(SOURCES).flatMap(([key, text]) => {
  const path = key.replace("../../src/", "");
  const found = path.endsWith(".svelte") ? inTemplate(text) : inScript(text);
  return found.map((literal) => ({ path, literal }));
});

test("no sentence stands in code", () => {
  const strange = literals.filter(({ literal }) => !(literal in ALLOWED));

  expect(strange.map(({ path, literal }) => `${path}: ${literal}`)).toEqual([]);
});

test("nothing is excused in vain", () => {
  expect(Object.keys(ALLOWED).filter((one) => !literals.some(({ literal }) => literal === one))).toEqual([]);
});

test("what would be refused: text, labels, sentences and words beside values", () => {
  const source = `
    <script lang="ts">const told = "Race now"; const bot = \`Bot \${n}\`;</script>
    <p class="btn primary">Hello {name ? "you there" : ""}</p>
    <input aria-label="Name" value="no words" style:width="{wide}px" title={"{0} {1}"} />
  `;

  expect(inTemplate(source)).toEqual(["Hello", "you there", "Name", "Race now", "Bot …"]);
  expect(inScript('throw new Error("not for players"); type Way = "to there";')).toEqual([]);
});

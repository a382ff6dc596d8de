/** Imports only point downwards, and no game knows another. */
import { describe, expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
/** From the bottom up; what stands in `src` itself is on top. */
const LAYERS = ["wire", "lib", "parts", "games", "pages", "."];
/** Among games: what those on a circuit share, what the drafting family shares, each game, the list of all. */
const SHARED = ["track", "drafting"];

interface Import {
  readonly from: string;
  readonly to: string;
}

const pathOf = (key: string): string => key.replace("../src/", "");

function resolved(from: string, to: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of to.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

function importsOf(from: string, text: string): Import[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']*)["']/g);
  return [...found].map(([, to = ""]) => ({ from, to: resolved(from, to) }));
}

const levelOf = (path: string): number => {
  const [layer = "", ...more] = path.split("/");
  return LAYERS.indexOf(more.length || LAYERS.includes(layer) ? layer : ".");
};

/** Of `games/gp/face` 2, as of all games; of `games/index`, which lists them, 3. */
function heightOf(path: string): number {
  const [, folder = "", ...more] = path.split("/");
  if (!more.length) return SHARED.length + 1;
  return SHARED.includes(folder) ? SHARED.indexOf(folder) : SHARED.length;
}

function isDownwards({ from, to }: Import): boolean {
  if (levelOf(from) !== levelOf(to)) return levelOf(from) > levelOf(to);
  if (!from.startsWith("games/")) return true;
  const sameFolder = from.split("/")[1] === to.split("/")[1];
  return sameFolder || heightOf(from) > heightOf(to);
}

const told = ({ from, to }: Import): string => `${from} -> ${to}`;
const imports = Object.entries(SOURCES).flatMap(([key, text]) => importsOf(pathOf(key), text));

test("every file belongs to a layer", () => {
  const strangers = Object.keys(SOURCES)
    .map(pathOf)
    .filter((path) => levelOf(path) < 0);

  expect(strangers).toEqual([]);
});

test("imports only point downwards, and no game imports another", () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter((one) => !isDownwards(one)).map(told)).toEqual([]);
});

describe("what would be refused", () => {
  test.each([
    ["lib/race.svelte.ts", "../games/face"],
    ["lib/words/en-qgp.ts", "../../games/qgp/view"],
    ["parts/NewForm.svelte", "../games"],
    ["parts/Hand.svelte", "../pages/Seat.svelte"],
    ["wire/gp.ts", "../lib/eyes"],
    ["games/gp/face.ts", "../ta/face"],
    ["games/track/place.ts", "../drafting/view"],
    ["games/drafting/view.ts", "../gp/view"],
    ["games/gp/face.ts", "../index"],
  ])("%s importing %s", (from, to) => {
    const [found] = importsOf(from, `import type { X } from "${to}";`);

    expect(found && isDownwards(found)).toBe(false);
  });

  test.each([
    ["main.ts", "./App.svelte"],
    ["App.svelte", "./pages/Front.svelte"],
    ["pages/Seat.svelte", "../games"],
    ["games/index.ts", "./gp/face"],
    ["games/gp/face.ts", "../drafting/tower"],
    ["games/gpf1/Board.svelte", "../track/motion"],
  ])("but not %s importing %s", (from, to) => {
    const [found] = importsOf(from, `  import {\n  X } from "${to}";`);

    expect(found && isDownwards(found)).toBe(true);
  });
});

import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import { faceOf } from "../src/games";
import { Panel } from "../src/lib/panel.svelte";
import Signs from "../src/parts/Signs.svelte";
import fmrRules from "../../docs/rules/formula-motor-racing.md?raw";
import gpRules from "../../docs/rules/grand-prix.md?raw";
import taRules from "../../docs/rules/thunder-alley.md?raw";

const RULES = { TA: taRules, GP: gpRules, FMR: fmrRules } as const;
const CODES = Object.keys(RULES) as (keyof typeof RULES)[];

describe.each(CODES)("the signs of %s", (code) => {
  const face = faceOf(code);
  const signs = (face.signs ?? []).flatMap((group) => group.signs);

  test("are drawn with their words beside them", () => {
    const { container } = render(Signs, { face, panel: new Panel() });
    const drawn = [...container.querySelectorAll("dt")];

    expect(drawn.length).toBeGreaterThan(signs.length);
    expect(drawn.every((one) => one.children.length > 0)).toBe(true);
    expect([...container.querySelectorAll("dd")].every((one) => one.textContent?.trim())).toBe(true);
  });

  test("name clauses that the rules have", () => {
    const law = RULES[code];

    expect(signs.flatMap(({ clause }) => (clause && !law.includes(`**${clause}**`) ? [clause] : []))).toEqual([]);
  });
});

test("every column of a tower's own signs is explained where a game has wear, tyres or close calls", () => {
  const kinds = (faceOf("GP").signs ?? []).flatMap((group) =>
    group.signs.flatMap(({ drawn }) => (drawn.kind === "cell" ? [drawn.cell.kind] : [])),
  );

  expect(new Set(kinds)).toEqual(new Set(["state", "tag", "text", "wear", "calls", "tyre"]));
});

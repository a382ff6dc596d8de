/** The signs of Thunder Alley and Grand Prix in words. */
import type { CarLook } from "../../lib/teams";
import { draftingWords, signWords as words } from "../../lib/words";
import { flagSign, tag, type Drawn, type Meaning, type SignGroup } from "../signs";
import type { Cell } from "../face";
import type { Worn } from "./view";

const print = (text: string): Drawn => ({ kind: "print", text });
const cell = (of: Cell): Drawn => ({ kind: "cell", cell: of });
const state = (of: "ready" | "moved" | "active"): Drawn => cell({ kind: "state", state: of });

/** The states of a car. */
export function carSigns(look: CarLook): Meaning[] {
  return [
    { drawn: { kind: "car", look }, text: words.ready },
    { drawn: { kind: "car", look, state: "moved" }, text: words.moved },
    { drawn: { kind: "car", look, mine: true }, text: words.mine },
    { drawn: { kind: "car", look, pickable: true }, text: words.pickable },
    { drawn: { kind: "car", look, active: true }, text: words.active },
    { drawn: { kind: "car", look, state: "ghost" }, text: words.ghost },
  ];
}

/** What stands on a circuit besides cars. */
export function boardSigns(more: readonly Meaning[] = []): SignGroup {
  return {
    title: words.board,
    signs: [
      { drawn: { kind: "space", note: "▲2" }, text: words.space },
      { drawn: { kind: "space", note: "⚑" }, text: words.finishes },
      { drawn: print("7.1"), text: words.lanes },
      { drawn: print("5 10 15"), text: words.sector },
      { drawn: print(draftingWords.leads(8)), text: words.leads },
      { drawn: print(draftingWords.lappedTag(8, 1)), text: words.lapped },
      { drawn: print("P +2"), text: words.pit },
      ...more,
    ],
  };
}

export function towerSigns(more: readonly Meaning[], clauses: { wear: string; pits: string; lapped: string }): SignGroup {
  return {
    title: words.tower,
    signs: [
      { drawn: state("ready"), text: words.toMove },
      { drawn: state("moved"), text: words.hasMoved },
      { drawn: state("active"), text: words.movesNow },
      { drawn: tag(draftingWords.pit, "info"), text: words.inPits, clause: clauses.pits },
      { drawn: tag(draftingWords.lapsDown(1), "info"), text: words.lapDown, clause: clauses.lapped },
      { drawn: tag(draftingWords.out, "bad"), text: words.out },
      { drawn: tag(draftingWords.done, "good"), text: words.done },
      { drawn: cell({ kind: "text", text: "+2" }), text: words.gap },
      { drawn: cell({ kind: "wear", count: 3, title: "" }), text: words.bar, clause: clauses.wear },
      ...more,
    ],
  };
}

export function wearSigns(kinds: readonly Worn[]): SignGroup {
  const shown = (worn: Worn): Meaning => ({
    drawn: { kind: "marker", wear: worn.kind, stays: worn.stays },
    text: `${worn.name}: ${worn.stays ? words.square : words.disc}`,
  });
  return { title: words.wear, signs: kinds.map(shown) };
}

export function cardSigns(game: "TA" | "GP", more: readonly Meaning[] = []): SignGroup {
  const kinds = Object.entries(words.movement[game]) as ["solo" | "line" | "draft" | "pursuit" | "lead", string][];
  return {
    title: words.cards,
    signs: [
      { drawn: print("6"), text: words.speed },
      { drawn: print(`${draftingWords.pitExit} 2`), text: words.pitExit },
      ...kinds.map(([movement, text]) => ({
        drawn: { kind: "movement", movement } as const,
        text: `${draftingWords.movements[movement] ?? movement}: ${text}`,
      })),
      ...more,
    ],
  };
}

export const flag = (of: Parameters<typeof flagSign>[0], text: string, clause = ""): Meaning => {
  const name = draftingWords.flags[of.replace("-", "_")] ?? of;
  return { drawn: flagSign(of), text: `${name}: ${text}`, ...(clause ? { clause } : {}) };
};

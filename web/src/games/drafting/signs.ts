/** The signs of Thunder Alley and Grand Prix in words. */
import type { CarLook } from "../../lib/teams";
import { t, tell } from "../../lib/words";
import { flagSign, tag, type Drawn, type Meaning, type SignGroup } from "../../lib/signs";
import type { Cell } from "../../lib/face";
import type { Movement, Worn } from "./view";
import { word } from "./words";

const print = (text: string): Drawn => ({ kind: "print", text });
const cell = (of: Cell): Drawn => ({ kind: "cell", cell: of });
const state = (of: "ready" | "moved" | "active"): Drawn => cell({ kind: "state", state: of });

/** The states of a car. */
export function carSigns(look: CarLook): Meaning[] {
  return [
    { drawn: { kind: "car", look }, text: word("sign-ready") },
    { drawn: { kind: "car", look, state: "moved" }, text: word("sign-moved") },
    { drawn: { kind: "car", look, mine: true }, text: t("sign-mine") },
    { drawn: { kind: "car", look, pickable: true }, text: t("sign-pickable") },
    { drawn: { kind: "car", look, active: true }, text: word("sign-active") },
    { drawn: { kind: "car", look, state: "ghost" }, text: word("sign-ghost") },
  ];
}

/** What stands on a circuit besides cars. */
export function boardSigns(more: readonly Meaning[] = []): SignGroup {
  return {
    title: word("sign-board"),
    signs: [
      { drawn: { kind: "space", note: "▲2" }, text: word("sign-space") },
      { drawn: { kind: "space", note: "⚑" }, text: word("sign-finishes") },
      { drawn: print("7.1"), text: word("sign-lanes") },
      { drawn: print("5 10 15"), text: word("sign-sector") },
      { drawn: print(word("page-tag-leads", { car: "8" })), text: word("sign-leads") },
      { drawn: print(word("page-tag-lapped", { car: "8", laps: 1 })), text: word("sign-lapped") },
      { drawn: print("P +2"), text: word("sign-pit") },
      ...more,
    ],
  };
}

export function towerSigns(
  more: readonly Meaning[],
  clauses: { wear: string; pits: string; lapped: string },
): SignGroup {
  return {
    title: word("sign-tower"),
    signs: [
      { drawn: state("ready"), text: word("sign-to-move") },
      { drawn: state("moved"), text: word("sign-has-moved") },
      { drawn: state("active"), text: word("sign-moves-now") },
      { drawn: tag(word("page-tag-pit"), "info"), text: word("sign-in-pits"), clause: clauses.pits },
      {
        drawn: tag(word("page-tag-laps-down", { laps: 1 }), "info"),
        text: word("sign-lap-down"),
        clause: clauses.lapped,
      },
      { drawn: tag(word("page-tag-out"), "bad"), text: t("sign-out") },
      { drawn: tag(word("page-tag-done"), "good"), text: word("sign-done") },
      { drawn: cell({ kind: "text", text: "+2" }), text: word("sign-gap") },
      { drawn: cell({ kind: "wear", count: 3, title: "" }), text: word("sign-bar"), clause: clauses.wear },
      ...more,
    ],
  };
}

export function wearSigns(kinds: readonly Worn[]): SignGroup {
  const shown = (worn: Worn): Meaning => ({
    drawn: { kind: "marker", wear: worn.kind, stays: worn.stays },
    text: word(worn.stays ? "sign-square" : "sign-disc", { wear: worn.name }),
  });
  return { title: word("sign-wear"), signs: kinds.map(shown) };
}

export function cardSigns(game: string, kinds: readonly Movement[]): SignGroup {
  return {
    title: word("sign-cards"),
    signs: [
      { drawn: print("6"), text: word("sign-speed") },
      { drawn: print(`${word("page-pit-exit")} 2`), text: word("sign-pit-exit") },
      ...kinds.map((movement) => ({
        drawn: { kind: "movement", movement } as const,
        text: word("sign-movement", {
          kind: tell(game, `kind-${movement}`),
          text: tell(game, `kind-${movement}.text`),
        }),
      })),
    ],
  };
}

/** What a flag means in a game, by the name of the message. */
export const flag = (game: string, of: Parameters<typeof flagSign>[0], meaning: string, clause = ""): Meaning => {
  const text = tell(game, `sign-flag-${meaning}`, { flag: word(`page-flag-${of}`) });
  return { drawn: flagSign(of), text, ...(clause ? { clause } : {}) };
};

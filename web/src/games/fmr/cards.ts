/** The action cards: what stands on their head, and whose cars they are for. */
import { colourName, teamOf } from "./view";
import type { Team } from "../../lib/teams";
import { fmrWords } from "../../lib/words/en-fmr";

export interface ActionCard {
  readonly code: string;
  readonly name: string;
  /** The big sign: +3, −2, −?, or the die. */
  readonly sign: string;
  readonly kind: "Advance" | "Trouble";
  /** null: for any car, or for the car that the die names. */
  readonly team: Team | null;
  readonly whose: string;
  /** In the server's words, where it is asked for. */
  readonly text: string;
  readonly dead: boolean;
}

interface Printed {
  readonly name: string;
  readonly sign: string;
  readonly kind: ActionCard["kind"];
  readonly whose: string;
}

const ANY = "Any car";
const DIE = "The die picks";

const PRINTED: Record<string, Printed> = {
  O2: { name: "Overtake", sign: "+2", kind: "Advance", whose: "" },
  O3: { name: "Overtake", sign: "+3", kind: "Advance", whose: "" },
  O4: { name: "Overtake", sign: "+4", kind: "Advance", whose: "" },
  PIT: { name: "Pit stop", sign: "−?", kind: "Trouble", whose: "" },
  "PIT*": { name: "Pit stop", sign: "−?", kind: "Trouble", whose: ANY },
  TT: { name: "Tailender turbo", sign: "+3", kind: "Advance", whose: "Last three" },
  CG: { name: "Charge, lose gears", sign: "+1", kind: "Advance", whose: ANY },
  CE: { name: "Charge, engine blows", sign: "+1", kind: "Advance", whose: ANY },
  WL: { name: "Wrong line", sign: "−1", kind: "Trouble", whose: ANY },
  OC: { name: "Off circuit", sign: "−2", kind: "Trouble", whose: ANY },
  LC: { name: "Lose control", sign: "−3", kind: "Trouble", whose: ANY },
  SO: { name: "Spin out", sign: "✕", kind: "Trouble", whose: DIE },
  SL: { name: "Spin last", sign: "⤓", kind: "Trouble", whose: DIE },
  CR: { name: "Crash", sign: "✕✕", kind: "Trouble", whose: DIE },
};

const UNKNOWN: Printed = { name: "", sign: "?", kind: "Trouble", whose: "" };

/** A code is the card, and for cards of one colour the colour's letter after it: `O3g`. */
export function actionCard(code: string, text: string): ActionCard {
  const printed = PRINTED[code];
  const letter = printed ? "" : code.slice(-1);
  const kind = printed ? code : code.slice(0, -1);
  const found = PRINTED[kind] ?? UNKNOWN;
  return {
    code,
    ...found,
    name: found.name || code,
    team: letter ? teamOf(letter) : null,
    whose: found.whose || `${colourName(letter)} cars`,
    // The server describes what can be played now; what is printed is there at any time.
    text: text || fmrWords.card(kind, colourName(letter)),
    dead: text.startsWith("no effect"),
  };
}

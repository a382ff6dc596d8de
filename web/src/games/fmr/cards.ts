/** The action cards: what stands on their head, and whose cars they are for. */
import type { Team } from "../../lib/teams";
import { tell } from "../../lib/words";
import type { CardView } from "../../wire/fmr";
import { letterOf, teamOf } from "./view";
import { word } from "./words";

export interface ActionCard {
  readonly name: string;
  /** The big sign: +3, −2, −?, or what happens to the car that the die picks. */
  readonly sign: string;
  readonly helps: boolean;
  /** null: for any car, or for the car that the die picks. */
  readonly team: Team | null;
  readonly whose: string;
  readonly text: string;
  readonly dead: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { pit_stop: "−?", spin_out: "✕", spin_last: "⤓", crash: "✕✕" };
const HELPS = new Set(["overtake", "tailender_turbo", "lose_gears", "engine_blows"]);
const PICKED = new Set(["spin_out", "spin_last", "crash"]);

function whoseOf(card: CardView): string {
  if (card.colour) return word("page-whose", { colour: { id: `colour-${card.colour}` } });
  if (PICKED.has(card.kind)) return word("page-whose-die");
  return word(card.kind === "tailender_turbo" ? "page-whose-last" : "page-whose-any");
}

/** As the server describes it. */
export function actionCard(card: CardView): ActionCard {
  const helps = HELPS.has(card.kind);
  return {
    name: tell("FMR", card.name.id),
    sign: SIGNS[card.kind] ?? `${helps ? "+" : "−"}${card.places}`,
    helps,
    team: card.colour ? teamOf(letterOf(card.colour)) : null,
    whose: whoseOf(card),
    text: word(card.text.id, card.text.args),
    dead: card.dead,
  };
}

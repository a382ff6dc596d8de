/**
 * The coached race of Formula Motor Racing: six players, so that no colour is neutral and everybody has five turns;
 * and what is worth saying when it comes up.
 */
import type { Coached, Company, Tip } from "../../lib/face";
import type { Position } from "../../lib/told";
import { colourName, word } from "./words";
import type { View } from "./view";

/** Which cards a tip is about, in the order in which they are worth a word. */
const CARDS: Readonly<Record<string, readonly string[]>> = {
  overtake: ["overtake"],
  trouble: ["fall_back"],
  charge: ["lose_gears", "engine_blows"],
  turbo: ["tailender_turbo"],
  pit: ["pit_stop"],
  spin: ["spin_out", "spin_last"],
  crash: ["crash"],
};

const tip = (kind: string, args: Record<string, string | number> = {}): Tip => ({
  kind,
  text: word(`coach-${kind}`, args),
});

function aim(view: View, me: number): Tip {
  const colour = Object.keys(view.owners).find((one) => view.owners[one] === me) ?? "";
  return tip("aim", { colour: colourName(colour.slice(0, 1)), turns: view.turns_left[me] ?? 0 });
}

function tips(position: Position, view: View, company: Company): Tip[] {
  if (position.decision !== "play") return [aim(view, company.me), tip(position.decision.replace("_", "-"))];
  const held = new Set((view.hands[company.me] ?? []).map((code) => view.cards[code]?.kind));
  const cards = Object.entries(CARDS).filter(([, kinds]) => kinds.some((kind) => held.has(kind)));
  return [aim(view, company.me), tip("play"), ...cards.map(([kind]) => tip(kind))];
}

export const coached: Coached<View> = { seats: 6, options: {}, tips };

/** What happened since one's own last card, a line for each card: the board tells it while nothing is previewed. */
import type { Happened } from "../../lib/told";
import { CARS } from "./view";
import { carName, word } from "./words";

const MOST = 6;

export interface Told {
  readonly key: number;
  readonly mine: boolean;
  readonly text: string;
  readonly came: string;
}

const TELLING = new Set(["moved", "removed", "rolled", "no_effect"]);

function came(event: Happened): string {
  const code = CARS[event.arguments["car"] ?? -1];
  const car = code ? carName(code) : "";
  if (event.kind === "moved") return word("page-to", { car, to: event.arguments["to"] ?? 0 });
  if (event.kind === "removed") return word("page-is-removed", { car });
  return event.kind === "rolled" ? word("page-rolls", { roll: event.arguments["roll"] ?? 0 }) : event.text;
}

/** The cards of the last round, oldest first; a watcher sees the last few. */
export function recent(past: readonly Happened[], me: number): Told[] {
  const cards = past.flatMap((event, at) => (event.kind === "played" ? [at] : []));
  const own = cards.findLastIndex((at) => past[at]?.seat === me);
  const shown = cards.slice(Math.max(own, cards.length - MOST, 0));
  return shown.map((at) => {
    const next = cards.find((other) => other > at) ?? past.length;
    const events = past.slice(at + 1, next).filter((event) => TELLING.has(event.kind));
    const played = past[at];
    return { key: at, mine: played?.seat === me, text: played?.text ?? "", came: events.map(came).join(", ") };
  });
}

/** The words of Grand Prix-F1: from its catalogue, as the terminal has them. */
import { say, tell, type Fact } from "../../lib/words";
import type { PlayView } from "../../wire/gpf1";

const GAME = "GPF1";

export const word = (id: string, args: Fact["args"] = {}): string => tell(GAME, id, args);

export const carName = (colour: string): string => word(`car-${colour}`);

/** What a play brings or costs, the most important thing first. */
export const outcome = (play: PlayView): string =>
  play.outcome.map((fact) => say(fact, { game: GAME, names: [], reader: -1 })).join(", ") || word("page-clear");

/** A space as people say it: `Box 3`, `K4`, `25`. */
export function spaceName(space: string): string {
  const [, number = "", way = ""] = /^BOX(\d)(-IN|-OUT)?$/.exec(space) ?? [];
  if (number) return word(`page-space-box${way.toLowerCase()}`, { number });
  return space.startsWith("K") ? `K${space.slice(2)}` : space;
}

const KINDS: Readonly<Record<string, string>> = { U: "overtake", K: "gravel", B: "pit" };

/** What a space is, beside its letters on the board. */
export function spaceKind(space: string): string {
  const kind = space.startsWith("BOX") ? "box" : (KINDS[space.slice(0, 1)] ?? "lane");
  return word("page-kind", { kind });
}

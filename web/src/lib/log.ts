/** The log as it is read: by turn, newest first. */
import type { Company } from "./face";
import type { Happened, Moved } from "./told";
import { capital, t } from "./words";

export interface LogLine {
  readonly key: string;
  readonly index: number;
  readonly event: Happened;
  /** How often the same was said in a row. */
  count: number;
}

export interface LogGroup {
  readonly key: string;
  readonly turn: number;
  readonly lines: LogLine[];
}

/** The newest `most` moves, grouped by turn; what says nothing is left out. */
export function groupsOf(moves: readonly Moved[], most: number): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const move of moves.slice(-most).toReversed()) {
    let group = groups.at(-1);
    if (group?.turn !== move.turn) {
      group = { key: `${move.turn}-${move.index}`, turn: move.turn, lines: [] };
      groups.push(group);
    }
    const lines = gridInOne(move.events.filter((event) => event.text));
    for (const [at, event] of [...lines.entries()].toReversed()) {
      if (isToldBy(group.lines, event)) continue;
      group.lines.push({ key: `${move.index}-${at}`, index: move.index, event, count: 1 });
    }
  }
  return groups.filter((group) => group.lines.length);
}

/** A line in words; cards that nobody else may see are drawn in one sentence. */
export function textOf({ event, count }: LogLine, { reader, names }: Company): string {
  if (count === 1 || event.kind !== "dealt") return capital(event.text);
  return t("log-draws", { you: event.seat === reader ? "yes" : "no", who: names[event.seat] ?? "", cards: count });
}

/** How often it happened, where the words do not say so. */
export const timesOf = ({ event, count }: LogLine): string => (count > 1 && event.kind !== "dealt" ? `×${count}` : "");

const FEW = 4;

/** A whole grid is one line: its cars from the front. */
function gridInOne(events: readonly Happened[]): readonly Happened[] {
  const starters = events.filter((event) => event.starter);
  const first = starters[0];
  if (!first || starters.length < FEW) return events;
  const text = t("log-grid", { cars: starters.map((event) => event.starter).join(", ") });
  return events.flatMap((event) => {
    if (event === first) return [{ ...event, text, arguments: {} }];
    return starters.includes(event) ? [] : [event];
  });
}

/** A drive is told by where it ends, and what is said several times in a row is said once. */
function isToldBy(lines: readonly LogLine[], event: Happened): boolean {
  const later = lines.at(-1);
  if (later?.event.text === event.text) {
    later.count += 1;
    return true;
  }
  const car = event.arguments["car"];
  if (event.kind !== "moved" || typeof car !== "number") return false;
  for (const { event: one } of lines.toReversed()) {
    if (one.kind !== "moved") return false;
    if (one.arguments["car"] === car && one.clause === event.clause) return true;
  }
  return false;
}

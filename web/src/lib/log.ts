/** The log as it is read: by turn, newest first. */
import type { Happened, Moved } from "./wire";

export interface LogLine {
  readonly key: string;
  readonly index: number;
  readonly event: Happened;
  /** How often it happened in a row: five hidden cards are one line. */
  count: number;
}

export interface LogGroup {
  readonly key: string;
  readonly turn: number;
  readonly lines: LogLine[];
}

/**
 * The newest `most` moves, grouped by turn; what says nothing is left out. Of `folds` (steps of one move)
 * only the last in a row is told for each car.
 */
export function groupsOf(moves: readonly Moved[], most: number, folds: readonly string[] = []): LogGroup[] {
  const groups: LogGroup[] = [];
  let told = new Set<string>();
  for (const move of moves.slice(-most).reverse()) {
    let group = groups.at(-1);
    if (group?.turn !== move.turn) {
      group = { key: `${move.turn}-${move.index}`, turn: move.turn, lines: [] };
      groups.push(group);
    }
    const lines = move.events.filter((event) => event.text);
    for (const [at, event] of [...lines.entries()].reverse()) {
      const step = `${event.clause} ${event.arguments["car"]}`;
      if (!folds.includes(event.kind)) told = new Set();
      else if (told.has(step)) continue;
      else told.add(step);
      const last = group.lines.at(-1);
      if (last?.event.text === event.text && last.event.clause === event.clause) last.count += 1;
      else group.lines.push({ key: `${move.index}-${at}`, index: move.index, event, count: 1 });
    }
  }
  return groups.filter((group) => group.lines.length);
}

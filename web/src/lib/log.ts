/** The log as it is read: by turn, newest first. */
import type { Happened, Moved } from "./wire";

export interface LogLine {
  readonly key: string;
  readonly index: number;
  readonly event: Happened;
}

export interface LogGroup {
  readonly key: string;
  readonly turn: number;
  readonly lines: LogLine[];
}

/** The newest `most` moves, grouped by turn; what says nothing is left out. */
export function groupsOf(moves: readonly Moved[], most: number): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const move of moves.slice(-most).reverse()) {
    let group = groups.at(-1);
    if (group?.turn !== move.turn) {
      group = { key: `${move.turn}-${move.index}`, turn: move.turn, lines: [] };
      groups.push(group);
    }
    const lines = move.events.filter((event) => event.text);
    for (const [at, event] of [...lines.entries()].reverse()) {
      group.lines.push({ key: `${move.index}-${at}`, index: move.index, event });
    }
  }
  return groups.filter((group) => group.lines.length);
}

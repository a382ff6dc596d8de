/** The rules of a game for people: its aim, a turn, the end, the points, and what its words mean. */
import { messagesOf, tell, tellIf } from "./words";

export interface Term {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Other words that people look for. */
  readonly also: readonly string[];
}

export interface Guide {
  readonly aim: string;
  readonly turn: readonly string[];
  readonly end: string;
  readonly score: string;
  readonly terms: readonly Term[];
}

function termOf(code: string, id: string): Term {
  const also = tell(code, `${id}.also`).split(", ");
  return { id, title: tell(code, `${id}.title`), text: tell(code, id), also };
}

/** null for a game that has none. */
export function guideOf(code: string): Guide | null {
  const aim = tellIf(code, "guide-aim");
  if (!aim) return null;
  const terms = messagesOf(code, "term-").map((id) => termOf(code, id));
  return {
    aim,
    turn: messagesOf(code, "guide-turn-").map((id) => tell(code, id)),
    end: tell(code, "guide-end"),
    score: tell(code, "guide-score"),
    terms: terms.toSorted((a, b) => a.title.localeCompare(b.title)),
  };
}

/** What happened, each with its cause where the line alone does not tell it. */
import type { Company, Face } from "./face";
import type { Happened, Moved } from "./told";

/** The same moves, with sentences that say by whose doing: causes lie in the same turn. */
export function withCauses(face: Face, moves: readonly Moved[], company: Company): readonly Moved[] {
  const { cause } = face;
  if (!cause) return moves;
  let turn = -1;
  let before: Happened[] = [];
  return moves.map((move) => {
    if (move.turn !== turn) before = [];
    turn = move.turn;
    const events = move.events.map((event) => {
      const text = event.text + cause(event, before, company);
      before.push(event);
      return { ...event, text };
    });
    return { ...move, events };
  });
}

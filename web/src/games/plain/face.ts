/** The face of a game that has none of its own: everything from the server's words. */
import type { Wording } from "../../lib/told";
import { face, type Face, type HandCard } from "../../lib/face";
import Board from "./Board.svelte";

type View = Record<string, unknown>;

/** Tokens of two parts, as `CG:g1`, are taken apart: first the card, then its target. */
function heads(answers: readonly string[]): string[] {
  return [...new Set(answers.filter((token) => token.includes(":")).map(head))];
}

const head = (token: string): string => token.slice(0, token.indexOf(":"));

function card(token: string, answers: readonly string[], words: Wording | undefined): HandCard<Wording> {
  return {
    id: token,
    title: words?.label.trim() ?? token,
    ways: answers.filter((one) => one === token || head(one) === token).map((one) => [one]),
    face: { label: words?.label.trim() ?? token, effect: words?.effect ?? "" },
  };
}

export function plain(code: string): Face {
  return face<View, Wording>({
    code,
    Board,
    columns: [],
    cells: (view) =>
      ["circuit", "lap", "round", "turn"]
        .filter((name) => typeof view[name] === "string" || typeof view[name] === "number")
        .map((name) => ({ label: name, value: String(view[name]) })),
    rows: () => [],
    hand: (position) => {
      const answers = position.answers ?? [];
      return heads(answers).map((token) => card(token, answers, position.words?.[token]));
    },
    pick: () => [],
    teams: () => [],
    twin: (view) => Object.entries(view).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    chart: () => [],
  });
}

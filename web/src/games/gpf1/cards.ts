/** The hand of Grand Prix-F1: fuel cards by value, with what each would do; rows of fuel to choose from. */
import type { Position } from "../../lib/told";
import type { Company, HandCard } from "../../lib/face";
import { routeOf, valueOf, type PlayView, type View } from "./view";
import { outcome, spaceName, word } from "./words";

export interface Line {
  readonly key: string;
  readonly route: "lane" | "pit" | "box" | "none";
  readonly to: string;
  readonly text: string;
  readonly tone: "plain" | "good" | "bad" | "pits" | "warn";
}

export type FuelCard =
  | {
      readonly kind: "fuel";
      readonly value: number;
      readonly count: number;
      /** How full the gauge is: 10 is full. */
      readonly gauge: number;
      readonly lines: readonly Line[];
    }
  | {
      readonly kind: "row";
      readonly row: readonly { readonly value: number; readonly count: number }[];
      readonly gauge: number;
      readonly lines: readonly Line[];
    };

function tone(play: PlayView): Line["tone"] {
  if (play.fine || play.accident) return "bad";
  if (play.bonus) return "good";
  if (play.lost || play.value < valueOf(play.token)) return "warn";
  return routeOf(play.token) === "lane" ? "plain" : "pits";
}

/** Where a card would take the car that moves. */
export function lineOf(play: PlayView): Line {
  const to = play.space ? spaceName(play.space) : word("page-finish");
  return { key: play.token, route: routeOf(play.token), to, text: outcome(play), tone: tone(play) };
}

function fuelCard(value: number, held: number, lines: readonly Line[], ways: readonly string[]): HandCard<FuelCard> {
  return {
    id: String(value),
    title: word("page-card", { value }),
    brief: `×${held}`,
    detail: [word("page-held", { count: held }), ...lines.map((line) => `${line.to} ${line.text}`.trim())].join("; "),
    ways: ways.map((token) => [token]),
    face: { kind: "fuel", value, count: held, gauge: value / 10, lines },
  };
}

/** A card that somebody has played: only what is printed on it. */
export const playedCard = (value: number): HandCard<FuelCard> => ({ ...fuelCard(value, 1, [], []), detail: "" });

function payment(view: View, value: number): Line {
  const left = view.fine - view.paid.reduce((sum, one) => sum + one, 0);
  return {
    key: "pay",
    route: "none",
    to: "",
    text: value > left ? word("page-overpays", { over: value - left }) : word("page-pays", { left: left - value }),
    tone: value > left ? "warn" : value === left ? "good" : "plain",
  };
}

/** Why a card cannot be given: cards go from the highest down, and none that a lower one could replace. */
function unpayable(view: View, value: number, payable: readonly number[]): string {
  if (value > Math.min(Infinity, ...view.paid)) return word("page-pay-downward");
  return word(value < Math.min(...payable) ? "page-pay-higher-first" : "page-pay-lower");
}

function refused(card: HandCard<FuelCard>, refusal: string): HandCard<FuelCard> {
  const line: Line = { key: "refused", route: "none", to: "", text: refusal, tone: "plain" };
  return { ...card, refusal, clause: "GPF1-R43", face: { ...card.face, lines: [line] } };
}

/** `10x3,6x1` as values and numbers. */
export function rowOf(token: string): { value: number; count: number }[] {
  if (token === "-") return [];
  return token.split(",").map((part) => {
    const [value, times] = part.split("x");
    return { value: Number(value), count: Number(times) };
  });
}

function rowCard(token: string): HandCard<FuelCard> {
  const row = rowOf(token);
  const cards = row.reduce((sum, part) => sum + part.count, 0);
  const litres = row.reduce((sum, part) => sum + part.count * part.value, 0);
  const title = cards ? word("page-row", { litres, cards }) : word("choice-no-fuel");
  const told: Line = { key: "title", route: "none", to: "", text: title, tone: "plain" };
  const turns: Line = { ...told, key: "turns", text: word("page-row-turns", { cards }), tone: "pits" };
  const spelled = row.map(({ value, count }) => word("cards", { count, value })).join(", ");
  return {
    id: token,
    title,
    detail: spelled,
    ways: [[token]],
    face: { kind: "row", row, gauge: 0, lines: cards ? [told, turns] : [told] },
  };
}

/** Fuel cards, the highest first; while fuel is taken, the rows to choose from. */
export function hand(position: Position, view: View, company: Company): HandCard<FuelCard>[] {
  const answers = position.answers ?? [];
  if (position.decision === "refuel_row" && answers.length) return answers.map(rowCard);
  const held = view.hands[company.me] ?? [];
  const values = [...new Set(held)].toSorted((a, b) => b - a);
  return values.map((value) => {
    const number = held.filter((one) => one === value).length;
    if (position.decision === "pay_fine") {
      const ways = answers.filter((token) => token === `-${value}`);
      const card = fuelCard(value, number, ways.length ? [payment(view, value)] : [], ways);
      return ways.length || !answers.length
        ? card
        : refused(
            card,
            unpayable(
              view,
              value,
              answers.map((token) => -Number(token)),
            ),
          );
    }
    const plays = position.decision === "play_card" ? view.plays : [];
    const mine = plays.filter((play) => valueOf(play.token) === value);
    return fuelCard(
      value,
      number,
      mine.map(lineOf),
      mine.map((play) => play.token),
    );
  });
}

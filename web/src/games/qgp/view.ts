/** Quick Grand Prix as the server tells it (games/quick_grand_prix/view.py). */
import type { CarLook, Team } from "../../lib/teams";

export interface CarView {
  readonly seat: number;
  readonly power: number;
  /** How many it may pass in a round. */
  readonly limit: number;
  readonly damaged: boolean;
  /** In a round that is played back: it stands in the pits. */
  readonly pits?: boolean;
}

export interface View {
  readonly seat: number;
  readonly asking: string;
  readonly waiting: readonly number[];
  readonly mover: number;
  readonly circuit: string;
  readonly limits: readonly number[];
  readonly drs: readonly boolean[];
  readonly difficulty: number;
  /** From 1; 0 before the race. */
  readonly round: number;
  readonly rounds: number;
  /** From 0. */
  readonly section: number;
  readonly draft: readonly number[];
  /** Face up; the spares once the draft is over. */
  readonly middle: readonly string[];
  readonly deck: number;
  /** '?' for a card that this seat cannot know. */
  readonly hands: readonly (readonly string[])[];
  /** The role that a seat has put on its better grid place. */
  readonly better: Readonly<Record<string, string>>;
  /** Front to back: cars and the SL card. */
  readonly line: readonly string[];
  readonly cars: Readonly<Record<string, CarView>>;
  /** Of the seats whose plan is in: one's own, '?' for the others'. */
  readonly plans: Readonly<Record<string, string>>;
  /** Returned cars whose owners may still swap a card. */
  readonly swaps: readonly string[];
  readonly teams: readonly string[];
  readonly points: readonly number[];
}

export interface SpeedCard {
  readonly code: string;
  readonly low: number;
  readonly high: number;
  readonly die: number;
}

const card = (code: string, low: number, high: number, die: number): SpeedCard => ({ code, low, high, die });

/** The nine speed cards in the order of their qualifying marks (data/cards.toml). */
export const CARDS: readonly SpeedCard[] = [
  card("Q1", 1, 5, 1),
  card("Q2", 2, 5, 4),
  card("Q3", 3, 5, 5),
  card("Q4", 4, 5, 4),
  card("Q5", 1, 6, 5),
  card("Q6", 2, 6, 6),
  card("Q7", 3, 6, 6),
  card("Q8", 4, 6, 3),
  card("BG", 5, 6, 2),
];

/** Points of the places, best first (QGP-10.2). */
export const POINTS = [10, 8, 6, 5, 4, 3, 2, 1];

/** What stands in a line, as events number it. */
export const ITEMS = ["RA", "RB", "YA", "YB", "GA", "GB", "BA", "BB", "SL", "gap"];

const TEAM: Record<string, Team> = { R: "scarlet", Y: "amber", G: "emerald", B: "cobalt" };

export const teamOf = (letter: string): Team | null => TEAM[letter[0] ?? ""] ?? null;
export const lookOf = (car: string): CarLook => ({ number: car, team: teamOf(car), body: "single" });
export const cardOf = (code: string): SpeedCard | undefined => CARDS.find((one) => one.code === code);
export const isCar = (item: string): boolean => /^[RYGB][AB]$/.test(item);

/** The card and the number of a face, as events number it. */
export function faceOf(face: number): { card: SpeedCard; number: number } | undefined {
  const found = CARDS[face >> 1];
  return found && { card: found, number: face & 1 ? found.high : found.low };
}

/** Where a car stands in the race, from 1; the SL card is no car. */
export const places = (view: View): string[] => view.line.filter(isCar);

export const limitOf = (view: View): number => view.limits[view.section] ?? 0;

export type Relation = "under" | "equal" | "above";
export const relation = (speed: number, limit: number): Relation =>
  speed < limit ? "under" : speed === limit ? "equal" : "above";

/** One car's part of a plan: `Q8:4`, or `pit`. */
export interface Part {
  readonly text: string;
  readonly pit: boolean;
  readonly card: SpeedCard | undefined;
  readonly number: number;
}

export function partOf(text: string): Part {
  const [code = "", number = "0"] = text.split(":");
  return { text, pit: text === "pit", card: cardOf(code), number: Number(number) };
}

/** A plan is car A's part and car B's. */
export function partsOf(token: string): readonly [Part, Part] | null {
  const [a, b] = token.split(",");
  return a && b ? [partOf(a), partOf(b)] : null;
}

/** The cars of a seat, A first. */
export const carsOf = (view: View, seat: number): readonly [string, string] => {
  const letter = view.teams[seat] ?? "";
  return [`${letter}A`, `${letter}B`];
};

/** All totals that a car could drive, ascending. */
export function totals(view: View, car: string): number[] {
  const of = view.cars[car];
  const held = of ? (view.hands[of.seat] ?? []) : [];
  const numbers = held.flatMap((code) => {
    const found = cardOf(code);
    return found ? [found.low, found.high] : [];
  });
  return [...new Set(numbers.map((number) => number + (of?.power ?? 0)))].sort((a, b) => a - b);
}

/** Dice that the next speed card in one direction could show; none if no car is there (QGP-R7, QGP-R8). */
export function diceBeside(view: View, car: string, step: -1 | 1): { car: string; dice: number[] } | null {
  for (let at = view.line.indexOf(car) + step; at >= 0 && at < view.line.length; at += step) {
    const item = view.line[at] ?? "";
    const other = view.cars[item];
    if (other) {
      const dice = (view.hands[other.seat] ?? []).flatMap((code) => cardOf(code)?.die ?? []);
      return { car: item, dice: [...new Set(dice)].sort((a, b) => a - b) };
    }
  }
  return null;
}

/** Quick Grand Prix: cars, cards and plans of its view. */
import type { CarLook, Team } from "../../lib/teams";
import type { CardView, CarView as ToldCar, RaceView } from "../../wire/qgp";

export interface CarView extends ToldCar {
  /** In a round that is played back: it stands in the pits. */
  readonly pits?: boolean;
}

export interface View extends RaceView {
  readonly cars: Readonly<Record<string, CarView>>;
}

export interface SpeedCard extends CardView {
  readonly code: string;
}

/** What stands in a line, as events number it. */
export const ITEMS = ["RA", "RB", "YA", "YB", "GA", "GB", "BA", "BB", "SL", "gap"];

const TEAM: Record<string, Team> = { R: "scarlet", Y: "amber", G: "emerald", B: "cobalt" };

export const teamOf = (letter: string): Team | null => TEAM[letter[0] ?? ""] ?? null;
export const lookOf = (car: string): CarLook => ({ number: car, team: teamOf(car), body: "single" });
export const isCar = (view: View, item: string): boolean => item in view.cars;

/** What is printed on a card; of a hidden one nothing is known. */
export function cardOf(view: View, code: string): SpeedCard | undefined {
  const printed = view.cards[code];
  return printed && { code, ...printed };
}

/** The card and the number of a face, as events number it. */
export function faceOf(view: View, face: number): { card: SpeedCard; number: number } | undefined {
  const found = cardOf(view, Object.keys(view.cards)[face >> 1] ?? "");
  return found && { card: found, number: face & 1 ? found.high : found.low };
}

/** Where a car stands in the race, from 1; the SL card is no car. */
export const places = (view: View): string[] => view.line.filter((item) => isCar(view, item));

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

export function partOf(view: View, text: string): Part {
  const [code = "", number = "0"] = text.split(":");
  return { text, pit: text === "pit", card: cardOf(view, code), number: Number(number) };
}

/** A plan is car A's part and car B's. */
export function partsOf(view: View, token: string): readonly [Part, Part] | null {
  const [a, b] = token.split(",");
  return a && b ? [partOf(view, a), partOf(view, b)] : null;
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
    const found = cardOf(view, code);
    return found ? [found.low, found.high] : [];
  });
  return [...new Set(numbers.map((number) => number + (of?.power ?? 0)))].toSorted((a, b) => a - b);
}

/** Dice that the next speed card in one direction could show; none if no car is there (QGP-R7, QGP-R8). */
export function diceBeside(view: View, car: string, step: -1 | 1): { car: string; dice: number[] } | null {
  for (let at = view.line.indexOf(car) + step; at >= 0 && at < view.line.length; at += step) {
    const item = view.line[at] ?? "";
    const other = view.cars[item];
    if (other) {
      const dice = (view.hands[other.seat] ?? []).flatMap((code) => cardOf(view, code)?.die ?? []);
      return { car: item, dice: [...new Set(dice)].toSorted((a, b) => a - b) };
    }
  }
  return null;
}

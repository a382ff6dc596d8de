/** Formula Motor Racing as the server tells it (games/formula_motor_racing/view.py). */
import type { CarLook, Team } from "../../lib/teams";

export interface View {
  seat: number;
  asking: string;
  waiting: number[];
  mover: number;
  turn: number;
  /** The line, first place first. */
  order: string[];
  /** The removed line, best placed first. */
  out: string[];
  owners: Record<string, number>;
  hands: (string[] | null)[];
  hand_sizes: number[];
  deck: number;
  aside: number;
  used: string[];
  card: string;
  car: string;
  rolled: number;
  points: number[];
  car_points: Record<string, number>;
  turns_left: number[];
}

const COLOURS: Record<string, { readonly name: string; readonly team: Team }> = {
  b: { name: "Blue", team: "cobalt" },
  g: { name: "Green", team: "emerald" },
  y: { name: "Yellow", team: "amber" },
  o: { name: "Orange", team: "copper" },
  r: { name: "Red", team: "scarlet" },
  p: { name: "Purple", team: "violet" },
};

/** Cars as events number them. */
export const CARS = ["b1", "b2", "g1", "g2", "y1", "y2", "o1", "o2", "r1", "r2", "p1", "p2"];
/** Points of the places, best first (FMR-6.4). */
export const POINTS = [10, 6, 4, 3, 2, 1];

export const letterOf = (colour: string): string => colour.slice(0, 1);
export const teamOf = (letter: string): Team | null => COLOURS[letter]?.team ?? null;
export const colourName = (letter: string): string => COLOURS[letter]?.name ?? "";
export const carName = (car: string): string => `${colourName(car[0] ?? "")} ${car.slice(1)}`;

export function lookOf(car: string): CarLook {
  return { number: car.slice(1), team: teamOf(car[0] ?? ""), body: "single" };
}

export function ownerOf(view: View, car: string): number {
  return view.owners[colourName(car[0] ?? "").toLowerCase()] ?? -1;
}

/** All cars in the places they would take now: the line, then the removed ones. */
export const standing = (view: View): string[] => [...view.order, ...view.out];

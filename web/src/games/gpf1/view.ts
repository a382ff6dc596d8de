/** Grand Prix-F1 as the server tells it (games/grand_prix_f1/view.py). */
import type { CarLook, Team } from "../../lib/teams";

export interface CarView {
  readonly colour: string;
  readonly seat: number;
  /** Empty off the board. */
  readonly space: string;
  /** The lap marker; 1 is the final lap. */
  readonly laps: number;
  readonly crossed: boolean;
  /** Spaces to the finish on the shortest way, 0 off the board. */
  readonly distance: number;
  readonly tyres: "dry" | "rain";
  readonly wrong_tyres: boolean;
  readonly damaged: boolean;
  readonly visiting: boolean;
  readonly sit_outs: number;
  readonly proof: number;
  readonly fate: "racing" | "finished" | "fuel" | "crash";
  /** From 1; 0 for none. */
  readonly place: number;
}

/** Where a card would take the car that moves, and what that would cost. */
export interface PlayView {
  readonly token: string;
  readonly value: number;
  readonly path: readonly string[];
  /** Empty if the move ends the race. */
  readonly space: string;
  readonly lost: number;
  readonly why: "" | "blocked" | "gravel" | "box";
  readonly bonus: number;
  readonly fine: number;
  readonly duty: "" | "gravel" | "pit";
  readonly accident: "" | "damage" | "severe";
}

export interface View {
  readonly seat: number;
  readonly asking: string;
  readonly waiting: readonly number[];
  readonly turn: number;
  /** The car that moves; empty before and after the race. */
  readonly mover: string;
  readonly order: readonly string[];
  readonly cars: readonly CarView[];
  /** Of each seat, from 1; 0 while it has none. */
  readonly boxes: readonly number[];
  readonly sky: "sun" | "rain";
  readonly stack: number;
  readonly used_ones: number;
  /** 1-cards until the rain begins, if that is known; else -1. */
  readonly ones_to_rain: number;
  readonly fuel: readonly number[];
  readonly hands: readonly (readonly number[] | null)[];
  readonly race_order: readonly string[];
  readonly points: readonly number[];
  readonly bonus: number;
  readonly fine: number;
  readonly paid: readonly number[];
  readonly plays: readonly PlayView[];
}

/** The colours of the log, as the page paints them. */
const TEAM: Record<string, Team> = {
  red: "scarlet",
  green: "emerald",
  yellow: "amber",
  blue: "cobalt",
  white: "ivory",
  black: "onyx",
  orange: "copper",
  silver: "silver",
};

/** Cars as events number them. */
export const COLOURS = ["red", "green", "yellow", "blue", "white", "black", "orange", "silver"];
/** Points of the places, best first (GPF1-11.2). */
export const POINTS = [10, 6, 4, 3, 2, 1];
export const VALUES = [1, 2, 3, 4, 6, 10];
export const DEFAULT_LAPS = 4;

export const teamOf = (colour: string): Team | null => TEAM[colour] ?? null;

/** The seat's number; with two cars each, A or B after it. */
export function lookOf(view: View, colour: string): CarLook {
  const at = view.cars.findIndex((car) => car.colour === colour);
  const seats = view.boxes.length;
  const letter = view.cars.length > seats ? (at < seats ? "A" : "B") : "";
  const seat = view.cars[at]?.seat ?? 0;
  return { number: `${seat + 1}${letter}`, team: teamOf(colour), body: "single" };
}

export const carOf = (view: View, colour: string): CarView | undefined =>
  view.cars.find((car) => car.colour === colour);

/** All cars in running order. */
export function running(view: View): CarView[] {
  const order = view.race_order.length ? view.race_order : view.cars.map((car) => car.colour);
  return order.flatMap((colour) => carOf(view, colour) ?? []);
}

/** `10` of `10:pit`. */
export const valueOf = (token: string): number => Number(token.split(":")[0]);
export const routeOf = (token: string): "lane" | "pit" | "box" =>
  token.endsWith(":pit") ? "pit" : token.endsWith(":box") ? "box" : "lane";

/** A space as people say it: `Box 3`, `K4`, `25`. */
export function spoken(space: string): string {
  const box = /^BOX(\d)(-IN|-OUT)?$/.exec(space);
  if (box) return `Box ${box[1]}${box[2] === "-IN" ? " way in" : box[2] === "-OUT" ? " way out" : ""}`;
  return /^K[ABC]\d$/.test(space) ? `K${space.slice(2)}` : space;
}

/** Laps agreed; a race line knows them as an option. */
export const lapsOf = (options: Readonly<Record<string, string>>): number =>
  Number(options["laps"] ?? DEFAULT_LAPS) || DEFAULT_LAPS;

/** Grand Prix-F1: cars, cards and spaces of its view. */
import type { CarLook, Team } from "../../lib/teams";
import type { CarView, PlayView, RaceView as View } from "../../wire/gpf1";

export type { CarView, PlayView, View };

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

/** The colour of a car, as events number it. */
export const colourOf = (view: View, car: number | null | undefined): string =>
  (typeof car === "number" && view.cars[car]?.colour) || "";

/** All cars in running order. */
export function running(view: View): CarView[] {
  const order = view.race_order.length ? view.race_order : view.cars.map((car) => car.colour);
  return order.flatMap((colour) => carOf(view, colour) ?? []);
}

/** `10` of `10:pit`. */
export const valueOf = (token: string): number => Number(token.split(":")[0]);
export const routeOf = (token: string): "lane" | "pit" | "box" =>
  token.endsWith(":pit") ? "pit" : token.endsWith(":box") ? "box" : "lane";

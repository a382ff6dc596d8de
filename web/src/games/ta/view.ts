/** Thunder Alley: the cars of its view. */
import type { CarLook, Team } from "../../lib/teams";
import { markersOf, wornOf, type Letters } from "../drafting/wear";
import { racerOf, type Family, type Racer } from "../drafting/view";
import type { CarView, RaceView as View } from "../../wire/ta";

export type { CarView, View };

export interface StockCar extends Racer {
  /** Turns led. */
  readonly led: number;
}

export const GAME = "TA";

/** Markers by their colours. */
const WEAR: Letters = [
  ["black", "t"],
  ["blue", "s"],
  ["gray", "b"],
  ["green", "f"],
  ["yellow", "S"],
  ["lavender", "T"],
  ["red", "B"],
  ["orange", "E"],
];

const TEAMS: Record<string, Team> = {
  red: "scarlet",
  yellow: "amber",
  green: "emerald",
  black: "onyx",
  purple: "violet",
  pink: "coral",
  blue: "cobalt",
};

/** As tables are opened with them. */
export const SIDES: readonly string[] = Object.keys(TEAMS);

export function teamOf(colour: string): Team | null {
  return TEAMS[colour] ?? null;
}

function lookOf(car: CarView): CarLook {
  return { number: String(car.number), team: teamOf(car.team), body: "stock" };
}

export const family: Family<View, StockCar> = {
  wear: () => markersOf(GAME, WEAR),
  racers: (view) =>
    view.cars.map((car) => ({
      ...racerOf(car, lookOf(car), wornOf(GAME, WEAR, car.wear)),
      controller: car.seat,
      disqualified: false,
      led: car.led,
    })),
};

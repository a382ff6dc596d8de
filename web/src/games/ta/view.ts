/** Thunder Alley's view, as the server sends it. */
import type { CarLook, Team } from "../../lib/teams";
import { TA_WEAR, wornOf } from "../drafting/wear";
import type { DraftingView, Family, Racer, Status } from "../drafting/view";

export interface CarView {
  readonly number: number;
  readonly team: string;
  readonly seat: number;
  readonly status: Status;
  readonly at: string;
  readonly stack: number;
  readonly progress: number;
  readonly laps: number;
  readonly gap: number;
  readonly wear: string;
  readonly penalty: number;
  readonly moved: boolean;
  readonly lapped: boolean;
  readonly led: number;
  readonly forced: boolean;
  readonly place: number;
  readonly points: number;
}

export interface View extends DraftingView {
  readonly cars: readonly CarView[];
  readonly rain: boolean;
  readonly segments_left: readonly number[];
}

export interface StockCar extends Racer {
  /** Turns led. */
  readonly led: number;
}

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
  code: "TA",
  wear: TA_WEAR,
  racers: (view) =>
    view.cars.map((car) => ({
      number: car.number,
      seat: car.seat,
      controller: car.seat,
      look: lookOf(car),
      status: car.status,
      at: car.at,
      stack: car.stack,
      progress: car.progress,
      laps: car.laps,
      gap: car.gap,
      wear: wornOf(car.wear, "tsbfSTBE", TA_WEAR),
      penalty: car.penalty,
      moved: car.moved,
      lapped: car.lapped,
      place: car.place,
      points: car.points,
      disqualified: false,
      led: car.led,
    })),
};

/** Grand Prix: the cars of its view. */
import { NPC_ICONS, TEAMS, type CarLook, type NpcIcon, type Team } from "../../lib/teams";
import { markersOf, wornOf, type Letters } from "../drafting/wear";
import { racerOf, type Family, type Racer } from "../drafting/view";
import type { FlagName } from "../../lib/face";
import type { CarView, RaceView as View } from "../../wire/gp";

export type { CarView, View };

export type TyreLetter = "S" | "H" | "W";

export interface FormulaCar extends Racer {
  readonly tyre: TyreLetter | null;
  /** On softs whose bonus is left. */
  readonly bonus: boolean;
  readonly dutyDone: boolean;
  readonly closeCalls: number;
  /** Sectors back for all its removable markers. */
  readonly back: number;
  /** The event sends it to the pits. */
  readonly calledIn: boolean;
  /** Its tyres must still be changed, and soon. */
  readonly mustChange: boolean;
}

export const GAME = "GP";

const WEAR: Letters = [
  ["tyre", "t"],
  ["suspension", "s"],
  ["wing", "w"],
  ["brakes", "b"],
  ["transmission", "g"],
  ["engine", "e"],
  ["body", "B"],
];

/** Whose a car of nobody's team is, by seat. */
const ICONS: readonly NpcIcon[] = ["star", "diamond", "circle", "square", "triangle"];

export const flagOf = (name: string): FlagName => name.replace("_", "-") as FlagName;

export function teamOf(name: string): Team | null {
  return TEAMS.find((team) => team === name) ?? null;
}

export function iconOf(controller: number): NpcIcon {
  const icon = ICONS[controller];
  return icon && icon in NPC_ICONS ? icon : "neutral";
}

function lookOf(view: View, car: CarView): CarLook {
  const number = String(car.number);
  if (car.team) return { number, team: teamOf(car.team), body: "single" };
  const controller = teamOf(view.teams[car.controller] ?? "");
  return { number, team: null, body: "single", icon: iconOf(car.controller), controller };
}

function tyreOf(car: CarView): TyreLetter | null {
  const letter = car.tyres.replace("-", "").at(-1)?.toUpperCase();
  return letter === "S" || letter === "H" || letter === "W" ? letter : null;
}

/** First and last sector of the Safety Zone, if there is one. */
export function zoneOf(view: View): { first: number; last: number } | null {
  const [first, last] = view.zone_sectors;
  return first === undefined || last === undefined ? null : { first, last };
}

/** The zone as messages have it: sectors are numbers as printed. */
export const zoneArgs = (zone: { first: number; last: number }): { first: string; last: string } => ({
  first: String(zone.first),
  last: String(zone.last),
});

export const family: Family<View, FormulaCar> = {
  wear: () => markersOf(GAME, WEAR),
  racers: (view) =>
    view.cars.map((car) => ({
      ...racerOf(car, lookOf(view, car), wornOf(GAME, WEAR, car.wear)),
      controller: car.controller,
      disqualified: view.asking === "end" && view.disqualified.includes(car.number),
      tyre: tyreOf(car),
      bonus: car.bonus,
      dutyDone: car.duty_done,
      closeCalls: car.close_calls,
      back: car.back,
      calledIn: car.called_in,
      mustChange: car.must_change,
    })),
};

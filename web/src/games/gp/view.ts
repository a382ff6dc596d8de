/** Grand Prix's view, as the server sends it. */
import { NPC_ICONS, TEAMS, type CarLook, type NpcIcon, type Team } from "../../lib/teams";
import { GP_WEAR, wornOf } from "../drafting/wear";
import type { DraftingView, Family, Racer, Status } from "../drafting/view";
import type { FlagName } from "../face";

export interface CarView {
  readonly number: number;
  readonly seat: number;
  readonly controller: number;
  readonly team: string;
  readonly status: Status;
  readonly at: string;
  readonly stack: number;
  readonly progress: number;
  readonly laps: number;
  readonly gap: number;
  readonly activated: boolean;
  readonly lapped: boolean;
  readonly stopped: boolean;
  readonly wear: string;
  readonly penalty: number;
  readonly worn_out: boolean;
  readonly close_calls: number;
  readonly tyres: string;
  readonly bonus: boolean;
  readonly duty_done: boolean;
  readonly slot: number;
  readonly points: number;
}

export interface View extends DraftingView {
  readonly cars: readonly CarView[];
  readonly weather: "dry" | "wet";
  readonly zone: number;
  /** Numbers of the cars that never changed their tyres. */
  readonly disqualified: readonly number[];
  readonly stop: { readonly car: number; readonly back: number; readonly tyres: string } | null;
}

export type TyreLetter = "S" | "H" | "W";

export interface FormulaCar extends Racer {
  readonly tyre: TyreLetter | null;
  /** On softs whose bonus is left. */
  readonly bonus: boolean;
  readonly dutyDone: boolean;
  readonly closeCalls: number;
  /** Sectors back for all its removable markers. */
  readonly back: number;
}

const WEAR_LETTERS = "tswbgeB";

/** Whose a car of nobody's team is, by seat. */
const ICONS: readonly NpcIcon[] = ["star", "diamond", "circle", "square", "triangle"];
const ZONE = 5;
/** GP-7.2.1: with so many markers a car leaves the race when it is activated. */
export const WORN_OUT = 6;
/** GP-7.3.2: how far back each kind of marker costs; the body's stays. In the order of `GP_WEAR`. */
const BACK = [1, 1, 5, 5, 10, 10, 0];

/** Sectors that a car goes back to get rid of all it can. */
export function backFor(letters: string): number {
  return [...letters].reduce((sum, letter) => sum + (BACK[WEAR_LETTERS.indexOf(letter)] ?? 0), 0);
}

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
  if (view.zone < 0) return null;
  const n = view.sectors;
  return { first: (view.zone - ZONE + n) % n, last: (view.zone + ZONE) % n };
}

export const family: Family<View, FormulaCar> = {
  code: "GP",
  wear: GP_WEAR,
  racers: (view) =>
    view.cars.map((car) => ({
      number: car.number,
      seat: car.seat,
      controller: car.controller,
      look: lookOf(view, car),
      status: car.status,
      at: car.at,
      stack: car.stack,
      progress: car.progress,
      laps: car.laps,
      gap: car.gap,
      wear: wornOf(car.wear, WEAR_LETTERS, GP_WEAR),
      penalty: car.penalty,
      moved: car.activated,
      lapped: car.lapped,
      place: car.slot,
      points: car.points,
      disqualified: view.asking === "end" && view.disqualified.includes(car.number),
      tyre: tyreOf(car),
      bonus: car.bonus,
      dutyDone: car.duty_done,
      closeCalls: car.close_calls,
      back: backFor(car.wear),
    })),
};

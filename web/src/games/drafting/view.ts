/** What Thunder Alley and Grand Prix have in common: cars on a circuit, race cards, a move under way. */
import type { CarLook } from "../../lib/teams";
import type { WearKind } from "../../lib/wear";
import { spaceOf } from "../track/place";
import type { CardView } from "../../wire/drafting";
import type { RaceView as GrandPrix } from "../../wire/gp";
import type { RaceView as ThunderAlley } from "../../wire/ta";

export type { CardView };
export type Movement = CardView["kind"];
export type DraftingView = ThunderAlley | GrandPrix;
export type MoveView = NonNullable<DraftingView["move"]>;

/** A car of either game. */
export interface Racer {
  readonly number: number;
  /** Owner; -1 for a car of nobody's team. */
  readonly seat: number;
  /** Who may move it; -1: anybody. */
  readonly controller: number;
  readonly look: CarLook;
  readonly status: DraftingView["cars"][number]["status"];
  readonly at: string;
  readonly stack: number;
  readonly progress: number;
  readonly laps: number;
  readonly gap: number;
  readonly wear: readonly Worn[];
  readonly penalty: number;
  /** It leaves the race when it moves. */
  readonly wornOut: boolean;
  /** Markers that it can take before that. */
  readonly spare: number;
  readonly moved: boolean;
  readonly lapped: boolean;
  /** Place in the result; 0 while it races. */
  readonly place: number;
  readonly points: number;
  /** It stands where it finished, but behind all others in the result. */
  readonly disqualified: boolean;
}

/** What the views of both games tell of a car alike. */
export function racerOf(car: DraftingView["cars"][number], look: CarLook, wear: readonly Worn[]) {
  return {
    number: car.number,
    seat: car.seat,
    look,
    status: car.status,
    at: car.at,
    stack: car.stack,
    progress: car.progress,
    laps: car.laps,
    gap: car.gap,
    wear,
    penalty: car.penalty,
    wornOut: car.worn_out,
    spare: car.spare,
    moved: car.moved,
    lapped: car.lapped,
    place: car.place,
    points: car.points,
  } satisfies Partial<Racer>;
}

export interface Worn {
  readonly kind: WearKind;
  /** Stays for ever. */
  readonly stays: boolean;
  readonly name: string;
}

/** What a game tells of itself to the functions that both share. */
export interface Family<V extends DraftingView, R extends Racer = Racer> {
  racers(view: V): readonly R[];
  /** By their number in events. */
  wear(): readonly Worn[];
}

/** A place as it is printed beside the road: laps taken off. */
export const printed = (view: DraftingView, at: string): string => (at ? spaceOf(at, view.sectors) : "");

export function isRacing(racer: Racer): boolean {
  return racer.status === "racing" || racer.status === "crossed";
}

export function inPits(racer: Racer): boolean {
  return racer.at.endsWith(".P");
}

/** First to last: the finished, those on the track, the fallen; on the grid as they are listed. */
export function standing<R extends Racer>(view: DraftingView, racers: readonly R[]): R[] {
  if (view.asking === "end") {
    return racers.toSorted((a, b) => Number(a.disqualified) - Number(b.disqualified) || a.place - b.place);
  }
  const listed = [...view.finished, ...view.order, ...view.out];
  if (!listed.length) return [...racers];
  const byNumber = new Map(racers.map((racer) => [racer.number, racer]));
  const rest = racers.filter((racer) => !listed.includes(racer.number));
  return [...listed.flatMap((number) => byNumber.get(number) ?? []), ...rest];
}

export function placeOf(view: DraftingView, racers: readonly Racer[], number: number): number {
  return standing(view, racers).findIndex((racer) => racer.number === number) + 1;
}

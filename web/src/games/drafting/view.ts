/** What Thunder Alley and Grand Prix have in common: cars on a circuit, race cards, a move under way. */
import type { CarLook } from "../../lib/teams";
import type { WearKind } from "../../parts/glyphs/wear";
import { spaceOf } from "../track/place";

export interface CardView {
  readonly card: string;
  readonly name: string;
  readonly speed: number;
  readonly pit: number;
  readonly kind: Movement;
  readonly wear: string;
  readonly stays: boolean;
  readonly close_calls: number;
  readonly effect: string;
}

export type Movement = "solo" | "draft" | "line" | "pursuit" | "lead";

export interface MoveView {
  readonly car: number;
  readonly card: number | string;
  readonly kind: Movement;
  readonly mp: number;
  readonly linked: boolean;
  readonly rear: readonly number[];
  readonly question: readonly string[];
  readonly leaves_pits: boolean;
}

export type Status = "grid" | "racing" | "crossed" | "finished" | "out";

/** The fields of both games' views that are used here. */
export interface DraftingView {
  readonly seat: number;
  readonly asking: string;
  readonly waiting: readonly number[];
  readonly mover: number;
  readonly circuit: string;
  readonly sectors: number;
  readonly lap: number;
  readonly laps: number;
  readonly turn: number;
  readonly first: number;
  readonly teams: readonly string[];
  readonly order: readonly number[];
  readonly finished: readonly number[];
  readonly out: readonly number[];
  readonly hands: readonly (readonly (number | string)[] | null)[];
  readonly hand_sizes: readonly number[];
  readonly printed: readonly CardView[];
  readonly deck: number;
  readonly event_deck: number;
  readonly event: string;
  readonly flag: string;
  readonly move: MoveView | null;
  readonly points: readonly number[];
  readonly places: readonly number[];
}

/** A car of either game. */
export interface Racer {
  readonly number: number;
  /** Owner; -1 for a car of nobody's team. */
  readonly seat: number;
  /** Who may move it; -1: anybody. */
  readonly controller: number;
  readonly look: CarLook;
  readonly status: Status;
  readonly at: string;
  readonly stack: number;
  readonly progress: number;
  readonly laps: number;
  readonly gap: number;
  readonly wear: readonly Worn[];
  readonly penalty: number;
  readonly moved: boolean;
  readonly lapped: boolean;
  /** Place in the result; 0 while it races. */
  readonly place: number;
  readonly points: number;
  /** It stands where it finished, but behind all others in the result. */
  readonly disqualified: boolean;
}

export interface Worn {
  readonly kind: WearKind;
  /** Stays for ever. */
  readonly stays: boolean;
  readonly name: string;
}

/** What a game tells of itself to the functions that both share. */
export interface Family<V extends DraftingView, R extends Racer = Racer> {
  readonly code: "TA" | "GP";
  racers(view: V): readonly R[];
  /** By their number in events. */
  readonly wear: readonly Worn[];
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
    return [...racers].sort((a, b) => Number(a.disqualified) - Number(b.disqualified) || a.place - b.place);
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

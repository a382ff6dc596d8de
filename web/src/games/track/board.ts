/** What lies on a circuit during a race, whatever the game. */
import type { CarLook } from "../../lib/teams";
import type { Pick } from "../../lib/face";
import type { Beat } from "./motion";

export type TagKind = "leads" | "lapped" | "off" | "pit" | "more";

export interface Tag {
  readonly kind: TagKind;
  readonly text: string;
  /** Cars beside this one that the tag stands beyond. */
  readonly beyond?: number;
}

export interface TrackCar {
  readonly id: string;
  readonly look: CarLook;
  /** Id of its space. */
  readonly space: string;
  /** Cars that stand before it in the same pit box or run-off. */
  readonly stack: number;
  readonly state: "ready" | "moved";
  readonly mine: boolean;
  readonly active: boolean;
  readonly tags: readonly Tag[];
  /** Read aloud: number, driver, place, space. */
  readonly label: string;
}

/** Where a car would be. */
export interface Ghost {
  readonly id: string;
  readonly look: CarLook;
  readonly space: string;
  readonly stack: number;
}

export interface Zone {
  readonly open: readonly string[];
  readonly closed: readonly string[];
  readonly label: string;
  /** The space beside which it is named. */
  readonly at: string;
}

export interface Callout {
  readonly space: string;
  readonly text: string;
}

export interface TrackScene {
  readonly label: string;
  readonly cars: readonly TrackCar[];
  readonly ghosts: readonly Ghost[];
  /** The way of the car that moves, and of those that come along: ids of spaces. */
  readonly trails: readonly (readonly string[])[];
  readonly zone: Zone | null;
  readonly callout: Callout | null;
  readonly beats: readonly Beat[];
  /** What the same view shows afterwards: its cars have not moved yet. */
  readonly later: readonly Beat[];
  /** Where the car that drives comes from and goes to: ids of spaces. */
  readonly course: readonly string[];
  /** Ids of spaces that are shown where not all of the board is. */
  readonly focus: readonly string[];
}

/** Picks of cars have ids of their own: cars and spaces can both be chosen. */
export const carPick = (number: string | number): string => `car:${number}`;
export const stepPick = (token: string): string => `step:${token}`;

export function pickOf(picks: readonly Pick[], id: string): Pick | undefined {
  return picks.find((pick) => pick.id === id);
}

/** A pointer that rests while the board changes below it asks for nothing. */
export const isMoved = (event: PointerEvent): boolean => event.movementX !== 0 || event.movementY !== 0;

// Written by `make types` from the structs of the server. Do not edit.
import type { Say } from "./table";

/** A car, as everybody sees it. */
export interface CarView {
  readonly colour: string;
  readonly seat: number;
  /** Empty off the board. */
  readonly space: string;
  /** The lap marker; 1 is the final lap. */
  readonly laps: number;
  /** Has it crossed the line after the start? */
  readonly crossed: boolean;
  /** Spaces to the finish on the shortest way, 0 off the board. */
  readonly distance: number;
  readonly tyres: "dry" | "rain";
  readonly wrong_tyres: boolean;
  readonly damaged: boolean;
  readonly visiting: boolean;
  readonly sit_outs: number;
  /** The highest sit-out marker it has used. */
  readonly proof: number;
  readonly fate: "crash" | "finished" | "fuel" | "racing";
  /** Among the cars that have a place, from 1; 0 for none. */
  readonly place: number;
  /** What that place is worth. */
  readonly points: number;
}

/** Where a card would take the car that moves, and what that would cost. */
export interface PlayView {
  readonly action: number;
  readonly token: string;
  /** What the card is worth on this route. */
  readonly value: number;
  readonly path: readonly string[];
  /** Where the move ends; empty if it ends the race. */
  readonly space: string;
  readonly lost: number;
  /** Why points are lost. */
  readonly why: "" | "blocked" | "box" | "gravel";
  readonly bonus: number;
  readonly fine: number;
  /** What the next move must do. */
  readonly duty: "" | "gravel" | "pit";
  readonly accident: "" | "damage" | "severe";
  /** What it brings or costs, the most important thing first; nothing if it goes as printed. */
  readonly outcome: readonly Say[];
}

/** A race as one seat, or a spectator, sees it. */
export interface RaceView {
  /** From 0; -1 sees everything, -2 what a spectator sees. */
  readonly seat: number;
  readonly asking: string;
  readonly waiting: readonly number[];
  readonly turn: number;
  /** To drive. */
  readonly laps: number;
  /** The car that moves; empty before and after the race. */
  readonly mover: string;
  /** Cars in order of starting places, which is the order of turns. */
  readonly order: readonly string[];
  readonly drawn: readonly string[];
  readonly cars: readonly CarView[];
  /** Of each seat, from 1; 0 while it has none. */
  readonly boxes: readonly number[];
  readonly sky: "rain" | "sun";
  /** Cards of the 1-stack, a weather card among them counted. */
  readonly stack: number;
  readonly used_ones: number;
  /** 1-cards until the rain begins, if that is known; else -1. */
  readonly ones_to_rain: number;
  /** 2s and 3s left to exchange for; the rest of the bank is secret. */
  readonly bank: readonly [number, number];
  /** Litres of each seat. */
  readonly fuel: readonly number[];
  /** Values of the cards, ascending; None where they are hidden. */
  readonly hands: readonly (readonly number[] | null)[];
  /** By seat and value (1, 2, 3, 4, 6, 10): fewest and most cards that the seat can hold. */
  readonly bounds: readonly (readonly (readonly [number, number])[])[];
  /** All cars as they would be listed now. */
  readonly race_order: readonly string[];
  readonly points: readonly number[];
  /** 1-cards received and not yet exchanged. */
  readonly bonus: number;
  readonly fine: number;
  readonly paid: readonly number[];
  /** For the seat that is to play a card: every answer and what it brings. */
  readonly plays: readonly PlayView[];
}

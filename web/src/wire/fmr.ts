// Written by `make types` from the structs of the server. Do not edit.
import type { Say } from "./table";

/** An action card as it is printed, and what it would do now. */
export interface CardView {
  /** Without its colour. */
  readonly name: Say;
  readonly kind: string;
  /** Whose cars it is for; empty: for any car, or for that which the die picks. */
  readonly colour: string;
  readonly places: number;
  readonly text: Say;
  /** It cannot do anything now. */
  readonly dead: boolean;
}

/** A race as one seat, or a spectator, sees it. */
export interface RaceView {
  /** From 0; -1 sees everything, -2 what a spectator sees. */
  readonly seat: number;
  readonly asking: string;
  readonly waiting: readonly number[];
  readonly mover: number;
  readonly turn: number;
  /** The line, first place first. */
  readonly order: readonly string[];
  /** The removed line, best placed first. */
  readonly out: readonly string[];
  /** Seat of each colour, -1 for an uncontrolled one. */
  readonly owners: Readonly<Record<string, number>>;
  /** Codes of the cards; None where they are hidden. */
  readonly hands: readonly (readonly string[] | null)[];
  readonly hand_sizes: readonly number[];
  /**
   * The kinds of cards among the hands that are not hidden, and of the card played last, by their
   * code.
   */
  readonly cards: Readonly<Record<string, CardView>>;
  /** Cards that will still be drawn. */
  readonly deck: number;
  readonly aside: number;
  /** The discard pile, oldest first. */
  readonly used: readonly string[];
  /** Being carried out, if any. */
  readonly card: string;
  readonly car: string;
  readonly rolled: number;
  /** Of every entrant, if the race ended now. */
  readonly points: readonly number[];
  readonly car_points: Readonly<Record<string, number>>;
  /** Of the places that score, the first one first (FMR-6.5). */
  readonly place_points: readonly number[];
  /** Plays that each seat still has. */
  readonly turns_left: readonly number[];
}

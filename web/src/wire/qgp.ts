// Written by `make types` from the structs of the server. Do not edit.

/** One side of a car card. */
export interface Side {
  readonly power: number;
  /** How many it may pass in a round. */
  readonly limit: number;
}

/** A car card as it lies on the table. */
export interface CarView {
  readonly seat: number;
  readonly power: number;
  readonly limit: number;
  readonly damaged: boolean;
  readonly healthy_side: Side;
  readonly damaged_side: Side;
}

/** What is printed on a speed card. */
export interface CardView {
  readonly low: number;
  readonly high: number;
  readonly die: number;
}

/** A race as one seat, or a spectator, sees it. */
export interface RaceView {
  /** From 0; -1 sees everything, -2 what a spectator sees. */
  readonly seat: number;
  readonly asking: string;
  readonly waiting: readonly number[];
  readonly mover: number;
  readonly circuit: string;
  /** Safety limits of the six sections. */
  readonly limits: readonly number[];
  readonly drs: readonly boolean[];
  readonly difficulty: number;
  /** From 1; 0 before the race. */
  readonly round: number;
  readonly rounds: number;
  /** From 0. */
  readonly section: number;
  /** The seats in draft order. */
  readonly draft: readonly number[];
  /** Seats that have swapped in the last part of the draft. */
  readonly swapped: readonly number[];
  /** Face up; the spares once the draft is over. */
  readonly middle: readonly string[];
  readonly deck: number;
  /** Cards that everybody knows first; '?' for a card that this seat cannot know. */
  readonly hands: readonly (readonly string[])[];
  /** The role that a seat has put on its better grid place. */
  readonly better: Readonly<Record<string, string>>;
  /** Front to back: cars and the SL card. */
  readonly line: readonly string[];
  readonly cars: Readonly<Record<string, CarView>>;
  /** Of the seats whose plan is in: one's own, '?' for the others'. */
  readonly plans: Readonly<Record<string, string>>;
  /** Returned cars whose owners may still swap a card. */
  readonly swaps: readonly string[];
  /** Letter of each seat's team. */
  readonly teams: readonly string[];
  /** Of every seat, if the race ended now. */
  readonly points: readonly number[];
  /** When the race is over: the draft order of a race after it. */
  readonly next_draft: readonly number[];
  /** All speed cards, in the order of their qualifying marks. */
  readonly cards: Readonly<Record<string, CardView>>;
  /** Points of the places, best first. */
  readonly scores: readonly number[];
}

// Written by `make types` from the structs of the server. Do not edit.
import type { PrintedBoard, Say } from "./table";

/** A car has this place in the order now, from 1. */
export interface Placed {
  readonly type: "placed";
  readonly car: number;
  readonly place: number;
}

/** A car has so many of a mark now. */
export interface Marked {
  readonly type: "marked";
  readonly car: number;
  readonly mark: string;
  readonly count: number;
}

/** A car is out of the race. */
export interface Retired {
  readonly type: "retired";
  readonly car: number;
}

/** A car has crossed the line for the last time. */
export interface Finished {
  readonly type: "finished";
  readonly car: number;
}

/** The cardboard has played its round. */
export interface Ended {
  readonly type: "ended";
}

/** What somebody decided, or which card was drawn (-1), in the words of the notation. */
export interface Answered {
  readonly type: "answered";
  readonly seat: number;
  readonly token: string;
}

/** The race ends now, as it stands. */
export interface Stopped {
  readonly type: "stopped";
}

/** What race control says about a move. */
export interface Ruling {
  readonly is_legal: boolean;
  /** What the question is about, or what refuses the move. */
  readonly clause?: string;
  /** Why the position or the move cannot be read at all. */
  readonly refused?: string;
  /** Who is asked; -1 for luck, or for nobody. */
  readonly seat?: number;
  /** What may be played instead. */
  readonly moves?: readonly string[];
}

/** What is raced: the game, the players, what was agreed. */
export interface Setup {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, string>>;
}

/** A position that was tapped in, and a move in it. */
export interface Position {
  readonly setup: Setup;
  /** As race control keeps the race: order, laps and what lies on the cars. */
  readonly acts?: readonly (Placed | Marked | Retired | Finished | Ended | Answered | Stopped)[];
  /** Where cars stand on the drawn board. */
  readonly spaces?: Readonly<Record<string, string>>;
  /** Who plays; -1 for whoever is asked. */
  readonly seat?: number;
  readonly moves?: readonly string[];
  /** A space that was tapped: the next step goes there. */
  readonly to?: string;
}

/** Something that may be played: its token, taken apart as it is chosen, with its words. */
export interface Answer {
  readonly token: string;
  readonly parts: readonly string[];
  readonly labels: readonly Say[];
  readonly space: string;
}

/** A car and its space; empty where there are none. */
export interface CarAt {
  readonly car: number;
  readonly word: string;
  readonly say: Say;
  readonly seat: number;
  readonly space: string;
}

/** The position after the moves that are legal, and what race control says of the last one. */
export interface Look {
  readonly ruling: Ruling;
  /** Those that have been played. */
  readonly moves: readonly string[];
  readonly cars: readonly CarAt[];
  /** What is asked next; None if the move is over. */
  readonly question: Say | null;
  readonly answers: readonly Answer[];
}

/** A row of the tower. */
export interface Car {
  readonly car: number;
  readonly say: Say;
  readonly seat: number;
  readonly place: number;
  readonly marks: Readonly<Record<string, number>>;
  readonly is_racing?: boolean;
}

/** A mark that can be tapped. */
export interface MarkTold {
  readonly name: string;
  readonly say: Say;
  readonly most: number;
  readonly clause?: string;
  readonly says?: readonly Say[];
}

/** One answer to what is asked, and how many such cards there are if it is luck. */
export interface Chance {
  readonly token: string;
  readonly label: Say;
  readonly count: number;
}

/** What is asked of a seat, or of the deck (-1). */
export interface Question {
  readonly seat: number;
  readonly say: Say;
  readonly clause: string;
  readonly answers: readonly Chance[];
}

/** A race as it stands after the last act. */
export interface RaceTold {
  readonly game: string;
  readonly heading: Say;
  readonly cars: readonly Car[];
  readonly marks: readonly MarkTold[];
  readonly steps: readonly Say[];
  /** What the button says that ends what the cardboard plays. */
  readonly ending: Say;
  readonly question: Question | null;
  /** What happened after each act; nothing for most. */
  readonly log: readonly (readonly Say[])[];
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly is_by_hand: boolean;
  readonly is_over: boolean;
  readonly may_finish: boolean;
  readonly may_retire: boolean;
}

/** Something that can be agreed before the race. */
export interface OptionTold {
  readonly name: string;
  readonly default: string;
  readonly allowed: readonly string[];
}

/** A game that race control can keep. */
export interface GameTold {
  readonly code: string;
  readonly title: string;
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly OptionTold[];
  readonly circuits: Readonly<Record<string, string>>;
}

/** Which games there are. */
export interface Games {
  readonly type: "games";
}

/** How a race stands after these acts. */
export interface Tell {
  readonly type: "tell";
  readonly setup: Setup;
  readonly acts: readonly (Placed | Marked | Retired | Finished | Ended | Answered | Stopped)[];
}

/** Which card comes from the deck that is asked. */
export interface Draw {
  readonly type: "draw";
  readonly setup: Setup;
  readonly acts: readonly (Placed | Marked | Retired | Finished | Ended | Answered | Stopped)[];
  readonly seed: number;
}

/** Whether a move is legal. */
export interface Judge {
  readonly type: "judge";
  readonly line: string;
  readonly move?: string;
}

/** Whether a move is legal, in a position that was tapped in. */
export interface LookAt {
  readonly type: "look";
  readonly position: Position;
}

/** The drawn board, if the game has one with spaces for cars. */
export interface Board {
  readonly type: "board";
  readonly setup: Setup;
}

export interface Looked {
  readonly type: "looked";
  readonly look: Look;
}

export interface Printed {
  readonly type: "printed";
  readonly board: PrintedBoard | null;
}

export interface Drawn {
  readonly type: "drawn";
  readonly token: string;
}

export interface AllGames {
  readonly type: "all";
  readonly games: readonly GameTold[];
}

export interface Stands {
  readonly type: "stands";
  readonly told: RaceTold;
}

export interface Ruled {
  readonly type: "ruled";
  readonly ruling: Ruling;
}

/** Nothing has changed, and why. */
export interface Refused {
  readonly type: "refused";
  readonly reason: string;
}

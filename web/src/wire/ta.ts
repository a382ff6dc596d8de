// Written by `make types` from the structs of the server. Do not edit.
import type { CardView } from "./drafting";

/** A car, on the track or out of the race. */
export interface CarView {
  readonly number: number;
  /** Its owner; -1 for an NPC. */
  readonly seat: number;
  /** Its owner's; nothing for an NPC. */
  readonly team: string;
  /** `crossed`: over the line in a move that is not over yet. */
  readonly status: "crossed" | "finished" | "grid" | "out" | "racing";
  /** `81.0`: progress and lane, P the pits, O the run-off; nothing off the board. */
  readonly at: string;
  /** Cars below it, that is ahead of it, in its pit box or run-off. */
  readonly stack: number;
  readonly progress: number;
  /** Completed. */
  readonly laps: number;
  /** Sectors to the car before it in the running order. */
  readonly gap: number;
  /** One letter a marker, lower case if a pit stop removes it. */
  readonly wear: string;
  /** Movement points that its wear costs. */
  readonly penalty: number;
  /** It leaves the race when it is activated. */
  readonly worn_out: boolean;
  /** Markers that it can take before that. */
  readonly spare: number;
  /** It has been activated in this turn. */
  readonly moved: boolean;
  readonly lapped: boolean;
  /** At the finish; of a car still racing 0. */
  readonly place: number;
  /** If the race ended now. */
  readonly points: number;
  /** Turn Leader markers. */
  readonly led: number;
  /** Has made a forced stop this turn, so may not pit. */
  readonly forced: boolean;
}

/** The move under way. */
export interface MoveView {
  readonly car: number;
  readonly card: string;
  readonly kind: "draft" | "lead" | "line" | "pursuit" | "solo";
  readonly mp: number;
  readonly linked: boolean;
  /** Cars linked behind, nearest first. */
  readonly rear: readonly number[];
  /** Places that the active car may not enter again. */
  readonly been: readonly string[];
  /** Spaces among which a lane is chosen, if one is. */
  readonly question: readonly string[];
  /** The car that is pushed into one of them. */
  readonly pushed: number | null;
  readonly leaves_pits: boolean;
  /** Whether it is the second car of Teamwork. */
  readonly second: boolean;
}

/** A race as one seat, or a spectator, sees it. */
export interface RaceView {
  /** From 0; -1 sees everything, -2 what a spectator sees. */
  readonly seat: number;
  readonly asking: string;
  readonly waiting: readonly number[];
  readonly mover: number;
  readonly circuit: string;
  readonly sectors: number;
  readonly lap: number;
  readonly laps: number;
  readonly turn: number;
  /** First Player. */
  readonly first: number;
  /** Of each seat. */
  readonly teams: readonly string[];
  /** Those of the seats in seat order, then NPCs. */
  readonly cars: readonly CarView[];
  /** Numbers of the cars still racing, the leader first. */
  readonly order: readonly number[];
  /** In the order they crossed the line. */
  readonly finished: readonly number[];
  /** Best placed first. */
  readonly out: readonly number[];
  /** Cards as tokens have them after their `#`; None where they are hidden. */
  readonly hands: readonly (readonly string[] | null)[];
  readonly hand_sizes: readonly number[];
  /** What stands on the cards of the hands that are seen, and on the one played last. */
  readonly printed: readonly CardView[];
  readonly deck: number;
  /** Race cards discarded, oldest first. */
  readonly used: readonly string[];
  readonly event_deck: number;
  /** Events discarded, oldest first. */
  readonly events: readonly string[];
  /** Being carried out, if any. */
  readonly event: string;
  readonly flag: string;
  /** Cars among which the event looks for its target. */
  readonly candidates: readonly number[];
  /** Cars in a collision, the first of them began it. */
  readonly involved: readonly number[];
  readonly move: MoveView | null;
  /** Of every seat, if the race ended now. */
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly end: string;
  readonly variable_pits: boolean;
  /** Whether a Rain is set aside: the next one may end the race. */
  readonly rain: boolean;
  /** Cars that pit in this turn so far. */
  readonly stops: readonly number[];
  /** Cars that each seat has still to flip. */
  readonly segments_left: readonly number[];
}

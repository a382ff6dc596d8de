/**
 * What the table's server says and hears: docs/protocol.md as types.
 * Seats count from 0; -1 is the dealer, -2 a spectator. Fields with defaults may be left out.
 */

export const DEALER = -1;
export const SPECTATOR = -2;
/** Eyes that see everything, after the race. */
export const EVERYTHING = -1;

export interface ClockRules {
  kind: "none" | "move" | "race";
  ms?: number;
  extra_ms?: number;
}

export interface SeatInfo {
  kind: "open" | "human" | "bot";
  name: string;
  played_by: string;
  here: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  version: number;
  title: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  clock: ClockRules;
  state: "open" | "racing" | "over" | "old" | "record";
  turn: number;
  listed: boolean;
  commitment: string;
  duplicate: string;
  created: number;
  note?: string;
  /** The season that the race belongs to. */
  season?: string;
  race?: number;
}

export interface Happened {
  kind: string;
  clause: string;
  seat: number;
  arguments: Record<string, number | null>;
  text: string;
}

export interface Moved {
  type: "moved";
  number: number;
  index: number;
  turn: number;
  seat: number;
  decision: string;
  token: string;
  to?: number;
  clock?: boolean;
  events: Happened[];
}

export interface Words {
  label: string;
  effect: string;
}

export interface Clocks {
  left: number[];
  ticking: number[];
}

export interface End {
  end: string;
  entrants: string[];
  points: number[];
  places: number[];
  seed: string;
}

export interface Proposal {
  seat: number;
  to: number;
  agreed: number[];
}

export interface Position {
  type: "position";
  number: number;
  index: number;
  turn: number;
  decision: string;
  clause: string;
  waiting: number[];
  sealed?: number[];
  mine?: string | null;
  answers?: string[];
  back?: number | null;
  proposal?: Proposal | null;
  clocks?: Clocks | null;
  view?: unknown;
  line?: string | null;
  end?: End | null;
  /** What is asked, and of whom, in one sentence. */
  question?: string;
  /** In words: every answer, and both parts of those that menus take apart. */
  words?: Record<string, Words>;
}

export interface Welcome {
  type: "welcome";
  id?: string | null;
  seat: number;
  table: TableInfo;
  fresh: boolean;
  forced?: boolean;
}

export interface Undone {
  type: "undone";
  number: number;
  index: number;
  seat: number;
}

export interface SeatsChanged {
  type: "seats";
  seats: SeatInfo[];
}

export interface Said {
  type: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Accepted {
  type: "accepted";
  id?: string | null;
  number: number;
}

export interface Refused {
  type: "refused";
  id?: string | null;
  code: string;
  text: string;
  clause?: string;
}

export interface Effect {
  events: Happened[];
  changes?: Record<string, unknown>;
  points?: number[];
  places?: number[];
  luck?: string[];
  next?: "" | "you" | "others" | "luck" | "end";
  /** The effect in a few words. */
  brief?: string;
}

export interface Outcome {
  tokens: string[];
  weight: number;
  of: number;
  effect: Effect;
}

export interface Prospect {
  tokens: string[];
  /** Of a whole move: where it leads, as `@14.1`. */
  name?: string;
  effect: Effect;
  outcomes?: Outcome[];
}

export interface Previewed {
  type: "preview";
  id?: string | null;
  number: number;
  prospects: Prospect[];
  plans?: Prospect[];
  complete?: boolean;
}

export interface Pong {
  type: "pong";
  id?: string | null;
}

export type Telling =
  | Welcome
  | Position
  | Moved
  | Undone
  | SeatsChanged
  | Said
  | Previewed
  | Accepted
  | Refused
  | Pong;

export type Asking =
  | { type: "hello"; secret: string; seen: number; heard: number }
  | { type: "answer"; number: number; token: string }
  | { type: "takeback"; number: number; to: number }
  | { type: "consent"; number: number; agree: boolean }
  | { type: "preview"; number: number; token?: string; plans?: boolean }
  | { type: "stand_in"; seat: number; bot: string }
  | { type: "return" }
  | { type: "wish"; forced: boolean; pace_ms?: number }
  | { type: "chat"; text: string }
  | { type: "ping" };

export interface OptionInfo {
  name: string;
  default: string;
  allowed: string[];
  clause: string;
  text: string;
  season: boolean;
  /** What an empty value stands for, by circuit or by the number of seats. */
  usual?: Readonly<Record<string, string>>;
}

export interface GameInfo {
  code: string;
  title: string;
  version: number;
  fewest: number;
  most: number;
  seats_clause: string;
  options: OptionInfo[];
  bots: string[];
  circuits?: { id: string; title: string }[];
}

/** Quick races from the position after `index` moves, and how many each entrant won. */
export interface Chance {
  index: number;
  races: number;
  wins: number[];
}

export interface RulesText {
  code: string;
  markdown: string;
  clauses: { id: string; text: string }[];
}

export interface NewSeat {
  kind: "human" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  clock?: ClockRules;
  listed?: boolean;
  duplicate?: string;
  pace_ms?: number;
}

export interface Held {
  seat: number;
  secret: string;
}

export interface Created {
  table: TableInfo;
  held: Held[];
}

export interface Listed {
  id: string;
  game: string;
  state: string;
  created: number;
  active: number;
  open_seats: number;
}

export interface Problem {
  code: string;
  text: string;
  clause?: string;
}

/** The race after one of its turns, for charts. */
export interface Turn {
  index: number;
  turn: number;
  view: unknown;
}

/** A step of an introduction: what to do in which position, and what comes of it. */
export interface LectureStep {
  title: string;
  say: string;
  clause: string;
  answer: string;
  after: string;
  seat: number;
  names: string[];
  options: Record<string, string>;
  /** Which of the boards; -1 for none. */
  board: number;
  position: Position;
  prospects: Previewed;
  view: unknown;
  events: Happened[];
}

export interface Lecture {
  code: string;
  title: string;
  text: string;
  boards: BoardPlan[];
  steps: LectureStep[];
}

/** The printed board as data. `kind` is a class of the style sheet, never a colour. */
export interface BoardPlan {
  width: number;
  height: number;
  title: string;
  subtitle: string;
  /** The corner of what is shown, in the units of the spaces. */
  left: number;
  top: number;
  /** In the order of their numbers in events. */
  spaces: BoardSpace[];
  /** From below upwards. */
  marks: BoardMark[];
}

export interface BoardSpace {
  id: string;
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  outline: string;
  kind: string;
}

/** A path, or words around a point. */
export interface BoardMark {
  kind: string;
  path?: string;
  text?: string;
  x?: number;
  y?: number;
  angle?: number;
  /** Height of the letters. */
  size?: number;
  /** What it is called, where that is not written on the board. */
  name?: string;
}

/**
 * How a game joins the page. Everything that the page shares (tower, hand, decision bar, charts, twin)
 * asks these questions and never which game it serves.
 *
 * How a decision is made
 * ----------------------
 * The server lists the legal answers as tokens (`position.answers`), and whole moves as rows of tokens
 * (`ways`). The page calls both a *way*: the tokens to answer one after the other. A face says which ways
 * each hand card stands for (`hand`) and which each thing on the board stands for (`pick`). The player
 * narrows the ways by clicking: a card leaves those the card stands for, a space or car those it stands for.
 * When one way is left it is previewed, and the confirm button (Enter) plays it. What a face says nothing
 * about is offered as plain buttons with the server's own words, so every answer can always be reached.
 */
import type { Component, Snippet } from "svelte";

import type { CarLook, Team } from "./teams";
import type { Best, HandCard, Pick, Reason, Thing, Way } from "./pick";
import type { SignGroup } from "./signs";
import type { Happened, Position, Prospect } from "./told";
import type { End, PrintedBoard } from "../wire/table";

export type { Best, HandCard, Pick, Reason, Thing, Way };

/** Who looks, and at whom: what a view alone does not tell. */
export interface Company {
  /** The seat that looks; -2 for a spectator. */
  readonly me: number;
  /** Who is "you" in sentences: the seat that looks, unless a replay is seen with somebody else's eyes. */
  readonly reader: number;
  /** Names of the seats; the reader's own is "You" where a sentence needs it. */
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** A cell of the top bar: label over value. */
export interface TopCell {
  readonly label: string;
  readonly value: string;
  readonly sign?: Sign;
}

/** Signs beside words: flags and weather are never told by colour alone. */
export type Sign =
  { readonly kind: "flag"; readonly flag: FlagName } | { readonly kind: "weather"; readonly sky: "dry" | "wet" };

export type FlagName =
  "green" | "yellow" | "double-yellow" | "yellow-red" | "red" | "black" | "black-orange" | "blue" | "chequered";

export type Tone = "plain" | "strong" | "faint" | "good" | "bad" | "warn" | "info" | "go";

/** What stands in a column of the tower. */
export type Cell =
  | { readonly kind: "text"; readonly text: string; readonly tone?: Tone; readonly title?: string }
  | { readonly kind: "tag"; readonly text: string; readonly tone: Tone; readonly title?: string }
  | { readonly kind: "wear"; readonly count: number; readonly title: string }
  | { readonly kind: "calls"; readonly count: number }
  | {
      readonly kind: "tyre";
      readonly letter: "S" | "H" | "W" | "D" | "R";
      readonly bonus?: boolean;
      readonly wrong?: boolean;
      /** They must still be changed before the finish. */
      readonly due?: boolean;
    }
  | { readonly kind: "state"; readonly state: "ready" | "moved" | "active" };

/** A column that this game's tower has between driver and *after*. */
export interface Column {
  readonly key: string;
  readonly label: string;
  /** The label in full, for the tooltip and for readers. */
  readonly title: string;
  readonly width: number;
  readonly align?: "left" | "right" | "center";
}

/** A car in the timing tower. Its `id` is the same in every view of the race. */
export interface TowerRow {
  readonly id: string;
  readonly place: number;
  readonly look: CarLook;
  /** "Red 1", or the driver's name; the second line is for whose it is. */
  readonly name: string;
  readonly owner?: string;
  /** What the note below the tower calls such rows; else the owner or the name. */
  readonly note?: string;
  /** What the name or owner means, where it does not explain itself. */
  readonly title?: string;
  readonly mine: boolean;
  readonly active?: boolean;
  readonly out?: boolean;
  readonly cells: Readonly<Record<string, Cell>>;
}

export interface TeamSheet {
  readonly seat: number;
  readonly name: string;
  readonly team: Team | null;
  readonly points: number;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly cars: readonly { readonly look: CarLook; readonly lines: readonly string[] }[];
}

/** A car at the end of a turn: one point of every chart. */
export interface ChartPoint {
  readonly id: string;
  readonly look: CarLook;
  readonly name: string;
  readonly seat: number;
  /** The second car of its team is drawn dashed. */
  readonly second: boolean;
  readonly place: number;
  /** Sectors behind the leader; null where the game has no gaps. */
  readonly gap: number | null;
  /** Wear markers (or what wears in this game); null where nothing does. */
  readonly wear: number | null;
  readonly pits: boolean;
  readonly out: boolean;
  /** What its place is worth. */
  readonly points: number;
  /** Who takes its points, where that is no seat: as the result calls it. */
  readonly entrant?: string;
}

/**
 * What a board is given. It draws, and tells which pick is pointed at or clicked.
 * What can be chosen is wrapped in `parts/Pickable.svelte`; the SVG around it is a `group`, never an `img`:
 * readers would not find the buttons inside an image. Motion is a transition of `style:transform`.
 */
export interface BoardProps<V> {
  readonly view: V;
  /** The view after the previewed way, as far as it is certain. */
  readonly after: V | null;
  /** The previewed way: events, places, and what luck may bring. */
  readonly prospect: Prospect | null;
  readonly printedBoard: PrintedBoard | null;
  readonly company: Company;
  /** What can be chosen now, given the chosen card. */
  readonly picks: readonly Pick[];
  readonly chosen: string | null;
  /** Where a move could end that begins with what is chosen or pointed at. */
  readonly reach?: readonly Pick[];
  /** The events since the view before this one: for motion. */
  readonly news: readonly Happened[];
  /** Events that lead to the same view and are shown afterwards: their cars have not moved yet. */
  readonly later?: readonly Happened[];
  /** Everything that happened until now: for a board that shows again what was before it was opened. */
  readonly past?: readonly Happened[];
  /** Milliseconds for one space; 0 shows positions at once. */
  readonly pace: number;
  /** What is still on its way has been skipped. */
  readonly skipped?: boolean;
  readonly onpick: (id: string) => void;
  /** null when the pointer or focus leaves. */
  readonly onpoint: (id: string | null) => void;
  /** Something that cannot be chosen is pointed at: why not? Absent while nothing is asked for. */
  readonly onask?: ((thing: Thing | null) => void) | undefined;
  /** While a board shows what was: that, for tower and top bar; null when it shows what is. */
  readonly onshow?: (view: V | null) => void;
  /** The board has shown all that `news` tells. */
  readonly onrest?: () => void;
}

export interface CardProps<C> {
  readonly card: HandCard<C>;
  readonly chosen: boolean;
  /** Smaller cards on the phone. */
  readonly compact: boolean;
}

export interface ChoiceProps<V> {
  readonly position: Position;
  readonly view: V;
  readonly company: Company;
  /** The way that is previewed now. */
  readonly chosen: Way | null;
  /** null while the parts do not make an answer yet. */
  readonly onchoose: (way: Way | null) => void;
}

export interface BelowProps<V> {
  readonly view: V;
  /** The view after the previewed way. */
  readonly after: V | null;
  readonly company: Company;
}

export interface ResultProps<V> {
  readonly view: V;
  readonly end: End;
  readonly company: Company;
  readonly clause: Snippet<[string]>;
}

/** The race after this one, as the game's rules of a season have it. */
export interface NextRace {
  readonly options: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A car that was moved by somebody else, or other news that a player should not miss. */
export interface Carried {
  /** Of its row in the tower; news that is about no place has another one. */
  readonly id: string;
  readonly look?: CarLook;
  /** "Bot 2 pushes your 12" */
  readonly text: string;
}

/** What a coach says: once for each kind. */
export interface Tip {
  readonly kind: string;
  readonly text: string;
}

/** A first race, short and with a coach. */
export interface Coached<V> {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** What there is to say in this position, the first thing first; the coach says what was not said before. */
  tips(position: Position, view: V, company: Company): readonly Tip[];
}

/** Why the winner won, when points alone do not tell. */
export interface Verdict {
  readonly text: string;
  readonly clause: string;
}

/**
 * A game's face. `V` is its view as the server sends it (`position.view`), `C` what its cards draw.
 * All functions are pure: the same view gives the same answer. What is said is said by functions or getters,
 * never by constants: the language may change.
 */
export interface Face<V = unknown, C = unknown> {
  readonly code: string;
  /** The small picture on the front page, inside an SVG of 320 by 124. */
  readonly Art?: Component;
  readonly Board: Component<BoardProps<V>>;
  /** Without one, cards are drawn from the server's words. */
  readonly Card?: Component<CardProps<C>>;
  /** The least width at which its cards still read; without it they are as wide as they are drawn. */
  readonly leastCard?: number;
  /** Pixels that the highest of its decisions needs on a wide screen: they are kept free from the start. */
  readonly room?: number;
  readonly Result?: Component<ResultProps<V>>;
  /** An answer that is put together from parts, as a plan for two cars: drawn in place of the hand. */
  readonly Choice?: Component<ChoiceProps<V>>;
  /** Whether `Choice` stands for all answers of this position. */
  choosing?(position: Position): boolean;
  /** Its board says with `onrest` when it has shown the news: the next scene waits for that. */
  readonly playsBack?: boolean;
  /** Its board takes its time for these and has its own steps: nobody is asked before they have been seen. */
  playsRound?(news: readonly Happened[]): boolean;
  /** Which of the news are worth the line below the board; without it the first of them. */
  headlines?(news: readonly Happened[]): readonly Happened[];
  /** What a scene shows besides the board: the card that was played, the car it moves, the die. */
  scene?(news: readonly Happened[], views: readonly V[], company: Company): Acted<C> | null;
  /** A card for everybody that is turned up with this event: it has a scene of its own. */
  banner?(event: Happened): { readonly title: string } | null;
  /** Why the race is over, where no event says it. */
  readonly ending?: string;
  /** Below the rows of the tower: what the game has to tell besides. */
  readonly Below?: Component<BelowProps<V>>;
  readonly sides?: Sides;
  /** Whoever is new here is offered this race. */
  readonly coached?: Coached<V>;
  /** Options that are a number, with the least and the most. */
  readonly ranges?: Readonly<Record<string, readonly [number, number]>>;
  readonly columns: readonly Column[];
  cells(view: V, company: Company): readonly TopCell[];
  rows(view: V, company: Company): readonly TowerRow[];
  hand(position: Position, view: V, company: Company): readonly HandCard<C>[];
  /** `ways` are the whole moves that can be made, empty until they are known. */
  pick(position: Position, view: V, ways: readonly Prospect[], company: Company): readonly Pick[];
  teams(view: V, company: Company): readonly TeamSheet[];
  /** The board in words: one line a car, and what lies ahead of and behind it. */
  twin(view: V, company: Company): readonly string[];
  chart(view: V): readonly ChartPoint[];
  /** Which part of the race this is, where a turn is too little for a point of the chart; and its lap. */
  stage?(view: V): { readonly id: string; readonly lap: string };
  /** The cars that an event is about: their plates stand before its sentence. */
  plates?(event: Happened, view: V): readonly CarLook[];
  /** Own cars that somebody else's move has moved: told beside the board. */
  carried?(news: readonly Happened[], view: V, company: Company): readonly Carried[];
  /** Why a thing cannot be chosen in this position; null: the frame says that it is not asked for. */
  whyNot?(thing: Thing, position: Position, view: V, company: Company): Reason | null;
  /** What its signs mean, under the tab *Signs*; see `lib/signs.ts`. */
  readonly signs?: readonly SignGroup[];
  /** What is to be picked on the board, while nothing is; empty: nothing special. */
  hint?(view: V, position: Position): string;
  /** What a chosen card still wants, where it is not a target on the board. */
  targetHint?: string;
  /** Where the moves can end that begin with these answers. */
  reach?(view: V, prospects: readonly Prospect[]): readonly Pick[];
  /** The best that these answers can come to. */
  best?(view: V, prospects: readonly Prospect[]): Best | null;
  /** What tells one whole move from the others that end in the same place. */
  wayLabel?(view: V, prospect: Prospect, others: readonly Prospect[]): string;
  verdict?(view: V, end: End, company: Company): Verdict | null;
  /** The clause by which those who are level on points are ordered: by their best car, if it names one. */
  readonly tieClause?: string;
  /** What the next race takes over from this one by the rules: options of it, and that in a few words. */
  next?(view: V, end: End, company: Company): NextRace | null;
  /** The car that makes a stop with this event, by its id in the chart. */
  stop?(event: Happened): string;
  /** Why it happened, where its line alone does not tell: by whose card. `before` is the turn until then. */
  cause?(event: Happened, before: readonly Happened[], company: Company): string;
  /** Whether this seat has nothing more to decide until the race is over. */
  done?(view: V, company: Company): boolean;
  /** What stands over a turn of the lap chart. */
  moment?(view: V, company: Company, turn: number): Moment;
  /** The flag that comes out with an event. */
  flag?(event: Happened): FlagShown | null;
  /** What one line of a consequence says in the decision bar; without it the frame counts places and points. */
  consequences?(view: V, prospect: Prospect, company: Company): readonly Consequence[];
}

/** What is seen of a move: the card, whose car it is for, and the die. */
export interface Acted<C = unknown> {
  readonly card?: HandCard<C>;
  /** Its row in the tower, and what the sentence calls it. */
  readonly car?: { readonly id: string; readonly name: string };
  readonly die?: { readonly value: number; readonly sides: 6 | 12 };
}

/** Said in the decision bar: a sign and words, at most four of them. */
export interface Consequence {
  readonly sign: "up" | "down" | "same" | "wear" | "luck" | "note";
  readonly strong: string;
  readonly text: string;
  readonly look?: CarLook;
}

/** A turn as the lap chart stands it: the lap it belongs to, and the sky where it is not fair. */
export interface Moment {
  readonly lap: string;
  readonly sky: string;
}

/** What seats may drive as: an option whose value is a list of names. */
export interface Sides {
  readonly option: string;
  readonly title: string;
  /** What each name is called. */
  readonly names: Readonly<Record<string, string>>;
  /** How many are chosen; without it, one a seat. */
  count?(seats: number): number;
}

/** A flag with its word. */
export interface FlagShown {
  readonly flag: FlagName;
  readonly text: string;
}

/** The registry keeps faces of all games in one list; only here is the view's type let go. */
export function face<V, C>(of: Face<V, C>): Face {
  return of as unknown as Face;
}

// Written by `make types` from the structs of the server. Do not edit.

/**
 * A message of a catalogue, by its name, with what stands in it and the clause behind it.
 *
 * An argument is a name or number as printed (`str`), an amount (`int`, `float`), another fact,
 * which is put into words first, or a list of those. `card-cg.effect` is an attribute.
 */
export interface Say {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number | Say | readonly (string | number | Say)[]>>;
  readonly clause?: string;
}

/** A message to the table. `id` comes back in the reply. */
export type Asking =
  | Hello
  | Answer
  | Takeback
  | Consent
  | Preview
  | Hint
  | StandIn
  | Return
  | Holiday
  | Wish
  | Chat
  | Ping;

/** The first message. With a secret one speaks for its seat, without one only watches. */
export interface Hello {
  readonly type: "hello";
  readonly id?: string | null;
  readonly secret?: string;
  /** The number of the last position that one knows; what happened since is told first. */
  readonly seen?: number;
  /** The number of the last line of chat that one knows. */
  readonly heard?: number;
  /** Whether positions come with the view, the question and the answers in words. */
  readonly view?: boolean;
  /** Whether positions come with the position line. */
  readonly line?: boolean;
}

/** An answer to the question that stands at `number`. */
export interface Answer {
  readonly type: "answer";
  readonly id?: string | null;
  readonly number: number;
  readonly token: string;
}

/** Back to the position after `to` moves. */
export interface Takeback {
  readonly type: "takeback";
  readonly id?: string | null;
  readonly number: number;
  readonly to: number;
}

/** Whether one agrees that somebody goes back. */
export interface Consent {
  readonly type: "consent";
  readonly id?: string | null;
  readonly number: number;
  readonly agree: boolean;
}

/** What each answer would do. */
export interface Preview {
  readonly type: "preview";
  readonly id?: string | null;
  readonly number: number;
  /** Of this answer only, or of the whole move of this name; empty asks for all. */
  readonly token?: string;
  /** Also of whole moves: own answers that follow each other. */
  readonly ways?: boolean;
}

/** What would an ace do? Only at a table that allows hints. */
export interface Hint {
  readonly type: "hint";
  readonly id?: string | null;
  readonly number: number;
}

/**
 * A bot shall play a seat: one's own, or that of somebody who is not there. For somebody else
 * it is always the bot that was agreed on when the table was opened.
 */
export interface StandIn {
  readonly type: "stand_in";
  readonly id?: string | null;
  readonly seat: number;
  readonly bot: string;
}

/** One plays the own seat again. */
export interface Return {
  readonly type: "return";
  readonly id?: string | null;
}

/**
 * The own clock stands from `begin` (or now) to `end`, in ms since 1970; 0: one is back. Only
 * with a slow clock.
 */
export interface Holiday {
  readonly type: "holiday";
  readonly id?: string | null;
  readonly begin?: number;
  readonly end?: number;
}

/** Whether forced answers play themselves, and the pace of bots, if another than so far. */
export interface Wish {
  readonly type: "wish";
  readonly id?: string | null;
  readonly forced: boolean;
  readonly pace_ms?: number | null;
}

export interface Chat {
  readonly type: "chat";
  readonly id?: string | null;
  readonly text: string;
}

/** Is anybody there? */
export interface Ping {
  readonly type: "ping";
  readonly id?: string | null;
}

/** A message from the table. */
export type Telling =
  | Welcome
  | Moved
  | Undone
  | Position
  | Seats
  | Said
  | Accepted
  | Refused
  | Pong;

/** Who sits there; `played_by` names the bot that answers, if any. */
export interface SeatInfo {
  readonly kind: "bot" | "human" | "open";
  readonly name: string;
  readonly played_by: string;
  readonly here: boolean;
  /** The server's operator lets it play, but not write. */
  readonly muted: boolean;
}

/**
 * How much time there is: none counted, so much for each decision, or for the whole race.
 *
 * `slow` is for races over weeks: so much for each decision, and then from a bank for the whole
 * race. When both are used up a bot drives on until the player returns.
 */
export interface ClockRules {
  readonly kind?: "move" | "none" | "race" | "slow";
  readonly ms?: number;
  /** Given after each answer, with a clock for the whole race. */
  readonly extra_ms?: number;
  /** What a slow clock has for the whole race, beyond that for each decision. */
  readonly bank_ms?: number;
}

/** What everybody may know about a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatInfo[];
  readonly clock: ClockRules;
  /** `record` and `old` (of other rules) are to be read only. */
  readonly state: "old" | "open" | "over" | "racing" | "record";
  readonly turn: number;
  readonly listed: boolean;
  /** SHA-256 of the seed, as decimal text; the seed is in the record after the race. */
  readonly commitment: string;
  /** The same at all tables that share a deal; empty if no other may have it. */
  readonly duplicate: string;
  readonly created: number;
  readonly note: string;
  /** The season that the race belongs to, and which of its races it is. */
  readonly season: string;
  readonly race: number;
  /** By the server's operator: nothing is played or written until it is open again. */
  readonly locked: boolean;
  /** Whether players may ask what an ace would do. */
  readonly hints: boolean;
  /** Of a race of the day: `2026-11-18`. It is for its driver's eyes until the day is over. */
  readonly day: string;
}

/** The reply to a hello: who one is here, and the table. */
export interface Welcome {
  readonly type: "welcome";
  readonly id?: string | null;
  readonly seat: number;
  readonly table: TableInfo;
  /** What was seen before is too old to go on from: begin anew with the next position. */
  readonly fresh: boolean;
  readonly forced?: boolean;
}

/** One event of an answer: for motion and for the log. Hidden arguments are null. */
export interface Happened {
  readonly kind: string;
  readonly clause: string;
  readonly seat: number;
  readonly arguments: Readonly<Record<string, number | null>>;
  /** The same as a fact to be put into words. */
  readonly say: Say;
  /** In words, if a language was asked for. */
  readonly text?: string;
}

/** An answer has been played. The token is '?' for those who may not know it. */
export interface Moved {
  readonly type: "moved";
  readonly number: number;
  readonly index: number;
  readonly turn: number;
  readonly seat: number;
  readonly decision: string;
  readonly token: string;
  /** The one seat that may know it; absent if everybody may. */
  readonly to?: number | null;
  /** Time was up. */
  readonly clock?: boolean;
  readonly events: readonly Happened[];
}

/** Everything after the first `index` moves has been taken back. */
export interface Undone {
  readonly type: "undone";
  readonly number: number;
  readonly index: number;
  readonly seat: number;
}

/** What each seat has left, in ms, and whose clock ticks. */
export interface Clocks {
  /** For this decision; with a slow clock the bank is in it. */
  readonly left: readonly number[];
  readonly ticking: readonly number[];
  /** Until when each seat is on holiday, in ms since 1970; 0 if it is not. */
  readonly away: readonly number[];
}

/** How the race ended, for every entrant; and the seed that was committed to. */
export interface End {
  readonly end: string;
  readonly entrants: readonly string[];
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly seed: string;
}

/** A wish to go back that waits for consent. */
export interface Wanted {
  readonly seat: number;
  readonly to: number;
  readonly agreed: readonly number[];
}

/** A token, or a part of one, as a fact. */
export interface Choice {
  readonly label: Say;
  /** What it does in general; what it would do here is found by trying. */
  readonly effect?: Say | null;
}

/** Where the race stands, as the reader may know it. */
export interface Position {
  readonly type: "position";
  /** -1 for a position of the past, which nobody answers. */
  readonly number: number;
  readonly index: number;
  readonly turn: number;
  readonly decision: string;
  readonly clause: string;
  readonly waiting: readonly number[];
  /** Seats whose sealed answer is in. */
  readonly sealed?: readonly number[];
  /** The reader's own sealed answer; it may be changed. */
  readonly mine?: string | null;
  /** All that the reader may answer. */
  readonly answers?: readonly string[];
  /** How far the reader may go back alone; absent if not at all. */
  readonly back?: number | null;
  readonly proposal?: Wanted | null;
  readonly clocks?: Clocks | null;
  /** What is asked, and of whom; comes with the view. */
  readonly question?: Say | null;
  /**
   * All answers, and both parts of those that menus take apart, to be put into words; with the
   * view.
   */
  readonly words?: Readonly<Record<string, Choice>>;
  /** What should not be overlooked; with the view. */
  readonly notices?: readonly Say[];
  readonly view?: unknown;
  readonly line?: string | null;
  readonly end?: End | null;
}

/** Who sits where and is here: when somebody comes, goes or hands over. */
export interface Seats {
  readonly type: "seats";
  readonly seats: readonly SeatInfo[];
  readonly locked?: boolean;
}

export interface Said {
  readonly type: "chat";
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** What the table itself (seat -1) says; `text` is English then. */
  readonly say?: Say | null;
}

export interface Accepted {
  readonly type: "accepted";
  readonly id?: string | null;
  readonly number: number;
}

/** Nothing has changed. `clause` is the rule that refuses, if one does. */
export interface Refused {
  readonly type: "refused";
  readonly id?: string | null;
  readonly code: string;
  /** Why, to be put into words. */
  readonly say: Say;
  /** The same in English, for programs. */
  readonly text: string;
  readonly clause?: string;
}

export interface Pong {
  readonly type: "pong";
  readonly id?: string | null;
}

/** What is certain about an answer: events, and the fields of the view that change. */
export interface Effect {
  readonly events: readonly Happened[];
  readonly changes?: Readonly<Record<string, unknown>>;
  /** Of every entrant, if the race ended then; empty if they depend on luck. */
  readonly points?: readonly number[];
  readonly places?: readonly number[];
  /** Fields of the view that depend on what the seat cannot know. */
  readonly luck?: readonly string[];
  /** The events in a few words. */
  readonly brief?: readonly Say[];
  /** Who is asked then: `you`, `others`, `luck` or nobody (`end`); empty if that is luck. */
  readonly next?: "" | "end" | "luck" | "others" | "you";
}

/** What luck may bring next: these tokens, in so many of `of` cases. */
export interface Outcome {
  readonly tokens: readonly string[];
  readonly weight: number;
  readonly of: number;
  readonly effect: Effect;
}

/** One answer, or one whole move, and what it would do. */
export interface Prospect {
  readonly tokens: readonly string[];
  readonly effect: Effect;
  readonly outcomes?: readonly Outcome[];
  /** Of a whole move: where it leads, as in `@14.1`. */
  readonly name?: string;
  /** Of a whole move: what comes of it, in few words. */
  readonly outcome?: Say | null;
  /** Of an answer that begins a move: where that can end, with the best place it can bring. */
  readonly reach?: Readonly<Record<string, number>>;
}

export interface Previewed {
  readonly type: "preview";
  readonly id?: string | null;
  readonly number: number;
  readonly prospects: readonly Prospect[];
  readonly ways?: readonly Prospect[];
  /** False if there are too many whole moves: the last ones come without their effect. */
  readonly complete?: boolean;
}

/** One of the best moves: the answers in a row, and what it is worth. */
export interface HintedMove {
  readonly tokens: readonly string[];
  /** The first answer, to be put into words. */
  readonly label: Say;
  /** The place that can be expected after it, from 1. */
  readonly place: number;
  /** The chance to win, of 1. */
  readonly win: number;
  /** How often one fell back by half a place or more when it was driven on, of 1. */
  readonly risk: number;
  /** What it does for certain, then gain, cost and risk. */
  readonly why: readonly Say[];
  /** Of a whole move: what comes of it, in few words. */
  readonly outcome?: Say | null;
}

/** The reply to a hint: the best moves, best first. */
export interface Hinted {
  readonly type: "hint";
  readonly id?: string | null;
  readonly number: number;
  readonly moves: readonly HintedMove[];
}

/** How the server is. */
export interface Health {
  readonly status: string;
  readonly version: string;
}

/**
 * An option of a game; an empty list of values leaves them to the game.
 *
 * `usual` tells what an empty value stands for: by circuit, or by the number of seats.
 */
export interface OptionInfo {
  readonly name: string;
  readonly default: string;
  readonly allowed: readonly string[];
  readonly clause: string;
  readonly text: string;
  readonly season: boolean;
  readonly usual: Readonly<Record<string, string>>;
}

/** A value of the option `circuit`, and what the circuit is called. */
export interface CircuitInfo {
  readonly id: string;
  readonly title: string;
}

/** House rules that this server offers: their name, what is said of them, their file. */
export interface HouseInfo {
  readonly name: string;
  readonly about: string;
  readonly text: string;
}

/** A bot of character: its level and character, what it is called, the letters on its plate. */
export interface DriverInfo {
  readonly bot: string;
  readonly name: string;
  readonly plate: string;
}

/**
 * A game that can be played here. Bots are listed weakest first.
 *
 * `bots` are the levels; each also drives in several characters: `drivers`.
 */
export interface GameInfo {
  readonly code: string;
  readonly title: string;
  readonly version: number;
  readonly fewest: number;
  readonly most: number;
  readonly seats_clause: string;
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
  readonly circuits: readonly CircuitInfo[];
  readonly drivers: readonly DriverInfo[];
  readonly houses: readonly HouseInfo[];
}

export interface ClauseText {
  readonly id: string;
  readonly text: string;
  /** Written step by step, for programmers. */
  readonly procedure?: boolean;
}

/** The specification of a game: as it is written, and clause by clause. */
export interface RulesText {
  readonly code: string;
  readonly markdown: string;
  readonly clauses: readonly ClauseText[];
}

/** A step of an introduction: what to do in which position, and what comes of it. */
export interface LectureStep {
  readonly title: Say;
  readonly say: Say;
  readonly clause: string;
  /** The token to answer with. */
  readonly answer: string;
  readonly after: Say;
  readonly seat: number;
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** Which of the boards; -1 for none. */
  readonly board: number;
  readonly position: Position;
  /** What that answer is certain to do. */
  readonly prospects: Previewed;
  /** After the answer, and after what luck and the others answered. */
  readonly view: unknown;
  readonly events: readonly Happened[];
}

/** A place for a car: its middle, the way of driving there, and its outline. */
export interface Space {
  /** As tokens and views spell it. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Room along the way of driving. */
  readonly length: number;
  readonly width: number;
  /** SVG path data. */
  readonly outline: string;
  readonly kind: string;
}

/** Something painted: a path, or words around a point. */
export interface Mark {
  readonly kind: string;
  /** SVG path data. */
  readonly path?: string;
  readonly text?: string;
  readonly x?: number;
  /** Of words: the middle of their base line. */
  readonly y?: number;
  readonly angle?: number;
  /** Height of the letters. */
  readonly size?: number;
  /** The words as a fact; then `text` is English, for drawings that know no reader. */
  readonly say?: Say | null;
  /** What it is called, where that is not written on the board. */
  readonly name?: string;
}

/** A board: its spaces in the order of their numbers in events, its marks from below upwards. */
export interface PrintedBoard {
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Space[];
  readonly marks: readonly Mark[];
  readonly title: string;
  readonly subtitle: Say;
  readonly left: number;
  /** The corner of what is shown, in the units of the spaces. */
  readonly top: number;
}

/** The introduction to a game, step by step; without steps if it has none. */
export interface Lecture {
  readonly code: string;
  readonly title: Say;
  readonly text: Say;
  readonly boards: readonly PrintedBoard[];
  readonly steps: readonly LectureStep[];
}

/** `human` sits down now, `open` waits for somebody, `bot` is one. */
export interface NewSeat {
  readonly kind: "bot" | "human" | "open";
  readonly name?: string;
  readonly bot?: string;
}

/** What is agreed before a race. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly options?: Readonly<Record<string, string>>;
  /** A file of house rules, if the race is run by any. */
  readonly house?: string;
  readonly clock?: ClockRules;
  readonly listed?: boolean;
  /**
   * The code of a deal that tables of this server share; empty for a deal of its own. Whoever
   * knows it can have the same cards dealt: it is told to nobody.
   */
  readonly duplicate?: string;
  /** Least time that an automatic answer takes. */
  readonly pace_ms?: number;
  /** The bot that plays for whoever is away, if others hand the seat over; else a club driver. */
  readonly stand_in?: string;
  /** Whether players may ask what an ace would do. */
  readonly hints?: boolean;
}

/** A `.race` record, and the file of the house rules that it was raced by. */
export interface Bringing {
  readonly record: string;
  readonly house?: string;
}

/** Play on from the position after `index` moves, at a new table. */
export interface Forking {
  readonly index: number;
  readonly seats: readonly NewSeat[];
  readonly eyes?: number | null;
  /** What the seat of `eyes` could not know is dealt anew; otherwise the position is as it was. */
  readonly redeal?: boolean;
  /** The race begins with this move of the seat that is asked there, as a record writes it. */
  readonly move?: string;
  readonly pace_ms?: number;
}

/** A seat and the secret that opens it: to be kept by its holder alone. */
export interface Held {
  readonly seat: number;
  readonly secret: string;
}

export interface Created {
  readonly table: TableInfo;
  readonly held: readonly Held[];
  /** The secret of whoever has brought a record: who has it may comment on the race. */
  readonly owner: string;
}

/** Take a seat: the first open one, or a certain one. */
export interface Joining {
  readonly name?: string;
  readonly seat?: number | null;
}

/** Let a bot take an open seat. Whoever holds a seat may do that. */
export interface Filling {
  readonly bot: string;
  readonly seat: number;
}

/** A table in the lobby. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly state: string;
  readonly created: number;
  readonly active: number;
  readonly open_seats: number;
}

/** What somebody wrote about a move of a race that is over. */
export interface Comment {
  /** Which, from 1: the last of a whole move. */
  readonly move: number;
  /** Who; -2 is whoever brought the record. */
  readonly seat: number;
  readonly text: string;
}

/** One's own words about a move; none take back those of before. */
export interface Commenting {
  readonly move: number;
  readonly text?: string;
}

/** Every move that stands, as the reader may know it; `index` counts them. */
export interface RaceLog {
  readonly moves: readonly Moved[];
  /** What the record of a race from elsewhere says of its moves. */
  readonly comments: Readonly<Record<string, string>>;
  /** What was written about them here, once the race is over. */
  readonly written: readonly Comment[];
}

/** The race at the end of a turn: after `index` moves, as the reader may know it. */
export interface Turn {
  readonly index: number;
  readonly turn: number;
  readonly view: unknown;
}

/** What was played and what was better, in words. */
export interface Judged {
  readonly played: Say;
  readonly best: Say;
  /** Of the better move: what comes of it, in few words. */
  readonly outcome: Say | null;
  /** What the better move does for certain. */
  readonly does: readonly Say[];
  /** The same of what was played: two paths of one card are told apart by nothing else. */
  readonly played_does: readonly Say[];
}

/** A mean with its standard error. */
export interface Amount {
  readonly value: number;
  readonly error: number;
}

/** What a decision cost: a part of a win, places, points. */
export interface Loss {
  readonly win: Amount;
  readonly places: Amount;
  readonly points: Amount;
}

/** One seat's decisions, summed up. */
export interface Drive {
  readonly seat: number;
  /** How many had a choice that mattered: forced and trivial ones are not counted. */
  readonly decisions: number;
  readonly mean: Loss;
  readonly marks: Readonly<Record<string, number>>;
  /** The moves that cost most, the worst first. */
  readonly worst: readonly number[];
}

/** One decision of one seat. Seats and moves count from 1, as people count them. */
export interface Verdict {
  /** Which move of the record begins it. */
  readonly move: number;
  readonly turn: number;
  readonly seat: number;
  readonly decision: string;
  /** As a record writes it; a path belongs to the card and car that began it. */
  readonly played: string;
  /** What the judge would have played; the same as `played` if that is as good. */
  readonly best: string;
  readonly loss: Loss;
  /** `slip`, `mistake`, `blunder`, `brilliant`, or nothing. */
  readonly mark: string;
  /** Whether there was anything to decide; the mean leaves out what was trivial. */
  readonly counts: boolean;
}

/** After so many moves: the chances of all seats, together 1. */
export interface Moment {
  readonly move: number;
  readonly turn: number;
  readonly win: readonly number[];
}

/** A large step: between two moments one seat's chance changed so much. */
export interface Turning {
  /** The move of the moment before it. */
  readonly begin: number;
  /** The move of the moment after it. */
  readonly move: number;
  readonly turn: number;
  /** Whose chance changed most, from 1. */
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** A seat's luck through the race, in parts of a win, and what it leaves of the result. */
export interface Fortune {
  readonly seat: number;
  /** By the cards that it drew itself. */
  readonly own: number;
  /** By the cards that others drew. */
  readonly others: number;
  /** By all that is nobody's card: events, dice, the grid. */
  readonly events: number;
  /** All of it. */
  readonly luck: number;
  /** The rest: luck and driving are the result, less the chance at the start. */
  readonly driving: number;
  /** What came of the race: 1 for a win, shared if several are first. */
  readonly result: number;
  /** The chance to win before the first move. */
  readonly start: number;
  readonly points: number;
  readonly points_luck: number;
  /** The points, less the luck by the game's coefficient. */
  readonly adjusted: number;
}

/** One draw, die or event: by seat, how much better it was than its mean. */
export interface Stroke {
  /** Which move of the record it is, from 1. */
  readonly move: number;
  readonly turn: number;
  readonly decision: string;
  /** As a record writes it. */
  readonly drawn: string;
  /** Whose card it is, from 1; 0 if it is nobody's: events, dice, the grid. */
  readonly seat: number;
  /** In parts of a win. */
  readonly win: readonly number[];
  readonly points: readonly number[];
}

/** The verdicts of a race, in its order, and what they amount to; then chances and luck. */
export interface Analysis {
  readonly game: string;
  readonly seats: number;
  readonly playouts: number;
  readonly seed: number;
  readonly drives: readonly Drive[];
  readonly verdicts: readonly Verdict[];
  readonly chances: readonly Moment[];
  readonly turning: readonly Turning[];
  readonly fortunes: readonly Fortune[];
  readonly strokes: readonly Stroke[];
  /** What part of the difference between results the judge's luck explains in this game. */
  readonly explained: number;
}

/** A race that is over, as far as it has been looked at again; ask again for more. */
export interface Review {
  readonly version: number;
  /** Of the race. */
  readonly moves: number;
  /** Decisions that have been judged. */
  readonly done: number;
  /** Decisions that had a choice. */
  readonly total: number;
  readonly analysis: Analysis;
  /** Of every decision with a mark, or for which there was a better move; by its move. */
  readonly words: Readonly<Record<string, Judged>>;
}

/** One answer to a decision: what the seat could expect after it, beside the played one. */
export interface WeighedMove {
  /** The whole move, as a record writes it. */
  readonly move: string;
  readonly label: Say;
  /** Of a whole move: what comes of it, in few words. */
  readonly outcome: Say | null;
  /** What it does for certain. */
  readonly does: readonly Say[];
  /** The chance to win, of 1. */
  readonly win: Amount;
  /** The place that could be expected, from 1. */
  readonly place: Amount;
  /** More than after the played answer. */
  readonly gain_win: Amount;
  readonly gain_places: Amount;
  /** Whether it is better or worse than the played one by more than chance. */
  readonly is_sure: boolean;
  /** How often the judge gives this answer, where answers are sealed and mixed; else 0. */
  readonly share: number;
  readonly is_played: boolean;
  readonly is_best: boolean;
  readonly is_tried: boolean;
}

/** A decision of a race that is over, as far as it has been weighed; ask again for more. */
export interface Weighed {
  /** After so many moves the seat had to decide. */
  readonly index: number;
  readonly seat: number;
  readonly done: number;
  readonly total: number;
  /**
   * The played one first, then the judge's best; then the one that was asked about, if it is
   * another.
   */
  readonly moves: readonly WeighedMove[];
}

/** What is told, after which move and in which turn. */
export interface Sentence {
  readonly move: number;
  readonly turn: number;
  readonly say: Say;
}

/** A race that is over, as a commentator tells it. */
export interface Report {
  readonly sentences: readonly Sentence[];
}

/** Drive the race of the day. A device has one try: asking again leads back to it. */
export interface DrivingDay {
  readonly game: string;
  /** Made by chance on the device, kept there, and told to nobody else. */
  readonly device: string;
  readonly name?: string;
}

/** What somebody made of a deal that others had, too. */
export interface Drove {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  /** `racing`, `over`; `late` if it was not finished in time. */
  readonly state: string;
  /** When it was opened, in ms since 1970. */
  readonly at: number;
  readonly place: number;
  readonly points: number;
  /** Mean loss a decision, in parts of a win; where the race has been reviewed to its end. */
  readonly loss: number | null;
  /** In parts of a win, at least; where the race has been reviewed. */
  readonly luck: number | null;
}

/** The same deal at several tables, the best result first. */
export interface Compared {
  readonly game: string;
  /** Of a race of the day. */
  readonly day: string;
  readonly today: string;
  /** Whether the cards are still a secret: then the races cannot be looked at. */
  readonly sealed: boolean;
  /** The bots that everybody drives against, in a race of the day. */
  readonly field: readonly string[];
  readonly rows: readonly Drove[];
}

/** Why something was refused: a code, a fact, and the clause if a rule refuses. */
export interface Problem {
  readonly code: string;
  /** Why, to be put into words. */
  readonly say: Say;
  /** The same in English, for programs. */
  readonly text: string;
  readonly clause: string;
}

/** What a game says about its seasons. */
export interface SeasonOffer {
  /** Without a clause if the rulebook has no season: then the general rule holds. */
  readonly about: Say;
  readonly fewest: number;
  readonly most: number;
  readonly races_clause: string;
  /** The calendar that is proposed. */
  readonly usual: readonly Readonly<Record<string, string>>[];
  /** Options that may differ from race to race. */
  readonly varies: readonly string[];
  /** What can be agreed for the season as a whole. */
  readonly terms: readonly OptionInfo[];
  /** The clause by which an absent team sits a race out; empty if none can. */
  readonly sits_out: string;
  readonly may_sit_out: boolean;
  readonly substitute: string;
}

/** What is agreed before the first race. */
export interface NewSeason {
  readonly game: string;
  readonly entries: readonly NewSeat[];
  /** Options of each race, such as its circuit. */
  readonly races: readonly Readonly<Record<string, string>>[];
  /** Options of all races. */
  readonly options?: Readonly<Record<string, string>>;
  /** A file of house rules of all races, if there is one. */
  readonly house?: string;
  readonly terms?: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly clock?: ClockRules;
  readonly pace_ms?: number;
  /** The bot that drives on when a slow clock has run out, or for whoever is away. */
  readonly stand_in?: string;
}

/** Whose entry it is: the same secret opens it as in the season before. */
export interface Origin {
  /** Under which its holder signed up here. */
  readonly number: number;
  readonly season: string;
  /** And under which there. */
  readonly before: number;
}

/** What an entry drives: its colour by name, and what it is called. */
export interface Team {
  readonly colour: string;
  readonly say: Say;
}

/** Who has entered, and what they drive, where that is fixed. */
export interface Entry {
  readonly kind: "bot" | "human" | "open";
  readonly name: string;
  readonly bot: string;
  /** What it drives, if that is fixed for the season. */
  readonly team: Team | null;
  /** Under which its holder signed up: whoever moves up keeps it. */
  readonly number: number;
}

/** Who has a seat of a race, and for which entry. */
export interface RaceDriver {
  readonly entry: number;
  readonly name: string;
  readonly substitute: boolean;
}

/** One row of a table; who is level shares a place. */
export interface Row {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  /** Whose it is; -1 for what no entry stands behind, such as an uncontrolled colour. */
  readonly entry: number;
  /** What that is called, to be put into words. */
  readonly said: Say | null;
}

/** A table of the season, best first, and the rule that it follows. */
export interface Ranking {
  readonly title: Say;
  readonly rows: readonly Row[];
  readonly about: Say;
}

/** One race of the calendar: what was agreed, and, once it was called, how it stands. */
export interface SeasonRace {
  /** From 1. */
  readonly number: number;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** `old`: under other rules, and not counted. */
  readonly state: "not_held" | "old" | "over" | "planned" | "racing";
  /** When it is to begin, in ms since 1970; 0 if nobody has said so. */
  readonly date: number;
  /** Where a result without a table comes from, or why the race was not held. */
  readonly reason: string;
  /** Empty for a race that had none here. */
  readonly table: string;
  readonly drivers: readonly RaceDriver[];
  readonly absent: readonly number[];
  /** Entries that cannot race in this one. */
  readonly excused: readonly number[];
  /** The tables of this race alone. */
  readonly scores: readonly Ranking[];
  /** The tables of the season after it. */
  readonly rankings: readonly Ranking[];
  /** Points of every entry in these tables that no race gave. */
  readonly awarded: readonly number[];
  /** Of every entry, the races (from 0) that do not count in these tables. */
  readonly dropped: readonly (readonly number[])[];
}

/** Points that no race gave: a penalty below 0, or a correction. */
export interface Ruling {
  /** From 1, by which it can be revoked. */
  readonly number: number;
  readonly at: number;
  readonly entry: number;
  readonly points: number;
  /** From 1: the standings after this race are the first to have it. */
  readonly race: number;
  readonly reason: string;
  /** Why it counts no more; empty while it does. */
  readonly revoked: string;
}

/** The organiser has given somebody a new link. */
export interface NewLink {
  readonly at: number;
  readonly name: string;
}

/** A season that is one of several divisions. */
export interface Division {
  readonly season: string;
  readonly title: string;
}

/** What everybody may know about a season at a table. */
export interface SeasonInfo {
  readonly id: string;
  readonly title: string;
  /** `LEAGUE` if each race names its own. */
  readonly game: string;
  readonly game_title: string;
  /** `open` while an entry is, `ready` for the next race. */
  readonly state: "old" | "open" | "over" | "racing" | "ready";
  readonly entries: readonly Entry[];
  /** Who takes the next entry that becomes free. */
  readonly waiting: readonly Entry[];
  readonly options: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<string, string>>;
  readonly races: readonly SeasonRace[];
  /** How the next race begins, and why. */
  readonly notes: readonly Say[];
  readonly about: Say;
  /** The clause by which an absent team sits a race out. */
  readonly sits_out: string;
  readonly may_sit_out: boolean;
  readonly substitute: string;
  readonly rulings: readonly Ruling[];
  /** For everybody to see who got a new link, and when. */
  readonly links: readonly NewLink[];
  readonly clock: ClockRules;
  readonly created: number;
  /** All of them, the top one first; none if the season is alone. */
  readonly divisions: readonly Division[];
  /** So many go up from each division, and as many come down. */
  readonly places: number;
  /** Those of the next season, once it has been founded. */
  readonly next: readonly Division[];
  readonly origins: readonly Origin[];
}

/** Told once: the secrets of the entries that were taken at once, and the organiser's. */
export interface SeasonCreated {
  readonly season: SeasonInfo;
  readonly held: readonly Held[];
  readonly organiser: string;
}

/** Take an entry: the first that is open, or a certain one; or wait until one becomes free. */
export interface Entering {
  readonly name?: string;
  readonly seat?: number | null;
  readonly wait?: boolean;
}

/** Who drives for an absent entry: a bot, or whoever sits down by the link of the table. */
export interface Substitute {
  readonly entry: number;
  readonly kind?: "bot" | "open";
  readonly bot?: string;
}

/** Call the next race. Who is absent, and who drives for whom, is for the organiser to say. */
export interface Calling {
  readonly absent?: readonly number[];
  readonly substitutes?: readonly Substitute[];
}

/** The next race of a league was raced elsewhere, or not held: no places. */
export interface Settling {
  readonly reason: string;
  /** Of every entry, from 1; 0 if it did not race. */
  readonly places?: readonly number[];
  /** Of every entry, where each game's own points count. */
  readonly points?: readonly number[];
}

/** A new link for an entry whose device is lost; the old one opens nothing any more. */
export interface Linking {
  /** The number under which its holder signed up. */
  readonly entry: number;
}

/** One more division, below all others, with the same rules and open entries. */
export interface Dividing {
  readonly title: string;
  readonly places?: number;
}

/** Points that no race gave: a penalty if below 0, else a correction. */
export interface Awarded {
  readonly type: "awarded";
  readonly entry: number;
  readonly points: number;
  readonly reason: string;
  /** From 1: the standings after this race are the first to have it. */
  readonly race: number;
}

/** When a race is to begin, in ms since 1970; a later date replaces an earlier one. */
export interface Dated {
  readonly type: "dated";
  readonly race: number;
  readonly date: number;
}

/** An act counts no more; it stays to be seen. */
export interface Revoked {
  readonly type: "revoked";
  /** Acts count from 1. */
  readonly act: number;
  readonly reason: string;
}

/** Somebody signs out of the season; whoever waits longest takes the place. */
export interface Left {
  readonly type: "left";
  /** By the number under which they signed up. */
  readonly entry: number;
}

/** An entry signs out of one race, or back in. */
export interface Excused {
  readonly type: "excused";
  readonly entry: number;
  readonly race: number;
  readonly away?: boolean;
}

/** Something done beside racing. Rulings and dates are the organiser's. */
export interface Acting {
  readonly act: Awarded | Dated | Revoked | Left | Excused;
}

/** A channel that is on, as its owner sees it. */
export interface ChannelTold {
  /** Also the token of a feed, by which it is read. */
  readonly id: string;
  readonly kind: string;
  /** The address, or the server that it goes to. */
  readonly to: string;
  /** An e-mail address whose code has not been typed yet. */
  readonly waits: boolean;
  readonly failing: boolean;
}

/** As the browser's push service has given it. */
export interface WantPush {
  readonly type: "push";
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language?: "de" | "en";
}

/** A code is sent there first. */
export interface WantMail {
  readonly type: "mail";
  readonly address: string;
  readonly language?: "de" | "en";
}

/** For everybody at the table, or in all races of the season. */
export interface WantWebhook {
  readonly type: "webhook";
  readonly url: string;
  readonly shape?: "discord" | "json";
  readonly language?: "de" | "en";
}

/** Who one is in Discord: a webhook calls only whoever is up. */
export interface WantMention {
  readonly type: "mention";
  readonly user: string;
  readonly language?: "de" | "en";
}

/** An address to read, as Atom and as iCalendar. */
export interface WantFeed {
  readonly type: "feed";
  readonly language?: "de" | "en";
}

/** Turn a channel on. */
export interface Wanting {
  readonly channel: WantPush | WantMail | WantWebhook | WantMention | WantFeed;
}

/** The code that came by mail. */
export interface Confirming {
  readonly code: string;
}

/** What is on for a seat, and what this server offers. */
export interface AlertInfo {
  readonly channels: readonly ChannelTold[];
  /** The server's public key, for the browser's push service. */
  readonly push_key: string;
  /** Whether this server sends e-mail. */
  readonly mail: boolean;
}

/** A seat of a table or an entry of a season, and the secret that opens it on this device. */
export interface Holding {
  readonly kind: "season" | "table";
  /** The table or the season. */
  readonly about: string;
  /** In a season the number of signing up; -1 is the organiser. */
  readonly seat: number;
  readonly secret: string;
}

/** What a device is called, for its driver alone. */
export interface Naming {
  readonly name?: string;
}

/** A recovery code, or what the QR code of another device says. */
export interface Adding {
  readonly code: string;
  readonly name?: string;
}

/** What this device shows from now on. It is told once. */
export interface Joined {
  readonly secret: string;
}

/** All that this device holds; and what its driver has given up. */
export interface Sharing {
  readonly held?: readonly Holding[];
  /** By the secrets that opened it. */
  readonly let_go?: readonly string[];
}

/** What the driver holds beside that, with secrets for this device. */
export interface Shared {
  readonly held: readonly Holding[];
}

/** A sheet of recovery codes. They are told once, and each is good for one device. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}

/** For the QR code: good for one device, for a quarter of an hour. */
export interface Ticket {
  readonly code: string;
  readonly until: number;
}

/** A device, as its driver sees it. */
export interface DeviceTold {
  readonly id: string;
  readonly name: string;
  /** `first`, `ticket`, `recovery` or `passkey`: how it joined. */
  readonly by: string;
  readonly created: number;
  readonly is_this: boolean;
}

export interface PasskeyTold {
  readonly id: string;
  readonly created: number;
}

/** All that the server knows of a driver. */
export interface DriverTold {
  readonly devices: readonly DeviceTold[];
  readonly passkeys: readonly PasskeyTold[];
  /** Recovery codes that have not been used. */
  readonly codes: number;
  /** Seats and entries. */
  readonly held: number;
}

/** What the browser's authenticator is asked, as WebAuthn's own JSON. */
export interface PasskeyAsked {
  readonly options: string;
}

/** What it answered, as WebAuthn's own JSON. */
export interface PasskeyAnswered {
  readonly credential: string;
  readonly name?: string;
}

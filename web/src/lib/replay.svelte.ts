/** A race that is looked at move by move, through somebody's eyes. */
import { api, untilFree } from "./api";
import { Comments } from "./comments.svelte";
import { device } from "./device.svelte";
import { problemOf, speakerOf } from "./race.svelte";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";
import { SPECTATOR } from "./eyes";
import type { Happened, Moved, Position } from "./told";
import type { NewSeat, Previewed, PrintedBoard, Problem, TableInfo } from "../wire/table";
import { Told } from "./told";
import { t, type Speaker } from "./words";

/** Between two steps, at normal speed; and how long a board may take to show one. */
const PAUSE_MS = 700;
const STILL_MS = 250;
const LONGEST_MS = 12_000;
const NORMAL_PACE = 110;

/** What one step of a replay is. */
export const STEPS = ["move", "turn"] as const;
export type Step = (typeof STEPS)[number];

export class Replayed {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  moves = $state.raw<readonly Moved[]>([]);
  /** What the record of a race from elsewhere says, by move. */
  recorded = $state.raw<Readonly<Record<string, string>>>({});
  /** What was written about the race here. */
  readonly comments: Comments;
  position = $state.raw<Position | null>(null);
  printedBoard = $state.raw<PrintedBoard | null>(null);
  problem = $state.raw<Problem | null>(null);
  news = $state.raw<readonly Happened[]>([]);
  index = $state(0);
  eyes = $state(SPECTATOR);
  playing = $state(false);
  /** What is played one after the other. */
  step = $state<Step>("move");
  private readonly speaker: Speaker = $derived.by(() => speakerOf(this.table, this.mine));
  private readonly words = new Told(() => this.speaker);
  readonly last = $derived(this.moves.at(-1)?.index ?? 0);
  /** Before the first decision of the race itself: all cars stand at the start. */
  readonly start = $derived.by(() => {
    const decided = this.moves.filter((move) => move.seat >= 0);
    const first = decided.find((move) => move.turn > 0) ?? decided[0];
    return first ? first.index - 1 : 0;
  });
  /** Where a step may end: before the next whole move, or the next turn. */
  private readonly stops: Readonly<Record<Step, readonly number[]>> = $derived.by(() => ({
    move: stopsOf(this.moves, beginsMove),
    turn: stopsOf(this.moves, (move, before) => move.turn !== before.turn),
  }));
  /** The seat of this device. */
  readonly mine: number;
  private readonly secret: string;
  private rested: (() => void) | null = null;
  private asked = 0;
  private readonly wanted: number | null;

  constructor(id: string, index: number | null, eyes: number | null) {
    this.id = id;
    const held = device.held(id)[0];
    this.secret = held?.secret ?? "";
    this.mine = held?.seat ?? SPECTATOR;
    this.eyes = eyes ?? this.mine;
    this.wanted = index;
    this.comments = new Comments(id);
  }

  async load(): Promise<void> {
    const [table, log] = await Promise.all([api.table(this.id), api.log(this.id, this.secret)]);
    this.table = table;
    this.moves = log.moves.map((one) => this.words.moved(one));
    this.recorded = log.comments ?? {};
    this.comments.written = log.written ?? [];
    await this.go(this.wanted ?? this.start);
  }

  /** Forward by a whole move or turn: what happened on the way is shown in one go. */
  async next(step: Step): Promise<void> {
    const from = this.index;
    await this.go(this.stops[step].find((stop) => stop > from) ?? this.last, from);
  }

  async previous(step: Step): Promise<void> {
    await this.go(this.stops[step].findLast((stop) => stop < this.index) ?? 0);
  }

  /** To a position; what is shown happened since `from`, else with the last answer alone. */
  async go(to: number, from = to - 1): Promise<void> {
    const index = Math.max(0, Math.min(to, this.last));
    this.index = index;
    const ticket = (this.asked += 1);
    // Scrubbing asks faster than it is answered: only the newest answer counts.
    const isOld = (): boolean => ticket !== this.asked;
    try {
      const position = await untilFree(() => api.position(this.id, this.secret, index, this.eyes), isOld);
      if (isOld()) return;
      this.position = this.words.position(position);
      this.news = this.moves.filter((move) => move.index > from && move.index <= index).flatMap((move) => move.events);
      this.problem = null;
      router.replace(`/r/${this.id}?move=${index}&eyes=${this.eyes}`);
    } catch (error) {
      if (!isOld()) this.problem = problemOf(error);
    }
  }

  async see(eyes: number): Promise<void> {
    await this.look(this.index, eyes);
  }

  /** To a position, through somebody's eyes. */
  async look(index: number, eyes: number): Promise<void> {
    this.eyes = eyes;
    await this.go(index);
  }

  /** Where the whole move begins that is under way or to be made at a position. */
  beginOf(index: number): number {
    return this.stops.move.findLast((stop) => stop <= index) ?? 0;
  }

  endOf(index: number): number {
    return this.stops.move.find((stop) => stop > index) ?? this.last;
  }

  /** What the answers to the question here would have done. */
  preview(token: string): Promise<Previewed> {
    return api.previewed(this.id, this.secret, this.index, this.eyes, token);
  }

  /** The record, with what the judge says of its decisions. */
  record(): Promise<string> {
    return api.record(this.id, this.secret, true);
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.play();
  }

  stop(): void {
    this.playing = false;
    this.rest();
  }

  /** The board has shown the last step. */
  rest(): void {
    this.rested?.();
  }

  /** Step by step to the end: each is seen before the next, and the speed may change on the way. */
  private async play(): Promise<void> {
    this.playing = true;
    while (this.playing && this.index < this.last) {
      const { news } = this;
      await this.next(this.step);
      if (this.problem) break;
      // A board tells when it rests; one that has nothing to show may not.
      if (settings.pace && this.news !== news && this.news.length) await this.until(LONGEST_MS);
      if (this.playing) await this.until(settings.pace ? PAUSE_MS * (settings.pace / NORMAL_PACE) : STILL_MS, false);
    }
    this.playing = false;
  }

  /** Until the board rests or it is stopped, or the time is over. */
  private until(ms: number, ends = true): Promise<void> {
    return new Promise((done) => {
      const timer = window.setTimeout(() => finish(), ms);
      const finish = (): void => {
        window.clearTimeout(timer);
        this.rested = null;
        done();
      };
      this.rested = () => {
        if (ends || !this.playing) finish();
      };
    });
  }

  /**
   * A new table that begins here, or with another move: the seat that is looked through is mine, else the one that
   * decides; bots take the others.
   */
  async fork(bot: string, at: number = this.index, move = ""): Promise<void> {
    const mine = this.eyes < 0 ? Math.max(0, this.position?.waiting[0] ?? 0) : this.eyes;
    const seats = (this.table?.seats ?? []).map((seat, at): NewSeat =>
      at === mine
        ? { kind: "human", name: settings.kept.name }
        : // A bot keeps its name; for a player another one drives on.
          { kind: "bot", bot, name: seat.kind === "bot" && seat.name ? seat.name : t("bot-name", { n: at + 1 }) },
    );
    try {
      const created = await api.fork(this.id, at, seats, this.secret, move);
      device.keep(created.table, created.held);
      router.go(`/t/${created.table.id}`);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}

/** The first answer of somebody's move: another one's, or the same question again. What luck brings belongs to it. */
function beginsMove(move: Moved, before: Moved): boolean {
  if (move.seat < 0) return false;
  return move.seat !== before.seat || move.turn !== before.turn || move.decision === before.decision;
}

/** The positions before each move that begins something, compared with the one that began the last; and the end. */
function stopsOf(moves: readonly Moved[], begins: (move: Moved, before: Moved) => boolean): number[] {
  const stops: number[] = [];
  let [before] = moves;
  for (const move of moves) {
    if (!before || !begins(move, before)) continue;
    stops.push(move.index - 1);
    before = move;
  }
  const last = moves.at(-1);
  return last ? [...stops, last.index] : stops;
}

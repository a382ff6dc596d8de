/** A race that is looked at move by move, through somebody's eyes. */
import { api } from "./api";
import { device } from "./device.svelte";
import { problemOf, speakerOf } from "./race.svelte";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";
import { SPECTATOR } from "./eyes";
import type { Happened, Moved, Position } from "./told";
import type { NewSeat, PrintedBoard, Problem, TableInfo } from "../wire/table";
import { Told } from "./told";
import { t, type Speaker } from "./words";

const STEP_MS = 900;

export class Replayed {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  moves = $state.raw<readonly Moved[]>([]);
  position = $state.raw<Position | null>(null);
  plan = $state.raw<PrintedBoard | null>(null);
  problem = $state.raw<Problem | null>(null);
  news = $state.raw<readonly Happened[]>([]);
  index = $state(0);
  eyes = $state(SPECTATOR);
  playing = $state(false);
  private readonly speaker: Speaker = $derived.by(() => speakerOf(this.table, this.mine));
  private readonly words = new Told(() => this.speaker);
  readonly last = $derived(this.moves.at(-1)?.index ?? 0);
  /** Before the first decision of the race itself: all cars stand at the start. */
  readonly start = $derived.by(() => {
    const decided = this.moves.filter((move) => move.seat >= 0);
    const first = decided.find((move) => move.turn > 0) ?? decided[0];
    return first ? first.index - 1 : 0;
  });
  /** The seat of this device. */
  readonly mine: number;
  private readonly secret: string;
  private timer = 0;
  private asked = 0;
  private readonly wanted: number | null;

  constructor(id: string, index: number | null, eyes: number | null) {
    this.id = id;
    const held = device.held(id)[0];
    this.secret = held?.secret ?? "";
    this.mine = held?.seat ?? SPECTATOR;
    this.eyes = eyes ?? this.mine;
    this.wanted = index;
  }

  async load(): Promise<void> {
    const [table, log] = await Promise.all([api.table(this.id), api.log(this.id, this.secret)]);
    this.table = table;
    this.moves = log.moves.map((one) => this.words.moved(one));
    await this.go(this.wanted ?? this.start);
  }

  async go(to: number): Promise<void> {
    const index = Math.max(0, Math.min(to, this.last));
    this.index = index;
    const ticket = (this.asked += 1);
    try {
      const position = await api.position(this.id, this.secret, index, this.eyes);
      // Scrubbing asks faster than it is answered: only the newest answer counts.
      if (ticket !== this.asked) return;
      this.position = this.words.position(position);
      this.news = this.moves.find((move) => move.index === index)?.events ?? [];
      this.problem = null;
      router.replace(`/r/${this.id}?move=${index}&eyes=${this.eyes}`);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  async see(eyes: number): Promise<void> {
    this.eyes = eyes;
    await this.go(this.index);
  }

  /** From turn to turn, not from card to card: what says nothing is passed over. */
  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    this.timer = window.setInterval(() => void this.advance(), settings.pace ? STEP_MS * (settings.pace / 110) : 250);
  }

  stop(): void {
    this.playing = false;
    window.clearInterval(this.timer);
  }

  private async advance(): Promise<void> {
    const next = this.moves.find((move) => move.index > this.index && move.events.length);
    if (next) await this.go(next.index);
    else this.stop();
  }

  /** A new table that begins here: the seat that is looked through is mine, bots take the others. */
  async fork(bot: string): Promise<void> {
    const mine = this.eyes < 0 ? 0 : this.eyes;
    const seats = (this.table?.seats ?? []).map((_, at): NewSeat =>
      at === mine
        ? { kind: "human", name: settings.kept.name }
        : { kind: "bot", bot, name: t("bot-name", { n: at + 1 }) },
    );
    try {
      const created = await api.fork(this.id, this.index, seats, this.secret);
      device.keep(created.table, created.held);
      router.go(`/t/${created.table.id}`);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}

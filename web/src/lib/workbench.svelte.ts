/**
 * The workbench: a race that is over, with what the judge says of the move that is shown. Another answer can be tried
 * out: it is chosen as at the table, weighed by the judge and played on from.
 */
import { api, pause, untilFree } from "./api";
import type { Asker } from "./choosing.svelte";
import type { Company, Way } from "./face";
import { mistakesOf, worstOf } from "./moments";
import { problemOf, speakerOf } from "./race.svelte";
import type { Replayed } from "./replay.svelte";
import { Reviewing } from "./review.svelte";
import { Told, type Position, type Previewed, type Prospect } from "./told";
import type { Problem, Verdict, Weighed } from "../wire/table";

/** Between two questions to the judge: others' turn comes in between. */
const PAUSE_MS = 150;

/** What the answers to the question that is shown would do, and where moves can end. */
interface Foreseen {
  readonly key: string;
  readonly previewed: Previewed | null;
  readonly ahead: Readonly<Record<string, readonly Prospect[]>>;
}

const NOTHING: Foreseen = { key: "", previewed: null, ahead: {} };

export class Workbench implements Asker {
  readonly replay: Replayed;
  readonly reviewing: Reviewing;
  /** Another answer is being chosen. */
  trying = $state(false);
  /** A comment is being written. */
  writing = $state(false);
  weighed = $state.raw<Weighed | null>(null);
  /** The judge is thinking. */
  weighing = $state(false);
  problem = $state.raw<Problem | null>(null);
  private foreseen = $state.raw<Foreseen>(NOTHING);
  private asking: AbortController | null = null;
  private readonly seated: () => Company;
  private readonly wait: (ms: number) => Promise<void>;

  constructor(replay: Replayed, company: () => Company, wait: (ms: number) => Promise<void> = pause) {
    this.replay = replay;
    this.seated = company;
    this.wait = wait;
    this.reviewing = new Reviewing(() => api.review(replay.id));
  }

  readonly over = $derived.by(() => this.replay.table?.state === "over" || this.replay.table?.state === "record");
  readonly analysis = $derived.by(() => this.reviewing.review?.analysis ?? null);
  /** Whose mistakes are shown: those of the seat that is looked through, else mine, else everybody's. */
  readonly whose = $derived.by((): number | null => {
    if (this.replay.eyes >= 0) return this.replay.eyes;
    return this.replay.mine >= 0 ? this.replay.mine : null;
  });
  readonly worst = $derived.by(() => (this.analysis ? worstOf(this.analysis, this.whose) : []));
  readonly mistakes = $derived.by(() => (this.analysis ? mistakesOf(this.analysis, this.whose) : []));
  /** Where the move that is shown begins, and where the next one does. */
  readonly begin = $derived.by(() => this.replay.beginOf(this.replay.index));
  private readonly end = $derived.by(() => this.replay.endOf(this.replay.index));
  /** The verdict on the decision that is shown: the one that is to be made here, else the last of this move. */
  readonly verdict = $derived.by((): Verdict | null => {
    const { index } = this.replay;
    return this.analysis?.verdicts.findLast(({ move }) => move - 1 <= index && move - 1 >= this.begin) ?? null;
  });
  /** What the record says of this move. */
  readonly comment = $derived.by(() =>
    Object.entries(this.replay.recorded)
      .filter(([move]) => Number(move) > this.begin && Number(move) <= this.end)
      .map(([, text]) => text)
      .join(" "),
  );
  /** What was written about this move here. */
  readonly written = $derived.by(() => this.replay.comments.on(this.begin, this.end));
  /** There is a move to write about, and this device may. */
  readonly mayWrite = $derived.by(() => this.over && this.replay.comments.mayWrite && this.begin < this.end);
  /** Who decides here; nobody where luck does, or where the race is over. */
  readonly decides = $derived.by(() => {
    const waiting = this.replay.position?.waiting ?? [];
    // Where several seats answer at once, the question is that of whoever answered next.
    const next = this.replay.moves.find(({ index }) => index === this.replay.index + 1)?.seat ?? -1;
    return waiting.includes(next) ? next : (waiting[0] ?? -1);
  });

  // What an asker answers: the question is that of the position which is shown.
  readonly asked = $derived.by(() => this.trying && this.replay.eyes === this.decides && this.decides >= 0);
  readonly position: Position | null = $derived.by(() => {
    const position = this.replay.position;
    return position && { ...position, number: this.replay.index, answers: (this.asked && position.answers) || [] };
  });
  private readonly key = $derived.by(() => `${this.replay.index} ${this.replay.eyes}`);
  readonly previewed = $derived.by(() => (this.foreseen.key === this.key ? this.foreseen.previewed : null));

  get company(): Company {
    return this.seated();
  }

  movesFrom(token: string): readonly Prospect[] {
    return (this.foreseen.key === this.key && this.foreseen.ahead[token]) || [];
  }

  foresee(token: string): void {
    const begins = this.previewed?.prospects.find((one) => one.tokens[0] === token);
    if (Object.keys(begins?.reach ?? {}).length && !this.movesFrom(token).length) void this.preview(token);
  }

  /** Chosen: what does the judge think of it? */
  async play(way: Way): Promise<void> {
    this.trying = false;
    await this.weigh(way.join(" "));
  }

  /** Another position is looked at: what was asked about the last one is given up. */
  leave(): void {
    this.stop();
    this.weighed = null;
    this.problem = null;
    this.trying = false;
    this.writing = false;
    this.replay.comments.problem = null;
  }

  /** One's own words about the move that is shown. */
  async write(text: string): Promise<void> {
    if (await this.replay.comments.write(this.verdict?.move ?? this.begin + 1, text)) this.writing = false;
  }

  /** One step back in what is chosen; where nothing is, back to looking. */
  back(choosing: { back(): boolean }): void {
    if (!choosing.back()) this.leave();
  }

  /** Choose another answer to the decision that is shown, with the eyes of whoever made it. */
  async tryOut(): Promise<void> {
    if (!this.over) return;
    const verdict = this.verdict;
    const seat = verdict ? verdict.seat - 1 : this.decides;
    if (seat < 0) return;
    if (this.replay.eyes !== seat || (verdict && this.replay.index !== verdict.move - 1)) {
      await this.replay.look(verdict ? verdict.move - 1 : this.replay.index, seat);
    }
    this.leave();
    this.trying = true;
    await this.preview("");
  }

  /** To a decision, with the eyes of whoever made it. */
  async show(verdict: Verdict): Promise<void> {
    await this.replay.look(verdict.move - 1, verdict.seat - 1);
  }

  /** The next mistake after what is shown, or the one before. */
  async step(by: 1 | -1): Promise<void> {
    const { index } = this.replay;
    const next =
      by > 0
        ? this.mistakes.find(({ move }) => move - 1 > index)
        : this.mistakes.findLast(({ move }) => move - 1 < index);
    if (next) await this.show(next);
  }

  /** What the played answer, the judge's best and `move` are worth: asked until it is known, or nobody looks. */
  async weigh(move = ""): Promise<void> {
    this.stop();
    const asking = new AbortController();
    this.asking = asking;
    this.weighing = true;
    this.problem = null;
    try {
      await this.follow(this.verdict ? this.verdict.move - 1 : this.replay.index, move, asking.signal);
    } catch (error) {
      if (!asking.signal.aborted) this.problem = problemOf(error);
    } finally {
      if (this.asking === asking) this.weighing = false;
    }
  }

  private async follow(index: number, move: string, signal: AbortSignal): Promise<void> {
    const ask = (): Promise<Weighed> => api.weighed(this.replay.id, index, move, signal);
    while (!signal.aborted) {
      const found = await untilFree(ask, () => signal.aborted, this.wait);
      if (signal.aborted) return;
      this.weighed = found;
      if (found.done >= found.total) return;
      await this.wait(PAUSE_MS);
    }
  }

  /** The judge need not think any further. */
  stop(): void {
    this.asking?.abort();
    this.asking = null;
    this.weighing = false;
  }

  private async preview(token: string): Promise<void> {
    const { key } = this;
    const words = new Told(() => speakerOf(this.replay.table, this.replay.mine));
    try {
      const found = words.previewed(await this.replay.preview(token));
      if (key !== this.key) return;
      const before = this.foreseen.key === key ? this.foreseen : { ...NOTHING, key };
      this.foreseen = token
        ? { ...before, ahead: { ...before.ahead, [token]: found.ways ?? [] } }
        : { ...before, previewed: found };
    } catch (error) {
      this.problem = problemOf(error);
    }
  }
}

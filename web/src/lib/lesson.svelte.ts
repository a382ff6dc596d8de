/** An introduction that is played step by step: it answers like a table, from what the server has prepared. */
import type { Company, Way } from "./face";
import { seatName, type Speaker } from "./words";
import { Told, type Happened, type Lecture, type LectureStep, type Position, type Previewed } from "./told";
import type * as wire from "../wire/table";
import type { PrintedBoard } from "../wire/table";

export class Lesson {
  readonly lecture: Lecture;
  at = $state(0);
  /** The step's answer has been given. */
  done = $state(false);
  /** Another legal answer was tried. */
  astray = $state<string | null>(null);

  /** A puzzle: nobody says what is wanted, until it is found or given up. */
  readonly puzzling: boolean;
  /** Wrong answers to this puzzle; giving up counts as one. */
  misses = $state(0);

  constructor(lecture: wire.Lecture, puzzling = false) {
    this.puzzling = puzzling;
    this.lecture = new Told(() => this.speaker).lecture(lecture);
  }

  readonly step: LectureStep | undefined = $derived.by(() => this.lecture.steps[this.at]);
  /** While an answer is wanted, the position; afterwards what came of it. */
  readonly position: Position | null = $derived.by(() => {
    if (!this.step) return null;
    if (!this.done) return this.step.position;
    return { ...this.step.position, answers: [], view: this.step.view };
  });
  readonly previewed: Previewed | null = $derived.by(() => (this.done ? null : (this.step?.prospects ?? null)));
  readonly asked = $derived.by(() => !this.done && !!this.step);
  readonly news: readonly Happened[] = $derived.by(() => (this.done ? (this.step?.events ?? []) : []));
  readonly printedBoard: PrintedBoard | null = $derived.by(() => this.lecture.boards[this.step?.board ?? -1] ?? null);
  private readonly speaker: Speaker = $derived.by(() => ({
    game: this.lecture.code,
    names: this.step?.names ?? [],
    reader: this.step?.seat ?? -1,
  }));
  readonly last = $derived.by(() => this.at === this.lecture.steps.length - 1);
  readonly company: Company = $derived.by(() => ({
    me: this.speaker.reader,
    reader: this.speaker.reader,
    names: this.speaker.names.map((_, at, names) => seatName(at, names, this.speaker.reader)),
    options: this.step?.options ?? {},
  }));

  /** The answer that the step is about: one token, or a whole move of this name. */
  readonly wanted: Way = $derived.by(() => {
    const answer = this.step?.answer ?? "";
    return this.step?.prospects.ways?.find((way) => way.name === answer)?.tokens ?? [answer];
  });

  /** Only that answer is played; another one is told so. */
  play(way: Way): Promise<void> {
    if (way.join(" ") === this.wanted.join(" ")) {
      this.done = true;
      this.astray = null;
    } else {
      this.astray = way.join(" ");
      this.misses += 1;
    }
    return Promise.resolve();
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.lecture.steps.length - 1);
    this.done = false;
    this.astray = null;
    this.misses = 0;
  }

  giveUp(): void {
    this.misses += 1;
    void this.play(this.wanted);
  }

  next(): void {
    if (!this.last) this.go(this.at + 1);
  }
}

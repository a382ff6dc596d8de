/** Plays a round back, frame by frame: by itself, or step by step. */
import { PHASES, type Frame, type Phase, type Round } from "./round";

const SPEEDS = [1, 2, 0.5];

export class Playback {
  round = $state.raw<Round | null>(null);
  /** Which frame is shown; past the last one the race itself is. */
  at = $state(0);
  running = $state(false);
  private faster = $state(0);

  readonly frame: Frame | null = $derived(this.round?.frames[this.at] ?? null);
  readonly length = $derived(this.round?.frames.length ?? 0);
  readonly speed = $derived(SPEEDS[this.faster] ?? 1);
  /** Phases that the round has. */
  readonly phases: readonly Phase[] = $derived(
    PHASES.filter((phase) => this.round?.frames.some((frame) => frame.phase === phase)),
  );

  /** A new round begins to run; without motion it only waits to be looked at. */
  load(round: Round, run: boolean): void {
    this.round = round;
    this.at = run ? 0 : round.frames.length;
    this.running = run;
  }

  /** The next frame after its time; a stop when all have been seen. */
  tick(): void {
    this.step(1);
    if (!this.frame) this.running = false;
  }

  step(by: number): void {
    this.at = Math.min(Math.max(0, this.at + by), this.length);
  }

  byHand(by: number): void {
    this.running = false;
    this.step(by);
  }

  toggle(): void {
    if (!this.frame) this.at = 0;
    this.running = !this.running;
  }

  skip(): void {
    this.running = false;
    this.at = this.length;
  }

  next(): void {
    this.faster = (this.faster + 1) % SPEEDS.length;
  }

  to(phase: Phase): void {
    this.running = false;
    this.at = Math.max(0, this.round?.frames.findIndex((frame) => frame.phase === phase) ?? 0);
  }
}

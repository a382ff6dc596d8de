/** A race that is over, looked at again: asked for until all of it is known, or nobody looks any more. */
import { pause } from "./api";
import type { Review } from "../wire/table";

/** Between two questions: others' turn comes in between. */
const PAUSE_MS = 400;
/** After a refusal, such as of a busy server. */
const AGAIN_MS = 4000;
const REFUSALS = 5;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** Whether more is being found out. */
  busy = $state(false);
  private asked = 0;
  private readonly ask: () => Promise<Review>;
  private readonly wait: (ms: number) => Promise<void>;

  constructor(ask: () => Promise<Review>, wait: (ms: number) => Promise<void> = pause) {
    this.ask = ask;
    this.wait = wait;
  }

  /** Until all is judged; what is found out is shown as it comes. */
  async follow(): Promise<void> {
    const ticket = (this.asked += 1);
    this.busy = true;
    let refusals = 0;
    while (ticket === this.asked && refusals < REFUSALS) {
      try {
        const found = await this.ask();
        if (ticket !== this.asked) return;
        this.review = found;
        refusals = 0;
        if (found.done >= found.total) break;
        await this.wait(PAUSE_MS);
      } catch {
        refusals += 1;
        await this.wait(AGAIN_MS);
      }
    }
    if (ticket === this.asked) this.busy = false;
  }

  stop(): void {
    this.asked += 1;
    this.busy = false;
  }
}

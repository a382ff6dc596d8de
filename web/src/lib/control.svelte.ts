/** A race on a physical table, kept on this device: what was set up, who plays, and everything that was tapped. */
import { base } from "./base";
import { engine, Refusal } from "./engine";
import type { Setup, Tell, RaceTold } from "../wire/control";

export type Act = Tell["acts"][number];

export interface KeptRace {
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly acts: readonly Act[];
}

const KEY = "slipstream.control";

function read(): KeptRace | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as KeptRace | null;
  } catch {
    return null;
  }
}

class RaceControl {
  kept = $state.raw(read());
  told = $state.raw<RaceTold | null>(null);
  problem = $state("");
  busy = $state(false);

  /** What is kept is told again, after a reload. */
  async open(): Promise<void> {
    if (this.kept && !this.told) await this.become(this.kept);
  }

  begin(setup: Setup, names: readonly string[]): Promise<void> {
    return this.become({ setup, names, acts: [] });
  }

  async act(...acts: readonly Act[]): Promise<void> {
    if (this.kept && !this.busy) await this.become({ ...this.kept, acts: [...this.kept.acts, ...acts] });
  }

  async undo(): Promise<void> {
    if (this.kept?.acts.length) await this.become({ ...this.kept, acts: this.kept.acts.slice(0, -1) });
  }

  /** A card from the deck that is asked. */
  async draw(): Promise<void> {
    if (!this.kept) return;
    const token = await this.tried(engine.draw(this.kept.setup, [...this.kept.acts]));
    if (token) await this.act({ type: "answered", seat: -1, token });
  }

  forget(): void {
    this.kept = this.told = null;
    this.problem = "";
    localStorage.removeItem(KEY);
  }

  /** What the rules refuse leaves everything as it was. */
  private async become(race: KeptRace): Promise<void> {
    const told = await this.tried(engine.tell(race.setup, [...race.acts]));
    if (!told) return;
    this.told = told;
    this.kept = race;
    localStorage.setItem(KEY, JSON.stringify(race));
  }

  private async tried<T>(work: Promise<T>): Promise<T | undefined> {
    this.busy = true;
    this.problem = "";
    try {
      return await work;
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}

export const control = new RaceControl();

/** Keeps all that race control needs, so that it opens without a network; and offers to install it. */
export async function keepOffline(): Promise<void> {
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `${base}control.webmanifest`);
  // Browsers know no service workers on a network without TLS, and the development server has none.
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  await navigator.serviceWorker.register(`${base}control-sw.js`, { scope: `${base}control/` });
}

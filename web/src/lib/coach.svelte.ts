/** The coached race: which table it is, and what the coach has said there. Kept on this device alone. */
import { device } from "./device.svelte";
import type { Tip } from "./face";

interface Kept {
  /** The table of the coached race; empty if there is none. */
  readonly table: string;
  /** Kinds of tips that were heard. */
  readonly heard: readonly string[];
  /** A first race was offered: nobody is asked twice. */
  readonly met: boolean;
}

const KEY = "slipstream.coach";
const NOTHING: Kept = { table: "", heard: [], met: false };

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

export class Coach {
  private kept = $state.raw(read());

  /** A first visit: no table is known here, and nobody was asked before. */
  get isWanted(): boolean {
    return !this.kept.met && !device.tables.length;
  }

  decline(): void {
    this.keep({ ...this.kept, met: true });
  }

  begin(table: string): void {
    this.keep({ table, heard: [], met: true });
  }

  coaches(table: string): boolean {
    return !!table && this.kept.table === table;
  }

  /** The first of these that was not heard yet. */
  next(tips: readonly Tip[]): Tip | null {
    return tips.find((tip) => !this.kept.heard.includes(tip.kind)) ?? null;
  }

  hear(tip: Tip): void {
    if (this.kept.heard.includes(tip.kind)) return;
    this.keep({ ...this.kept, heard: [...this.kept.heard, tip.kind] });
  }

  /** No more tips in this race. */
  leave(): void {
    this.keep({ ...this.kept, table: "" });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the coach lives as long as the page.
    }
  }
}

export const coach = new Coach();

/** The tables whose seats this device holds: the only place where their secrets are kept. */
import type { Held, TableInfo } from "../wire/table";

export interface Kept {
  table: string;
  game: string;
  title: string;
  held: Held[];
  at: number;
}

const KEY = "slipstream.tables";
const MOST = 40;

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

class Device {
  tables = $state.raw(read());

  held(table: string): Held[] {
    return this.tables.find((one) => one.table === table)?.held ?? [];
  }

  keep(table: Pick<TableInfo, "id" | "game" | "title">, held: readonly Held[]): void {
    const others = this.held(table.id).filter((one) => !held.some((two) => two.seat === one.seat));
    const seats = [...others, ...held].toSorted((a, b) => a.seat - b.seat);
    const kept = { table: table.id, game: table.game, title: table.title, held: seats, at: Date.now() };
    this.write([kept, ...this.tables.filter((one) => one.table !== table.id)].slice(0, MOST));
  }

  forget(table: string): void {
    this.write(this.tables.filter((one) => one.table !== table));
  }

  private write(tables: Kept[]): void {
    this.tables = tables;
    try {
      localStorage.setItem(KEY, JSON.stringify(tables));
    } catch {
      // Without storage the seats live as long as the page.
    }
  }
}

export const device = new Device();

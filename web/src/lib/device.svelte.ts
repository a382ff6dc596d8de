/** The tables whose seats this device holds: the only place where their secrets are kept. */
import type { Held, TableInfo } from "../wire/table";

export interface Kept {
  table: string;
  game: string;
  title: string;
  held: Held[];
  at: number;
}

/** A record that this device has brought: with its secret one may comment on the race. */
interface Brought {
  table: string;
  owner: string;
}

const KEY = "slipstream.tables";
const BROUGHT = "slipstream.brought";
const MOST = 40;

function read<T>(key: string): T[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
}

function write(key: string, kept: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage it lives as long as the page.
  }
}

class Device {
  tables = $state.raw(read<Kept>(KEY));
  private brought = read<Brought>(BROUGHT);
  /** The secrets of what was given up here: the driver's other devices give it up, too. */
  gone = $state.raw<string[]>([]);

  /** Whether this table is kept already, or can be. */
  hasRoom(table: string): boolean {
    return this.tables.length < MOST || this.tables.some((one) => one.table === table);
  }

  held(table: string): Held[] {
    return this.tables.find((one) => one.table === table)?.held ?? [];
  }

  keep(table: Pick<TableInfo, "id" | "game" | "title">, held: readonly Held[]): void {
    const others = this.held(table.id).filter((one) => !held.some((two) => two.seat === one.seat));
    const seats = [...others, ...held].toSorted((a, b) => a.seat - b.seat);
    const kept = { table: table.id, game: table.game, title: table.title, held: seats, at: Date.now() };
    this.write([kept, ...this.tables.filter((one) => one.table !== table.id)].slice(0, MOST));
  }

  /** The secret of a record that was brought from here; else none. */
  owner(table: string): string {
    return this.brought.find((one) => one.table === table)?.owner ?? "";
  }

  bring(table: string, owner: string): void {
    this.brought = [{ table, owner }, ...this.brought].slice(0, MOST);
    write(BROUGHT, this.brought);
  }

  forget(table: string): void {
    this.gone = [...this.gone, ...this.held(table).map((one) => one.secret)];
    this.write(this.tables.filter((one) => one.table !== table));
  }

  private write(tables: Kept[]): void {
    this.tables = tables;
    write(KEY, tables);
  }
}

export const device = new Device();

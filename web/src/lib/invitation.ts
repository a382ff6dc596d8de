/** What a table that waits for players tells whoever got its link. */
import type { TableInfo } from "../wire/table";

/** Whether an address is one of this machine alone: a link to it is of no use to anybody else. */
export function isOwnMachine(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(hostname);
}

/** Who invites: the first person at the table; empty while nobody sits there, or nobody who gave a name. */
export function hostOf(table: TableInfo | null): string {
  return table?.seats.find((seat) => seat.kind === "human")?.name ?? "";
}

export const openSeats = (table: TableInfo | null): number =>
  table?.seats.filter((seat) => seat.kind === "open").length ?? 0;

/** Opening tables: what "Race now", "New table" and "Rematch" have in common. */
import { api } from "./api";
import { device } from "./device.svelte";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";
import type { GameInfo, NewSeat, NewTable, TableInfo } from "./wire";
import { words } from "./words";

const me = (): string => settings.kept.name || words.you;

export async function open(table: NewTable): Promise<void> {
  const created = await api.create({ pace_ms: settings.botPace, ...table });
  device.keep(created.table, created.held);
  settings.change({ game: table.game });
  router.go(`/t/${created.table.id}`);
}

/** The usual number of players: enough to fight with, not too many to wait for. */
export const usualSeats = (game: GameInfo): number => Math.min(game.most, Math.max(game.fewest, 4));

export async function raceNow(game: GameInfo, duplicate = ""): Promise<void> {
  const bot = game.bots.at(-1) ?? "";
  const bots = Array.from({ length: usualSeats(game) - 1 }, (_, at): NewSeat => ({
    kind: "bot",
    bot,
    name: `Bot ${at + 1}`,
  }));
  await open({ game: game.code, seats: [{ kind: "human", name: me() }, ...bots], duplicate });
}

/** The same seats and options again; friends sit down anew by the link. */
export async function rematch(table: TableInfo, mine: readonly number[]): Promise<void> {
  const seats = table.seats.map((seat, at): NewSeat => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.played_by, name: seat.name };
    return mine.includes(at) ? { kind: "human", name: seat.name } : { kind: "open" };
  });
  await open({ game: table.game, seats, options: table.options, clock: table.clock });
}

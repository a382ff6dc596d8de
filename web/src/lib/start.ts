/** Opening tables: what "Race now", "New table" and "Rematch" have in common. */
import { api } from "./api";
import { coach } from "./coach.svelte";
import { device } from "./device.svelte";
import type { Face } from "./face";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";
import type { GameInfo, NewSeat, NewTable, TableInfo } from "../wire/table";
import { t } from "./words";

export async function open(table: NewTable, before: (id: string) => void = () => {}): Promise<void> {
  const peopled = table.seats.some((seat) => seat.kind !== "bot");
  const pace = peopled ? settings.botPace(table.clock?.kind) : settings.showPace;
  const created = await api.create({ pace_ms: pace, ...table });
  device.keep(created.table, created.held);
  before(created.table.id);
  settings.change({ game: table.game });
  router.go(`/t/${created.table.id}`);
}

/** The usual number of players: enough to fight with, not too many to wait for. */
export const usualSeats = (game: GameInfo): number => Math.min(game.most, Math.max(game.fewest, 4));

/** Who drives where nobody has chosen: quick, and no pushover. */
export const usualBot = (game: GameInfo | undefined): string =>
  game?.bots.includes("club") ? "club" : (game?.bots.at(-1) ?? "");

/** Me against bots of one level: a field of its drivers, and plain ones if there are more seats. */
export function against(game: GameInfo, level: string, seats: number): NewSeat[] {
  const drivers = game.drivers?.filter((one) => one.bot.startsWith(`${level}-`)) ?? [];
  const bots = Array.from({ length: seats - 1 }, (_, at): NewSeat => {
    const { bot, name } = drivers[at] ?? { bot: level, name: t("bot-name", { n: at + 1 }) };
    return { kind: "bot", bot, name };
  });
  return [{ kind: "human", name: settings.kept.name }, ...bots];
}

export async function raceNow(game: GameInfo, duplicate = ""): Promise<void> {
  const seats = against(game, usualBot(game), usualSeats(game));
  await open({ game: game.code, seats, duplicate, hints: !duplicate });
}

/** A first race: short, with a coach, against the weakest bots. */
export async function raceCoached(game: GameInfo, { seats, options }: NonNullable<Face["coached"]>): Promise<void> {
  const table = { game: game.code, seats: against(game, game.bots[0] ?? "", seats), options, hints: true };
  await open(table, (id) => coach.begin(id));
}

/** The circuit after this one, as the game lists them; null in a game that has none. */
export function nextCircuit(table: TableInfo, game: GameInfo | undefined): { id: string; title: string } | null {
  const circuits = game?.circuits ?? [];
  const usual = game?.options.find((option) => option.name === "circuit")?.default;
  const now = circuits.findIndex((one) => one.id === (table.options["circuit"] || usual));
  return circuits[(now + 1) % circuits.length] ?? null;
}

/** The same seats and options again; friends sit down anew by the link. */
export async function rematch(
  table: TableInfo,
  mine: readonly number[],
  changed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const seats = table.seats.map((seat, at): NewSeat => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.played_by, name: seat.name };
    return mine.includes(at) ? { kind: "human", name: seat.name } : { kind: "open" };
  });
  const options = { ...table.options, ...changed };
  await open({ game: table.game, seats, options, clock: table.clock, hints: table.hints ?? false });
}

/** Who shall sit where at a new table. */
import { settings } from "./settings.svelte";
import type { DriverInfo, NewSeat } from "../wire/table";
import { t } from "./words";

/** `hot` shares this device, `link` is sent a link, `open` is for anybody: the server knows human, open, bot. */
export const SEAT_KINDS = ["me", "hot", "link", "bot", "open"] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface Planned {
  readonly kind: SeatKind;
  readonly seat: NewSeat;
}

export function plannedSeat(kind: SeatKind, at: number, bot: string): Planned {
  switch (kind) {
    case "me":
      return { kind, seat: { kind: "human", name: settings.kept.name } };
    case "hot":
      return { kind, seat: { kind: "human", name: "" } };
    case "bot":
      return { kind, seat: { kind: "bot", bot, name: t("bot-name", { n: at }) } };
    default:
      return { kind, seat: { kind: "open" } };
  }
}

export function newSeats(count: number, bot: string): Planned[] {
  return Array.from({ length: count }, (_, at) => plannedSeat(at ? "bot" : "me", at, bot));
}

/** A bot in words: its level, and its character if it has one (`pro-gambler`). */
export function botLabel(bot: string): string {
  const [level = "", ...character] = bot.split("-");
  if (!character.length) return t("bot-level", { bot });
  return t("driver-kind", {
    level: t("bot-level", { bot: level }),
    character: t("character", { character: character.join("-") }),
  });
}

/** Another bot in a seat: a driver brings its name, a level the usual one; a name that was typed stays. */
export function reseated(seat: NewSeat, bot: string, at: number, drivers: readonly DriverInfo[]): NewSeat {
  const given = [t("bot-name", { n: at }), ...drivers.map((one) => one.name)];
  const driver = drivers.find((one) => one.bot === bot);
  const name = driver?.name ?? t("bot-name", { n: at });
  return { ...seat, bot, name: given.includes(seat.name ?? "") ? name : (seat.name ?? "") };
}

/** Options without those that are left as they are. */
export function filled(options: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== ""));
}

/** Who shall sit where at a new table. */
import { settings } from "./settings.svelte";
import type { NewSeat } from "../wire/table";
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

/** Options without those that are left as they are. */
export function filled(options: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== ""));
}

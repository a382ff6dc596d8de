/** The race of the day: this device's name for it, and the drive. */
import { api } from "./api";
import { device } from "./device.svelte";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";

const KEY = "slipstream.device";
const BYTES = 24;

/** Made by chance, kept here and told to nobody but the server: by it a device finds its one try again. */
export function deviceName(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
      .replaceAll("+", "-")
      .replaceAll("/", "_");
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return "";
  }
}

/** To the table of today's race: a new one, or the one where this device has begun. */
export async function driveDay(game: string): Promise<void> {
  const created = await api.driveDay(game, deviceName(), settings.kept.name);
  device.keep(created.table, created.held);
  router.go(`/t/${created.table.id}`);
}

/** The day before, as the server writes days. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

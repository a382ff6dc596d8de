/** Wear by the names that views and cards use. */
import type { WearKind } from "../../parts/glyphs/wear";
import type { Worn } from "./view";

const KINDS: Record<string, WearKind> = {
  tire: "tyre",
  tyre: "tyre",
  suspension: "suspension",
  wing: "wing",
  brakes: "brakes",
  transmission: "transmission",
  engine: "engine",
  body: "body",
  "serious body": "body",
  fuel: "fuel",
};

export function wearKind(name: string): WearKind | null {
  return KINDS[name] ?? null;
}

/** Thunder Alley says tire. */
export function wearName(game: "TA" | "GP", name: string): string {
  const said = game === "TA" && name === "tyre" ? "tire" : name;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const worn = (name: string, stays = false): Worn => ({
  kind: KINDS[name] ?? "body",
  stays,
  name: name.charAt(0).toUpperCase() + name.slice(1),
});

/** In the order of the games' data; the letters are those of views. */
export const TA_WEAR: readonly Worn[] = [
  worn("tire"),
  worn("suspension"),
  worn("body"),
  worn("fuel"),
  worn("suspension", true),
  worn("transmission", true),
  worn("serious body", true),
  worn("engine", true),
];
export const GP_WEAR: readonly Worn[] = [
  worn("tyre"),
  worn("suspension"),
  worn("wing"),
  worn("brakes"),
  worn("transmission"),
  worn("engine"),
  worn("body", true),
];

export function wornOf(letters: string, alphabet: string, kinds: readonly Worn[]): Worn[] {
  return [...letters].flatMap((letter) => kinds[alphabet.indexOf(letter)] ?? []);
}

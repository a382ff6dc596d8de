/** Wear by the names that views and cards use. */
import type { WearKind } from "../../lib/wear";
import type { Worn } from "./view";
import { wearName } from "./words";

/** How a marker is drawn: Thunder Alley names them by their colours, Grand Prix by what is worn. */
const KINDS: Record<string, WearKind> = {
  black: "tyre",
  blue: "suspension",
  gray: "body",
  green: "fuel",
  yellow: "suspension",
  lavender: "transmission",
  red: "body",
  orange: "engine",
  tyre: "tyre",
  suspension: "suspension",
  wing: "wing",
  brakes: "brakes",
  transmission: "transmission",
  engine: "engine",
  body: "body",
};

export function wearKind(name: string): WearKind | null {
  return KINDS[name] ?? null;
}

/** A marker by its name and the letter that views have for it: lower case if a pit stop removes it. */
export type Letters = readonly (readonly [name: string, letter: string])[];

const worn = (game: string, name: string, letter: string): Worn => ({
  kind: KINDS[name] ?? "body",
  stays: letter === letter.toUpperCase(),
  name: wearName(game, name),
});

/** All markers of a game, in the order of its data. */
export const markersOf = (game: string, letters: Letters): Worn[] =>
  letters.map(([name, letter]) => worn(game, name, letter));

/** The markers of a car. */
export const wornOf = (game: string, letters: Letters, carried: string): Worn[] =>
  [...carried].flatMap((letter) =>
    letters.filter(([, one]) => one === letter).map(([name]) => worn(game, name, letter)),
  );

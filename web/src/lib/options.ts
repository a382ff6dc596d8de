/** What options and their values are called; what has no words is called as the game calls it. */
import { capital, t, tellIf } from "./words";

/** The option that carries house rules: their game and name, then what they change. */
const HOUSE = "house";

type Names = Readonly<Record<string, string>>;

/** `option-laps` and `option-laps-2` in a game's catalogue. */
const idOf = (...names: readonly string[]): string => ["option", ...names].join("-").replaceAll("_", "-");

export const optionTitle = (game: string, name: string): string =>
  name === HOUSE ? t("new-house-rules") : (tellIf(game, idOf(name)) ?? capital(name.replaceAll("_", " ")));

/** What it is about, in a sentence. */
export const optionAbout = (game: string, name: string): string => tellIf(game, `${idOf(name)}.about`) ?? "";

/** `titles` holds names that only the server knows, as those of circuits. */
export const optionValue = (game: string, name: string, value: string, titles: Names = {}): string =>
  name === HOUSE
    ? (/\/([^:]*)/.exec(value)?.[1] ?? "")
    : (tellIf(game, idOf(name, value)) ?? titles[value] ?? value.replaceAll("_", " "));

/** "Laps: 2" */
export const optionTexts = (game: string, options: Names): string[] =>
  Object.entries(options).map(([name, value]) => `${optionTitle(game, name)}: ${optionValue(game, name, value)}`);

/** Seasons: what the server says of them, and what the page makes of that. */
import type { ClockRules, Held, NewSeat, OptionInfo } from "./wire";
import { TEAMS, type Team } from "./teams";
import { words } from "./words";

export interface SeasonOffer {
  text: string;
  clause: string;
  fewest: number;
  most: number;
  races_clause: string;
  usual: Record<string, string>[];
  varies: string[];
  terms: OptionInfo[];
  sits_out: string;
  substitute: string;
}

export interface NewSeason {
  game: string;
  entries: NewSeat[];
  races: Record<string, string>[];
  options: Record<string, string>;
  terms: Record<string, string>;
  title: string;
  clock: ClockRules;
  pace_ms?: number;
}

export interface SeasonEntry {
  kind: "human" | "bot" | "open";
  name: string;
  bot: string;
  team: string;
}

export interface RankingRow {
  place: number;
  name: string;
  points: number;
  /** -1 for what no entry stands behind. */
  entry: number;
}

export interface Ranking {
  title: string;
  rows: RankingRow[];
  text: string;
  clause: string;
}

export interface SeasonRace {
  number: number;
  options: Record<string, string>;
  state: "planned" | "racing" | "over" | "old";
  table: string;
  drivers: { entry: number; name: string; substitute: boolean }[];
  absent: number[];
  scores: Ranking[];
  rankings: Ranking[];
}

export interface SeasonInfo {
  id: string;
  title: string;
  game: string;
  game_title: string;
  state: "open" | "ready" | "racing" | "over" | "old";
  entries: SeasonEntry[];
  options: Record<string, string>;
  terms: Record<string, string>;
  races: SeasonRace[];
  notes: { text: string; clause: string }[];
  text: string;
  clause: string;
  sits_out: string;
  substitute: string;
  clock: ClockRules;
  created: number;
}

export interface SeasonCreated {
  season: SeasonInfo;
  held: Held[];
  organiser: string;
}

export interface Calling {
  absent?: number[];
  substitutes?: { entry: number; kind: "bot" | "open" }[];
}

/** What an absent player's entry does in the next race. */
export type Presence = keyof typeof words.season.presences;

const COLOURS: Record<string, Team> = {
  red: "scarlet",
  blue: "cobalt",
  green: "emerald",
  yellow: "amber",
  black: "onyx",
  purple: "violet",
  silver: "silver",
  pink: "coral",
  white: "ivory",
  orange: "copper",
};

const isTeam = (word: string): word is Team => (TEAMS as readonly string[]).includes(word);

/** The colour of a row, from what it drives; null for a grey one. */
export function colourOf(season: SeasonInfo, row: RankingRow): Team | null {
  for (const text of [row.name, season.entries[row.entry]?.team ?? ""]) {
    const word = text.toLowerCase().split(/[ ,]/)[0] ?? "";
    const found = COLOURS[word] ?? (isTeam(word) ? word : null);
    if (found) return found;
  }
  return null;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What somebody drives; empty where the name says it already. */
export function teamOf(season: SeasonInfo, row: RankingRow): string {
  return row.entry < 0 ? "" : capital(season.entries[row.entry]?.team ?? "");
}

export function nameOf(season: SeasonInfo, row: RankingRow): string {
  if (row.entry < 0) return capital(row.name);
  return season.entries[row.entry]?.name || words.seat(row.entry);
}

export const finished = (season: SeasonInfo): SeasonRace[] =>
  season.races.filter((race) => race.state === "over");

/** Who scored best in a race, of those who drove in it; nobody if all are level. */
export function winnersOf(race: SeasonRace): RankingRow[] {
  const rows = (race.scores[0]?.rows ?? []).filter((row) => !race.absent.includes(row.entry));
  const best = Math.min(...rows.map((row) => row.place));
  const found = rows.filter((row) => row.place === best);
  return found.length === rows.length && rows.length > 1 ? [] : found;
}

/** What was agreed for all races, in words. */
export const agreements = (season: SeasonInfo): string[] =>
  Object.entries({ ...season.terms, ...season.options }).map(([name, value]) => `${name.replaceAll("_", " ")}: ${value}`);

/** The race that is to be called or is under way. */
export const nextRace = (season: SeasonInfo): SeasonRace | undefined =>
  season.races.find((race) => race.state !== "over");

/** A circuit by its title, anything else by its number. */
export function raceTitle(race: SeasonRace, circuits: Readonly<Record<string, string>>): string {
  const circuit = race.options["circuit"];
  return circuit ? (circuits[circuit] ?? circuit) : words.season.race(race.number);
}

export interface Line {
  readonly row: RankingRow;
  readonly name: string;
  readonly team: string;
  readonly colour: Team | null;
  /** Of each race, up to the one that is asked for; null where there is no row for it. */
  readonly scores: readonly (number | null)[];
  /** Places won since the race before; 0 after the first. */
  readonly gained: number;
}

/** The rows of a table after `races` races: `which` of the tables. */
export function linesAfter(season: SeasonInfo, races: number, which: number): Line[] {
  const run = finished(season).slice(0, races);
  const now = run.at(-1)?.rankings[which];
  const before = run.at(-2)?.rankings[which];
  return (now?.rows ?? []).map((row) => {
    const was = before?.rows.find((one) => one.name === row.name)?.place;
    return {
      row,
      name: nameOf(season, row),
      team: teamOf(season, row),
      colour: colourOf(season, row),
      scores: run.map((race) => race.scores[which]?.rows.find((one) => one.name === row.name)?.points ?? null),
      gained: was === undefined ? 0 : was - row.place,
    };
  });
}

export interface Course {
  readonly key: string;
  readonly name: string;
  readonly colour: Team | null;
  readonly entry: number;
  /** Points before the first race and after each. */
  readonly totals: readonly number[];
}

/** Points over the races, the leader first: what the chart draws. */
export function courses(season: SeasonInfo, which: number): Course[] {
  const run = finished(season);
  return (run.at(-1)?.rankings[which]?.rows ?? []).map((row) => ({
    key: row.name,
    name: nameOf(season, row),
    colour: colourOf(season, row),
    entry: row.entry,
    totals: [0, ...run.map((race) => race.rankings[which]?.rows.find((one) => one.name === row.name)?.points ?? 0)],
  }));
}

/** Labels at the end of lines, moved apart so that none covers another; from top to bottom. */
export function apart(wanted: readonly number[], least: number, bottom: number): number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  let free = -Infinity;
  for (const one of order) {
    one.y = Math.max(one.y, free);
    free = one.y + least;
  }
  let limit = bottom;
  for (const one of [...order].reverse()) {
    one.y = Math.min(one.y, limit);
    limit = one.y - least;
  }
  const found: number[] = [];
  for (const one of order) found[one.at] = one.y;
  return found;
}

/** The seats of a race that are held here: by the secrets of the entries. */
export function mySeats(race: SeasonRace, held: readonly Held[]): Held[] {
  return race.drivers.flatMap((driver, seat) => {
    const mine = held.find((one) => one.seat === driver.entry);
    return mine && !driver.substitute ? [{ seat, secret: mine.secret }] : [];
  });
}

/** What is told to the server about who is not there. */
export function calling(presences: Readonly<Record<number, Presence>>): Calling {
  const of = (wanted: Presence): number[] =>
    Object.entries(presences).flatMap(([entry, presence]) => (presence === wanted ? [Number(entry)] : []));
  return {
    absent: of("out"),
    substitutes: [
      ...of("bot").map((entry) => ({ entry, kind: "bot" as const })),
      ...of("link").map((entry) => ({ entry, kind: "open" as const })),
    ],
  };
}

/** A calendar of so many races: those there are, then the circuits that have not come yet. */
export function withRaces(
  races: readonly Record<string, string>[],
  count: number,
  circuits: readonly string[],
): Record<string, string>[] {
  const found = races.slice(0, count).map((race) => ({ ...race }));
  while (found.length < count) {
    const used = found.map((race) => race["circuit"]);
    const fresh = circuits.find((circuit) => !used.includes(circuit)) ?? circuits[found.length % circuits.length];
    found.push(circuits.length ? { circuit: fresh ?? "" } : {});
  }
  return found;
}

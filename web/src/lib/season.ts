/** Seasons: what the page makes of what the server says of them. */
import type { Calling, Held, Row, Say, SeasonInfo, SeasonRace } from "../wire/table";
import { optionTexts } from "./options";
import { TEAMS, type Team } from "./teams";
import { capital, say, t, tell } from "./words";

/** What an absent player's entry does in the next race. */
export const PRESENCES = ["here", "bot", "link", "out"] as const;
export type Presence = (typeof PRESENCES)[number];

/** Stands for the code of a game where a season has several. */
export const LEAGUE = "LEAGUE";

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
export function colourOf(season: SeasonInfo, row: Row): Team | null {
  for (const text of [row.name, season.entries[row.entry]?.team?.colour ?? ""]) {
    const word = text.toLowerCase().split(" ")[0] ?? "";
    const found = COLOURS[word] ?? (isTeam(word) ? word : null);
    if (found) return found;
  }
  return null;
}

/** What an entry drives, in words. */
export function entryTeam(season: SeasonInfo, entry: number): string {
  const team = season.entries[entry]?.team;
  return team ? tell(season.game, team.say.id, team.say.args) : "";
}

/** What somebody drives; empty where the name says it already. */
export function teamOf(season: SeasonInfo, row: Row): string {
  return row.entry < 0 ? "" : entryTeam(season, row.entry);
}

/** Of those without a name, this device's only one is "You", the others are guests. */
export function entryName(season: SeasonInfo, entry: number, mine: readonly number[]): string {
  const own = mine.length === 1 && mine[0] === entry;
  return season.entries[entry]?.name || (own ? t("you") : t("guest", { n: entry + 1 }));
}

/** What the rules say of a season, in words. */
export const inWords = (season: SeasonInfo, fact: Say): string =>
  say(fact, { game: season.game, names: season.entries.map((entry) => entry.name), reader: -1 });

export function nameOf(season: SeasonInfo, row: Row, mine: readonly number[]): string {
  if (row.entry >= 0) return entryName(season, row.entry, mine);
  return row.said ? inWords(season, row.said) : capital(row.name);
}

/** The races that are counted, those that were not held among them. */
export const finished = (season: SeasonInfo): SeasonRace[] =>
  season.races.filter((race) => race.state === "over" || race.state === "not_held");

/** Which entries this device holds: whoever moved up holds another one than it signed up for. */
export const entriesOf = (season: SeasonInfo, held: readonly Held[]): number[] =>
  season.entries.flatMap((entry, at) => (held.some((one) => one.seat === entry.number) ? [at] : []));

/** Who scored best in a race, of those who drove in it; nobody if all are level. */
export function winnersOf(race: SeasonRace): Row[] {
  const rows = (race.scores[0]?.rows ?? []).filter((row) => !race.absent.includes(row.entry));
  const best = Math.min(...rows.map((row) => row.place));
  const found = rows.filter((row) => row.place === best);
  return found.length === rows.length && rows.length > 1 ? [] : found;
}

/** What was agreed for all races, in words. */
export const agreements = (season: SeasonInfo): string[] =>
  season.game === LEAGUE ? [] : optionTexts(season.game, { ...season.terms, ...season.options });

/** The race that is to be called or is under way. */
export const nextRace = (season: SeasonInfo): SeasonRace | undefined =>
  season.races.find((race) => race.state !== "over" && race.state !== "not_held");

/** A circuit by its title, anything else by its number. */
export function raceTitle(race: SeasonRace, circuits: Readonly<Record<string, string>>): string {
  const circuit = race.options["circuit"];
  return circuit ? (circuits[circuit] ?? circuit) : t("season-race", { n: race.number });
}

export interface Line {
  readonly row: Row;
  readonly name: string;
  readonly team: string;
  readonly colour: Team | null;
  /** Of each race, up to the one that is asked for; null where there is no row for it. */
  readonly scores: readonly (number | null)[];
  /** Which of them do not count. */
  readonly dropped: readonly boolean[];
  /** Points that no race gave. */
  readonly awarded: number;
  /** Places won since the race before; 0 after the first. */
  readonly gained: number;
}

/** The rows of a table after `races` races: `which` of the tables. */
export function linesAfter(season: SeasonInfo, races: number, which: number, mine: readonly number[] = []): Line[] {
  const run = finished(season).slice(0, races);
  const last = run.at(-1);
  const now = last?.rankings[which];
  const before = run.at(-2)?.rankings[which];
  return (now?.rows ?? []).map((row) => {
    const was = before?.rows.find((one) => one.name === row.name)?.place;
    return {
      row,
      name: nameOf(season, row, mine),
      team: teamOf(season, row),
      colour: colourOf(season, row),
      scores: run.map((race) => race.scores[which]?.rows.find((one) => one.name === row.name)?.points ?? null),
      dropped: run.map((_, at) => last?.dropped[row.entry]?.includes(at) ?? false),
      awarded: last?.awarded[row.entry] ?? 0,
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
export function courses(season: SeasonInfo, which: number, mine: readonly number[] = []): Course[] {
  const run = finished(season);
  return (run.at(-1)?.rankings[which]?.rows ?? []).map((row) => ({
    key: row.name,
    name: nameOf(season, row, mine),
    colour: colourOf(season, row),
    entry: row.entry,
    totals: [0, ...run.map((race) => race.rankings[which]?.rows.find((one) => one.name === row.name)?.points ?? 0)],
  }));
}

/** Labels at the end of lines, moved apart so that none covers another; from top to bottom. */
export function apart(wanted: readonly number[], least: number, bottom: number): number[] {
  const order = wanted.map((y, at) => ({ y, at })).toSorted((a, b) => a.y - b.y);
  let free = -Infinity;
  for (const one of order) {
    one.y = Math.max(one.y, free);
    free = one.y + least;
  }
  let limit = bottom;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, limit);
    limit = one.y - least;
  }
  const found: number[] = [];
  for (const one of order) found[one.at] = one.y;
  return found;
}

/** How many of a division go up, and how many come down. */
export function zonesOf(season: SeasonInfo): { up: number; down: number } {
  const at = season.divisions.findIndex((one) => one.season === season.id);
  return {
    up: at > 0 ? season.places : 0,
    down: at >= 0 && at < season.divisions.length - 1 ? season.places : 0,
  };
}

/** The entry of each player: the one of that name, else the next that is left. */
export function entriesByName(names: readonly string[], season: SeasonInfo): number[] {
  const same = (name: string, other: string): boolean => name.trim().toLowerCase() === other.trim().toLowerCase();
  const found = names.map((name) => season.entries.findIndex((entry) => name && same(entry.name, name)));
  const left = season.entries.map((_, at) => at).filter((at) => !found.includes(at));
  return found.map((at) => (at >= 0 ? at : (left.shift() ?? -1)));
}

/** The seats of a race that are held here: by the secrets of the entries. */
export function mySeats(season: SeasonInfo, race: SeasonRace, held: readonly Held[]): Held[] {
  return race.drivers.flatMap((driver, seat) => {
    const mine = held.find((one) => one.seat === season.entries[driver.entry]?.number);
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

/** How often the one was ahead of the other in races of both, and behind. */
export function duel(season: SeasonInfo, one: number, other: number): [number, number] {
  const places = finished(season)
    .filter((race) => race.scores.length && !race.absent.includes(one) && !race.absent.includes(other))
    .map((race) => [one, other].map((entry) => race.scores[0]?.rows.find((row) => row.entry === entry)?.place ?? 0));
  const ahead = places.filter(([a = 0, b = 0]) => a < b).length;
  const behind = places.filter(([a = 0, b = 0]) => a > b).length;
  return [ahead, behind];
}

/** A calendar of so many races: those there are, then the circuits that have not come yet. */
export function withRaces(
  races: readonly Record<string, string>[],
  count: number,
  circuits: readonly string[],
): Record<string, string>[] {
  const found = races.slice(0, count).map((race) => ({ ...race }));
  while (found.length < count) {
    const used = new Set(found.map((race) => race["circuit"]));
    const fresh = circuits.find((circuit) => !used.has(circuit)) ?? circuits[found.length % circuits.length];
    found.push(circuits.length ? { circuit: fresh ?? "" } : {});
  }
  return found;
}

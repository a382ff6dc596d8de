/** The seasons that this device has entered or founded, with their secrets. */
import { device } from "./device.svelte";
import { mySeats } from "./season";
import type { Held, SeasonInfo, SeasonRace } from "../wire/table";

export interface KeptSeason {
  season: string;
  title: string;
  game: string;
  held: Held[];
  organiser: string;
}

const KEY = "slipstream.seasons";
const MOST = 20;

function read(): KeptSeason[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as KeptSeason[]) : [];
  } catch {
    return [];
  }
}

class League {
  seasons = $state.raw(read());
  /** The secrets of what was given up here: the driver's other devices give it up, too. */
  gone = $state.raw<string[]>([]);

  /** Whether this season is kept already, or can be. */
  hasRoom(season: string): boolean {
    return this.seasons.length < MOST || this.seasons.some((one) => one.season === season);
  }

  find(season: string): KeptSeason | undefined {
    return this.seasons.find((one) => one.season === season);
  }

  keep(info: Pick<SeasonInfo, "id" | "title" | "game_title">, held: readonly Held[], organiser = ""): void {
    const old = this.find(info.id);
    const others = old?.held.filter((one) => !held.some((two) => two.seat === one.seat)) ?? [];
    const kept: KeptSeason = {
      season: info.id,
      title: info.title,
      game: info.game_title,
      held: [...others, ...held].toSorted((a, b) => a.seat - b.seat),
      organiser: organiser || (old?.organiser ?? ""),
    };
    this.write([kept, ...this.seasons.filter((one) => one.season !== info.id)].slice(0, MOST));
  }

  forget(season: string): void {
    const kept = this.find(season);
    const secrets = [kept?.organiser ?? "", ...(kept?.held ?? []).map((one) => one.secret)];
    this.gone = [...this.gone, ...secrets.filter((secret) => secret)];
    this.write(this.seasons.filter((one) => one.season !== season));
  }

  /** Any secret that lets this device call races; the organiser's first. */
  secret(season: string): string {
    const kept = this.find(season);
    return kept ? kept.organiser || (kept.held[0]?.secret ?? "") : "";
  }

  /** All that this device holds of a season, as it is written after `#` of a link. */
  handed(season: string): string {
    const kept = this.find(season);
    const pairs = (kept?.held ?? []).map((one) => [String(one.seat), one.secret]);
    return new URLSearchParams(kept?.organiser ? [["organiser", kept.organiser], ...pairs] : pairs).toString();
  }

  /** What another device has handed over; whatever cannot be read is left out. */
  take(info: Pick<SeasonInfo, "id" | "title" | "game_title">, handed: string): void {
    const given = new URLSearchParams(handed);
    const held = [...given].flatMap(([seat, secret]) =>
      /^\d+$/.test(seat) && secret ? [{ seat: Number(seat), secret }] : [],
    );
    const organiser = given.get("organiser") ?? "";
    if (held.length || organiser) this.keep(info, held, organiser);
  }

  /** Whoever drove in the season before holds an entry of this one, by the same secret; so does its organiser. */
  follow(info: SeasonInfo): void {
    const held = info.origins.flatMap((one) => {
      const before = this.find(one.season)?.held.find((own) => own.seat === one.before);
      return before ? [{ seat: one.number, secret: before.secret }] : [];
    });
    const organiser = info.origins.map((one) => this.find(one.season)?.organiser).find((one) => one) ?? "";
    const kept = this.find(info.id);
    if ((held.length && !kept?.held.length) || (organiser && !kept?.organiser)) this.keep(info, held, organiser);
  }

  /** The own seats of a race become seats of this device. */
  sit(info: SeasonInfo, race: SeasonRace): void {
    const seats = mySeats(info, race, this.find(info.id)?.held ?? []);
    const title = info.game_title || info.title;
    if (seats.length) device.keep({ id: race.table, game: race.game, title }, seats);
  }

  private write(seasons: KeptSeason[]): void {
    this.seasons = seasons;
    try {
      localStorage.setItem(KEY, JSON.stringify(seasons));
    } catch {
      // Without storage the entries live as long as the page.
    }
  }
}

export const league = new League();

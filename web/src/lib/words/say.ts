/** Facts and names of messages become sentences in the language of the page. */
import type { Bundles } from "./bundles";
import type { Fact, Speaker, Value } from "./fact";
import { language } from "./language.svelte";

/** As the first word of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

type Spoken = Record<string, string | number>;

/** A message of the page or one that it shares with the terminal. Several things are "a, b and c". */
export function t(id: string, args: Readonly<Record<string, string | number | readonly string[]>> = {}): string {
  const { bundles } = language;
  const plain = Object.entries(args).map(([name, value]) => [name, isMany(value) ? bundles.list(value) : value]);
  return bundles.format("", id, Object.fromEntries(plain) as Spoken);
}

/** What each of a few choices is called. */
export const labelled = <K extends string>(keys: readonly K[], label: (key: K) => string): Record<K, string> =>
  Object.fromEntries(keys.map((key) => [key, label(key)])) as Record<K, string>;

/** A message of a game's own catalogue that is about nobody: a label, a card. */
export function tell(game: string, id: string, args: Readonly<Record<string, Value>> = {}): string {
  return say({ id, args }, { game, names: [], reader: -1 });
}

/** The names of a game's messages that begin so. */
export const messagesOf = (game: string, begin: string): string[] => language.bundles.ids(game, begin);

/** The same where the game has words for it, else nothing. */
export const tellIf = (game: string, id: string, args: Readonly<Record<string, Value>> = {}): string | undefined =>
  language.bundles.has(game, id) ? tell(game, id, args) : undefined;

/** A game in a few words; one without such words says nothing. */
export const pitchOf = (game: string): string => tellIf(game, "page-pitch") ?? "";

/** How long a race takes. */
export const minutesOf = (game: string): string => tellIf(game, "page-minutes") ?? "";

/** What a turn is called; not every game calls it one. */
export const turnTitle = (game: string, turn: number): string =>
  tellIf(game, "page-turn-title", { turn }) ?? t("turn-title", { turn });

/** What a fact says to this reader. */
export function say(fact: Fact, speaker: Speaker): string {
  return new Saying(language.bundles, speaker).said(fact);
}

/** A fact that is about nobody, in words that all games share. */
export const shared = (fact: Fact): string => tell("", fact.id, fact.args);

/** Why something was refused; `game` knows what its own options are called. */
export const reason = ({ say: fact }: { readonly say: Fact }, game = ""): string => tell(game, fact.id, fact.args);

/** What a seat is called by whoever reads: "You", the player's name, or "Guest 2". */
export function seatName(seat: number, names: readonly string[], reader: number): string {
  return say({ id: "seat", args: { n: seat } }, { game: "", names, reader });
}

const isMany = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);
const isFact = (value: Value): value is Fact => typeof value === "object" && !isMany(value);

export class Saying {
  constructor(
    private readonly bundles: Bundles,
    private readonly speaker: Speaker,
  ) {}

  said(fact: Fact): string {
    const seat = this.seatOf(fact);
    if (seat !== null) return this.named(seat);
    return this.bundles.format(this.speaker.game, fact.id, this.spoken(fact.args ?? {}));
  }

  /** Every argument as words, and for a seat whether it is the reader's: `$you`, or `$rival-you`. */
  private spoken(args: Readonly<Record<string, Value>>): Spoken {
    const found: Spoken = {};
    for (const [name, value] of Object.entries(args)) {
      found[name] = this.put(value);
      const seat = isFact(value) ? this.seatOf(value) : null;
      if (seat !== null) found[name === "seat" ? "you" : `${name}-you`] = seat === this.speaker.reader ? "yes" : "no";
    }
    return found;
  }

  private put(value: Value): string | number {
    if (isFact(value)) return this.said(value);
    if (isMany(value)) return this.bundles.list(value.map((one) => String(this.put(one))));
    return value as string | number;
  }

  private named(seat: number): string {
    const { game, names, reader } = this.speaker;
    if (seat === reader) return this.bundles.format(game, "you");
    return names[seat] || this.bundles.format(game, "guest", { n: seat + 1 });
  }

  private seatOf({ id, args }: Fact): number | null {
    const n = args?.["n"];
    return id === "seat" && typeof n === "number" ? n : null;
  }
}

/** Words of Formula Motor Racing: what stands on its cards, and whose cars nobody has. */
import { ordinal } from "./en";

const a = (colour: string): string => (colour ? `${/^[aeiou]/.test(colour) ? "an" : "a"} ${colour} car` : "any car");

const overtakes =
  (gain: number) =>
  (colour: string): string =>
    `${a(colour)} and the one behind it gain ${gain}`;

/** By the kind of card; a card of one colour names it. */
const CARDS: Readonly<Record<string, (colour: string) => string>> = {
  O2: overtakes(2),
  O3: overtakes(3),
  O4: overtakes(4),
  PIT: (colour) => `die 1-6: ${a(colour)} falls back that far`,
  "PIT*": () => "die 1-6: any car falls back that far",
  TT: () => "one of the last three gains 3 alone",
  CG: () => "die 1-9: any car gains 1; 10-12: goes last",
  CE: () => "die 1-9: any car gains 1; 10-12: it is out",
  WL: () => "any car falls back 1",
  OC: () => "any car falls back 2",
  LC: () => "any car falls back 3",
  SO: () => "the die picks a car: it is out",
  SL: () => "the die picks a car: it goes last",
  CR: () => "the die picks a car: it and a neighbour are out",
};

export const fmrWords = {
  card: (kind: string, colour: string): string => CARDS[kind]?.(colour.toLowerCase()) ?? "",
  target: (car: string, place: string, mine: boolean): string => `${car}${place ? `, ${place}` : ""}${mine ? " (yours)" : ""}`,
  /** The card that a line of the log says was played. */
  played: (text: string): string => /^(?:[^:]+: |You play )(.+?)(?: on \w+ \d)?$/.exec(text)?.[1] ?? "",
  because: (who: string, card: string, along: boolean): string =>
    `, ${along ? "drawn along by" : "by"} ${who ? `${who}'s` : "your"} ${card}`,
  recent: {
    since: "Since your last card",
    last: "The last cards",
    to: (car: string, place: number): string => `${car} to ${ordinal(place)}`,
    out: (car: string): string => `${car} is out`,
    rolls: (roll: number): string => `die ${roll}`,
  },
  uncontrolledWins: (who: string): string =>
    `Nobody drives this colour; ${who === "You" ? "you are" : `${who} is`} the best of the players.`,
  lastCards: "0: one last card each",
  next: "Next race: the same cars start in the order in which they finished (FMR-7.1).",
  nobody: "Uncontrolled",
  nobodyTitle: "Nobody drives this colour. Any card may move its cars; their points go to nobody.",
};

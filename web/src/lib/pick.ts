/** What can be chosen: cards and things on the board, with the ways that they stand for. */

/** Tokens that are answered one after the other; nearly always one. */
export type Way = readonly string[];

/** A card in the hand, with the ways that it can be played. */
export interface HandCard<C = unknown> {
  /** Of this very card: two equal cards have different ids. */
  readonly id: string;
  readonly title: string;
  /** What matters of it in a few letters, while the hand is folded: "6 Draft". */
  readonly brief?: string;
  /** Read aloud after the title: what else stands on the card. */
  readonly detail?: string;
  readonly ways: readonly Way[];
  /** Why it cannot be played, and by which clause. */
  readonly refusal?: string;
  readonly clause?: string;
  /** What the game's `Card` draws. */
  readonly face: C;
}

/** Something on the board that can be chosen: a space, a car, a box. */
export interface Pick {
  /** The id of the space (`BoardSpace.id`) or whatever the game's Board calls it. */
  readonly id: string;
  /** Read aloud and shown: "39.2, 5 MP, 2 left, 7th". */
  readonly label: string;
  /** On its button beside the board, where the label is long: "39.2 ▲2". */
  readonly short?: string;
  /** A few letters drawn on it: what it costs or brings. */
  readonly note?: string;
  readonly ways: readonly Way[];
}

/** The best that a card can come to, before it is played. */
export interface Best {
  /** On the card: "to 3rd". */
  readonly short: string;
  /** Read aloud and shown when it is pointed at: "Best: car 12 to 3rd". */
  readonly text: string;
  readonly sign: "up" | "same" | "down";
}

/** Something that one may point at without being able to choose it. */
export interface Thing {
  readonly kind: "card" | "car" | "space";
  /** Of a card its id in the hand, else what the game's Board calls it. */
  readonly id: string;
}

/** Why something cannot be chosen, and by which clause. */
export interface Reason {
  readonly text: string;
  readonly clause: string;
}

/** What the server says: the name of a message and what it is about; whoever reads it puts it into words. */
export interface Fact {
  readonly id: string;
  readonly args?: Readonly<Record<string, Value>>;
  readonly clause?: string;
}

/** A name or number as printed, a number that is counted, another fact, or several of these. */
export type Value = string | number | Fact | readonly Value[];

/** Who is spoken to, of which game, and what the players are called. */
export interface Speaker {
  readonly game: string;
  /** Empty for a player without a name. */
  readonly names: readonly string[];
  /** The seat that reads; below 0 for spectators. */
  readonly reader: number;
}

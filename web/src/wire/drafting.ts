// Written by `make types` from the structs of the server. Do not edit.

/** What is printed on a race card. */
export interface CardView {
  /** As tokens have it after their `#`. */
  readonly card: string;
  /** Its words are the message `card-<name>`. */
  readonly name: string;
  readonly speed: number;
  /** Speed of a car that leaves the pits. */
  readonly pit: number;
  readonly kind: "draft" | "lead" | "line" | "pursuit" | "solo";
  /** The marker that the active car takes, or nothing; its words are the message `wear-<wear>`. */
  readonly wear: string;
  /** Whether that marker stays for ever. */
  readonly stays: boolean;
  readonly close_calls: number;
  /** Name of its special text, or nothing; its words are the message `text-<effect>`. */
  readonly effect: string;
}

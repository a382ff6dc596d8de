/**
 * What the signs on the screen mean: a game lists its own (`Face.signs`), the shared part draws them as they are
 * drawn elsewhere and sets the words beside them. Signs that all games have are listed once, in `parts/Signs.svelte`.
 */
import type { CarLook } from "./teams";
import type { WearKind } from "./wear";
import type { Cell, Sign } from "./face";

/** A sign, drawn by the part that draws it at the table. */
export type Drawn =
  | { readonly kind: "cell"; readonly cell: Cell }
  | { readonly kind: "sign"; readonly sign: Sign }
  | {
      readonly kind: "car";
      readonly look: CarLook;
      readonly state?: "ready" | "moved" | "ghost" | "out";
      readonly mine?: boolean;
      readonly active?: boolean;
      readonly pickable?: boolean;
    }
  | { readonly kind: "plate"; readonly look: CarLook }
  | { readonly kind: "marker"; readonly wear: WearKind; readonly stays?: boolean }
  | { readonly kind: "movement"; readonly movement: "solo" | "line" | "draft" | "pursuit" | "lead" }
  /** A space that can be chosen, with what is written on it. */
  | { readonly kind: "space"; readonly note: string }
  /** Letters as they stand on the board or on a card. */
  | { readonly kind: "print"; readonly text: string };

export interface Meaning {
  readonly drawn: Drawn;
  readonly text: string;
  /** Where the rules tell more. */
  readonly clause?: string;
}

export interface SignGroup {
  readonly title: string;
  readonly signs: readonly Meaning[];
}

export const tag = (text: string, tone: "info" | "bad" | "good" | "warn"): Drawn => ({
  kind: "cell",
  cell: { kind: "tag", text, tone },
});

export const flagSign = (flag: Extract<Sign, { kind: "flag" }>["flag"]): Drawn => ({
  kind: "sign",
  sign: { kind: "flag", flag },
});

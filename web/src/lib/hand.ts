/** How many cards of a hand stand side by side. */

/** Between two cards, and at the ends of the row. */
const GAP = 8;
const ENDS = 16;

/** All of them where each has at least so much room, else half of them; 0: the width is not known yet. */
export function rowOf(cards: number, width: number, least: number): number {
  const needed = cards * (least + GAP) - GAP + 2 * ENDS;
  return !width || needed <= width ? cards : Math.ceil(cards / 2);
}

export interface Measured {
  readonly width: number;
  readonly height: number;
}

/** The room of a hand: as high as the highest one so far of this width, so that what is above it stays where it is. */
export function roomOf(before: Measured, now: Measured): Measured {
  return before.width === now.width && before.height >= now.height ? before : now;
}

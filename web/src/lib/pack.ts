/** The cars of the front page: where the places of a line of cars lie on its road, and who overtakes whom. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Two straights and the bend between them, driven from below right to above right. */
const RIGHT = 1500;
const BEND = { x: 720, y: 262, radius: 90 };
const STRAIGHT = RIGHT - BEND.x;
const ARC = Math.PI * BEND.radius;
export const ROAD = `M${RIGHT},${BEND.y + BEND.radius} H${BEND.x} A${BEND.radius},${BEND.radius} 0 0 1 ${BEND.x},${BEND.y - BEND.radius} H${RIGHT}`;

/** The spot after so many units of road; `aside` is how far out of the line, to the outside of the bend. */
export function spot(along: number, aside = 0): Spot {
  const { x, y, radius } = BEND;
  if (along <= STRAIGHT) return { x: RIGHT - along, y: y + radius + aside, angle: 180 };
  if (along >= STRAIGHT + ARC) return { x: x + along - STRAIGHT - ARC, y: y - radius - aside, angle: 0 };
  const turned = (along - STRAIGHT) / radius;
  return {
    x: x - Math.sin(turned) * (radius + aside),
    y: y + Math.cos(turned) * (radius + aside),
    angle: 180 + (turned * 180) / Math.PI,
  };
}

const LEADER = STRAIGHT + ARC + 620;
const BETWEEN = 116;
const LANE = 44;

/** Who gains how many places, from which place on; again from the beginning at the end. */
const PLAYS: readonly (readonly [from: number, gains: number])[] = [
  [4, 3],
  [6, 2],
  [3, 2],
  [8, 4],
  [5, 3],
  [9, 3],
  [2, 2],
  [7, 3],
];

export const playOf = (number: number): { from: number; gains: number } => {
  const [from, gains] = PLAYS[number % PLAYS.length] ?? [1, 1];
  return { from, gains };
};

/** The line after a play: one car gains places, those that it passes lose one. */
export function played<T>(line: readonly T[], { from, gains }: { from: number; gains: number }): T[] {
  const rest = line.toSpliced(from, 1);
  return rest.toSpliced(from - gains, 0, ...line.slice(from, from + 1));
}

/** A car on its way from one place to another; who gains places swings out. */
export function between(from: number, to: number, part: number): Spot {
  const place = from + (to - from) * part;
  const aside = to < from ? Math.sin(part * Math.PI) * LANE : 0;
  return spot(LEADER - place * BETWEEN, aside);
}

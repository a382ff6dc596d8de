/** The turning points of a race: where the lead changed hands, or many places did. */
import type { Face } from "./face";
import type { ChartData, ChartLine } from "./charts";
import type { Happened, Moved } from "./told";
import type { Chance, Turn } from "../wire/table";

/** A turn that turned the race, seen by the car that it is told of. */
export interface Turned {
  /** Which of the turns of the chart. */
  readonly at: number;
  readonly line: ChartLine;
  readonly from: number;
  readonly to: number;
  /** Who led before, if the lead changed hands. */
  readonly rival: ChartLine | null;
  /** How many places changed in all. */
  readonly changed: number;
}

/** The move that did it, and what was said of it. */
export interface TurningPoint extends Turned {
  readonly turn: number;
  readonly index: number;
  /** Moves made before its turn and after it: between them the chance changes. */
  readonly span: readonly [number, number];
  readonly event: Happened | null;
}

const MOST = 4;

const placeAt = (line: ChartLine, at: number): number | null => line.points[at]?.place ?? null;
const leaderAt = (data: ChartData, at: number): ChartLine | undefined =>
  data.lines.find((line) => placeAt(line, at) === 1);

function shiftsAt(data: ChartData, at: number): { line: ChartLine; from: number; to: number }[] {
  return data.lines.flatMap((line) => {
    const from = placeAt(line, at - 1);
    const to = placeAt(line, at);
    return from && to && from !== to ? [{ line, from, to }] : [];
  });
}

function turnedAt(data: ChartData, at: number): Turned | null {
  const shifts = shiftsAt(data, at);
  const changed = shifts.reduce((sum, { from, to }) => sum + Math.abs(from - to), 0);
  const leader = leaderAt(data, at);
  const before = leaderAt(data, at - 1);
  const first = shifts.find(({ line }) => line === leader);
  if (first && before && leader !== before) return { at, ...first, rival: before, changed };
  // Without a new leader it is told of the car that gained most, the better placed of two.
  const [most] = shifts.toSorted((a, b) => b.from - b.to - (a.from - a.to) || a.to - b.to);
  return most && changed >= data.lines.length ? { at, ...most, rival: null, changed } : null;
}

const weight = (data: ChartData, one: Turned): number => one.changed + (one.rival ? data.lines.length : 0);

/** The turns that changed most, in the order of the race. */
export function turningTurns(data: ChartData): Turned[] {
  return data.turns
    .flatMap((_, at) => (at ? (turnedAt(data, at) ?? []) : []))
    .toSorted((a, b) => weight(data, b) - weight(data, a))
    .slice(0, MOST)
    .toSorted((a, b) => a.at - b.at);
}

/** After which of the moves in (from, to] the car has its place: halved until one is left. */
async function moveOf(from: number, to: number, isThere: (index: number) => Promise<boolean>): Promise<number> {
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (await isThere(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** Events that tell how a car comes to another place. */
const DRIVES = new Set(["moved", "passed", "drove", "returned", "pitted", "fell"]);

/** What was said of that move: of the car's driving, of the car, or the last that was said before. */
function saidOf(face: Face, moves: readonly Moved[], view: unknown, index: number, line: ChartLine): Happened | null {
  const isOf = (event: Happened): boolean =>
    (face.plates?.(event, view) ?? []).some((look) => look.number === line.look.number && look.team === line.look.team);
  for (const move of moves.filter((one) => one.index <= index).toReversed()) {
    const told = move.events.filter((event) => event.text);
    const own = told.filter(isOf);
    const found =
      own.findLast((event) => DRIVES.has(event.kind)) ??
      own.at(-1) ??
      told.findLast((event) => face.plates?.(event, view).length) ??
      told[0];
    if (found) return found;
  }
  return null;
}

/** Each turning point with the very move; `viewAt` is the view after so many moves. */
export async function turningPoints(
  face: Face,
  data: ChartData,
  turns: readonly Turn[],
  moves: readonly Moved[],
  viewAt: (index: number) => Promise<unknown>,
): Promise<TurningPoint[]> {
  const found: TurningPoint[] = [];
  for (const turned of turningTurns(data)) {
    const { line, to, at } = turned;
    const isThere = async (index: number): Promise<boolean> =>
      face.chart(await viewAt(index)).some((point) => point.id === line.id && point.place <= to);
    const last = turns[at];
    if (!last) continue;
    const span = [turns[at - 1]?.index ?? 0, last.index] as const;
    const index = await moveOf(...span, isThere);
    found.push({ ...turned, turn: last.turn, index, span, event: saidOf(face, moves, last.view, index, line) });
  }
  return found;
}

/** A chance to win in percent, before a turn and after it. */
export interface Odds {
  readonly from: number;
  readonly to: number;
}

/** How an entrant's chance changed in the turn of a turning point; null while it is not known. */
export function oddsOf(point: TurningPoint, chances: readonly Chance[], entrant: number): Odds | null {
  const [from, to] = point.span.map((index) => {
    const chance = chances.find((one) => one.index === index);
    return chance?.races ? Math.round((100 * (chance.wins[entrant] ?? 0)) / chance.races) : null;
  });
  return from == null || to == null ? null : { from, to };
}

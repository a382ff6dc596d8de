/** From the views after each turn to the lines of the charts. */
import type { ChartPoint, Company, Face, FlagShown, Moment } from "./face";
import type { CarLook } from "./teams";
import type { Moved } from "./told";
import type { Turn } from "../wire/table";

export interface ChartLine {
  readonly id: string;
  readonly look: CarLook;
  readonly name: string;
  readonly seat: number;
  readonly second: boolean;
  /** One entry a turn; null where the car has none. */
  readonly points: readonly (ChartPoint | null)[];
}

/** Something that decided the race: at which point of the chart, on whose line, and where it leads. */
export interface ChartMark {
  readonly at: number;
  readonly seat: number;
  readonly kind: string;
  readonly sign: string;
  readonly text: string;
  readonly href: string;
}

export interface ChartData {
  readonly turns: readonly number[];
  /** What stands below each turn, where it is not its number; empty: nothing. */
  readonly labels?: readonly string[];
  readonly lines: readonly ChartLine[];
}

/** Cars that stopped in the pits between the turn before and this one, where only events tell. */
function stopsOf(face: Face, moves: readonly Moved[], after: number, until: number): ReadonlySet<string> {
  const events = moves.filter(({ index }) => index > after && index <= until).flatMap((move) => move.events);
  return new Set(events.flatMap((event) => face.stop?.(event) || []));
}

/** Turns in a row that are one point of the chart: those of one stage of the race. Elsewhere each stands for itself. */
export function stages(face: Face, turns: readonly Turn[]): Turn[][] {
  const runs: Turn[][] = [];
  let before: string | null = null;
  for (const turn of turns) {
    const stage = face.stage?.(turn.view)?.id ?? null;
    if (stage !== null && stage === before) runs.at(-1)?.push(turn);
    else runs.push([turn]);
    before = stage;
  }
  return runs;
}

/** The last turn of each stage. */
export const stageEnds = (face: Face, turns: readonly Turn[]): Turn[] =>
  stages(face, turns).flatMap((run) => run.at(-1) ?? []);

export function chartData(face: Face, turns: readonly Turn[], moves: readonly Moved[] = []): ChartData {
  const runs = stages(face, turns);
  const ends = runs.flatMap((run) => run.at(-1) ?? []);
  const charts = runs.map((run, at) => {
    const end = run.at(-1);
    const stops = new Set(stopsOf(face, moves, ends[at - 1]?.index ?? -1, end?.index ?? -1));
    for (const turn of run.slice(0, -1)) for (const one of face.chart(turn.view)) if (one.pits) stops.add(one.id);
    const points = face.chart(end?.view).map((one) => (stops.has(one.id) ? { ...one, pits: true } : one));
    return new Map(points.map((one) => [one.id, one]));
  });
  const cars = new Map<string, ChartPoint>();
  for (const chart of charts) for (const [id, point] of chart) if (!cars.has(id)) cars.set(id, point);
  const lines = [...cars.values()].map(({ id, look, name, seat, second }) => ({
    id,
    look,
    name,
    seat,
    second,
    points: charts.map((chart) => chart.get(id) ?? null),
  }));
  const data = { turns: ends.map((turn) => turn.turn), lines };
  return face.stage ? { ...data, labels: labelsOf(ends.map((turn) => face.stage?.(turn.view)?.lap ?? "")) } : data;
}

/** A lap stands where it begins. */
const labelsOf = (laps: readonly string[]): string[] => laps.map((lap, at) => (lap === laps[at - 1] ? "" : lap));

/** Turns in a row that have something in common: a lap, or the sky. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What stands over the lines: laps as blocks, the sky where it is not fair, flags where they came out. */
export interface Backdrop {
  readonly laps: readonly Stretch[];
  readonly skies: readonly Stretch[];
  readonly flags: readonly (FlagShown & { readonly at: number })[];
}

function stretches(texts: readonly string[]): Stretch[] {
  const found: { from: number; to: number; text: string }[] = [];
  for (const [at, text] of texts.entries()) {
    const last = found.at(-1);
    if (last && last.text === text) last.to = at;
    else found.push({ from: at, to: at, text });
  }
  return found.filter(({ text }) => text);
}

export function backdrop(face: Face, turns: readonly Turn[], moves: readonly Moved[], company: Company): Backdrop {
  const moments = turns.map((turn): Moment => face.moment?.(turn.view, company, turn.turn) ?? { lap: "", sky: "" });
  const flags = moves.flatMap((move) => {
    const at = turns.findIndex((turn) => turn.index >= move.index);
    return move.events.flatMap((event) => {
      const shown = face.flag?.(event);
      return shown && at >= 0 ? [{ ...shown, at }] : [];
    });
  });
  const first = flags.filter((one, at) => flags.findIndex((two) => two.at === one.at && two.flag === one.flag) === at);
  return {
    laps: stretches(moments.map(({ lap }) => lap)),
    skies: stretches(moments.map(({ sky }) => sky)),
    flags: first,
  };
}

/** A smooth path through the points; a gap where there is none. */
export function smooth(points: readonly ({ x: number; y: number } | null)[]): string {
  let path = "";
  let last: { x: number; y: number } | null = null;
  for (const point of points) {
    if (point && last) {
      const middle = (last.x + point.x) / 2;
      path += ` C${middle},${last.y} ${middle},${point.y} ${point.x},${point.y}`;
    } else if (point) path += ` M${point.x},${point.y}`;
    last = point;
  }
  return path.trim();
}

/** From the views after each turn to the lines of the charts. */
import type { ChartPoint, Face } from "../games/face";
import type { CarLook } from "./teams";
import type { Turn } from "./wire";

export interface ChartLine {
  readonly id: string;
  readonly look: CarLook;
  readonly name: string;
  readonly seat: number;
  readonly second: boolean;
  /** One entry a turn; null where the car has none. */
  readonly points: readonly (ChartPoint | null)[];
}

export interface ChartData {
  readonly turns: readonly number[];
  readonly lines: readonly ChartLine[];
}

export function chartData(face: Face, turns: readonly Turn[]): ChartData {
  const charts = turns.map((turn) => new Map(face.chart(turn.view).map((one) => [one.id, one])));
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
  return { turns: turns.map((turn) => turn.turn), lines };
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

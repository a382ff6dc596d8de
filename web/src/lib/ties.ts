/** Who is level on points, and what puts one of them ahead. */
import type { ChartPoint, Company } from "./face";
import type { End } from "../wire/table";
import { t } from "./words";

interface Level {
  readonly seat: number;
  readonly name: string;
  readonly place: number;
  readonly best: number;
}

/** One sentence for every number of points that several have: the better best car decides. */
export function ties(end: End, cars: readonly ChartPoint[], company: Company): string[] {
  const levels = company.names.map((name, seat): Level => {
    const own = cars.filter((car) => car.seat === seat).map((car) => car.place);
    return { seat, name, place: end.places[seat] ?? 0, best: Math.min(...own) };
  });
  const totals = [...new Set(company.names.map((_, seat) => end.points[seat] ?? 0))].toSorted((a, b) => b - a);
  return totals.flatMap((points) => {
    const level = levels.filter(({ seat }) => end.points[seat] === points).toSorted((a, b) => a.place - b.place);
    const apart = new Set(level.map(({ place }) => place)).size;
    if (apart < 2 || level.some(({ best }) => !Number.isFinite(best))) return [];
    return [
      t("finish-level", {
        points,
        cars: level.map(({ name, best }) => t("finish-level-one", { name, place: best })).join(", "),
      }),
    ];
  });
}

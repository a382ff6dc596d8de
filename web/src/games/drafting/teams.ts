/** Team sheets: what each player holds, and what the own cars carry. */
import type { Company, TeamSheet } from "../../lib/face";
import type { Team } from "../../lib/teams";
import { wearTitle } from "./tower";
import { placeOf, printed, type DraftingView, type Racer } from "./view";
import { spaceArgs, word } from "./words";

/** What one game tells of a team and of a car, beside what both tell. */
export interface Sheets<R extends Racer> {
  teamOf(name: string): Team | null;
  facts(seat: number): TeamSheet["facts"];
  lines(racer: R): readonly string[];
}

export function teamSheets<R extends Racer>(
  view: DraftingView,
  racers: readonly R[],
  company: Company,
  own: Sheets<R>,
): TeamSheet[] {
  return view.teams.map((team, seat) => ({
    seat,
    name: company.names[seat] ?? "",
    team: own.teamOf(team),
    points: view.points[seat] ?? 0,
    facts: [
      { label: word("page-team-cards"), value: String(view.hand_sizes[seat] ?? 0) },
      ...own.facts(seat),
      ...(view.first === seat && view.turn ? [{ label: word("page-team-first"), value: word("page-team-yes") }] : []),
    ],
    cars: racers
      .filter((racer) => racer.seat === seat)
      .map((racer) => ({
        look: racer.look,
        lines: [
          whereabouts(view, racers, racer),
          wearTitle(racer),
          ...own.lines(racer),
          word("page-team-points", { points: racer.points }),
        ],
      })),
  }));
}

function whereabouts(view: DraftingView, racers: readonly Racer[], racer: Racer): string {
  if (!racer.at) return word(racer.status === "out" ? "page-twin-gone" : "page-twin-over");
  const place = placeOf(view, racers, racer.number);
  return word("page-team-place", { place, ...spaceArgs(printed(view, racer.at)) });
}

/** Team sheets: what each player holds, what the own cars carry; what chosen tyres and a planned stop bring. */
import { tell } from "../../lib/words";
import { teamSheets } from "../drafting/teams";
import { placeOf } from "../drafting/view";
import { word } from "../drafting/words";
import type { Prospect } from "../../lib/told";
import type { Company, Consequence, TeamSheet } from "../../lib/face";
import { family, GAME, teamOf, type FormulaCar, type View } from "./view";

const TYRES: Readonly<Record<string, string>> = { h: "hard", s: "soft", w: "wet" };

const tyreWords = (letter: string, done: boolean): string =>
  tell(GAME, "page-team-tyres", {
    tyre: { id: `tyre-${TYRES[letter.toLowerCase()]}` },
    done: done ? "yes" : "no",
  });

function stopAt(back: number, before: number, after: number): string {
  if (before === after) return tell(GAME, "page-stop-same", { back, after });
  return tell(GAME, "page-stop-changed", { back, before, after });
}

export function teams(view: View, company: Company): TeamSheet[] {
  const racers = family.racers(view);
  return teamSheets(view, racers, company, {
    teamOf,
    facts: (seat) => [{ label: tell(GAME, "page-team-npcs"), value: npcsOf(racers, seat) || "–" }],
    lines: (racer) => [
      ...(racer.back ? [tell(GAME, "page-team-back", { back: racer.back })] : []),
      ...(racer.tyre ? [tyreWords(racer.tyre, racer.dutyDone)] : []),
      ...(racer.closeCalls ? [word("close-calls", { count: racer.closeCalls })] : []),
    ],
  });
}

/** The cars on the board that a player drives for nobody's team. */
function npcsOf(racers: readonly FormulaCar[], seat: number): string {
  const others = racers.filter((racer) => racer.controller === seat && racer.seat !== seat);
  return others
    .filter((racer) => racer.at)
    .map((racer) => racer.number)
    .join(", ");
}

/** `sh`: what the tyres chosen for both own cars will do. */
export function tyresChosen(view: View, prospect: Prospect, company: Company): Consequence[] {
  const letters = [...(prospect.tokens[0] ?? "")];
  const own = family.racers(view).filter((racer) => racer.seat === company.me);
  const lines = own.map((racer, at): Consequence => {
    const letter = letters[at] ?? "";
    return {
      sign: "note",
      strong: tell(GAME, `tyre-${TYRES[letter]}`),
      text: tell(GAME, `page-tyre-${TYRES[letter]}-does`),
      look: racer.look,
    };
  });
  return [...lines, { sign: "note", strong: "", text: tell(GAME, "page-tyre-duty") }];
}

/** A stop that is being planned: how far back so far; once it is made, where to. */
export function stopPlanned(view: View, prospect: Prospect): Consequence[] {
  const after: View = { ...view, ...prospect.effect.changes };
  const number = view.stop?.car ?? after.stop?.car;
  const now = family.racers(view);
  const racer = now.find((one) => one.number === number);
  if (!racer) return [];
  if (after.stop)
    return after.stop.back
      ? [
          {
            sign: "note",
            strong: "",
            text: tell(GAME, "page-back-so-far", { back: after.stop.back }),
            look: racer.look,
          },
        ]
      : [];
  const then = family.racers(after);
  const [from, to] = [placeOf(view, now, racer.number), placeOf(after, then, racer.number)];
  const at = then.find((one) => one.number === number)?.at ?? "";
  return [
    {
      sign: to > from ? "down" : "same",
      strong: "",
      text: stopAt(racer.progress - Number.parseInt(at, 10), from, to),
      look: racer.look,
    },
  ];
}

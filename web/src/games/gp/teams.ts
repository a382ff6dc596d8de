/** Team sheets: what each player holds, what the own cars carry; what chosen tyres and a planned stop bring. */
import { draftingWords as words } from "../../lib/words";
import { wearTitle } from "../drafting/tower";
import { placeOf, printed } from "../drafting/view";
import type { Prospect } from "../../lib/wire";
import type { Company, Consequence, TeamSheet } from "../face";
import { family, teamOf, type View } from "./view";

export function teams(view: View, company: Company): TeamSheet[] {
  const racers = family.racers(view);
  return view.teams.map((team, seat) => {
    const others = racers.filter((racer) => racer.controller === seat && racer.seat !== seat);
    return {
      seat,
      name: company.names[seat] ?? "",
      team: teamOf(team),
      points: view.points[seat] ?? 0,
      facts: [
        { label: words.team.cards, value: String(view.hand_sizes[seat] ?? 0) },
        { label: words.team.npcs, value: others.filter((racer) => racer.at).map((racer) => racer.number).join(", ") || "–" },
        ...(view.first === seat && view.turn ? [{ label: words.team.first, value: words.team.yes }] : []),
      ],
      cars: racers
        .filter((racer) => racer.seat === seat)
        .map((racer) => ({
          look: racer.look,
          lines: [
            racer.at ? words.team.place(placeOf(view, racers, racer.number), printed(view, racer.at)) : words.twin[racer.status === "out" ? "gone" : "over"],
            wearTitle(racer),
            ...(racer.back ? [words.team.back(racer.back)] : []),
            ...(racer.tyre ? [words.team.tyres(racer.tyre, racer.dutyDone)] : []),
            ...(racer.closeCalls ? [words.team.calls(racer.closeCalls)] : []),
            words.team.pointsNow(racer.points),
          ],
        })),
    };
  });
}

/** `sh`: what the tyres chosen for both own cars will do. */
export function tyresChosen(view: View, prospect: Prospect, company: Company): Consequence[] {
  const letters = [...(prospect.tokens[0] ?? "")];
  const own = family.racers(view).filter((racer) => racer.seat === company.me);
  const lines = own.map((racer, at): Consequence => {
    const letter = letters[at] ?? "";
    return { sign: "note", strong: words.tyreNames[letter] ?? letter, text: words.tyreDoes[letter] ?? "", look: racer.look };
  });
  return [...lines, { sign: "note", strong: "", text: words.tyreDuty }];
}

/** A stop that is being planned: how far back so far; once it is made, where to. */
export function stopPlanned(view: View, prospect: Prospect): Consequence[] {
  const after: View = { ...view, ...prospect.effect.changes };
  const number = view.stop?.car ?? after.stop?.car;
  const now = family.racers(view);
  const racer = now.find((one) => one.number === number);
  if (!racer) return [];
  if (after.stop) return after.stop.back ? [{ sign: "note", strong: "", text: words.backSoFar(after.stop.back), look: racer.look }] : [];
  const then = family.racers(after);
  const [from, to] = [placeOf(view, now, racer.number), placeOf(after, then, racer.number)];
  const at = then.find((one) => one.number === number)?.at ?? "";
  return [
    { sign: to > from ? "down" : "same", strong: "", text: words.stopAt(racer.progress - Number.parseInt(at, 10), from, to), look: racer.look },
  ];
}

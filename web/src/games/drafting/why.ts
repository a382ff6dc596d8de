/** Why a card, a car or a space cannot be chosen now. */
import type { Position } from "../../lib/told";
import type { Company, Reason, Thing } from "../../lib/face";
import { lane, progress, spaceOf } from "../track/place";
import { asksForSteps } from "./choices";
import { whose } from "./tower";
import { inPits, type DraftingView, type Racer } from "./view";
import { word } from "./words";

/** Where the rules of a game say so. */
export interface Clauses {
  /** One card for each car. */
  readonly card: string;
  /** A worn-out car plays none. */
  readonly worn: string;
  readonly owner: string;
  /** Once a turn. */
  readonly once: string;
  readonly pits: string;
  readonly onward: string;
  readonly spent: string;
  readonly cost: string;
}

const CARD = /#/;

export function whyNot(
  clauses: Clauses,
  thing: Thing,
  position: Position,
  view: DraftingView,
  racers: readonly Racer[],
  company: Company,
): Reason | null {
  if (thing.kind === "card") return card(clauses, position, view, racers, company);
  const racer = thing.kind === "car" ? racers.find((one) => String(one.number) === thing.id) : undefined;
  const at = racer ? spaceOf(racer.at, view.sectors) : thing.id;
  if (view.move) return asksForSteps(position) ? space(clauses, view, view.move, racers, at) : null;
  if (racer) return car(clauses, position, racer, company);
  return asksCard(position) ? { text: word("why-card-first"), clause: clauses.card } : null;
}

const asksCard = (position: Position): boolean => (position.answers ?? []).some((token) => CARD.test(token));

function card(
  clauses: Clauses,
  position: Position,
  view: DraftingView,
  racers: readonly Racer[],
  company: Company,
): Reason | null {
  const ready = racers.filter((racer) => racer.controller === company.me && racer.at && !racer.moved);
  if (view.move) return { text: word("why-one-card", { car: String(view.move.car) }), clause: clauses.card };
  if (!asksCard(position) && ready.length && ready.every((racer) => racer.wornOut)) {
    return { text: word("why-worn-out"), clause: clauses.worn };
  }
  return null;
}

function car(clauses: Clauses, position: Position, racer: Racer, company: Company): Reason | null {
  const theirs = racer.controller >= 0 && racer.controller !== company.me;
  if (theirs)
    return {
      text: word("why-theirs", { car: String(racer.number), who: whose(racer, company) }),
      clause: clauses.owner,
    };
  if (asksCard(position) && racer.moved)
    return { text: word("why-moved", { car: String(racer.number) }), clause: clauses.once };
  if (inPits(racer)) return { text: word("why-in-pits", { car: String(racer.number) }), clause: position.clause };
  return null;
}

/** A space that the moving car cannot end on. */
function space(
  clauses: Clauses,
  view: DraftingView,
  move: NonNullable<DraftingView["move"]>,
  racers: readonly Racer[],
  at: string,
): Reason | null {
  const driver = racers.find((racer) => racer.number === move.car);
  if (!driver) return null;
  const here = spaceOf(driver.at, view.sectors);
  const ahead = (progress(at) - progress(here) + view.sectors) % view.sectors;
  if (at === here) return { text: word("why-spend", { mp: move.mp }), clause: clauses.spent };
  if (lane(at) === "P") return { text: word("why-pit-lane"), clause: clauses.pits };
  if (ahead > view.sectors / 2) return { text: word("why-backwards"), clause: clauses.onward };
  if (ahead > move.mp) return { text: word("why-too-far", { ahead, mp: move.mp }), clause: clauses.cost };
  return { text: word("why-cannot-end", { car: String(move.car), mp: move.mp }), clause: clauses.spent };
}

/** What the faces of both games have in common; what is said in words stays a getter of each game. */
import type { Face } from "../../lib/face";
import { acted } from "./acted";
import { hand, hint, picks, wayLabel, type RaceCard } from "./choices";
import RaceCardFace from "./RaceCard.svelte";
import { best, reach } from "./reach";
import { chart } from "./tower";
import type { DraftingView, Family, Racer } from "./view";
import { whyNot, type Clauses } from "./why";

type Shared =
  | "Card"
  | "playsBack"
  | "scene"
  | "banner"
  | "leastCard"
  | "hand"
  | "hint"
  | "pick"
  | "chart"
  | "plates"
  | "reach"
  | "best"
  | "wayLabel"
  | "whyNot";

export function shared<V extends DraftingView, R extends Racer>(
  game: "TA" | "GP",
  family: Family<V, R>,
  clauses: Clauses,
): Required<Pick<Face<V, RaceCard>, Shared>> {
  const racers = (view: V): readonly R[] => family.racers(view);
  return {
    Card: RaceCardFace,
    playsBack: true,
    scene: (news, views) => acted(game, news, views, racers),
    banner: (event) => (event.kind === "event" ? { title: event.text } : null),
    leastCard: 92,
    hand: (position, view, company) => hand(game, position, view, racers(view), company),
    hint,
    pick: (position, view, ways) => picks(position, view, racers(view), ways),
    chart: (view) => chart(view, racers(view)),
    plates: (event, view) => {
      const racer = racers(view)[event.arguments["car"] ?? -1];
      return racer ? [racer.look] : [];
    },
    reach: (view, prospects) => reach(view, racers(view), prospects),
    best: (view, prospects) => best(view, racers(view), prospects),
    wayLabel: (view, prospect, others) => wayLabel(racers, view, prospect, others),
    whyNot: (thing, position, view, company) => whyNot(clauses, thing, position, view, racers(view), company),
  };
}

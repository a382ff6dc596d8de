/** What is seen of a move besides the cars: the race card, and the car that it was played for. */
import type { Acted } from "../../lib/face";
import type { Happened } from "../../lib/told";
import { tell, type Fact } from "../../lib/words";
import { faceOf, textOf, type RaceCard } from "./choices";
import type { DraftingView, Racer } from "./view";
import { named } from "./words";

export function acted<V extends DraftingView>(
  game: "TA" | "GP",
  news: readonly Happened[],
  views: readonly V[],
  racers: (view: V) => readonly Racer[],
): Acted<RaceCard> | null {
  const played = news.find((event) => event.kind === "activated");
  const view = views.at(-1);
  const racer = played && view && racers(view)[played.arguments["car"] ?? -1];
  const fact = played?.say?.args?.["card"] as Fact | undefined;
  if (!racer || !fact) return null;
  const car = { id: String(racer.number), name: String(racer.number) };
  const printed = views.flatMap((one) => one.printed).find((card) => named("card", card.name) === fact.id);
  if (!printed) return { car };
  const title = tell(game, fact.id);
  return {
    car,
    card: { id: printed.card, title, detail: textOf(game, printed), ways: [], face: faceOf(game, printed, []) },
  };
}

/** What a scene is in a sentence: "Bot 2 plays Dirty Air: 18 from 14th to 9th". */
import type { Acted, Company, Face } from "./face";
import type { Scene } from "./show.svelte";
import type { Happened } from "./told";
import { capital, t } from "./words";

const MOST = 3;

export const actedIn = (face: Face, scene: Scene, company: Company): Acted | null =>
  face.scene?.(scene.news, scene.views, company) ?? null;

/** Before it is driven only what is played: the eye shall see the rest first. */
export function sentenceOf(face: Face, scene: Scene, company: Company, begun = true): string {
  const acted = actedIn(face, scene, company);
  if (!acted?.card || scene.seat < 0) return begun ? headlinesOf(face, scene) : eventsOf(scene.news, 1);
  const who = { you: scene.seat === company.reader ? "yes" : "no", who: company.names[scene.seat] ?? "" };
  const card = acted.card.title;
  const places = acted.car && placesOf(face, scene, company, acted.car.id);
  if (!begun || !acted.car || !places) return t("scene-plays", { ...who, card });
  return t("scene-moves", {
    ...who,
    card,
    car: acted.car.name,
    moved: places.from === places.to ? "no" : "yes",
    ...places,
  });
}

function headlinesOf(face: Face, { news }: Scene): string {
  const found = face.headlines?.(news) ?? [];
  return eventsOf(found.length ? found : news);
}

/** The first few things that happened, each once. */
export function eventsOf(news: readonly Happened[], most = MOST): string {
  const texts = [...new Set(news.map((event) => event.text).filter(Boolean))];
  return texts.slice(0, most).map(capital).join(". ");
}

function placesOf(face: Face, scene: Scene, company: Company, car: string): { from: number; to: number } | null {
  const at = (view: unknown): number => face.rows(view, company).find((row) => row.id === car)?.place ?? 0;
  const [from, to] = [at(scene.before.view), at(scene.position.view)];
  return from && to ? { from, to } : null;
}

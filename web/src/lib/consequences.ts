/** What a prospect amounts to, for the decision bar of any game. */
import type { Company, Consequence, Face } from "../games/face";
import type { Prospect } from "./wire";
import { words } from "./words";

const MOST_OUTCOMES = 3;

function points(before: readonly number[] | undefined, prospect: Prospect, me: number): Consequence[] {
  const after = prospect.effect.points?.[me];
  const now = before?.[me];
  if (after === undefined || now === undefined || after === now) return [];
  return [
    {
      sign: after > now ? "up" : "down",
      strong: words.decision.points(after - now),
      text: words.decision.pointsNow,
    },
  ];
}

/** A few words about each thing that luck may bring, with its chance. */
function outcomes(prospect: Prospect): Consequence[] {
  return [...(prospect.outcomes ?? [])]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_OUTCOMES)
    .map((one) => ({
      sign: "luck",
      strong: ` ${words.decision.luck(one.weight, one.of)}`,
      text: one.effect.brief || lastWords(one.effect.events) || "",
    }));
}

const lastWords = (events: readonly { text: string }[]): string =>
  events
    .slice(-2)
    .map((event) => event.text)
    .join(", ");

export function consequencesOf(
  face: Face,
  view: unknown,
  prospect: Prospect,
  company: Company,
): Consequence[] {
  const own = face.consequences?.(view, prospect, company) ?? [];
  // What one does oneself stands on the button already.
  const echo = `${company.names[company.me] ?? words.you}: `;
  const news = prospect.effect.events.filter((event) => !event.text.startsWith(echo));
  const said = prospect.effect.brief || lastWords(news);
  const brief = own.length || said.startsWith(echo) ? "" : said;
  const told: Consequence[] = brief ? [{ sign: "note", strong: "", text: brief }] : [];
  const before = (view as { points?: number[] }).points;
  const luck = outcomes(prospect);
  const then = words.decision.then[prospect.effect.next ?? ""];
  const next: Consequence[] =
    then && !luck.length ? [{ sign: "note", strong: "", text: then }] : [];
  return [...own, ...told, ...points(before, prospect, company.me), ...luck, ...next];
}

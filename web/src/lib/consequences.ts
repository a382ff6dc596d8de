/** What a prospect amounts to, for the decision bar of any game. */
import type { Company, Consequence, Face } from "./face";
import type { Effect, Prospect } from "./told";
import { t } from "./words";

const MOST_OUTCOMES = 3;

function points(before: readonly number[] | undefined, prospect: Prospect, me: number): Consequence[] {
  const after = prospect.effect.points?.[me];
  const now = before?.[me];
  if (after === undefined || now === undefined || after === now) return [];
  return [
    {
      sign: after > now ? "up" : "down",
      strong: String(Math.abs(after - now)),
      text: t("decision-points-now"),
    },
  ];
}

const LONG = 60;

interface Chance {
  text: string;
  weight: number;
  of: number;
}

/** What luck may bring, the likeliest first; rolls that bring the same are one. */
export function chances(prospect: Prospect): Chance[] {
  const found = new Map<string, Chance>();
  for (const { effect, weight, of } of prospect.outcomes ?? []) {
    const text = outcome(effect);
    found.set(text, { text, of, weight: weight + (found.get(text)?.weight ?? 0) });
  }
  return [...found.values()].toSorted((a, b) => b.weight - a.weight);
}

/** What it brings, and whether one may then choose; a roll alone says nothing. */
function outcome(effect: Effect): string {
  const brief = shortened(effect);
  if (effect.next !== "you") return brief || lastWords(effect.events);
  return [brief, t("decision-next")].filter(Boolean).join(", ");
}

/** What moves the whole field is told by what begins it. */
function shortened({ brief = "", events }: Effect): string {
  return brief.length > LONG && events[0] ? events[0].text : brief;
}

/** A few words about the likeliest things that luck may bring; the others only by number. */
function outcomes(prospect: Prospect): Consequence[] {
  const all = chances(prospect);
  const told: Consequence[] = all.slice(0, MOST_OUTCOMES).map((one) => ({
    sign: "luck",
    strong: ` ${t("decision-luck", { weight: one.weight, of: one.of })}`,
    text: one.text,
  }));
  const others = all.length - told.length;
  return others ? [...told, { sign: "note", strong: "", text: t("decision-other-luck", { others }) }] : told;
}

/** What comes after it, where that is worth a word. */
function nextOf(next: NonNullable<Effect["next"]>): string {
  if (next === "you") return t("decision-next");
  return next === "end" ? t("decision-race-ends") : "";
}

const lastWords = (events: readonly { text: string }[]): string =>
  events
    .slice(-2)
    .map((event) => event.text)
    .join(", ");

export function consequencesOf(face: Face, view: unknown, prospect: Prospect, company: Company): Consequence[] {
  const own = face.consequences?.(view, prospect, company) ?? [];
  // What one does oneself stands on the button already.
  const echo = `${company.names[company.me] ?? t("you")}: `;
  const news = prospect.effect.events.filter((event) => !event.text.startsWith(echo));
  const said = prospect.effect.brief || lastWords(news);
  const brief = own.length || said.startsWith(echo) ? "" : said;
  const luck = outcomes(prospect);
  const told: Consequence[] = brief && !luck.length ? [{ sign: "note", strong: "", text: brief }] : [];
  const before = (view as { points?: number[] }).points;
  const then = nextOf(prospect.effect.next ?? "");
  const next: Consequence[] = then && !luck.length ? [{ sign: "note", strong: "", text: then }] : [];
  return [...own, ...told, ...points(before, prospect, company.me), ...luck, ...next];
}

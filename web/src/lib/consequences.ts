/** What a prospect amounts to, for the decision bar of any game. */
import type { Company, Consequence, Face } from "../games/face";
import type { Effect, Prospect } from "./wire";
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
  return [...found.values()].sort((a, b) => b.weight - a.weight);
}

/** What it brings, and whether one may then choose; a roll alone says nothing. */
function outcome(effect: Effect): string {
  const brief = shortened(effect);
  if (effect.next !== "you") return brief || lastWords(effect.events);
  return [brief, words.decision.then.you].filter(Boolean).join(", ");
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
    strong: ` ${words.decision.luck(one.weight, one.of)}`,
    text: one.text,
  }));
  const others = all.length - told.length;
  return others ? [...told, { sign: "note", strong: "", text: words.decision.otherLuck(others) }] : told;
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
  const luck = outcomes(prospect);
  const told: Consequence[] = brief && !luck.length ? [{ sign: "note", strong: "", text: brief }] : [];
  const before = (view as { points?: number[] }).points;
  const then = words.decision.then[prospect.effect.next ?? ""];
  const next: Consequence[] =
    then && !luck.length ? [{ sign: "note", strong: "", text: then }] : [];
  return [...own, ...told, ...points(before, prospect, company.me), ...luck, ...next];
}

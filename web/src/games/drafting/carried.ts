/** Own cars that somebody else's move has moved. */
import { draftingWords as words } from "../../lib/words";
import type { Happened } from "../../lib/wire";
import type { Carried, Company } from "../face";
import type { Racer } from "./view";

/** What is done to a car, by the clause of its move. */
export type Doings = Readonly<Record<string, keyof typeof words.carried>>;

export function carried(
  doings: Doings,
  news: readonly Happened[],
  racers: readonly Racer[],
  company: Company,
): Carried[] {
  const found = new Map<string, Carried>();
  for (const event of news) {
    const racer = racers[event.arguments["car"] ?? -1];
    const doing = doings[event.clause];
    if (event.kind !== "moved" || !doing || !racer || racer.seat !== company.me || event.seat === company.me) continue;
    const id = String(racer.number);
    const who = company.names[event.seat] ?? words.anyone;
    found.set(id, { id, look: racer.look, text: words.carried[doing](who, racer.number) });
  }
  return [...found.values()];
}

/** What is drawn for all, and what it does to own cars: `by` begins the clauses of events. */
export function drawn(by: string, news: readonly Happened[], racers: readonly Racer[], company: Company): Carried[] {
  return news.flatMap((event): Carried[] => {
    const text = event.text.charAt(0).toUpperCase() + event.text.slice(1);
    if (event.kind === "event") return [{ id: "event", text }];
    const racer = racers[event.arguments["car"] ?? -1];
    const hit = (event.kind === "wear" || event.kind === "out") && event.clause.startsWith(by);
    return hit && racer?.seat === company.me ? [{ id: `event ${racer.number}`, look: racer.look, text }] : [];
  });
}

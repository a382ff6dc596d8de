/** Own cars that somebody else's move has moved. */
import type { Happened } from "../../lib/told";
import type { Carried, Company } from "../../lib/face";
import type { Racer } from "./view";
import { word } from "./words";

/** What is done to a car, by `how` it moves; whoever drives does it alone. */
const DOINGS: readonly (string | undefined)[] = [undefined, "pushes", "shoves", "pulls", "swaps"];

export function carried(news: readonly Happened[], racers: readonly Racer[], company: Company): Carried[] {
  const found = new Map<string, Carried>();
  for (const event of news) {
    const racer = racers[event.arguments["car"] ?? -1];
    const doing = DOINGS[event.arguments["how"] ?? 0];
    if (event.kind !== "moved" || !doing || !racer || racer.seat !== company.me || event.seat === company.me) continue;
    const id = String(racer.number);
    const who = company.names[event.seat] || word("page-anyone");
    found.set(id, { id, look: racer.look, text: word(`page-carried-${doing}`, { who, car: id }) });
  }
  return [...found.values()];
}

/** What is drawn for all, and what it does to own cars: `by` begins the clauses of events. */
export function drawn(by: string, news: readonly Happened[], racers: readonly Racer[], company: Company): Carried[] {
  return news.flatMap((event): Carried[] => {
    if (event.kind === "event") return [{ id: "event", text: event.text }];
    const racer = racers[event.arguments["car"] ?? -1];
    const hit = (event.kind === "wear" || event.kind === "out") && event.clause.startsWith(by);
    return hit && racer?.seat === company.me
      ? [{ id: `event-${racer.number}`, look: racer.look, text: event.text }]
      : [];
  });
}

/** What a previewed answer brings, in at most four lines. */
import type { Happened, Prospect } from "../../lib/told";
import type { CarLook } from "../../lib/teams";
import type { Company, Consequence } from "../../lib/face";
import { destination, moverOf } from "./choices";
import { placeOf, printed, type DraftingView, type Family, type Racer } from "./view";
import { word } from "./words";

export function consequences<V extends DraftingView>(
  family: Family<V>,
  view: V,
  prospect: Prospect,
  company: Company,
): Consequence[] {
  const racers = family.racers(view);
  const after = { ...view, ...prospect.effect.changes };
  const then = family.racers(after);
  const found = [
    ...placeLines(moverOf(view, prospect), view, after, racers, then),
    ...(moverOf(view, prospect) !== undefined
      ? along(view, prospect, racers)
      : stops(view, after, prospect, racers, then, company)),
    ...markers(family, prospect, racers, then, company),
    ...others(prospect, racers),
  ];
  return found.length ? found.slice(0, 4) : alone(view, prospect, racers);
}

function placeLines(
  number: number | undefined,
  view: DraftingView,
  after: DraftingView,
  racers: readonly Racer[],
  then: readonly Racer[],
): Consequence[] {
  if (number === undefined || !view.order.length || after.order === view.order) return [];
  const racer = racers.find((one) => one.number === number);
  const from = placeOf(view, racers, number);
  const to = placeOf(after, then, number);
  if (!racer || !to || from === to) return [];
  return [
    {
      sign: to < from ? "up" : "down",
      strong: String(Math.abs(from - to)),
      text: word("outcome-changed", { before: from, after: to }),
      look: racer.look,
    },
  ];
}

const carOf = (event: Happened, racers: readonly Racer[]): Racer | undefined => racers[event.arguments["car"] ?? -1];

/** The cars that are pushed, pulled or displaced. */
function along(view: DraftingView, prospect: Prospect, racers: readonly Racer[]): Consequence[] {
  const numbers = new Map<number, CarLook>();
  for (const event of prospect.effect.events) {
    const racer = event.kind === "moved" ? carOf(event, racers) : undefined;
    if (racer && racer.number !== moverOf(view, prospect)) numbers.set(racer.number, racer.look);
  }
  const first = [...numbers.values()][0];
  if (!first) return [];
  const more = numbers.size - 1;
  return [
    {
      sign: "note",
      strong: "",
      text: more ? word("page-follow", { more }) : word("page-pushed"),
      look: first,
    },
  ];
}

/** A pit stop, or what else moves a car outside a drive: where it comes to stand, and what it gets rid of. */
function stops(
  view: DraftingView,
  after: DraftingView,
  prospect: Prospect,
  racers: readonly Racer[],
  then: readonly Racer[],
  company: Company,
): Consequence[] {
  const own = prospect.effect.events.filter((event) => carOf(event, racers)?.controller === company.me);
  const moved = own.find((event) => event.kind === "moved");
  const first = moved ?? own.find((event) => event.kind === "repaired");
  const racer = first && carOf(first, racers);
  if (!racer) return [];
  const off = own.filter((event) => event.kind === "repaired" && carOf(event, racers) === racer);
  const count = off.reduce((sum, event) => sum + (event.arguments["count"] ?? 1), 0);
  const rid: Consequence[] = count
    ? [{ sign: "note", strong: "", text: word("page-repaired", { count }), look: racer.look }]
    : [];
  if (!moved) return rid;
  const from = placeOf(view, racers, racer.number);
  const to = placeOf(after, then, racer.number);
  const at = printed(after, then.find((one) => one.number === racer.number)?.at ?? "");
  const stands: Consequence = {
    sign: to > from ? "down" : to < from ? "up" : "same",
    strong: to === from ? "" : String(Math.abs(to - from)),
    text: destination(at, from, to),
    look: racer.look,
  };
  return [stands, ...rid];
}

/** A drive that brings nothing else still says that. */
function alone(view: DraftingView, prospect: Prospect, racers: readonly Racer[]): Consequence[] {
  const moved = prospect.effect.events.filter((event) => event.kind === "moved").map((event) => carOf(event, racers));
  const driver = moved[0];
  if (!driver || moved.some((racer) => racer?.number !== moverOf(view, prospect))) return [];
  return [{ sign: "note", strong: "", text: word("page-alone"), look: driver.look }];
}

function markers<V extends DraftingView>(
  family: Family<V>,
  prospect: Prospect,
  racers: readonly Racer[],
  then: readonly Racer[],
  company: Company,
): Consequence[] {
  return prospect.effect.events.flatMap((event): Consequence[] => {
    const racer = carOf(event, racers);
    if (!racer || racer.controller !== company.me) return [];
    const later = then.find((one) => one.number === racer.number);
    if (event.kind === "wear") {
      const worn = family.wear()[event.arguments["wear"] ?? -1];
      const args = { wear: worn?.name ?? "", count: later?.wear.length ?? racer.wear.length };
      const penalty = later?.penalty;
      const slow = later?.wornOut ? word("page-marker-worn", args) : "";
      const text = slow || (penalty ? word("page-marker-slow", { ...args, penalty }) : word("page-marker", args));
      return [{ sign: "wear", strong: "", text, look: racer.look }];
    }
    if (event.kind === "close_call") {
      const count = event.arguments["count"] ?? 1;
      return [{ sign: "wear", strong: String(count), text: word("page-calls", { count }), look: racer.look }];
    }
    return [];
  });
}

function others(prospect: Prospect, racers: readonly Racer[]): Consequence[] {
  return prospect.effect.events.flatMap((event): Consequence[] => {
    const racer = carOf(event, racers);
    if (event.kind === "activated" || event.kind === "second" || event.kind === "bonus") {
      return [
        {
          sign: "note",
          strong: "",
          text: word("movement-points", { mp: event.arguments["mp"] ?? 0 }),
          ...(racer ? { look: racer.look } : {}),
        },
      ];
    }
    if (!racer) return [];
    if (event.kind === "crossed") return [{ sign: "up", strong: "", text: word("page-finishes"), look: racer.look }];
    if (event.kind === "out") return [{ sign: "down", strong: "", text: word("page-falls"), look: racer.look }];
    return [];
  });
}

/** From a view to what lies on the circuit: cars, ghosts, the way of a previewed move, motion. */
import type { Happened, Prospect } from "../../lib/told";
import type { Company } from "../../lib/face";
import type { Callout, Ghost, Tag, TrackCar, TrackScene, Zone } from "../track/board";
import { beats, type Beat, type Leg } from "../track/motion";
import { spaceOf, type Layout } from "../track/place";
import { moverOf } from "./choices";
import { carWords, lapsDown, whose } from "./tower";
import { circuitName, word } from "./words";
import { inPits, placeOf, printed, type DraftingView, type Racer } from "./view";

const STACKED = 3;
const NOTHING: readonly Happened[] = [];

export interface SceneParts<V extends DraftingView> {
  readonly view: V;
  readonly after: V | null;
  readonly prospect: Prospect | null;
  readonly company: Company;
  readonly news: readonly Happened[];
  readonly later?: readonly Happened[];
  readonly racers: (view: V) => readonly Racer[];
  readonly zone: Zone | null;
  readonly layout: Layout;
}

export function sceneOf<V extends DraftingView>(parts: SceneParts<V>): TrackScene {
  const { view, after, company, layout } = parts;
  const racers = parts.racers(view);
  const then = after ? parts.racers(after) : [];
  const cars = racers.filter((racer) => racer.at && racer.stack < STACKED);
  const mover = parts.prospect ? moverOf(view, parts.prospect) : view.move?.car;
  const ghosts = ghostsOf(view, racers, then);
  const shown = cars.map((racer) => carOf(view, racers, racer, company));
  const mine = shown.filter((car) => car.mine).map((car) => car.space);
  const active = shown.find((car) => car.active);
  return {
    label: word("page-board", { circuit: circuitName(view.circuit) }),
    cars: shown,
    ghosts,
    trails: trailsOf(mover, parts.prospect, layout, racers),
    zone: parts.zone,
    callout: calloutOf(mover, view, after, racers, then, ghosts),
    beats: motionOf(parts.news, layout, racers),
    later: motionOf(parts.later ?? NOTHING, layout, racers),
    course: courseOf(parts.news, layout),
    focus: active ? [active.space] : mine,
  };
}

function carOf(view: DraftingView, racers: readonly Racer[], racer: Racer, company: Company): TrackCar {
  const place = placeOf(view, racers, racer.number);
  return {
    id: String(racer.number),
    look: racer.look,
    space: spaceOf(racer.at, view.sectors),
    stack: racer.stack,
    state: racer.moved ? "moved" : "ready",
    mine: company.me >= 0 && racer.controller === company.me,
    active: view.move?.car === racer.number,
    tags: tagsOf(view, racers, racer),
    label: carWords(place, racer.number, whose(racer, company), printed(view, racer.at)),
  };
}

function tagsOf(view: DraftingView, racers: readonly Racer[], racer: Racer): Tag[] {
  const found: Tag[] = [];
  // Once somebody has finished, whoever is first on the road leads no more.
  if (view.order[0] === racer.number && view.turn > 0 && !view.finished.length)
    found.push({ kind: "leads", text: word("page-tag-leads", { car: String(racer.number) }) });
  if (racer.lapped) {
    const laps = Math.max(1, lapsDown(view, racers, racer));
    found.push({ kind: "lapped", text: word("page-tag-lapped", { car: String(racer.number), laps }) });
  }
  if (racer.at.endsWith(".O")) found.push({ kind: "off", text: word("page-tag-off") });
  if (inPits(racer) && racer.stack === 0) {
    const here = racers.filter((one) => one.at === racer.at).length;
    const text = here > STACKED ? `P +${here - STACKED}` : "P";
    found.push({ kind: "pit", text, beyond: Math.min(here, STACKED) - 1 });
  }
  return found;
}

function ghostsOf(view: DraftingView, racers: readonly Racer[], then: readonly Racer[]): Ghost[] {
  return then.flatMap((racer) => {
    const before = racers.find((one) => one.number === racer.number);
    if (!racer.at || racer.at === before?.at) return [];
    return [{ id: String(racer.number), look: racer.look, space: spaceOf(racer.at, view.sectors), stack: racer.stack }];
  });
}

function calloutOf(
  number: number | undefined,
  view: DraftingView,
  after: DraftingView | null,
  racers: readonly Racer[],
  then: readonly Racer[],
  ghosts: readonly Ghost[],
): Callout | null {
  const ghost = ghosts.find((one) => one.id === String(number));
  if (!after || number === undefined || !ghost || !view.order.includes(number)) return null;
  const [now, later] = [placeOf(view, racers, number), placeOf(after, then, number)];
  const text =
    now === later
      ? word("page-callout-same", { after: later })
      : word("page-callout-changed", { before: now, after: later });
  return { space: ghost.space, text };
}

const numberOf = (event: Happened, name: string): number => event.arguments[name] ?? -1;

/** The way of each car, the active one's first. */
function trailsOf(
  mover: number | undefined,
  prospect: Prospect | null,
  layout: Layout,
  racers: readonly Racer[],
): string[][] {
  const ways = new Map<number, string[]>();
  for (const event of prospect?.effect.events ?? []) {
    if (event.kind !== "moved") continue;
    const car = numberOf(event, "car");
    const from = layout.at(numberOf(event, "from_space"))?.id;
    const to = layout.at(numberOf(event, "to_space"))?.id;
    const way = ways.get(car) ?? (from ? [from] : []);
    if (to) way.push(to);
    ways.set(car, way);
  }
  const active = racers.findIndex((racer) => racer.number === mover);
  return [...ways].toSorted(([a], [b]) => Number(b === active) - Number(a === active)).map(([, way]) => way);
}

/** Of the car that drives first: the others are moved by it. */
function courseOf(news: readonly Happened[], layout: Layout): string[] {
  const moved = news.filter((event) => event.kind === "moved");
  const own = moved.filter((event) => event.arguments["car"] === moved[0]?.arguments["car"]);
  const ids = [own[0] && numberOf(own[0], "from_space"), ...own.map((event) => numberOf(event, "to_space"))];
  return [...new Set(ids.flatMap((at) => (at === undefined ? [] : (layout.at(at)?.id ?? []))))];
}

/** The same news are the same motion: what is pointed at afterwards must not begin it again. */
const driven = new WeakMap<readonly Happened[], Beat[]>();

/** Every change of place since the view before, in beats; the cars of one beat drive together. */
export function motionOf(news: readonly Happened[], layout: Layout, racers: readonly Racer[]): Beat[] {
  const found = driven.get(news) ?? beatsOf(news, layout, racers);
  driven.set(news, found);
  return found;
}

function beatsOf(news: readonly Happened[], layout: Layout, racers: readonly Racer[]): Beat[] {
  const legs: Leg[] = [];
  for (const event of news) {
    const racer = racers[numberOf(event, "car")];
    if (event.kind !== "moved" || !racer) continue;
    const from = layout.pose(layout.at(numberOf(event, "from_space"))?.id ?? "");
    const to = layout.pose(layout.at(numberOf(event, "to_space"))?.id ?? "");
    if (from && to) legs.push({ car: String(racer.number), from, to });
  }
  return beats(legs);
}

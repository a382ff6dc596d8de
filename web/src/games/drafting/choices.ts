/** What cards, cars and spaces stand for: from tokens to things that can be clicked. */
import { tell } from "../../lib/words";
import type { Position, Prospect } from "../../lib/told";
import type { Company, HandCard, Pick, Way } from "../../lib/face";
import { carPick, stepPick } from "../track/board";
import { spaceOf } from "../track/place";
import { inPits, placeOf, printed, type CardView, type DraftingView, type Racer } from "./view";
import { named, spaceArgs, word } from "./words";

/** What the card draws: what is printed, and what it is worth for the cars that may use it. */
export interface RaceCard {
  readonly printed: CardView;
  readonly game: "TA" | "GP";
  /** One for all, if they agree. */
  readonly speed: number;
  /** What was taken off for wear; 0: nothing. */
  readonly less: number;
  readonly fromPits: boolean;
  readonly drivers: readonly Driver[];
}

/** Cars for which the card is worth something else than is printed. */
export interface Driver {
  readonly numbers: readonly number[];
  readonly speed: number;
}

/** `25#41` or `#41`: the car that a token names, if any, and its card. */
const CARD_TOKEN = /^(\d*)#(.+)$/;
const CAR_TOKEN = /^(\d+)([#!].*)?$/;
const PLACE_TOKEN = /^:(\d+\.[\dPO])$/;
const STEP_TOKEN = /^(=|b[>io]|[ioIO]|[>x]\d?)$/;

function speedOf(card: CardView, racer: Racer): number {
  return onRoad(racer) ? Math.max(0, card.speed - racer.penalty) : card.pit;
}

const onRoad = (racer: Racer): boolean => !inPits(racer) && !racer.at.endsWith(".O");

export function hand(
  game: "TA" | "GP",
  position: Position,
  view: DraftingView,
  racers: readonly Racer[],
  company: Company,
): HandCard<RaceCard>[] {
  const mine = view.hands[company.me] ?? [];
  const printed = new Map(view.printed.map((card) => [card.card, card]));
  return mine.flatMap((held, at) => {
    const card = printed.get(String(held));
    if (!card) return [];
    const ways = (position.answers ?? []).filter((token) => CARD_TOKEN.exec(token)?.[2] === card.card);
    const drivers = ways.flatMap((token) => {
      const racer = racers.find((one) => String(one.number) === CARD_TOKEN.exec(token)?.[1]);
      return racer ? [racer] : [];
    });
    return [
      {
        id: `${card.card}-${at}`,
        title: tell(game, named("card", card.name)),
        detail: textOf(game, card),
        brief: word("page-card-brief", { speed: card.speed, kind: tell(game, `kind-${card.kind}`) }),
        ways: ways.map((token) => [token]),
        face: faceOf(game, card, drivers),
      },
    ];
  });
}

/** While a car drives, it is a space that is wanted; all else is asked in its own words. */
export const hint = (view: DraftingView, position: Position): string =>
  view.move && asksForSteps(position) ? word("page-hint", { car: String(view.move.car) }) : "";

/** A swap that may be declined is a question of its own. */
export const asksForSteps = (position: Position): boolean =>
  (position.answers ?? []).some((token) => STEP_TOKEN.test(token)) && !position.answers?.includes("-");

/** What stands on it besides numbers: its special text, else what its movement type does. */
export function textOf(game: "TA" | "GP", printed: CardView): string {
  return tell(game, printed.effect ? named("text", printed.effect) : `kind-${printed.kind}.text`);
}

export function faceOf(game: "TA" | "GP", printed: CardView, drivers: readonly Racer[]): RaceCard {
  const first = drivers[0];
  const alike = first && drivers.every((one) => one.penalty === first.penalty && onRoad(one) === onRoad(first));
  return {
    printed,
    game,
    speed: alike ? speedOf(printed, first) : printed.speed,
    less: alike && onRoad(first) ? Math.min(first.penalty, printed.speed) : 0,
    fromPits: !!alike && !onRoad(first),
    drivers: alike ? [] : exceptions(printed, drivers),
  };
}

function exceptions(printed: CardView, drivers: readonly Racer[]): Driver[] {
  const speeds = [...new Set(drivers.map((one) => speedOf(printed, one)))].filter((speed) => speed !== printed.speed);
  return speeds.map((speed) => ({
    numbers: drivers.filter((one) => speedOf(printed, one) === speed).map((one) => one.number),
    speed,
  }));
}

/** The car that a way moves: the one that drives, or the one for which a card begins it. */
export function moverOf(view: DraftingView, prospect: Prospect): number | undefined {
  if (view.move) return view.move.car;
  const car = prospect.tokens.length > 1 ? CARD_TOKEN.exec(prospect.tokens[0] ?? "")?.[1] : "";
  return car ? Number(car) : undefined;
}

/** A car, a space, a step: what on the board stands for answers and for whole moves. */
export function picks(
  position: Position,
  view: DraftingView,
  racers: readonly Racer[],
  ways: readonly Prospect[],
): Pick[] {
  const found = new Map<string, { label: string; short: string; note: string; ways: Way[] }>();
  const add = (id: string, label: string, way: Way, short = "", note = ""): void => {
    const entry = found.get(id);
    if (entry) entry.ways.push(way);
    else found.set(id, { label, short, note, ways: [way] });
  };
  const addEnds = (): void => {
    for (const way of ways) {
      const place = placeOfWay(way);
      if (!place) continue;
      const [label, note] = destinationOf(view, way, place);
      const told = view.move ? label : word("page-begun", { car: String(moverOf(view, way) ?? ""), told: label });
      add(spaceOf(place, view.sectors), told, way.tokens, `${printed(view, place)} ${note}`.trim(), note);
    }
  };
  if (view.move) addEnds();
  // The last step of a move is chosen by its space.
  const ends = new Set(ways.filter((way) => way.tokens.length === 1).map((way) => way.tokens[0]));
  for (const token of position.answers ?? []) {
    const car = CAR_TOKEN.exec(token)?.[1];
    const place = PLACE_TOKEN.exec(token)?.[1];
    if (car && racers.some((one) => String(one.number) === car)) {
      const asksPit = view.asking === "pit" && token === car;
      const place = placeOf(view, racers, Number(car));
      const short = asksPit ? word("page-pits", { car }) : word("page-choose-short", { car, place });
      const told = carLabel(view, racers, Number(car));
      add(carPick(car), asksPit ? word("page-pits-with", { car, told }) : told, [token], short);
    } else if (place) {
      add(spaceOf(place, view.sectors), position.words?.[token]?.label ?? place, [token]);
    } else if (STEP_TOKEN.test(token) && !ends.has(token)) {
      add(stepPick(token), position.words?.[token]?.label ?? token, [token]);
    }
  }
  // Before a card is played its car comes first.
  if (!view.move) addEnds();
  return [...found].map(([id, { label, short, note, ways }]) => ({
    id,
    label,
    ways,
    ...(short ? { short } : {}),
    ...(note ? { note } : {}),
  }));
}

function carLabel(view: DraftingView, racers: readonly Racer[], number: number): string {
  const racer = racers.find((one) => one.number === number);
  const args = { car: String(number), place: placeOf(view, racers, number) };
  const at = printed(view, racer?.at ?? "");
  const said = at ? word("page-choose", { ...args, ...spaceArgs(at) }) : word("page-choose-off", args);
  return racer && racer.seat < 0 ? word("page-choose-npc", { car: said }) : said;
}

/** Where a car comes to stand, and what that does to its place. */
export function destination(at: string, before: number, after: number): string {
  const space = spaceArgs(at);
  if (before === after) return word("page-destination-same", { ...space, after });
  return word("page-destination-changed", { ...space, before, after });
}

/** Places before and after, as far as they are known; far down a long list nothing is. */
function destinationOf(view: DraftingView, way: Prospect, place: string): [string, string] {
  const changes = way.effect.changes;
  const number = moverOf(view, way) ?? -1;
  const now = view.order.indexOf(number) + 1;
  const said = printed(view, place);
  if (!changes || !now) return [word("page-destination", spaceArgs(said)), ""];
  const order = (changes["order"] as readonly number[] | undefined) ?? view.order;
  const then = order.indexOf(number) + 1;
  if (!then) return [word("page-destination-finishes", spaceArgs(said)), "⚑"];
  return [destination(said, now + view.finished.length, then + view.finished.length), noteOf(now - then)];
}

const placeOfWay = (way: Prospect): string => /^@(-?\d+\.[\dPO])/.exec(way.name ?? "")?.[1] ?? "";
const MOST_NAMED = 3;

const wayCar = (number: number, at: string): string => word("page-way-car", { car: String(number), ...spaceArgs(at) });

/** Where other cars end tells whole moves to one place apart: those that end elsewhere with another one of them. */
export function wayLabel<V extends DraftingView>(
  racers: (view: V) => readonly Racer[],
  view: V,
  prospect: Prospect,
  others: readonly Prospect[],
): string {
  const place = placeOfWay(prospect);
  if (!place) return "";
  const after = (way: Prospect): readonly Racer[] => racers({ ...view, ...way.effect.changes });
  const rivals = others.filter((way) => placeOfWay(way) === place).map(after);
  const now = racers(view);
  const apart = after(prospect).filter((racer, at) => {
    if (racer.number === moverOf(view, prospect) || !racer.at) return false;
    return rivals.length ? rivals.some((rival) => rival[at]?.at !== racer.at) : racer.at !== now[at]?.at;
  });
  const told = apart.slice(0, MOST_NAMED).map((racer) => wayCar(racer.number, printed(view, racer.at)));
  const space = spaceArgs(printed(view, place));
  const more = apart.length - told.length;
  const along = more ? [...told, word("page-way-more", { more })] : told;
  return along.length ? word("page-way-with", { ...space, others: along }) : word("page-way-alone", space);
}

export function noteOf(gained: number): string {
  return gained > 0 ? `▲${gained}` : gained < 0 ? `▼${-gained}` : "=";
}

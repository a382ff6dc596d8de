/** What cards, cars and spaces stand for: from tokens to things that can be clicked. */
import { draftingWords as words } from "../../lib/words";
import type { Position, Prospect } from "../../lib/wire";
import type { Company, HandCard, Pick, Way } from "../face";
import { carPick, stepPick } from "../track/board";
import { spaceOf } from "../track/place";
import { inPits, placeOf, printed, type CardView, type DraftingView, type Racer } from "./view";

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
const PLACE_TOKEN = /^[:@](\d+\.[\dPO])$/;
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
        title: card.name,
        detail: textOf(game, card),
        brief: words.cardBrief(card.speed, words.movements[card.kind] ?? ""),
        ways: ways.map((token) => [token]),
        face: faceOf(game, card, drivers),
      },
    ];
  });
}

/** While a car drives, it is a space that is wanted; all else is asked in its own words. */
export const hint = (view: DraftingView, position: Position): string =>
  view.move && asksForSteps(position) ? words.hint(view.move.car) : "";

/** A swap that may be declined is a question of its own. */
export const asksForSteps = (position: Position): boolean =>
  (position.answers ?? []).some((token) => STEP_TOKEN.test(token)) && !position.answers?.includes("-");

/** What stands on it besides numbers: its special text, else what its movement type does. */
export function textOf(game: "TA" | "GP", printed: CardView): string {
  return words.effects[printed.effect] ?? words.movementTexts[game]?.[printed.kind] ?? "";
}

function faceOf(game: "TA" | "GP", printed: CardView, drivers: readonly Racer[]): RaceCard {
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

/** A car, a space, a step: what on the board stands for answers and for whole moves. */
export function picks(
  position: Position,
  view: DraftingView,
  racers: readonly Racer[],
  plans: readonly Prospect[],
): Pick[] {
  const found = new Map<string, { label: string; short: string; note: string; ways: Way[] }>();
  const add = (id: string, label: string, way: Way, short = "", note = ""): void => {
    const entry = found.get(id);
    if (entry) entry.ways.push(way);
    else found.set(id, { label, short, note, ways: [way] });
  };
  for (const plan of plans) {
    const place = /^@(-?\d+\.[\dPO])/.exec(plan.name ?? "")?.[1];
    if (place) {
      const [label, note] = destination(view, plan, place);
      add(spaceOf(place, view.sectors), label, plan.tokens, `${printed(view, place)} ${note}`.trim(), note);
    }
  }
  // The last step of a move is chosen by its space.
  const ends = new Set(plans.filter((plan) => plan.tokens.length === 1).map((plan) => plan.tokens[0]));
  for (const token of position.answers ?? []) {
    const car = CAR_TOKEN.exec(token)?.[1];
    const place = PLACE_TOKEN.exec(token)?.[1];
    if (car && racers.some((one) => String(one.number) === car)) {
      const asksPit = view.asking === "pit" && token === car;
      const short = asksPit ? words.pits(Number(car)) : words.chooseShort(Number(car), placeOf(view, racers, Number(car)));
      const label = carLabel(view, racers, Number(car));
      add(carPick(car), asksPit ? `${short}: ${label}` : label, [token], short);
    } else if (place) {
      add(spaceOf(place, view.sectors), (position.words?.[token]?.label ?? place).replace(/^[:@]/, ""), [token]);
    } else if (STEP_TOKEN.test(token) && !ends.has(token)) {
      add(stepPick(token), stepLabel(token), [token]);
    }
  }
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
  const said = words.choose(number, placeOf(view, racers, number), printed(view, racer?.at ?? ""));
  return racer && racer.seat < 0 ? `${said} (${words.npc})` : said;
}

export function stepLabel(token: string): string {
  const laned = /^([>x])(\d)$/.exec(token);
  return laned ? words.stepLane(laned[1] ?? "", laned[2] ?? "") : (words.steps[token] ?? token);
}

/** Places before and after, as far as they are known; far down a long list nothing is. */
function destination(view: DraftingView, plan: Prospect, place: string): [string, string] {
  const changes = plan.effect.changes;
  const number = view.move?.car ?? -1;
  const now = view.order.indexOf(number) + 1;
  const said = printed(view, place);
  if (!changes || !now) return [said, ""];
  const order = (changes["order"] as readonly number[] | undefined) ?? view.order;
  const then = order.indexOf(number) + 1;
  if (!then) return [`${said}, ${words.finishes}`, "⚑"];
  return [words.destination(said, now + view.finished.length, then + view.finished.length), noteOf(now - then)];
}

const placeOfPlan = (plan: Prospect): string => /^@(-?\d+\.[\dPO])/.exec(plan.name ?? "")?.[1] ?? "";
const MOST_NAMED = 3;

/** Where other cars end tells whole moves to one place apart: those that end elsewhere with another one of them. */
export function wayLabel<V extends DraftingView>(
  racers: (view: V) => readonly Racer[],
  view: V,
  prospect: Prospect,
  others: readonly Prospect[],
): string {
  const place = placeOfPlan(prospect);
  if (!place) return "";
  const after = (plan: Prospect): readonly Racer[] => racers({ ...view, ...plan.effect.changes });
  const rivals = others.filter((plan) => placeOfPlan(plan) === place).map(after);
  const now = racers(view);
  const apart = after(prospect).filter((racer, at) => {
    if (racer.number === view.move?.car || !racer.at) return false;
    return rivals.length ? rivals.some((rival) => rival[at]?.at !== racer.at) : racer.at !== now[at]?.at;
  });
  const named = apart.slice(0, MOST_NAMED).map((racer) => words.wayTo(racer.number, printed(view, racer.at)));
  return words.way(printed(view, place), named.join(", "), apart.length - named.length);
}

function noteOf(gained: number): string {
  return gained > 0 ? `▲${gained}` : gained < 0 ? `▼${-gained}` : "=";
}

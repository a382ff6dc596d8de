/** What a player should not overlook: the event, and what may still go wrong for the own cars. */
import type { CarLook } from "../../lib/teams";
import { draftingWords as words } from "../../lib/words";
import type { Company } from "../face";
import { family, WORN_OUT, type FormulaCar, type View } from "./view";

export interface Notice {
  readonly kind: "event" | "warn";
  readonly strong: string;
  readonly text: string;
  /** The cars it is about. */
  readonly looks: readonly CarLook[];
}

const POINTS = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];

/** `tire_test:9`: what the card is called, and its PIT number. */
export function eventOf(event: string): { name: string; pit: string } {
  const [name = "", pit = ""] = event.split(":");
  const said = name.replaceAll("_", " ").replace(/\b(?!the\b|of\b|in\b)\w/g, (letter) => letter.toUpperCase());
  return { name: said, pit };
}

/** GP-8.4.1: the cars of nobody's team that the event sends to the pits. */
export function calledIn(view: View): FormulaCar[] {
  const { pit } = eventOf(view.event);
  const stopped = new Set(view.cars.filter((car) => car.stopped).map((car) => car.number));
  return family
    .racers(view)
    .filter((racer) => racer.seat < 0 && /\d$/.test(racer.at) && !stopped.has(racer.number))
    .filter((racer) => pit === "all" || String(racer.number).endsWith(pit));
}

const own = (view: View, company: Company): FormulaCar[] =>
  family.racers(view).filter((racer) => racer.seat === company.me && racer.status === "racing" && view.turn > 0);

/** GP-7.6.2.1: from the last lap but one. */
export function dutyLeft(view: View, racer: FormulaCar): boolean {
  return racer.seat >= 0 && racer.status === "racing" && view.turn > 0 && !racer.dutyDone && view.lap >= view.laps - 1;
}

const looks = (racers: readonly FormulaCar[]): CarLook[] => racers.map((racer) => racer.look);
const warn = (text: string, racers: readonly FormulaCar[]): Notice[] =>
  racers.length ? [{ kind: "warn", strong: "", text, looks: looks(racers) }] : [];

function eventNotice(view: View): Notice[] {
  if (!view.event) return [];
  const { name, pit } = eventOf(view.event);
  const called = calledIn(view);
  return [{ kind: "event", strong: name, text: words.pitCalls(pit, called.length), looks: looks(called) }];
}

/** Fewer cards than own cars that wait: one of them stays where it is. */
function cardsNotice(view: View, company: Company): Notice[] {
  const waiting = own(view, company).filter((racer) => !racer.moved);
  const cards = view.hand_sizes[company.me] ?? 0;
  const short = view.asking === "action" && cards > 0 && cards <= waiting.length;
  return short ? warn(words.lastCards(cards), waiting) : [];
}

export function notices(view: View, company: Company): Notice[] {
  const cars = own(view, company);
  return [
    ...(view.finished.length && view.asking !== "end" ? [{ kind: "warn", strong: words.lastTurn, text: words.lastTurnText, looks: [] } as const] : []),
    ...eventNotice(view),
    ...warn(words.dutyLeft, cars.filter((racer) => dutyLeft(view, racer))),
    ...warn(words.wornOut, cars.filter((racer) => racer.wear.length >= WORN_OUT)),
    ...warn(words.nearlyWornOut, cars.filter((racer) => racer.wear.length === WORN_OUT - 1)),
    ...cardsNotice(view, company),
  ];
}

/** Points of the slots that nobody has yet; none while all are free. */
export function pointsLeft(view: View): number[] {
  const taken = new Set(family.racers(view).map((racer) => racer.place));
  const left = POINTS.filter((_, at) => !taken.has(at + 1));
  return left.length < POINTS.length ? left : [];
}

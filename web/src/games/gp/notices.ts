/** What a player should not overlook: the event, and what may still go wrong for the own cars. */
import type { CarLook } from "../../lib/teams";
import { tell } from "../../lib/words";
import { named } from "../drafting/words";
import type { Company } from "../../lib/face";
import { family, GAME, type FormulaCar, type View } from "./view";

export interface Notice {
  readonly kind: "event" | "warn";
  readonly strong: string;
  readonly text: string;
  /** The cars it is about. */
  readonly looks: readonly CarLook[];
}

/** `tire_test:9`: what the card is called, and its PIT number. */
export function eventOf(event: string): { name: string; pit: string } {
  const [name = "", pit = ""] = event.split(":");
  return { name: tell(GAME, named("event-card", name)), pit };
}

const own = (view: View, company: Company): FormulaCar[] =>
  family.racers(view).filter((racer) => racer.seat === company.me && racer.status === "racing" && view.turn > 0);

const looks = (racers: readonly FormulaCar[]): CarLook[] => racers.map((racer) => racer.look);
const warn = (text: string, racers: readonly FormulaCar[]): Notice[] =>
  racers.length ? [{ kind: "warn", strong: "", text, looks: looks(racers) }] : [];

/** What the PIT number of the event does. */
function pitCalls(pit: string, cars: number): string {
  if (pit === "none") return tell(GAME, "page-pit-calls-none");
  return tell(GAME, cars ? "page-pit-calls" : "page-pit-calls-nobody", { pit });
}

function eventNotice(view: View): Notice[] {
  if (!view.event) return [];
  const { name, pit } = eventOf(view.event);
  const called = family.racers(view).filter((racer) => racer.calledIn);
  return [{ kind: "event", strong: name, text: pitCalls(pit, called.length), looks: looks(called) }];
}

/** Fewer cards than own cars that wait: one of them stays where it is. */
function cardsNotice(view: View, company: Company): Notice[] {
  const waiting = own(view, company).filter((racer) => !racer.moved);
  const cards = view.hand_sizes[company.me] ?? 0;
  const short = view.asking === "action" && cards > 0 && cards <= waiting.length;
  return short ? warn(tell(GAME, "page-last-cards", { cards }), waiting) : [];
}

export function notices(view: View, company: Company): Notice[] {
  const cars = own(view, company);
  return [
    ...(view.finished.length && view.asking !== "end"
      ? [
          {
            kind: "warn",
            strong: tell(GAME, "page-last-turn"),
            text: tell(GAME, "page-last-turn-text"),
            looks: [],
          } as const,
        ]
      : []),
    ...eventNotice(view),
    ...warn(
      tell(GAME, "page-must-change"),
      cars.filter((racer) => racer.mustChange),
    ),
    ...warn(
      tell(GAME, "page-worn-out"),
      cars.filter((racer) => racer.wornOut),
    ),
    ...warn(
      tell(GAME, "page-nearly-worn-out"),
      cars.filter((racer) => !racer.wornOut && racer.spare === 0),
    ),
    ...cardsNotice(view, company),
  ];
}

/** What one slot of the line shows, in the round that is planned or in one that is played back. */
import type { Prospect } from "../../lib/told";
import type { Check, Frame } from "./round";
import { carsOf, isCar, partsOf, totals, type SpeedCard, type View } from "./view";

export interface Slot {
  readonly key: string;
  readonly kind: "car" | "sl" | "gap";
  /** The car, or the one that left the gap. */
  readonly car: string;
  readonly mine: boolean;
  readonly damaged: boolean;
  readonly power: number;
  readonly card: SpeedCard | null;
  readonly number: number;
  /** Total speed; null while it is not known. */
  readonly speed: number | null;
  /** Not yet real: planned, not revealed. */
  readonly planned: boolean;
  /** Planned: a stop in the pits. */
  readonly pits: boolean;
  /** Totals that it could still drive. */
  readonly range: readonly number[];
  readonly done: boolean;
  readonly role: "" | "actor" | "rival";
  readonly check: Check | null;
}

const EMPTY = {
  mine: false,
  damaged: false,
  power: 0,
  card: null,
  number: 0,
  speed: null,
  planned: false,
  pits: false,
  range: [],
  done: false,
  role: "",
  check: null,
} as const;

function other(item: string, role: Slot["role"]): Slot {
  if (item === "SL") return { ...EMPTY, key: "SL", kind: "sl", car: "", role };
  return { ...EMPTY, key: item, kind: "gap", car: item.slice(4), role };
}

/** The slots of a moment that is played back. */
export function played(view: View, frame: Frame, me: number): Slot[] {
  return frame.line.map((item) => {
    const role = item === frame.actor ? "actor" : item === frame.rival ? "rival" : "";
    if (!isCar(view, item)) return other(item, role);
    const drives = frame.drives.get(item);
    return {
      ...EMPTY,
      key: item,
      kind: "car",
      car: item,
      mine: view.cars[item]?.seat === me,
      damaged: frame.damaged.has(item),
      power: drives?.power ?? 0,
      card: drives?.card ?? null,
      number: drives?.number ?? 0,
      speed: drives?.speed ?? null,
      done: frame.done.has(item),
      role,
      check: frame.checks.find((one) => one.car === item) ?? null,
    };
  });
}

/** My plan: the one that is previewed, else the one that is in. */
export function myPlan(view: View, prospect: Prospect | null, me: number): string {
  if (view.asking !== "plan" || me < 0) return "";
  return prospect?.tokens[0] ?? view.plans[String(me)] ?? "";
}

/** The slots of the line as it stands, with what I plan and what the others could do. */
export function standing(view: View, plan: string, me: number): Slot[] {
  const parts = partsOf(view, plan);
  const mine = carsOf(view, me);
  return view.line.map((item) => {
    const car = view.cars[item];
    if (!car) return other(item, "");
    const part = parts?.[mine.indexOf(item) as 0 | 1];
    const own = part && !part.pit;
    return {
      ...EMPTY,
      key: item,
      kind: "car",
      car: item,
      mine: car.seat === me,
      damaged: car.damaged,
      power: car.power,
      card: (own && part.card) || null,
      number: own ? part.number : 0,
      speed: own ? car.power + part.number : null,
      planned: Boolean(own),
      pits: part?.pit ?? false,
      range: view.asking === "plan" ? totals(view, item) : [],
    };
  });
}

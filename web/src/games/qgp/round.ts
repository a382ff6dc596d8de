/** A round as it was driven, step by step: from its events and from the line that it left behind. */
import type { Happened } from "../../lib/told";
import { faceOf, isCar, ITEMS, type SpeedCard, type View } from "./view";

export const PHASES = ["reveal", "checks", "comparisons", "returns"] as const;
export type Phase = (typeof PHASES)[number];

export interface Drives {
  readonly card: SpeedCard;
  readonly number: number;
  readonly speed: number;
  readonly power: number;
}

export interface Check {
  readonly car: string;
  readonly ahead: number;
  readonly behind: number;
  readonly sum: number;
  readonly safe: boolean;
  /** Slots that it falls back: fewer than it is too fast by, near the end of the line. */
  readonly back: number;
}

/** What the table shows at one moment of the round. */
export interface Frame {
  readonly phase: Phase;
  /** Front to back; a gap is `gap:RA`, by the car that left it. */
  readonly line: readonly string[];
  readonly drives: ReadonlyMap<string, Drives>;
  readonly damaged: ReadonlySet<string>;
  /** Whose card has been turned face down. */
  readonly done: ReadonlySet<string>;
  readonly checks: readonly Check[];
  /** Who acts, and on whom. */
  readonly actor: string;
  readonly rival: string;
  readonly text: string;
  readonly clause: string;
}

export interface Round {
  readonly number: number;
  readonly limit: number;
  readonly section: number;
  readonly frames: readonly Frame[];
}

const item = (event: Happened, name: string): string => ITEMS[event.arguments[name] ?? -1] ?? "";
const number = (event: Happened, name: string): number => event.arguments[name] ?? 0;
const PHASE_OF: Record<string, Phase> = {
  checked: "checks",
  fell: "checks",
  damaged: "checks",
  passed: "comparisons",
  held: "comparisons",
  blocked: "comparisons",
  spent: "comparisons",
  leads: "comparisons",
  returned: "returns",
};
/** How a damage check comes out, as its event numbers it. */
const HOLDS = 0;
const ENDS_ACT = new Set(["held", "blocked", "spent", "leads"]);

/** The last round of these events that was revealed, without what followed it. */
function lastRound(news: readonly Happened[]): Happened[] {
  const begins = news.findLastIndex((event, at) => isReveal(event) && !isReveal(news[at - 1]));
  if (begins < 0) return [];
  const told = (event: Happened): boolean => isReveal(event) || event.kind in PHASE_OF;
  return news.slice(begins).filter(told);
}

const isReveal = (event: Happened | undefined): boolean => event?.kind === "revealed" || event?.kind === "pitted";

/** The line before the round: everything that happened, taken back. */
function lineBefore(line: readonly string[], events: readonly Happened[]): string[] {
  const back = [...line];
  for (const event of events.toReversed()) {
    const car = item(event, "car");
    const at = back.indexOf(car);
    if (event.kind === "returned") back[at] = `gap:${car}`;
    else if (event.kind === "passed") swap(back, at, at + 1);
    else if (event.kind === "fell") move(back, at, at - number(event, "slots"));
    else if (event.kind === "pitted") back[back.indexOf(`gap:${car}`)] = car;
  }
  return back;
}

function swap(line: string[], one: number, other: number): void {
  const kept = line[one] ?? "";
  line[one] = line[other] ?? "";
  line[other] = kept;
}

function move(line: string[], from: number, to: number): void {
  line.splice(to, 0, ...line.splice(from, 1));
}

class Table {
  line: string[];
  readonly drives = new Map<string, Drives>();
  readonly damaged: Set<string>;
  readonly done = new Set<string>();
  checks: Check[] = [];
  readonly frames: Frame[] = [];
  private readonly view: View;

  constructor(view: View, line: string[], damaged: Set<string>) {
    this.view = view;
    this.line = line;
    this.damaged = damaged;
  }

  show(phase: Phase, event: Happened, actor = "", rival = ""): void {
    this.frames.push({
      phase,
      line: [...this.line],
      drives: new Map(this.drives),
      damaged: new Set(this.damaged),
      done: new Set(this.done),
      checks: phase === "checks" ? [...this.checks] : [],
      actor,
      rival,
      text: event.text,
      clause: event.clause,
    });
  }

  reveal(event: Happened): void {
    const car = item(event, "car");
    if (event.kind === "pitted") this.line[this.line.indexOf(car)] = `gap:${car}`;
    const found = faceOf(this.view, event.arguments["face"] ?? -1);
    if (event.kind === "revealed" && found) {
      const speed = number(event, "speed");
      this.drives.set(car, { ...found, speed, power: speed - found.number });
    }
  }

  check(event: Happened, back: number): void {
    const sum = number(event, "sum");
    const safe = number(event, "how") === HOLDS;
    const dice = { ahead: number(event, "ahead"), behind: number(event, "behind") };
    this.checks.push({ car: item(event, "car"), ...dice, sum, safe, back });
  }

  fall(event: Happened): void {
    const at = this.line.indexOf(item(event, "car"));
    move(this.line, at, at + number(event, "slots"));
  }

  damage(event: Happened): void {
    const car = item(event, "car");
    const power = this.view.cars[car]?.damaged_side.power ?? 0;
    this.damaged.add(car);
    const before = this.drives.get(car);
    if (before) this.drives.set(car, { ...before, power, speed: power + before.number });
  }

  compare(event: Happened): string {
    const car = item(event, "car");
    const at = this.line.indexOf(car);
    const rival = this.line[at - 1] ?? "";
    if (event.kind === "passed") swap(this.line, at, at - 1);
    if (ENDS_ACT.has(event.kind)) this.done.add(car);
    return rival;
  }

  come(event: Happened): void {
    const car = item(event, "car");
    this.line[number(event, "slot") - 1] = car;
    this.damaged.delete(car);
  }
}

function fallOf(events: readonly Happened[], car: string): number {
  const fell = events.find((event) => event.kind === "fell" && item(event, "car") === car);
  return fell ? number(fell, "slots") : 0;
}

/** Damaged cars before the round: those of now, without the newly damaged, with the repaired ones. */
function damagedBefore(view: View, events: readonly Happened[]): Set<string> {
  const found = new Set(Object.keys(view.cars).filter((car) => view.cars[car]?.damaged));
  for (const event of events) {
    if (event.kind === "damaged") found.delete(item(event, "car"));
    if (event.kind === "pitted") found.add(item(event, "car"));
  }
  return found;
}

/** The last round of a race that is under way. */
export function lastOf(view: View, past: readonly Happened[]): Round | null {
  const begins = past.findLastIndex((event, at) => isReveal(event) && !isReveal(past[at - 1]));
  return begins < 0 ? null : roundOf(view, past.slice(begins));
}

/** The round that these events tell, or null if they tell of none. */
export function roundOf(view: View, news: readonly Happened[]): Round | null {
  const events = lastRound(news);
  const first = events[0];
  if (!first) return null;
  const table = new Table(view, lineBefore(view.line, events), damagedBefore(view, events));
  for (const event of events.filter(isReveal)) table.reveal(event);
  table.show("reveal", { ...first, text: "" });
  for (const event of events.filter((one) => !isReveal(one))) {
    const phase = PHASE_OF[event.kind] ?? "comparisons";
    let rival = "";
    if (event.kind === "checked") table.check(event, fallOf(events, item(event, "car")));
    else if (event.kind === "fell") table.fall(event);
    else if (event.kind === "damaged") table.damage(event);
    else if (event.kind === "returned") table.come(event);
    else rival = table.compare(event);
    table.show(phase, event, item(event, "car"), rival);
  }
  const over = news.some((event) => event.kind === "finished");
  const opened = news.some((event) => event.kind === "section");
  const section = opened && !over ? (view.section + view.limits.length - 1) % view.limits.length : view.section;
  const number = view.round - (opened && !over ? 1 : 0);
  return { number, limit: view.limits[section] ?? 0, section, frames: table.frames };
}

/** The race as it stood at that moment of the round: for the tower and the top bar. */
export function viewAt(view: View, round: Round, frame: Frame): View {
  const cars = Object.entries(view.cars).map(([car, of]) => {
    const damaged = frame.damaged.has(car);
    const side = damaged ? of.damaged_side : of.healthy_side;
    return [car, { ...of, ...side, damaged, pits: frame.line.includes(`gap:${car}`) }] as const;
  });
  // A car in the pits keeps its place in the line: a gap.
  const line = frame.line.map((item) => (item.startsWith("gap:") ? item.slice(4) : item));
  const order = line.filter((item) => isCar(view, item));
  const points = view.points.map((_, seat) =>
    order.reduce((sum, car, at) => sum + (view.cars[car]?.seat === seat ? (view.scores[at] ?? 0) : 0), 0),
  );
  return { ...view, round: round.number, section: round.section, line, points, cars: Object.fromEntries(cars) };
}

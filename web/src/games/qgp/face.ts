/** Quick Grand Prix at the table: a line with gaps, a limit, and plans that are sealed. */
import type { Happened, Position, Prospect } from "../../lib/wire";
import { ordinal, words } from "../../lib/words";
import { en } from "../../lib/words/en-qgp";
import {
  face,
  type Company,
  type Consequence,
  type HandCard,
  type Pick,
  type TeamSheet,
  type TopCell,
  type TowerRow,
} from "../face";
import Below from "./Below.svelte";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Plan from "./Plan.svelte";
import {
  POINTS,
  cardOf,
  carsOf,
  diceBeside,
  isCar,
  ITEMS,
  limitOf,
  lookOf,
  partsOf,
  places,
  relation,
  teamOf,
  type SpeedCard,
  type View,
} from "./view";

const nameOf = (company: Company, seat: number): string => company.names[seat] ?? "";

function cells(view: View): TopCell[] {
  const limit = limitOf(view);
  return [
    { label: en.circuit, value: view.circuit },
    { label: en.round, value: view.round ? `${view.round} / ${view.rounds}` : en.before },
    ...(view.round ? [{ label: en.limit, value: `${limit}${view.drs[view.section] ? `, ${en.drs}` : ""}` }] : []),
    { label: en.difficulty, value: en.above(view.difficulty) },
  ];
}

function row(view: View, company: Company, car: string, at: number): TowerRow {
  const of = view.cars[car];
  const seat = of?.seat ?? -1;
  return {
    id: car,
    place: at + 1,
    look: lookOf(car),
    name: nameOf(company, seat),
    mine: seat === company.me,
    cells: {
      power: { kind: "text", text: `${of?.power ?? 0} [${of?.limit ?? 0}]`, tone: "plain" },
      ...(of?.pits ? { state: { kind: "tag", text: en.pit2, tone: "info", title: en.pits } as const } : {}),
      ...(of?.damaged && !of.pits
        ? { state: { kind: "tag", text: en.damaged, tone: "bad", title: en.damagedLong } as const }
        : {}),
    },
  };
}

/** The speed cards; where one is given away, with what it can be swapped for. */
function hand(position: Position, view: View, company: Company): HandCard<SpeedCard>[] {
  const answers = position.answers ?? [];
  return (view.hands[company.me] ?? []).flatMap((code) => {
    const card = cardOf(code);
    const ways = answers.filter((token) => token.startsWith(`${code}:`) && !token.includes(","));
    const title = card ? en.card(code, card.low, card.high, card.die) : en.hidden;
    return card ? [{ id: code, title, ways: ways.map((token) => [token]), face: card }] : [];
  });
}

/** Cards in the middle, and the own cars on the grid. */
function pick(position: Position, view: View): Pick[] {
  const answers = position.answers ?? [];
  if (position.decision === "plan") return [];
  return view.middle.flatMap((code) => {
    const ways = answers.filter((token) => token.endsWith(`:${code}`));
    const takes = ways.some((token) => token.startsWith("take"));
    const swaps = ways.some((token) => !token.startsWith("take"));
    const say = position.decision === "swap" ? en.spareFor : takes && swaps ? en.takeOrSwap : takes ? en.takeCard : en.swapFor;
    return ways.length ? [{ id: code, label: say(title(code)), ...(takes && swaps ? { short: title(code) } : {}), ways: ways.map((token) => [token]) }] : [];
  });
}

/** For each car of a plan: its speed against the limit, and which dice would decide above it. */
function consequences(view: View, prospect: Prospect, company: Company): Consequence[] {
  const parts = view.asking === "plan" ? partsOf(prospect.tokens[0] ?? "") : null;
  if (!parts) return [];
  const limit = limitOf(view);
  return carsOf(view, company.me).map((car, at) => {
    const part = parts[at as 0 | 1];
    const look = lookOf(car);
    if (part.pit) return { sign: "note", strong: en.pit, text: en.pitText, look };
    const speed = (view.cars[car]?.power ?? 0) + part.number;
    const against = relation(speed, limit);
    const dice = ([-1, 1] as const).map(
      (step) => diceBeside(view, car, step)?.dice.join("/") ?? `${part.card?.die} (${en.own})`,
    );
    const risk = en.dice(dice[0] ?? "", dice[1] ?? "", view.difficulty);
    return {
      sign: against === "above" ? "luck" : "same",
      strong: String(speed),
      text: against === "above" ? `${en.relations.above}; ${risk}` : en.relations[against],
      look,
    };
  });
}

function sheet(view: View, company: Company, seat: number): TeamSheet {
  const order = places(view);
  const held = (view.hands[seat] ?? []).map((code) => {
    const card = cardOf(code);
    return card ? en.card(code, card.low, card.high, card.die) : en.hidden;
  });
  return {
    seat,
    name: nameOf(company, seat),
    team: teamOf(view.teams[seat] ?? ""),
    points: view.points[seat] ?? 0,
    facts: [{ label: en.facts.cards, value: held.join("; ") || "–" }],
    cars: carsOf(view, seat)
      .filter((car) => view.cars[car])
      .map((car) => ({
        look: lookOf(car),
        lines: [
          ...(order.includes(car) ? [ordinal(order.indexOf(car) + 1)] : []),
          `${en.power(view.cars[car]?.power ?? 0)}, ${en.passes(view.cars[car]?.limit ?? 0)}`,
          ...(view.cars[car]?.damaged ? [en.damagedLong] : []),
        ],
      })),
  };
}

function twin(view: View, company: Company): string[] {
  if (!view.line.length) return [en.notYet, ...view.middle.map((code) => `${en.middle}: ${title(code)}`)];
  const order = places(view);
  return view.line.map((item, at) => {
    const ahead = view.line[at - 1];
    if (!isCar(item)) return en.slTwin(limitOf(view), ahead ?? "");
    const of = view.cars[item];
    const parts = [`${ordinal(order.indexOf(item) + 1)}: ${item}, ${nameOf(company, of?.seat ?? -1)}`];
    parts.push(en.power(of?.power ?? 0), en.passes(of?.limit ?? 0));
    if (of?.damaged) parts.push(en.damagedLong);
    if (ahead) parts.push(`behind ${ahead === "SL" ? "the SL card" : ahead}`);
    return parts.join(", ");
  });
}

function title(code: string): string {
  const card = cardOf(code);
  return card ? en.card(code, card.low, card.high, card.die) : en.hidden;
}

function plates(event: Happened) {
  return ["car", "item"].flatMap((name) => {
    const found = ITEMS[event.arguments[name] ?? -1] ?? "";
    return isCar(found) ? [lookOf(found)] : [];
  });
}

/** What tells the two cars apart, which the question alone does not. */
function betterHint(view: View): string {
  const told = carsOf(view, view.seat).flatMap((car) => {
    const of = view.cars[car];
    return of ? [`${car} ${en.power(of.power)}, ${en.passes(of.limit)}`] : [];
  });
  return [en.better, told.join("; ")].filter(Boolean).join(" ");
}

/** The draft of the next race: fewest points first; of level seats whose best car was lower (QGP-3.2, QGP-R2). */
function draftOf(view: View, points: readonly number[]): string {
  const order = places(view);
  const best = (seat: number): number => order.findIndex((car) => view.cars[car]?.seat === seat);
  const seats = view.teams.map((_, seat) => seat);
  return seats
    .sort((a, b) => (points[a] ?? 0) - (points[b] ?? 0) || best(b) - best(a))
    .map((seat) => seat + 1)
    .join(",");
}

export const qgp = face<View, SpeedCard>({
  code: "QGP",
  pitch: en.pitch,
  minutes: en.minutes,
  Art,
  Board,
  Card,
  Below,
  playsBack: true,
  Choice: Plan,
  choosing: (position) => position.decision === "plan",
  columns: [
    { key: "power", label: "Power", title: en.columns.power, width: 46, align: "right" },
    { key: "state", label: "", title: en.columns.state, width: 40, align: "right" },
  ],
  cells,
  rows: (view, company) => places(view).map((car, at) => row(view, company, car, at)),
  hand,
  targetHint: en.targetHint,
  hint: (view) => (view.asking === "plan" ? en.planHint(view.section + 1, limitOf(view)) : view.asking === "grid_choice" ? betterHint(view) : ""),
  pick: (position, view) => pick(position, view),
  teams: (view, company) => company.names.map((_, seat) => sheet(view, company, seat)),
  twin,
  chart: (view) =>
    places(view).map((car, at) => ({
      id: car,
      look: lookOf(car),
      name: car,
      seat: view.cars[car]?.seat ?? -1,
      second: car.endsWith("B"),
      place: at + 1,
      gap: null,
      wear: null,
      pits: view.swaps.includes(car),
      out: false,
      points: POINTS[at] ?? 0,
    })),
  plates,
  stop: (event) => (event.kind === "pitted" ? (ITEMS[event.arguments["car"] ?? -1] ?? "") : ""),
  next: (view, end) => ({ options: { draft: draftOf(view, end.points) }, text: en.nextDraft }),
  turnTitle: (turn) => (turn ? en.roundTitle(turn) : en.beforeRace),
  consequences,
  tieClause: "QGP-11.3",
  sides: { option: "teams", title: words.fresh.teams, names: en.sides },
  moment: (view, _company, turn) => ({ lap: en.lapNumber(Math.max(1, Math.ceil(turn / view.limits.length))), sky: "" }),
});

/** Grand Prix-F1 at the table: a circuit of thirty spaces, and a hand of fuel. */
import type { Happened, Position, Prospect } from "../../lib/wire";
import {
  face,
  type Cell,
  type Company,
  type Consequence,
  type Pick,
  type TeamSheet,
  type TopCell,
  type TowerRow,
} from "../face";
import Below from "./Below.svelte";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { hand, type FuelCard } from "./cards";
import { endOf, markers } from "./layout";
import { ordinal } from "../../lib/words";
import { en, outcome } from "../../lib/words/en-gpf1";
import {
  carOf,
  COLOURS,
  lapsOf,
  lookOf,
  POINTS,
  routeOf,
  running,
  spoken,
  teamOf,
  valueOf,
  type CarView,
  type PlayView,
  type View,
} from "./view";

const nameOf = (company: Company, seat: number): string => company.names[seat] ?? "";

/** The lap of whoever leads. */
function lapOf(view: View, laps: number): number {
  const first = running(view)[0];
  return first ? Math.min(laps, laps - first.laps + 1) : 1;
}

function cells(view: View, company: Company): TopCell[] {
  const laps = lapsOf(company.options);
  const lap = lapOf(view, laps);
  const sky = view.sky === "sun" ? en.sun : en.rain;
  const rain = view.ones_to_rain >= 0 ? `, ${en.toRain(view.ones_to_rain)}` : "";
  const mine = view.fuel[company.me];
  return [
    { label: en.lap, value: `${lap} / ${laps}` },
    ...(view.turn ? [{ label: en.turn, value: String(view.turn) }] : []),
    {
      label: en.weather,
      value: `${sky}${rain}`,
      sign: { kind: "weather", sky: view.sky === "sun" ? "dry" : "wet" },
    },
    ...(mine === undefined ? [] : [{ label: en.fuel, value: en.litres(mine) }]),
  ];
}

function place(car: CarView): Cell {
  if (car.place) return { kind: "tag", text: ordinal(car.place), tone: "good" };
  if (car.fate === "finished") return { kind: "tag", text: en.disqualified, tone: "bad" };
  if (car.fate !== "racing") return { kind: "tag", text: en.out, tone: "bad", title: en.fates[car.fate] };
  if (car.visiting) {
    return { kind: "tag", text: en.inBox, tone: "info", title: en.inBoxLong(car.sit_outs) };
  }
  return { kind: "text", text: spoken(car.space.replace(/-(IN|OUT)$/, "")) || "–", tone: "strong", title: car.space ? en.spaceTitle(car.space) : "" };
}

/** As long as everybody is on dry tyres in the sun, nobody looks at them. */
const tyresMatter = (view: View): boolean =>
  view.cars.some((car) => car.fate === "racing" && (car.tyres === "rain" || car.wrong_tyres));

const fateOf = (car: CarView): string => (car.place ? ordinal(car.place) : en.fates[car.fate]);

function row(view: View, company: Company, car: CarView, at: number, ahead: CarView | undefined): TowerRow {
  const racing = car.fate === "racing" && car.space !== "";
  const gap = ahead?.space && racing ? `+${car.distance - ahead.distance}` : "";
  return {
    id: car.colour,
    place: at + 1,
    look: lookOf(view, car.colour),
    name: en.carName(car.colour),
    owner: en.ofLaps(nameOf(company, car.seat), racing ? en.lapsShort(car.laps) : fateOf(car)),
    mine: car.seat === company.me,
    active: car.colour === view.mover,
    out: car.fate === "fuel" || car.fate === "crash",
    cells: {
      space: place(car),
      gap: { kind: "text", text: racing ? (at ? gap : en.lead) : "", tone: at ? "plain" : "strong" },
      ...(racing && tyresMatter(view)
        ? { tyre: { kind: "tyre", letter: car.tyres === "dry" ? "D" : "R", wrong: car.wrong_tyres } as const }
        : {}),
      fuel: { kind: "text", text: String(view.fuel[car.seat] ?? ""), tone: "plain" },
    },
  };
}

const said = (play: PlayView): string => {
  const route = routeOf(play.token) === "lane" ? "" : ` (${routeOf(play.token)})`;
  return `${valueOf(play.token)}${route}: ${outcome(play)}`;
};

/** Spaces that cards lead to; boxes that may be taken. */
function pick(position: Position, view: View): Pick[] {
  const answers = position.answers ?? [];
  if (position.decision === "choose_box") {
    return answers.map((token) => ({ id: `BOX${token}`, label: en.takeBox(Number(token)), ways: [[token]] }));
  }
  if (position.decision !== "play_card") return [];
  // The lane before the pits, whichever card comes first: their keys stay the same.
  const lane = (id: string): number => (view.plays.some((play) => endOf(play) === id && routeOf(play.token) === "lane") ? 0 : 1);
  return [...markers(view.plays)].sort((a, b) => lane(a.id) - lane(b.id)).map(({ id, values, cost }) => {
    const plays = view.plays.filter((play) => endOf(play) === id);
    const told = [...new Set(plays.map(outcome))];
    const label = told.length === 1 ? told[0] : plays.map(said).join("; ");
    const pits = plays.every((play) => routeOf(play.token) !== "lane");
    return { id, short: en.goTo(spoken(id), pits, told.length === 1 ? (told[0] ?? "") : ""), label: en.cardsTo([values.join("·"), cost].filter(Boolean).join(", "), spoken(id), label ?? ""), ways: plays.map((play) => [play.token]) };
  });
}

function placeChange(view: View, prospect: Prospect): Consequence[] {
  const after = prospect.effect.changes?.["race_order"] as readonly string[] | undefined;
  const from = view.race_order.indexOf(view.mover) + 1;
  const to = (after ?? view.race_order).indexOf(view.mover) + 1;
  if (!from || !to || from === to) return [];
  const sign = to < from ? "up" : "down";
  return [{ sign, strong: String(Math.abs(from - to)), text: en.to(ordinal(from), ordinal(to)) }];
}

/** What the previewed card does: places, what it brings or costs, and the fuel that is left. */
function consequences(view: View, prospect: Prospect, company: Company): Consequence[] {
  const play = view.plays.find((one) => one.token === prospect.tokens[0]);
  if (!play) return placeChange(view, prospect);
  const driven = play.path.length;
  const cost = outcome(play);
  const clear = cost === "clear";
  const sign = play.fine || play.lost || play.accident ? "down" : play.bonus ? "up" : "note";
  const found: Consequence[] = [
    ...placeChange(view, prospect),
    { sign: "note", strong: en.spaces(driven), text: clear ? en.nothingLost : "" },
  ];
  if (!clear) found.push({ sign, strong: "", text: cost });
  const fuel = (prospect.effect.changes?.["fuel"] as readonly number[] | undefined) ?? view.fuel;
  const cars = (prospect.effect.changes?.["cars"] as readonly CarView[] | undefined) ?? view.cars;
  const left = cars.find((car) => car.colour === view.mover);
  if (left?.space) {
    const litres = en.litres(fuel[company.me] ?? 0);
    found.push({ sign: "note", strong: litres, text: en.leftFor(left.distance) });
  }
  return found;
}

function sheet(view: View, company: Company, seat: number): TeamSheet {
  const cars = running(view).filter((car) => car.seat === seat);
  const held = view.hands[seat];
  return {
    seat,
    name: nameOf(company, seat),
    team: teamOf(cars[0]?.colour ?? ""),
    points: view.points[seat] ?? 0,
    facts: [
      { label: en.facts.box, value: view.boxes[seat] ? String(view.boxes[seat]) : "–" },
      { label: en.facts.fuel, value: en.litres(view.fuel[seat] ?? 0) },
      ...(held ? [{ label: en.facts.cards, value: [...held].reverse().join(" ") || "–" }] : []),
    ],
    cars: cars.map((car) => ({ look: lookOf(view, car.colour), lines: lines(car) })),
  };
}

function lines(car: CarView): string[] {
  if (car.place) return [ordinal(car.place)];
  if (car.fate !== "racing") return [en.fates[car.fate]];
  const found = [`${spoken(car.space)}, ${en.lapsLeft(car.laps)}`, en.lines.toGo(car.distance)];
  found.push(en.lines.tyres(car.tyres, car.wrong_tyres));
  if (car.visiting) found.push(en.inBoxLong(car.sit_outs));
  if (car.damaged) found.push(en.lines.damaged);
  return found;
}

function twin(view: View, company: Company): string[] {
  const cars = running(view);
  return cars.map((car, at) => {
    const ahead = cars[at - 1];
    const who = `${car.colour} (${nameOf(company, car.seat)})`;
    const where = car.space ? `${spoken(car.space)}, ${en.lapsLeft(car.laps)}` : lines(car)[0];
    const gap = ahead?.space && car.space ? en.behind(car.distance - ahead.distance, ahead.colour) : "";
    const more = car.space ? [at ? gap : en.leads, ...lines(car).slice(2)] : [];
    const fuel = car.space ? [en.litres(view.fuel[car.seat] ?? 0)] : [];
    return [`${ordinal(at + 1)}: ${who} on ${where}`, ...more, ...fuel].filter(Boolean).join(", ");
  });
}

function plates(event: Happened, view: View) {
  const car = event.arguments["car"];
  const colour = typeof car === "number" ? COLOURS[car] : undefined;
  return colour && carOf(view, colour) ? [lookOf(view, colour)] : [];
}

export const gpf1 = face<View, FuelCard>({
  code: "GPF1",
  pitch: en.pitch,
  minutes: en.minutes,
  Art,
  Board,
  Card,
  Below,
  columns: [
    { key: "space", label: "Space", title: en.columns.space, width: 38, align: "right" },
    { key: "gap", label: "Gap", title: en.columns.gap, width: 27, align: "right" },
    { key: "tyre", label: "Tyre", title: en.columns.tyre, width: 22, align: "center" },
    { key: "fuel", label: "Fuel", title: en.columns.fuel, width: 22, align: "right" },
  ],
  cells,
  rows: (view, company) => {
    const cars = running(view);
    return cars.map((car, at) => row(view, company, car, at, cars[at - 1]));
  },
  hand,
  hint: (view) => (view.asking === "choose_box" ? en.boxHint : ""),
  pick: (position, view) => pick(position, view),
  teams: (view, company) => company.names.map((_, seat) => sheet(view, company, seat)),
  twin,
  chart: (view) => {
    const cars = running(view);
    const first = cars[0]?.distance ?? 0;
    return cars.map((car, at) => ({
      id: car.colour,
      look: lookOf(view, car.colour),
      name: en.carName(car.colour),
      seat: car.seat,
      second: view.cars.indexOf(car) >= view.boxes.length,
      place: at + 1,
      gap: car.space ? car.distance - first : null,
      wear: null,
      pits: car.visiting,
      out: car.fate === "fuel" || car.fate === "crash",
      points: POINTS[car.place - 1] ?? 0,
    }));
  },
  plates,
  done: (view, company) =>
    company.me >= 0 && view.turn > 0 && view.cars.every((car) => car.seat !== company.me || car.fate !== "racing"),
  consequences,
  tieClause: "GPF1-R62",
  moment: (view, company) => ({
    // Of whoever has come furthest, in the race or out of it: laps of a chart never go back.
    lap: en.lapNumber(Math.max(1, lapsOf(company.options) + 1 - Math.min(...view.cars.map((car) => Math.max(1, car.laps))))),
    sky: view.sky === "rain" ? en.rain : "",
  }),
  verdict: (view) =>
    view.cars.some((car) => car.place) ? null : { text: en.nobody, clause: "GPF1-R60" },
});

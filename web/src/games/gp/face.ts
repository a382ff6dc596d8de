/** Grand Prix at the table: 22 cars, two of each player, tyres, weather, a Safety Zone. */
import { TEAMS } from "../../lib/teams";
import { draftingWords as words, named, words as common } from "../../lib/words";
import { hand, hint, picks, wayLabel, type RaceCard } from "../drafting/choices";
import { carried, type Doings } from "../drafting/carried";
import { consequences } from "../drafting/consequences";
import RaceCardFace from "../drafting/RaceCard.svelte";
import { chart, lapOf, towerRows, twin } from "../drafting/tower";
import { whyNot, type Clauses } from "../drafting/why";
import { face, type Cell, type Company, type TopCell } from "../face";
import { column } from "../ta/face";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import { SIGNS } from "./signs";
import Below from "./Below.svelte";
import { dutyLeft, eventOf } from "./notices";
import { stopPlanned, teams, tyresChosen } from "./teams";
import { family, flagOf, zoneOf, type FormulaCar, type View } from "./view";

const DOINGS: Doings = { "GP-6.2.2": "pushes", "GP-6.8.1": "shoves", "GP-6.7.2": "pulls", "GP-RC-4.1": "swaps" };

const CLAUSES: Clauses = {
  card: "GP-3.4.3",
  worn: "GP-3.4.5",
  owner: "GP-1.5.1",
  once: "GP-3.4.3",
  pits: "GP-9.1.1",
  onward: "GP-6.1.5",
  spent: "GP-6.1.7",
  cost: "GP-6.1.2",
};

/** Questions of a pit stop. */
const STOPS = new Set(["pit", "repair", "new_tyres"]);

/** The flags that bunch the field, as events number them. */
const RESTARTS = ["double_yellow", "red"] as const;

function cells(view: View): TopCell[] {
  const zone = zoneOf(view);
  const flag = zone ? "yellow" : view.flag;
  const word = words.flags[flag] ?? flag;
  return [
    { label: words.circuit, value: words.circuits[view.circuit] ?? view.circuit },
    { label: words.lap, value: `${view.lap} / ${view.laps}` },
    { label: words.turn, value: view.turn ? String(view.turn) : words.beforeStart },
    { label: words.weather, value: words.skies[view.weather] ?? view.weather, sign: { kind: "weather", sky: view.weather } },
    {
      label: words.flag,
      value: zone ? `${word}, ${words.zoneShort(zone.first, zone.last)}` : word,
      sign: { kind: "flag", flag: flagOf(flag) },
    },
    ...(view.event ? [{ label: words.event, value: eventOf(view.event).name }] : []),
  ];
}

function tyreCell(view: View, racer: FormulaCar): Cell | null {
  if (!racer.tyre) return null;
  const wrong = (view.weather === "wet") !== (racer.tyre === "W");
  return { kind: "tyre", letter: racer.tyre, bonus: racer.bonus, wrong, due: dutyLeft(view, racer) };
}

function twinOf(view: View, company: Company): string[] {
  const zone = zoneOf(view);
  const lines = twin(view, family.racers(view), company);
  return zone ? [words.twin.zone(zone.first, zone.last), ...lines] : lines;
}

export const gp = face<View, RaceCard>({
  code: "GP",
  pitch: "22 cars, two of them yours, tyres and weather",
  minutes: "120 min",
  Art,
  Board,
  Below,
  Card: RaceCardFace,
  leastCard: 92,
  columns: [
    column("gap", 36),
    column("tyre", 28, "center"),
    column("wear", 46, "center"),
    column("calls", 30, "center"),
    column("state", 54, "center"),
  ],
  cells,
  rows: (view, company) =>
    towerRows(view, family.racers(view), company, (racer) => ({
      tyre: tyreCell(view, racer),
      calls: racer.closeCalls ? { kind: "calls", count: racer.closeCalls } : null,
    })),
  hand: (position, view, company) => hand("GP", position, view, family.racers(view), company),
  hint,
  targetHint: words.whichCar,
  pick: (position, view, plans) => picks(position, view, family.racers(view), plans),
  teams,
  twin: twinOf,
  chart: (view) => chart(view, family.racers(view)),
  plates: (event, view) => {
    const racer = family.racers(view)[event.arguments["car"] ?? -1];
    return racer ? [racer.look] : [];
  },
  wayLabel: (view, prospect, others) => wayLabel((of: View) => family.racers(of), view, prospect, others),
  consequences: (view, prospect, company) => {
    if (view.asking === "tyres") return tyresChosen(view, prospect, company);
    if (STOPS.has(view.asking)) return stopPlanned(view, prospect);
    return consequences(family, view, prospect, company);
  },
  carried: (news, view, company) => carried(DOINGS, news, family.racers(view), company),
  signs: SIGNS,
  whyNot: (thing, position, view, company) => whyNot(CLAUSES, thing, position, view, family.racers(view), company),
  tieClause: "GP-10.2.4",
  sides: { option: "teams", title: common.fresh.teams, names: named(TEAMS) },
  ranges: { laps: [1, 5] },
  moment: (view) => ({ lap: lapOf(view), sky: view.weather === "wet" ? (words.skies["wet"] ?? "") : "" }),
  flag: (event) => {
    if (event.kind === "zone") return { flag: "yellow", text: words.zoneFlag };
    const name = event.kind === "restart" ? RESTARTS[event.arguments["flag"] ?? -1] : undefined;
    return name ? { flag: flagOf(name), text: words.flags[name] ?? name } : null;
  },
});

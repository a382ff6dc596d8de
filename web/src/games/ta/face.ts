/** Thunder Alley at the table: stock cars in packs, race cards that move whole lines. */
import { draftingWords as words, named, words as common } from "../../lib/words";
import { hand, hint, picks, wayLabel, type RaceCard } from "../drafting/choices";
import { carried, drawn, type Doings } from "../drafting/carried";
import { consequences } from "../drafting/consequences";
import RaceCardFace from "../drafting/RaceCard.svelte";
import { chart, lapOf, towerRows, twin, wearTitle } from "../drafting/tower";
import { placeOf, printed } from "../drafting/view";
import { whyNot, type Clauses } from "../drafting/why";
import { face, type Column, type Company, type FlagName, type TeamSheet, type TopCell } from "../face";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import { SIGNS } from "./signs";
import { family, SIDES, teamOf, type View } from "./view";

const DOINGS: Doings = { "TA-6.8.1": "pushes", "TA-6.7.1": "shoves", "TA-6.2.2": "pulls", "TA-C5": "swaps" };

const CLAUSES: Clauses = {
  card: "TA-3.4.7",
  worn: "TA-3.4.5",
  owner: "TA-3.4.2",
  once: "TA-3.4.2",
  pits: "TA-9.1.1",
  onward: "TA-6.1.2",
  spent: "TA-6.1.7",
  cost: "TA-6.1.3",
};

/** The Rain that ends the race. */
const RAINED_OFF = "TA-E16.2";

export const column = (key: string, width: number, align: Column["align"] = "right"): Column => {
  const [label, title] = words.columns[key] ?? ["", ""];
  return { key, label, title, width, align };
};

function cells(view: View): TopCell[] {
  const flag = (view.flag in words.flags ? view.flag : "green") as FlagName;
  return [
    { label: words.circuit, value: words.circuits[view.circuit] ?? view.circuit },
    { label: words.lap, value: `${view.lap} / ${view.laps}` },
    { label: words.turn, value: view.turn ? String(view.turn) : words.beforeStart },
    { label: words.flag, value: words.flags[flag] ?? flag, sign: { kind: "flag", flag } },
    ...(view.event ? [{ label: words.event, value: view.event }] : []),
    ...(view.rain ? [{ label: words.weather, value: words.clouds, sign: { kind: "weather", sky: "wet" } as const }] : []),
  ];
}

function teams(view: View, company: Company): TeamSheet[] {
  const racers = family.racers(view);
  return view.teams.map((team, seat) => ({
    seat,
    name: company.names[seat] ?? "",
    team: teamOf(team),
    points: view.points[seat] ?? 0,
    facts: [
      { label: words.team.cards, value: String(view.hand_sizes[seat] ?? 0) },
      { label: words.team.toMove, value: String(view.segments_left[seat] ?? 0) },
      ...(view.first === seat && view.turn ? [{ label: words.team.first, value: words.team.yes }] : []),
    ],
    cars: racers
      .filter((racer) => racer.seat === seat)
      .map((racer) => ({
        look: racer.look,
        lines: [
          racer.at ? words.team.place(placeOf(view, racers, racer.number), printed(view, racer.at)) : words.twin[racer.status === "out" ? "gone" : "over"],
          wearTitle(racer),
          ...(racer.led ? [words.team.led(racer.led)] : []),
          words.team.pointsNow(racer.points),
        ],
      })),
  }));
}

export const ta = face<View, RaceCard>({
  code: "TA",
  pitch: "Stock cars in packs: drafting moves whole lines",
  minutes: "90 min",
  Art,
  Board,
  Card: RaceCardFace,
  leastCard: 92,
  columns: [column("gap", 40), column("wear", 46, "center"), column("led", 30, "center"), column("state", 52, "center")],
  cells,
  rows: (view, company) =>
    towerRows(view, family.racers(view), company, (racer) => ({
      led: racer.led ? { kind: "text", text: String(racer.led), tone: "plain", title: words.team.led(racer.led) } : null,
    })),
  hand: (position, view, company) => hand("TA", position, view, family.racers(view), company),
  hint,
  targetHint: words.whichCar,
  pick: (position, view, plans) => picks(position, view, family.racers(view), plans),
  teams,
  twin: (view, company) => twin(view, family.racers(view), company),
  chart: (view) => chart(view, family.racers(view)),
  plates: (event, view) => {
    const racer = family.racers(view)[event.arguments["car"] ?? -1];
    return racer ? [racer.look] : [];
  },
  wayLabel: (view, prospect, others) => wayLabel((of: View) => family.racers(of), view, prospect, others),
  consequences: (view, prospect, company) => consequences(family, view, prospect, company),
  carried: (news, view, company) => [
    ...carried(DOINGS, news, family.racers(view), company),
    ...drawn("TA-E", news, family.racers(view), company),
  ],
  signs: SIGNS,
  whyNot: (thing, position, view, company) => whyNot(CLAUSES, thing, position, view, family.racers(view), company),
  tieClause: "TA-10.2.4",
  sides: { option: "teams", title: common.fresh.teams, names: named(SIDES) },
  ranges: { laps: [1, 9], cars: [1, 6] },
  moment: (view) => ({ lap: lapOf(view), sky: view.rain ? words.clouds : "" }),
  flag: (event) => {
    if (event.kind === "yellow") return { flag: "yellow", text: words.flags["yellow"] ?? "" };
    return event.clause === RAINED_OFF ? { flag: "red", text: words.flags["red"] ?? "" } : null;
  },
});

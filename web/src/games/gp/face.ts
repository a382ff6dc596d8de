/** Grand Prix at the table: 22 cars, two of each player, tyres, weather, a Safety Zone. */
import { TEAMS } from "../../lib/teams";
import { labelled, t, tell } from "../../lib/words";
import { circuitName, word } from "../drafting/words";
import type { RaceCard } from "../drafting/choices";
import { carried } from "../drafting/carried";
import { consequences } from "../drafting/consequences";
import { shared } from "../drafting/face";
import { column, lapOf, towerRows, twin } from "../drafting/tower";
import type { Clauses } from "../drafting/why";
import { face, type Cell, type Company, type TopCell } from "../../lib/face";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import { signs } from "./signs";
import Below from "./Below.svelte";
import { eventOf } from "./notices";
import { stopPlanned, teams, tyresChosen } from "./teams";
import { family, flagOf, GAME, zoneArgs, zoneOf, type FormulaCar, type View } from "./view";

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
  const name = word(`page-flag-${flagOf(flag)}`);
  return [
    { label: word("page-circuit"), value: circuitName(view.circuit) },
    { label: word("page-lap"), value: word("page-lap-of", { lap: view.lap, laps: view.laps }) },
    { label: word("page-turn"), value: view.turn ? String(view.turn) : word("page-before-start") },
    {
      label: word("page-weather"),
      value: tell(GAME, `page-sky-${view.weather}`),
      sign: { kind: "weather", sky: view.weather },
    },
    {
      label: word("page-flag"),
      value: zone ? tell(GAME, "page-zone-short", { flag: name, ...zoneArgs(zone) }) : name,
      sign: { kind: "flag", flag: flagOf(flag) },
    },
    ...(view.event ? [{ label: word("page-event"), value: eventOf(view.event).name }] : []),
  ];
}

function tyreCell(view: View, racer: FormulaCar): Cell | null {
  if (!racer.tyre) return null;
  const wrong = (view.weather === "wet") !== (racer.tyre === "W");
  return { kind: "tyre", letter: racer.tyre, bonus: racer.bonus, wrong, due: racer.mustChange };
}

function twinOf(view: View, company: Company): string[] {
  const zone = zoneOf(view);
  const lines = twin(view, family.racers(view), company);
  return zone ? [tell(GAME, "page-twin-zone", zoneArgs(zone)), ...lines] : lines;
}

export const gp = face<View, RaceCard>({
  ...shared(GAME, family, CLAUSES),
  code: GAME,
  Art,
  Board,
  Below,
  get columns() {
    return [
      column(GAME, "gap", 36),
      column(GAME, "tyre", 28, "center"),
      column(GAME, "wear", 46, "center"),
      column(GAME, "calls", 30, "center"),
      column(GAME, "state", 54, "center"),
    ];
  },
  cells,
  rows: (view, company) =>
    towerRows(view, family.racers(view), company, (racer) => ({
      tyre: tyreCell(view, racer),
      calls: racer.closeCalls ? { kind: "calls", count: racer.closeCalls } : null,
    })),
  get targetHint() {
    return word("page-which-car");
  },
  teams,
  twin: twinOf,
  consequences: (view, prospect, company) => {
    if (view.asking === "tyres") return tyresChosen(view, prospect, company);
    if (STOPS.has(view.asking)) return stopPlanned(view, prospect);
    return consequences(family, view, prospect, company);
  },
  carried: (news, view, company) => carried(news, family.racers(view), company),
  get signs() {
    return signs();
  },
  tieClause: "GP-10.2.4",
  get sides() {
    return { option: "teams", title: t("side-teams"), names: labelled(TEAMS, (team) => tell(GAME, `team-${team}`)) };
  },
  ranges: { laps: [1, 5] },
  moment: (view) => ({ lap: lapOf(view), sky: view.weather === "wet" ? tell(GAME, "page-sky-wet") : "" }),
  flag: (event) => {
    if (event.kind === "zone") return { flag: "yellow", text: tell(GAME, "page-zone-flag") };
    const name = event.kind === "restart" ? RESTARTS[event.arguments["flag"] ?? -1] : undefined;
    return name ? { flag: flagOf(name), text: word(`page-flag-${flagOf(name)}`) } : null;
  },
});

/** Thunder Alley at the table: stock cars in packs, race cards that move whole lines. */
import { labelled, t, tell } from "../../lib/words";
import type { RaceCard } from "../drafting/choices";
import { carried, drawn } from "../drafting/carried";
import { consequences } from "../drafting/consequences";
import { shared } from "../drafting/face";
import { column, lapOf, towerRows, twin } from "../drafting/tower";
import { teamSheets } from "../drafting/teams";
import type { Clauses } from "../drafting/why";
import { circuitName, named, word } from "../drafting/words";
import { face, type Company, type FlagName, type TeamSheet, type TopCell } from "../../lib/face";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import { signs } from "./signs";
import { family, GAME, SIDES, teamOf, type View } from "./view";

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

/** The end of a race that Rain stops. */
const RAINED_OFF = 2;

function cells(view: View): TopCell[] {
  const flag = view.flag as FlagName;
  return [
    { label: word("page-circuit"), value: circuitName(view.circuit) },
    { label: word("page-lap"), value: word("page-lap-of", { lap: view.lap, laps: view.laps }) },
    { label: word("page-turn"), value: view.turn ? String(view.turn) : word("page-before-start") },
    { label: word("page-flag"), value: word(`page-flag-${flag}`), sign: { kind: "flag", flag } },
    ...(view.event ? [{ label: word("page-event"), value: tell(GAME, named("event-card", view.event)) }] : []),
    ...(view.rain
      ? [
          {
            label: word("page-weather"),
            value: tell(GAME, "page-clouds"),
            sign: { kind: "weather", sky: "wet" } as const,
          },
        ]
      : []),
  ];
}

function teams(view: View, company: Company): TeamSheet[] {
  return teamSheets(view, family.racers(view), company, {
    teamOf,
    facts: (seat) => [{ label: tell(GAME, "page-team-to-move"), value: String(view.segments_left[seat] ?? 0) }],
    lines: (racer) => (racer.led ? [tell(GAME, "screen-led", { led: racer.led })] : []),
  });
}

export const ta = face<View, RaceCard>({
  ...shared(GAME, family, CLAUSES),
  code: GAME,
  Art,
  Board,
  get columns() {
    return [
      column(GAME, "gap", 40),
      column(GAME, "wear", 46, "center"),
      column(GAME, "led", 30, "center"),
      column(GAME, "state", 52, "center"),
    ];
  },
  cells,
  rows: (view, company) =>
    towerRows(view, family.racers(view), company, (racer) => ({
      led: racer.led
        ? { kind: "text", text: String(racer.led), tone: "plain", title: tell(GAME, "screen-led", { led: racer.led }) }
        : null,
    })),
  get targetHint() {
    return word("page-which-car");
  },
  teams,
  twin: (view, company) => twin(view, family.racers(view), company),
  consequences: (view, prospect, company) => consequences(family, view, prospect, company),
  carried: (news, view, company) => [
    ...carried(news, family.racers(view), company),
    ...drawn("TA-E", news, family.racers(view), company),
  ],
  get signs() {
    return signs();
  },
  tieClause: "TA-10.2.4",
  get sides() {
    return { option: "teams", title: t("side-teams"), names: labelled(SIDES, (team) => tell(GAME, `team-${team}`)) };
  },
  ranges: { laps: [1, 9], cars: [1, 6] },
  moment: (view) => ({ lap: lapOf(view), sky: view.rain ? tell(GAME, "page-clouds") : "" }),
  flag: (event) => {
    if (event.kind === "yellow") return { flag: "yellow", text: word("page-flag-yellow") };
    const rained = event.kind === "over" && event.arguments["end"] === RAINED_OFF;
    return rained ? { flag: "red", text: word("page-flag-red") } : null;
  },
});

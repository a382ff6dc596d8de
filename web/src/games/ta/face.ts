/** Thunder Alley at the table: stock cars in packs, race cards that move whole lines. */
import { labelled, t, tell } from "../../lib/words";
import { hand, hint, picks, wayLabel, type RaceCard } from "../drafting/choices";
import { acted } from "../drafting/acted";
import { carried, drawn } from "../drafting/carried";
import { consequences } from "../drafting/consequences";
import RaceCardFace from "../drafting/RaceCard.svelte";
import { best, reach } from "../drafting/reach";
import { chart, column, lapOf, towerRows, twin, wearTitle } from "../drafting/tower";
import { placeOf, printed } from "../drafting/view";
import { whyNot, type Clauses } from "../drafting/why";
import { circuitName, named, spaceArgs, word } from "../drafting/words";
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
  const racers = family.racers(view);
  return view.teams.map((team, seat) => ({
    seat,
    name: company.names[seat] ?? "",
    team: teamOf(team),
    points: view.points[seat] ?? 0,
    facts: [
      { label: word("page-team-cards"), value: String(view.hand_sizes[seat] ?? 0) },
      { label: tell(GAME, "page-team-to-move"), value: String(view.segments_left[seat] ?? 0) },
      ...(view.first === seat && view.turn ? [{ label: word("page-team-first"), value: word("page-team-yes") }] : []),
    ],
    cars: racers
      .filter((racer) => racer.seat === seat)
      .map((racer) => ({
        look: racer.look,
        lines: [
          racer.at
            ? word("page-team-place", {
                place: placeOf(view, racers, racer.number),
                ...spaceArgs(printed(view, racer.at)),
              })
            : word(racer.status === "out" ? "page-twin-gone" : "page-twin-over"),
          wearTitle(racer),
          ...(racer.led ? [tell(GAME, "screen-led", { led: racer.led })] : []),
          word("page-team-points", { points: racer.points }),
        ],
      })),
  }));
}

export const ta = face<View, RaceCard>({
  code: GAME,
  get pitch() {
    return tell(GAME, "page-pitch");
  },
  get minutes() {
    return tell(GAME, "page-minutes");
  },
  Art,
  Board,
  Card: RaceCardFace,
  playsBack: true,
  scene: (news, views) => acted(GAME, news, views, (view: View) => family.racers(view)),
  banner: (event) => (event.kind === "event" ? { title: event.text } : null),
  leastCard: 92,
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
  hand: (position, view, company) => hand(GAME, position, view, family.racers(view), company),
  hint,
  get targetHint() {
    return word("page-which-car");
  },
  pick: (position, view, plans) => picks(position, view, family.racers(view), plans),
  teams,
  twin: (view, company) => twin(view, family.racers(view), company),
  chart: (view) => chart(view, family.racers(view)),
  plates: (event, view) => {
    const racer = family.racers(view)[event.arguments["car"] ?? -1];
    return racer ? [racer.look] : [];
  },
  reach: (view, prospects) => reach(view, family.racers(view), prospects),
  best: (view, prospects) => best(view, family.racers(view), prospects),
  wayLabel: (view, prospect, others) => wayLabel((of: View) => family.racers(of), view, prospect, others),
  consequences: (view, prospect, company) => consequences(family, view, prospect, company),
  carried: (news, view, company) => [
    ...carried(news, family.racers(view), company),
    ...drawn("TA-E", news, family.racers(view), company),
  ],
  get signs() {
    return signs();
  },
  whyNot: (thing, position, view, company) => whyNot(CLAUSES, thing, position, view, family.racers(view), company),
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

/** Quick Grand Prix at the table: a line with gaps, a limit, and plans that are sealed. */
import type { Happened, Position, Prospect } from "../../lib/told";
import { t } from "../../lib/words";
import {
  face,
  type Company,
  type Consequence,
  type HandCard,
  type Pick,
  type TeamSheet,
  type TopCell,
  type TowerRow,
} from "../../lib/face";
import Below from "./Below.svelte";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Plan from "./Plan.svelte";
import {
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
import { carName, word } from "./words";

const nameOf = (company: Company, seat: number): string => company.names[seat] ?? "";

const yes = (is: boolean | undefined): string => (is ? "yes" : "no");

function cells(view: View): TopCell[] {
  const limit = limitOf(view);
  const drs = yes(view.drs[view.section]);
  return [
    { label: word("page-circuit"), value: view.circuit },
    {
      label: word("page-round"),
      value: view.round ? word("page-round-of", { round: view.round, rounds: view.rounds }) : word("page-draft"),
    },
    ...(view.round ? [{ label: word("page-limit"), value: word("page-limit-now", { limit, drs }) }] : []),
    { label: word("page-difficulty"), value: word("page-difficulty-value", { difficulty: view.difficulty }) },
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
      ...(of?.pits
        ? { state: { kind: "tag", text: word("page-state-pits"), tone: "info", title: word("page-in-pits") } as const }
        : {}),
      ...(of?.damaged && !of.pits
        ? {
            state: { kind: "tag", text: word("page-state-damaged"), tone: "bad", title: word("page-damaged") } as const,
          }
        : {}),
    },
  };
}

/** The speed cards; where one is given away, with what it can be swapped for. */
function hand(position: Position, view: View, company: Company): HandCard<SpeedCard>[] {
  const answers = position.answers ?? [];
  return (view.hands[company.me] ?? []).flatMap((code) => {
    const card = cardOf(view, code);
    const ways = answers.filter((token) => token.startsWith(`${code}:`) && !token.includes(","));
    return card ? [{ id: code, title: title(view, code), ways: ways.map((token) => [token]), face: card }] : [];
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
    const kind = position.decision === "swap" ? "spare" : takes && swaps ? "take-or-swap" : takes ? "take" : "swap";
    const card = title(view, code);
    return ways.length
      ? [
          {
            id: code,
            label: word(`page-pick-${kind}`, { card }),
            ...(takes && swaps ? { short: card } : {}),
            ways: ways.map((token) => [token]),
          },
        ]
      : [];
  });
}

/** For each car of a plan: its speed against the limit, and which dice would decide above it. */
function consequences(view: View, prospect: Prospect, company: Company): Consequence[] {
  const parts = view.asking === "plan" ? partsOf(view, prospect.tokens[0] ?? "") : null;
  if (!parts) return [];
  const limit = limitOf(view);
  return carsOf(view, company.me).map((car, at) => {
    const part = parts[at as 0 | 1];
    const look = lookOf(car);
    if (part.pit) return { sign: "note", strong: word("page-stop"), text: word("page-stop-long"), look };
    const speed = (view.cars[car]?.power ?? 0) + part.number;
    const against = relation(speed, limit);
    const [ahead = "", behind = ""] = ([-1, 1] as const).map(
      (step) => diceBeside(view, car, step)?.dice.join("/") ?? word("page-own-die", { die: part.card?.die ?? 0 }),
    );
    const risk = word("page-above-risk", { ahead, behind, difficulty: view.difficulty });
    return {
      sign: against === "above" ? "luck" : "same",
      strong: String(speed),
      text: against === "above" ? risk : word(`page-${against}`),
      look,
    };
  });
}

function sheet(view: View, company: Company, seat: number): TeamSheet {
  const order = places(view);
  const held = (view.hands[seat] ?? []).map((code) => title(view, code));
  return {
    seat,
    name: nameOf(company, seat),
    team: teamOf(view.teams[seat] ?? ""),
    points: view.points[seat] ?? 0,
    facts: [{ label: word("page-cards"), value: held.join("; ") || "–" }],
    cars: carsOf(view, seat)
      .filter((car) => view.cars[car])
      .map((car) => ({
        look: lookOf(car),
        lines: [
          ...(order.includes(car) ? [word("page-place", { place: order.indexOf(car) + 1 })] : []),
          values("page-car-values", view, car),
          ...(view.cars[car]?.damaged ? [word("page-damaged")] : []),
        ],
      })),
  };
}

function twin(view: View, company: Company): string[] {
  if (!view.line.length) {
    const middle = view.middle.map((code) => word("page-twin-middle", { card: title(view, code) }));
    return [word("page-twin-empty"), ...middle];
  }
  const order = places(view);
  return view.line.map((item, at) => {
    const before = view.line[at - 1] ?? "";
    const ahead = isCar(view, before) ? carName(before) : "";
    const of = view.cars[item];
    if (!of) return word("page-twin-sl", { limit: limitOf(view), first: yes(at === 0), ahead });
    return word("page-twin-car", {
      place: order.indexOf(item) + 1,
      car: carName(item),
      name: nameOf(company, of.seat),
      power: of.power,
      limit: of.limit,
      damaged: yes(of.damaged),
      behind: ahead ? "car" : before ? "sl" : "nothing",
      ahead,
    });
  });
}

function title(view: View, code: string): string {
  const card = cardOf(view, code);
  return card ? word("card", { ...card }) : word("page-hidden-card");
}

/** What a car can do. */
const values = (id: string, view: View, car: string): string =>
  word(id, { car: carName(car), power: view.cars[car]?.power ?? 0, limit: view.cars[car]?.limit ?? 0 });

function plates(event: Happened, view: View) {
  return ["car", "item"].flatMap((name) => {
    const found = ITEMS[event.arguments[name] ?? -1] ?? "";
    return isCar(view, found) ? [lookOf(found)] : [];
  });
}

/** What tells the two cars apart, which the question alone does not. */
const betterHint = (view: View): string =>
  carsOf(view, view.seat)
    .filter((car) => isCar(view, car))
    .map((car) => values("page-grid-car", view, car))
    .join("; ");

/** What a round comes to; plans that are in and cars that stay behind are no news. */
const HEADLINES: ReadonlySet<string> = new Set(["passed", "damaged", "pitted", "returned"]);

export const qgp = face<View, SpeedCard>({
  code: "QGP",
  Art,
  Board,
  Card,
  Below,
  playsBack: true,
  room: 314,
  playsRound: (news) => news.some((event) => event.kind === "revealed"),
  headlines: (news) => news.filter((event) => HEADLINES.has(event.kind)),
  get ending() {
    return word("page-ending");
  },
  Choice: Plan,
  choosing: (position) => position.decision === "plan",
  get columns() {
    return [
      { key: "power", label: word("page-power"), title: word("page-power-long"), width: 46, align: "right" },
      { key: "state", label: "", title: word("page-state"), width: 40, align: "right" },
    ] as const;
  },
  cells,
  rows: (view, company) => places(view).map((car, at) => row(view, company, car, at)),
  hand,
  get targetHint() {
    return word("page-pick-next");
  },
  hint: (view) =>
    view.asking === "plan"
      ? word("page-plan-hint", { section: view.section + 1, limit: limitOf(view) })
      : view.asking === "grid_choice"
        ? betterHint(view)
        : "",
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
      points: view.scores[at] ?? 0,
    })),
  plates,
  stop: (event) => (event.kind === "pitted" ? (ITEMS[event.arguments["car"] ?? -1] ?? "") : ""),
  next: (view) => ({
    options: { draft: view.next_draft.map((seat) => seat + 1).join(",") },
    text: word("page-next-draft"),
  }),
  consequences,
  tieClause: "QGP-11.3",
  get sides() {
    return {
      option: "teams",
      title: t("side-teams"),
      names: { R: word("team-r"), Y: word("team-y"), G: word("team-g"), B: word("team-b") },
    };
  },
  moment: (view, _company, turn) => ({
    lap: word("page-lap", { lap: Math.max(1, Math.ceil(turn / view.limits.length)) }),
    sky: "",
  }),
});

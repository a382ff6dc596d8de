/** Grand Prix-F1 at the table: a circuit of thirty spaces, and a hand of fuel. */
import type { Happened, Position, Prospect } from "../../lib/told";
import { t } from "../../lib/words";
import {
  face,
  type Acted,
  type Cell,
  type Company,
  type Consequence,
  type Pick,
  type TeamSheet,
  type TopCell,
  type TowerRow,
} from "../../lib/face";
import Below from "./Below.svelte";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { hand, playedCard, type FuelCard } from "./cards";
import { endOf, markers } from "./layout";
import { colourOf, lookOf, routeOf, running, teamOf, valueOf, type CarView, type PlayView, type View } from "./view";
import { carName, outcome, spaceKind, spaceName, word } from "./words";

const nameOf = (company: Company, seat: number): string => company.names[seat] ?? "";

/** The lap of whoever leads. */
function lapOf(view: View): number {
  const first = running(view)[0];
  return first ? Math.min(view.laps, view.laps - first.laps + 1) : 1;
}

const litresOf = (litres: number | undefined): string => word("page-litres", { litres: litres ?? 0 });
const yes = (is: boolean): string => (is ? "yes" : "no");
const placeName = (place: number): string => word("page-place", { place });

function cells(view: View, company: Company): TopCell[] {
  const mine = view.fuel[company.me];
  return [
    { label: word("page-lap"), value: word("page-lap-of", { lap: lapOf(view), laps: view.laps }) },
    ...(view.turn ? [{ label: word("page-turn"), value: String(view.turn) }] : []),
    {
      label: word("page-weather"),
      value: word("page-sky-now", { sky: view.sky, cards: view.ones_to_rain }),
      sign: { kind: "weather", sky: view.sky === "sun" ? "dry" : "wet" },
    },
    ...(mine === undefined ? [] : [{ label: word("page-fuel"), value: litresOf(mine) }]),
  ];
}

function place(car: CarView): Cell {
  if (car.place) return { kind: "tag", text: placeName(car.place), tone: "good" };
  if (car.fate === "finished") return { kind: "tag", text: word("page-disqualified"), tone: "bad" };
  if (car.fate !== "racing") return { kind: "tag", text: word("page-out"), tone: "bad", title: fateOf(car) };
  if (car.visiting) {
    return { kind: "tag", text: word("page-in-box"), tone: "info", title: inBox(car) };
  }
  return {
    kind: "text",
    text: spaceName(car.space.replace(/-(IN|OUT)$/, "")) || "–",
    tone: "strong",
    title: car.space ? spaceKind(car.space) : "",
  };
}

/** As long as everybody is on dry tyres in the sun, nobody looks at them. */
const tyresMatter = (view: View): boolean =>
  view.cars.some((car) => car.fate === "racing" && (car.tyres === "rain" || car.wrong_tyres));

function fateOf(car: CarView): string {
  if (car.place) return placeName(car.place);
  return word(car.fate === "finished" ? "fate-disqualified" : `fate-${car.fate}`);
}

const inBox = (car: CarView): string => word("page-in-box-long", { turns: car.sit_outs });

function row(view: View, company: Company, car: CarView, at: number, ahead: CarView | undefined): TowerRow {
  const racing = car.fate === "racing" && car.space !== "";
  const gap = ahead?.space && racing ? `+${car.distance - ahead.distance}` : "";
  return {
    id: car.colour,
    place: at + 1,
    look: lookOf(view, car.colour),
    name: carName(car.colour),
    owner: `${nameOf(company, car.seat)} · ${racing ? word("page-laps", { laps: car.laps }) : fateOf(car)}`,
    mine: car.seat === company.me,
    active: car.colour === view.mover,
    out: car.fate === "fuel" || car.fate === "crash",
    cells: {
      space: place(car),
      gap: { kind: "text", text: racing ? (at ? gap : word("page-lead")) : "", tone: at ? "plain" : "strong" },
      ...(racing && tyresMatter(view)
        ? { tyre: { kind: "tyre", letter: car.tyres === "dry" ? "D" : "R", wrong: car.wrong_tyres } as const }
        : {}),
      fuel: { kind: "text", text: String(view.fuel[car.seat] ?? ""), tone: "plain" },
    },
  };
}

const said = (play: PlayView): string => {
  const pits = yes(routeOf(play.token) !== "lane");
  return word("page-way", { card: valueOf(play.token), pits, outcome: outcome(play) });
};

/** Spaces that cards lead to; boxes that may be taken. */
function pick(position: Position, view: View): Pick[] {
  const answers = position.answers ?? [];
  if (position.decision === "choose_box") {
    return answers.map((token) => ({
      id: `BOX${token}`,
      label: word("page-take-box", { box: token }),
      ways: [[token]],
    }));
  }
  if (position.decision !== "play_card") return [];
  // The lane before the pits, whichever card comes first: their keys stay the same.
  const lane = (id: string): number =>
    view.plays.some((play) => endOf(play) === id && routeOf(play.token) === "lane") ? 0 : 1;
  return [...markers(view.plays)]
    .toSorted((a, b) => lane(a.id) - lane(b.id))
    .map(({ id, values, cost }) => {
      const plays = view.plays.filter((play) => endOf(play) === id);
      const told = [...new Set(plays.map(outcome))];
      const label = told.length === 1 ? told[0] : plays.map(said).join("; ");
      const pits = plays.every((play) => routeOf(play.token) !== "lane");
      const space = plays[0]?.space ? spaceName(id) : word("page-finish");
      const cards = [values.join("·"), cost].filter(Boolean).join(", ");
      return {
        id,
        short: [word("page-go-to", { space, pits: yes(pits) }), ...(told.length === 1 ? told : [])].join(": "),
        label: word("page-cards-to", { cards, space, outcome: label ?? "" }),
        ways: plays.map((play) => [play.token]),
      };
    });
}

function placeChange(view: View, prospect: Prospect): Consequence[] {
  const after = prospect.effect.changes?.["race_order"] as readonly string[] | undefined;
  const from = view.race_order.indexOf(view.mover) + 1;
  const to = (after ?? view.race_order).indexOf(view.mover) + 1;
  if (!from || !to || from === to) return [];
  const sign = to < from ? "up" : "down";
  return [{ sign, strong: String(Math.abs(from - to)), text: word("page-place-change", { from, to }) }];
}

/** What the previewed card does: places, what it brings or costs, and the fuel that is left. */
function consequences(view: View, prospect: Prospect, company: Company): Consequence[] {
  const play = view.plays.find((one) => one.token === prospect.tokens[0]);
  if (!play) return placeChange(view, prospect);
  const driven = play.path.length;
  const clear = !play.outcome.length;
  const sign = play.fine || play.lost || play.accident ? "down" : play.bonus ? "up" : "note";
  const found: Consequence[] = [
    ...placeChange(view, prospect),
    { sign: "note", strong: word("page-spaces", { spaces: driven }), text: clear ? word("page-nothing-lost") : "" },
  ];
  if (!clear) found.push({ sign, strong: "", text: outcome(play) });
  const fuel = (prospect.effect.changes?.["fuel"] as readonly number[] | undefined) ?? view.fuel;
  const cars = (prospect.effect.changes?.["cars"] as readonly CarView[] | undefined) ?? view.cars;
  const left = cars.find((car) => car.colour === view.mover);
  if (left?.space) {
    const text = word("page-left-for", { spaces: left.distance });
    found.push({ sign: "note", strong: litresOf(fuel[company.me]), text });
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
      { label: word("page-sheet-box"), value: view.boxes[seat] ? String(view.boxes[seat]) : "–" },
      { label: word("page-sheet-fuel"), value: litresOf(view.fuel[seat]) },
      ...(held ? [{ label: word("page-sheet-cards"), value: held.toReversed().join(" ") || "–" }] : []),
    ],
    cars: cars.map((car) => ({ look: lookOf(view, car.colour), lines: lines(car) })),
  };
}

function lines(car: CarView): string[] {
  if (car.fate !== "racing") return [fateOf(car)];
  const laps = word("page-laps-left", { laps: car.laps });
  const found = [
    word("page-sheet-place", { space: spaceName(car.space), laps }),
    word("page-to-go", { spaces: car.distance }),
    word("page-tyres", { tyres: car.tyres, right: yes(!car.wrong_tyres) }),
  ];
  if (car.visiting) found.push(inBox(car));
  if (car.damaged) found.push(word("page-damaged"));
  return found;
}

const behind = (car: CarView, ahead: CarView): string =>
  word("page-behind", { spaces: car.distance - ahead.distance, car: carName(ahead.colour) });

function twin(view: View, company: Company): string[] {
  const cars = running(view);
  return cars.map((car, at) => {
    const ahead = cars[at - 1];
    const who = { place: at + 1, car: carName(car.colour), name: nameOf(company, car.seat) };
    if (!car.space) return word("page-twin-out", { ...who, fate: fateOf(car) });
    const laps = word("page-laps-left", { laps: car.laps });
    return [
      word("page-twin", { ...who, space: spaceName(car.space), laps }),
      ahead?.space ? behind(car, ahead) : word("page-leads"),
      ...lines(car).slice(2),
      litresOf(view.fuel[car.seat]),
    ].join(", ");
  });
}

function plates(event: Happened, view: View) {
  const colour = colourOf(view, event.arguments["car"]);
  return colour ? [lookOf(view, colour)] : [];
}

/** What turns the weather is for everybody. */
const WEATHER = new Set(["rain", "sun"]);

/** The fuel card that was played, and the car it drives. */
function acted(news: readonly Happened[], views: readonly View[]): Acted<FuelCard> | null {
  const played = news.find((event) => event.kind === "played");
  const view = views.at(-1);
  const colour = view && colourOf(view, played?.arguments["car"]);
  if (!played || !colour) return null;
  const value = Number(played.say?.args?.["card"]);
  return { car: { id: colour, name: carName(colour) }, card: playedCard(value) };
}

const column = (key: string) => ({
  key,
  label: word(`page-column-${key}`),
  title: word(`page-column-${key}.title`),
});

const THIRD = 10;

/** A third of a lap of whoever has come furthest: a turn is one car's alone, and a race has more than two hundred. */
function stage(view: View): { id: string; lap: string } {
  if (!view.turn) return { id: "grid", lap: t("finish-grid") };
  const lap = Math.max(1, view.laps + 1 - Math.min(...view.cars.map((car) => Math.max(1, car.laps))));
  const furthest = Math.min(...view.cars.flatMap((car) => (car.space ? [car.distance] : [])));
  if (!view.waiting.length) return { id: "end", lap: String(lap) };
  return { id: `${lap} ${Math.floor(furthest / THIRD)}`, lap: String(lap) };
}

export const gpf1 = face<View, FuelCard>({
  code: "GPF1",
  Art,
  Board,
  Card,
  Below,
  playsBack: true,
  scene: acted,
  banner: (event) => (WEATHER.has(event.kind) ? { title: event.text } : null),
  get columns() {
    return [
      { ...column("space"), width: 38, align: "right" },
      { ...column("gap"), width: 27, align: "right" },
      { ...column("tyre"), width: 22, align: "center" },
      { ...column("fuel"), width: 22, align: "right" },
    ] as const;
  },
  cells,
  rows: (view, company) => {
    const cars = running(view);
    return cars.map((car, at) => row(view, company, car, at, cars[at - 1]));
  },
  hand,
  hint: (view) => (view.asking === "choose_box" ? word("page-box-hint") : ""),
  pick: (position, view) => pick(position, view),
  teams: (view, company) => company.names.map((_, seat) => sheet(view, company, seat)),
  twin,
  chart: (view) => {
    const cars = running(view);
    const first = cars[0]?.distance ?? 0;
    return cars.map((car, at) => ({
      id: car.colour,
      look: lookOf(view, car.colour),
      name: carName(car.colour),
      seat: car.seat,
      second: view.cars.indexOf(car) >= view.boxes.length,
      place: at + 1,
      gap: car.space ? car.distance - first : null,
      wear: null,
      pits: car.visiting,
      out: car.fate === "fuel" || car.fate === "crash",
      points: car.points,
    }));
  },
  stage,
  plates,
  done: (view, company) =>
    company.me >= 0 && view.turn > 0 && view.cars.every((car) => car.seat !== company.me || car.fate !== "racing"),
  consequences,
  tieClause: "GPF1-R62",
  moment: (view) => ({
    // Of whoever has come furthest, in the race or out of it: laps of a chart never go back.
    lap: word("page-lap-number", {
      lap: Math.max(1, view.laps + 1 - Math.min(...view.cars.map((car) => Math.max(1, car.laps)))),
    }),
    sky: view.sky === "rain" ? word("page-sky", { sky: view.sky }) : "",
  }),
  verdict: (view) => (view.cars.some((car) => car.place) ? null : { text: word("result-nobody"), clause: "GPF1-R60" }),
});

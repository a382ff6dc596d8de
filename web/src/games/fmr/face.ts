/** Formula Motor Racing at the table: twelve cars in one line, action cards, one die. */
import { t, type Fact } from "../../lib/words";
import type { Happened, Position, Prospect } from "../../lib/told";
import type { End } from "../../wire/table";
import {
  face,
  type Acted,
  type Company,
  type Consequence,
  type HandCard,
  type Pick,
  type TowerRow,
  type Verdict,
} from "../../lib/face";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { signs } from "./signs";
import { actionCard, type ActionCard } from "./cards";
import { coached } from "./coached";
import { CARS, COLOURS, letterOf, lookOf, ownerOf, standing, teamOf, type View } from "./view";
import { carName, colourName, told, word } from "./words";

const nameOf = (company: Company, seat: number): string => company.names[seat] ?? word("page-uncontrolled");
const placeName = (place: number): string => word("place", { place });

function row(view: View, company: Company, car: string, at: number): TowerRow {
  const owner = ownerOf(view, car);
  const worth = view.car_points[car] ?? 0;
  return {
    id: car,
    place: at + 1,
    look: lookOf(car),
    name: carName(car),
    owner: nameOf(company, owner),
    ...(owner < 0 ? { title: word("page-uncontrolled.title") } : {}),
    mine: owner === company.me,
    active: car === view.car,
    out: view.out.includes(car),
    cells: {
      points: { kind: "text", text: worth ? String(worth) : "–", tone: worth ? "strong" : "faint" },
      ...(view.out.includes(car) ? { state: { kind: "tag", text: word("page-out"), tone: "bad" } as const } : {}),
    },
  };
}

/** What a card says besides its name, to whoever does not see it. */
const spoken = (card: ActionCard): string =>
  [card.dead && word("page-no-effect"), card.text].filter(Boolean).join(": ");

/** Equal cards are one entry each: two cards of one kind are told apart by where they stand. */
function hand(position: Position, view: View, company: Company): HandCard<ActionCard>[] {
  const mine = view.hands[company.me] ?? [];
  const answers = position.decision === "play" ? (position.answers ?? []) : [];
  return mine.flatMap((code, at) => {
    const card = view.cards[code];
    if (!card) return [];
    const ways = answers.filter((token) => token === code || token.startsWith(`${code}:`));
    const colour = { id: `colour-${card.colour}` };
    const title = card.colour ? word("page-card-coloured", { card: card.name, colour }) : word(card.name.id);
    const face = actionCard(card);
    return [{ id: `${code}-${at}`, title, detail: spoken(face), ways: ways.map((one) => [one]), face }];
  });
}

/** A car on the board stands for every answer that names it: a card's target, a partner in a crash. */
function pick(position: Position, view: View, me: number): Pick[] {
  return standing(view).flatMap((car) => {
    const ways = (position.answers ?? []).filter((token) => token.split(":").at(-1) === car);
    const label = position.words?.[car]?.label ?? carName(car);
    // The places stand on the board: twelve short buttons are two rows.
    const short = ownerOf(view, car) === me ? word("page-mine", { car: carName(car) }) : carName(car);
    return ways.length ? [{ id: car, label, short, ways: ways.map((one) => [one]) }] : [];
  });
}

/** What the line after the card says about those who gain and lose most. */
function consequences(view: View, prospect: Prospect): Consequence[] {
  const after = prospect.effect.changes?.["order"] as string[] | undefined;
  if (!after) return [];
  const moved = after
    .map((car, at) => ({ car, from: view.order.indexOf(car) + 1, to: at + 1 }))
    .filter(({ from, to }) => from && from !== to)
    .toSorted((a, b) => b.from - b.to - (a.from - a.to));
  return moved.slice(0, 2).map(({ car, from, to }) => ({
    sign: to < from ? ("up" as const) : ("down" as const),
    strong: String(Math.abs(from - to)),
    text: t("from-to", { from, to }),
    look: lookOf(car),
  }));
}

function sentence(view: View, company: Company, car: string, at: number, cars: readonly string[]): string {
  const ahead = cars[at - 1];
  const behind = cars[at + 1];
  const owner = nameOf(company, ownerOf(view, car));
  const parts = [word("page-twin", { place: at + 1, car: carName(car), owner })];
  if (ahead) parts.push(word("page-behind", { car: carName(ahead) }));
  if (behind) parts.push(word("page-ahead", { car: carName(behind) }));
  return parts.join(", ");
}

function carsOf(event: Happened): string[] {
  const car = event.arguments["car"];
  const found = typeof car === "number" ? CARS[car] : undefined;
  return found ? [found] : [];
}

/** What moved or removed a car: somebody's card, played in this turn. A follower's reason is told already. */
function cause(event: Happened, before: readonly Happened[], company: Company): string {
  if (event.kind !== "moved" && event.kind !== "removed") return "";
  if (event.say?.args?.["how"] === "follows") return "";
  const played = before.findLast((one) => one.kind === "played");
  const card = played?.say?.args?.["card"] as Fact | undefined;
  if (!played || !card) return "";
  return `, ${told(company, "page-because", played.seat, { card })}`;
}

/** The card that was played, the car it was for or the die picked, and what was rolled last. */
function acted(news: readonly Happened[], views: readonly View[]): Acted<ActionCard> | null {
  const played = news.find((event) => event.kind === "played");
  const rolled = news.findLast((event) => event.kind === "rolled")?.arguments["roll"];
  const moved = news.find((event) => event.kind === "moved" || event.kind === "removed");
  const car = [played, moved].flatMap((event) => (event ? carsOf(event) : [])).at(0);
  const card = views.flatMap((view) => view.cards[view.used.at(-1) ?? ""] ?? []).at(0);
  if (!played && !rolled) return null;
  return {
    ...(played && card
      ? { card: { id: card.name.id, title: word(card.name.id), ways: [], face: actionCard(card) } }
      : {}),
    ...(car ? { car: { id: car, name: carName(car) } } : {}),
    ...(rolled ? { die: { value: rolled, sides: 12 } } : {}),
  };
}

/** A colour that nobody drives may win (FMR-1.5): then the players want to know who of them is best. */
function verdict(_view: View, end: End, company: Company): Verdict | null {
  const winner = end.places.indexOf(1);
  const seats = company.names.map((_, seat) => seat);
  const best = Math.min(...seats.map((seat) => end.places[seat] ?? Infinity));
  if (winner < company.names.length || !Number.isFinite(best)) return null;
  return { text: told(company, "page-best-player", end.places.indexOf(best)), clause: "FMR-1.5" };
}

export const fmr = face<View, ActionCard>({
  code: "FMR",
  Art,
  Board,
  Card,
  leastCard: 104,
  scene: acted,
  get ending() {
    return word("page-ending");
  },
  get columns() {
    return [
      { key: "points", label: word("page-points"), title: word("page-points.title"), width: 46, align: "right" },
      { key: "state", label: "", title: word("page-state"), width: 40, align: "right" },
    ] as const;
  },
  cells(view) {
    const total = view.used.length + view.turns_left.reduce((sum, one) => sum + one, 0);
    const left = view.deck || !view.waiting.length ? String(view.deck) : word("page-last-cards");
    return [
      { label: word("page-turn"), value: word("page-turn-of", { turn: view.turn, turns: Math.max(total, view.turn) }) },
      { label: word("page-running"), value: word("page-running-of", { cars: view.order.length, of: CARS.length }) },
      { label: word("page-deck"), value: left },
    ];
  },
  rows: (view, company) => standing(view).map((car, at) => row(view, company, car, at)),
  hand,
  pick: (position, view, _plans, company) => pick(position, view, company.me),
  teams: (view, company) =>
    company.names.map((name, seat) => {
      const colour = Object.keys(view.owners).find((one) => view.owners[one] === seat);
      const cars = standing(view).filter((car) => ownerOf(view, car) === seat);
      return {
        seat,
        name,
        team: colour ? teamOf(letterOf(colour)) : null,
        points: view.points[seat] ?? 0,
        facts: [
          { label: word("page-turns-left"), value: String(view.turns_left[seat] ?? 0) },
          { label: word("page-cards"), value: String(view.hand_sizes[seat] ?? 0) },
        ],
        cars: cars.map((car) => ({
          look: lookOf(car),
          lines: [
            view.out.includes(car) ? word("page-is-out") : placeName(view.order.indexOf(car) + 1),
            word("page-points-now", { points: view.car_points[car] ?? 0 }),
          ],
        })),
      };
    }),
  twin(view, company) {
    const running = view.order.map((car, at) => sentence(view, company, car, at, view.order));
    return [...running, ...view.out.map((car) => word("page-twin-out", { car: carName(car) }))];
  },
  chart: (view) =>
    standing(view).map((car, at) => ({
      id: car,
      look: lookOf(car),
      name: carName(car),
      seat: ownerOf(view, car),
      second: car.endsWith("2"),
      place: at + 1,
      gap: null,
      wear: null,
      pits: false,
      out: view.out.includes(car),
      points: view.car_points[car] ?? 0,
      entrant: COLOURS[letterOf(car)] ?? "",
    })),
  plates: (event) => carsOf(event).map(lookOf),
  cause,
  verdict,
  consequences,
  get signs() {
    return signs();
  },
  next: (view) => ({ options: { grid: standing(view).join(",") }, text: word("page-next") }),
  done: (view, company) => company.me >= 0 && view.turn > 0 && (view.turns_left[company.me] ?? 1) === 0,
  tieClause: "FMR-R34",
  coached,
  get sides() {
    return {
      option: "colours",
      title: t("side-colours"),
      names: Object.fromEntries(Object.keys(COLOURS).map((letter) => [letter, colourName(letter)])),
      // Three players choose twice (FMR-2.1).
      count: (seats: number) => (seats === 3 ? 6 : seats),
    };
  },
});

/** Formula Motor Racing at the table: twelve cars in one line, action cards, one die. */
import { ordinal, words } from "../../lib/words";
import { fmrWords } from "../../lib/words/en-fmr";
import type { End, Happened, Position, Prospect } from "../../lib/wire";
import { face, type Company, type Consequence, type HandCard, type Pick, type TowerRow, type Verdict } from "../face";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { SIGNS } from "./signs";
import { actionCard, type ActionCard } from "./cards";
import { carName, CARS, colourName, letterOf, lookOf, ownerOf, standing, teamOf, type View } from "./view";

const nameOf = (company: Company, seat: number): string => company.names[seat] ?? fmrWords.nobody;

function row(view: View, company: Company, car: string, at: number): TowerRow {
  const owner = ownerOf(view, car);
  const worth = view.car_points[car] ?? 0;
  return {
    id: car,
    place: at + 1,
    look: lookOf(car),
    name: carName(car),
    owner: nameOf(company, owner),
    ...(owner < 0 ? { title: fmrWords.nobodyTitle } : {}),
    mine: owner === company.me,
    active: car === view.car,
    out: view.out.includes(car),
    cells: {
      points: { kind: "text", text: worth ? String(worth) : "–", tone: worth ? "strong" : "faint" },
      ...(view.out.includes(car) ? { state: { kind: "tag", text: "OUT", tone: "bad" } as const } : {}),
    },
  };
}

/** Equal cards are one entry each: two cards of one kind are told apart by where they stand. */
function hand(position: Position, view: View, company: Company): HandCard<ActionCard>[] {
  const mine = view.hands[company.me] ?? [];
  const answers = position.decision === "play" ? (position.answers ?? []) : [];
  return mine.map((code, at) => {
    const card = actionCard(code, position.words?.[code]?.effect ?? "");
    const ways = answers.filter((token) => token === code || token.startsWith(`${code}:`));
    return { id: `${code}-${at}`, title: card.name, ways: ways.map((one) => [one]), face: card };
  });
}

/** A car on the board stands for every answer that names it: a card's target, a partner in a crash. */
function pick(position: Position, view: View, me: number): Pick[] {
  return standing(view).flatMap((car, at) => {
    const ways = (position.answers ?? []).filter((token) => token.split(":").at(-1) === car);
    const mine = ownerOf(view, car) === me;
    const label = fmrWords.target(carName(car), ordinal(at + 1), mine);
    // The places stand on the board: twelve short buttons are two rows.
    const short = fmrWords.target(carName(car), "", mine);
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
    .sort((a, b) => b.from - b.to - (a.from - a.to));
  return moved.slice(0, 2).map(({ car, from, to }) => ({
    sign: to < from ? ("up" as const) : ("down" as const),
    strong: String(Math.abs(from - to)),
    text: words.decision.fromTo(from, to),
    look: lookOf(car),
  }));
}

function sentence(view: View, company: Company, car: string, at: number, cars: string[]): string {
  const ahead = cars[at - 1];
  const behind = cars[at + 1];
  const parts = [`${ordinal(at + 1)}: ${carName(car)}, ${nameOf(company, ownerOf(view, car))}`];
  if (ahead) parts.push(`behind ${carName(ahead)}`);
  if (behind) parts.push(`ahead of ${carName(behind)}`);
  return parts.join(", ");
}

function carsOf(event: Happened): string[] {
  const car = event.arguments["car"];
  const found = typeof car === "number" ? CARS[car] : undefined;
  return found ? [found] : [];
}

/** What moved or removed a car: somebody's card, played in this turn. */
function cause(event: Happened, before: readonly Happened[], company: Company): string {
  if (event.kind !== "moved" && event.kind !== "removed") return "";
  const played = before.findLast((one) => one.kind === "played");
  const card = fmrWords.played(played?.text ?? "");
  if (!played || !card) return "";
  const along = played.arguments["car"] != null && played.arguments["car"] !== event.arguments["car"];
  const who = played.seat === company.me ? "" : nameOf(company, played.seat);
  return fmrWords.because(who, card, along && event.kind === "moved");
}

/** A colour that nobody drives may win (FMR-1.5): then the players want to know who of them is best. */
function verdict(_view: View, end: End, company: Company): Verdict | null {
  const winner = end.places.indexOf(1);
  const seats = company.names.map((_, seat) => seat);
  const best = Math.min(...seats.map((seat) => end.places[seat] ?? Infinity));
  if (winner < company.names.length || !Number.isFinite(best)) return null;
  const first = company.names[end.places.indexOf(best)] ?? "";
  return { text: fmrWords.uncontrolledWins(first), clause: "FMR-1.5" };
}

export const fmr = face<View, ActionCard>({
  code: "FMR",
  pitch: "Twelve cars, one line, one die",
  minutes: "20 min",
  Art,
  Board,
  Card,
  columns: [
    { key: "points", label: "Points", title: "Points, if the race ended now", width: 46, align: "right" },
    { key: "state", label: "", title: "State", width: 40, align: "right" },
  ],
  cells(view) {
    const total = view.used.length + view.turns_left.reduce((sum, one) => sum + one, 0);
    return [
      { label: "Turn", value: `${view.turn} / ${Math.max(total, view.turn)}` },
      { label: "Running", value: `${view.order.length} of 12` },
      { label: "Draw pile", value: view.deck || !view.waiting.length ? String(view.deck) : fmrWords.lastCards },
    ];
  },
  rows: (view, company) => standing(view).map((car, at) => row(view, company, car, at)),
  hand,
  pick: (position, view, _plans, company) => pick(position, view, company.me),
  teams: (view, company) =>
    company.names.map((name, seat) => {
      const colours = Object.keys(view.owners).filter((colour) => view.owners[colour] === seat);
      const cars = standing(view).filter((car) => ownerOf(view, car) === seat);
      return {
        seat,
        name,
        team: colours[0] ? teamOf(letterOf(colours[0])) : null,
        points: view.points[seat] ?? 0,
        facts: [
          { label: "Turns left", value: String(view.turns_left[seat] ?? 0) },
          { label: "Cards", value: String(view.hand_sizes[seat] ?? 0) },
        ],
        cars: cars.map((car) => ({
          look: lookOf(car),
          lines: [
            view.out.includes(car) ? "out of the race" : ordinal(view.order.indexOf(car) + 1),
            `${view.car_points[car] ?? 0} points now`,
          ],
        })),
      };
    }),
  twin(view, company) {
    const running = view.order.map((car, at) => sentence(view, company, car, at, view.order));
    return [...running, ...view.out.map((car) => `Out of the race: ${carName(car)}`)];
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
      entrant: colourName(car[0] ?? "").toLowerCase(),
    })),
  plates: (event) => carsOf(event).map(lookOf),
  cause,
  verdict,
  consequences,
  signs: SIGNS,
  next: (view) => ({ options: { grid: standing(view).join(",") }, text: fmrWords.next }),
  done: (view, company) => company.me >= 0 && view.turn > 0 && (view.turns_left[company.me] ?? 1) === 0,
  tieClause: "FMR-R34",
  sides: {
    option: "colours",
    title: words.fresh.colours,
    names: Object.fromEntries("bgyorp".split("").map((letter) => [letter, colourName(letter)])),
    // Three players choose twice (FMR-2.1).
    count: (seats) => (seats === 3 ? 6 : seats),
  },
});

/** What a review says, for the chart and the lists: marks, turning points, the worst decisions. */
import type { ChartMark } from "./charts";
import type { ChartPoint } from "./face";
import type { Happened, Moved } from "./told";
import { t } from "./words";
import type { Analysis, Moment, Stroke, Verdict } from "../wire/table";

export type Kind = "blunder" | "mistake" | "brilliant" | "lucky" | "unlucky";

/** Something on the chart: at which move, on whose line. */
export interface Mark {
  readonly move: number;
  readonly seat: number;
  readonly kind: Kind;
  /** How much of a win it was about. */
  readonly win: number;
}

export interface TurningPoint {
  readonly turn: number;
  /** The move at which the replay begins. */
  readonly index: number;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly marks: readonly Mark[];
  readonly said: Happened | null;
}

/** A stroke of luck, and less of it is no stroke; as many as a chart can show. */
const STROKE = 0.08;
const STROKES = 6;
const WORST = 3;
const MARKED = new Set<string>(["blunder", "mistake", "brilliant"]);

/** Of a draw, whom it helped or hurt most. */
function strongest(stroke: Stroke): Mark {
  const seat = stroke.win.reduce((best, one, at) => (Math.abs(one) > Math.abs(stroke.win[best] ?? 0) ? at : best), 0);
  const win = stroke.win[seat] ?? 0;
  return { move: stroke.move, seat, kind: win > 0 ? "lucky" : "unlucky", win: Math.abs(win) };
}

/** All that is marked on the chart, in the order of the race. */
export function marksOf(analysis: Analysis): Mark[] {
  const judged = analysis.verdicts
    .filter((verdict) => MARKED.has(verdict.mark))
    .map((verdict): Mark => ({
      move: verdict.move,
      seat: verdict.seat - 1,
      kind: verdict.mark as Kind,
      win: verdict.loss.win.value,
    }));
  const luck = analysis.strokes
    .map(strongest)
    .filter((mark) => mark.win >= STROKE)
    .toSorted((a, b) => b.win - a.win)
    .slice(0, STROKES);
  return [...judged, ...luck].toSorted((a, b) => a.move - b.move);
}

/** The chances when a move was made: the last that were known before it. */
export function momentAt(chances: readonly Moment[], move: number): Moment | undefined {
  return chances.findLast((moment) => moment.move < move) ?? chances[0];
}

/** The decisions that cost a seat most, the worst first; of all seats together if none is named. */
export function worstOf(analysis: Analysis, seat: number | null): Verdict[] {
  const drives = analysis.drives.filter((drive) => seat === null || drive.seat === seat + 1);
  const moves = new Set(drives.flatMap((drive) => drive.worst));
  return analysis.verdicts
    .filter((verdict) => moves.has(verdict.move))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, WORST);
}

/** How bad a loss is, in either measure: 1 is just a slip (docs/analysis.md). */
const weightOf = ({ loss }: Verdict): number => Math.max(loss.win.value / 0.05, loss.places.value / 0.15);

/** By how much the chance to win and the place change, as far as it can be seen: "−11% to win, −0.4 places". */
export function changeOf(win: number, gained: number): string {
  const percent = Math.round(Math.abs(100 * win));
  const places = Math.abs(gained).toFixed(1);
  const sign = (value: number): string => (value < 0 ? "minus" : "plus");
  return [
    percent ? t("bench-win-by", { percent, sign: sign(win) }) : "",
    places === "0.0" ? "" : t("bench-places-by", { places, sign: sign(gained) }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The team whose colour a seat has, wherever its cars are: that of its first car. */
export function teamOf(cars: readonly ChartPoint[], seat: number): string {
  const own = cars.filter((car) => car.seat === seat && car.look.team);
  return own.toSorted((a, b) => a.id.localeCompare(b.id))[0]?.look.team ?? "npc";
}

/** The sign of a mark, as on the chart. */
export const SIGNS: Readonly<Record<string, string>> = { blunder: "??", mistake: "?", slip: "?!", brilliant: "!!" };

export const KIND_SIGNS: Readonly<Record<Kind, string>> = {
  blunder: "??",
  mistake: "?",
  brilliant: "!!",
  lucky: "★",
  unlucky: "☆",
};

/** A mark in words. */
export const markSaid = (mark: Mark, chances: readonly Moment[], names: readonly string[]): string =>
  t("review-mark", {
    kind: mark.kind,
    name: names[mark.seat] ?? "",
    percent: Math.round(100 * mark.win),
    chance: Math.round(100 * (momentAt(chances, mark.move)?.win[mark.seat] ?? 0)),
  });

/** The same marks on a chart whose points stand after so many moves each. */
export function chartMarks(
  analysis: Analysis,
  ends: readonly number[],
  names: readonly string[],
  href: (move: number, seat: number) => string,
): ChartMark[] {
  return marksOf(analysis).flatMap((mark) => {
    const at = ends.findIndex((end) => end >= mark.move);
    if (at < 0) return [];
    const text = markSaid(mark, analysis.chances, names);
    return [
      { at, seat: mark.seat, kind: mark.kind, sign: KIND_SIGNS[mark.kind], text, href: href(mark.move, mark.seat) },
    ];
  });
}

/** The signs of all marked decisions, by the move that tells of each: the first at which anything is said. */
export function signsOf(analysis: Analysis, moves: readonly Moved[]): ReadonlyMap<number, string> {
  const told = moves.filter((move) => move.events.some((event) => event.text)).map((move) => move.index);
  const found = new Map<number, string>();
  for (const { mark, move } of analysis.verdicts) {
    const at = told.find((index) => index >= move);
    if (mark && at !== undefined) found.set(at, SIGNS[mark] ?? "");
  }
  return found;
}

/** Marked decisions of one seat, or of all, in the order of the race. */
export const mistakesOf = (analysis: Analysis, seat: number | null): Verdict[] =>
  analysis.verdicts.filter(
    (verdict) => ["slip", "mistake", "blunder"].includes(verdict.mark) && (seat === null || verdict.seat === seat + 1),
  );

/** What is told of a stretch of moves: the last that moved a car, else the first that was said at all. */
const DRIVES = new Set(["moved", "passed", "drove", "returned", "pitted", "fell"]);
function saidBetween(moves: readonly Moved[], begin: number, end: number): Happened | null {
  const told = moves
    .filter((move) => move.index > begin && move.index <= end)
    .flatMap((move) => move.events.filter((event) => event.text));
  return told.findLast((event) => DRIVES.has(event.kind)) ?? told[0] ?? null;
}

/** The largest steps of the chances, with what happened there. */
export function turningPoints(analysis: Analysis, moves: readonly Moved[]): TurningPoint[] {
  const marks = marksOf(analysis);
  return analysis.turning.map((one) => ({
    turn: one.turn,
    index: one.begin,
    seat: one.seat - 1,
    from: Math.round(100 * one.before),
    to: Math.round(100 * one.after),
    marks: marks.filter((mark) => mark.move > one.begin && mark.move <= one.move),
    said: saidBetween(moves, one.begin, one.move),
  }));
}

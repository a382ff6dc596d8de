/** Where things stand on the circuit: cars beside each other, markers of cards beside the cars. */
import type { PrintedBoard, Space } from "../../wire/table";
import type { Pose } from "../track/place";
import { routeOf, valueOf, type PlayView, type View } from "./view";
import { word } from "./words";

/** What a pick of the finish is called; the line lies between these spaces. */
const FINISH = "finish";
const [LAST, FIRST] = ["30", "1"] as const;
const CAR_LENGTH = 36;
const CAR_WIDTH = 19;
const LARGEST = 1.95;
/** Wider spaces hold two cars side by side. */
const TWO_CARS = 70;

export class Layout {
  readonly printedBoard: PrintedBoard;
  private readonly byId: ReadonlyMap<string, Space>;

  constructor(printedBoard: PrintedBoard) {
    this.printedBoard = printedBoard;
    this.byId = new Map(printedBoard.spaces.map((space) => [space.id, space]));
  }

  space(id: string): Space | undefined {
    return this.byId.get(id);
  }

  /** By its number in events. */
  id(number: number | null | undefined): string {
    return (typeof number === "number" && this.printedBoard.spaces[number]?.id) || "";
  }

  /** The finishing line, between the last space and the first. */
  private line(): Pose | null {
    const [last, first] = [this.pose(LAST), this.pose(FIRST)];
    return last && first && { ...first, x: (last.x + first.x) / 2, y: (last.y + first.y) / 2 };
  }

  /** How a car stands on a space: alone in its middle, or one of two abreast. */
  pose(id: string, side: -1 | 0 | 1 = 0): Pose | null {
    const space = this.byId.get(id);
    if (id === FINISH) return this.line();
    if (!space) return null;
    const wide = space.width > TWO_CARS ? space.width / 2 : space.width;
    const scale = Math.min(LARGEST, (0.96 * space.length) / CAR_LENGTH, (0.98 * wide) / CAR_WIDTH);
    const shift = space.width > TWO_CARS ? (side * space.width) / 4 : 0;
    const turned = ((space.angle + 90) * Math.PI) / 180;
    return {
      x: space.x + shift * Math.cos(turned),
      y: space.y + shift * Math.sin(turned),
      angle: space.angle,
      scale,
    };
  }
}

/** Where a card's way ends: a space, or the line for whoever has run the race. */
export const endOf = (play: PlayView | null): string => (play ? play.space || FINISH : "");

/** Which half of its space a car stands on: the inner one as soon as it must share the space. */
export function sideOf(view: View, colour: string, marked: ReadonlySet<string>): -1 | 0 | 1 {
  const car = view.cars.find((one) => one.colour === colour);
  const here = view.cars.filter((one) => one.space !== "" && one.space === car?.space);
  if (here.length > 1) return here[0]?.colour === colour ? -1 : 1;
  return car && marked.has(car.space) ? -1 : 0;
}

/** A place where one or more of my cards end: what stands on its marker. */
export interface Marker {
  readonly id: string;
  readonly values: readonly number[];
  readonly cost: string;
  readonly tone: "plain" | "good" | "bad" | "warn" | "pits";
}

export function markers(plays: readonly PlayView[]): Marker[] {
  const ends = new Map<string, PlayView[]>();
  for (const play of plays) {
    const end = endOf(play);
    ends.set(end, [...(ends.get(end) ?? []), play]);
  }
  return [...ends].map(([id, ways]) => {
    const values = [...new Set(ways.map((play) => valueOf(play.token)))].toSorted((a, b) => a - b);
    const least = ways.reduce((best, play) => (play.lost < best.lost ? play : best));
    return { id, values, ...told(least) };
  });
}

function told(play: PlayView): { cost: string; tone: Marker["tone"] } {
  if (play.accident) return { cost: word(play.accident === "severe" ? "page-cost-out" : "page-cost-hit"), tone: "bad" };
  if (!play.space) return { cost: word("page-finish"), tone: "good" };
  if (play.fine) return { cost: `−${play.fine}`, tone: "bad" };
  if (play.bonus) return { cost: `+${play.bonus}`, tone: "good" };
  if (play.lost) return { cost: word("page-cost-lost", { litres: play.lost }), tone: "warn" };
  return routeOf(play.token) === "lane" ? { cost: "", tone: "plain" } : { cost: word("page-cost-pits"), tone: "pits" };
}

/** The way of a play as a line through the middles of its spaces. */
export function trail(layout: Layout, from: Pose, path: readonly string[]): string {
  const points = [from, ...path.flatMap((id) => layout.pose(id) ?? [])];
  return points.map((at, n) => `${n ? "L" : "M"}${at.x.toFixed(1)},${at.y.toFixed(1)}`).join("");
}

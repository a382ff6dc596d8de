/** Places on a circuit: `sector.lane` on the board, `progress.lane` in a view; lane P are the pits, O the run-off. */
import type { PrintedBoard, Space } from "../../wire/table";

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const CAR_LENGTH = 35;
const CAR_WIDTH = 18.6;
const PIT_SCALE = 0.86;
const RUN_OFF_TURN = 20;

export function lane(place: string): string {
  return place.slice(place.lastIndexOf(".") + 1);
}

export function progress(place: string): number {
  return Number.parseInt(place, 10);
}

/** The space of a place: laps taken off. */
export function spaceOf(place: string, sectors: number): string {
  const sector = ((progress(place) % sectors) + sectors) % sectors;
  return `${sector}.${lane(place)}`;
}

/** A board with its spaces by id, and what lies beside the road. */
export class Layout {
  readonly printedBoard: PrintedBoard;
  readonly sectors: number;
  private readonly byId: ReadonlyMap<string, Space>;

  constructor(printedBoard: PrintedBoard) {
    this.printedBoard = printedBoard;
    this.byId = new Map(printedBoard.spaces.map((space) => [space.id, space]));
    this.sectors = 1 + Math.max(-1, ...printedBoard.spaces.map((space) => progress(space.id)));
  }

  space(id: string): Space | undefined {
    return this.byId.get(id);
  }

  /** By its number in events. */
  at(number: number): Space | undefined {
    return this.printedBoard.spaces[number];
  }

  /** The spaces of one sector's road, from the inside outwards. */
  road(sector: number): Space[] {
    const found: Space[] = [];
    for (let at = 0; ; at += 1) {
      const space = this.byId.get(`${sector}.${at}`);
      if (!space) return found;
      found.push(space);
    }
  }

  /** Length of a usual space: what the camera measures by. */
  get step(): number {
    const roads = this.printedBoard.spaces.filter((space) => space.kind === "road");
    return roads.reduce((sum, space) => sum + space.length, 0) / Math.max(1, roads.length);
  }

  /** How a car stands on a space: cars in the pits or off the road are smaller and stand beside each other. */
  pose(id: string, stack = 0): Pose | null {
    const space = this.byId.get(id);
    if (!space) return null;
    const beside = space.kind !== "road";
    const scale = Math.min((0.92 * space.length) / CAR_LENGTH, (0.92 * space.width) / CAR_WIDTH);
    const angle = space.angle + (space.kind === "runoff" ? RUN_OFF_TURN : 0);
    const usual = beside ? Math.min(scale, this.usualScale() * PIT_SCALE) : scale;
    const out = this.outward(id);
    const shift = stack * CAR_WIDTH * usual * (space.kind === "pit" ? -1.04 : 1.04);
    return { x: space.x + out.x * shift, y: space.y + out.y * shift, angle, scale: usual };
  }

  /** The way out of the circuit at a space, as a unit. */
  outward(id: string): Point {
    const sector = progress(id);
    const pit = this.byId.get(`${sector}.P`);
    const outer = this.road(sector).at(-1);
    if (pit && outer) return unit(outer.x - pit.x, outer.y - pit.y);
    const turned = (((this.byId.get(id)?.angle ?? 0) - 90) * Math.PI) / 180;
    return { x: Math.cos(turned), y: Math.sin(turned) };
  }

  /** The free strip beside the road (outside, or inside for a car in the pits), `far` units from its edge. */
  beside(id: string, far: number): Point {
    const out = this.outward(id);
    const here = this.byId.get(id);
    if (!here) return { x: 0, y: 0 };
    const inside = here.kind === "pit";
    const edge = here.kind === "road" ? (this.road(progress(id)).at(-1) ?? here) : here;
    const way = (edge.width / 2 + far) * (inside ? -1 : 1);
    return { x: edge.x + out.x * way, y: edge.y + out.y * way };
  }

  private usualScale(): number {
    return Math.min((0.92 * this.step) / CAR_LENGTH, 2.4);
  }
}

function unit(x: number, y: number): Point {
  const far = Math.hypot(x, y) || 1;
  return { x: x / far, y: y / far };
}

/** Between two poses, the shorter way round. */
export function between(a: Pose, b: Pose, u: number): Pose {
  const turn = ((((b.angle - a.angle) % 360) + 540) % 360) - 180;
  return {
    x: a.x + (b.x - a.x) * u,
    y: a.y + (b.y - a.y) * u,
    angle: a.angle + turn * u,
    scale: a.scale + (b.scale - a.scale) * u,
  };
}

/** What part of a drawing is seen, and how large. */

export interface World {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the drawing, in its own units. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const CLOSEST = 6;
const NARROW = 600;
/** Pixels of a step: for a finger, and for the eye. */
const TOUCH = 41;
const READABLE = 38;
/** The whole drawing is shown if it is nearly large enough; nothing is drawn much larger than needed. */
const ENOUGH = 1.15;
const CLOSE = 1.3;
const MARGIN = 1.24;

export class Camera {
  readonly world: World;
  readonly wide: number;
  readonly high: number;
  readonly scale: number;
  readonly x: number;
  readonly y: number;

  /** The middle of what is seen and the pixels of one unit; without them the whole drawing. */
  constructor(world: World, wide: number, high: number, at?: { x: number; y: number; scale: number }) {
    this.world = world;
    this.wide = wide || world.width;
    this.high = high || world.height;
    const whole = this.whole();
    this.scale = Math.min(Math.max(at?.scale ?? whole, whole), whole * CLOSEST);
    this.x = this.held(at?.x ?? world.left + world.width / 2, world.left, world.width, this.wide);
    this.y = this.held(at?.y ?? world.top + world.height / 2, world.top, world.height, this.high);
  }

  private whole(): number {
    return Math.min(this.wide / this.world.width, this.high / this.world.height);
  }

  /** The drawing never leaves the frame; what fits stands in the middle. */
  private held(at: number, from: number, size: number, frame: number): number {
    const half = frame / this.scale / 2;
    if (2 * half >= size) return from + size / 2;
    return Math.min(Math.max(at, from + half), from + size - half);
  }

  isNarrow(): boolean {
    return this.wide < NARROW;
  }

  isNear(): boolean {
    return this.scale > this.whole() * 1.15;
  }

  moved(dx: number, dy: number): Camera {
    return this.at(this.x - dx / this.scale, this.y - dy / this.scale, this.scale);
  }

  /** Enlarged; the point under the pointer stays where it is. */
  zoomed(by: number, px = this.wide / 2, py = this.high / 2): Camera {
    const whole = this.whole();
    const scale = Math.min(Math.max(this.scale * by, whole), whole * CLOSEST);
    const x = this.x + (px - this.wide / 2) / this.scale;
    const y = this.y + (py - this.high / 2) / this.scale;
    return this.at(x - (px - this.wide / 2) / scale, y - (py - this.high / 2) / scale, scale);
  }

  /** What another camera sees, in this frame. */
  as(other: Camera): Camera {
    return this.at(other.x, other.y, other.scale);
  }

  /**
   * With the points of interest in the middle. On a wide screen all of them are seen, and as many of `pack` as
   * can be read besides; where the whole drawing can be read, it is shown. On a narrow one spaces stay as large as
   * a finger: if not all fit, the first two are shown, unless `all` must be. `now` stays where it shows all that
   * already.
   */
  following(focus: readonly Spot[], pack: readonly Spot[], step: number, now: Camera | null, all = false): Camera {
    if (!focus.length || !step) return now ? this.as(now) : this;
    const narrow = this.isNarrow();
    const least = (narrow ? TOUCH : READABLE) / step;
    if (!narrow && this.scale * ENOUGH >= least) return this;
    const fits = (spots: readonly Spot[]): boolean => this.around(spots, step).scale >= least;
    let shown = narrow && !all && !fits(focus) ? focus.slice(0, 2) : focus;
    const more = pack.findIndex((_, at) => !fits([...shown, ...pack.slice(0, at + 1)]));
    shown = [...shown, ...pack.slice(0, more < 0 ? pack.length : more)];
    const { x, y, scale } = this.around(shown, step);
    const found = this.at(x, y, Math.min(scale, least * CLOSE));
    const kept = now && this.as(now);
    return kept?.shows(shown, step) && kept.scale >= found.scale / CLOSE && kept.scale <= least * CLOSE ? kept : found;
  }

  private shows(spots: readonly Spot[], step: number): boolean {
    const { x, y, width, height } = this.seen();
    const edge = step * 0.75;
    return spots.every(
      (at) => at.x > x + edge && at.x < x + width - edge && at.y > y + edge && at.y < y + height - edge,
    );
  }

  /** Pixels from the upper left corner of the frame. */
  pixels(at: Spot): Spot {
    const { x, y } = this.seen();
    return { x: (at.x - x) * this.scale, y: (at.y - y) * this.scale };
  }

  private around(focus: readonly Spot[], step: number): { x: number; y: number; scale: number } {
    const xs = focus.map((at) => at.x);
    const ys = focus.map((at) => at.y);
    const [west, east] = [Math.min(...xs), Math.max(...xs)];
    const [north, south] = [Math.min(...ys), Math.max(...ys)];
    const scale = Math.min(
      this.wide / ((east - west) * MARGIN + 2 * step),
      this.high / ((south - north) * MARGIN + 2 * step),
    );
    return { x: (west + east) / 2, y: (north + south) / 2, scale };
  }

  viewBox(): string {
    const { x, y, width, height } = this.seen();
    return `${x} ${y} ${width} ${height}`;
  }

  seen(): Frame {
    const width = this.wide / this.scale;
    const height = this.high / this.scale;
    return { x: this.x - width / 2, y: this.y - height / 2, width, height };
  }

  private at(x: number, y: number, scale: number): Camera {
    return new Camera(this.world, this.wide, this.high, { x, y, scale });
  }
}

export interface Corner {
  readonly right: boolean;
  readonly low: boolean;
}

/** Pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The first of these corners where a box of this size covers the fewest of the spots, and how many. */
export function clearest(
  camera: Camera,
  spots: readonly Spot[],
  box: Box,
  corners: readonly Corner[],
): { corner: Corner; covered: number } | null {
  const seen = spots.map((at) => camera.pixels(at));
  const found = corners.map((corner) => ({
    corner,
    covered: seen.filter(({ x, y }) => {
      const across = corner.right ? camera.wide - x : x;
      const down = corner.low ? camera.high - y : y;
      return across > 0 && across < box.width && down > 0 && down < box.height;
    }).length,
  }));
  return found.toSorted((a, b) => a.covered - b.covered)[0] ?? null;
}

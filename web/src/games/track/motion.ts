/** Cars drive from space to space: events become beats, and all cars of a beat move together. */
import { between, type Pose } from "./place";

/** One car's part of a beat. */
export interface Drive {
  readonly from: Pose;
  readonly to: Pose;
}

/** What happens at the same time, by car. */
export type Beat = ReadonlyMap<string, Drive>;

export interface Leg {
  readonly car: string;
  readonly from: Pose;
  readonly to: Pose;
}

/** In the time of one space at the usual pace: a whole move is driven in 1 to 1.5 seconds, a short one in less. */
const SHORTEST = 9;
const LONGEST = 13.6;
const LEAST = 3;

/** A new beat begins when a car moves that has moved in this one. */
export function beats(legs: readonly Leg[]): Beat[] {
  const found: Map<string, Drive>[] = [];
  for (const { car, from, to } of legs) {
    const last = found.at(-1);
    if (!last || last.has(car)) found.push(new Map([[car, { from, to }]]));
    else last.set(car, { from, to });
  }
  return found;
}

/** Milliseconds for one beat: long moves are sped up, short ones slowed down. */
export function tempo(count: number, pace: number): number {
  if (!count) return 0;
  const least = Math.min(SHORTEST, LEAST * count);
  return (Math.min(Math.max(count, least), LONGEST) * pace) / count;
}

/** Where the cars of a motion are after `u` beats; those that are done stay out of it. */
export function poses(of: readonly Beat[], u: number): Map<string, Pose> {
  const shown = new Map<string, Pose>();
  of.forEach((beat, at) => {
    for (const [car, drive] of beat) {
      if (at < Math.floor(u)) shown.set(car, drive.to);
      else if (at === Math.floor(u)) shown.set(car, between(drive.from, drive.to, u - at));
      else if (!shown.has(car)) shown.set(car, drive.from);
    }
  });
  return shown;
}

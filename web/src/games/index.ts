/** The games that have a face of their own; every other game is played through the plain one. */
import type { Face } from "../lib/face";
import { fmr } from "./fmr/face";
import { gp } from "./gp/face";
import { gpf1 } from "./gpf1/face";
import { plain } from "./plain/face";
import { qgp } from "./qgp/face";
import { ta } from "./ta/face";

export const FACES: readonly Face[] = [fmr, ta, gp, qgp, gpf1];

export function faceOf(code: string): Face {
  return FACES.find((one) => one.code === code) ?? plain(code);
}

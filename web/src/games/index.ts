/** The games that have a face of their own; every other game is played through the plain one. */
import type { Face } from "./face";
import { fmr } from "./fmr/face";
import { plain } from "./plain/face";

const FACES: readonly Face[] = [fmr];

export function faceOf(code: string): Face {
  return FACES.find((one) => one.code === code) ?? plain(code);
}

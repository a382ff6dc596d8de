/** Formula Motor Racing: cars and colours of its view. */
import type { CarLook, Team } from "../../lib/teams";
import type { RaceView as View } from "../../wire/fmr";

export type { View };

const TEAM: Readonly<Record<string, Team>> = {
  b: "cobalt",
  g: "emerald",
  y: "amber",
  o: "copper",
  r: "scarlet",
  p: "violet",
};

/** The colours as views call them, by the letter of their cars. */
export const COLOURS: Readonly<Record<string, string>> = {
  b: "blue",
  g: "green",
  y: "yellow",
  o: "orange",
  r: "red",
  p: "purple",
};

/** Cars as events number them. */
export const CARS = Object.keys(COLOURS).flatMap((letter) => [`${letter}1`, `${letter}2`]);

export const letterOf = (colour: string): string => colour.slice(0, 1);
export const teamOf = (letter: string): Team | null => TEAM[letter] ?? null;

export function lookOf(car: string): CarLook {
  return { number: car.slice(1), team: teamOf(car[0] ?? ""), body: "single" };
}

export function ownerOf(view: View, car: string): number {
  return view.owners[COLOURS[letterOf(car)] ?? ""] ?? -1;
}

/** All cars in the places they would take now: the line, then the removed ones. */
export const standing = (view: View): string[] => [...view.order, ...view.out];

/** A move that is asked about, taken apart: a card and a car, each from all there are, so that a wrong one can be asked about, too. */
import type { Look } from "../wire/control";
import type { Say } from "../wire/table";

export interface Part {
  readonly word: string;
  readonly label: Say | undefined;
}

export interface Choices {
  readonly firsts: readonly Part[];
  readonly seconds: readonly Part[];
  /** Whether a first part is no move by itself. */
  needsSecond(first: string): boolean;
}

/** The parts at one place of all answers, and where they are cars, all cars of the race. */
function partsAt(look: Look, at: number): Part[] {
  const found = new Map<string, Say | undefined>();
  for (const { parts, labels } of look.answers) {
    const part = parts[at];
    if (part !== undefined && !found.has(part)) found.set(part, labels[at]);
  }
  const sign = at ? ":" : "";
  if (look.cars.some((car) => found.has(sign + car.word) && look.answers.some((one) => one.parts.length > 1))) {
    for (const car of look.cars) if (!found.has(sign + car.word)) found.set(sign + car.word, car.say);
  }
  return [...found].map(([word, label]) => ({ word, label }));
}

export function choicesOf(look: Look): Choices {
  const whole = new Set(look.answers.filter((one) => one.parts.length === 1).map((one) => one.token));
  return {
    firsts: partsAt(look, 0),
    seconds: partsAt(look, 1),
    needsSecond: (first) => first !== "" && !whole.has(first) && look.answers.some((one) => one.parts.length > 1),
  };
}

/** What the English of single games is built with, until it stands in their catalogues. */

const ENDINGS: Record<number, string> = { 1: "st", 2: "nd", 3: "rd" };

export const ordinal = (n: number): string => `${n}${n % 100 > 10 && n % 100 < 14 ? "th" : (ENDINGS[n % 10] ?? "th")}`;

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Names as they are, with a capital letter. */
export const named = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)]));

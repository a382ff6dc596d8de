/** Looking for a rule: a word finds its synonyms, whatever its ending, its hyphen or its capitals. */
import type { Term } from "./guide";

/** Lower case, without accents; hyphens are spaces. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();

/** "calls" looks for "call"; a short word is looked for as it is. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/s$/, "") : word);

const wordsOf = (text: string): string[] => plain(text).split(" ").filter(Boolean);

/** Whether every word of the phrase begins a word of the text; words of two letters must be the whole word. */
function says(text: readonly string[], phrase: string): boolean {
  const wanted = wordsOf(phrase).map(stem);
  return (
    wanted.length > 0 &&
    wanted.every((one) =>
      text.some((word) => (one.length > 2 ? word.startsWith(one) : word === one || word === `${one}s`)),
    )
  );
}

export function foundTerms(sought: string, terms: readonly Term[]): Term[] {
  const named = terms.filter((term) => [term.title, ...term.also].some((name) => says(wordsOf(name), sought)));
  const told = terms.filter((term) => says(wordsOf(`${term.title} ${term.text}`), sought));
  return [...new Set([...named, ...told])];
}

/** Clauses that say it, in these words first; then those that say it in others. Procedures are found by their id alone. */
export function foundClauses<C extends { readonly id: string; readonly text: string; readonly procedure?: boolean }>(
  sought: string,
  clauses: readonly C[],
  terms: readonly Term[],
): C[] {
  const names = exactNames(sought, terms);
  const prose = clauses.filter(({ id, procedure }) => !procedure || id.toLowerCase() === sought.toLowerCase());
  const texts = prose.map((clause) => ({ clause, words: wordsOf(`${clause.id} ${clause.text}`) }));
  const literal = texts.filter(({ words }) => says(words, sought));
  const other = texts.filter(({ words }) => names.some((name) => says(words, name)));
  return [...new Set([...literal, ...other].map(({ clause }) => clause))];
}

/** The other names of a term that is called exactly this: less would drag in half the rules. */
function exactNames(sought: string, terms: readonly Term[]): string[] {
  const name = (text: string): string => wordsOf(text).map(stem).join(" ");
  const meant = terms.filter((term) => [term.title, ...term.also].some((one) => name(one) === name(sought)));
  // A title or a shorthand names the thing; looser words only lead to it.
  return meant.flatMap((term) => [term.title, ...term.also.slice(0, 1)]);
}

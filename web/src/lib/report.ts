/** The report of a race in words: paragraphs to read, and a text to take along. */
import type { Sentence } from "../wire/table";
import { say } from "./words";

/** Sentences of a paragraph between start and finish. */
const PARAGRAPH = 5;

/** The start, the race in parts, the finish. A commentator calls everybody by name, the reader too. */
export function paragraphs(sentences: readonly Sentence[], game: string, names: readonly string[]): string[] {
  const edges = [sentences[0]?.move, sentences.at(-1)?.move];
  const groups: string[][] = [];
  let edge = -1;
  for (const one of sentences) {
    const now = edges.indexOf(one.move);
    const last = groups.at(-1);
    const text = say(one.say, { game, names, reader: -1 });
    if (!last || now !== edge || (now < 0 && last.length >= PARAGRAPH)) groups.push([text]);
    else last.push(text);
    edge = now;
  }
  return groups.map((group) => group.join(" "));
}

export const markdown = (title: string, texts: readonly string[]): string => `# ${title}\n\n${texts.join("\n\n")}\n`;

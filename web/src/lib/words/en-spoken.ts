/** What the server says in the words of the notation, as players say it: "Orange 2", not "o2". */
import { carName } from "../../games/fmr/view";

type Speech = (text: string) => string;

const worn: Speech = (text) =>
  text.replace(/^(\d+ (?:takes|loses) \d+) (?:\w+ \((\w+)\)|(\w+))$/, (_, said: string, part?: string, alone?: string) =>
    `${said} ${part ?? alone ?? ""} wear`,
  );

const arrows: Speech = (text) => text.replaceAll(" -> ", " → ");

const SPEECH: Record<string, Speech> = {
  FMR: (text) => arrows(text).replace(/\b[bgyorp][12]\b/g, carName),
  TA: worn,
  GP: worn,
  GPF1: (text) =>
    text
      .replace(/ over (?:\S+ )*(\S+)$/, " to $1")
      .replace(/\b1 points\b/, "1 point")
      .replace(/^You draws\b/, "You draw"),
};

/** The parts of a telling that are sentences; what is under `view` and `changes` is the game's own. */
const SENTENCES = new Set(["text", "brief", "question", "label", "effect"]);
const OPAQUE = new Set(["view", "changes"]);

/** The same telling with its sentences as players say them. */
export function spoken<T>(game: string, telling: T): T {
  const speech = SPEECH[game];
  return speech ? (retold(telling, speech) as T) : telling;
}

function retold(value: unknown, speech: Speech): unknown {
  if (Array.isArray(value)) return value.map((one) => retold(one, speech));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (OPAQUE.has(key)) return [key, one];
      return [key, typeof one === "string" && SENTENCES.has(key) ? speech(one) : retold(one, speech)];
    }),
  );
}

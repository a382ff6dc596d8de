/** What the server says in the words of the notation, as players say it: "Orange 2", not "o2". */
import { carName } from "../../games/fmr/view";
import { capital } from "./en";
import { beforeLine } from "./en-drafting";

type Speech = (text: string) => string;

const worn: Speech = (text) =>
  text.replace(/^(\d+ (?:takes|loses) \d+) (?:\w+ \((\w+)\)|(\w+))$/, (_, said: string, part?: string, alone?: string) =>
    `${said} ${part ?? alone ?? ""} wear`,
  );

const arrows: Speech = (text) => text.replaceAll(" -> ", " → ");

/** What "You: opens the race" should be: the verbs that the games' logs begin with. */
const VERBS: Readonly<Record<string, string>> = {
  deals: "deal",
  discards: "discard",
  does: "do",
  drafts: "draft",
  draws: "draw",
  gives: "give",
  keeps: "keep",
  opens: "open",
  passes: "pass",
  pays: "pay",
  retires: "retire",
  rolls: "roll",
  shows: "show",
  stops: "stop",
  swaps: "swap",
  takes: "take",
};
/** A car or a team as the subject: "Your 25 pits", "Your red car plays 4". */
const CAR = /^(?:\d+|[RYGB][AB])$/;
const COLOUR = /^(?:red|green|yellow|blue|white|black|orange|silver)$/;

function own(rest: string): string {
  const [first = "", ...more] = rest.split(" ");
  const tail = more.join(" ");
  if (first === "dealt") return `You are dealt ${tail}`;
  if (first === "has") return `You have ${tail}`;
  if (first === "the") return `Your ${tail}`;
  const verb = VERBS[first];
  if (verb) return `You ${verb}${tail && " "}${tail}`;
  if (CAR.test(first)) return `Your ${rest}`;
  if (COLOUR.test(first)) return `Your ${first} car ${tail}`;
  return `You play ${rest}`;
}

/** Sentences about the reader, who is called "You". */
const toYou: Speech = (text) =>
  text
    .replace(/^You: (.+)$/, (_, rest: string) => own(rest))
    .replace(/^You draws\b/, "You draw")
    .replace(/\bYou is First Player\b/, "you are First Player")
    .replace(/(First Player: |everybody, )You\b/, "$1you");

const SPEECH: Record<string, Speech> = {
  FMR: (text) => arrows(text).replace(/\b[bgyorp][12]\b/g, carName),
  TA: (text) => beforeLine(worn(text)),
  GP: (text) => beforeLine(worn(text)),
  GPF1: (text) =>
    text
      .replace(/ over (?:\S+ )*(\S+)$/, " to $1")
      .replace(/\b1 litres\b/, "1 litre")
      .replace(/\bK[ABC](\d)\b/g, "gravel K$1")
      .replace(/\bU(\d)\b/g, "overtaking lane U$1")
      .replace(/\bB(\d+)\b/g, "pit lane B$1")
      .replace(/\bBOX(\d)-IN\b/g, "the way into box $1")
      .replace(/\bBOX(\d)-OUT\b/g, "the way out of box $1")
      .replace(/\bBOX(\d)\b/g, "box $1")
      .replace(/, marker 0\b/, "")
      .replace(/, marker 1\b/, ", 1 turn sat out")
      .replace(/, marker (\d)\b/, ", $1 turns sat out")
      .replace(/^(red|green|yellow|blue|white|black|orange|silver) is in its/, (_, car: string) => `${capital(car)} is in its`),
};

/** The parts of a telling that are sentences; what is under `view` and `changes` is the game's own. */
const SENTENCES = new Set(["text", "brief", "question", "label", "effect"]);
const OPAQUE = new Set(["view", "changes"]);

/** The same telling with its sentences as players say them. */
export function spoken<T>(game: string, telling: T): T {
  const speech = SPEECH[game] ?? ((text) => text);
  return retold(telling, (text) => toYou(speech(text))) as T;
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

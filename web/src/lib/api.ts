/** The doors around a race: REST, as docs/protocol.md describes them. */
import type {
  Acting,
  AlertInfo,
  ChannelTold,
  Settling,
  Calling,
  Comment,
  Compared,
  Created,
  DriverTold,
  GameInfo,
  Held,
  Joined,
  Lecture,
  Listed,
  NewSeason,
  NewSeat,
  NewTable,
  PasskeyAsked,
  PrintedBoard,
  Position,
  Previewed,
  Problem,
  RaceLog,
  RecoveryCodes,
  Report,
  Review,
  RulesText,
  SeasonCreated,
  SeasonInfo,
  SeasonOffer,
  Shared,
  Sharing,
  TableInfo,
  Ticket,
  Turn,
  Wanting,
  Weighed,
} from "../wire/table";
import { base } from "./base";

/** What the server refuses, as a fact, and the clause if a rule refuses. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.text);
    this.problem = problem;
  }

  get code(): string {
    return this.problem.code;
  }
}

const silent = (code: string): Problem => ({ code, say: { id: "refused-offline" }, text: "", clause: "" });

async function call(path: string, secret = "", init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (secret) headers.set("authorization", `Bearer ${secret}`);
  let reply: Response;
  try {
    reply = await fetch(base + path, { ...init, headers });
  } catch {
    throw new Refusal(silent("offline"));
  }
  if (!reply.ok) throw new Refusal(await problem(reply));
  return reply;
}

async function problem(reply: Response): Promise<Problem> {
  try {
    return (await reply.json()) as Problem;
  } catch {
    return silent(String(reply.status));
  }
}

async function ask<T>(path: string, secret = "", init: RequestInit = {}): Promise<T> {
  return (await (await call(path, secret, init)).json()) as T;
}

const BUSY_MS = 2000;
export const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** Asked again while the server is busy, unless nobody waits for the answer any more. */
export async function untilFree<T>(ask: () => Promise<T>, isGivenUp: () => boolean, wait = pause): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "busy" || isGivenUp()) throw error;
      await wait(BUSY_MS);
    }
  }
}

const asPost = (body: unknown): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

const post = <T>(path: string, body: unknown, secret = ""): Promise<T> => ask<T>(path, secret, asPost(body));

/** What has no answer but that it is done. */
const done = async (path: string, body: unknown, secret = ""): Promise<void> =>
  void (await call(path, secret, asPost(body)));

const at = (table: string): string => `api/tables/${encodeURIComponent(table)}`;

const during = (season: string): string => `api/seasons/${encodeURIComponent(season)}`;

export const api = {
  seasonOffer: (code: string) => ask<SeasonOffer>(`api/games/${encodeURIComponent(code)}/season`),
  season: (season: string) => ask<SeasonInfo>(during(season)),
  found: (season: NewSeason) => post<SeasonCreated>("api/seasons", season),
  enter: (season: string, name: string, seat: number) => post<Held>(`${during(season)}/entries`, { name, seat }),
  wait: (season: string, name: string) => post<Held>(`${during(season)}/entries`, { name, wait: true }),
  act: (season: string, act: Acting["act"], secret: string) =>
    post<SeasonInfo>(`${during(season)}/acts`, { act } satisfies Acting, secret),
  newLink: (season: string, entry: number, secret: string) => post<Held>(`${during(season)}/links`, { entry }, secret),
  settle: (season: string, settling: Settling, secret: string) =>
    post<SeasonInfo>(`${during(season)}/results`, settling, secret),
  divide: (season: string, title: string, places: number, secret: string) =>
    post<SeasonInfo>(`${during(season)}/divisions`, { title, places }, secret),
  promote: (season: string, secret: string) => post<SeasonInfo>(`${during(season)}/promotion`, {}, secret),
  fillEntry: (season: string, seat: number, bot: string, secret: string) =>
    post<SeasonInfo>(`${during(season)}/bots`, { seat, bot }, secret),
  call: (season: string, wanted: Calling, secret: string) =>
    post<SeasonInfo>(`${during(season)}/races`, wanted, secret),
  games: () => ask<GameInfo[]>("api/games"),
  rules: (code: string) => ask<RulesText>(`api/games/${encodeURIComponent(code)}/rules`),
  lessons: (code: string) => ask<Lecture>(`api/games/${encodeURIComponent(code)}/lessons`),
  tables: () => ask<Listed[]>("api/tables"),
  create: (table: NewTable) => post<Created>("api/tables", table),
  table: (table: string) => ask<TableInfo>(at(table)),
  join: (table: string, name: string, seat: number | null = null) => post<Held>(`${at(table)}/seats`, { name, seat }),
  fill: (table: string, seat: number, bot: string, secret: string) =>
    post<TableInfo>(`${at(table)}/bots`, { seat, bot }, secret),
  log: (table: string, secret: string) => ask<RaceLog>(`${at(table)}/log`, secret),
  board: (table: string) => ask<PrintedBoard | null>(`${at(table)}/board`),
  now: (table: string, secret: string) => ask<Position>(`${at(table)}/position`, secret),
  position: (table: string, secret: string, index: number, eyes: number) =>
    ask<Position>(`${at(table)}/position?index=${index}&eyes=${eyes}`, secret),
  review: (table: string) => ask<Review>(`${at(table)}/review`),
  weighed: (table: string, index: number, move: string, signal: AbortSignal) =>
    ask<Weighed>(`${at(table)}/weighed?${new URLSearchParams({ index: String(index), move })}`, "", { signal }),
  previewed: (table: string, secret: string, index: number, eyes: number, token: string) =>
    ask<Previewed>(
      `${at(table)}/preview?${new URLSearchParams({ index: String(index), eyes: String(eyes), token })}`,
      secret,
    ),
  commentary: (table: string, secret: string) => ask<Report>(`${at(table)}/commentary`, secret),
  comment: (table: string, move: number, text: string, secret: string) =>
    post<Comment[]>(`${at(table)}/comments`, { move, text }, secret),
  day: (game: string, day: string) => ask<Compared>(`api/days/${encodeURIComponent(game)}?day=${day}`),
  driveDay: (game: string, device: string, name: string) => post<Created>("api/days", { game, device, name }),
  duplicates: (table: string) => ask<Compared>(`${at(table)}/duplicates`),
  puzzles: (code: string) => ask<Lecture>(`api/games/${encodeURIComponent(code)}/puzzles`),
  ownPuzzles: (table: string, seat: number) => ask<Lecture>(`${at(table)}/puzzles?seat=${seat}`),
  turns: (table: string, secret: string, eyes: number) => ask<Turn[]>(`${at(table)}/turns?eyes=${eyes}`, secret),
  record: async (table: string, secret: string, verdicts = false) =>
    (await call(`${at(table)}/record${verdicts ? "?verdicts=true" : ""}`, secret)).text(),
  importRecord: async (record: string, house: string) => {
    if (house) return post<Created>("api/records", { record, house });
    const init = { method: "POST", body: record, headers: { "content-type": "text/plain" } };
    return (await (await call("api/records", "", init)).json()) as Created;
  },
  /** Of a seat or an entry: `at` is `tables/ID` or `seasons/ID`. */
  alerts: (at: string, secret: string) => ask<AlertInfo>(`api/${at}/alerts`, secret),
  turnOn: (at: string, channel: Wanting["channel"], secret: string) =>
    post<AlertInfo>(`api/${at}/alerts`, { channel } satisfies Wanting, secret),
  turnOff: async (channel: string) => void (await call(`api/alerts/${channel}/off`, "", { method: "POST" })),
  confirmMail: (channel: string, code: string) => post<ChannelTold>(`api/alerts/${channel}/confirm`, { code }),
  driver: {
    begin: (name: string) => post<Joined>("api/driver", { name }),
    info: (secret: string) => ask<DriverTold>("api/driver", secret),
    share: (sharing: Sharing, secret: string) => post<Shared>("api/driver/sharing", sharing, secret),
    codes: (secret: string) => post<RecoveryCodes>("api/driver/codes", {}, secret),
    ticket: (secret: string) => post<Ticket>("api/driver/tickets", {}, secret),
    join: (code: string, name: string) => post<Joined>("api/driver/devices", { code, name }),
    remove: (device: string, secret: string) => done(`api/driver/devices/${device}/off`, {}, secret),
    forget: (secret: string) => done("api/driver/forget", {}, secret),
    askNew: (secret: string) => post<PasskeyAsked>("api/driver/passkeys/asking", {}, secret),
    keepNew: (credential: string, secret: string) => done("api/driver/passkeys", { credential }, secret),
    removePasskey: (passkey: string, secret: string) => done(`api/driver/passkeys/${passkey}/off`, {}, secret),
    askKnown: () => post<PasskeyAsked>("api/driver/entering/asking", {}),
    enter: (credential: string, name: string) => post<Joined>("api/driver/entering", { credential, name }),
  },
  fork: (table: string, index: number, seats: readonly NewSeat[], secret: string, move = "") =>
    post<Created>(`${at(table)}/forks`, { index, seats, move, pace_ms: 0 }, secret),
};

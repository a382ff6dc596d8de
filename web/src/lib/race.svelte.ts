/** A race as one reader hears it: the table, the position, the log, and what each answer would do. */
import type { Company, Face, Way } from "./face";
import { api, Refusal } from "./api";
import { Connection, playUrl, type Status } from "./connection";
import { settings } from "./settings.svelte";
import { Show } from "./show.svelte";
import { SPECTATOR } from "./eyes";
import type { Hinted, Moved, Position, Previewed, Prospect } from "./told";
import type { Asking, End, PrintedBoard, Problem, Said, TableInfo, Telling } from "../wire/table";
import { Told } from "./told";
import { capital, seatName, t, type Speaker } from "./words";

/** Moves that are kept to know which of one's own have been told already. */
const MOST_HEARD = 60;
const NOTHING_AHEAD = { number: -1, ways: {} };

export class Race {
  table = $state.raw<TableInfo | null>(null);
  seat = $state(SPECTATOR);
  /** How its board looks, while there is one. */
  face: Face | null = null;
  /** What has been told, scene by scene. */
  readonly show = new Show({
    me: () => this.seat,
    isBot: (seat) => !!this.table?.seats[seat]?.played_by,
    busy: () => this.busy,
    beat: () => (this.hurried ? 0 : settings.beat),
    rests: () => !!this.face?.playsBack,
    playsRound: (news) => settings.pace > 0 && !!this.face?.playsRound?.(news),
    cuts: (event) => !!this.face?.banner?.(event),
  });
  /** The only answer, where the server gives it: nobody is asked. */
  private readonly forced = $derived.by(() => (settings.kept.forced ? onlyAnswer(this.show.position) : null));
  /** As it is shown; while a scene is, nobody is asked. */
  readonly position: Position | null = $derived.by(() => {
    const shown = this.show.position;
    return shown && (this.forced || this.show.scene) ? { ...shown, answers: [], back: null } : shown;
  });
  readonly moves = $derived.by(() => this.show.moves);
  /** What happened between the last view and this one. */
  readonly news = $derived.by(() => this.show.news);
  chat = $state.raw<readonly Said[]>([]);
  private foreseen = $state.raw<Previewed | null>(null);
  readonly previewed = $derived.by(() => (this.foreseen?.number === this.position?.number ? this.foreseen : null));
  /** Whole moves that begin with an answer, for those that were asked for in this position. */
  private ahead = $state.raw<{ number: number; ways: Readonly<Record<string, readonly Prospect[]>> }>(NOTHING_AHEAD);
  private looked: Promise<void> = Promise.resolve();
  private advised = $state.raw<Hinted | null>(null);
  /** What an ace would do here, if that has been asked for. */
  readonly hint = $derived.by(() => (this.advised?.number === this.position?.number ? this.advised : null));
  printedBoard = $state.raw<PrintedBoard | null>(null);
  /** Whether what has happened so far is known. */
  isLogged = $state(false);
  status = $state<Status>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** The rest of the race shall be over at once. */
  hurried = $state(false);
  /** An answer is on its way. */
  busy = $state(false);
  readonly company: Company = $derived(companyOf(this.table, this.seat));
  private readonly speaker: Speaker = $derived(speakerOf(this.table, this.seat));
  private readonly words = new Told(() => this.speaker);
  readonly asked = $derived((this.position?.answers?.length ?? 0) > 0);
  /** Where the race stands, in a sentence. */
  readonly told = $derived.by(() => (this.forced ? t("decision-forced") : sentence(this.position, this.company)));

  readonly id: string;
  readonly secret: string;
  private readonly line: Connection;
  /** As it was told last, and what was told since. */
  private newest: Position | null = null;
  private pending: Moved[] = [];
  private heard: Moved[] = [];

  constructor(id: string, secret: string) {
    this.id = id;
    this.secret = secret;
    this.line = new Connection(
      playUrl(id),
      secret,
      (telling) => this.hear(telling),
      (status) => {
        this.status = status;
      },
    );
  }

  open(): () => void {
    const wake = (): void => {
      this.line.wake();
      // Nobody looks: whoever comes back sees the present.
      if (document.hidden) this.show.hasten();
    };
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    this.line.open();
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.line.close();
    };
  }

  /** Answers the tokens one after the other, as long as the race goes the way that was meant. */
  async play(way: Way): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      const from = this.newest?.index ?? 0;
      for (const [at, token] of way.entries()) {
        // A step without a choice may have played itself already.
        if (this.ownSince(from)[at] === token) continue;
        const position = this.newest;
        if (!position?.answers?.includes(token)) break;
        if (!(await this.tell({ type: "answer", number: position.number, token }))) break;
      }
    } finally {
      this.busy = false;
      this.show.release();
    }
  }

  private ownSince(index: number): string[] {
    return this.heard.filter((one) => one.index > index && one.seat === this.seat).map((one) => one.token);
  }

  /** What this device wishes of the table: forced steps, and another pace of bots, if one is named. */
  async wish(pace?: number): Promise<void> {
    if (this.seat < 0) return;
    await this.tell({ type: "wish", forced: settings.kept.forced, ...(pace === undefined ? {} : { pace_ms: pace }) });
  }

  /** Bots as fast as the speed of this device wants them. */
  async pace(): Promise<void> {
    await this.wish(settings.botPace(this.table?.clock.kind));
  }

  /** Nothing is left to decide: everything that is still to happen happens at once. */
  async hurry(): Promise<void> {
    this.hurried = true;
    this.show.skip();
    await this.wish(0);
  }

  async takeBack(to: number): Promise<void> {
    if (this.position) await this.tell({ type: "takeback", number: this.position.number, to });
  }

  /** Before the last own move: what luck and others did since goes with it. */
  readonly beforeLast = $derived.by(() => {
    const last = this.moves.findLast((one) => one.seat === this.seat);
    return last ? last.index - 1 : null;
  });

  async consent(agree: boolean): Promise<void> {
    if (this.position) await this.tell({ type: "consent", number: this.position.number, agree });
  }

  /** Says something and waits for the reply; a refusal becomes `problem`. */
  async tell(asking: Asking): Promise<boolean> {
    const reply = await this.line.request(asking);
    // Said twice after a loss: it was done the first time.
    if (reply.type !== "refused" || reply.code === "repeated") return true;
    if (reply.code !== "lost") this.problem = { clause: "", ...reply };
    return false;
  }

  private hear(telling: Telling): void {
    switch (telling.type) {
      case "welcome":
        this.seat = telling.seat;
        this.table = telling.table;
        if (telling.fresh) void this.beginAnew();
        else this.isLogged = true;
        if (telling.seat >= 0 && (telling.forced ?? true) !== settings.kept.forced) {
          void this.wish();
        }
        break;
      case "position":
        this.stand(this.words.position(telling));
        break;
      case "moved": {
        const moved = this.words.moved(telling);
        this.heard = [...this.heard.filter((one) => one.index < moved.index), moved].slice(-MOST_HEARD);
        this.pending.push(moved);
        break;
      }
      case "undone":
        this.heard = this.heard.filter((one) => one.index <= telling.index);
        this.pending = [];
        this.show.undo(telling.index);
        break;
      case "seats":
        if (this.table) this.table = { ...seated(this.table, telling.seats), locked: telling.locked ?? false };
        break;
      case "chat":
        this.chat = [...this.chat.filter((one) => one.number < telling.number), telling];
        break;
      case "refused":
        // A store that is away comes back, and the line with it.
        if (!telling.id && telling.code !== "away") this.problem = { clause: "", ...telling };
        break;
    }
  }

  private stand(position: Position): void {
    this.newest = position;
    this.show.tell({ moves: this.pending, position });
    this.pending = [];
    if (position.end && this.table?.state === "racing") this.table = { ...this.table, state: "over" };
    const forced = settings.kept.forced && onlyAnswer(position) !== null;
    if (position.answers?.length && !forced) this.looked = this.look(position.number);
  }

  movesFrom(token: string): readonly Prospect[] {
    return (this.ahead.number === this.position?.number && this.ahead.ways[token]) || [];
  }

  foresee(token: string): void {
    void this.lookAhead(token);
  }

  /** Where the move can end that begins so: asked once, and only of an answer that begins one. */
  private async lookAhead(token: string): Promise<void> {
    await this.looked;
    const { previewed } = this;
    const number = previewed?.number ?? -1;
    const begins = previewed?.prospects.find((one) => one.tokens[0] === token);
    if (!Object.keys(begins?.reach ?? {}).length || this.movesFrom(token).length) return;
    const reply = await this.line.request({ type: "preview", number, token, ways: true });
    if (reply.type !== "preview" || number !== this.newest?.number) return;
    const ways = this.ahead.number === number ? this.ahead.ways : {};
    this.ahead = { number, ways: { ...ways, [token]: this.words.previewed(reply).ways ?? [] } };
  }

  /** Whether this seat may ask for a hint now. */
  readonly mayAsk = $derived.by(() => this.asked && !!this.table?.hints);

  /** What would an ace do? A refusal becomes `problem`. */
  async askHint(): Promise<void> {
    const number = this.position?.number;
    if (number === undefined || !this.mayAsk || this.hint) return;
    const reply = await this.line.request({ type: "hint", number });
    if (reply.type === "hint") this.advised = this.words.hinted(reply);
    else if (reply.type === "refused" && reply.code !== "lost") this.problem = { clause: "", ...reply };
  }

  private async look(number: number): Promise<void> {
    const reply = await this.line.request({ type: "preview", number, ways: true });
    if (reply.type === "preview" && reply.number === this.newest?.number) this.foreseen = this.words.previewed(reply);
  }

  /** The log may take its time; nobody waits for it to see the board. */
  private async printBoard(): Promise<void> {
    this.printedBoard = await api.board(this.id).catch(() => this.printedBoard);
  }

  /** The connection told only where the race stands; what led there is asked for. */
  private async beginAnew(): Promise<void> {
    this.isLogged = false;
    void this.printBoard();
    try {
      const log = await api.log(this.id, this.secret);
      const first = this.moves[0]?.index ?? Infinity;
      const before = log.moves.map((one) => this.words.moved(one)).filter((one) => one.index < first);
      this.show.moves = [...before, ...this.show.moves];
    } catch (error) {
      // A race that has not begun has no log.
      if (error instanceof Refusal && error.code === "offline") this.problem = problemOf(error);
    } finally {
      this.isLogged = true;
    }
  }
}

/** The race begins when no seat is open. */
function seated(table: TableInfo, seats: TableInfo["seats"]): TableInfo {
  const begins = table.state === "open" && seats.every((seat) => seat.kind !== "open");
  return { ...table, seats, state: begins ? "racing" : table.state };
}

const onlyAnswer = (position: Position | null): string | null =>
  position?.answers?.length === 1 ? (position.answers[0] ?? null) : null;

function sentence(position: Position | null, company: Company): string {
  if (!position) return "";
  if (position.end) return t("top-over", winArgs(position.end, company));
  if (!position.waiting.length) return t("decision-nothing");
  return position.question || waitingFor(position.waiting, company);
}

function waitingFor(seats: readonly number[], company: Company): string {
  const others = seats.filter((seat) => seat !== company.reader);
  const you = others.length === seats.length ? "no" : others.length ? "also" : "only";
  return t("top-waiting", { you, who: others.map((seat) => company.names[seat] ?? t("dealer")) });
}

/** How a race ends that nobody has finished: its places are for display. */
export const NOBODY = "nobody";

/** Who wins, for the messages that say so. */
export function winArgs(end: End, company: Company): { winner: string; who: string } {
  const winner = end.end === NOBODY ? -1 : end.places.indexOf(1);
  if (winner < 0) return { winner: "nobody", who: "" };
  return { winner: winner === company.reader ? "you" : "other", who: entrantName(end, winner, company) };
}

/** A seat, or a team that nobody drives. */
export const entrantName = (end: End, at: number, company: Company): string =>
  company.names[at] ?? capital(end.entrants[at] ?? "");

export const speakerOf = (table: TableInfo | null, reader: number): Speaker => ({
  game: table?.game ?? "",
  names: table?.seats.map((seat) => seat.name) ?? [],
  reader,
});

/** Who races, as `me` looks at it; "You" is whoever reads, also with somebody else's eyes. */
export function companyOf(table: TableInfo | null, me: number, reader = me): Company {
  const names = table?.seats.map((seat) => seat.name) ?? [];
  return { me, reader, names: names.map((_, at) => seatName(at, names, reader)), options: table?.options ?? {} };
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  return { code: "failed", say: { id: "text", args: { text: String(error) } }, text: String(error), clause: "" };
}

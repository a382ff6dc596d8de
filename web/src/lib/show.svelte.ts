/**
 * What the table tells is shown one scene after the other. A move is one scene, however many answers it takes:
 * its card, the whole way driven, then what came of it. All that the page shows of the race waits for that, the
 * log and the result too; nobody is asked before everything has been seen.
 */
import type { Happened, Moved, Position } from "./told";

/** What was told at once: some answers, and where they led. */
export interface Frame {
  readonly moves: readonly Moved[];
  readonly position: Position;
}

export interface Scene {
  /** Whose move it is; the dealer's has nobody's number. */
  readonly seat: number;
  readonly before: Position;
  readonly position: Position;
  /** Of every position that it passes through, the last one included. */
  readonly views: readonly unknown[];
  /** What the log tells of it when it is over. */
  readonly moves: readonly Moved[];
  readonly news: readonly Happened[];
  /** What leads to the same position in a scene after this one. */
  readonly later: readonly Happened[];
}

/** What the show has to know of the race and of this device. */
export interface Stage {
  /** The seat that looks. */
  me(): number;
  isBot(seat: number): boolean;
  /** An answer of several parts is on its way. */
  busy(): boolean;
  /** Milliseconds of a beat; 0 shows everything at once. */
  beat(): number;
  /** The board says when it has shown everything; else it is given its time. */
  rests(): boolean;
  /** The board takes its time for these: nobody is asked before. */
  playsRound(news: readonly Happened[]): boolean;
  /** A scene of its own begins with this event. */
  cuts(event: Happened): boolean;
}

/** In beats: to read the card, to drive where the board does not say, to see where it led. */
const LEAD = 4;
const DRIVE = 9;
const LINGER = 3;
const READ = 18;
const MOST_KEPT = 24;

export type Phase = "card" | "drive" | "over";

export class Show {
  position = $state.raw<Position | null>(null);
  /** All that led to the position from the one before. */
  news = $state.raw<readonly Happened[]>([]);
  moves = $state.raw<readonly Moved[]>([]);
  scene = $state.raw<Scene | null>(null);
  phase = $state<Phase>("over");
  paused = $state(false);
  /** What the board still shows is over, until the next scene. */
  skipped = $state(false);
  /** The last scene that was begun: its sentence stays until the next. */
  last = $state.raw<Scene | null>(null);
  /** Scenes since one's own last move. */
  private past = $state.raw<readonly Scene[]>([]);
  readonly canRepeat = $derived.by(() => this.past.length > 0);
  /** The board tells step by step what happened: nothing else gives it away. */
  readonly tells = $derived.by(() => !!this.scene && this.phase !== "over" && this.stage.playsRound(this.scene.news));
  private newest: Position | null = null;
  private held: Frame[] = [];
  private queue: Scene[] = [];
  private skips = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  tell(frame: Frame): void {
    if (!this.newest || !frame.moves.length) {
      this.stand(frame);
      return;
    }
    if (this.held.length && this.beginsAnew(frame)) this.release();
    this.held.push(frame);
    if (!this.goesOn(frame)) this.release();
  }

  /** What was held back, since its move was not complete, is shown. */
  release(): void {
    const frames = this.held.splice(0);
    const last = frames.at(-1);
    if (!last || !this.newest) return;
    const scenes = scenesOf(this.newest, frames, (event) => this.stage.cuts(event));
    this.newest = last.position;
    this.keep(scenes);
    this.queue.push(...scenes);
    if (this.isInstant(scenes)) this.hasten();
    else if (!this.scene) this.next();
    // Skipping lasts until one is asked.
    if (last.position.answers?.length || last.position.end) this.skips = false;
  }

  /** Everything after the first `index` moves has been taken back. */
  undo(index: number): void {
    this.release();
    this.hasten();
    this.past = [];
    this.moves = this.moves.filter((one) => one.index <= index);
  }

  /** The board has shown what the scene tells. */
  rest(): void {
    if (this.phase !== "drive" || !this.scene) return;
    this.phase = "over";
    this.log(this.scene.moves);
    this.wait(this.stage.cuts(this.scene.news[0] ?? NOTHING) ? READ : LINGER, () => this.next());
  }

  toggle(): void {
    this.paused = !this.paused;
    if (this.paused || this.timer) return;
    const due = this.due;
    this.due = null;
    due?.();
  }

  /** To the present, and on to where one is asked. */
  skip(): void {
    this.paused = false;
    this.skips = !this.newest?.answers?.length && !this.newest?.end;
    this.release();
    this.hasten();
    this.skipped = true;
  }

  again(): void {
    this.hasten();
    this.queue = [...this.past];
    this.next();
  }

  private keep(scenes: readonly Scene[]): void {
    const mine = scenes.some((scene) => scene.seat === this.stage.me());
    this.past = mine ? [] : [...this.past, ...scenes.filter(isSeen)].slice(-MOST_KEPT);
  }

  private isInstant(scenes: readonly Scene[]): boolean {
    if (!this.stage.beat() || this.skips || document.hidden) return true;
    if (this.isAbsence(scenes)) return true;
    if (this.scene || this.queue.length > scenes.length) return false;
    const { me } = this.stage;
    const own = scenes.every((one) => one.seat === me() && !this.stage.playsRound(one.news));
    const asksOn = own && this.newest?.waiting.includes(me());
    return asksOn || !scenes.some(isSeen);
  }

  /** Told after an absence: only where it led is known. A round that was chosen in secret is told as one, too. */
  private isAbsence(scenes: readonly Scene[]): boolean {
    const moves = scenes.flatMap((scene) => scene.moves).filter((move) => move.seat >= 0);
    const [first] = moves;
    const oneRound = moves.every((move) => move.turn === first?.turn);
    if (oneRound && scenes.some((scene) => this.stage.playsRound(scene.news))) return false;
    return moves.some((move) => move.seat !== first?.seat);
  }

  /** All that waits is shown at once. */
  hasten(): void {
    const scenes = [...(this.scene ? [this.scene] : []), ...this.queue.splice(0)];
    const last = scenes.at(-1);
    this.clear();
    this.skipped = false;
    this.log(scenes.flatMap((scene) => scene.moves));
    this.position = this.newest;
    if (last) {
      this.last = last;
      // The motion of the very last move may still be seen, of all others it is too late.
      this.news = scenes.every((scene) => scene.position === last.position) ? last.moves.flatMap(eventsOf) : last.news;
    }
  }

  private next(): void {
    this.clear();
    const scene = this.queue.shift();
    if (!scene) {
      this.position = this.newest;
      return;
    }
    [this.scene, this.last, this.skipped] = [scene, scene, false];
    if (scene.seat < 0 || scene.seat === this.stage.me() || !isSeen(scene)) {
      this.drive();
      return;
    }
    this.phase = "card";
    this.position = scene.before;
    this.news = [];
    this.wait(LEAD, () => this.drive());
  }

  private drive(): void {
    const scene = this.scene;
    if (!scene) return;
    this.phase = "drive";
    this.position = scene.position;
    this.news = scene.news;
    if (!isSeen(scene)) this.rest();
    else if (!this.stage.rests()) this.wait(DRIVE, () => this.rest());
  }

  /** What is still to come waits while the show is paused. */
  private wait(beats: number, then: () => void): void {
    this.due = then;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.paused) return;
      this.due = null;
      then();
    }, beats * this.stage.beat());
  }

  private clear(): void {
    clearTimeout(this.timer);
    [this.timer, this.due, this.scene, this.phase] = [undefined, null, null, "over"];
  }

  /** Where nothing has moved, or where one begins to look. */
  private stand(frame: Frame): void {
    this.release();
    const again = this.newest?.index === frame.position.index;
    if (!again) this.hasten();
    this.newest = frame.position;
    if (this.scene) this.renew(frame.position);
    else {
      this.position = frame.position;
      if (!again) this.news = frame.moves.flatMap(eventsOf);
    }
    this.log(frame.moves);
  }

  /** Told again while it is still on its way. */
  private renew(position: Position): void {
    const fresh = (scene: Scene): Scene => (scene.position.index === position.index ? { ...scene, position } : scene);
    this.queue = this.queue.map(fresh);
  }

  private log(moves: readonly Moved[]): void {
    if (!moves.length) return;
    const known = new Set(moves.map((move) => move.index));
    const others = this.moves.filter((one) => !known.has(one.index));
    this.moves = [...others, ...moves].toSorted((a, b) => a.index - b.index);
  }

  private goesOn({ moves, position }: Frame): boolean {
    const seat = seatOf(moves);
    if (position.end || position.waiting.length !== 1 || position.waiting[0] !== seat) return false;
    return seat === this.stage.me() ? this.stage.busy() : this.stage.isBot(seat);
  }

  private beginsAnew({ moves }: Frame): boolean {
    const [now, begun] = [firstOf(moves), firstOf(this.held.flatMap((frame) => frame.moves))];
    if (now?.seat !== begun?.seat || now?.turn !== begun?.turn) return true;
    return now?.seat !== this.stage.me() && now?.decision === begun?.decision;
  }
}

const NOTHING: Happened = { kind: "", clause: "", seat: -1, arguments: {}, text: "" };
const eventsOf = (move: Moved): readonly Happened[] => move.events;
const isSeen = (scene: Scene): boolean => scene.news.some((event) => event.text);
const firstOf = (moves: readonly Moved[]): Moved | undefined => moves.find((move) => move.seat >= 0);
const seatOf = (moves: readonly Moved[]): number => firstOf(moves)?.seat ?? -1;

/** A move, and each card of events that came of it. */
export function scenesOf(before: Position, frames: readonly Frame[], cuts: (event: Happened) => boolean): Scene[] {
  const moves = frames.flatMap((frame) => frame.moves);
  const events = moves.flatMap(eventsOf);
  const position = frames.at(-1)?.position ?? before;
  const starts = [0, ...events.flatMap((event, at) => (at && cuts(event) ? [at] : []))];
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? events.length;
    return {
      seat: at || cuts(events[0] ?? NOTHING) ? -1 : seatOf(moves),
      before,
      position,
      views: frames.map((frame) => frame.position.view),
      moves: to === events.length ? moves : [],
      news: events.slice(from, to),
      later: events.slice(to),
    };
  });
}

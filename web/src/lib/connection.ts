/**
 * One seat's line to the table. It comes back by itself after a loss, says what it has seen, and sends an
 * answer again with the same number, so that a move is never lost and never played twice.
 */
import type { Accepted, Asking, Hinted, Pong, Previewed, Refused, Telling, Welcome } from "../wire/table";
import { base } from "./base";

export type Reply = Accepted | Refused | Previewed | Hinted | Pong | Welcome;
export type Status = "connecting" | "open" | "lost" | "closed";

interface Waiting {
  asking: Asking & { id: string };
  settle: (reply: Reply) => void;
}

const FIRST_DELAY = 250;
const LONGEST_DELAY = 5000;
const QUIET = 15_000;
const LOST: Omit<Refused, "id"> = { type: "refused", code: "lost", say: { id: "refused-offline" }, text: "" };

export class Connection {
  /** Number of the last position that was told. */
  seen = -1;
  /** Number of the last chat line. */
  heard = 0;
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private count = 0;
  private delay = FIRST_DELAY;
  private closed = false;
  private retry = 0;
  private pulse = 0;

  constructor(
    private readonly url: string,
    private readonly secret: string,
    private readonly hear: (telling: Telling) => void,
    private readonly status: (status: Status) => void,
  ) {}

  open(): void {
    if (this.closed) return;
    window.clearTimeout(this.retry);
    this.status("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.read(String(event.data));
    socket.onclose = (event) => {
      if (this.socket === socket) this.lose(event.code);
    };
  }

  /** At once instead of at the next try: the network or the tab has come back. */
  wake(): void {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.open();
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.retry);
    window.clearTimeout(this.pulse);
    this.socket?.close();
    this.socket = null;
    this.status("closed");
  }

  request(asking: Asking): Promise<Reply> {
    const id = String((this.count += 1));
    return new Promise((settle) => {
      this.waiting.set(id, { asking: { ...asking, id }, settle });
      this.send({ ...asking, id });
    });
  }

  private greet(): void {
    this.send({ type: "hello", secret: this.secret, seen: this.seen, heard: this.heard });
  }

  private send(asking: Asking & { id?: string }): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(asking));
  }

  private read(frame: string): void {
    this.watch();
    for (const line of frame.split("\n")) {
      if (line) this.take(JSON.parse(line) as Telling);
    }
  }

  private take(telling: Telling): void {
    if (telling.type === "welcome") this.welcomed();
    if (telling.type === "position") this.seen = telling.number;
    if (telling.type === "chat") this.heard = telling.number;
    this.hear(telling);
    if ("id" in telling && telling.id) {
      const found = this.waiting.get(telling.id);
      this.waiting.delete(telling.id);
      found?.settle(telling as Reply);
    }
  }

  /** What was on its way when the line broke: answers go again, everything else is given up. */
  private welcomed(): void {
    this.delay = FIRST_DELAY;
    this.status("open");
    for (const [id, { asking, settle }] of this.waiting) {
      if (asking.type === "answer") this.send(asking);
      else {
        this.waiting.delete(id);
        settle({ ...LOST, id });
      }
    }
  }

  private lose(code: number): void {
    window.clearTimeout(this.pulse);
    if (this.closed) return;
    if (code === 4004) {
      this.close();
      return;
    }
    this.status("lost");
    this.retry = window.setTimeout(() => this.open(), this.delay);
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
  }

  /** A line that says nothing for a while is asked; if it stays silent it is given up. */
  private watch(): void {
    window.clearTimeout(this.pulse);
    this.pulse = window.setTimeout(() => {
      this.send({ type: "ping" });
      this.pulse = window.setTimeout(() => this.socket?.close(), QUIET / 2);
    }, QUIET);
  }
}

export function playUrl(table: string, location: Location = window.location): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${base}api/tables/${encodeURIComponent(table)}/play`;
}

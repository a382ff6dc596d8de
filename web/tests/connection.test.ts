import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, type Status } from "../src/lib/connection";
import type { Telling } from "../src/wire/table";

class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.drop();
  }

  connect(): void {
    this.readyState = 1;
    this.onopen();
    this.tell({ type: "welcome", seat: 0, table: {}, fresh: true });
  }

  tell(...told: object[]): void {
    this.onmessage({ data: told.map((one) => JSON.stringify(one)).join("\n") });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let heard: Telling[];
let states: Status[];
let connection: Connection;
const line = (): Line => Line.all.at(-1) as Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  heard = [];
  states = [];
  connection = new Connection(
    "ws://x",
    "s",
    (one) => heard.push(one),
    (one) => states.push(one),
  );
  connection.open();
  line().connect();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a frame may hold several messages", () => {
  line().tell({ type: "position", number: 4 }, { type: "chat", number: 2 });

  expect(heard.map((one) => one.type)).toEqual(["welcome", "position", "chat"]);
  expect([connection.seen, connection.heard]).toEqual([4, 2]);
});

test("after a loss it says what it has seen, and sends the open answer again with the same number", () => {
  line().tell({ type: "position", number: 4 });
  void connection.request({ type: "answer", number: 4, token: "a" });
  line().drop();
  vi.advanceTimersByTime(300);
  line().connect();

  expect(Line.all).toHaveLength(2);
  expect(line().sent).toEqual([
    { type: "hello", secret: "s", seen: 4, heard: 0 },
    { type: "answer", number: 4, token: "a", id: "1" },
  ]);
  expect(states).toContain("lost");
});

test("what is no answer is given up, not said twice", async () => {
  const reply = connection.request({ type: "chat", text: "hi" });
  line().drop();
  vi.advanceTimersByTime(300);
  line().connect();

  expect(await reply).toMatchObject({ type: "refused", code: "lost" });
  expect(line().sent).toHaveLength(1);
});

test("a table that is not there is not asked for again", () => {
  line().drop(4004);
  vi.advanceTimersByTime(60_000);

  expect(Line.all).toHaveLength(1);
  expect(states.at(-1)).toBe("closed");
});

test("a silent line is asked, and given up if it stays silent", () => {
  vi.advanceTimersByTime(15_000);
  expect(line().sent.at(-1)).toEqual({ type: "ping" });

  vi.advanceTimersByTime(8_000);
  expect(states).toContain("lost");
});

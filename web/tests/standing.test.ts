import { beforeEach, expect, test, vi } from "vitest";

import { api } from "../src/lib/api";
import { Race } from "../src/lib/race.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { PrintedBoard } from "../src/wire/table";

class Line {
  static last: Line;
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  tell(told: object): void {
    this.onmessage({ data: JSON.stringify(told) });
  }
}

const TABLE = { title: "", seats: [{ name: "Ann" }, { name: "Ben" }], options: {}, state: "racing" };
const END = { end: "", entrants: ["Ann", "Ben"], points: [3, 9], places: [2, 1], seed: "1" };
const position = (part: object = {}): object => ({
  type: "position",
  number: 1,
  index: 0,
  turn: 1,
  decision: "play",
  clause: "FMR-3.3",
  waiting: [0],
  answers: ["a", "b"],
  question: { id: "text", args: { text: "You play a card." } },
  view: {},
  ...part,
});

let race: Race;
const answers = (): unknown[] => Line.last.sent.filter((one) => one["type"] === "answer").map((one) => one["token"]);

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  settings.kept.forced = true;
  race = new Race("t", "s");
  race.open();
  Line.last.tell({ type: "welcome", seat: 0, table: TABLE, fresh: false });
});

test("what has happened is not known before the log is there", async () => {
  expect(race.isLogged).toBe(true);
  let answer: (log: unknown) => void = () => {};
  const log = new Promise((settle) => (answer = settle));
  vi.spyOn(api, "log").mockReturnValue(log as ReturnType<typeof api.log>);
  vi.spyOn(api, "board").mockRejectedValue(new Error("none"));
  Line.last.tell({ type: "welcome", seat: 0, table: TABLE, fresh: true });

  expect(race.isLogged).toBe(false);
  answer({ moves: [] });
  await vi.waitFor(() => expect(race.isLogged).toBe(true));
});

test("the board is there before the log is", async () => {
  const board = { spaces: [] } as unknown as PrintedBoard;
  vi.spyOn(api, "log").mockReturnValue(new Promise(() => {}));
  vi.spyOn(api, "board").mockResolvedValue(board);
  Line.last.tell({ type: "welcome", seat: 0, table: TABLE, fresh: true });

  await vi.waitFor(() => expect(race.printedBoard).toBe(board));
  expect(race.isLogged).toBe(false);
});

test("a choice is asked, with its question", () => {
  Line.last.tell(position());

  expect(race.asked).toBe(true);
  expect(race.told).toBe("You play a card.");
});

test("an only answer that plays itself is not asked", () => {
  Line.last.tell(position({ answers: ["a"] }));

  expect(race.asked).toBe(false);
  expect(race.position?.answers).toEqual([]);
  expect(race.told).toBe("Only one legal move: played for you.");
  expect(Line.last.sent.some((one) => one["type"] === "preview")).toBe(false);
});

test("an only answer is asked where forced steps wait for a hand", () => {
  settings.kept.forced = false;
  Line.last.tell(position({ answers: ["a"] }));

  expect(race.asked).toBe(true);
  expect(race.told).toBe("You play a card.");
});

test("a whole move goes on through an only answer", async () => {
  Line.last.tell(position());

  const played = race.play(["a", "c"]);
  Line.last.tell(position({ number: 2, answers: ["c"] }));
  Line.last.tell({ type: "accepted", id: Line.last.sent.at(-1)?.["id"] });
  await vi.waitFor(() => expect(answers()).toEqual(["a", "c"]), { timeout: 20_000 });
  Line.last.tell({ type: "accepted", id: Line.last.sent.at(-1)?.["id"] });
  await played;

  expect(race.busy).toBe(false);
});

test("a whole move passes over what has played itself", async () => {
  Line.last.tell(position());

  const played = race.play(["a", "c", "d"]);
  const moved = { type: "moved", turn: 1, seat: 0, decision: "play", events: [] };
  Line.last.tell({ ...moved, number: 2, index: 1, token: "a" });
  Line.last.tell({ ...moved, number: 3, index: 2, token: "c" });
  Line.last.tell(position({ number: 3, index: 2, answers: ["d", "e"] }));
  Line.last.tell({ type: "accepted", id: Line.last.sent.find((one) => one["type"] === "answer")?.["id"] });
  await vi.waitFor(() => expect(answers()).toEqual(["a", "d"]), { timeout: 20_000 });
  Line.last.tell({ type: "accepted", id: Line.last.sent.at(-1)?.["id"] });
  await played;

  expect(race.busy).toBe(false);
});

test("when nothing is asked in words, those who are waited for are named", () => {
  Line.last.tell(position({ answers: [], waiting: [0, 1], question: { id: "text", args: { text: "" } } }));

  expect(race.told).toBe("Waiting for you and Ben");
});

test("after the race the winner is named", () => {
  Line.last.tell(
    position({ answers: [], waiting: [], question: { id: "text", args: { text: "" } }, decision: "end", end: END }),
  );

  expect(race.told).toBe("The race is over. Ben wins.");
});

test("whoever wins is told so", () => {
  Line.last.tell(
    position({
      answers: [],
      waiting: [],
      question: { id: "text", args: { text: "" } },
      end: { ...END, places: [1, 2] },
    }),
  );

  expect(race.told).toBe("The race is over. You win.");
});

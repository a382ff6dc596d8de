import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { scenesOf, Show, type Stage } from "../src/lib/show.svelte";
import type { Happened, Moved, Position } from "../src/lib/told";

const ME = 0;
const event = (text: string, kind = "moved", seat = 1): Happened => ({
  kind,
  clause: "X-1",
  seat,
  arguments: {},
  text,
});

const moved = (index: number, seat: number, decision: string, ...events: Happened[]): Moved => ({
  type: "moved",
  number: index,
  index,
  turn: 1,
  seat,
  decision,
  token: "x",
  events,
});

const at = (index: number, waiting: number[], part: Partial<Position> = {}): Position => ({
  type: "position",
  number: index,
  index,
  turn: 1,
  decision: "play",
  clause: "X-1",
  waiting,
  view: { index },
  ...(waiting.includes(ME) ? { answers: ["a", "b"] } : {}),
  ...part,
});

describe("what is told becomes scenes", () => {
  let stage: Stage & { speed: number; answering: boolean };
  let show: Show;

  beforeEach(() => {
    vi.useFakeTimers();
    stage = {
      speed: 100,
      answering: false,
      me: () => ME,
      isBot: (seat) => seat > 0,
      busy: () => stage.answering,
      beat: () => stage.speed,
      rests: () => true,
      playsRound: () => false,
      cuts: (one) => one.kind === "event",
    };
    show = new Show(stage);
    show.tell({ moves: [], position: at(0, [1]) });
  });
  afterEach(() => vi.useRealTimers());

  const botMoves = (): void => {
    show.tell({ moves: [moved(1, 1, "activate", event("Bot plays a card"))], position: at(1, [1]) });
    show.tell({ moves: [moved(2, 1, "step", event("Car 5 drives"))], position: at(2, [1]) });
    show.tell({ moves: [moved(3, 1, "step", event("Car 5 drives on"))], position: at(3, [ME]) });
  };

  test("a bot's move of many answers is one scene: its card, the drive, then what came of it", () => {
    botMoves();

    expect([show.phase, show.position?.index, show.moves.length]).toEqual(["card", 0, 0]);

    vi.runOnlyPendingTimers();

    expect([show.phase, show.position?.index, show.news.length]).toEqual(["drive", 3, 3]);
    expect(show.moves).toEqual([]);

    show.rest();

    expect([show.phase, show.moves.length]).toEqual(["over", 3]);

    vi.runOnlyPendingTimers();

    expect([show.scene, show.position?.index]).toEqual([null, 3]);
  });

  test("nothing of a move is shown before it is complete", () => {
    show.tell({ moves: [moved(1, 1, "activate", event("Bot plays a card"))], position: at(1, [1]) });

    expect([show.scene, show.position?.index]).toEqual([null, 0]);
  });

  test("two moves of one seat are two scenes", () => {
    botMoves();
    show.skip();
    show.tell({ moves: [moved(4, 1, "activate", event("one"))], position: at(4, [1]) });
    show.tell({ moves: [moved(5, 1, "activate", event("two"))], position: at(5, [1]) });

    expect(show.scene?.news.map((one) => one.text)).toEqual(["one"]);
  });

  test("a person's answers are shown as they come", () => {
    stage.isBot = () => false;
    show.tell({ moves: [moved(1, 1, "activate", event("Ben plays a card"))], position: at(1, [1]) });

    expect(show.scene?.position.index).toBe(1);
  });

  test("one's own answers in the midst of a move are shown at once", () => {
    show.tell({ moves: [moved(1, ME, "activate", event("You play a card"))], position: at(1, [ME]) });

    expect([show.scene, show.position?.index]).toEqual([null, 1]);
  });

  test("but nobody is asked before a round that the board plays back has been seen", () => {
    stage.playsRound = () => true;
    show.tell({ moves: [moved(1, ME, "plan", event("All cards are revealed"))], position: at(1, [ME]) });

    expect([show.phase, show.moves.length]).toEqual(["drive", 0]);
  });

  test("while the board plays back the last round, neither log nor result nor announcement give it away", () => {
    stage.playsRound = () => true;
    const end = { end: "finish", entrants: [], points: [], places: [], seed: "" };
    show.tell({ moves: [moved(1, ME, "plan", event("Red A wins"))], position: at(1, [], { end }) });

    expect([show.tells, show.moves.length, show.scene === null]).toEqual([true, 0, false]);

    show.rest();

    expect([show.tells, show.moves.length]).toEqual([false, 1]);
  });

  test("an own move of several answers is driven as one", () => {
    stage.answering = true;
    show.tell({ moves: [moved(1, ME, "step", event("one"))], position: at(1, [ME]) });
    show.tell({ moves: [moved(2, ME, "step", event("two"))], position: at(2, [ME]) });

    expect(show.position?.index).toBe(0);

    stage.answering = false;
    show.release();

    expect(show.news.map((one) => one.text)).toEqual(["one", "two"]);
  });

  test("the end of the race comes after the last move has been seen", () => {
    const end = { end: "finish", entrants: [], points: [], places: [], seed: "" };
    show.tell({ moves: [moved(1, 1, "play", event("The last move"))], position: at(1, [], { end }) });

    expect(show.scene).not.toBeNull();
    expect(show.position?.end).toBeUndefined();

    vi.runOnlyPendingTimers();
    show.rest();
    vi.runOnlyPendingTimers();

    expect([show.scene, show.position?.end]).toEqual([null, end]);
  });

  test("a pause keeps what comes next", () => {
    botMoves();
    show.toggle();
    vi.runAllTimers();

    expect(show.phase).toBe("card");

    show.toggle();

    expect(show.phase).toBe("drive");
  });

  test("skipping leads to one's own next question", () => {
    show.tell({ moves: [moved(1, 1, "play", event("one"))], position: at(1, [2]) });
    show.skip();
    show.tell({ moves: [moved(2, 2, "play", event("two"))], position: at(2, [ME]) });

    expect([show.scene, show.position?.index, show.moves.length]).toEqual([null, 2, 2]);
  });

  test("the last round is shown again, and then the present", () => {
    show.tell({ moves: [moved(1, ME, "play", event("mine"))], position: at(1, [1]) });
    show.tell({ moves: [moved(2, 1, "play", event("one"))], position: at(2, [2]) });
    show.tell({ moves: [moved(3, 2, "play", event("two"))], position: at(3, [ME]) });
    show.skip();
    show.again();

    expect([show.scene?.news[0]?.text, show.position?.index]).toEqual(["one", 1]);

    vi.runOnlyPendingTimers();
    show.rest();
    vi.runOnlyPendingTimers();

    expect(show.scene?.news[0]?.text).toBe("two");

    show.skip();

    expect([show.position?.index, show.moves.map((one) => one.index)]).toEqual([3, [1, 2, 3]]);
  });

  test("without motion everything is there at once", () => {
    stage.speed = 0;
    botMoves();

    expect([show.scene, show.position?.index, show.moves.length, show.news.length]).toEqual([null, 3, 3, 3]);
  });

  test("a takeback ends the show", () => {
    show.tell({ moves: [moved(1, 1, "play", event("one"))], position: at(1, [ME]) });
    show.undo(0);
    show.tell({ moves: [], position: at(0, [ME], { number: 9 }) });

    expect([show.scene, show.moves, show.position?.number]).toEqual([null, [], 9]);
  });

  test("a position that is told again keeps its news", () => {
    show.tell({ moves: [moved(1, ME, "play", event("one"))], position: at(1, [ME]) });
    show.tell({ moves: [], position: at(1, [ME], { number: 2 }) });

    expect([show.news.length, show.position?.number]).toEqual([1, 2]);
  });

  test("choices made in secret and shown together are a round to look at, whoever was last", () => {
    stage.playsRound = () => true;
    const moves = [moved(1, ME, "plan", event("All drive")), moved(2, 1, "plan", event("They arrive"))];

    show.tell({ moves, position: at(2, [], { decision: "plan" }) });

    expect([show.phase, show.moves.length]).toEqual(["drive", 0]);
  });

  test("what happened in an absence is there at once", () => {
    show.tell({ moves: [moved(1, 1, "play", event("one")), moved(2, 2, "play", event("two"))], position: at(2, [ME]) });

    expect([show.scene, show.position?.index]).toEqual([null, 2]);
  });
});

test("a card of events has a scene of its own, before which its cars have not moved", () => {
  const [drives, draws, hits] = [event("drives"), event("Event: Rain", "event"), event("is hit")];
  const frames = [{ moves: [moved(1, 1, "step", drives, draws, hits)], position: at(1, [ME]) }];

  const scenes = scenesOf(at(0, [1]), frames, (one) => one.kind === "event");

  expect(scenes.map((one) => [one.seat, one.news, one.later, one.moves.length])).toEqual([
    [1, [drives], [draws, hits], 0],
    [-1, [draws, hits], [], 1],
  ]);
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { api, Refusal } from "../src/lib/api";
import { device } from "../src/lib/device.svelte";
import { EVERYTHING, SPECTATOR } from "../src/lib/eyes";
import { changeOf, chartMarks, signsOf, worstOf } from "../src/lib/moments";
import { pictureOf, wrapped } from "../src/lib/picture";
import { Replayed } from "../src/lib/replay.svelte";
import { nextEyes } from "../src/lib/replaykeys";
import type { Moved } from "../src/lib/told";
import { Workbench } from "../src/lib/workbench.svelte";
import type { Analysis, Verdict, Weighed } from "../src/wire/table";

const amount = (value: number) => ({ value, error: 0 });
const loss = (win: number) => ({ win: amount(win), places: amount(2 * win), points: amount(0) });
const verdict = (move: number, seat: number, mark: string, win: number): Verdict => ({
  move,
  turn: 1,
  seat,
  decision: "play",
  played: "a",
  best: "b",
  loss: loss(win),
  mark,
  counts: true,
});
const drive = (seat: number, ...worst: number[]) => ({ seat, decisions: 3, mean: loss(0), marks: {}, worst });
const analysis: Analysis = {
  game: "FMR/1",
  seats: 2,
  playouts: 10,
  seed: 0,
  drives: [drive(1, 6, 2), drive(2, 4)],
  verdicts: [verdict(2, 1, "slip", 0.06), verdict(4, 2, "blunder", 0.4), verdict(6, 1, "mistake", 0.1)],
  chances: [
    { move: 0, turn: 0, win: [0.5, 0.5] },
    { move: 7, turn: 2, win: [0, 1] },
  ],
  turning: [],
  fortunes: [],
  strokes: [],
  explained: 0.1,
};
const move = (index: number, seat: number): Moved =>
  ({ index, turn: 1, seat, decision: "play", token: "", events: [{ kind: "moved", text: `${index}` }] }) as never;
const weighed = (done: number): Weighed => ({ index: 1, seat: 0, done, total: 3, moves: [] });

describe("the workbench", () => {
  let bench: Workbench;
  let replay: Replayed;
  beforeEach(() => {
    vi.spyOn(api, "position").mockImplementation((_id, _secret, index) =>
      Promise.resolve({ index, waiting: [index % 2], answers: ["x"], turn: 1 } as never),
    );
    replay = new Replayed("abc", null, null);
    replay.table = { state: "over", game: "FMR", seats: [{ name: "A" }, { name: "B" }] } as never;
    replay.moves = [1, 2, 3, 4, 5, 6, 7].map((index) => move(index, (index + 1) % 2));
    bench = new Workbench(
      replay,
      () => ({ me: 0, reader: 0, names: ["A", "B"], options: {} }),
      () => Promise.resolve(),
    );
    bench.reviewing.review = { version: 1, moves: 7, done: 3, total: 3, analysis, words: {} };
  });
  afterEach(() => {
    vi.restoreAllMocks();
    device.bring("abc", "");
  });

  test("comments are written about the whole move that is shown, and shown with it", async () => {
    device.bring("abc", "mine");
    replay = new Replayed("abc", null, null);
    replay.table = { state: "record", game: "FMR", seats: [{ name: "A" }, { name: "B" }] } as never;
    replay.moves = [1, 2, 3, 4, 5, 6, 7].map((index) => move(index, (index + 1) % 2));
    bench = new Workbench(replay, () => ({ me: 0, reader: 0, names: ["A", "B"], options: {} }));
    const kept = [
      { move: 3, seat: 1, text: "Hm." },
      { move: 3, seat: SPECTATOR, text: "Ouch." },
    ];
    const asked = vi.spyOn(api, "comment").mockResolvedValue(kept);
    await replay.go(2);
    expect(bench.mayWrite).toBe(true);
    bench.writing = true;
    await bench.write(" Ouch. ");
    expect(asked).toHaveBeenCalledWith("abc", 3, "Ouch.", "mine");
    expect([bench.writing, bench.written]).toEqual([false, kept]);
    expect(kept.map((one) => replay.comments.isOwn(one))).toEqual([false, true]);
    await replay.go(3);
    expect(bench.written).toEqual([]);
    await replay.go(7);
    expect(bench.mayWrite).toBe(false);
  });

  test("what could not be kept stays in the field, with a sentence", async () => {
    const problem = { code: "muted", say: { id: "refused-muted" }, text: "", clause: "" };
    vi.spyOn(api, "comment").mockRejectedValue(new Refusal(problem));
    await replay.go(2);
    bench.writing = true;
    await bench.write("Ouch.");
    expect([bench.writing, replay.comments.problem]).toEqual([true, problem]);
    bench.leave();
    expect([bench.writing, replay.comments.problem]).toEqual([false, null]);
  });

  test("nobody else writes", async () => {
    await replay.go(2);
    expect(bench.mayWrite).toBe(false);
  });

  test("leads from mistake to mistake with the eyes of whoever made it", async () => {
    expect(bench.worst.map((one) => one.move)).toEqual([4, 6, 2]);
    await bench.step(1);
    expect([replay.index, replay.eyes, bench.verdict?.move]).toEqual([1, 0, 2]);
    await bench.step(1);
    expect([replay.index, replay.eyes]).toEqual([5, 0]);
    await bench.step(1);
    expect(replay.index).toBe(5);
    await bench.step(-1);
    expect(replay.index).toBe(1);
    await replay.see(SPECTATOR);
    await bench.step(1);
    expect([replay.index, replay.eyes]).toEqual([3, 1]);
  });

  test("asks the judge until all is known, also if the server is busy", async () => {
    const busy = new Refusal({ code: "busy", say: { id: "refused-busy" }, text: "", clause: "" });
    const ask = vi.spyOn(api, "weighed").mockResolvedValueOnce(weighed(1)).mockRejectedValueOnce(busy);
    ask.mockResolvedValueOnce(weighed(3));

    await bench.weigh("x");

    expect(ask).toHaveBeenCalledTimes(3);
    expect([bench.weighed?.done, bench.weighing, bench.problem]).toEqual([3, false, null]);
  });

  test("asks no further when another position is looked at, and tells what is refused", async () => {
    const ask = vi.spyOn(api, "weighed").mockImplementation(() => {
      bench.leave();
      return Promise.resolve(weighed(1));
    });
    await bench.weigh();
    expect(ask).toHaveBeenCalledTimes(1);
    expect([bench.weighed, bench.weighing]).toEqual([null, false]);
    ask.mockRejectedValue(new Refusal({ code: "illegal", say: { id: "refused-illegal" }, text: "", clause: "" }));

    await bench.weigh("y");

    expect(bench.problem?.code).toBe("illegal");
  });

  test("lets the one who decided choose again", async () => {
    const preview = vi.spyOn(api, "previewed").mockResolvedValue({ number: 3, prospects: [], plans: [] } as never);
    await replay.look(3, SPECTATOR);
    await bench.tryOut();

    expect([replay.eyes, bench.asked, bench.position?.answers]).toEqual([1, true, ["x"]]);
    expect(preview).toHaveBeenCalledWith("abc", "", 3, 1, "");
    bench.back({ back: () => false });
    expect([bench.asked, bench.position?.answers]).toEqual([false, []]);
  });

  test("says what the record says of the move that is shown", async () => {
    replay.recorded = { 2: "ouch", 5: "later" };
    await replay.go(1);
    expect(bench.comment).toBe("ouch");
  });
});

test("marks stand on the chart, in the log and in words", () => {
  const ends = [3, 5, 7];
  const marks = chartMarks(analysis, ends, ["A", "B"], (at, seat) => `${at}/${seat}`);

  expect(marks.map(({ at, seat, sign, href }) => [at, seat, sign, href])).toEqual([
    [1, 1, "??", "4/1"],
    [2, 0, "?", "6/0"],
  ]);
  expect([...signsOf(analysis, [move(3, 0), move(4, 1), move(7, 0)])]).toEqual([
    [3, "?!"],
    [4, "??"],
    [7, "?"],
  ]);
  expect(worstOf(analysis, 0).map((one) => one.move)).toEqual([6, 2]);
  expect(changeOf(-0.11, -0.42)).toBe("−11% to win, −0.4 places");
  expect(changeOf(0, 0.04)).toBe("");
});

test("eyes go round: spectator, everything, seat by seat", () => {
  expect([nextEyes(SPECTATOR, 2), nextEyes(EVERYTHING, 2), nextEyes(0, 2), nextEyes(1, 2)]).toEqual([
    EVERYTHING,
    0,
    1,
    SPECTATOR,
  ]);
});

test("a picture has podium, chances and sentence, and is well-formed whatever people are called", () => {
  const drivers = [
    { name: "<Ann & Bo>", colour: "#f00" },
    { name: "B", colour: "#00f" },
  ];
  const step = { place: 1, car: "Red 1", who: "<Ann & Bo>", colour: "#f00", ink: "#fff", number: "1" };
  const said = { title: "FMR", headline: "Ann wins", sentence: "It stayed close.", axis: "Chance", brand: "S" };

  const svg = pictureOf({ ...said, steps: [step], drivers, analysis });

  const found = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(found.querySelector("parsererror")).toBeNull();
  expect(found.querySelectorAll("polyline")).toHaveLength(2);
  expect(found.documentElement.textContent).toContain("<Ann & Bo>");
  expect(found.documentElement.textContent).toContain("It stayed close.");
  expect(wrapped("aa bb cc", 5)).toEqual(["aa bb", "cc"]);
});

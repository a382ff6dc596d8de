import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import type { Company } from "../src/lib/face";
import Board from "../src/games/qgp/Board.svelte";
import { qgp } from "../src/games/qgp/face";
import Plan from "../src/games/qgp/Plan.svelte";
import { lastOf, roundOf, viewAt } from "../src/games/qgp/round";
import { diceBeside, totals, type View } from "../src/games/qgp/view";
import { language, pitchOf } from "../src/lib/words";
import { optionValue } from "../src/lib/options";
import { chartData } from "../src/lib/charts";
import type { Happened, Position } from "../src/lib/told";

const car = (seat: number, power: number, damaged = false) => {
  const sides = { healthy_side: { power, limit: power }, damaged_side: { power: 0, limit: 1 } };
  return { seat, damaged, ...(damaged ? sides.damaged_side : sides.healthy_side), ...sides };
};
const company: Company = { me: 0, reader: 0, names: ["You", "Ben"], options: {} };

const view: View = {
  seat: 0,
  asking: "plan",
  waiting: [0, 1],
  mover: 0,
  circuit: "Monaco",
  limits: [7, 6, 5, 6, 8, 5],
  drs: [true, false, false, false, false, false],
  difficulty: 6,
  round: 2,
  rounds: 6,
  section: 1,
  draft: [0, 1],
  middle: ["BG"],
  deck: 0,
  hands: [
    ["Q4", "Q5"],
    ["Q1", "Q8"],
  ],
  better: {},
  line: ["YA", "SL", "RA", "YB", "RB"],
  cars: {
    RA: car(0, 3),
    RB: car(0, 2, true),
    YA: car(1, 3),
    YB: car(1, 2),
  },
  plans: {},
  swaps: [],
  teams: ["R", "Y"],
  points: [8, 12],
  swapped: [],
  next_draft: [],
  cards: {
    Q1: { low: 1, high: 5, die: 1 },
    Q2: { low: 2, high: 5, die: 4 },
    Q3: { low: 3, high: 5, die: 5 },
    Q4: { low: 4, high: 5, die: 4 },
    Q5: { low: 1, high: 6, die: 5 },
    Q6: { low: 2, high: 6, die: 6 },
    Q7: { low: 3, high: 6, die: 6 },
    Q8: { low: 4, high: 6, die: 3 },
    BG: { low: 5, high: 6, die: 2 },
  },
  scores: [10, 8, 6, 5, 4, 3, 2, 1],
};

const answers = ["Q4:4,Q5:1", "Q4:4,Q5:6", "Q4:4,pit", "Q4:5,Q5:1", "Q4:5,Q5:6", "Q4:5,pit"].concat([
  "Q5:1,Q4:4",
  "Q5:1,Q4:5",
  "Q5:1,pit",
  "Q5:6,Q4:4",
  "Q5:6,Q4:5",
  "Q5:6,pit",
]);
const position: Position = {
  type: "position",
  number: 7,
  index: 7,
  turn: 2,
  decision: "plan",
  clause: "QGP-5.3",
  waiting: [0, 1],
  answers,
  view,
};

const told = (kind: string, args: Record<string, number>): Happened => ({
  kind,
  clause: "QGP-6.1",
  seat: 0,
  arguments: args,
  text: kind,
});

/** Section 1, limit 7: YA 8 is fastest and safe, RB 8 falls back one and is damaged; RA passes YB. */
const news = [
  told("sealed", {}),
  told("revealed", { car: 0, face: 6, speed: 7 }),
  told("revealed", { car: 1, face: 9, speed: 8 }),
  told("revealed", { car: 2, face: 1, speed: 8 }),
  told("revealed", { car: 3, face: 14, speed: 6 }),
  told("checked", { car: 2, speed: 8, ahead: 1, behind: 4, sum: 5, difficulty: 6, how: 0 }),
  told("checked", { car: 1, speed: 8, ahead: 4, behind: 5, sum: 9, difficulty: 6, how: 1 }),
  told("fell", { car: 1, slots: 1 }),
  told("damaged", { car: 1 }),
  told("held", { car: 1, item: 0, speed: 6, against: 7 }),
  told("passed", { car: 0, item: 3, speed: 7, against: 6 }),
  told("held", { car: 0, item: 8, speed: 7, against: 7 }),
  told("passed", { car: 2, item: 8, speed: 8, against: 7 }),
  told("leads", { car: 2 }),
  told("section", { round: 2, section: 2, limit: 6, drs: 0 }),
];

describe("a round that was driven", () => {
  const after: View = { ...view, line: ["YA", "SL", "RA", "YB", "RB"] };
  const round = roundOf(after, news);
  const frames = round?.frames ?? [];

  test("begins with the line before it and ends with the line after it", () => {
    expect(frames[0]?.line).toEqual(["SL", "YA", "YB", "RB", "RA"]);
    expect(frames.at(-1)?.line).toEqual(after.line);
  });

  test("is found again in a race that is opened in its middle", () => {
    const before = [told("revealed", { car: 0, face: 0, speed: 3 }), told("section", { round: 1 })];

    expect(lastOf(after, [...before, ...news, told("sealed", {})])).toEqual(round);
    expect(lastOf(after, [told("sealed", {})])).toBeNull();
  });

  test("belongs to the section before the one that is planned now", () => {
    expect([round?.section, round?.limit]).toEqual([0, 7]);
  });

  test("shows every card at the reveal, and who fails a check", () => {
    expect(frames[0]?.drives.get("RA")).toMatchObject({ number: 4, speed: 7, power: 3 });
    expect(frames[2]?.checks).toEqual([
      { car: "YA", ahead: 1, behind: 4, sum: 5, safe: true, back: 0 },
      { car: "RB", ahead: 4, behind: 5, sum: 9, safe: false, back: 1 },
    ]);
  });

  test("takes the damaged car's power from its speed", () => {
    const damaged = frames.find((frame) => frame.text === "damaged");

    expect(damaged?.drives.get("RB")).toMatchObject({ power: 0, speed: 6 });
    expect(frames[0]?.damaged.has("RB")).toBe(false);
  });

  test("has a gap for a car in the pits until it returns repaired", () => {
    const line = ["RA", "RB", "SL"];
    const stop = [
      told("pitted", { car: 1 }),
      told("revealed", { car: 0, face: 6, speed: 4 }),
      told("passed", { car: 0, item: 9, speed: 4, against: 3 }),
      told("returned", { car: 1, slot: 2 }),
    ];
    const found = roundOf({ ...view, line }, stop)?.frames ?? [];

    expect(found[0]?.line).toEqual(["gap:RB", "RA", "SL"]);
    expect(found[1]?.line).toEqual(["RA", "gap:RB", "SL"]);
    expect(found[2]?.line).toEqual(line);
    expect(found[2]?.damaged.has("RB")).toBe(false);
  });

  test("is not there when nothing was revealed", () => {
    expect(roundOf(view, [told("sealed", {})])).toBeNull();
  });
});

describe("a plan for both cars", () => {
  const show = (extra: Partial<Position> = {}) => {
    const onchoose = vi.fn();
    const props = { position: { ...position, ...extra }, view, company, chosen: null, onchoose };
    return { onchoose, ...render(Plan, props) };
  };
  const part = (container: HTMLElement, name: string): HTMLElement =>
    container.querySelector(`[data-part="${name}"]`) as HTMLElement;

  test("takes one click for each car", async () => {
    const { container, onchoose } = show();
    await fireEvent.click(part(container, "RA-Q4:5"));
    await fireEvent.click(part(container, "RB-Q5:1"));

    expect(onchoose).toHaveBeenLastCalledWith(["Q4:5,Q5:1"]);
  });

  test("tells the speed against the limit in a word", () => {
    const { container } = show();

    expect(part(container, "RA-Q4:4").textContent).toContain("7 above");
    expect(part(container, "RB-Q5:6").textContent).toContain("6 equal");
  });

  test("offers a stop to a damaged car only", () => {
    const { container } = show();

    expect(part(container, "RB-pit")).not.toBeNull();
    expect(part(container, "RA-pit")).toBeNull();
  });

  test("takes a card from the other car when it is put on this one", async () => {
    const { container, onchoose } = show();
    await fireEvent.click(part(container, "RA-Q4:5"));
    await fireEvent.click(part(container, "RB-Q4:4"));

    expect(onchoose).toHaveBeenLastCalledWith(null);
    expect(part(container, "RA-Q4:5").getAttribute("aria-pressed")).toBe("false");
  });

  test("shows the one that is in, so that it can be changed", () => {
    const { container } = show({ mine: "Q4:4,pit" });

    expect(part(container, "RA-Q4:4").getAttribute("aria-pressed")).toBe("true");
    expect(part(container, "RB-pit").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("the board", () => {
  const props = {
    view,
    after: null,
    prospect: null,
    printedBoard: null,
    company,
    picks: [],
    chosen: null,
    news: [],
    pace: 0,
    onpick: () => undefined,
    onpoint: () => undefined,
  };

  test("shows sections, limit, cars, and who has sealed", () => {
    const { container } = render(Board, { ...props, view: { ...view, plans: { "1": "?" } } });

    expect(container.textContent).toContain("Safety limit 6");
    expect(container.textContent).toContain("DRS");
    expect([...container.querySelectorAll("[data-car]")]).toHaveLength(4);
    expect(container.textContent).toContain("plan is in");
  });

  test("steps through the last round by hand", async () => {
    const onshow = vi.fn();
    const { container, getByText } = render(Board, { ...props, news, onshow });
    await fireEvent.click(getByText(/Damage checks/));

    expect(container.textContent).toContain("1 + 4 = 5");
    expect(onshow.mock.lastCall?.[0]).toMatchObject({ round: 1, section: 0 });
    expect(onshow.mock.lastCall?.[0].points).toHaveLength(2);
    await fireEvent.click(getByText("Skip"));
    expect(container.textContent).not.toContain("1 + 4 = 5");
    expect(onshow).toHaveBeenLastCalledWith(null);
  });

  test("lets a card of the middle be chosen in the draft", async () => {
    const onpick = vi.fn();
    const draft: View = { ...view, line: [], asking: "draft_fill", round: 0, middle: ["Q8", "BG"] };
    const picks = [{ id: "Q8", label: "Q8: take it", ways: [["take:Q8"]] }];
    const { getByText } = render(Board, { ...props, view: draft, picks, onpick });
    await fireEvent.click(getByText("Q8: take it"));

    expect(onpick).toHaveBeenCalledWith("Q8");
  });
});

describe("what the game tells the page", () => {
  test("totals that a car can reach, and the dice beside it past the SL card", () => {
    expect(totals(view, "RA")).toEqual([4, 7, 8, 9]);
    expect(diceBeside(view, "RA", -1)).toEqual({ car: "YA", dice: [1, 3] });
    expect(diceBeside(view, "RB", 1)).toBeNull();
  });

  test("rows without the SL card", () => {
    expect(qgp.rows(view, company).map((row) => [row.place, row.id])).toEqual([
      [1, "YA"],
      [2, "RA"],
      [3, "YB"],
      [4, "RB"],
    ]);
  });

  test("which dice would decide above the limit", () => {
    const said = qgp.consequences?.(view, { tokens: ["Q4:5,pit"], effect: { events: [] } }, company);

    expect(said?.[0]).toMatchObject({ sign: "luck", strong: "8" });
    expect(said?.[0]?.text).toContain("if it is the fastest, dice 1/3 + 1/3 over 6 damage it");
    expect(said?.[1]?.strong).toBe("Pit stop");
  });

  test("cards of the hand only where one is given away", () => {
    const swap: Position = { ...position, decision: "swap", answers: [".", "Q4:BG", "Q5:BG"] };

    expect(qgp.hand(swap, view, company).map((card) => card.ways)).toEqual([[["Q4:BG"]], [["Q5:BG"]]]);
    expect(qgp.pick(swap, view, [], company)).toEqual([
      { id: "BG", label: "Give a card for the spare BG: 5 or 6, die 2", ways: [["Q4:BG"], ["Q5:BG"]] },
    ]);
    expect(qgp.hand(position, view, company).flatMap((card) => card.ways)).toEqual([]);
  });

  test("the line in words", () => {
    expect(qgp.twin(view, company)[2]).toBe("2nd: Red A, You, power 3, passes up to 3, behind the SL card");
  });
});

test("the next race is drafted in the order that the server tells", () => {
  const over: View = { ...view, asking: "end", next_draft: [1, 0] };

  expect(qgp.next?.(over, {} as never, company)?.options["draft"]).toBe("2,1");
});

test("the page speaks of the game in the language that is chosen", async () => {
  await language.choose("de");
  try {
    expect(pitchOf("QGP")).toContain("Tempolimit");
    expect(qgp.twin(view, company)[2]).toBe("2. Rot A, You, Motor 3, überholt bis zu 3, hinter der SL-Karte");
    expect(optionValue("QGP", "laps", "2")).toBe("2 Runden, 12 Durchgänge");
  } finally {
    await language.choose("en");
  }
});

test("a car in the playback has the values of the side that was up", () => {
  const round = roundOf(view, news);
  const first = round && viewAt(view, round, round.frames[0]!);

  expect(first?.cars["RB"]).toMatchObject({ damaged: false, power: 2, limit: 2 });
});

test("a stop is marked in the chart by its event, since no view stands in the pits", () => {
  const pitted: Happened = { kind: "pitted", clause: "QGP-8.1", seat: 0, arguments: { car: 1 }, text: "" };
  const move = {
    type: "moved",
    number: 5,
    index: 5,
    turn: 1,
    seat: 0,
    decision: "plan",
    token: "x",
    events: [pitted],
  } as const;
  const turns = [
    { index: 3, turn: 0, view },
    { index: 6, turn: 1, view },
    { index: 9, turn: 2, view },
  ];
  const line = chartData(qgp, turns, [{ ...move, events: [pitted] }]).lines.find((one) => one.id === "RB");

  expect(line?.points.map((point) => point?.pits)).toEqual([false, true, false]);
});

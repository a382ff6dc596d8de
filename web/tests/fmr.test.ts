import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import Board from "../src/games/fmr/Board.svelte";
import Card from "../src/games/fmr/Card.svelte";
import { actionCard } from "../src/games/fmr/cards";
import { fmr } from "../src/games/fmr/face";
import { recent } from "../src/games/fmr/recent";
import { withCauses } from "../src/lib/causes";
import type { Happened, Position } from "../src/lib/told";
import type { Fact } from "../src/lib/words";
import { card, view } from "./race";

const company = { me: 0, reader: 0, names: ["You", "Ben", "Cat"], options: {} };
const props = {
  view: view(),
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

describe("the strip", () => {
  test("shows every running car once, and the others in the garage", () => {
    const { container } = render(Board, props);

    expect(container.querySelectorAll(".car:not(.out)")).toHaveLength(11);
    expect(container.querySelectorAll(".car.out")).toHaveLength(1);
  });

  test("only what may be chosen is a button, and a click chooses it", async () => {
    const onpick = vi.fn();
    const picks = [{ id: "b1", label: "Blue 1, 2nd", ways: [["CG:b1"]] }];
    const { getAllByRole } = render(Board, { ...props, picks, onpick });
    const buttons = getAllByRole("button");
    await fireEvent.click(buttons[0] as Element);

    expect(buttons).toHaveLength(1);
    expect(onpick).toHaveBeenCalledWith("b1");
  });

  test("shows the line after the card, gainers as ghosts", () => {
    const order = ["b1", "r1", ...view().order.slice(2)];
    const { container, getByText } = render(Board, { ...props, after: view({ order }) });

    getByText("If you play this");
    expect(container.querySelectorAll(".car.ghost")).toHaveLength(1);
  });
});

describe("the face of Formula Motor Racing", () => {
  test("the tower lists the removed cars last, and marks mine", () => {
    const rows = fmr.rows(view(), company);

    expect(rows.at(-1)).toMatchObject({ id: "r2", place: 12, out: true });
    expect(rows.filter((row) => row.mine).map((row) => row.id)).toEqual(["b1", "b2"]);
  });

  test("the twin says who is ahead and behind", () => {
    expect(fmr.twin(view(), company)[1]).toBe("2nd: Blue 1, You, behind Red 1, ahead of Green 1");
  });

  test("cards of one colour know their cars", () => {
    expect(actionCard(card("o3", "overtake", 3, "green"))).toMatchObject({
      name: "Overtake +3",
      sign: "+3",
      helps: true,
      team: "emerald",
      whose: "Green cars",
      text: "a green car and the one behind gain 3 places",
    });
    expect(actionCard(card("pit-any", "pit_stop"))).toMatchObject({ team: null, sign: "−?", whose: "Any car" });
    expect(actionCard(card("wl", "fall_back", 1))).toMatchObject({ sign: "−1", text: "any car drops 1 place" });
    expect(actionCard(card("tt", "tailender_turbo", 3)).whose).toBe("Last three");
    expect(actionCard(card("cr", "crash"))).toMatchObject({ sign: "✕✕", helps: false, whose: "The die picks" });
  });

  test("a card is read aloud by its colour, its name and what it does", () => {
    const position = { decision: "play", answers: [] } as unknown as Position;
    const mine = view({ hands: [["O3g"], null, null], cards: { O3g: card("o3", "overtake", 3, "green") } });

    expect(fmr.hand?.(position, mine, company)?.[0]).toMatchObject({
      title: "Green: Overtake +3",
      detail: "a green car and the one behind gain 3 places",
    });
  });

  test("a card without effect is stamped", () => {
    const face = actionCard({ ...card("o3", "overtake", 3, "green"), dead: true });
    const { getByText } = render(Card, { card: { id: "1", title: "", ways: [], face }, chosen: false, compact: false });

    expect(getByText("No effect")).toBeTruthy();
  });
});

describe("the log", () => {
  const happened = (kind: string, text: string, args: Fact["args"] = {}, seat = 1): Happened => ({
    kind,
    clause: "FMR-5.1.2",
    seat,
    arguments: {},
    text,
    say: { id: `event-${kind}`, args },
  });
  const told = (...events: Happened[]): string[] => {
    const move = { type: "moved", number: 1, index: 1, turn: 1, seat: 1, decision: "play", token: "O3g:g2" } as const;
    const moves = withCauses(fmr, [{ ...move, events: [...events] }], company);
    return moves.flatMap((one) => one.events.map((event) => event.text));
  };

  test("says by whose card a car moves, but for one that follows", () => {
    const lines = told(
      happened("played", "Ben plays Overtake +3 on Green 2", { card: { id: "card-o3" } }),
      happened("moved", "Green 2 goes from 10th to 7th", { how: "overtakes" }),
      happened("moved", "Orange 2 follows", { how: "follows" }),
    );

    expect(lines.slice(1)).toEqual(["Green 2 goes from 10th to 7th, by Ben’s Overtake +3", "Orange 2 follows"]);
  });

  test("says so of the own cards, and of cards that the die aims", () => {
    const own = told(
      happened("played", "You play Crash", { card: { id: "card-cr" } }, 0),
      happened("removed", "Red 1 crashes out of the race", { how: "crashes" }, 0),
    );

    expect(own[1]).toBe("Red 1 crashes out of the race, by your Crash");
    expect(told(happened("rolled", "Ben rolls 3"))).toEqual(["Ben rolls 3"]);
  });
});

test("the next race starts from the finishing order", () => {
  const over = view();

  expect(fmr.next?.(over, {} as never, company)?.options).toEqual({ grid: [...over.order, ...over.out].join(",") });
});

test("who has no turn left has nothing more to decide", () => {
  expect(fmr.done?.(view({ turns_left: [0, 1, 1] }), company)).toBe(true);
  expect(fmr.done?.(view(), company)).toBe(false);
  expect(fmr.done?.(view({ turns_left: [0, 0, 0] }), { ...company, me: -2 })).toBe(false);
});

test("the board tells every card since one's own last one, and what came of it", () => {
  const event = (kind: string, seat: number, text: string, args: Happened["arguments"] = {}): Happened => ({
    kind,
    clause: "",
    seat,
    arguments: args,
    text,
  });
  const past = [
    event("played", 1, "Ben: Wrong Line -1 on Red 1", { car: 8 }),
    event("moved", 1, "", { car: 8, from: 1, to: 2 }),
    event("played", 0, "You play Charge on Blue 1", { car: 0 }),
    event("rolled", 0, "", { roll: 12 }),
    event("removed", 0, "", { car: 0 }),
    event("drew", 0, "You draw a card"),
    event("played", 2, "Cat: Overtake +2 (red) on Red 1", { car: 8 }),
    event("moved", 2, "", { car: 8, from: 2, to: 1 }),
  ];

  expect(recent(past, 0).map((line) => [line.mine, line.text, line.came])).toEqual([
    [true, "You play Charge on Blue 1", "die 12, Blue 1 is out"],
    [false, "Cat: Overtake +2 (red) on Red 1", "Red 1 to 1st"],
  ]);
  expect(recent(past, -2)).toHaveLength(3);
});

test("a colour of nobody may win: then the best of the players is named", () => {
  const end = {
    end: "finish",
    entrants: ["You", "Ben", "Cat", "red"],
    points: [3, 4, 0, 14],
    places: [3, 2, 4, 1],
    seed: "",
  };

  expect(fmr.verdict?.(view(), end, company)).toMatchObject({
    clause: "FMR-1.5",
    text: expect.stringContaining("Ben is the best of the players"),
  });
  expect(fmr.verdict?.(view(), { ...end, places: [1, 2, 4, 3] }, company)).toBeNull();
});

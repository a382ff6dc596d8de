import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { fmr } from "../src/games/fmr/face";
import { qgp } from "../src/games/qgp/face";
import { ta } from "../src/games/ta/face";
import { tempo } from "../src/games/track/motion";
import { eventsOf, sentenceOf } from "../src/lib/scene";
import type { Scene } from "../src/lib/show.svelte";
import type { Happened, Position } from "../src/lib/told";
import Spotlight from "../src/parts/Spotlight.svelte";
import { card, view } from "./race";

afterEach(cleanup);

const company = { me: 0, reader: 0, names: ["You", "Ben", "Cat"], options: {} };
const order = ["r1", "b1", "g1", "y1", "o1", "p1", "p2", "o2", "y2", "g2", "b2"];
const cards = { CG: card("cg", "lose_gears", 1) };
const before = { index: 1, view: view({ order }) } as Position;
const position = {
  index: 2,
  view: view({ order: ["r1", "g1", "b1", ...order.slice(3)], used: ["CG"], cards }),
} as Position;

const event = (kind: string, args: Record<string, number>, text: string): Happened => ({
  kind,
  clause: "FMR-3.3",
  seat: 1,
  arguments: args,
  text,
});
const CAR_G1 = 2;
const news = [
  event("played", { card: 0, car: CAR_G1 }, "Ben plays a card"),
  event("rolled", { roll: 7 }, "Ben rolls 7"),
  event("moved", { car: CAR_G1, from: 3, to: 2, how: 0 }, "Green 1 goes to 2nd"),
];
const scene: Scene = { seat: 1, before, position, views: [position.view], moves: [], news, later: [] };

test("a move is one sentence: who, card, car, and where it led", () => {
  expect(sentenceOf(fmr, scene, company)).toBe("Ben plays Charge (Lose Gears): Green 1 from 3rd to 2nd");
});

test("before it is driven the sentence tells the card alone", () => {
  expect(sentenceOf(fmr, scene, company, false)).toBe("Ben plays Charge (Lose Gears)");
});

test("what has no card is told by its events, each once", () => {
  expect(eventsOf([...news, ...news])).toBe("Ben plays a card. Ben rolls 7. Green 1 goes to 2nd");
});

test("a round of plans is told by what came of it", () => {
  const round = [
    event("sealed", {}, "Your plan is in"),
    event("sealed", {}, "Ben has a plan"),
    event("revealed", {}, "Red A drives at 6"),
    event("held", {}, "Blue A stays behind Red A"),
    event("passed", {}, "Red A passes Green B"),
    event("damaged", {}, "Red A is damaged"),
  ];

  expect(sentenceOf(qgp, { ...scene, seat: -1, news: round }, company)).toBe("Red A passes Green B. Red A is damaged");
  expect(sentenceOf(qgp, { ...scene, seat: -1, news: round.slice(0, 4) }, company)).toContain("Your plan is in");
});

test("card and die are shown large", () => {
  const { container } = render(Spotlight, { scene, face: fmr, company });

  expect(container.querySelector("[data-shown-card]")?.textContent).toContain("Lose Gears");
  expect(container.querySelector("[data-die]")?.getAttribute("data-die")).toBe("7");
});

test("an event is a banner with its card and what it does", () => {
  const drawn = [event("event", { event: 1 }, "Event: Rain"), event("hit", { car: 1 }, "car 5 is hit")];
  const { container } = render(Spotlight, { scene: { ...scene, seat: -1, news: drawn }, face: ta, company });
  const words = (container.querySelector("[data-banner]")?.textContent ?? "").split(/\s+/);

  expect(words.filter(Boolean).join(" ")).toBe("Event: Rain Car 5 is hit");
});

test.each([
  [1, 0],
  [3, 980],
  [12, 980],
  [60, 980],
])("a drive of %i spaces takes at most a second and a half, and is seen", (spaces, least) => {
  const whole = tempo(spaces, 110) * spaces;

  expect(whole).toBeLessThanOrEqual(1500);
  expect(whole).toBeGreaterThanOrEqual(least);
});

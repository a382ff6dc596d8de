import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { faceOf } from "../src/games";
import { Choosing } from "../src/lib/choosing.svelte";
import { Lesson } from "../src/lib/lesson.svelte";
import type { Lecture, LectureStep, Position, Say } from "../src/wire/table";
import Lectern from "../src/parts/Lectern.svelte";

const text = (text: string): Say => ({ id: "text", args: { text } });

const position: Position = {
  type: "position",
  number: 0,
  index: 0,
  turn: 1,
  decision: "play",
  clause: "X-1",
  waiting: [0],
  answers: ["left", "right"],
  question: text("Which way?"),
  words: { left: { label: text("to the left") }, right: { label: text("to the right") } },
  view: { where: "start" },
};

const step = (title: string, answer: string, ways: { name: string; tokens: string[] }[] = []): LectureStep => ({
  title: text(title),
  say: text(`Say ${title}`),
  clause: "X-1",
  answer,
  after: text(`After ${title}`),
  seat: 0,
  names: ["Ann", "Ben"],
  options: {},
  board: -1,
  position,
  prospects: {
    type: "preview",
    number: 0,
    prospects: [],
    ways: ways.map((way) => ({ ...way, effect: { events: [] } })),
  },
  view: { where: answer },
  events: [{ kind: "went", clause: "X-1", seat: 0, arguments: {}, say: text(`You went ${answer}`) }],
});

const lecture: Lecture = {
  code: "XXX",
  title: text("First steps"),
  text: text("A short one."),
  boards: [],
  steps: [step("One", "left"), step("Two", "@goal", [{ name: "@goal", tokens: ["left", "right"] }])],
};

function open() {
  const lesson = new Lesson(lecture);
  const face = faceOf("XXX");
  const choosing = new Choosing(lesson, () => face);
  return { lesson, ...render(Lectern, { lesson, choosing, face, pace: 0 }) };
}

afterEach(cleanup);

test("another legal answer is told kindly, and nothing is played", async () => {
  const { lesson, getByText, container } = open();
  await fireEvent.click(getByText(/to the right/i));
  await fireEvent.click(container.querySelector("[data-confirm]") as Element);

  expect(lesson.done).toBe(false);
  expect(container.textContent).toContain("For this example, choose: To the left.");
});

test("the answer shows what came of it, and leads to the next step", async () => {
  const { lesson, getByText, container } = open();
  await fireEvent.click(getByText(/to the left/i));
  await fireEvent.click(container.querySelector("[data-confirm]") as Element);

  expect(container.textContent).toContain("After One");
  expect(container.textContent).toContain("You went left");
  expect(lesson.position?.view).toEqual({ where: "left" });
  await fireEvent.click(container.querySelector("[data-next]") as Element);
  expect(container.textContent).toContain("Say Two");
});

test("a whole move is known by its name", async () => {
  const lesson = new Lesson(lecture);
  lesson.go(1);
  await lesson.play(["left"]);

  expect(lesson.done).toBe(false);
  await lesson.play(["left", "right"]);
  expect(lesson.done).toBe(true);
  expect(lesson.last).toBe(true);
});

test("one is called You, and every step can be opened again", async () => {
  const { lesson, getByText } = open();
  await fireEvent.click(getByText("2. Two"));

  expect(lesson.at).toBe(1);
  expect(lesson.company.names).toEqual(["You", "Ben"]);
});

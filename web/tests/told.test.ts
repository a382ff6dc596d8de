import { expect, test } from "vitest";

import { Told } from "../src/lib/told";
import { language, type Speaker } from "../src/lib/words";
import type { Position, Say } from "../src/wire/table";

const guest: Say = { id: "seat", args: { n: 1 } };
const asked: Position = {
  type: "position",
  number: 3,
  index: 3,
  turn: 1,
  decision: "play",
  clause: "X-1",
  waiting: [1],
  answers: ["A"],
  question: guest,
  words: { A: { label: { id: "joined", args: { first: "Ace", second: guest } }, effect: guest } },
  view: { text: "its own" },
};

test("a position is read in words, its view as it is", () => {
  const told = new Told(() => ({ game: "", names: ["Ann", ""], reader: 0 })).position(asked);

  expect(told.question).toBe("Guest 2");
  expect(told.words?.["A"]).toEqual({ label: "Ace Guest 2", effect: "Guest 2" });
  expect(told.view).toEqual({ text: "its own" });
});

test("who reads is you, and a name that changes is told anew", () => {
  let speaker: Speaker = { game: "", names: ["Ann", ""], reader: 1 };
  const told = new Told(() => speaker).happened({ kind: "won", clause: "X-2", seat: 1, arguments: {}, say: guest });

  expect(told.text).toBe("You");
  speaker = { game: "", names: ["Ann", "Ben"], reader: 0 };
  expect(told.text).toBe("Ben");
});

test("what was told in one language is read in the other one when it is chosen", async () => {
  const speaker: Speaker = { game: "", names: ["Ann", ""], reader: 0 };
  const told = new Told(() => speaker).happened({ kind: "won", clause: "X-2", seat: 1, arguments: {}, say: guest });

  expect(told.text).toBe("Guest 2");
  await language.choose("de");
  expect(told.text).toBe("Gast 2");
  await language.choose("en");
});

import { describe, expect, test } from "vitest";

import { eventOf, notices } from "../../src/games/gp/notices";
import { gp } from "../../src/games/gp/face";
import { company, gpCar, gpView, prospect } from "./ring";

const told = (view: ReturnType<typeof gpView>): [string, string[]][] =>
  notices(view, company).map((notice) => [notice.strong || notice.text, notice.looks.map((look) => look.number)]);

test("events are called as their cards are", () => {
  expect(eventOf("strike_the_barrier:9")).toEqual({ name: "Strike the Barrier", pit: "9" });
});

describe("a player of Grand Prix is told in time", () => {
  test("which cars a PIT number calls in", () => {
    const cars = [
      gpCar(10, 0, "4.0"),
      gpCar(20, -1, "3.0", { called_in: true }),
      gpCar(30, -1, "2.P"),
      gpCar(21, -1, "1.0"),
    ];
    const [event] = notices(gpView(cars, { event: "tire_test:0", laps: 5 }), company);

    expect([event?.strong, event?.text, event?.looks.map((look) => look.number)]).toEqual([
      "Tire Test",
      "PIT 0: to the pits and 5 sectors back.",
      ["20"],
    ]);
  });

  test("that tyres must still be changed", () => {
    const due = { must_change: true };
    const cars = [gpCar(1, 0, "4.0", due), gpCar(10, 0, "3.0", { moved: true }), gpCar(4, 1, "2.0", due)];

    expect(told(gpView(cars, { laps: 2 }))).toEqual([
      ["must still change tyres at a pit stop, or be disqualified at the end.", ["1"]],
    ]);
    expect(gp.rows(gpView(cars, { laps: 2 }), company).map((row) => row.cells["tyre"])).toMatchObject([
      { due: true },
      { due: false },
      { due: true },
    ]);
  });

  test("that a car is about to wear out", () => {
    const cars = [gpCar(1, 0, "4.0", { spare: 0 }), gpCar(10, 0, "3.0", { spare: 0, worn_out: true, moved: true })];

    expect(
      told(gpView(cars, { laps: 5, asking: "discard" })).map(([text, of]) => [
        text.split(" ").slice(0, 4).join(" "),
        of,
      ]),
    ).toEqual([
      ["worn out: out of", ["10"]],
      ["one more wear marker,", ["1"]],
    ]);
  });

  test("that this turn is the last one", () => {
    expect(told(gpView([gpCar(10, 0, "3.0", { moved: true })], { laps: 5, finished: [4] }))).toEqual([
      ["Last turn", []],
    ]);
  });

  test("that the last card is held while own cars wait", () => {
    const cars = [gpCar(1, 0, "4.0"), gpCar(10, 0, "3.0")];

    expect(told(gpView(cars, { laps: 5, hand_sizes: [1, 3] }))).toEqual([
      ["waiting for a card, and you hold your last one.", ["1", "10"]],
    ]);
  });
});

test("what chosen tyres will do is said before they are chosen", () => {
  const view = gpView([gpCar(1, 0, "-1.0"), gpCar(10, 0, "-2.0")], { asking: "tyres" });
  const lines = gp.consequences?.(view, prospect(["hs"], "", {}), company) ?? [];

  expect(lines.map(({ look, strong, text }) => [look?.number, strong, text])).toEqual([
    ["1", "hard", "nothing special"],
    ["10", "soft", "one extra move, at the cost of a tyre marker"],
    [undefined, "", "Every car changes once, at a stop: 2 sectors back or more"],
  ]);
});

test("a team sheet says how far back all its wear would cost", () => {
  const [mine] = gp.teams(gpView([gpCar(1, 0, "4.0", { wear: "teB", back: 11 })]), company);

  expect(mine?.cars[0]?.lines).toContain("all repaired: 11 sectors back in the pits");
});

test("a planned stop says how far back it goes, and where it ends", () => {
  const view = gpView([gpCar(1, 0, "9.0"), gpCar(4, 1, "8.0")], {
    asking: "new_tyres",
    stop: { car: 1, back: 1, tyres: "" },
  });
  const told = (changes: Record<string, unknown>): string[] =>
    (gp.consequences?.(view, prospect(["s"], "", changes), company) ?? []).map(({ text }) => text);

  expect(told({ stop: { car: 1, back: 2, tyres: "" } })).toEqual(["2 sectors back so far"]);
  expect(told({ stop: null, order: [4, 1], cars: [gpCar(1, 0, "7.P"), gpCar(4, 1, "8.0")] })).toEqual([
    "2 back in the pit lane, 1st to 2nd",
  ]);
});

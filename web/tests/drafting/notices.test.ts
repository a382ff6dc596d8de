import { describe, expect, test } from "vitest";

import { eventOf, notices, pointsLeft } from "../../src/games/gp/notices";
import { gp } from "../../src/games/gp/face";
import { company, gpCar, gpView, prospect } from "./ring";

const told = (view: ReturnType<typeof gpView>): [string, string[]][] =>
  notices(view, company).map((notice) => [notice.strong || notice.text, notice.looks.map((look) => look.number)]);

test("events are called as their cards are", () => {
  expect(eventOf("strike_the_barrier:9")).toEqual({ name: "Strike the Barrier", pit: "9" });
});

describe("a player of Grand Prix is told in time", () => {
  test("which cars a PIT number calls in: nobody's, on the road, by their last digit", () => {
    const cars = [gpCar(10, 0, "4.0"), gpCar(20, -1, "3.0"), gpCar(30, -1, "2.P"), gpCar(21, -1, "1.0")];
    const [event] = notices(gpView(cars, { event: "tire_test:0", laps: 5 }), company);

    expect([event?.strong, event?.text, event?.looks.map((look) => look.number)]).toEqual([
      "Tire Test",
      "PIT 0: to the pits and back 5.",
      ["20"],
    ]);
  });

  test("that tyres must still be changed, from the last lap but one", () => {
    const cars = [gpCar(1, 0, "4.0"), gpCar(10, 0, "3.0", { duty_done: true, activated: true }), gpCar(4, 1, "2.0")];

    expect(told(gpView(cars, { laps: 3 }))).toEqual([]);
    expect(told(gpView(cars, { laps: 2 }))).toEqual([["must still change tyres at a pit stop, or be disqualified at the end.", ["1"]]]);
    expect(gp.rows(gpView(cars, { laps: 2 }), company).map((row) => row.cells["tyre"])).toMatchObject([{ due: true }, { due: false }, { due: true }]);
  });

  test("that a car is about to wear out", () => {
    const cars = [gpCar(1, 0, "4.0", { wear: "tttte" }), gpCar(10, 0, "3.0", { wear: "ttttee", activated: true })];

    expect(told(gpView(cars, { laps: 5, asking: "discard" })).map(([text, of]) => [text.split(" ").slice(0, 4).join(" "), of])).toEqual([
      ["worn out: leaves the", ["10"]],
      ["one wear marker more,", ["1"]],
    ]);
  });

  test("that this turn is the last one", () => {
    expect(told(gpView([gpCar(10, 0, "3.0", { activated: true })], { laps: 5, finished: [4] }))).toEqual([["Last turn", []]]);
  });

  test("that the last card is held while own cars wait", () => {
    const cars = [gpCar(1, 0, "4.0"), gpCar(10, 0, "3.0")];

    expect(told(gpView(cars, { laps: 5, hand_sizes: [1, 3] }))).toEqual([["wait for a card, and you hold your last one.", ["1", "10"]]]);
  });
});

test("points are told to be free as soon as some are not", () => {
  expect(pointsLeft(gpView([gpCar(1, 0, "4.0")]))).toEqual([]);
  expect(pointsLeft(gpView([gpCar(1, 0, "4.0"), gpCar(4, 1, "", { slot: 2, status: "finished" })]))).toEqual([25, 15, 12, 10, 8, 6, 4, 2, 1]);
});

test("what chosen tyres will do is said before they are chosen", () => {
  const view = gpView([gpCar(1, 0, "-1.0"), gpCar(10, 0, "-2.0")], { asking: "tyres" });
  const lines = gp.consequences?.(view, prospect(["hs"], "", {}), company) ?? [];

  expect(lines.map(({ look, strong, text }) => [look?.number, strong, text])).toEqual([
    ["1", "hard", "nothing special"],
    ["10", "soft", "once, pit exit speed more, then a tyre marker"],
    [undefined, "", "Each car changes once, at a stop: 2 back or more"],
  ]);
});

test("a team sheet says how far back all its wear would cost", () => {
  const [mine] = gp.teams(gpView([gpCar(1, 0, "4.0", { wear: "teB" })]), company);

  expect(mine?.cars[0]?.lines).toContain("all of it gone for 11 back in the pits");
});

test("a planned stop says how far back it goes, and where it ends", () => {
  const view = gpView([gpCar(1, 0, "9.0"), gpCar(4, 1, "8.0")], { asking: "new_tyres", stop: { car: 1, back: 1, tyres: "" } });
  const told = (changes: Record<string, unknown>): string[] => (gp.consequences?.(view, prospect(["s"], "", changes), company) ?? []).map(({ text }) => text);

  expect(told({ stop: { car: 1, back: 2, tyres: "" } })).toEqual(["goes back 2 so far"]);
  expect(told({ stop: null, order: [4, 1], cars: [gpCar(1, 0, "7.P"), gpCar(4, 1, "8.0")] })).toEqual(["goes back 2 in the pit lane, 1st to 2nd"]);
});

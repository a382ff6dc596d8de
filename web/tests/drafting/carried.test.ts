import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import { faceOf } from "../../src/games";
import { CarriedCars } from "../../src/lib/carried.svelte";
import CarriedList from "../../src/parts/CarriedCars.svelte";
import type { Happened } from "../../src/lib/told";
import { company, moved, position, taCar, taView } from "./ring";

const ta = faceOf("TA");
const CARS = [taCar(4, 1, "6.0"), taCar(25, 0, "5.0"), taCar(29, 0, "2.0")];
const at = (index: number, order: number[]) => ({ ...position(taView(CARS, { order }), []), index });
const PUSHED = 1;
const SHOVED = 2;
const PULLED = 3;
const pushed = (car: number, seat = 1, how = PUSHED): Happened => {
  const event = moved(car, "5.0", "6.0");
  return { ...event, seat, arguments: { ...event.arguments, how } };
};

function seen(...steps: [number, number[], Happened[], (number | null)?][]): CarriedCars {
  const carried = new CarriedCars();
  carried.see(ta, at(1, [4, 25, 29]), [], company, null);
  for (const [index, order, news, own = null] of steps) carried.see(ta, at(index, order), news, company, own);
  return carried;
}
const told = (carried: CarriedCars): string[] => carried.list.map((one) => `${one.text}: ${one.from} to ${one.to}`);

describe("own cars moved by others", () => {
  test("are told with the places before and after, steps of one move in one line", () => {
    const carried = seen([2, [4, 25, 29], [pushed(1)]], [3, [25, 4, 29], [pushed(1)]]);

    expect(told(carried)).toEqual(["Ben pushes your 25: 2 to 1"]);
  });

  test("are told by what was done", () => {
    const carried = seen([2, [4, 25, 29], [pushed(1, 1, SHOVED), pushed(2, 1, PULLED)]]);

    expect(told(carried)).toEqual(["Ben shoves your 25 aside: 2 to 2", "Ben takes your 29 along: 3 to 3"]);
  });

  test("are not told of others' cars and own moves", () => {
    expect(told(seen([2, [4, 25, 29], [pushed(0), pushed(1, 0)]]))).toEqual([]);
  });

  test("are forgotten with the next own move and when moves are taken back, not when told again", () => {
    const push: [number, number[], Happened[]] = [3, [4, 25, 29], [pushed(1)]];

    expect(told(seen(push, [3, [4, 25, 29], []]))).toHaveLength(1);
    expect(told(seen(push, [4, [4, 25, 29], [], 3]))).toEqual([]);
    expect(told(seen(push, [2, [4, 25, 29], []]))).toEqual([]);
  });
});

test("an event is told, and what it does to own cars alone", () => {
  const event = (kind: string, text: string, car: number): Happened => ({
    kind,
    text,
    clause: "TA-E7",
    seat: -1,
    arguments: { car },
  });
  const news = [
    event("event", "Event: Engine Damage", -1),
    event("wear", "25 takes 1 engine wear", 1),
    event("wear", "4 takes 1 engine wear", 0),
  ];

  expect(seen([2, [4, 25, 29], news]).list.map((one) => [one.text, one.to])).toEqual([
    ["Event: Engine Damage", 0],
    ["25 takes 1 engine wear", 0],
  ]);
});

test("the lines beside the board name car, doer and places", () => {
  const { container } = render(CarriedList, { list: seen([2, [25, 4, 29], [pushed(1)]]).list });

  expect(container.textContent).toContain("Ben pushes your 25: 2nd to 1st");
});

test("a line also tells the present place where others have changed it again", () => {
  const { container } = render(CarriedList, { list: seen([2, [25, 4, 29], [pushed(1)]], [3, [4, 29, 25], []]).list });

  expect(container.textContent).toContain("2nd to 1st, now 3rd");
});

/** Whatever chip there is, its space can be clicked, whoever stands on it; and nobody is told why not. */
import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import { faceOf } from "../../src/games";
import GpBoard from "../../src/games/gp/Board.svelte";
import TaBoard from "../../src/games/ta/Board.svelte";
import { Choosing } from "../../src/lib/choosing.svelte";
import type { Previewed, Prospect } from "../../src/lib/told";
import {
  company,
  gpCar,
  gpMove,
  gpView,
  printedBoard,
  position,
  prospect,
  SECTORS,
  taCar,
  taMove,
  taView,
} from "./ring";

const RACES = 12;

/** Numbers that look like chance and are the same every time. */
function chance(seed: number): (below: number) => number {
  let at = seed * 2654435761 + 1;
  return (below) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return Math.floor((at / 2 ** 32) * below);
  };
}

interface Drawn {
  view: unknown;
  ways: Prospect[];
}

/** The car 25 drives among others; some ends are free, some are taken, some are in the pits. */
function drawn(code: "TA" | "GP", seed: number): Drawn {
  const below = chance(seed);
  const places = [...new Set(Array.from({ length: 9 }, () => `${5 + below(8)}.${["0", "1", "1", "P"][below(4)]}`))];
  const cars = places.map((at, n) => [n + 1, n % 2, at] as const);
  const ends = [...new Set([...places.slice(0, 5), `${6 + below(SECTORS - 8)}.0`, "7.1"])];
  const ways = ends.map((at, n) => prospect([">", `${n}`], `@${at}`, {}));
  if (code === "TA") {
    const all = [taCar(25, 0, "4.0"), ...cars.map(([number, seat, at]) => taCar(number, seat, at))];
    return { view: taView(all, { move: taMove }), ways };
  }
  const all = [gpCar(25, 0, "4.0"), ...cars.map(([number, seat, at]) => gpCar(number, seat, at))];
  return { view: gpView(all, { move: gpMove }), ways };
}

function choosing(code: string, view: unknown, ways: Prospect[] | null): Choosing {
  const previewed: Previewed | null = ways && { type: "preview", number: 7, prospects: [], ways };
  const asker = { position: position(view, [">"]), previewed, company, asked: true, play: () => Promise.resolve() };
  return new Choosing(asker, () => faceOf(code));
}

function board(code: string, view: unknown, one: Choosing, on: { pick: (id: string) => void; ask: () => void }) {
  const props = {
    view: view as never,
    after: null,
    prospect: null,
    printedBoard,
    company,
    picks: one.picks,
    chosen: null,
    news: [],
    pace: 0,
    onpick: on.pick,
    onpoint: () => undefined,
    onask: on.ask,
  };
  return code === "TA" ? render(TaBoard, props).container : render(GpBoard, props).container;
}

describe.each(["TA", "GP"] as const)("%s", (code) => {
  test.each(Array.from({ length: RACES }, (_, seed) => seed))(
    "every chip's space can be clicked (%i)",
    async (seed) => {
      const { view, ways } = drawn(code, seed);
      const one = choosing(code, view, ways);
      const pick = vi.fn();
      const ask = vi.fn();
      const container = board(code, view, one, { pick, ask });
      const spaces = one.chips.filter((chip) => !chip.id.includes(":"));
      const cars = [...container.querySelectorAll("[data-car]")];

      expect(spaces.length).toBe(ways.length);
      for (const { id } of spaces) {
        const target = container.querySelector(`[data-pick="${id}"]`);
        expect(target, id).not.toBeNull();
        if (!target) continue;
        pick.mockClear();
        await fireEvent.click(target);
        await fireEvent.keyDown(target, { key: " " });
        expect(pick.mock.calls).toEqual([[id], [id]]);
        expect(container.querySelector(`[data-ask="${id}"]`)).toBeNull();
        for (const car of cars.filter((node) => isOn(view, node, id))) {
          pick.mockClear();
          expect(isAbove(target, car), `${id} lies above its car`).toBe(true);
          await fireEvent.pointerDown(car);
          await fireEvent.click(car);
          expect(pick.mock.calls).toEqual([[id]]);
        }
      }
      expect(ask).not.toHaveBeenCalled();
    },
  );

  test("no reason is given for a legal space, nor before the whole moves are known", () => {
    const { view, ways } = drawn(code, 1);
    const legal = ways.map((one) => (one.name ?? "").slice(1));
    const reasons = (one: Choosing): unknown[] =>
      legal.map((id) => {
        one.ask({ kind: "space", id });
        return one.reason;
      });

    expect(reasons(choosing(code, view, ways)).filter(Boolean)).toEqual([]);
    expect(reasons(choosing(code, view, null)).filter(Boolean)).toEqual([]);
  });
});

const isOn = (view: unknown, node: Element, id: string): boolean =>
  (view as { cars: { number: number; at: string }[] }).cars.some(
    (car) => car.at === id && String(car.number) === node.getAttribute("data-car"),
  );

/** What comes later in an SVG lies above. */
const isAbove = (a: Element, b: Element): boolean =>
  (b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

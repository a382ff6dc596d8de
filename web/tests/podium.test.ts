import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import type { ChartPoint } from "../src/lib/face";
import Podium from "../src/parts/Podium.svelte";

afterEach(cleanup);

const car = (name: string, place: number, seat: number, points: number): ChartPoint => ({
  id: name,
  look: { number: name, team: seat < 0 ? null : "scarlet", body: "single" },
  name,
  seat,
  second: false,
  place,
  gap: null,
  wear: null,
  pits: false,
  out: false,
  points,
});

test("whoever stands on the podium is named, also a car that is nobody's", () => {
  const cars = [car("10", 1, 0, 25), car("20", 2, -1, 0), car("4", 3, 1, 15)];
  const { container, getByRole } = render(Podium, {
    cars,
    company: { me: 0, reader: 0, names: ["You", "Ben"], options: {} },
  });
  const texts = [...container.querySelectorAll(".who, .name")].map((text) => text.textContent);

  expect(texts).toEqual(["Neutral car", "20", "You", "10, 25 points", "Ben", "4, 15 points"]);
  expect(getByRole("img").getAttribute("aria-label")).toBe(
    "Podium: 1st: 10, You, 25 points; 2nd: 20, Neutral car; 3rd: 4, Ben, 15 points",
  );
});

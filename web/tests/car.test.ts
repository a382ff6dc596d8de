import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import { TEAMS } from "../src/lib/teams";
import Car from "../src/parts/Car.svelte";
import Plate from "../src/parts/Plate.svelte";

const look = { number: "10", team: "scarlet", body: "single" } as const;

describe("a car", () => {
  test.each(TEAMS)("of %s has a livery, so that colour is never the only sign", (team) => {
    const { container } = render(Car, { look: { ...look, team } });

    expect(container.querySelector(".livery")?.getAttribute("d")).toBeTruthy();
  });

  test("keeps its number upright whichever way it points", () => {
    const { container } = render(Car, { look, angle: 90 });

    const text = container.querySelector("text");
    expect(text?.textContent).toBe("10");
    expect(text?.closest("[transform*=rotate]")).toBeNull();
  });

  test("that is a ghost shows a dashed hull and no livery", () => {
    const { container } = render(Car, { look, state: "ghost" });

    expect(container.querySelector(".ghostly")).not.toBeNull();
    expect(container.querySelector(".livery")).toBeNull();
  });

  test("that is mine keeps its white hull where it may be picked", () => {
    const { container } = render(Car, { look, mine: true, pickable: true });

    expect(container.querySelectorAll(".hull.mine, .hull.pickable")).toHaveLength(2);
  });

  test("that is out is crossed", () => {
    const { container } = render(Car, { look, state: "out" });

    expect(container.querySelector(".cross")).not.toBeNull();
  });
});

test("a plate is silent beside words and speaks when it stands alone", () => {
  const silent = render(Plate, { look }).container.querySelector("svg");
  const speaking = render(Plate, { look, label: "car 10" }).container.querySelector("svg");

  expect(silent?.getAttribute("aria-hidden")).toBe("true");
  expect(speaking?.getAttribute("aria-label")).toBe("car 10");
});

import { fireEvent, render, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import TaBoard from "../../src/games/ta/Board.svelte";
import GpBoard from "../../src/games/gp/Board.svelte";
import type { BoardProps } from "../../src/lib/face";
import type { View as TaView } from "../../src/games/ta/view";
import { company, gpCar, gpView, moved, printedBoard, prospect, taCar, taMove, taView } from "./ring";

function board(view: TaView, more: Partial<BoardProps<TaView>> = {}): HTMLElement {
  return render(TaBoard, {
    view,
    after: null,
    prospect: null,
    printedBoard,
    company,
    picks: [],
    chosen: null,
    news: [],
    pace: 0,
    onpick: () => undefined,
    onpoint: () => undefined,
    ...more,
  }).container;
}

const text = (root: Element, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? "");

describe("the board of a circuit", () => {
  test("shows every car on the track once, with its number", () => {
    const view = taView([taCar(25, 0, "4.0"), taCar(4, 1, "3.1"), taCar(29, 0, "", { status: "out" })]);
    const container = board(view);

    expect(text(container, ".car .number")).toEqual(["25", "4"]);
  });

  test("tells moved cars by shape and own cars by a hull", () => {
    const view = taView([taCar(25, 0, "4.0", { moved: true }), taCar(4, 1, "3.1")]);
    const container = board(view);

    expect(container.querySelector('[data-car="25"]')?.classList).toContain("moved");
    expect(container.querySelector('[data-car="25"] .hull.mine')).not.toBeNull();
    expect(container.querySelector('[data-car="4"] .hull.mine')).toBeNull();
  });

  test("names who leads, who is lapped and who is in the pits beside the road", () => {
    const view = taView([
      taCar(25, 0, "14.0"),
      taCar(4, 1, "3.1", { lapped: true }),
      taCar(9, 1, "2.P", { lapped: true }),
    ]);
    const container = board(view);

    expect(text(container, ".tag")).toEqual(["25 LEADS", "4 LAP −1", "9 LAP −1", "P"]);
  });

  test("nobody leads on the road once somebody has finished", () => {
    const view = taView([taCar(25, 0, "14.0"), taCar(4, 1, "", { status: "finished", place: 1 })], { finished: [4] });

    expect(text(board(view), ".tag")).toEqual([]);
  });

  test("lets spaces and cars be chosen by hand and by key, and nothing else", async () => {
    const onpick = vi.fn();
    const picks = [
      { id: "7.0", label: "7.0, 2nd to 1st", note: "▲1", ways: [[">"]] },
      { id: "car:25", label: "Car 25", ways: [["25#41"]] },
    ];
    const shown = within(board(taView([taCar(25, 0, "4.0"), taCar(4, 1, "3.1")]), { picks, onpick }));

    await fireEvent.click(shown.getByRole("button", { name: "7.0, 2nd to 1st" }));
    await fireEvent.keyDown(shown.getByRole("button", { name: "Car 25" }), { key: " " });
    expect(onpick.mock.calls).toEqual([["7.0"], ["car:25"]]);
    expect(shown.getAllByRole("button").filter((one) => one.hasAttribute("data-pick"))).toHaveLength(2);
  });

  test("previews the whole chain as ghosts, with the way of the active car and the places", () => {
    const view = taView([taCar(4, 1, "5.0"), taCar(25, 0, "4.0"), taCar(29, 0, "3.0")], { move: taMove });
    const after = taView([taCar(4, 1, "5.0"), taCar(25, 0, "7.1"), taCar(29, 0, "6.1")], { order: [25, 29, 4] });
    const events = [moved(1, "4.0", "5.1"), moved(2, "3.0", "4.1"), moved(1, "5.1", "7.1"), moved(2, "4.1", "6.1")];
    const container = board(view, { after, prospect: prospect([">", ">"], "@7.1", {}, events) });

    expect(text(container, ".ghost .number")).toEqual(["25", "29"]);
    expect(container.querySelectorAll("polyline.first")).toHaveLength(1);
    expect(text(container, ".callout")).toEqual(["2nd → 1st"]);
  });

  test("drives cars once: what is pointed at later does not begin their motion again", async () => {
    const view = taView([taCar(25, 0, "5.0")]);
    const props = {
      view,
      after: null,
      prospect: null,
      printedBoard,
      company,
      picks: [],
      chosen: null,
      news: [moved(0, "4.0", "5.0")],
      pace: 40,
      onpick: vi.fn(),
      onpoint: vi.fn(),
    };
    const { container, rerender } = render(TaBoard, props);
    const where = (): string | null | undefined =>
      container.querySelector('[data-car="25"]')?.getAttribute("transform");
    const begun = where();
    await vi.waitFor(() => expect(where()).not.toBe(begun), { timeout: 20_000 });
    await new Promise((done) => setTimeout(done, 150));
    const arrived = where();

    await rerender({ prospect: prospect([">"], "", {}) });

    expect(where()).toBe(arrived);
    expect(arrived).not.toBe(begun);
  });

  test("drives cars along the events, and stands at once without motion", () => {
    const view = taView([taCar(25, 0, "5.0")]);
    const still = board(view, { news: [moved(0, "4.0", "5.0")], pace: 0 });
    const driving = board(view, { news: [moved(0, "4.0", "5.0")], pace: 100 });

    const place = (of: Element): string | null | undefined =>
      of.querySelector('[data-car="25"]')?.getAttribute("transform");
    expect(place(still)).not.toBe(place(driving));
  });

  test("has no place for a car that has left the track", () => {
    const container = board(taView([taCar(25, 0, "", { status: "finished", place: 1 })]));

    expect(container.querySelector(".car")).toBeNull();
  });
});

describe("Grand Prix's board", () => {
  function grandPrix(more: Partial<ReturnType<typeof gpView>> = {}): Element {
    const view = gpView(
      [gpCar(1, 0, "4.0"), gpCar(4, 1, "3.1"), gpCar(20, -1, "2.0"), gpCar(23, -1, "1.0", { controller: 0 })],
      more,
    );
    return render(GpBoard, {
      view,
      after: null,
      prospect: null,
      printedBoard,
      company,
      picks: [],
      chosen: null,
      news: [],
      pace: 0,
      onpick: () => undefined,
      onpoint: () => undefined,
    }).container;
  }

  test("marks the Safety Zone: one lane open, the others hatched, with its name", () => {
    const container = grandPrix({ zone: 5, zone_sectors: [0, 10] });

    expect(container.querySelector(".zone")).not.toBeNull();
    expect(container.querySelector(".closed")?.getAttribute("fill")).toContain("hatch");
    expect(text(container, ".zone-name")).toEqual(["Safety Zone 0–10"]);
  });

  test("tells whose car of nobody's team is by the shape on its nose", () => {
    const container = grandPrix();

    expect(container.querySelector('[data-car="23"] .npc .icon')).not.toBeNull();
    expect(container.querySelector('[data-car="23"] .hull.mine')).not.toBeNull();
    expect(container.querySelector('[data-car="1"] .npc')).toBeNull();
  });
});

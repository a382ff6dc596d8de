import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import { faceOf } from "../src/games";
import { groupsOf, textOf, timesOf } from "../src/lib/log";
import type { Company } from "../src/lib/face";
import { Told, type Happened, type Moved } from "../src/lib/told";
import Log from "../src/parts/Log.svelte";
import { company, taCar, taView } from "./drafting/ring";

function event(kind: string, text: string, car?: number): Happened {
  return { kind, clause: "TA-6.1.2", seat: 0, arguments: car === undefined ? { card: null } : { car }, text };
}

function move(index: number, ...events: Happened[]): Moved {
  return { type: "moved", number: index, index, turn: 1, seat: 0, decision: "step", token: ">", events };
}

const lines = (moves: Moved[]): string[] =>
  groupsOf(moves, 100).flatMap((group) => group.lines.map((line) => `${line.event.text} ${line.count}`));

describe("the log", () => {
  test("tells a drive by where each car ends", () => {
    const moves = [
      move(1, event("activated", "25 drives", 0)),
      move(2, event("moved", "25 to 5", 0), event("moved", "29 to 4", 1)),
      move(3, event("moved", "25 to 6", 0), event("moved", "29 to 5", 1)),
    ];

    expect(lines(moves)).toEqual(["29 to 5 1", "25 to 6 1", "25 drives 1"]);
  });

  test("keeps two drives of one car apart", () => {
    const moves = [
      move(1, event("moved", "25 to 5", 0)),
      move(2, event("event", "event: Rain")),
      move(3, event("moved", "25 to 1", 0)),
    ];

    expect(lines(moves)).toEqual(["25 to 1 1", "event: Rain 1", "25 to 5 1"]);
  });

  test("tells a whole grid in one line, without plates", () => {
    const grid = ["19", "9", "5", "6"].map((car, at) => ({
      ...event("moved", `${car} starts from -${at + 1}.0`, at),
      starter: car,
    }));

    expect(lines([move(1, event("grid", "the grid card"), ...grid)])).toEqual([
      "The grid, from the front: 19, 9, 5, 6 1",
      "the grid card 1",
    ]);
    expect(lines([move(1, grid[0]!, grid[1]!)])).toHaveLength(2);
  });

  test("knows by the facts who starts where", () => {
    const told = new Told(() => ({ game: "QGP", names: [], reader: -2 }));
    const grid = ["ra", "yb", "rb", "ya"].map((car, at) => {
      const say = { id: "event-starts", args: { car: { id: `car-${car}` }, place: at + 1 } };
      return told.happened({ kind: "starts", clause: "QGP-4.6", seat: 0, arguments: { car: at, place: at + 1 }, say });
    });

    expect(lines([move(1, ...grid)])).toEqual(["The grid, from the front: Red A, Yellow B, Red B, Yellow A 1"]);
  });

  test("tells in one sentence how many cards somebody draws", () => {
    const company = { me: 1, reader: 1, names: ["Bot 3", "You"], hosts: [] } as unknown as Company;
    const line = (seat: number, kind: string, count: number) => ({
      key: "",
      index: 0,
      event: { ...event(kind, "says so"), seat },
      count,
    });
    const told = (seat: number, kind: string, count: number): string =>
      textOf(line(seat, kind, count), company) + timesOf(line(seat, kind, count));

    expect(told(0, "dealt", 5)).toBe("Bot 3 draws 5 cards");
    expect(told(1, "dealt", 2)).toBe("You draw 2 cards");
    expect(told(0, "dealt", 1)).toBe("Says so");
    expect(told(0, "wear", 2)).toBe("Says so×2");
  });

  test("counts what is said several times in a row", () => {
    const dealt = event("dealt", "Ben: dealt a card");

    expect(lines([move(1, dealt), move(2, dealt), move(3, dealt)])).toEqual(["Ben: dealt a card 3"]);
  });
});

test("a plate says the number of its car, and the line says it only aloud", () => {
  const view = taView([taCar(25, 0, "4.0")]);
  const moves = [move(1, event("wear", "Car 25 takes 1 tire marker", 0))];
  const { container } = render(Log, { moves, face: faceOf("TA"), view, company, panel: {} as never });
  const line = container.querySelector(".text");

  expect(line?.querySelector(".hidden-visually")?.textContent).toBe("Car 25 ");
  expect(line?.textContent?.replaceAll(/\s+/g, " ")).toContain("Car 25 takes 1 tire marker");
});

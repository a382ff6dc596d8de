import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";

import { FACES } from "../src/games";
import { fmr } from "../src/games/fmr/face";
import { gp } from "../src/games/gp/face";
import { qgp } from "../src/games/qgp/face";
import { ta } from "../src/games/ta/face";
import { optionTexts } from "../src/lib/options";
import type { OptionInfo } from "../src/wire/table";
import HouseField from "../src/parts/HouseField.svelte";
import OptionField from "../src/parts/OptionField.svelte";
import SidesField from "../src/parts/SidesField.svelte";
import fmrRace from "../../src/slipstream/games/formula_motor_racing/data/race.toml?raw";
import gpRace from "../../src/slipstream/games/grand_prix/data/race.toml?raw";
import taRace from "../../src/slipstream/games/thunder_alley/data/race.toml?raw";

afterEach(cleanup);

const option = (name: string, part: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  default: "",
  allowed: [],
  clause: "X-1",
  text: "",
  season: false,
  usual: {},
  ...part,
});
const texts = (of: Element): (string | null)[] => [...of.querySelectorAll("option")].map((one) => one.textContent);

describe("teams to choose from are those of the game's data", () => {
  const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name ?? "");

  test.each([
    [ta, found(taRace, /\[\[team\]\]\nid = "(\w+)"/g)],
    [gp, found(gpRace, /\{ id = "(\w+)", cars/g)],
    [fmr, found(fmrRace, /\[\[team\]\]\nletter = "(\w)"/g)],
    [qgp, ["R", "Y", "G", "B"]],
  ])("%#", (face, names) => {
    expect(names.length).toBeGreaterThan(3);
    expect(Object.keys(face.sides?.names ?? {}).toSorted()).toEqual(names.toSorted());
  });

  test("three players choose their colours twice, as the data says", () => {
    const chosen = [...fmrRace.matchAll(/^(\d) = \[(.*)\]/gm)].map(([, seats, list]) => [
      Number(seats),
      list?.split(",").length,
    ]);

    expect(chosen.map(([seats]) => [seats, fmr.sides?.count?.(seats ?? 0)])).toEqual(chosen);
  });
});

describe("a select a seat", () => {
  const props = { option: option("teams"), game: "QGP", sides: qgp.sides!, seats: 3, value: "", usual: "R,Y,G" };

  test("fills the others with what is free as soon as one is chosen", async () => {
    const onchange = vi.fn();
    const { getByLabelText } = render(SidesField, { ...props, onchange });

    await fireEvent.change(getByLabelText("Team 2"), { target: { value: "R" } });

    expect(texts(getByLabelText("Team 1"))).toEqual(["Red (default)", "Red", "Yellow", "Green", "Blue"]);
    expect(onchange).toHaveBeenLastCalledWith("Y,R,G");
  });

  test("swaps with who had it, and is the default again when one is emptied", async () => {
    const onchange = vi.fn();
    const { getByLabelText } = render(SidesField, { ...props, value: "Y,R,G", onchange });

    await fireEvent.change(getByLabelText("Team 3"), { target: { value: "Y" } });
    expect(onchange).toHaveBeenLastCalledWith("G,R,Y");
    await fireEvent.change(getByLabelText("Team 3"), { target: { value: "" } });
    expect(onchange).toHaveBeenLastCalledWith("");
  });
});

describe("an option", () => {
  test("has values in words", () => {
    const pits = option("pits", { allowed: ["turn", "running"], default: "turn" });
    const { getByLabelText } = render(OptionField, { option: pits, game: "GP", value: "", onchange: () => undefined });

    expect(texts(getByLabelText("Pit stops"))).toEqual(["In order of play", "In running order"]);
  });

  test("that is a number is chosen from its range", () => {
    const props = {
      option: option("laps"),
      game: "GP",
      value: "",
      usual: "3",
      range: gp.ranges?.["laps"],
      onchange: () => undefined,
    };
    const { getByLabelText } = render(OptionField, props);

    expect(texts(getByLabelText("Laps"))).toEqual(["3 (default)", "1", "2", "3", "4", "5"]);
  });
});

test("every game draws its own tile", () => {
  expect(FACES.map((face) => [face.code, !!face.Art])).toEqual(FACES.map((face) => [face.code, true]));
});

describe("house rules", () => {
  test("are called by their name", () => {
    expect(optionTexts("FMR", { house: "FMR/long-tail:points=9,6;cards.TT=6" })).toEqual(["House rules: long-tail"]);
  });

  test("come from a file, and can be left out again", async () => {
    const { container, findByText, queryByText } = render(HouseField, { house: "" });
    const field = container.querySelector("[data-house]") as HTMLInputElement;
    const file = { name: "long-tail.toml", text: async () => 'game = "FMR"' };
    await fireEvent.change(field, { target: { files: [file] } });
    await findByText("long-tail.toml");
    await fireEvent.click(await findByText("Without house rules"));
    await vi.waitFor(() => expect(queryByText("long-tail.toml")).toBeNull(), { timeout: 20_000 });
  });

  test("are chosen from those of the server, and shown", async () => {
    const offered = [{ name: "long-tail", about: "Points for ten cars.", text: "hand_size = 6" }];
    const { getByLabelText, findByText, queryByText } = render(HouseField, { house: "", offered });
    const select = getByLabelText("House rules") as HTMLSelectElement;

    expect(texts(select)).toEqual(["By the book", "long-tail"]);
    await fireEvent.change(select, { target: { value: "0" } });
    await findByText("Points for ten cars.");
    await findByText("hand_size = 6");
    await fireEvent.change(select, { target: { value: "-1" } });
    await vi.waitFor(() => expect(queryByText("hand_size = 6")).toBeNull());
  });
});

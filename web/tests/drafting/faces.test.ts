import { describe, expect, test } from "vitest";

import { faceOf } from "../../src/games";
import { card, company, gpCar, gpMove, gpView, moved, position, prospect, taCar, taMove, taView } from "./ring";

const ta = faceOf("TA");
const gp = faceOf("GP");
const TEAMWORK = card("teamwork", "41", { kind: "draft", speed: 6, pit: 2, wear: "green" });

describe("the tower", () => {
  const view = taView(
    [
      taCar(4, 1, "15.0", { wear: "tS", led: 2 }),
      taCar(25, 0, "13.0", { gap: 2, wear: "ttt", penalty: 3, moved: true }),
      taCar(29, 0, "2.P", { lapped: true, gap: 11 }),
      taCar(9, 1, "", { status: "out", place: 4 }),
    ],
    { out: [9] },
  );
  const rows = ta.rows(view, company);

  test("lists the cars in running order, the fallen last", () => {
    expect(rows.map((row) => [row.place, row.id])).toEqual([
      [1, "4"],
      [2, "25"],
      [3, "29"],
      [4, "9"],
    ]);
    expect(rows.map((row) => row.mine)).toEqual([false, true, true, false]);
  });

  test("a car with its last marker is worn out, not only slow", () => {
    const worn = taView([taCar(25, 0, "4.0", { wear: "tttttt", penalty: 6, worn_out: true, spare: 0 })]);

    expect(ta.rows(worn, company)[0]?.cells["wear"]).toMatchObject({
      title: `6 wear markers (${Array.from({ length: 6 }, () => "Tire").join(", ")}), worn out: it retires when it moves`,
    });
  });

  test("tells gaps, wear with what it costs, turns led and state in words", () => {
    expect(rows[0]?.cells["gap"]).toMatchObject({ text: "Lead" });
    expect(rows[1]?.cells["gap"]).toMatchObject({ text: "+2" });
    expect(rows[1]?.cells["wear"]).toEqual({
      kind: "wear",
      count: 3,
      title: "3 wear markers (Tire, Tire, Tire), 3 MP less",
    });
    expect(rows[0]?.cells["led"]).toMatchObject({ text: "2" });
    expect(rows.map((row) => row.cells["state"])).toMatchObject([
      { state: "ready" },
      { state: "moved" },
      { text: "PIT" },
      { text: "OUT" },
    ]);
  });

  test("of Grand Prix tells tyres, right or wrong, and close calls", () => {
    const wet = gpView(
      [
        gpCar(1, 0, "4.0", { tyres: "hs", bonus: true, must_change: true, close_calls: 2 }),
        gpCar(4, 1, "3.0", { tyres: "w" }),
      ],
      {
        weather: "wet",
      },
    );
    const [mine, other] = gp.rows(wet, company);

    expect(mine?.cells["tyre"]).toEqual({ kind: "tyre", letter: "S", bonus: true, wrong: true, due: true });
    expect(mine?.cells["calls"]).toEqual({ kind: "calls", count: 2 });
    expect(other?.cells["tyre"]).toMatchObject({ letter: "W", wrong: false });
  });

  test("shows the result when the race is over", () => {
    const over = taView([taCar(25, 0, "", { place: 2 }), taCar(4, 1, "", { place: 1 })], { asking: "end", order: [] });

    expect(ta.rows(over, company).map((row) => row.id)).toEqual(["4", "25"]);
  });
});

test("a car that never changed its tyres stands behind all others in the result", () => {
  const cars = [gpCar(1, 0, "", { place: 1 }), gpCar(4, 1, "", { place: 2 })];
  const rows = gp.rows(gpView(cars, { asking: "end", order: [], disqualified: [1] }), company);

  expect(rows.map((row) => row.id)).toEqual(["4", "1"]);
  expect(rows[1]?.cells["state"]).toMatchObject({ text: "DSQ" });
});

describe("the hand", () => {
  const answers = ["25#41", "29#41", "25!", "29!"];

  test("says the effective speed where all cars agree, with the arithmetic", () => {
    const view = taView([taCar(25, 0, "4.0", { penalty: 3, wear: "ttt" })], { printed: [TEAMWORK] });
    const [held] = ta.hand(position(view, ["25#41"]), view, company);

    expect(held?.ways).toEqual([["25#41"]]);
    expect(held?.face).toMatchObject({ speed: 3, less: 3, fromPits: false, drivers: [] });
  });

  test("says what it is worth for each car where they differ", () => {
    const view = taView([taCar(25, 0, "4.0", { penalty: 3 }), taCar(29, 0, "3.P")], { printed: [TEAMWORK] });
    const [held] = ta.hand(position(view, answers), view, company);

    expect(held?.face).toMatchObject({
      speed: 6,
      less: 0,
      drivers: [
        { numbers: [25], speed: 3 },
        { numbers: [29], speed: 2 },
      ],
    });
  });

  test("keeps equal cards apart", () => {
    const view = gpView([gpCar(1, 0, "4.0")], { hands: [["WV", "WV"], null], printed: [card("weaving", "WV")] });
    const ids = gp.hand(position(view, ["1#WV"]), view, company).map((held) => held.id);

    expect(new Set(ids).size).toBe(2);
  });

  test("stands for discards, too", () => {
    const view = taView([taCar(25, 0, "4.0")], { printed: [TEAMWORK] });

    expect(ta.hand(position(view, ["#41", "-"]), view, company)[0]?.ways).toEqual([["#41"]]);
  });
});

describe("what can be chosen on the board", () => {
  const view = taView([taCar(4, 1, "5.0"), taCar(25, 0, "4.0")], { move: taMove });

  test("a car stands for all its cards and for its retirement", () => {
    const picks = ta.pick(position(view, ["25#41", "25#42", "25!", "."]), view, [], company);

    expect(picks).toMatchObject([{ id: "car:25", ways: [["25#41"], ["25#42"], ["25!"]] }]);
    expect(picks[0]?.label).toBe("Car 25, 2nd, sector 4, lane 0");
  });

  test("a destination stands for the whole moves that end there, with the places they bring", () => {
    const ways = [
      prospect([">", ">"], "@6.0", { order: [25, 4] }),
      prospect(["o", ">"], "@6.0/2", { order: [25, 4] }),
      prospect([">", "i"], "@21.0", { order: [4, 25] }),
    ];
    const words = { ">": { label: "Forward", effect: "" }, o: { label: "One lane out", effect: "" } };
    const picks = ta.pick({ ...position(view, [">", "o"]), words }, view, ways, company);

    expect(picks.find((pick) => pick.id === "6.0")).toMatchObject({
      label: "sector 6, lane 0: 2nd to 1st",
      note: "▲1",
      ways: [
        [">", ">"],
        ["o", ">"],
      ],
    });
    expect(picks.find((pick) => pick.id === "5.0")).toMatchObject({ note: "=" });
    expect(picks.filter((pick) => pick.id.startsWith("step:")).map((pick) => pick.label)).toEqual([
      "Forward",
      "One lane out",
    ]);
  });

  test("a lane to choose is a space", () => {
    const picks = ta.pick(position(view, [":7.0", ":7.1"]), view, [], company);

    expect(picks.map((pick) => pick.id)).toEqual(["7.0", "7.1"]);
  });

  test("markers to repair and tyres are none of the board's business", () => {
    expect(
      gp.pick(position(gpView([gpCar(1, 0, "4.0")]), ["t", "-", "hs"]), gpView([gpCar(1, 0, "4.0")]), [], company),
    ).toEqual([]);
  });
});

describe("what a move brings", () => {
  test("is said in at most four lines: place, company, wear", () => {
    const view = taView([taCar(4, 1, "5.0"), taCar(25, 0, "4.0"), taCar(29, 0, "3.0")], { move: taMove });
    const events = [
      {
        kind: "moved",
        clause: "TA-6.1.2",
        seat: 0,
        arguments: { car: 1, from: 4, from_space: 8, to: 6, to_space: 12, how: 0 },
        text: "",
      },
      {
        kind: "moved",
        clause: "TA-6.2.2",
        seat: 0,
        arguments: { car: 2, from: 3, from_space: 6, to: 5, to_space: 10, how: 3 },
        text: "",
      },
      { kind: "wear", clause: "TA-7.1.1", seat: 0, arguments: { car: 1, wear: 3, count: 1 }, text: "" },
    ];
    const cars = [taCar(4, 1, "5.0"), taCar(25, 0, "6.0", { wear: "f" }), taCar(29, 0, "5.1")];
    const lines = ta.consequences?.(view, prospect([">"], "", { cars, order: [25, 4, 29] }, events), company) ?? [];

    expect(lines.map((line) => [line.sign, line.strong, line.text])).toEqual([
      ["up", "1", "2nd to 1st"],
      ["note", "", "is moved too"],
      ["wear", "", "Fuel marker, 1 in all"],
    ]);
  });
});

describe("the board in words", () => {
  test("says who is where, and who is ahead and behind", () => {
    const view = taView([taCar(4, 1, "5.0"), taCar(25, 0, "4.0", { moved: true })]);

    expect(ta.twin(view, company)).toEqual([
      "1st: 4, Ben, sector 5, lane 0, leads, 1 ahead of 25",
      "2nd: 25, You, sector 4, lane 0, 1 behind 4, has moved",
    ]);
  });

  test("begins with the Safety Zone, if there is one", () => {
    const view = gpView([gpCar(1, 0, "4.0")], { zone: 20, zone_sectors: [15, 25], sectors: 78 });

    expect(gp.twin(view, company)[0]).toBe("Safety Zone from sector 15 to 25: one lane, the innermost");
  });
});

describe("charts and sheets", () => {
  test("a car has its place, gap to the leader and wear at every turn", () => {
    const points = ta.chart(taView([taCar(4, 1, "15.0"), taCar(25, 0, "12.0", { wear: "tt" }), taCar(29, 0, "9.P")]));

    expect(points.map((point) => [point.id, point.place, point.gap, point.wear, point.pits, point.second])).toEqual([
      ["4", 1, 0, 0, false, false],
      ["25", 2, 3, 2, false, false],
      ["29", 3, 6, 0, true, true],
    ]);
  });

  test("a swap that may be declined is asked in its own words, and a stop says so", () => {
    const view = gpView([gpCar(1, 0, "4.0"), gpCar(10, 0, "3.0")], { move: { ...gpMove, car: 1 } });

    expect(gp.hint?.(view, position(view, [">", "i"]))).toContain("Where does car 1 stop?");
    expect(gp.hint?.(view, position(view, ["x0", "-"]))).toBe("");
    expect(gp.whyNot?.({ kind: "space", id: "9.0" }, position(view, ["x0", "-"]), view, company)).toBeNull();
    const pit = gpView([gpCar(1, 0, "4.0")], { asking: "pit" });
    expect(gp.pick(position(pit, ["1", "-"]), pit, [], company).map((one) => [one.short, one.label])).toEqual([
      ["Pit car 1", "Pit car 1: Car 1, 1st, sector 4, lane 0"],
    ]);
  });

  test("a team sheet says what each car has to think of", () => {
    const view = gpView([gpCar(1, 0, "4.0", { tyres: "s", close_calls: 1 }), gpCar(23, -1, "1.0", { controller: 0 })]);
    const [mine] = gp.teams(view, company);

    expect(mine?.facts).toContainEqual({ label: "Also moves", value: "23" });
    expect(mine?.cars[0]?.lines).toContain("soft tyres, must still change");
    expect(mine?.cars[0]?.lines).toContain("1 Close Call");
  });

  test("the top bar names circuit, lap, weather and flag with its sign", () => {
    const cells = gp.cells(
      gpView([gpCar(1, 0, "4.0")], {
        weather: "wet",
        zone: 20,
        zone_sectors: [15, 25],
        sectors: 78,
        event: "tire_test:9",
      }),
      company,
    );

    expect(cells.map((cell) => [cell.label, cell.value])).toEqual([
      ["Circuit", "Porto Vela"],
      ["Lap", "1 / 2"],
      ["Turn", "3"],
      ["Weather", "Wet"],
      ["Flag", "Yellow, zone 15–25"],
      ["Event", "Tire Test"],
    ]);
  });
});

describe("whole moves to one place", () => {
  const cars = (...at: string[]) => at.map((place, n) => gpCar(n + 1, n ? 1 : 0, place));
  const view = gpView(cars("4.0", "5.0", "6.0", "7.0", "8.0", "-2.1"), { move: { ...gpMove, car: 1 } });
  const way = (token: string, ...at: string[]) => prospect([token, ">"], "@9.0", { cars: cars("9.0", ...at) });

  test("are told apart by the cars that end elsewhere, and by few of them", () => {
    const one = way("i", "5.1", "6.0", "7.0", "8.0", "-2.1");
    const other = way("o", "5.0", "6.1", "7.0", "8.0", "-1.1");
    const wild = way("x", "15.0", "16.0", "17.0", "18.0", "3.0");

    expect(gp.wayLabel?.(view, one, [other])).toBe(
      "sector 9, lane 0, with 2 to sector 5 (lane 1), 3 to sector 6 (lane 0) and 6 to sector 14 (lane 1)",
    );
    expect(gp.wayLabel?.(view, wild, [one])).toBe(
      "sector 9, lane 0, with 2 to sector 15 (lane 0), 3 to sector 0 (lane 0), 4 to sector 1 (lane 0) and 2 more",
    );
    expect(gp.wayLabel?.(view, one, [])).toBe("sector 9, lane 0, with 2 to sector 5 (lane 1)");
    expect(gp.wayLabel?.(view, way("=", "5.0", "6.0", "7.0", "8.0", "-2.1"), [])).toBe(
      "sector 9, lane 0, moves nobody else",
    );
  });
});

test("places are told as printed beside the road, on every lap", () => {
  const view = taView([taCar(25, 0, "17.1"), taCar(4, 1, "-2.0")]);

  expect(ta.twin(view, company)[0]).toContain("sector 1, lane 1");
  expect(ta.twin(view, company)[1]).toContain("sector 14, lane 0");
  expect(ta.teams(view, company)[0]?.cars[0]?.lines[0]).toBe("1st, sector 1, lane 1");
});

test("a pit stop tells where the car comes to stand and how much wear goes", () => {
  const cars = [taCar(25, 0, "9.0", { wear: "tt" }), taCar(4, 1, "6.0")];
  const view = taView(cars, { asking: "pit" });
  const off = { kind: "repaired", clause: "TA-9.2", seat: 0, arguments: { car: 0, wear: 0, count: 2 }, text: "" };
  const after = { cars: [taCar(25, 0, "4.P"), taCar(4, 1, "6.0")], order: [4, 25] };
  const green = ta.consequences?.(view, prospect(["25"], "", after, [off, moved(0, "9.0", "4.P")]), company) ?? [];
  const yellow = ta.consequences?.(view, prospect(["25"], "", {}, [off]), company) ?? [];

  expect(green.map(({ sign, text }) => [sign, text])).toEqual([
    ["down", "the pits at sector 4: 1st to 2nd"],
    ["note", "2 wear markers off"],
  ]);
  expect(yellow.map(({ text }) => text)).toEqual(["2 wear markers off"]);
});

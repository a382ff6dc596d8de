import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "../src/lib/api";
import { device } from "../src/lib/device.svelte";
import { deviceLabel, driver, holdings } from "../src/lib/driver.svelte";
import { league } from "../src/lib/league.svelte";
import type { SeasonInfo, TableInfo } from "../src/wire/table";

const table = (id: string): TableInfo => ({ id, game: "FMR", title: "Formula Motor Racing" }) as TableInfo;
const season = (id: string): SeasonInfo => ({ id, title: "League", game_title: "" }) as SeasonInfo;

beforeEach(() => {
  localStorage.clear();
  for (const one of device.tables) device.forget(one.table);
  for (const one of league.seasons) league.forget(one.season);
  driver.end();
  vi.spyOn(api, "table").mockImplementation((id) => Promise.resolve(table(id)));
  vi.spyOn(api, "season").mockImplementation((id) => Promise.resolve(season(id)));
  vi.spyOn(api.driver, "join").mockResolvedValue({ secret: "own" });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("a device tells all that it holds, the organiser's secret among it", () => {
  device.keep(table("t"), [{ seat: 2, secret: "a" }]);
  league.keep(season("s"), [{ seat: 0, secret: "b" }], "c");

  expect(holdings()).toEqual([
    { kind: "table", about: "t", seat: 2, secret: "a" },
    { kind: "season", about: "s", seat: -1, secret: "c" },
    { kind: "season", about: "s", seat: 0, secret: "b" },
  ]);
});

test("what came from other devices goes when this one is removed, and the own stays", async () => {
  device.keep(table("mine"), [{ seat: 0, secret: "a" }]);
  vi.spyOn(api.driver, "share").mockResolvedValue({
    held: [
      { kind: "table", about: "theirs", seat: 1, secret: "b" },
      { kind: "season", about: "s", seat: -1, secret: "c" },
    ],
  });
  await driver.join("code");
  expect(device.held("theirs")).toEqual([{ seat: 1, secret: "b" }]);
  expect(league.secret("s")).toBe("c");

  driver.end();

  expect(device.tables.map((one) => one.table)).toEqual(["mine"]);
  expect(league.seasons).toEqual([]);
  expect(driver.secret).toBe("");
  expect(device.gone).toEqual([]);
});

test("what is given up here is given up by the driver", async () => {
  const share = vi.spyOn(api.driver, "share").mockResolvedValue({ held: [] });
  await driver.join("code");
  device.keep(table("t"), [{ seat: 0, secret: "a" }]);
  device.forget("t");

  await driver.share();

  expect(share).toHaveBeenLastCalledWith({ held: [], let_go: ["a"] }, "own");
  await driver.share();
  expect(share).toHaveBeenLastCalledWith({ held: [], let_go: [] }, "own");
});

test("where there is no room for a table, it stays with the others", async () => {
  for (let n = 0; n < 40; n += 1) device.keep(table(`t${n}`), [{ seat: 0, secret: `s${n}` }]);
  vi.spyOn(api.driver, "share").mockResolvedValue({ held: [{ kind: "table", about: "x", seat: 0, secret: "b" }] });

  await driver.join("code");

  expect(device.held("x")).toEqual([]);
  expect(device.tables).toHaveLength(40);
});

test("a device is called by its browser and its system", () => {
  expect(deviceLabel("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36")).toBe(
    "Chrome · Linux",
  );
  expect(deviceLabel("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")).toBe("Firefox · Android");
  expect(deviceLabel("")).toBe("");
});

import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = "";
});

const told = (content: string): void => {
  document.head.innerHTML = `<meta name="base" content="${content}">`;
};

test("the page is where the server says", async () => {
  told("/slipstream/");
  const { base, inside, site } = await import("../src/lib/base");

  expect(base).toBe("/slipstream/");
  expect(site).toBe(`${window.location.origin}/slipstream/`);
  expect(inside("/slipstream/t/abc")).toBe("/t/abc");
  expect(inside("/slipstream")).toBe("/");
  expect(inside("/slipstreams/t/abc")).toBe("/slipstreams/t/abc");
});

test("without a word of the server it is at the root", async () => {
  told("./");
  const { base, inside } = await import("../src/lib/base");

  expect(base).toBe("/");
  expect(inside("/t/abc")).toBe("/t/abc");
});

test("addresses in a folder are read and written as at the root", async () => {
  told("/slipstream/");
  const { read, router } = await import("../src/lib/route.svelte");
  const { playUrl } = await import("../src/lib/connection");

  router.replace("/t/abc");
  expect(window.location.pathname).toBe("/slipstream/t/abc");
  expect(read(window.location)).toMatchObject({ page: "table", table: "abc" });
  expect(playUrl("abc")).toContain("/slipstream/api/tables/abc/play");
});

test("no link leaves the folder", () => {
  const sources = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
  const leaving = Object.keys(sources).filter((file) => /(?:href|src)=(?:"|\{`)\//.test(sources[file] ?? ""));

  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(leaving).toEqual([]);
});

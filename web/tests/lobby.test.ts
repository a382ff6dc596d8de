/** Invitations: whose machine an address is, who invites, the code for a camera; and what is new in the chat. */
import { encode } from "uqr";
import { beforeEach, describe, expect, test } from "vitest";

import { hostOf, isOwnMachine, openSeats } from "../src/lib/invitation";
import { qrCode } from "../src/lib/qr";
import { Unread } from "../src/lib/unread.svelte";
import type { TableInfo } from "../src/wire/table";

const table = (...seats: [kind: string, name: string][]): TableInfo =>
  ({ seats: seats.map(([kind, name]) => ({ kind, name })) }) as unknown as TableInfo;

describe("an invitation", () => {
  test.each(["localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "table.localhost"])(
    "%s is this machine",
    (name) => {
      expect(isOwnMachine(name)).toBe(true);
    },
  );

  test.each(["192.168.1.7", "race.example.org", "localhost.example.org", "10.127.0.1"])("%s is not", (name) => {
    expect(isOwnMachine(name)).toBe(false);
  });

  test("comes from the first person at the table", () => {
    expect(hostOf(table(["bot", "Bot 1"], ["human", "Ann"], ["human", "Ben"], ["open", ""]))).toBe("Ann");
    expect([hostOf(table(["open", ""])), hostOf(null)]).toEqual(["", ""]);
    expect(openSeats(table(["open", ""], ["human", "Ann"], ["open", ""]))).toBe(2);
  });

  test("its code has a quiet border of four modules and every dark module once", () => {
    const link = "http://192.168.1.7:8500/t/abcdef";
    const { size, path } = qrCode(link);
    const bare = encode(link, { ecc: "M", border: 0 });
    const dark = bare.data.flat().filter(Boolean).length;

    expect(size).toBe(bare.size + 8);
    expect(path.split("M")).toHaveLength(dark + 1);
    expect(path.startsWith("M4,4h1v1h-1z")).toBe(true);
  });
});

describe("the chat", () => {
  beforeEach(() => sessionStorage.clear());
  const lines = [
    { number: 1, seat: 0 },
    { number: 2, seat: 1 },
    { number: 3, seat: 2 },
  ];

  test("counts the lines of others until they are seen, also after a reload", () => {
    const talk = new Unread("one");

    expect(talk.count(lines, 0)).toBe(2);

    talk.see(lines.slice(0, 2));

    expect(talk.count(lines, 0)).toBe(1);
    expect(new Unread("one").count(lines, 0)).toBe(1);
    expect(new Unread("two").count(lines, 0)).toBe(2);
  });
});

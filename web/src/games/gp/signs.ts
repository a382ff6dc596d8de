/** Grand Prix's signs in words. */
import { t, tell } from "../../lib/words";
import type { CarLook } from "../../lib/teams";
import { boardSigns, cardSigns, carSigns, flag, towerSigns, wearSigns } from "../drafting/signs";
import { word } from "../drafting/words";
import { family, GAME } from "./view";
import type { Cell } from "../../lib/face";
import { tag, type Meaning, type SignGroup } from "../../lib/signs";

const sign = (name: string): string => tell(GAME, `sign-${name}`);

const OWN: CarLook = { number: "8", team: "amber", body: "single" };
const NPC: CarLook = { number: "17", team: null, body: "single", icon: "star", controller: "amber" };
const tyre = (of: Omit<Extract<Cell, { kind: "tyre" }>, "kind">, text: string, clause: string): Meaning => ({
  drawn: { kind: "cell", cell: { kind: "tyre", ...of } },
  text,
  clause,
});

export const signs = (): readonly SignGroup[] => [
  { title: t("sign-cars"), signs: [...carSigns(OWN), { drawn: { kind: "car", look: NPC }, text: sign("npc") }] },
  boardSigns([
    { drawn: tag(word("page-tag-off"), "warn"), text: sign("off") },
    { drawn: { kind: "sign", sign: { kind: "flag", flag: "yellow" } }, text: sign("zone"), clause: "GP-8.3.2.1" },
  ]),
  towerSigns(
    [
      { drawn: tag(word("page-tag-dsq"), "bad"), text: sign("dsq"), clause: "GP-7.6.2.4" },
      { drawn: { kind: "cell", cell: { kind: "calls", count: 2 } }, text: sign("calls"), clause: "GP-7.5.1" },
      tyre({ letter: "S", bonus: true }, sign("soft"), "GP-7.6.4.1"),
      tyre({ letter: "H" }, sign("hard"), "GP-7.6.1.1"),
      tyre({ letter: "W" }, sign("wet"), "GP-7.6.1.1"),
      tyre({ letter: "H", wrong: true }, sign("wrong"), "GP-7.6.2.2"),
    ],
    { wear: "GP-7.4.1", pits: "GP-9.2.4", lapped: "GP-4.2.1" },
  ),
  {
    title: word("sign-flags"),
    signs: [
      flag(GAME, "green", "green", "GP-8.2.3"),
      flag(GAME, "yellow", "zone", "GP-8.2.1"),
      flag(GAME, "yellow-red", "zone", "GP-8.2.1"),
      flag(GAME, "double-yellow", "restart", "GP-8.2.2"),
      flag(GAME, "red", "red", "GP-8.2.2"),
      flag(GAME, "black", "black", "GP-8.2.4"),
      flag(GAME, "black-orange", "repair", "GP-8.2.5"),
      { drawn: { kind: "sign", sign: { kind: "weather", sky: "dry" } }, text: sign("dry") },
      { drawn: { kind: "sign", sign: { kind: "weather", sky: "wet" } }, text: sign("rain"), clause: "GP-7.6.2.2" },
      {
        drawn: { kind: "print", text: tell(GAME, "page-pit-number", { pit: "9" }) },
        text: sign("pit-event"),
        clause: "GP-8.4.1",
      },
    ],
  },
  cardSigns(GAME, ["solo", "line", "pursuit", "lead"]),
  wearSigns(family.wear()),
];

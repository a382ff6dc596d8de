/** Grand Prix's signs in words. */
import { draftingWords, signWords as words } from "../../lib/words";
import type { CarLook } from "../../lib/teams";
import { boardSigns, cardSigns, carSigns, flag, towerSigns, wearSigns } from "../drafting/signs";
import { GP_WEAR } from "../drafting/wear";
import type { Cell } from "../face";
import { tag, type Meaning, type SignGroup } from "../signs";

const OWN: CarLook = { number: "8", team: "amber", body: "single" };
const NPC: CarLook = { number: "17", team: null, body: "single", icon: "star", controller: "amber" };
const tyre = (of: Omit<Extract<Cell, { kind: "tyre" }>, "kind">, text: string, clause: string): Meaning => ({
  drawn: { kind: "cell", cell: { kind: "tyre", ...of } },
  text,
  clause,
});

export const SIGNS: readonly SignGroup[] = [
  { title: words.cars, signs: [...carSigns(OWN), { drawn: { kind: "car", look: NPC }, text: words.npc }] },
  boardSigns([
    { drawn: tag(draftingWords.off, "warn"), text: words.off },
    { drawn: { kind: "sign", sign: { kind: "flag", flag: "yellow" } }, text: words.zone, clause: "GP-8.3.2.1" },
  ]),
  towerSigns(
    [
      { drawn: tag(draftingWords.dsq, "bad"), text: words.dsq, clause: "GP-7.6.2.4" },
      { drawn: { kind: "cell", cell: { kind: "calls", count: 2 } }, text: words.calls, clause: "GP-7.5.1" },
      tyre({ letter: "S", bonus: true }, words.soft, "GP-7.6.4.1"),
      tyre({ letter: "H" }, words.hard, "GP-7.6.1.1"),
      tyre({ letter: "W" }, words.wet, "GP-7.6.1.1"),
      tyre({ letter: "H", wrong: true }, words.wrong, "GP-7.6.2.2"),
    ],
    { wear: "GP-7.4.1", pits: "GP-9.2.4", lapped: "GP-4.2.1" },
  ),
  {
    title: words.flags,
    signs: [
      flag("green", words.flag.green, "GP-8.2.3"),
      flag("yellow", words.flag.zone, "GP-8.2.1"),
      flag("yellow-red", words.flag.zone, "GP-8.2.1"),
      flag("double-yellow", words.flag.yellow, "GP-8.2.2"),
      flag("red", words.flag.redRestart, "GP-8.2.2"),
      flag("black", words.flag.black, "GP-8.2.4"),
      flag("black-orange", words.flag.repair, "GP-8.2.5"),
      { drawn: { kind: "sign", sign: { kind: "weather", sky: "dry" } }, text: words.dry },
      { drawn: { kind: "sign", sign: { kind: "weather", sky: "wet" } }, text: words.rain, clause: "GP-7.6.2.2" },
      { drawn: { kind: "print", text: draftingWords.pitNumber("9") }, text: words.pitEvent, clause: "GP-8.4.1" },
    ],
  },
  cardSigns("GP"),
  wearSigns(GP_WEAR),
];

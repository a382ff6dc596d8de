/** Thunder Alley's signs in words. */
import { draftingWords, signWords as words } from "../../lib/words";
import type { CarLook } from "../../lib/teams";
import { boardSigns, cardSigns, carSigns, flag, towerSigns, wearSigns } from "../drafting/signs";
import { TA_WEAR } from "../drafting/wear";
import type { SignGroup } from "../signs";

const STOCK: CarLook = { number: "8", team: "amber", body: "stock" };

export const SIGNS: readonly SignGroup[] = [
  { title: words.cars, signs: carSigns(STOCK) },
  boardSigns([{ drawn: { kind: "print", text: "①" }, text: words.corner, clause: "TA-4.5.1" }]),
  towerSigns(
    [{ drawn: { kind: "print", text: `${draftingWords.columns["led"]?.[0] ?? ""} 2` }, text: words.led, clause: "TA-10.2.1" }],
    { wear: "TA-7.4.1", pits: "TA-9.4.2", lapped: "TA-4.2.1" },
  ),
  {
    title: words.flags,
    signs: [
      flag("green", words.flag.green),
      flag("yellow", words.flag.yellow, "TA-8.2.1"),
      flag("red", words.flag.rainedOff, "TA-E16.2"),
      { drawn: { kind: "sign", sign: { kind: "weather", sky: "wet" } }, text: words.clouds, clause: "TA-E16.1" },
    ],
  },
  cardSigns("TA"),
  wearSigns(TA_WEAR),
];

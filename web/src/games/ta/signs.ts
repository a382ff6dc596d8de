/** Thunder Alley's signs in words. */
import { t, tell } from "../../lib/words";
import type { CarLook } from "../../lib/teams";
import { boardSigns, cardSigns, carSigns, flag, towerSigns, wearSigns } from "../drafting/signs";
import { word } from "../drafting/words";
import { family, GAME } from "./view";
import type { SignGroup } from "../../lib/signs";

const STOCK: CarLook = { number: "8", team: "amber", body: "stock" };

export const signs = (): readonly SignGroup[] => [
  { title: t("sign-cars"), signs: carSigns(STOCK) },
  boardSigns([{ drawn: { kind: "print", text: "①" }, text: tell(GAME, "sign-corner"), clause: "TA-4.5.1" }]),
  towerSigns(
    [
      {
        drawn: { kind: "print", text: `${tell(GAME, "page-column-led")} 2` },
        text: tell(GAME, "sign-led"),
        clause: "TA-10.2.1",
      },
    ],
    { wear: "TA-7.4.1", pits: "TA-9.4.2", lapped: "TA-4.2.1" },
  ),
  {
    title: word("sign-flags"),
    signs: [
      flag(GAME, "green", "green"),
      flag(GAME, "yellow", "restart", "TA-8.2.1"),
      flag(GAME, "red", "rained-off", "TA-E16.2"),
      {
        drawn: { kind: "sign", sign: { kind: "weather", sky: "wet" } },
        text: tell(GAME, "sign-clouds"),
        clause: "TA-E16.1",
      },
    ],
  },
  cardSigns(GAME, ["solo", "draft", "pursuit", "lead"]),
  wearSigns(family.wear()),
];

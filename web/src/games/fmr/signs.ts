/** Formula Motor Racing's signs in words. */
import { t } from "../../lib/words";
import type { CarLook } from "../../lib/teams";
import { tag, type SignGroup } from "../../lib/signs";
import { word } from "./words";

const CAR: CarLook = { number: "1", team: "cobalt", body: "single" };

export const signs = (): readonly SignGroup[] => [
  {
    title: t("sign-cars"),
    signs: [
      { drawn: { kind: "car", look: CAR, mine: true }, text: t("sign-mine") },
      { drawn: { kind: "car", look: CAR, pickable: true }, text: t("sign-pickable") },
      { drawn: { kind: "car", look: CAR, state: "out" }, text: t("sign-out") },
      { drawn: tag(word("page-out"), "bad"), text: t("sign-out") },
    ],
  },
];

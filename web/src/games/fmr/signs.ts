/** Formula Motor Racing's signs in words. */
import { signWords as words } from "../../lib/words";
import type { CarLook } from "../../lib/teams";
import { tag, type SignGroup } from "../signs";

const CAR: CarLook = { number: "1", team: "cobalt", body: "single" };

export const SIGNS: readonly SignGroup[] = [
  {
    title: words.cars,
    signs: [
      { drawn: { kind: "car", look: CAR, mine: true }, text: words.mine },
      { drawn: { kind: "car", look: CAR, pickable: true }, text: words.pickable },
      { drawn: { kind: "car", look: CAR, state: "out" }, text: words.out },
      { drawn: tag("OUT", "bad"), text: words.out },
    ],
  },
];

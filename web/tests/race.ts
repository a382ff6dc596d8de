/** A race of Formula Motor Racing for tests. */
import type { View } from "../src/games/fmr/view";
import type { CardView } from "../src/wire/fmr";

/** A card as the server describes it. */
export function card(id: string, kind: string, places = 0, colour = ""): CardView {
  const car = { id: colour ? `colour-${colour}.car` : "any-car" };
  const text = { id: `effect-${kind.replaceAll("_", "-")}`, args: { car, places } };
  return { name: { id: `card-${id}` }, kind, colour, places, text, dead: false };
}

export function view(part: Partial<View> = {}): View {
  return {
    seat: 0,
    asking: "play",
    waiting: [0],
    mover: 0,
    turn: 1,
    order: ["r1", "b1", "g1", "y1", "o1", "p1", "p2", "o2", "y2", "g2", "b2"],
    out: ["r2"],
    owners: { blue: 0, green: 1, yellow: 2, orange: -1, red: -1, purple: -1 },
    hands: [["CG"], null, null],
    hand_sizes: [5, 5, 5],
    cards: {
      CG: card("cg", "lose_gears", 1),
      O2b: card("o2", "overtake", 2, "blue"),
      SO: card("so", "spin_out"),
    },
    deck: 20,
    aside: 0,
    used: [],
    card: "",
    car: "",
    rolled: 0,
    points: [6, 4, 3],
    car_points: { r1: 10, b1: 6, g1: 4, y1: 3, o1: 2, p1: 1 },
    place_points: [10, 6, 4, 3, 2, 1],
    turns_left: [5, 5, 5],
    ...part,
  };
}

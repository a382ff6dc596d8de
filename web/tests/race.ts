/** A race of Formula Motor Racing for tests. */
import type { View } from "../src/games/fmr/view";

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
    deck: 20,
    aside: 0,
    used: [],
    card: "",
    car: "",
    rolled: 0,
    points: [6, 4, 3],
    car_points: { r1: 10, b1: 6, g1: 4, y1: 3, o1: 2, p1: 1 },
    turns_left: [5, 5, 5],
    ...part,
  };
}

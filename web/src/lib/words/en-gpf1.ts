/** The words of Grand Prix-F1 on the page, in English. */
import type { PlayView } from "../../games/gpf1/view";

const WHY: Record<string, string> = {
  blocked: "blocked",
  gravel: "held by the gravel",
  box: "in the box",
};

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What a play brings or costs, the most important thing first. */
export function outcome(play: PlayView): string {
  if (play.accident === "severe") return "severe accident, out of the race";
  if (!play.space) return "over the line, race run";
  const parts: string[] = [];
  if (play.accident === "damage") parts.push("damaged");
  // In the pits, in the gravel and damaged a higher card is worth 6: the rest is burnt for nothing.
  if (play.value < parseInt(play.token)) parts.push(`counts only ${play.value}`);
  if (play.bonus) parts.push(`bonus ${count(play.bonus, "litre")}`);
  if (play.fine) parts.push(`fine ${count(play.fine, "litre")}`);
  if (play.lost) parts.push(`${WHY[play.why] ?? "held up"}, ${count(play.lost, "litre")} lost`);
  if (play.duty === "pit") parts.push("then you must pit");
  if (play.duty === "gravel") parts.push("then into the gravel");
  return parts.join(", ") || "clear";
}

export const en = {
  pitch: "Fuel is speed, and every card is spent once",
  minutes: "60 min",
  board: "The circuit with its cars",
  finish: "finish",
  lap: "Lap",
  turn: "Turn",
  lapNumber: (lap: number) => `Lap ${lap}`,
  fuel: "Your fuel",
  weather: "Weather",
  sun: "Sun",
  rain: "Rain",
  toRain: (n: number) => (n ? `${n} to rain` : "rain is next"),
  litres: (n: number) => `${n} l`,
  lapsLeft: (n: number) => (n <= 1 ? "Final lap" : `${n} laps to go`),
  lapsShort: (n: number) => (n <= 1 ? "Final lap" : `${n} laps`),
  lead: "Lead",
  out: "OUT",
  disqualified: "DSQ",
  /** What a space is, beside its letters on the board. */
  spaceTitle: (space: string): string => {
    if (space.startsWith("BOX")) return "a pit box";
    const kinds: Record<string, string> = { U: "overtaking lane", K: "gravel", B: "pit lane" };
    return kinds[space.slice(0, 1)] ?? "optimal lane";
  },
  /** Red, as the log calls the car. */
  carName: (colour: string): string => colour.slice(0, 1).toUpperCase() + colour.slice(1),
  ofLaps: (who: string, what: string): string => `${who} · ${what}`,
  lower: "a lower card would do",
  higherFirst: "give a higher one first",
  downward: "paid from the highest card down",
  box: (n: number) => `Box ${n}`,
  /** How long it has stood there is in the tooltip: a number here would be taken for the number of the box. */
  inBox: "BOX",
  inBoxLong: (marker: number) => `in its box, ${count(marker, "turn")} sat out`,
  fates: { racing: "racing", finished: "disqualified", fuel: "out of fuel", crash: "crashed" },
  fuelCard: (value: number) => `Fuel card ${value}`,
  held: (n: number) => `${n} in hand`,
  times: (n: number) => `×${n}`,
  pays: (value: number, left: number) => {
    if (value < left) return `${left - value} still to pay`;
    return value > left ? `pays it, ${value - left} for nothing` : "pays it exactly";
  },
  rowTitle: (litres: number, cards: number) => `${litres} litres in ${count(cards, "card")}`,
  rowTurns: (cards: number) => `moves for ${count(cards, "turn")}`,
  nothing: "nothing left in the bank",
  cardsTo: (values: string, space: string, what: string) => `${values} to ${space}: ${what}`,
  goTo: (space: string, pits: boolean, what: string) => `${pits ? "Pits, to" : "To"} ${space}${what ? `: ${what}` : ""}`,
  takeBox: (n: number) => `Take box ${n}`,
  to: (from: string, to: string) => `${from} to ${to}`,
  spaces: (n: number) => count(n, "space"),
  nothingLost: "nothing lost",
  leftFor: (spaces: number) => `left, ${count(spaces, "space")} to go for this car`,
  legend: {
    bonus: "bonus: you gain fuel",
    fine: "fine: paid in fuel",
    gravel: "K: gravel",
    overtake: "U: overtaking lane",
    limit: "B: pit lane, limit 6",
    detour: "stop here: gravel next",
  },
  boxHint: "Which box do you take? It is where your cars stop for fuel and tyres.",
  turnOrder: "Turn order",
  toDrive: (n: number) => `${count(n, "space")} to drive in all`,
  short: (n: number) => `${n} short.`,
  stop: "A stop gives 20, 40 or 50 litres for 1, 2 or 3 turns.",
  enough: (n: number) => `${n} to spare.`,
  inHand: "litres in hand",
  columns: {
    space: "Where the car stands",
    gap: "Spaces to the car ahead",
    tyre: "Tyres: D dry, R rain",
    fuel: "Litres in hand",
  },
  facts: { box: "Box", fuel: "Fuel", cards: "Cards" },
  lines: {
    tyres: (kind: string, wrong: boolean) => `${kind} tyres${wrong ? ", the wrong ones" : ""}`,
    damaged: "damaged",
    toGo: (n: number) => `${count(n, "space")} to go`,
  },
  behind: (n: number, who: string) => `${count(n, "space")} behind ${who}`,
  leads: "in the lead",
  rainBar: (left: number) => `${count(left, "1-card")} left in the 1-stack. The last one brings the rain.`,
  stackBar: (left: number) => `${count(left, "card")} in the 1-stack, one of them changes the weather.`,
  nobody: "No car has a place: nobody wins.",
} as const;

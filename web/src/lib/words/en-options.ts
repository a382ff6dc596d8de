/** Names of options and of their values, by game; what is not here is called as the game calls it. */

interface OptionWords {
  readonly title?: string;
  readonly values?: Readonly<Record<string, string>>;
}

const GRID_DRAWN = {
  reversed: "By the rulebook",
  second_cars_drawn: "Second cars and NPCs from one bag",
  all_drawn: "All 22 cars from one bag",
};

export const optionWords: Readonly<Record<string, Readonly<Record<string, OptionWords>>>> = {
  FMR: {
    aside: {
      title: "Length",
      values: { "0": "Whole race", "6": "6 cards fewer", "12": "12 cards fewer", "18": "18 cards fewer: shortest" },
    },
  },
  TA: {
    cars: { title: "Cars of a team" },
    numbers: { title: "Car numbers" },
    pits: { title: "Pit stops", values: { fixed: "By the rulebook", variable: "2 back, 1 more a repair" } },
    grid: {
      title: "Grid",
      values: { one_card: "One card for the whole grid", card_per_pass: "A card for each pass", card_per_slot: "A card for each slot" },
    },
  },
  GP: {
    weather: { values: { dry: "Dry", wet: "Wet", random: "Left to chance" } },
    grid: { title: "Grid", values: GRID_DRAWN },
    pits: { title: "Pit stops", values: { turn: "In order of play", running: "In running order" } },
    lead: { title: "Leads a sector", values: { inside: "The innermost car", apex: "The car nearest the apex" } },
  },
  QGP: { laps: { values: { "1": "1 lap, 6 rounds", "2": "2 laps, 12 rounds", "3": "3 laps, 18 rounds" } } },
  GPF1: {
    laps: { values: { "4": "4 laps", "5": "5 laps" } },
    accidents: { values: { no: "Off", yes: "On: ramming damages cars" } },
    weather: {
      values: { basic: "Rain when the 1-cards are used up", sudden: "A card hidden in the 1-stack", double: "It may change twice" },
    },
  },
};

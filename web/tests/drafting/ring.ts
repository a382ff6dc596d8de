/** A small circuit and races on it: sixteen sectors, two lanes, a pit lane inside. */
import type { Happened, Position, Prospect } from "../../src/lib/told";
import type { PrintedBoard, Space } from "../../src/wire/table";
import type { CarView as GpCar, View as GpView } from "../../src/games/gp/view";
import type { CarView as TaCar, View as TaView } from "../../src/games/ta/view";
import type { CardView } from "../../src/games/drafting/view";

export const SECTORS = 16;
const LANES = ["0", "1", "P", "O"] as const;
const RADII = { "0": 100, "1": 130, P: 70, O: 160 } as const;

function space(sector: number, lane: (typeof LANES)[number]): Space {
  const around = ((sector + 0.5) / SECTORS) * 2 * Math.PI;
  const radius = RADII[lane];
  return {
    id: `${sector}.${lane}`,
    x: 200 + radius * Math.cos(around),
    y: 200 + radius * Math.sin(around),
    angle: (around * 180) / Math.PI + 90,
    length: 60,
    width: 28,
    outline: `M${sector},${radius}h1v1Z`,
    kind: lane === "P" ? "pit" : lane === "O" ? "runoff" : "road",
  };
}

const sectors = Array.from({ length: SECTORS }, (_, sector) => sector);

/** Numbered as the rules do: the road sector by sector, then pit boxes, then run-offs. */
export const printedBoard: PrintedBoard = {
  width: 400,
  height: 400,
  left: 0,
  top: 0,
  title: "Ring",
  subtitle: { id: "text", args: { text: "test loop" } },
  spaces: [
    ...sectors.flatMap((sector) => [space(sector, "0"), space(sector, "1")]),
    ...sectors.map((sector) => space(sector, "P")),
    ...sectors.map((sector) => space(sector, "O")),
  ],
  marks: [
    { kind: "road", path: "M0,0h400v400Z" },
    { kind: "sector", text: "5", x: 10, y: 10, size: 15 },
    { kind: "title", text: "RING", x: 200, y: 200, size: 30 },
    { kind: "badge", text: "1", x: 20, y: 20, size: 17, name: "Hairpin" },
  ],
};

export const number = (id: string): number => printedBoard.spaces.findIndex((one) => one.id === id);

export function card(name: string, code: string, more: Partial<CardView> = {}): CardView {
  return {
    card: code,
    name,
    speed: 6,
    pit: 2,
    kind: "solo",
    wear: "",
    stays: false,
    close_calls: 0,
    effect: "",
    ...more,
  };
}

export function taCar(of: number, seat: number, at: string, more: Partial<TaCar> = {}): TaCar {
  return {
    number: of,
    team: ["red", "blue"][seat] ?? "green",
    seat,
    status: "racing",
    at,
    stack: 0,
    progress: Number.parseInt(at, 10),
    laps: 0,
    gap: 1,
    wear: "",
    penalty: 0,
    worn_out: false,
    spare: 5,
    moved: false,
    lapped: false,
    led: 0,
    forced: false,
    place: 0,
    points: 20,
    ...more,
  };
}

const base = {
  seat: 0,
  waiting: [0],
  mover: 0,
  sectors: SECTORS,
  lap: 1,
  laps: 2,
  turn: 3,
  first: 1,
  finished: [],
  out: [],
  hand_sizes: [2, 3],
  printed: [],
  deck: 40,
  event_deck: 20,
  events: [],
  candidates: [],
  event: "",
  flag: "green",
  move: null,
  points: [40, 38],
  places: [1, 2],
  end: "",
} as const;

const driving = {
  car: 25,
  mp: 3,
  linked: false,
  rear: [],
  been: [],
  question: [],
  pushed: null,
  leaves_pits: false,
} as const;

export const taMove = { ...driving, card: "41", kind: "draft", second: false } as const;
export const gpMove = { ...driving, card: "WV", kind: "line", bonus: false } as const;

export function taView(cars: TaCar[], more: Partial<TaView> = {}): TaView {
  return {
    ...base,
    asking: "activate",
    circuit: "st_adriana",
    teams: ["red", "blue"],
    order: cars.filter((car) => car.status === "racing").map((car) => car.number),
    hands: [["41"], null],
    used: [],
    variable_pits: false,
    rain: false,
    involved: [],
    stops: [],
    segments_left: [1, 2],
    cars,
    ...more,
  };
}

export function gpCar(of: number, seat: number, at: string, more: Partial<GpCar> = {}): GpCar {
  return {
    number: of,
    seat,
    controller: seat,
    icon: "",
    team: ["scarlet", "cobalt"][seat] ?? "",
    status: "racing",
    at,
    stack: 0,
    progress: Number.parseInt(at, 10),
    laps: 0,
    gap: 1,
    moved: false,
    lapped: false,
    stopped: false,
    wear: "",
    penalty: 0,
    worn_out: false,
    spare: 5,
    called_in: false,
    back: 0,
    close_calls: 0,
    tyres: seat >= 0 ? "h" : "",
    bonus: false,
    duty_done: false,
    must_change: false,
    place: 0,
    points: 0,
    ...more,
  };
}

export function gpView(cars: GpCar[], more: Partial<GpView> = {}): GpView {
  return {
    ...base,
    asking: "action",
    circuit: "porto_vela",
    teams: ["scarlet", "cobalt"],
    order: cars.filter((car) => car.status === "racing").map((car) => car.number),
    grid: [],
    hands: [["WV"], null],
    used: [],
    involved: [],
    queue: [],
    restart: [],
    idle: 0,
    weather: "dry",
    zone: -1,
    zone_sectors: [],
    points_left: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1],
    disqualified: [],
    stop: null,
    cars,
    ...more,
  };
}

export function position(view: unknown, answers: string[]): Position {
  return {
    type: "position",
    number: 7,
    index: 7,
    turn: 3,
    decision: "step",
    clause: "TA-6.1.2",
    waiting: [0],
    answers,
    view,
  };
}

export function moved(car: number, from: string, to: string): Happened {
  return {
    kind: "moved",
    clause: "TA-6.1.2",
    seat: 0,
    arguments: {
      car,
      from: Number.parseInt(from, 10),
      from_space: number(from),
      to: Number.parseInt(to, 10),
      to_space: number(to),
      how: 0,
    },
    text: "",
  };
}

export function prospect(
  tokens: string[],
  name: string,
  changes: Record<string, unknown>,
  events: Happened[] = [],
): Prospect {
  return { tokens, name, effect: { events, changes } };
}

export const company = { me: 0, reader: 0, names: ["You", "Ben"], options: {} };

/** Rows of the timing tower, the text twin, team sheets and charts, for both games. */
import { tell } from "../../lib/words";
import { spaceArgs, word } from "./words";
import type { Cell, ChartPoint, Column, Company, TowerRow } from "../../lib/face";
import { inPits, isRacing, printed, standing, type DraftingView, type Racer } from "./view";

export const column = (game: string, key: string, width: number, align: Column["align"] = "right"): Column => {
  const id = `page-column-${key}`;
  return { key, label: tell(game, id), title: tell(game, `${id}.title`), width, align };
};

export function whose(racer: Racer, company: Company): string {
  return company.names[racer.controller] ?? word("page-anyone");
}

export function wearTitle(racer: Racer): string {
  const [count, penalty] = [racer.wear.length, racer.penalty];
  const names = racer.wear.map((worn) => worn.name).join(", ");
  if (!count) return word("page-no-wear");
  if (racer.wornOut) return word("page-wear-worn", { count, names });
  return penalty ? word("page-wear-slow", { count, names, penalty }) : word("page-wear", { count, names });
}

/** Sectors behind the leader, in whole laps. */
export function lapsDown(view: DraftingView, racers: readonly Racer[], racer: Racer): number {
  const leader = racers.find((one) => one.number === view.order[0]);
  return leader ? Math.floor((leader.progress - racer.progress) / view.sectors) : 0;
}

export function stateCell(view: DraftingView, racers: readonly Racer[], racer: Racer): Cell | null {
  if (racer.disqualified)
    return { kind: "tag", text: word("page-tag-dsq"), tone: "bad", title: word("page-tag-dsq.title") };
  if (racer.status === "out") return { kind: "tag", text: word("page-tag-out"), tone: "bad" };
  if (racer.status === "finished" || racer.status === "crossed") {
    return { kind: "tag", text: word("page-tag-done"), tone: "good", title: word("page-finishes") };
  }
  if (view.move?.car === racer.number) return { kind: "state", state: "active" };
  if (inPits(racer)) return { kind: "tag", text: word("page-tag-pit"), tone: "info", title: word("page-twin-pits") };
  if (racer.at.endsWith(".O"))
    return { kind: "tag", text: word("page-tag-off"), tone: "warn", title: word("page-twin-off") };
  if (racer.lapped) {
    const laps = Math.max(1, lapsDown(view, racers, racer));
    return { kind: "tag", text: word("page-tag-laps-down", { laps }), tone: "info", title: word("page-twin-lapped") };
  }
  if (racer.status === "grid") return null;
  return { kind: "state", state: racer.moved ? "moved" : "ready" };
}

export function gapCell(view: DraftingView, racer: Racer): Cell | null {
  if (!isRacing(racer)) return null;
  if (view.order[0] === racer.number) return { kind: "text", text: word("page-lead"), tone: "strong" };
  return { kind: "text", text: `+${racer.gap}` };
}

/** What a car of nobody's team is. */
function nobodys(racer: Racer): Pick<TowerRow, "note" | "title"> {
  if (racer.seat >= 0) return {};
  return racer.controller < 0
    ? { title: word("page-anyone.title") }
    : { note: word("page-npc"), title: word("page-npc.title") };
}

type Cells = Record<string, Cell | null>;

export function towerRows<R extends Racer>(
  view: DraftingView,
  racers: readonly R[],
  company: Company,
  own: (racer: R) => Cells,
): TowerRow[] {
  return standing(view, racers).map((racer, at) => {
    const cells: Cells = {
      gap: gapCell(view, racer),
      wear:
        racer.seat >= 0 || racer.wear.length
          ? { kind: "wear", count: racer.wear.length, title: wearTitle(racer) }
          : null,
      state: stateCell(view, racers, racer),
      ...own(racer),
    };
    return {
      id: String(racer.number),
      place: at + 1,
      look: racer.look,
      name: whose(racer, company),
      ...nobodys(racer),
      mine: company.me >= 0 && racer.controller === company.me,
      active: view.move?.car === racer.number,
      out: racer.status === "out" || racer.disqualified,
      cells: Object.fromEntries(Object.entries(cells).filter((entry): entry is [string, Cell] => !!entry[1])),
    };
  });
}

/** `1st: 25, Ann, sector 12, lane 0` */
export const carWords = (place: number, number: number, who: string, at: string): string =>
  word("page-twin-car", { place, car: String(number), who, ...spaceArgs(at) });

/** The board in words: who is where, and who is ahead and behind. */
export function twin(view: DraftingView, racers: readonly Racer[], company: Company): string[] {
  const cars = standing(view, racers);
  return cars.map((racer, at) => {
    const who = whose(racer, company);
    if (racer.status === "out") return word("page-twin-out", { car: String(racer.number), who });
    if (racer.status === "finished")
      return word("page-twin-finished", { place: at + 1, car: String(racer.number), who });
    const parts = [carWords(at + 1, racer.number, who, printed(view, racer.at))];
    const ahead = cars[at - 1];
    const behind = cars[at + 1];
    if (at === 0) parts.push(word("page-twin-leads"));
    else if (ahead && isRacing(ahead))
      parts.push(word("page-twin-ahead", { car: String(ahead.number), gap: racer.gap }));
    if (behind && isRacing(behind))
      parts.push(word("page-twin-behind", { car: String(behind.number), gap: behind.gap }));
    if (inPits(racer)) parts.push(word("page-twin-pits"));
    if (racer.at.endsWith(".O")) parts.push(word("page-twin-off"));
    if (racer.lapped) parts.push(word("page-twin-lapped"));
    if (racer.wear.length) parts.push(wearTitle(racer));
    if (racer.moved) parts.push(word("page-twin-moved"));
    return parts.join(", ");
  });
}

export function chart(view: DraftingView, racers: readonly Racer[]): ChartPoint[] {
  const leading = Math.max(...racers.filter(isRacing).map((racer) => racer.progress), 0);
  return standing(view, racers).map((racer, at) => {
    const second = racer.seat >= 0 && isSecond(racers, racer);
    return {
      id: String(racer.number),
      look: racer.look,
      name: String(racer.number),
      seat: racer.seat,
      second,
      place: at + 1,
      gap: isRacing(racer) ? leading - racer.progress : null,
      wear: racer.seat >= 0 ? racer.wear.length : null,
      pits: inPits(racer),
      out: racer.status === "out" || racer.disqualified,
      // A slot of nobody's car is worth nothing to anybody.
      points: racer.seat >= 0 ? racer.points : 0,
    };
  });
}

/** Laps as blocks of the lap chart. */
export const lapOf = (view: DraftingView): string => word("page-lap-number", { lap: view.lap });

function isSecond(racers: readonly Racer[], racer: Racer): boolean {
  return racers.find((one) => one.seat === racer.seat)?.number !== racer.number;
}

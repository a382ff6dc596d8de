/** Rows of the timing tower, the text twin, team sheets and charts, for both games. */
import { draftingWords as words } from "../../lib/words";
import type { Cell, ChartPoint, Company, TowerRow } from "../face";
import { inPits, isRacing, printed, standing, type DraftingView, type Racer } from "./view";

export function whose(racer: Racer, company: Company): string {
  return company.names[racer.controller] ?? words.anyone;
}

export function wearTitle(racer: Racer): string {
  const names = racer.wear.map((worn) => worn.name).join(", ");
  return words.wear(racer.wear.length, racer.penalty, names);
}

/** Sectors behind the leader, in whole laps. */
export function lapsDown(view: DraftingView, racers: readonly Racer[], racer: Racer): number {
  const leader = racers.find((one) => one.number === view.order[0]);
  return leader ? Math.floor((leader.progress - racer.progress) / view.sectors) : 0;
}

export function stateCell(view: DraftingView, racers: readonly Racer[], racer: Racer): Cell | null {
  if (racer.disqualified) return { kind: "tag", text: words.dsq, tone: "bad", title: words.disqualified };
  if (racer.status === "out") return { kind: "tag", text: words.out, tone: "bad" };
  if (racer.status === "finished" || racer.status === "crossed") {
    return { kind: "tag", text: words.done, tone: "good", title: words.finishes };
  }
  if (view.move?.car === racer.number) return { kind: "state", state: "active" };
  if (inPits(racer)) return { kind: "tag", text: words.pit, tone: "info", title: words.twin.pits };
  if (racer.at.endsWith(".O")) return { kind: "tag", text: words.off, tone: "warn", title: words.twin.off };
  if (racer.lapped) {
    const laps = Math.max(1, lapsDown(view, racers, racer));
    return { kind: "tag", text: words.lapsDown(laps), tone: "info", title: words.twin.lapped };
  }
  if (racer.status === "grid") return null;
  return { kind: "state", state: racer.moved ? "moved" : "ready" };
}

export function gapCell(view: DraftingView, racer: Racer): Cell | null {
  if (!isRacing(racer)) return null;
  if (view.order[0] === racer.number) return { kind: "text", text: words.lead, tone: "strong" };
  return { kind: "text", text: `+${racer.gap}` };
}

/** What a car of nobody's team is. */
function nobodys(racer: Racer): Pick<TowerRow, "note" | "title"> {
  if (racer.seat >= 0) return {};
  return racer.controller < 0 ? { title: words.anyoneTitle } : { note: words.npc, title: words.npcTitle };
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

/** The board in words: who is where, and who is ahead and behind. */
export function twin(view: DraftingView, racers: readonly Racer[], company: Company): string[] {
  const cars = standing(view, racers);
  return cars.map((racer, at) => {
    const who = whose(racer, company);
    if (racer.status === "out") return words.twin.out(racer.number, who);
    if (racer.status === "finished") return words.twin.finished(at + 1, racer.number, who);
    const parts = [words.twin.car(at + 1, racer.number, who, printed(view, racer.at))];
    const ahead = cars[at - 1];
    const behind = cars[at + 1];
    if (at === 0) parts.push(words.twin.leads);
    else if (ahead && isRacing(ahead)) parts.push(words.twin.ahead(ahead.number, racer.gap));
    if (behind && isRacing(behind)) parts.push(words.twin.behind(behind.number, behind.gap));
    if (inPits(racer)) parts.push(words.twin.pits);
    if (racer.at.endsWith(".O")) parts.push(words.twin.off);
    if (racer.lapped) parts.push(words.twin.lapped);
    if (racer.wear.length) parts.push(wearTitle(racer));
    if (racer.moved) parts.push(words.twin.moved);
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
export const lapOf = (view: DraftingView): string => words.lapNumber(view.lap);

function isSecond(racers: readonly Racer[], racer: Racer): boolean {
  return racers.find((one) => one.seat === racer.seat)?.number !== racer.number;
}

/** A driver's profile, kept on this device alone: how well races and puzzles went. */
import type { Review } from "../wire/table";

export interface RaceKept {
  table: string;
  game: string;
  at: number;
  /** Mean loss a decision, in parts of a win. */
  loss: number;
  /** In parts of a win, at least. */
  luck: number;
  decisions: number;
  /** How often each kind of decision was a slip or worse. */
  mistakes: Readonly<Record<string, number>>;
}

interface Kept {
  races: RaceKept[];
  /** By game: puzzles solved at once, and all that were tried. */
  puzzles: Record<string, { right: number; all: number }>;
}

const KEY = "slipstream.profile";
const MOST = 200;
/** By it a mean loss becomes an accuracy: 2 % of a win a decision is about 80. */
const STEEP = 11;

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { races: kept.races ?? [], puzzles: kept.puzzles ?? {} };
  } catch {
    return { races: [], puzzles: {} };
  }
}

/** 100 for a race without any loss. */
export const accuracy = (loss: number): number => Math.round(100 * Math.exp(-STEEP * loss));

class Profile {
  kept = $state.raw(read());
  private last = "";

  /** A race of this device, when all of it has been judged. */
  drove(table: string, game: string, seat: number, review: Review): void {
    const drive = review.analysis.drives[seat];
    if (!drive || review.done < review.total || this.kept.races.some((race) => race.table === table)) return;
    const mistakes: Record<string, number> = {};
    for (const verdict of review.analysis.verdicts) {
      if (verdict.seat !== seat + 1 || !verdict.mark || verdict.mark === "brilliant") continue;
      mistakes[verdict.decision] = (mistakes[verdict.decision] ?? 0) + 1;
    }
    const race = {
      table,
      game,
      at: Date.now(),
      loss: drive.mean.win.value,
      luck: review.analysis.fortunes[seat]?.luck ?? 0,
      decisions: drive.decisions,
      mistakes,
    };
    this.write({ ...this.kept, races: [race, ...this.kept.races].slice(0, MOST) });
  }

  /** A puzzle, once a visit; at once or not. */
  solved(game: string, answer: string, atOnce: boolean): void {
    const name = `${game} ${answer}`;
    if (name === this.last) return;
    this.last = name;
    const before = this.kept.puzzles[game] ?? { right: 0, all: 0 };
    const after = { right: before.right + (atOnce ? 1 : 0), all: before.all + 1 };
    this.write({ ...this.kept, puzzles: { ...this.kept.puzzles, [game]: after } });
  }

  forget(): void {
    this.write({ races: [], puzzles: {} });
  }

  private write(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const profile = new Profile();

/** What is written about the moves of a race that is over: by its players, and by whoever brought its record. */
import { api } from "./api";
import { device } from "./device.svelte";
import { SPECTATOR } from "./eyes";
import { problemOf } from "./race.svelte";
import type { Comment, Problem } from "../wire/table";

/** As long as the server takes them. */
export const LONGEST = 500;

export class Comments {
  written = $state.raw<readonly Comment[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** They are on their way. */
  saving = $state(false);
  readonly mayWrite: boolean;
  private readonly table: string;
  private readonly secret: string;
  private readonly seat: number;

  constructor(table: string) {
    const held = device.held(table)[0];
    this.table = table;
    this.secret = held?.secret ?? device.owner(table);
    this.seat = held?.seat ?? SPECTATOR;
    this.mayWrite = this.secret !== "";
  }

  /** Those on a whole move: it begins after `begin` moves and ends with the move `end`. */
  on(begin: number, end: number): readonly Comment[] {
    return this.written.filter(({ move }) => move > begin && move <= end);
  }

  isOwn({ seat }: Comment): boolean {
    return this.mayWrite && seat === this.seat;
  }

  /** Whether it is kept now; no words take back those of before. */
  async write(move: number, text: string): Promise<boolean> {
    this.saving = true;
    this.problem = null;
    try {
      this.written = await api.comment(this.table, move, text.trim(), this.secret);
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.saving = false;
    }
  }
}

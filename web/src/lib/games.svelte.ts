/** The games of this server, asked for once. */
import { api } from "./api";
import type { GameInfo } from "../wire/table";

class Games {
  list = $state.raw<readonly GameInfo[]>([]);
  failed = $state(false);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= api.games().then(
      (found) => {
        this.list = found;
      },
      () => {
        this.failed = true;
        this.asked = null;
      },
    );
    return this.asked;
  }

  find(code: string): GameInfo | undefined {
    return this.list.find((game) => game.code === code);
  }
}

export const games = new Games();

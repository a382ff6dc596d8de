/** Up to which line the chat of a table was read, for as long as the tab lives. */

const KEY = "slipstream.chat.";

export class Unread {
  private readonly key: string;
  private read = $state(0);

  constructor(table: string) {
    this.key = KEY + table;
    try {
      this.read = Number(sessionStorage.getItem(this.key)) || 0;
    } catch {
      // Without storage everything is new after a reload.
    }
  }

  /** How many lines of others nobody here has seen yet. */
  count(lines: readonly { readonly number: number; readonly seat: number }[], me: number): number {
    return lines.filter((line) => line.number > this.read && line.seat !== me).length;
  }

  /** The lines are on the screen. */
  see(lines: readonly { readonly number: number }[]): void {
    const last = lines.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    try {
      sessionStorage.setItem(this.key, String(last));
    } catch {
      // As above.
    }
  }
}

/** The keys of a replay and of the workbench; the list of them is `parts/BenchKeys.svelte`. */
import { EVERYTHING, SPECTATOR } from "./eyes";
import type { Choosing } from "./choosing.svelte";
import { isMeantElsewhere, number } from "./keys";
import type { Replayed } from "./replay.svelte";
import type { Workbench } from "./workbench.svelte";

const ACTING = "button, a, [role=button], summary";

export interface Actions {
  copy(): void;
  fork(): void;
  keys(): void;
  twin(): void;
  close(): void;
}

export function onreplaykey(
  event: KeyboardEvent,
  replay: Replayed,
  bench: Workbench,
  choosing: Choosing,
  actions: Actions,
): void {
  if (isMeantElsewhere(event)) return;
  // Space and Enter on a focused button are that button's, unless it already shows what Enter would choose.
  const own = (event.target as Element).closest(ACTING);
  if (event.key === " " && own) return;
  if (event.key === "Enter" && own && !own.matches("[aria-pressed=true]")) return;
  const done = bench.asked ? choose(event.key, bench, choosing) : look(event, replay, bench, actions);
  if (!done) return;
  event.preventDefault();
  // Chosen by its number: the Enter that follows asks the judge, whatever had the focus before.
  if (bench.asked && /^[1-9]$/.test(event.key) && own instanceof HTMLElement) own.blur();
}

/** While another answer is chosen the keys are those of the table. */
function choose(key: string, bench: Workbench, choosing: Choosing): boolean {
  if (/^[1-9]$/.test(key)) return number(Number(key) - 1, choosing);
  if (key === "ArrowRight" || key === "ArrowDown") choosing.step(1);
  else if (key === "ArrowLeft" || key === "ArrowUp") choosing.step(-1);
  else if (key === "Enter") void choosing.confirm();
  else if (key === "Escape") bench.back(choosing);
  else return false;
  return true;
}

function look(event: KeyboardEvent, replay: Replayed, bench: Workbench, actions: Actions): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "ArrowLeft") void replay.go(replay.index - 1);
  else if (key === "ArrowRight") void replay.go(replay.index + 1);
  else if (key === "PageUp" || key === "ArrowUp") void replay.previous("turn");
  else if (key === "PageDown" || key === "ArrowDown") void replay.next("turn");
  else if (key === "Home") void replay.go(replay.index > replay.start ? replay.start : 0);
  else if (key === "End") void replay.go(replay.last);
  else if (key === " ") replay.toggle();
  else if (key === "b") actions.twin();
  else if (key === "c") actions.copy();
  else if (key === "?") actions.keys();
  else if (key === "Escape") actions.close();
  else return bench.over && examine(key, event.shiftKey, replay, bench, actions);
  return true;
}

/** What only a race that is over allows. */
function examine(key: string, back: boolean, replay: Replayed, bench: Workbench, actions: Actions): boolean {
  if (key === "m") void bench.step(back ? -1 : 1);
  else if (key === "t") void bench.tryOut();
  else if (key === "j") void bench.weigh();
  else if (key === "e") void replay.see(nextEyes(replay.eyes, replay.table?.seats.length ?? 0));
  else if (key === "f") actions.fork();
  else if (key === "n") bench.writing = bench.mayWrite;
  else if (/^[1-3]$/.test(key)) {
    const verdict = bench.worst[Number(key) - 1];
    if (verdict) void bench.show(verdict);
  } else return false;
  return true;
}

/** Spectator, everything, then seat by seat. */
export const nextEyes = (eyes: number, seats: number): number => {
  if (eyes === SPECTATOR) return EVERYTHING;
  return eyes + 1 < seats ? eyes + 1 : SPECTATOR;
};

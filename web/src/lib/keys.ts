/** The keys of a table: everything can be played without a pointer. */
import type { Choosing } from "./choosing.svelte";
import type { Panel } from "./panel.svelte";
import type { Race } from "./race.svelte";

/** Where keys have a meaning of their own. A dialog that has been closed keeps the focus until it is drawn again. */
const TYPING = "input, textarea, select, dialog[open]";
/** What chooses, confirms or takes back. */
const ANSWERS = /^([1-9]|Enter|Escape| )$/;
const ACTING = "button, a, [role=button], summary";

/** Whether a key is meant for the browser or for what has the focus, not for the page. */
export function isMeantElsewhere(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || !!(event.target as Element).closest(TYPING);
}

export function onkey(event: KeyboardEvent, race: Race, choosing: Choosing, panel: Panel): void {
  if (isMeantElsewhere(event)) return;
  // A key that is held down answers once: the next question is asked anew.
  if (event.repeat && ANSWERS.test(event.key)) {
    event.preventDefault();
    return;
  }
  // Enter on a focused button is that button's, unless it already shows what Enter would play.
  const own = (event.target as Element).closest(ACTING);
  if (event.key === " " && own) return;
  if (event.key === "Enter" && own && !own.matches("[aria-pressed=true]")) return;
  if (!act(event.key, race, choosing, panel)) return;
  event.preventDefault();
  // Chosen by its number: the Enter that follows plays it, whatever had the focus before (the menu's button, say).
  if (/^[1-9]$/.test(event.key) && own instanceof HTMLElement) own.blur();
}

function act(key: string, race: Race, choosing: Choosing, panel: Panel): boolean {
  if (key === " ") {
    if (race.show.scene || race.show.paused) race.show.toggle();
    return true;
  }
  // Between an answer and the next question these keys mean nothing: neither the old question nor the next is theirs.
  if ((race.busy || race.show.scene) && /^([1-9]|Arrow.*|Enter|Escape)$/.test(key)) return true;
  if (/^[1-9]$/.test(key)) return number(Number(key) - 1, choosing);
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      choosing.step(1);
      return race.asked;
    case "ArrowLeft":
    case "ArrowUp":
      choosing.step(-1);
      return race.asked;
    case "Enter":
      void choosing.confirm();
      return true;
    case "Escape":
      if (!choosing.back() && race.position?.back != null) void race.takeBack(race.position.index - 1);
      return true;
    case "?":
      if (race.position) panel.why(race.problem?.clause || race.position.clause);
      return true;
    case "b":
    case "B":
      panel.twin = !panel.twin;
      return true;
    case "h":
    case "H":
      panel.hint = race.mayAsk;
      return race.mayAsk;
    case "s":
    case "S":
      panel.show("signs");
      return true;
    default:
      return false;
  }
}

/** The n-th card or answer, from 0. */
export function number(at: number, choosing: Choosing): boolean {
  const card = choosing.cards[at];
  const { offers, chips, targetsFirst } = choosing;
  const way = offers[at - (targetsFirst ? chips.length : 0)];
  const chip = chips[at - (targetsFirst ? 0 : offers.length)];
  if (choosing.keysOn === "cards") {
    const beside = offers[at - choosing.cards.length];
    if (beside) choosing.chooseWay(beside);
    else if (card?.ways.length && choosing.fits(card)) choosing.chooseCard(card.id);
    return !!(beside || card?.ways.length);
  }
  if (way) choosing.chooseWay(way);
  else if (chip) choosing.choosePick(chip.id);
  else return false;
  return true;
}

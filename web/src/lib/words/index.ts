/** What the page says: its own words by `t`, what the server says by `say`. */
export { CODES, language, nameOf } from "./language.svelte";
export {
  capital,
  labelled,
  messagesOf,
  minutesOf,
  pitchOf,
  reason,
  say,
  seatName,
  shared,
  t,
  tell,
  tellIf,
  turnTitle,
} from "./say";
export { clockTime } from "./time";
export type { Fact, Speaker } from "./fact";

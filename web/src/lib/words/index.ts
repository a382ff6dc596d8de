/** What the page says: its own words by `t`, what the server says by `say`. */
export { capital, named, ordinal, plural } from "./en";
export { CODES, language } from "./language.svelte";
export { labelled, messagesOf, reason, say, seatName, shared, t, tell, tellIf } from "./say";
export { clockTime } from "./time";
export type { Fact, Speaker } from "./fact";

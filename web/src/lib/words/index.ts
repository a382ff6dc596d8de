/** The language of the page: one, for now. */
export { ordinal, plural, words } from "./en";

/** The language of the page: one, for now. */
export { ordinal, plural, words } from "./en";
export { boardWords } from "./en-board";
export { draftingWords } from "./en-drafting";
export { spoken } from "./en-spoken";

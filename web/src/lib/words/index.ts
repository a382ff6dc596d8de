/** The language of the page: one, for now. */
export { named, ordinal, plural, words } from "./en";
export { boardWords } from "./en-board";
export { draftingWords } from "./en-drafting";
export { optionWords } from "./en-options";
export { spoken } from "./en-spoken";

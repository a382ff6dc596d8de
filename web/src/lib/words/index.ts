/** The language of the page: one, for now. */
import { words as common } from "./en";
import { seasonWords } from "./en-season";

export { capital, named, ordinal, plural } from "./en";
export const words = { ...common, season: seasonWords } as const;
export { boardWords } from "./en-board";
export { draftingWords } from "./en-drafting";
export { optionWords } from "./en-options";
export { signWords } from "./en-signs";
export { spoken } from "./en-spoken";

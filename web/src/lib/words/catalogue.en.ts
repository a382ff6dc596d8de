/** Everything that is said in English, in one file for the browser to fetch. */
import type { Catalogue } from "./bundles";

export const catalogue: Catalogue = {
  page: import.meta.glob<string>("../../words/en/*.ftl", { query: "?raw", import: "default", eager: true }),
  shared: import.meta.glob<string>("../../../../src/slipstream/{words,table/words}/en.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  games: import.meta.glob<string>("../../../../src/slipstream/{drafting,games/*}/words/en.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

/** Everything that is said in German, in one file for the browser to fetch. */
import type { Catalogue } from "./bundles";

export const catalogue: Catalogue = {
  page: import.meta.glob<string>("../../words/de/*.ftl", { query: "?raw", import: "default", eager: true }),
  shared: import.meta.glob<string>("../../../../src/slipstream/{words,table/words}/de.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  games: import.meta.glob<string>("../../../../src/slipstream/{drafting,games/*}/words/de.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

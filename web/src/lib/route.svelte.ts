/** Where one is: `/`, `/new`, `/t/TABLE`, `/r/TABLE`, `/learn/GAME`, `/train/GAME`, `/day/GAME`, `/same/TABLE`, `/profile`, `/driver`, `/season/SEASON`, `/control/`. Secrets after `#` hold seats and are taken at once. */

import { base, inside, site } from "./base";

export type Route =
  | { page: "front" }
  | { page: "unknown" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; secret: string }
  | { page: "replay"; table: string; index: number | null; eyes: number | null }
  | { page: "rules"; game: string; clause: string }
  | { page: "learn"; game: string }
  | { page: "train"; game: string; table: string; seat: number }
  | { page: "profile" }
  | { page: "driver"; code: string }
  | { page: "day"; game: string; day: string }
  | { page: "same"; table: string }
  | { page: "control" }
  | { page: "season"; season: string; game: string; secrets: string };

const number = (text: string | null): number | null => (text === null ? null : Number(text));

export function read(location: Pick<Location, "pathname" | "search" | "hash">): Route {
  const [, first = "", second = ""] = inside(location.pathname).split("/");
  const asked = new URLSearchParams(location.search);
  const table = decodeURIComponent(second);
  if (first === "new") return { page: "new", game: asked.get("game") ?? "" };
  if (first === "t" && table) return { page: "table", table, secret: location.hash.slice(1) };
  if (first === "r" && table) {
    return { page: "replay", table, index: number(asked.get("move")), eyes: number(asked.get("eyes")) };
  }
  if (first === "season") {
    return { page: "season", season: table, game: asked.get("game") ?? "", secrets: location.hash.slice(1) };
  }
  if (first === "control") return { page: "control" };
  if (first === "learn" && table) return { page: "learn", game: table };
  if (first === "train" && table) {
    return { page: "train", game: table, table: asked.get("table") ?? "", seat: number(asked.get("seat")) ?? 0 };
  }
  if (first === "profile") return { page: "profile" };
  if (first === "driver") return { page: "driver", code: location.hash.slice(1) };
  if (first === "day") return { page: "day", game: table, day: asked.get("day") ?? "" };
  if (first === "same" && table) return { page: "same", table };
  if (first === "rules") return { page: "rules", game: table, clause: location.hash.slice(1) };
  return { page: first ? "unknown" : "front" };
}

class Router {
  route = $state.raw<Route>(read(window.location));

  constructor() {
    window.addEventListener("popstate", () => {
      this.route = read(window.location);
    });
  }

  /** To a path of the page's own, such as `/t/abc`. */
  go(path: string): void {
    history.pushState(null, "", base + path.slice(1));
    this.route = read(window.location);
    window.scrollTo(0, 0);
  }

  /** The address without adding to the history: for a secret that was taken, or a scrubbed move. */
  replace(path: string): void {
    history.replaceState(null, "", base + path.slice(1));
  }
}

export const router = new Router();

/** Clicks on links inside the page stay in the page. */
export function onlink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plainClick || link.target || link.hasAttribute("download")) return;
  // Pages that the server writes itself.
  if (link.hasAttribute("data-native")) return;
  const path = inside(link.pathname);
  if (!link.href.startsWith(site) || path.startsWith("/api/")) return;
  event.preventDefault();
  router.go(path + link.search + link.hash);
}

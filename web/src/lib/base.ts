/**
 * What every address of the page begins with: `/`, or a folder such as `/slipstream/` if a proxy serves it there.
 * The server writes it into the page.
 */
const told = document.querySelector<HTMLMetaElement>("meta[name=base]")?.content ?? "";

/** In development nobody has written anything: `./`. */
export const base = told.startsWith("/") ? told : "/";

/** The same with the name of the server, for links that are sent to others. */
export const site = window.location.origin + base;

/** An address of this server as the page knows it: `/t/abc`, wherever the page is. */
export function inside(pathname: string): string {
  return `${pathname}/`.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}

/** Push in this browser: the service worker, the permission, and the keys for the server. */
import { base } from "./base";
import type { WantPush } from "../wire/table";

const KEY = "slipstream.alerts";

export type Hindrance = "" | "unsafe" | "ios" | "missing" | "denied";

/** Why this browser cannot be told anything; empty if it can. */
export function hindrance(): Hindrance {
  if (!window.isSecureContext) return "unsafe";
  const isPhone = /iPad|iPhone/.test(navigator.userAgent);
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return isPhone ? "ios" : "missing";
  return Notification.permission === "denied" ? "denied" : "";
}

/** A subscription of this browser for that server; null if its user does not want it. */
export async function subscribe(key: string): Promise<Omit<WantPush, "language"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(`${base}worker.js`);
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { type: "push", endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

/** The channels that lead to this very browser. */
export function own(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function remember(channel: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([channel, ...own()].slice(0, 100)));
  } catch {
    // Then the page cannot tell which browser it is.
  }
}

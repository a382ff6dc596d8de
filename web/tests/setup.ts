import { language } from "../src/lib/words";

/** What a browser has and jsdom lacks: here every drawing has the size of its frame. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoObserver;

await language.load();

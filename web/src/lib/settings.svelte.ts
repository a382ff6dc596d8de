/** What this device prefers; kept in its own storage and nowhere else. */
import { LOCALES, type Code } from "../wire/words";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ["auto", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];
/** Of languages: `auto` is the device's. */
export type Choice = "auto" | Code;
export const CHOICES: readonly Choice[] = ["auto", ...(Object.keys(LOCALES) as Code[])];

interface Kept {
  speed: Speed;
  theme: Theme;
  language: Choice;
  forced: boolean;
  curtain: boolean;
  sound: boolean;
  name: string;
  game: string;
}

const KEY = "slipstream.settings";
const FIRST: Kept = {
  speed: "normal",
  theme: "auto",
  language: "auto",
  forced: true,
  curtain: true,
  sound: false,
  name: "",
  game: "FMR",
};

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

/** Milliseconds that a car takes for one space. */
const PACE: Record<Speed, number> = { slow: 220, normal: 110, fast: 55, off: 0 };
/** Least milliseconds between two moves of bots where clocks tick or nobody else plays: as long as they are shown. */
const BOT_PACE: Record<Speed, number> = { slow: 3600, normal: 1800, fast: 900, off: 0 };

class Settings {
  kept = $state(read());

  get pace(): number {
    return prefersStillness() ? 0 : PACE[this.kept.speed];
  }

  /** Milliseconds of a beat of the show, which also those see who want no motion. */
  get beat(): number {
    return PACE[this.kept.speed];
  }

  /** Bots answer as fast as they can, and each page shows it at its own pace; where a clock ticks they take their time. */
  botPace(clock: string = "none"): number {
    return clock === "none" ? 0 : BOT_PACE[this.kept.speed];
  }

  /** Of a race that nobody drives in person: as long as it is shown. */
  get showPace(): number {
    return BOT_PACE[this.kept.speed];
  }

  change(part: Partial<Kept>): void {
    Object.assign(this.kept, part);
    this.save();
  }

  show(): void {
    const { theme } = this.kept;
    if (theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }

  private save(): void {
    this.show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A device that keeps nothing still plays.
    }
  }
}

export function prefersStillness(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

export const settings = new Settings();

/** The language of the page: as the device prefers, or as the player chose. */
import { settings, type Choice } from "../settings.svelte";
import { Bundles, type Catalogue, type Code } from "./bundles";

const CATALOGUES: Readonly<Record<Code, () => Promise<{ catalogue: Catalogue }>>> = {
  en: () => import("./catalogue.en"),
  de: () => import("./catalogue.de"),
};
export const CODES = Object.keys(CATALOGUES) as readonly Code[];

/** The first of the device's languages that the page speaks; English if it speaks none. */
export function codeOf(choice: Choice, preferred: readonly string[]): Code {
  const wanted = choice === "auto" ? preferred : [choice];
  const found = wanted.map((one) => CODES.find((code) => one.toLowerCase().split("-")[0] === code));
  return found.find((code) => code !== undefined) ?? "en";
}

class Language {
  /** Words that are not loaded yet cannot be said: `main.ts` waits for them. */
  private loaded = $state.raw<Bundles | null>(null);
  private wanted: Code | null = null;

  get bundles(): Bundles {
    if (!this.loaded) throw new Error("the words are not loaded");
    return this.loaded;
  }

  get code(): Code {
    return this.bundles.code;
  }

  /** Loads the words that the settings ask for and shows them. */
  async load(): Promise<void> {
    const code = codeOf(settings.kept.language, navigator.languages);
    this.wanted = code;
    const { catalogue } = await CATALOGUES[code]();
    // Chosen again meanwhile: the last choice counts.
    if (this.wanted !== code || this.loaded?.code === code) return;
    this.loaded = new Bundles(code, catalogue);
    document.documentElement.lang = code;
  }

  async choose(choice: Choice): Promise<void> {
    settings.change({ language: choice });
    await this.load();
  }
}

export const language = new Language();

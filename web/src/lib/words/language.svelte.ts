/** The language of the page: as the device prefers, or as the player chose. */
import { settings, type Choice } from "../settings.svelte";
import { LOCALES, type Code } from "../../wire/words";
import { Bundles, type Catalogue } from "./bundles";

const CATALOGUES = import.meta.glob<{ catalogue: Catalogue }>("./catalogue.*.ts");
export const CODES = Object.keys(LOCALES) as readonly Code[];

/** What a language calls itself: "Deutsch", whatever the page speaks. */
export const nameOf = (code: Code): string => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;

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
    const load = CATALOGUES[`./catalogue.${code}.ts`];
    if (!load) throw new Error(`there is no catalogue of ${code}`);
    const { catalogue } = await load();
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

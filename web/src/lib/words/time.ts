/** Points in time, as the reader's language writes them. */
import { language } from "./language.svelte";

const LOCALES = { en: "en-GB", de: "de" } as const;

/** "31 Jan 2027, 20:00", in the time zone of this device. */
export const clockTime = (at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language.code], { dateStyle: "medium", timeStyle: "short" }).format(at);

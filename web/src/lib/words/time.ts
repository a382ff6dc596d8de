/** Points in time, as the reader's language writes them. */
import { LOCALES } from "../../wire/words";
import { language } from "./language.svelte";

/** "31 Jan 2027, 20:00", in the time zone of this device. */
export const clockTime = (at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language.code], { dateStyle: "medium", timeStyle: "short" }).format(at);

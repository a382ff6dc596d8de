/** Where the page says something: the ids and the names of the arguments of `t("id", { name: … })`. */

export interface Call {
  readonly id: string;
  /** null where they are not written at the call. */
  readonly names: readonly string[] | null;
}

const OPEN = "([{";
const CLOSE = ")]}";

/** The parts between commas, up to the bracket that closes what is open. */
function partsOf(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (OPEN.includes(letter)) depth += 1;
    if (CLOSE.includes(letter)) depth -= 1;
    if (depth < 0) break;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function namesOf(argument: string | undefined): string[] | null {
  if (!argument) return [];
  if (!argument.startsWith("{")) return null;
  const names = partsOf(argument.slice(1)).map((part) => /^\w+/.exec(part)?.[0] ?? "");
  return names.includes("") ? null : names;
}

export function callsOf(text: string): Call[] {
  return [...text.matchAll(/\bt\(\s*(?="([\w.-]+)")/g)].map((found) => {
    const [, argument] = partsOf(text.slice(found.index + found[0].length));
    return { id: found[1] ?? "", names: namesOf(argument) };
  });
}

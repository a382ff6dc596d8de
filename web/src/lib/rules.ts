/** A clause as it is read: the specification's marks of bold, code and lists are taken off. */
export function plainText(text: string): string {
  return text
    .replace(/^\s*[-*|]\s+/, "")
    .replace(/^\*\*[A-Z0-9]+-[\w.]+\*\*\s*/, "")
    .replace(/\*\*([^*]+)\*\*/g, "$1")
    .replace(/`([^`]+)`/g, "$1")
    .replace(/\s*\{untested:[^}]*\}\s*$/, "")
    .replace(/\s*\|\s*$/, "")
    .replace(/\s*\|\s*/g, " · ");
}

/** A clause as it is read: the specification's marks of bold, code and lists are taken off. */
export function plainText(text: string): string {
  return text
    .replace(/^\s*[-*|]\s+/, "")
    .replace(/^\*\*[A-Z0-9]+-[\w.]+\*\*\s*/, "")
    .replaceAll(/\*\*([^*]+)\*\*/g, "$1")
    .replaceAll(/`([^`]+)`/g, "$1")
    .replace(/\s*\{untested:[^}]*\}\s*$/, "")
    .replace(/\s*\|\s*$/, "")
    .replaceAll(/\s*\|\s*/g, " · ");
}

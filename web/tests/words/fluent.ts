/** Catalogues as tests read them: their messages, and which arguments each one uses. */
import { FluentResource } from "@fluent/bundle";

import { CODES } from "../../src/lib/words";

/** What Fluent's parser makes of a message; its types are not exported. */
type Node = string | { readonly type?: string; readonly name?: string } | readonly Node[] | null | undefined;

export interface Message {
  readonly id: string;
  /** The value, and every attribute by its name with a dot before it. */
  readonly patterns: ReadonlyMap<string, Node>;
}

export const LANGUAGES = CODES;
export type Language = (typeof LANGUAGES)[number];

/** Where a line begins a message or a term. */
const BEGINS = /^(-?[a-zA-Z][\w-]*) *=/;
const isOfEntry = (line: string): boolean => line === "" || /^[ #]/.test(line) || BEGINS.test(line);

export function messagesOf(text: string): Message[] {
  return new FluentResource(text).body.map(({ id, value, attributes }) => ({
    id,
    patterns: new Map([
      ["", value as Node],
      ...Object.entries(attributes).map(([name, of]): [string, Node] => [`.${name}`, of as Node]),
    ]),
  }));
}

/** Lines that begin nothing, and messages that the parser passed over: Fluent forgives both silently. */
export function faultsOf(text: string): string[] {
  const lines = text.split("\n");
  const known = new Set(messagesOf(text).map((one) => one.id));
  const begun = lines.flatMap((line) => BEGINS.exec(line)?.[1] ?? []);
  const twice = begun.filter((id, at) => begun.indexOf(id) < at);
  return [...lines.filter((line) => !isOfEntry(line)), ...begun.filter((id) => !known.has(id)), ...twice];
}

function nodesOf(node: Node): { type?: string; name?: string }[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return (node as readonly Node[]).flatMap(nodesOf);
  return [node as { type?: string }, ...Object.values(node).flatMap((one) => nodesOf(one as Node))];
}

export const refersTo = (pattern: Node): string[] =>
  nodesOf(pattern).flatMap(({ type, name = "" }) => (type === "mesg" ? [name] : []));

/** The arguments of a pattern and of the messages that it refers to, in order. */
export function argumentsOf(pattern: Node, all: ReadonlyMap<string, Message>): string[] {
  const own = nodesOf(pattern).flatMap(({ type, name = "" }) => (type === "var" ? [name] : []));
  const others = refersTo(pattern).flatMap((id) => argumentsOf(all.get(id)?.patterns.get(""), all));
  return [...new Set([...own, ...others])].toSorted();
}

/** Words that stand in code: what is written in templates, and strings that read like a sentence. */
import { parse, type AST } from "svelte/compiler";
import ts from "typescript";

/** Attributes that are read to somebody. */
const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt"]);
/** Attributes that hold names of classes and the like. */
const NAMES = new Set(["class", "style", "d", "points", "viewBox", "transform", "preserveAspectRatio"]);

const isWord = (text: string): boolean => /\p{L}{2,}/u.test(text);
const isSentence = (text: string): boolean => /\p{L}{2,} \p{L}{2,}/u.test(text) && !/[[\]{}<>/=]/.test(text);
/** `Bot ${n}`, `${n} of ${m}`: a word beside a value. */
const isPart = (text: string): boolean => /(?:^|\s)\p{L}{2,}[,:]? $|^[,:]? \p{L}{2,}(?:\s|$)/u.test(text);

/** A fault of the program is told to programmers. */
const isError = (node: ts.Node): boolean => ts.isNewExpression(node) && node.expression.getText().endsWith("Error");

export function inScript(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isError(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && isSentence(node.text)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      if (parts.some((part) => isSentence(part) || isPart(part))) found.push(parts.join("…"));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("x.ts", code, ts.ScriptTarget.Latest, true));
  return found;
}

type Visited = { type?: string; name?: string; data?: string; start?: number; end?: number; value?: unknown };

export function inTemplate(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type = "", name = "", data = "", start = 0, end = 0, value } = node as Visited;
    if (type === "Comment" || type === "StyleDirective" || (type === "Attribute" && NAMES.has(name))) return;
    if (type === "Attribute" && !SPOKEN.has(name)) {
      // Of other attributes only what is computed can be a sentence.
      for (const one of [value].flat() as Visited[]) if (one?.type === "ExpressionTag") visit(one);
      return;
    }
    if (type === "Text" && isWord(data)) found.push(data.trim());
    if (type === "ExpressionTag") found.push(...inScript(`(${source.slice(start + 1, end - 1)})`));
    else Object.values(node).forEach(visit);
  };
  const root: AST.Root = parse(source, { modern: true });
  visit(root.fragment);
  const script = root.instance;
  return [
    ...found,
    ...(script ? inScript(source.slice(script.start, script.end).replaceAll(/^<script[^>]*>|<\/script>$/g, "")) : []),
  ];
}

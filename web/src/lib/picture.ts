/** A picture of a race to share: podium, chances and one sentence, as an SVG that needs nothing else. */
import type { Analysis } from "../wire/table";

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Step {
  readonly place: number;
  readonly car: string;
  readonly who: string;
  readonly colour: string;
  readonly ink: string;
  readonly number: string;
}

export interface Shown {
  readonly title: string;
  readonly headline: string;
  readonly sentence: string;
  readonly axis: string;
  readonly brand: string;
  readonly steps: readonly Step[];
  /** By seat. */
  readonly drivers: readonly { readonly name: string; readonly colour: string }[];
  readonly analysis: Analysis;
}

const FONT = "Roboto,Helvetica,Arial,sans-serif";
const CHART = { left: 560, top: 190, width: 580, height: 300 };
const STEPS: Readonly<Record<number, { x: number; top: number }>> = {
  1: { x: 275, top: 250 },
  2: { x: 125, top: 300 },
  3: { x: 425, top: 340 },
};
const FLOOR = 500;
const LETTERS = 92;

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

const text = (x: number, y: number, size: number, fill: string, said: string, more = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escaped(said)}</text>`;

/** As many lines as a sentence needs, of so many letters at most. */
export function wrapped(said: string, letters = LETTERS): string[] {
  const lines = [""];
  for (const word of said.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line && line.length + word.length >= letters) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

/** No longer than its step is wide. */
const short = (said: string, most: number): string => (said.length > most ? `${said.slice(0, most - 1)}…` : said);

function step({ place, car, who, colour, ink, number }: Step): string {
  const at = STEPS[place];
  if (!at) return "";
  const { x, top } = at;
  return [
    `<rect x="${x - 72}" y="${top}" width="144" height="${FLOOR - top}" fill="#1a222d"/>`,
    `<rect x="${x - 72}" y="${top}" width="144" height="7" fill="${colour}"/>`,
    `<rect x="${x - 30}" y="${top - 48}" width="60" height="36" rx="7" fill="${colour}" stroke="#f3f6fa" stroke-width="1.5"/>`,
    text(x, top - 22, 24, ink, number, 'text-anchor="middle" font-weight="700"'),
    text(x, top + 58, 44, "#f3f6fa", String(place), 'text-anchor="middle" font-weight="700"'),
    text(x, top + 88, 20, "#f3f6fa", short(who, 15), 'text-anchor="middle" font-weight="700"'),
    text(x, top + 112, 16, "#b9c4d1", short(car, 19), 'text-anchor="middle"'),
  ].join("");
}

function chart({ analysis, drivers, axis }: Shown): string {
  const { left, top, width, height } = CHART;
  const moments = analysis.chances;
  const x = (at: number): number => left + (at / Math.max(1, moments.length - 1)) * width;
  const y = (chance: number): number => top + (1 - chance) * height;
  const lines = drivers.map(({ colour }, seat) => {
    const points = moments.map(({ win }, at) => `${x(at).toFixed(1)},${y(win[seat] ?? 0).toFixed(1)}`).join(" ");
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round"/>`;
  });
  const rules = [0, 0.5, 1].map(
    (of) =>
      `<path d="M${left},${y(of)} h${width}" stroke="#2b3746"/>` +
      text(left - 10, y(of) + 6, 16, "#8c9aab", `${100 * of}%`, 'text-anchor="end"'),
  );
  const names = drivers.map(({ name, colour }, seat) => {
    const [column, row] = [seat % 4, Math.floor(seat / 4)];
    const at = left + column * (width / 4);
    const under = top + height + 28 + row * 22;
    return (
      `<rect x="${at}" y="${under - 8}" width="16" height="5" fill="${colour}"/>` +
      text(at + 22, under, 17, "#b9c4d1", short(name, 14))
    );
  });
  return [text(left, top - 16, 18, "#8c9aab", axis), ...rules, ...lines, ...names].join("");
}

export function pictureOf(shown: Shown): string {
  const sentence = wrapped(shown.sentence).map((line, at) => text(48, 568 + 30 * at, 25, "#f3f6fa", line));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT}">`,
    `<title>${escaped(shown.headline)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#0b0f14"/><rect width="${WIDTH}" height="8" fill="#3fe3b4"/>`,
    text(48, 66, 22, "#8c9aab", shown.title, 'font-weight="700"'),
    text(WIDTH - 48, 66, 22, "#8c9aab", shown.brand, 'font-weight="700" text-anchor="end"'),
    text(48, 124, 52, "#f3f6fa", short(shown.headline, 46), 'font-weight="700"'),
    ...shown.steps.map(step),
    chart(shown),
    ...sentence,
    "</svg>",
  ].join("");
}

export const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The same picture as a PNG. */
export async function pngOf(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

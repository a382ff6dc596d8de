/** What a card can come to before it is played: every space within reach, and the best of them. */
import type { Best, Pick } from "../../lib/face";
import type { Prospect } from "../../lib/told";
import { spaceOf } from "../track/place";
import { destination, noteOf } from "./choices";
import { placeOf, printed, type DraftingView, type Racer } from "./view";
import { word } from "./words";

/** One end of a move: where, for which car, and what it does to its place. */
interface End {
  readonly at: string;
  readonly racer: Racer;
  readonly before: number;
  readonly after: number;
}

function endsOf(view: DraftingView, racers: readonly Racer[], prospects: readonly Prospect[]): End[] {
  return prospects.flatMap(({ tokens, reach = {} }) => {
    const racer = racers.find((one) => one.number === Number.parseInt(tokens[0] ?? "", 10));
    if (!racer) return [];
    const before = placeOf(view, racers, racer.number);
    return Object.entries(reach).map(([name, after]) => ({ at: name.slice(1), racer, before, after }));
  });
}

const gain = (end: End): number => end.before - end.after;
const ahead = (end: End): number => Number.parseInt(end.at, 10) - end.racer.progress;

/** Spaces, each with what it brings whoever gains most there. */
export function reach(view: DraftingView, racers: readonly Racer[], prospects: readonly Prospect[]): Pick[] {
  const best = new Map<string, End>();
  for (const end of endsOf(view, racers, prospects)) {
    const space = spaceOf(end.at, view.sectors);
    const known = best.get(space);
    if (!known || gain(end) > gain(known)) best.set(space, end);
  }
  return [...best].map(([id, end]) => ({
    id,
    label: destination(printed(view, end.at), end.before, end.after),
    note: noteOf(gain(end)),
    ways: [],
  }));
}

/** Most places gained; of those the farthest. */
export function best(view: DraftingView, racers: readonly Racer[], prospects: readonly Prospect[]): Best | null {
  const [first] = endsOf(view, racers, prospects).toSorted((a, b) => gain(b) - gain(a) || ahead(b) - ahead(a));
  if (!first) return null;
  const [gained, sectors] = [gain(first), ahead(first)];
  const short =
    gained > 0
      ? word("page-best-gains", { place: first.after })
      : gained < 0
        ? word("page-best-loses", { places: -gained })
        : word("page-best-ahead", { sectors });
  const text = word("page-best", { car: String(first.racer.number), best: short });
  return { short, text, sign: gained > 0 ? "up" : gained < 0 ? "down" : "same" };
}

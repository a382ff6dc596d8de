/**
 * What the table says, in words: the facts of the wire become sentences when somebody reads them, in the language
 * that the page speaks then.
 */
import type * as wire from "../wire/table";
import { language, say, type Fact, type Speaker } from "./words";

export type Happened = Omit<wire.Happened, "text" | "say"> & {
  readonly text: string;
  /** What the text says, for those who need a part of it. */
  readonly say?: Fact;
  /** The car that takes its place on the grid with this event, if it does. */
  readonly starter?: string;
};
export type Moved = Omit<wire.Moved, "events"> & { readonly events: readonly Happened[] };
export interface Wording {
  readonly label: string;
  readonly effect: string;
}
export type Position = Omit<wire.Position, "question" | "words" | "notices"> & {
  readonly question?: string;
  readonly words?: Readonly<Record<string, Wording>>;
  readonly notices?: readonly wire.Say[];
};
export type Effect = Omit<wire.Effect, "events" | "brief"> & {
  readonly events: readonly Happened[];
  readonly brief?: string;
};
export type Outcome = Omit<wire.Outcome, "effect"> & { readonly effect: Effect };
export type Prospect = Omit<wire.Prospect, "effect" | "outcomes" | "outcome"> & {
  readonly effect: Effect;
  readonly outcomes?: readonly Outcome[];
  readonly outcome?: string;
};
export type Previewed = Omit<wire.Previewed, "prospects" | "ways"> & {
  readonly prospects: readonly Prospect[];
  readonly ways?: readonly Prospect[];
};
export interface HintedMove extends Omit<wire.HintedMove, "label" | "why" | "outcome"> {
  readonly label: string;
  readonly outcome: string;
  /** What it does, then gain, cost and risk: a sentence each. */
  readonly why: readonly { readonly text: string }[];
}
export type Hinted = Omit<wire.Hinted, "moves"> & { readonly moves: readonly HintedMove[] };
export type LectureStep = Omit<wire.LectureStep, "title" | "say" | "after" | "position" | "prospects" | "events"> & {
  readonly title: string;
  readonly say: string;
  readonly after: string;
  readonly position: Position;
  readonly prospects: Previewed;
  readonly events: readonly Happened[];
};
export type Lecture = Omit<wire.Lecture, "title" | "text" | "steps"> & {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly LectureStep[];
};

type Lazy<T, K extends string> = T & { readonly [key in K]: string };

/** Facts that tell of a car that takes its place on the grid. */
const STARTS = new Set(["event-starts", "event-moved-starts"]);

function starterOf({ id, args = {} }: Fact): Fact[] {
  const car = STARTS.has(id) ? args["car"] : undefined;
  if (typeof car === "string") return [{ id: "token", args: { token: car } }];
  return typeof car === "object" && "id" in car ? [car] : [];
}

/** Puts what one reader hears into words; names may change while it is read. */
export class Told {
  constructor(private readonly speaker: () => Speaker) {}

  moved(of: wire.Moved): Moved {
    return { ...of, events: of.events.map((one) => this.happened(one)) };
  }

  happened(of: wire.Happened): Happened {
    return this.lazy({ ...of }, { text: [of.say], starter: starterOf(of.say) });
  }

  position(of: wire.Position): Position {
    const words = Object.entries(of.words ?? {}).map(([token, one]) => [token, this.wording(one)]);
    const plain = { ...of, words: Object.fromEntries(words) as Record<string, Wording> };
    return this.lazy(plain, { question: of.question ? [of.question] : [] });
  }

  previewed(of: wire.Previewed): Previewed {
    const prospects = of.prospects.map((one) => this.prospect(one));
    return { ...of, prospects, ways: (of.ways ?? []).map((one) => this.prospect(one)) };
  }

  hinted(of: wire.Hinted): Hinted {
    const moves = of.moves.map((one): HintedMove => {
      const why = one.why.map((fact) => this.lazy({}, { text: [fact] }));
      return this.lazy({ ...one, why }, { label: [one.label], outcome: one.outcome ? [one.outcome] : [] });
    });
    return { ...of, moves };
  }

  lecture(of: wire.Lecture): Lecture {
    const plain = { ...of, steps: of.steps.map((one) => this.step(one)) };
    return this.lazy(plain, { title: [of.title], text: [of.text] });
  }

  private step(of: wire.LectureStep): LectureStep {
    const events = of.events.map((one) => this.happened(one));
    const plain = { ...of, position: this.position(of.position), prospects: this.previewed(of.prospects), events };
    return this.lazy(plain, { title: [of.title], say: [of.say], after: [of.after] });
  }

  private wording(of: wire.Choice): Wording {
    return this.lazy({}, { label: [of.label], effect: of.effect ? [of.effect] : [] });
  }

  private prospect(of: wire.Prospect): Prospect {
    const outcomes = (of.outcomes ?? []).map((one) => ({ ...one, effect: this.effect(one.effect) }));
    const plain = { ...of, effect: this.effect(of.effect), outcomes };
    return this.lazy(plain, { outcome: of.outcome ? [of.outcome] : [] });
  }

  private effect(of: wire.Effect): Effect {
    const plain = { ...of, events: of.events.map((one) => this.happened(one)) };
    return this.lazy(plain, { brief: of.brief ?? [] });
  }

  /** The facts under each key as one text, made when it is first read and again when the language changes. */
  private lazy<T extends object, K extends string>(plain: T, facts: Record<K, readonly Fact[]>): Lazy<T, K> {
    for (const [key, said] of Object.entries(facts) as [K, readonly Fact[]][]) {
      Object.defineProperty(plain, key, { get: this.reading(said), enumerable: true, configurable: true });
    }
    return plain as Lazy<T, K>;
  }

  private reading(facts: readonly Fact[]): () => string {
    let [spoken, by, text]: [unknown, Speaker | null, string] = [null, null, ""];
    return () => {
      const speaker = this.speaker();
      if (spoken === language.bundles && by === speaker) return text;
      [spoken, by] = [language.bundles, speaker];
      text = facts.map((fact) => say(fact, speaker)).join(", ");
      return text;
    };
  }
}

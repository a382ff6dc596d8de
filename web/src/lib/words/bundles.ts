/** Messages of one language, as Fluent formats them. */
import { CATALOGUES, LOCALES, type Code } from "../../wire/words";
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";

/** The texts of the `.ftl` files by their paths: the page's own, those shared with the terminal, the games'. */
export interface Catalogue {
  readonly page: Readonly<Record<string, string>>;
  readonly shared: Readonly<Record<string, string>>;
  readonly games: Readonly<Record<string, string>>;
}

export type Arguments = Readonly<Record<string, string | number>>;

/** A sentence that cannot be said is a fault of the program: loud for programmers, its name for players. */
function failed(id: string, why: string): string {
  if (!import.meta.env.PROD) throw new Error(`${id}: ${why}`);
  return id;
}

export class Bundles {
  readonly code: Code;
  private readonly catalogue: Catalogue;
  private readonly made = new Map<string, FluentBundle>();
  private readonly lists: Intl.ListFormat;
  private readonly ordinals: Intl.PluralRules;

  constructor(code: Code, catalogue: Catalogue) {
    this.code = code;
    this.catalogue = catalogue;
    this.lists = new Intl.ListFormat(LOCALES[code], { type: "conjunction" });
    this.ordinals = new Intl.PluralRules(LOCALES[code], { type: "ordinal" });
  }

  /** "a, b and c" */
  list(items: readonly string[]): string {
    return this.lists.format(items);
  }

  /** Whether a game has words for this. */
  has(game: string, id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const message = this.of(game).getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message);
  }

  /** The names of a game's messages that begin so, in their order. */
  ids(game: string, begin: string): string[] {
    const found = this.textsOf(game).flatMap((text) =>
      [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = ""]) => id),
    );
    return found.filter((id) => id.startsWith(begin));
  }

  /** A message, or with a dot an attribute of one: of a game or a family of games, or without one of the page. */
  format(game: string, id: string, args: Arguments = {}): string {
    const bundle = this.of(game);
    const [name = "", attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return failed(id, `no such message in ${this.code} ${game}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    return errors[0] ? failed(id, `${errors[0].message} in ${this.code} ${game}`) : text;
  }

  private of(game: string): FluentBundle {
    const found = this.made.get(game) ?? this.make(game);
    this.made.set(game, found);
    return found;
  }

  private textsOf(game: string): string[] {
    const { page, shared, games } = this.catalogue;
    const folders = CATALOGUES[game] ?? [game];
    const own = Object.entries(games).filter(([path]) => folders.some((one) => path.includes(`/${one}/words/`)));
    return [...Object.values(shared), ...(game ? own.map(([, text]) => text) : Object.values(page))];
  }

  private make(game: string): FluentBundle {
    const bundle: FluentBundle = new FluentBundle(LOCALES[this.code], {
      useIsolating: false,
      functions: { ORDINAL: ([n]) => this.ordinal(bundle, n) },
    });
    for (const text of this.textsOf(game)) {
      const [error] = bundle.addResource(new FluentResource(text));
      if (error) failed(game, error.message);
    }
    return bundle;
  }

  /** `{ ORDINAL($place) }`: "1st", in German "1." */
  private ordinal(bundle: FluentBundle, value: FluentValue | undefined): string {
    const n = Number(value instanceof FluentNumber ? value.value : value);
    const pattern = bundle.getMessage("ordinal")?.value;
    if (!pattern || !Number.isFinite(n)) throw new TypeError(`no ordinal of ${String(value)}`);
    return bundle.formatPattern(pattern, { n, category: this.ordinals.select(n) });
  }
}

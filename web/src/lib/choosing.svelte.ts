/**
 * How a player comes to an answer: cards, things on the board and plain buttons each leave some of the ways;
 * when one is left it is previewed, and confirming plays it.
 */
import type { Best, Company, Face, HandCard, Pick, Reason, Thing, Way } from "./face";
import type { Position, Previewed, Prospect } from "./told";
import { capital, t } from "./words";

interface Chosen {
  /** The position that it was chosen in: another one makes it void. */
  number: number;
  card: string | null;
  pick: string | null;
  way: Way | null;
  /** The answer with which the chosen move begins: its ends can be chosen, too. */
  begun: string;
}

type Pointing = { kind: "card" | "pick"; id: string } | { kind: "way"; way: Way };

const NOTHING: Chosen = { number: -1, card: null, pick: null, way: null, begun: "" };
const MOST_CHIPS = 24;

export const keyOf = (way: Way): string => way.join(" ");

export function waysOf(position: Position | null, ways: readonly Prospect[]): Way[] {
  const found = new Map<string, Way>();
  for (const token of position?.answers ?? []) found.set(token, [token]);
  for (const way of ways) found.set(keyOf(way.tokens), way.tokens);
  return [...found.values()];
}

/** A card stands for every way that begins with it. */
const begins = (card: HandCard, way: Way): boolean =>
  card.ways.some((one) => keyOf(one) === keyOf(way) || (one.length === 1 && one[0] === way[0]));

const stands = (pick: Pick, way: Way): boolean => pick.ways.some((one) => keyOf(one) === keyOf(way));

/** Who asks: a race, or a step of an introduction. */
export interface Asker {
  readonly position: Position | null;
  readonly previewed: Previewed | null;
  readonly company: Company;
  readonly asked: boolean;
  play(way: Way): Promise<void>;
  /** An answer that may begin a move is chosen: where can that end? */
  foresee?(token: string): void;
  /** The whole moves that begin so, as soon as they are known. */
  movesFrom?(token: string): readonly Prospect[];
}

export class Choosing {
  private readonly race: Asker;
  private readonly face: () => Face;
  private chosen = $state.raw<Chosen>(NOTHING);
  private pointing = $state.raw<Pointing | null>(null);
  /** What is pointed at in vain, and in which position. */
  private vain = $state.raw<{ thing: Thing; number: number } | null>(null);

  constructor(race: Asker, face: () => Face) {
    this.race = race;
    this.face = face;
  }

  private readonly now = $derived.by(() => (this.chosen.number === this.race.position?.number ? this.chosen : NOTHING));
  readonly ways = $derived.by(() => this.race.previewed?.ways ?? []);
  /** Whole moves that begin with what is chosen. */
  private readonly ahead = $derived.by(() => this.race.movesFrom?.(this.now.begun) ?? []);
  private readonly aheadWays = $derived.by(() => this.ahead.map((way) => way.tokens));
  readonly all = $derived.by(() => waysOf(this.race.position, this.ways));
  readonly cards: readonly HandCard[] = $derived.by(() => {
    const { position, company } = this.race;
    return position?.view ? this.face().hand(position, position.view, company) : [];
  });
  private readonly everyPick: readonly Pick[] = $derived.by(() => {
    const { position, company } = this.race;
    if (!position?.view || !this.race.asked) return [];
    return this.face().pick(position, position.view, [...this.ways, ...this.ahead], company);
  });

  /** The game's own `Choice` stands for all answers: no cards, no plain buttons. */
  readonly composed = $derived.by(() => {
    const position = this.race.position;
    return !!position && this.race.asked && (this.face().choosing?.(position) ?? false);
  });

  /** Something is asked for now. */
  readonly open = $derived.by(() => this.race.asked);
  readonly card = $derived.by(() => this.cards.find((one) => one.id === this.now.card) ?? null);
  readonly pick = $derived.by(() => this.everyPick.find((one) => one.id === this.now.pick) ?? null);
  readonly remaining = $derived.by(() => this.leftBy(this.card, this.pick));
  /** What can be chosen on the board, given the card. */
  readonly picks = $derived.by(() => {
    const left = [...this.leftBy(this.card, null), ...this.aheadWays];
    return this.everyPick.filter((pick) => left.some((way) => stands(pick, way)));
  });
  readonly candidate = $derived.by(() => this.now.way ?? this.settled(this.remaining, this.pick));
  /** Ways offered as plain buttons: what neither hand nor board stands for, and what is still open. */
  readonly offers: readonly Way[] = $derived.by(() => {
    if (this.composed) return [];
    if (this.pick && this.remaining.length > 1) return this.remaining.filter((way) => !this.wantsCard(way));
    if (this.card && this.remaining.length === 1) return [];
    if (this.card) return this.remaining.filter((way) => !this.picks.some((one) => stands(one, way)));
    return this.all.filter((way) => !this.isCovered(way));
  });
  /** Targets as buttons beside the board: for keyboards and small screens. */
  readonly chips = $derived.by(() => {
    const open = this.cards.some((one) => one.ways.length) && !this.card;
    if (open) return [];
    if (this.picks.length <= MOST_CHIPS) return this.picks;
    // Ends of a move are on the board; what begins it is not given up for them.
    return this.ahead.length ? this.picks.filter((pick) => pick.ways.some((way) => way.length === 1)) : [];
  });
  /** A target is chosen and how is still open: the targets stay where they are, the ways come after them. */
  readonly targetsFirst = $derived.by(() => !!this.pick && this.remaining.length > 1);
  /** What the keys 1 to 9 stand for: cards, until one is chosen and something else is open. */
  readonly keysOn: "cards" | "offers" = $derived.by(() => {
    const open = this.offers.length + this.chips.length > 0;
    const asked = this.cards.some((one) => one.ways.length);
    return open && (this.card || !asked) ? "offers" : "cards";
  });
  readonly shown = $derived.by(() => this.pointedWay() ?? this.candidate);
  readonly prospect: Prospect | null = $derived.by(() => this.shown && this.prospectOf(this.shown));
  readonly after: unknown = $derived.by(() => {
    const changes = this.prospect?.effect.changes;
    const view = this.race.position?.view;
    return changes && view ? { ...(view as object), ...changes } : null;
  });

  /** Where a move can end that begins with what is chosen or pointed at. */
  readonly reach: readonly Pick[] = $derived.by(() => {
    const view = this.race.position?.view;
    const [card, pick] = this.seen();
    if (!view || (!card && !pick)) return [];
    return this.face().reach?.(view, this.begins(card, pick)) ?? [];
  });

  /** The best that a card can come to: for the chosen car, else for any. */
  bestOf(card: HandCard): Best | null {
    const view = this.race.position?.view;
    const begins = this.begins(card, this.starter);
    return view ? (this.face().best?.(view, begins.length ? begins : this.begins(card, null)) ?? null) : null;
  }

  /** What was chosen first where the end of a move is chosen now: the car. */
  private readonly starter = $derived.by(() => {
    const { pick } = this;
    if (!pick || pick.ways.some((way) => way.length === 1)) return pick;
    return this.everyPick.find((one) => stands(one, [this.now.begun])) ?? null;
  });

  private begins(card: HandCard | null, pick: Pick | null): Prospect[] {
    return this.leftBy(card, pick).flatMap((way) => (way.length === 1 ? (this.prospectOf(way) ?? []) : []));
  }

  /** Card and target, as chosen or as pointed at. */
  private seen(): [HandCard | null, Pick | null] {
    const at = this.pointing;
    const card = at?.kind === "card" ? this.cards.find((one) => one.id === at.id) : this.card;
    const pick = at?.kind === "pick" ? this.picks.find((one) => one.id === at.id) : this.starter;
    const kept = at?.kind === "card" && pick && !this.leftBy(card ?? null, pick).length ? null : pick;
    return [card ?? null, kept ?? null];
  }

  /** Why what is pointed at cannot be chosen. */
  readonly reason: Reason | null = $derived.by(() => {
    const position = this.race.position;
    if (!this.vain || !position?.view || !this.race.asked || this.vain.number !== position.number) return null;
    const { thing } = this.vain;
    const card = thing.kind === "card" ? this.cards.find((one) => one.id === thing.id) : undefined;
    if (thing.kind !== "card" && !this.isKnownIllegal(thing)) return null;
    if (card?.refusal) return { text: card.refusal, clause: card.clause ?? position.clause };
    const told = this.face().whyNot?.(thing, position, position.view, this.race.company);
    return told ?? { text: t("decision-not-asked", { kind: thing.kind }), clause: position.clause };
  });

  /** What can be chosen on the board is known only with the whole moves. */
  private isKnownIllegal(thing: Thing): boolean {
    return this.race.previewed !== null && !this.picks.some((pick) => pick.id === thing.id);
  }

  /** Whether a card can be chosen now; once one is, any other may take its place. */
  fits(card: HandCard): boolean {
    return this.leftBy(card, this.card ? null : this.pick).length > 0;
  }

  prospectOf(way: Way): Prospect | null {
    const known = [...(this.race.previewed?.prospects ?? []), ...this.ways, ...this.ahead];
    return known.find((one) => keyOf(one.tokens) === keyOf(way)) ?? null;
  }

  labelOf(way: Way): string {
    const said = way.length === 1 ? this.race.position?.words?.[way[0] ?? ""]?.label.trim() : "";
    if (said) return capital(said);
    const prospect = this.prospectOf(way);
    const view = this.race.position?.view;
    const others = this.offers.flatMap((one) => (one === way ? [] : (this.prospectOf(one) ?? [])));
    const told = prospect && view ? this.face().wayLabel?.(view, prospect, others) : "";
    return capital(told || prospect?.name || way.join(" "));
  }

  chooseCard(id: string): void {
    const card = this.now.card === id ? null : id;
    const found = this.cards.find((one) => one.id === card) ?? null;
    const keeps = found && this.pick && this.leftBy(found, this.pick).length > 0;
    this.choose({ card, pick: keeps ? this.now.pick : null, way: null });
  }

  choosePick(id: string): void {
    this.choose({ card: this.now.card, pick: this.now.pick === id ? null : id, way: null });
  }

  chooseWay(way: Way | null): void {
    const keeps = !way || !this.pick || stands(this.pick, way);
    this.choose({ card: this.now.card, pick: keeps ? this.now.pick : null, way });
  }

  /** A whole way at once, whatever was chosen before. */
  take(way: Way): void {
    this.choose({ card: null, pick: null, way });
  }

  ask(thing: Thing | null): void {
    this.vain = thing && { thing, number: this.race.position?.number ?? -1 };
  }

  point(at: Pointing | null): void {
    this.pointing = at;
    if (at) this.vain = null;
  }

  /** One step back; false if nothing was chosen. */
  back(): boolean {
    const { card, pick, way } = this.now;
    if (way && (card || pick)) this.choose({ card, pick, way: null });
    else if (pick && card) this.choose({ card, pick: null, way: null });
    else if (card || pick || way) this.choose({ card: null, pick: null, way: null });
    else return false;
    return true;
  }

  /** The next or previous target, for the arrow keys. */
  step(by: number): void {
    const ids = this.picks.map((one) => one.id);
    const offers = this.composed ? this.all : this.offers;
    if (ids.length && !offers.length) this.choosePick(next(ids, this.now.pick, by));
    else if (offers.length) {
      const keys = offers.map(keyOf);
      const at = keys.indexOf(next(keys, this.candidate && keyOf(this.candidate), by));
      this.chooseWay(offers[at] ?? []);
    } else if (this.cards.length) {
      const playable = this.cards.filter((one) => one.ways.length).map((one) => one.id);
      if (playable.length) this.chooseCard(next(playable, this.now.card, by));
    }
  }

  async confirm(): Promise<void> {
    const way = this.candidate;
    if (!way) return;
    this.pointing = null;
    await this.race.play(way);
  }

  private choose(part: Omit<Chosen, "number" | "begun">): void {
    const number = this.race.position?.number ?? -1;
    this.chosen = { ...part, number, begun: this.now.begun };
    this.pointing = null;
    this.vain = null;
    const way = this.candidate;
    if (way && way.length > 1) return;
    const begun = way?.[0] ?? "";
    this.chosen = { ...part, number, begun };
    if (begun) this.race.foresee?.(begun);
  }

  private leftBy(card: HandCard | null, pick: Pick | null): Way[] {
    const ways = pick ? [...this.all, ...this.aheadWays] : this.all;
    return ways.filter((way) => (!card || begins(card, way)) && (!pick || stands(pick, way)));
  }

  private settled(left: readonly Way[], pick: Pick | null): Way | null {
    if (left.length !== 1 && (!pick || left.some((way) => this.wantsCard(way)))) return null;
    return left[0] ?? null;
  }

  /** What was clicked says on which car; with which card is still open. */
  private wantsCard(way: Way): boolean {
    return !this.card && this.cards.some((one) => begins(one, way));
  }

  private isCovered(way: Way): boolean {
    return this.cards.some((one) => begins(one, way)) || this.everyPick.some((one) => stands(one, way));
  }

  private pointedWay(): Way | null {
    const at = this.pointing;
    if (!at) return null;
    if (at.kind === "way") return at.way;
    const card = at.kind === "card" ? this.cards.find((one) => one.id === at.id) : this.card;
    const pick = at.kind === "pick" ? this.picks.find((one) => one.id === at.id) : null;
    return this.settled(this.leftBy(card ?? null, pick ?? null), pick ?? null);
  }
}

function next(ids: readonly string[], current: string | null, by: number): string {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at < 0) return ids[by > 0 ? 0 : ids.length - 1] ?? "";
  return ids[(at + by + ids.length) % ids.length] ?? "";
}

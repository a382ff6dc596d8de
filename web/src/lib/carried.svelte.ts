/** What others did to one's own cars since one's last move: one line for each car and doing. */
import type { Carried, Company, Face } from "./face";
import type { Happened, Position } from "./told";

export interface CarriedCar extends Carried {
  readonly from: number;
  readonly to: number;
  /** Its place at present, which others may have changed again. */
  readonly now: number;
}

const MOST = 3;

type Places = ReadonlyMap<string, number>;

export class CarriedCars {
  list = $state.raw<readonly CarriedCar[]>([]);
  private places: Places = new Map();
  private index = -1;
  private own: number | null = null;

  /** Looks at each new position with what led to it; `own` is the index of one's last move. */
  see(face: Face, position: Position, news: readonly Happened[], company: Company, own: number | null): void {
    // Told again where nothing has moved.
    if (position.index === this.index) return;
    const before = this.places;
    this.places = new Map(face.rows(position.view, company).map((row) => [row.id, row.place]));
    if (position.index < this.index || own !== this.own) this.list = [];
    if (position.index > this.index && before.size)
      this.add(face.carried?.(news, position.view, company) ?? [], before);
    this.index = position.index;
    this.own = own;
  }

  private add(carried: readonly Carried[], before: Places): void {
    const now = new Map(this.list.map((one) => [`${one.id} ${one.text}`, one]));
    for (const one of carried) {
      const key = `${one.id} ${one.text}`;
      const from = now.get(key)?.from ?? before.get(one.id) ?? 0;
      now.delete(key);
      now.set(key, { ...one, from, to: this.places.get(one.id) ?? 0, now: 0 });
    }
    this.list = [...now.values()].slice(-MOST).map((one) => ({ ...one, now: this.places.get(one.id) ?? 0 }));
  }
}

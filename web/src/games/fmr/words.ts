/** The words of Formula Motor Racing: from its catalogue, as the terminal has them. */
import { say, tell, type Fact } from "../../lib/words";
import type { Company } from "../../lib/face";
import { COLOURS } from "./view";

const GAME = "FMR";

export const word = (id: string, args: Fact["args"] = {}): string => tell(GAME, id, args);

/** The same where it is about a seat: whoever reads is "you". */
export const told = (company: Company, id: string, seat: number, args: Fact["args"] = {}): string =>
  say(
    { id, args: { ...args, seat: { id: "seat", args: { n: seat } } } },
    { game: GAME, names: company.names, reader: company.reader },
  );

/** Of `b1`: "Blue 1". */
export const carName = (car: string): string => word(`car-${car}`);

/** Of `b`: "Blue". */
export const colourName = (letter: string): string => word(`colour-${COLOURS[letter]}`);

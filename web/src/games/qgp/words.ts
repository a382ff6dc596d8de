/** What the page says of Quick Grand Prix: messages of its catalogue. */
import { tell, type Fact } from "../../lib/words";

export const word = (id: string, args: NonNullable<Fact["args"]> = {}): string => tell("QGP", id, args);

/** `Red A` */
export const carName = (code: string): string => word(`car-${code.toLowerCase()}`);

/** What Thunder Alley and Grand Prix say alike: from the family's catalogue, as the terminal has it. */
import { capital, tell, type Fact } from "../../lib/words";
import { lane, progress } from "../track/place";

type Args = NonNullable<Fact["args"]>;

/** A message of the family. */
export const word = (id: string, args: Args = {}): string => tell("drafting", id, args);

/** The message of a thing: `card-rubbin-is-racin`. */
export const named = (kind: string, name: string): string => `${kind}-${name.replaceAll("_", "-")}`;

/** What a marker is called at the beginning of a line. */
export const wearName = (game: string, wear: string): string => capital(tell(game, named("wear", wear)));

export const circuitName = (circuit: string): string => word(named("circuit", circuit));

/** The arguments of the message `space`, of a place as it is printed beside the road. */
export const spaceArgs = (printed: string): { sector: string; lane: string } => ({
  sector: String(progress(printed)),
  lane: lane(printed),
});

/** Asks the rules that run in this browser. They are loaded with the first question, some five megabytes, and kept. */
import { base } from "./base";
import type {
  AllGames,
  Board,
  Draw,
  Drawn,
  Games,
  Judge,
  LookAt,
  Looked,
  Printed,
  Refused,
  Ruled,
  Stands,
  Tell,
} from "../wire/control";

type Request = Games | Tell | Draw | Judge | LookAt | Board;
type Reply = AllGames | Stands | Drawn | Ruled | Looked | Printed | Refused;
interface Heard {
  id: number;
  reply?: string;
  failed?: string;
}

const FOLDER = document.querySelector<HTMLMetaElement>("meta[name=engine]")?.content ?? "";

/** What the rules refuse, in their words. */
export class Refusal extends Error {}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (heard: Heard) => void>();

function started(): Worker {
  const made = new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<Heard>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  return made;
}

async function ask<T extends Reply>(request: Request): Promise<T> {
  worker ??= started();
  const id = (asked += 1);
  const heard = await new Promise<Heard>((done) => {
    waiting.set(id, done);
    const folder = new URL(`${base}assets/${FOLDER}/`, window.location.origin).href;
    worker?.postMessage({ id, folder, body: JSON.stringify(request) });
  });
  if (heard.reply === undefined) throw new Error(heard.failed);
  const reply = JSON.parse(heard.reply) as Reply;
  if (reply.type === "refused") throw new Refusal(reply.reason);
  return reply as T;
}

const SEEDS = 2 ** 32;

export const engine = {
  games: async () => (await ask<AllGames>({ type: "games" })).games,
  tell: async (setup: Tell["setup"], acts: Tell["acts"]) => (await ask<Stands>({ type: "tell", setup, acts })).told,
  draw: async (setup: Tell["setup"], acts: Tell["acts"]) => {
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    return (await ask<Drawn>({ type: "draw", setup, acts, seed: seed % SEEDS })).token;
  },
  look: async (position: LookAt["position"]) => (await ask<Looked>({ type: "look", position })).look,
  board: async (setup: Tell["setup"]) => (await ask<Printed>({ type: "board", setup })).board,
  judge: async (line: string, move: string) => (await ask<Ruled>({ type: "judge", line, move })).ruling,
};

// Drives tables over sockets: every seat answers as soon as it is asked, until enough moves are made.
//   node drive.cjs ours PORT TABLES MOVES [view]      node drive.cjs peer PORT TABLES MOVES
// Seats are driven as bots drive them, without views; `view` asks for them, as a page does.
// Prints `driving` when all are connected, and one JSON line at the end. A latency is from sending an answer to hearing that it was accepted.
const [mode, port, tables, wanted] = process.argv.slice(2).map((x, i) => (i ? Number(x) : x));
const view = process.argv[6] === "view";
const SEATS = 4;
const base = `http://127.0.0.1:${port}`;

const latencies = [];
let moves = 0;
let began = 0;
let last = 0;
let died = false;
const STUCK_MS = 30000;
let finished;
const done = new Promise((resolve) => (finished = resolve));

function made(since) {
  last = performance.now();
  latencies.push(last - since);
  moves += 1;
  if (moves === wanted) finished();
}

// The server has died under the load, or has lost a move: the round does not count.
function lost() {
  died = true;
  finished();
}

async function ask(path, body) {
  const reply = await fetch(base + path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

// Both ways give a function that starts a seat, to be called when all are connected.
async function ours() {
  const WebSocket = require("ws");
  const seats = Array.from({ length: SEATS }, (_, n) => ({ kind: "human", name: `Driver ${n + 1}` }));
  const starts = [];
  const open = async () => {
    const { table, held } = await ask("/api/tables", { game: "FMR", seats, pace_ms: 0 });
    return Promise.all(held.map(({ secret }) => new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table.id}/play`, { perMessageDeflate: false });
      let sent = 0;
      let position;
      let running = false;
      const act = () => {
        if (!running || !position.answers || moves >= wanted) return;
        sent = performance.now();
        const { number, answers } = position;
        socket.send(JSON.stringify({ type: "answer", number, token: answers[0], id: "a" }));
      };
      socket.on("open", () => socket.send(JSON.stringify({ type: "hello", secret, view })));
      socket.on("error", reject);
      socket.on("close", lost);
      socket.on("message", (data) => {
        let news = false;
        for (const line of data.toString().split("\n")) {
          const message = JSON.parse(line);
          if (message.type === "accepted") made(sent);
          else if (message.type === "refused") throw new Error(line);
          else if (message.type === "position") {
            news = true;
            if (!position) resolve(() => { running = true; act(); });
            position = message;
          }
        }
        if (!news) return;
        if (position.end && position.waiting.length === 0 && held[0].secret === secret && running) again();
        act();
      });
    })));
  };
  // A race that is over gives way to a new one, so that all tables are always busy.
  const again = () => { running_again.push(open().then((more) => more.forEach((start) => start()))); };
  const running_again = [];
  for (let n = 0; n < tables; n++) starts.push(...(await open()));
  return starts;
}

async function peer() {
  const { io } = require("socket.io-client");
  const starts = [];
  for (let n = 0; n < tables; n++) {
    const { matchID } = await ask("/games/count/create", { numPlayers: SEATS });
    for (let seat = 0; seat < SEATS; seat++) {
      const playerID = String(seat);
      const { playerCredentials } = await ask(`/games/count/${matchID}/join`, { playerID, playerName: `Driver ${seat + 1}` });
      starts.push(await new Promise((resolve, reject) => {
        const socket = io(`${base}/count`, { transports: ["websocket"], forceNew: true });
        let sent = 0;
        let state;
        let running = false;
        const act = () => {
          if (!running || state.ctx.currentPlayer !== playerID || moves >= wanted) return;
          sent = performance.now();
          const payload = { type: "add", args: [], playerID, credentials: playerCredentials };
          socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
        };
        socket.on("connect_error", reject);
        socket.on("disconnect", lost);
        socket.on("connect", () => socket.emit("sync", matchID, playerID, playerCredentials, SEATS));
        socket.on("sync", (_, info) => {
          const first = !state;
          state = info.state;
          if (first) resolve(() => { running = true; act(); });
        });
        socket.on("update", (_, next) => {
          if (sent && next._stateID > state._stateID) { made(sent); sent = 0; }
          state = next;
          act();
        });
      }));
    }
  }
  return starts;
}

(async () => {
  const starts = await (mode === "ours" ? ours() : peer());
  console.log("driving");
  began = performance.now();
  last = began;
  starts.forEach((start) => start());
  setInterval(() => performance.now() - last > STUCK_MS && lost(), 1000);
  await done;
  const seconds = (last - began) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
  console.log(JSON.stringify({ moves, died, seconds, per_second: moves / seconds, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
})();

// A boardgame.io server with its FlatFile storage: a game in which a move counts to one more.
const { Server, FlatFile } = require("boardgame.io/server");

const [port, dir] = process.argv.slice(2);
const count = {
  name: "count",
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.n += 1; } },
};
const server = Server({ games: [count], db: new FlatFile({ dir }), origins: ["*"] });
server.run(Number(port)).then(() => console.log("ready"));

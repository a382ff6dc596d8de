// A bot in JavaScript, without any dependency: it plays any game at the table by answering at random.
//
//   slipstream bot FMR --join http://localhost:8500/t/TABLE --run "node examples/bot.mjs"
//       JSON lines over standard input and output; slipstream opens the connection.
//   node --experimental-websocket examples/bot.mjs ws://localhost:8500/api/tables/TABLE/play SECRET
//       the same messages over a WebSocket of its own (node 22 needs no flag).
//
// docs/protocol.md describes the messages.

import { createInterface } from "node:readline";

/** The reply to one message of the table, or nothing. */
function reply(message) {
  if (message.type !== "position" || !message.answers || message.mine) return undefined;
  const token = message.answers[Math.floor(Math.random() * message.answers.length)];
  return { type: "answer", number: message.number, token };
}

function hear(line, send) {
  const message = JSON.parse(line);
  const answer = reply(message);
  if (answer) send(JSON.stringify(answer));
  return message.type === "position" && message.end !== undefined;
}

const [url, secret] = process.argv.slice(2);
if (url) {
  const socket = new WebSocket(url);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", secret, view: false }));
  socket.onmessage = ({ data }) => {
    const over = data.split("\n").map((line) => hear(line, (text) => socket.send(text)));
    if (over.includes(true)) socket.close();
  };
  socket.onclose = () => process.exit(0);
} else {
  const lines = createInterface({ input: process.stdin });
  lines.on("line", (line) => hear(line, (text) => process.stdout.write(text + "\n")));
}

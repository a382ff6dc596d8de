/** After the build: beside each asset the same by Brotli, for the server to send. It would be too slow to do there. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const folder = new URL("../src/slipstream/table/page/assets/", import.meta.url);
for (const name of readdirSync(folder)) {
  const body = readFileSync(new URL(name, folder));
  const packed = brotliCompressSync(body);
  if (packed.length < 0.9 * body.length) writeFileSync(new URL(`${name}.br`, folder), packed);
}

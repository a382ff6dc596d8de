/** After the build: beside each asset the same by Brotli, for the server to send. It would be too slow to do there. */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const folder = new URL("../src/slipstream/table/page/assets/", import.meta.url);
/** The best that Brotli can do takes half a minute for an interpreter. */
const LARGE = 1_000_000;
const PACKED = /\.(zip|whl|woff2|png)$/;

for (const name of readdirSync(folder, { recursive: true })) {
  const file = new URL(name, folder);
  if (!statSync(file).isFile() || PACKED.test(name)) continue;
  const body = readFileSync(file);
  const quality = body.length > LARGE ? 9 : 11;
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  if (packed.length < 0.9 * body.length) writeFileSync(new URL(`${name}.br`, folder), packed);
}

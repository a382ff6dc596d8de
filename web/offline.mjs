/** After the build: the rules among the assets, and the service worker of race control, which keeps all that it needs. */
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const ENGINE = here("../build/engine/");
const PAGE = here("../src/slipstream/table/page/");

function hashOf(bodies) {
  const hash = createHash("sha256");
  for (const body of bodies) hash.update(body);
  return hash.digest("hex").slice(0, 8);
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => statSync(folder + name).isFile())
    .toSorted();

/** Named by what is in it, as all assets are; the page is told the name. */
const folder = `engine-${hashOf(filesIn(ENGINE).map((name) => readFileSync(ENGINE + name)))}`;
cpSync(ENGINE, `${PAGE}assets/${folder}`, { recursive: true });
const front = readFileSync(`${PAGE}index.html`, "utf8").replace(/(name="engine" content=")/, `$1${folder}`);
writeFileSync(`${PAGE}index.html`, front);

const assets = filesIn(`${PAGE}assets/`).map((name) => `assets/${name}`);
const kept = [...assets, "control.webmanifest", "mark.svg", "control/"];
const script = readFileSync(here("./control-sw.js"), "utf8");
writeFileSync(
  `${PAGE}control-sw.js`,
  script
    .replace("__FILES__", JSON.stringify(kept))
    .replace("__VERSION__", JSON.stringify(hashOf([script, front, ...assets]))),
);

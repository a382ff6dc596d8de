/** The rules themselves, in Python, in a thread of the browser: each request is one line of JSON, and so is its answer. */
interface Python {
  unpackArchive(body: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): { answer(body: string): string };
}

const PACKAGES = ["msgspec.whl", "mypy_extensions.whl", "slipstream.zip"];
const FOLDER = "/lib/python3.14/site-packages";

async function load(folder: string): Promise<(body: string) => string> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<Python>;
  };
  const [python, ...packages] = await Promise.all([
    loadPyodide({ indexURL: folder }),
    ...PACKAGES.map(async (name) => (await fetch(folder + name)).arrayBuffer()),
  ]);
  for (const body of packages) python.unpackArchive(body, "zip", { extractDir: FOLDER });
  return python.pyimport("slipstream.race_control.door").answer;
}

let loaded: Promise<(body: string) => string> | undefined;

self.onmessage = async ({ data }: MessageEvent<{ id: number; folder: string; body: string }>): Promise<void> => {
  try {
    loaded ??= load(data.folder);
    self.postMessage({ id: data.id, reply: (await loaded)(data.body) });
  } catch (error) {
    loaded = undefined;
    self.postMessage({ id: data.id, failed: String(error) });
  }
};

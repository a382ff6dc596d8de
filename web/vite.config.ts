import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // The page may be in a folder of its server, which only the server knows.
  base: "./",
  build: {
    outDir: "../src/slipstream/table/page",
    emptyOutDir: true,
    // The server's policy allows no data: addresses and no inline code.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The licence of the typeface has no ending of its own.
      output: {
        assetFileNames: ({ names }) => `assets/[name]-[hash]${names[0]?.includes(".") ? "[extname]" : ".txt"}`,
      },
    },
    target: "es2022",
    // light-dark() is kept as it is: one palette, no doubled rules.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  // Tests compare the page with the data of the games.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8500", ws: true } } },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 30_000,
  },
}));

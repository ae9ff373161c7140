import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compress } from "./plugins/compress.ts";
import { icons } from "./plugins/icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SHAMBLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons(), compress()],
  resolve: { alias: { "~": here("./src") } },
  build: {
    outDir: process.env.SHAMBLE_WEB_DIST ?? here("../src/shamble/web_dist"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files: every request has headers of its own.
        advancedChunks: {
          groups: [
            { name: "base", test: /node_modules|src\/(net|shell|route|art\/(seats|palette))/ },
            { name: "parts", test: /src\/parts/ },
            { name: "table", test: /src\/(table|pages\/(Table|Replay))/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [here("..")] },
    proxy: {
      "/api": { target: server, headers: { origin: server } },
      "/games": { target: server, headers: { origin: server } },
      "/ws": { target: server, ws: true, headers: { origin: server } },
    },
  },
});

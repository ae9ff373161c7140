// Runs every src/**/*.test.ts with node's own test runner, through the page's Vite configuration:
//   node src/art/dev/run-tests.mjs      (in web/)
import { readdirSync } from "node:fs";
import { createServer } from "vite";

const server = await createServer({ server: { middlewareMode: true, hmr: false, ws: false, watch: null }, appType: "custom", logLevel: "error", optimizeDeps: { noDiscovery: true } });
const tests = readdirSync("src", { recursive: true }).filter((name) => name.endsWith(".test.ts"));
for (const file of tests) await server.ssrLoadModule(`/src/${file}`);
await server.close();

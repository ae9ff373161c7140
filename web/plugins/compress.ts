import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SMALLEST = 500;

/** Beside every built text a `.br` and a `.gz`, so that the server need not compress anything. */
export function compress(): Plugin {
  return {
    name: "shamble-compress",
    apply: "build",
    enforce: "post",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
        const file = join(dir!, name);
        const source = readFileSync(file);
        if (source.length < SMALLEST) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${file}.br`, brotliCompressSync(source, { params }));
        writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}

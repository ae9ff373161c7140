import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SMALLEST = 500;

/** Beside every built text a `.br` and a `.gz`, so that the server need not compress anything. */
export function compress(): Plugin {
  return {
    name: "shamble-compress",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
        const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (source.length < SMALLEST) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        const emit = (end: string, data: Uint8Array) =>
          this.emitFile({ type: "asset", fileName: name + end, source: data });
        emit(".br", brotliCompressSync(source, { params: quality }));
        emit(".gz", gzipSync(source, { level: 9 }));
      }
    },
  };
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/**
 * `import zombie from "icon:game-icons/shambling-zombie"`: one icon of an installed set, as a module.
 * What nobody imports is in no file that we build.
 */
export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const sets = new Map<string, IconSet>();

  function load(set: string): IconSet {
    let found = sets.get(set);
    if (!found) {
      const file = require.resolve(`@iconify-json/${set}/icons.json`);
      found = JSON.parse(readFileSync(file, "utf8")) as IconSet;
      sets.set(set, found);
    }
    return found;
  }

  return {
    name: "shamble-icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      const [set, name] = id.slice("\0icon:".length).split("/");
      const { icons, aliases, width = 16, height = 16 } = load(set);
      const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? ""];
      if (!icon) this.error(`there is no icon ${name} in ${set}`);
      const made = {
        name: `${set}/${name}`,
        body: icon.body,
        width: icon.width ?? width,
        height: icon.height ?? height,
      };
      return `export default ${JSON.stringify(made)}`;
    },
  };
}

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

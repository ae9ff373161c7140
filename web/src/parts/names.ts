/** Names for what the server only knows by short words. */
import { ui } from "~/shell/ui.svelte";

export function levelName(level: string): string {
  const key = `level-${level}`;
  return ui.say.has(key) ? ui.say(key) : level;
}

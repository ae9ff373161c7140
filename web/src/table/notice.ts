/** What the server tells everybody at a table, in the reader's words. */
import type { LineMessage } from "~/protocol.gen";
import { ui } from "~/shell/ui.svelte";

export function noticeText(line: LineMessage): string {
  const key = `notice-${line.key}`;
  if (!ui.say.has(key)) return line.name;
  const number = (line.seat ?? 0) + 1;
  const name = line.name || ui.say("seat", { number });
  const detail = line.key === "absence" ? ui.say("seconds", { seconds: Number(line.text) }) : line.text;
  return ui.say(key, { name, detail: detail || ui.say("somebody") });
}

/** What a screen reader says of a thing: its name, what it shows, whether it can be chosen. */
import type { Scene } from "./scene.svelte";
import type { Thing } from "~/protocol.gen";
import { ui } from "./ui.svelte";

export function spokenName(scene: Scene, thing: Thing, label = ""): string {
  const parts = [scene.say.thing(thing.domain, thing.id)];
  if (label) parts.push(label);
  if (scene.isPicked(thing)) parts.push(ui.say("thing-picked"));
  else if (scene.isTarget(thing)) parts.push(ui.say("thing-target"));
  return parts.join(scene.lang === "ja" ? "、" : ", ");
}

/** Short names for where there is little room. */
import type { Scene } from "~/shell/board";
import { SURVIVORS } from "./content";

export function nameOf(scene: Scene, survivor: number): string {
  return scene.say.thing("survivor", SURVIVORS[survivor] ?? "");
}

export function firstName(scene: Scene, survivor: number): string {
  return nameOf(scene, survivor).split(/[ ・＝]/)[0]!;
}

export function placeName(scene: Scene, place: number): string {
  return scene.say.thing("place", scene.id("place", place));
}

/** How wide a text is, in signs: full-width ones count double. */
export function wide(text: string): number {
  return [...text].reduce((n, c) => n + (c > "⺀" ? 2 : 1), 0);
}

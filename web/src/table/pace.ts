/** How long an event is shown, at speed 1. */
import type { EventMessage } from "~/protocol.gen";
import type { Scene } from "~/shell/scene.svelte";

const USUAL = 0.7;

export function eventSeconds(scene: Scene, event: EventMessage): number {
  return scene.game.seconds?.(event) ?? USUAL;
}

import type { EventMessage, Scene } from "~/shell/board";
import { fluentKey } from "~/shell/words";

/** Events as lines: one whose words have `.joins` continues the line before it. */
export function linesOf(events: EventMessage[], scene: Scene): EventMessage[][] {
  const lines: EventMessage[][] = [];
  for (const event of events) {
    const joins = scene.say.attribute(fluentKey("event", event.kind), "joins");
    if (joins && lines.length > 0) lines.at(-1)!.push(event);
    else lines.push([event]);
  }
  return lines;
}

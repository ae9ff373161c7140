/** Whether something other than the free choice of a turn is asked of this seat. */
import type { Scene } from "~/shell/board";

export function isAsked(scene: Scene): boolean {
  const prompt = scene.view.prompt;
  if (scene.seat === null || prompt === null || prompt.question === "turn") return false;
  return scene.view.actions.length > 0 || scene.view.own_answer !== null;
}

/** Where the own token could go. */
import type { ActionMessage, Scene } from "~/shell/board";
import { risings, stateOf } from "./content";

/** The moves that can be chosen, by the space that is pointed at. */
export function landingsOf(scene: Scene): Map<number, ActionMessage> {
  const found = new Map<number, ActionMessage>();
  const me = scene.seat;
  if (me === null || scene.beat < scene.step.length) return found;
  const s = stateOf(scene);
  const here = s.at[me]!;
  for (const action of scene.remaining) {
    const n = Number(Object.values(action.args)[0]?.id ?? 0);
    if (action.kind === "forward") found.set(here + n, action);
    else if (action.kind === "backward") found.set(here - n, action);
    else if (action.kind === "stay") found.set(here, action);
    else if (action.kind === "ambush") found.set(n, action);
    else if (action.kind === "decline" && scene.view.prompt?.question === "ambush_rise") {
      const usual = risings(s, scene.view.prompt).find((one) => one.seat === me);
      if (usual) found.set(usual.space, action);
    }
  }
  return found;
}

/** How far one gets with and without a drink, before it is decided. */
export function reachOf(scene: Scene): { space: number; more: number }[] {
  const me = scene.seat;
  if (me === null || scene.view.prompt?.question !== "drink") return [];
  const s = stateOf(scene);
  const far = (kind: string) => Number(scene.view.actions.find((action) => action.kind === kind)?.forecast.reach ?? 0);
  const [sober, drunk] = [far("decline"), far("drink")];
  return [...new Set([sober, drunk])].map((reach) => ({ space: Math.min(s.goal, s.at[me]! + reach), more: reach - sober }));
}

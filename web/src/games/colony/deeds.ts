/**
 * What dice can do. An action with a die names a survivor and a die; where it happens and what it
 * is done to follow from that. So touching the zombies of a place chooses the attack there.
 */
import type { ActionMessage, Scene } from "~/shell/board";
import { indexOf, stateOf } from "./content";

/** Kinds of action that cost a die, in the order of the rule book. */
export const DIE_DEEDS = ["attack", "strike", "search", "barricade", "clean", "attract"] as const;

/** The actions of a kind among those still possible, by survivors who stand at the place. */
export function deedsAt(scene: Scene, kind: string, place: number): ActionMessage[] {
  const s = stateOf(scene);
  return scene.remaining.filter(
    (a) => a.kind === kind && a.args.survivor !== undefined && s.place[indexOf("survivor", a.args.survivor.id)] === place,
  );
}

/** Choose a kind as far as it is clear whose deed it is: what stays open lights up. */
export function begin(scene: Scene, kind: string, fitting: ActionMessage[]): void {
  if (fitting.length === 0) {
    scene.whyNotKind(kind);
    return;
  }
  if (fitting.length === 1) {
    scene.propose(fitting[0]!);
    return;
  }
  scene.kind = kind;
  const first = fitting[0]!.args.survivor;
  const only = first && fitting.every((a) => a.args.survivor?.id === first.id);
  if (only && !scene.isPicked(first)) scene.pick(first);
}

/** The entrance that was touched: it answers the question which one, when it comes. */
export const wish = { entrance: -1 };

/** What one die can still do: a line of the assistant. */
export interface Line {
  survivor: number;
  deeds: ActionMessage[];
}

/** For the die that is picked, or a value, who can do what with it. */
export function linesFor(scene: Scene, die: number): Line[] {
  const lines = new Map<number, ActionMessage[]>();
  for (const action of scene.view.actions) {
    if (indexOf("die", action.args.die?.id) !== die || !action.args.survivor) continue;
    const x = indexOf("survivor", action.args.survivor.id);
    lines.set(x, [...(lines.get(x) ?? []), action]);
  }
  return [...lines].map(([survivor, deeds]) => ({ survivor, deeds }));
}

/** The kinds of deed that a die of this value is good for, with how many survivors. */
export function kindsFor(scene: Scene, die: number): Array<{ kind: string; count: number }> {
  const found = new Map<string, number>();
  for (const action of scene.view.actions) {
    if (indexOf("die", action.args.die?.id) === die) found.set(action.kind, (found.get(action.kind) ?? 0) + 1);
  }
  return [...found].map(([kind, count]) => ({ kind, count }));
}

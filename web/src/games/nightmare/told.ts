/** The position as it is told: what was before, and the events of the step up to the beat. */
import type { State } from "~/games.gen/nightmare";
import type { EventMessage } from "~/shell/board";
import { ZOMBIE } from "./content";

export interface Told {
  at: number[];
  role: number[];
  down: number;
  walkers: number[];
}

const STEPS = new Set(["moved", "jumped", "blocked", "stayed", "rose"]);

export function told(s: State, step: readonly EventMessage[], beat: number, before: State | null): Told {
  const now = { at: s.at, role: s.role, down: s.down, walkers: s.walkers };
  if (!before || beat >= step.length || before.goal !== s.goal) return now;
  const at = [...before.at];
  const role = [...before.role];
  const walkers = [...before.walkers];
  let down = before.down;
  for (const event of step.slice(0, beat + 1)) {
    const seat = Number(event.args.seat?.id ?? -1);
    const space = Number(event.args.space?.id ?? 0);
    if (STEPS.has(event.kind)) at[seat] = space;
    if (event.kind === "rose") down &= ~(1 << seat);
    if (event.kind === "went_down") down |= 1 << seat;
    if (event.kind === "turned") [at[seat], role[seat]] = [space, ZOMBIE];
    if (event.kind === "walker_placed") walkers[space] = (walkers[space] ?? 0) + 1;
    if (event.kind === "shot_walker" || event.kind === "walker_killed")
      walkers[space] = Math.max(0, (walkers[space] ?? 0) - 1);
    if (event.kind.startsWith("walkers_")) walkers.splice(0, walkers.length, ...s.walkers);
  }
  return { at, role, down, walkers };
}

const QUICK = new Set(["phase", "ticked", "stayed", "keep_hidden", "pledged", "round", "reshuffled", "wielded", "expired"]);
const SLOW = new Set(["turned", "killed", "blood_revealed", "ended", "through", "evolved", "hive_evolved"]);

export function seconds(event: EventMessage): number {
  if (QUICK.has(event.kind)) return 0.3;
  if (SLOW.has(event.kind)) return 1.3;
  return event.kind === "card" ? 1.1 : 0.6;
}

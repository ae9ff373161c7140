/** Lines of sight. OUT-013 to OUT-019. */
import { has, isRoom, neighbour, type State } from "./content";

/** How far to shift `ways` for the connections with every door open. */
export const HAS_ALL = 4;

/** OUT-019: the range at which a zone sees another, -1 if it does not. */
export function sight(s: State, zone: number, target: number): number {
  if (zone === target) return 0;
  for (let way = 0; way < 4; way++) {
    for (let at = zone, crossed = 0; runsOn(s, zone, way, at, crossed); ) {
      at = neighbour(at, way);
      crossed += 1;
      if (at === target) return crossed;
    }
  }
  return -1;
}

function runsOn(s: State, zone: number, way: number, at: number, crossed: number): boolean {
  if (!has(s.ways[at]!, way)) return false;
  if (crossed > 0 && isRoom(s, at)) return false;
  return !(crossed > 0 && isRoom(s, zone) && isRoom(s, neighbour(at, way)));
}

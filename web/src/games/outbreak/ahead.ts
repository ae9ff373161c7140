/**
 * The next zombie step from what everybody sees: which horde goes where, and why. The same as the
 * game's own `ahead.py`, over the same map; OUT-173 to OUT-187.
 */
import { HAS_ALL, sight } from "./sight";
import { has, isLiving, isSilent, neighbour, published, team, zombiesIn, zonesOf, type State } from "./content";

export type Why = "noise" | "sight" | "nearby" | "behind_doors" | "ruckus";

export interface Pull {
  target: number;
  noise: number;
  why: Why;
}

export interface Horde {
  zone: number;
  deed: "attack" | "move" | "split" | "stay";
  /** The zones it goes to; the leader may have to choose among them. */
  to: number[];
  pulls: Pull[];
}

interface Flood {
  reach: Map<number, number>;
  /** The first ways of all shortest routes. */
  heading: Map<number, number>;
}

/** `doors`: as if all of them were open. */
export function flood(s: State, origin: number, doors: boolean): Flood {
  const reach = new Map([[origin, 0]]);
  const heading = new Map([[origin, 0]]);
  const queue = [origin];
  for (const at of queue) {
    const ways = doors ? s.ways[at]! >> HAS_ALL : s.ways[at]!;
    for (let way = 0; way < 4; way++) {
      const other = neighbour(at, way);
      if (!has(ways, way) || other < 0) continue;
      const by = at === origin ? 1 << way : heading.get(at)!;
      const near = reach.get(at)! + 1;
      if (!reach.has(other)) {
        reach.set(other, near);
        heading.set(other, by);
        queue.push(other);
      } else if (reach.get(other) === near) heading.set(other, heading.get(other)! | by);
    }
  }
  return { reach, heading };
}

export function nextStep(s: State): Horde[] {
  const zones = zonesOf(s);
  const living = team(s).filter((who) => isLiving(s, who));
  const loud = new Map(zones.map((zone) => [zone, s.noise[zone]!]));
  for (const who of living) if (!isSilent(s, who)) loud.set(s.at[who]!, (loud.get(s.at[who]!) ?? 0) + 1);
  const highest = Math.max(0, ...loud.values());
  return zones
    .filter((zone) => zombiesIn(s.zombies, zone) > 0)
    .map((zone) => {
      if (living.some((who) => s.at[who] === zone)) return { zone, deed: "attack", to: [], pulls: [] };
      const { ways, pulls } = goes(s, zone, loud, highest, living);
      const to = [0, 1, 2, 3].filter((way) => has(ways, way)).map((way) => neighbour(zone, way));
      return { zone, deed: to.length > 1 ? "split" : to.length ? "move" : "stay", to, pulls };
    });
}

function goes(s: State, zone: number, loud: Map<number, number>, highest: number, living: number[]): { ways: number; pulls: Pull[] } {
  if (highest === 0) return { ways: 0, pulls: [] };
  const open = flood(s, zone, false);
  const homes = [...new Set(living.map((who) => s.at[who]!))];
  if (published(s, "sight_first")) {
    const seen = homes.filter((target) => sight(s, zone, target) > 0);
    const best = Math.max(-1, ...seen.map((target) => loud.get(target)!));
    if (best >= 0) return toward(open, seen.filter((target) => loud.get(target) === best), loud, "sight");
  }
  const noisiest = s.ruckus_zone >= 0 ? [s.ruckus_zone] : zonesOf(s).filter((one) => loud.get(one) === highest);
  if (noisiest.includes(zone)) return { ways: 0, pulls: [] };
  const why: Why = s.ruckus_zone >= 0 ? "ruckus" : "noise";
  const direct = toward(open, noisiest, loud, why);
  if (direct.ways) return direct;
  const near = homes.filter((target) => open.reach.has(target));
  const best = Math.max(0, ...near.map((target) => loud.get(target)!));
  if (best > 0) return toward(open, near.filter((target) => loud.get(target) === best), loud, "nearby");
  const found = toward(flood(s, zone, true), noisiest, loud, s.ruckus_zone >= 0 ? "ruckus" : "behind_doors");
  return { ways: found.ways & s.ways[zone]! & 15, pulls: found.pulls };
}

function toward(by: Flood, targets: number[], loud: Map<number, number>, why: Why): { ways: number; pulls: Pull[] } {
  let ways = 0;
  const pulls: Pull[] = [];
  for (const target of targets) {
    const heading = by.heading.get(target);
    if (heading === undefined) continue;
    if (heading & ~ways) pulls.push({ target, noise: loud.get(target) ?? 0, why });
    ways |= heading;
  }
  return { ways: ways & 15, pulls };
}

/** A shortest route, one zone after the other; empty if there is none. */
export function route(s: State, from: number, to: number): number[] {
  for (const doors of [false, true]) {
    const { reach } = flood(s, to, doors);
    if (!reach.has(from)) continue;
    const path = [from];
    while (path.at(-1) !== to) {
      const at = path.at(-1)!;
      const ways = doors ? s.ways[at]! >> HAS_ALL : s.ways[at]!;
      const next = [0, 1, 2, 3].filter((way) => has(ways, way)).map((way) => neighbour(at, way)).find((one) => reach.get(one) === reach.get(at)! - 1);
      if (next === undefined) return [];
      path.push(next);
    }
    return path;
  }
  return [];
}

/** What the page knows of the rule book, and the position read in the words of the game. */
import { domains, tables, type State } from "~/games.gen/outbreak";
import type { Scene, Thing } from "~/shell/board";

export type { State };
export const COLUMNS = tables.columns;
export const OFFSET = tables.offset;
export const GROUND = tables.ground;
export const GEAR = tables.gear;
export const SKILL = tables.skill;
export const GOAL = tables.goal;
export const STANDING = tables.standing;
export const TOKEN_KIND = tables.token_kind;
export const CAR_KIND = tables.car_kind;
export const WAYS = domains.way;
export const KINDS = domains.zombie;
export const WOUND = domains.gear.indexOf("wound");
const [BLANK_FACE, FIRED] = [tables.face, tables.fired];
/** In which order hits are assigned (OUT-089): the groups of equals among zombies. */
export const HIT_ORDER = [["walker"], ["fatty", "abomination"], ["runner"]] as const;

export function stateOf(scene: Scene): State {
  return scene.view.state as unknown as State;
}

export function has(bits: number, i: number): boolean {
  return ((bits >> i) & 1) === 1;
}

export function indexOf(domain: keyof typeof domains, id: string | number | undefined): number {
  return (domains[domain] as readonly string[]).indexOf(String(id));
}

export function thing(domain: keyof typeof domains, index: number): Thing {
  return { domain, id: (domains[domain] as readonly string[])[index] ?? "" };
}

// ---- zones

export function zoneName(scene: Scene, zone: number): string {
  return scene.say.thing("zone", domains.zone[zone] ?? "");
}

export function column(zone: number): number {
  return zone % COLUMNS;
}

export function row(zone: number): number {
  return Math.floor(zone / COLUMNS);
}

export function zonesOf(s: State): number[] {
  return s.zones.slice(0, s.zone_count);
}

export function isRoom(s: State, zone: number): boolean {
  return s.ground[zone]! >= GROUND.room;
}

/** The neighbour on one side, -1 beyond the edge of the map. */
export function neighbour(zone: number, way: number): number {
  if ((way === 1 && column(zone) === COLUMNS - 1) || (way === 3 && column(zone) === 0)) return -1;
  const other = zone + OFFSET[way]!;
  return other >= 0 && other < domains.zone.length ? other : -1;
}

/** The door on one side of a zone, -1 if there is none. */
export function doorAt(s: State, zone: number, way: number): number {
  for (let door = 0; door < s.door_count; door++) {
    const [from, by] = [s.door_zone[door]!, s.door_way[door]!];
    if (from === zone && by === way) return door;
    if (from + OFFSET[by]! === zone && (by + 2) % 4 === way) return door;
  }
  return -1;
}

export function isLocked(s: State, door: number): boolean {
  const colour = s.door_colour[door]!;
  return colour > 0 && !has(s.unlocked, colour) && s.door_open[door] === 0;
}

// ---- survivors

export function team(s: State): number[] {
  return s.circle.slice(0, s.team).filter((who) => who >= 0);
}

export function isLiving(s: Pick<State, "standing">, who: number): boolean {
  return s.standing[who] === STANDING.on_board;
}

export function levelOf(experience: number): number {
  return tables.level_from.filter((from) => experience >= from).length - 1;
}

/** OUT-159, OUT-160: of the most advanced living survivor. */
export function danger(s: State): number {
  return Math.max(0, ...team(s).filter((who) => isLiving(s, who)).map((who) => levelOf(s.experience[who]!)));
}

export function hasSkill(s: State, who: number, skill: keyof typeof SKILL): boolean {
  return s.skills[who]!.includes(SKILL[skill]);
}

export function isSilent(s: State, who: number): boolean {
  return hasSkill(s, who, "soundless") && s.audible[who] === 0;
}

export function woundsOf(s: State, who: number): number {
  return s.hold[who]!.filter((card) => card === WOUND).length;
}

export function slotsOf(s: State, who: number): number {
  return hasSkill(s, who, "deep_pockets") ? tables.slots : tables.slots - 1;
}

/** Whom a question is about, else who is in turn. */
export function subjectOf(scene: Scene): number {
  const s = stateOf(scene);
  const about = scene.view.prompt?.about.survivor;
  if (about) return indexOf("survivor", about.id);
  if (s.active >= 0) return s.active;
  return team(s).find((who) => s.owner[who] === scene.seat && isLiving(s, who)) ?? team(s)[0] ?? -1;
}

/** All have different initials. */
export function letterOf(who: number): string {
  return (domains.survivor[who] ?? "?")[0]!.toUpperCase();
}

// ---- cards

/** A card, whether its gun is loaded or not; -1 for an empty slot. */
export function face(card: number): number {
  return card < 0 ? -1 : card & BLANK_FACE;
}

export function isFired(card: number): boolean {
  return card >= FIRED;
}

export function gearId(card: number): string {
  return domains.gear[face(card)] ?? "";
}

// ---- noise

/** OUT-139: tokens, and one for each survivor that can be heard. */
export function noiseOf(s: State, zone: number): number {
  const heard = team(s).filter((who) => isLiving(s, who) && s.at[who] === zone && !isSilent(s, who));
  return s.noise[zone]! + heard.length;
}

export function zombiesIn(zombies: number[][], zone: number): number {
  return (zombies[zone] ?? []).reduce((n, count) => n + count, 0);
}

/** An option of the presets: 1 where the published way holds, 0 for the seed's. */
export function published(s: State, option: keyof typeof tables.option): boolean {
  const value = s.options[tables.option[option]]!;
  return (value === 0 ? s.options[tables.option.preset]! : value - 1) === 1;
}

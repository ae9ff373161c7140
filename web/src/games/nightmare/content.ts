/** Names and small questions about a position of Nightmare. */
import { domains, tables, type State } from "~/games.gen/nightmare";
import type { Scene, Thing } from "~/shell/board";

export const {
  event_set: EVENT_SET, event_category: EVENT_CATEGORY, bullet_icon: BULLET_ICON, extra_cards: EXTRA_CARDS, bonus: BONUS,
  duration: DURATION, face_up: FACE_UP, persists: PERSISTS, task: TASK, exclusive: EXCLUSIVE, blood_set: BLOOD_SET,
  weapons: WEAPONS, first_condition: FIRST_CONDITION, first_evolution: FIRST_EVOLUTION, approach: APPROACH, behind: BEHIND,
  quick_behind: QUICK_BEHIND, most_spaces: MOST_SPACES,
} = tables;
export const CARDS = domains.card;
export const GEAR = domains.gear;
export const BLOOD = domains.blood;
export const EVOLUTIONS = domains.evolution;
export const CONDITIONS = domains.condition;
export const COLOURS = domains.colour;
export const PHASES = domains.phase;

/** Questions about whom to do something to, outside of a fight. */
export const PEOPLE: ReadonlySet<string> = new Set(["betrayal", "challenge", "attack", "frenzy", "spit", "sense", "shooting", "clear"]);

export const HUMAN = 0;
export const ZOMBIE = 1;
export const SAFE = 2;
/** In place of a seat in `foe`. */
export const WALKER = 8;
export const EVENT_ZOMBIE = 9;
export const FOE_HUMAN = 10;

/** The colours that players choose; the figure wears it. */
export const CLOTH: readonly string[] = ["#b5472a", "#3f6f9c", "#5c7f4b", "#d9b84a", "#cf7a34", "#7d5a8c", "#e6dfcf", "#2b2f38"];

export function stateOf(scene: Scene): State {
  return scene.view.state as unknown as State;
}

export function bit(mask: number, i: number): boolean {
  return ((mask >> i) & 1) === 1;
}

export function seats(s: State): number[] {
  return Array.from({ length: s.players }, (_, i) => i);
}

export function seatsIn(s: State, mask: number): number[] {
  return seats(s).filter((p) => bit(mask, p));
}

export function onRoad(s: State, p: number): boolean {
  return s.role[p] === HUMAN || (s.role[p] === ZOMBIE && !bit(s.down, p));
}

/** Weapons and items of a seat, as indices of gear. */
export function gearOf(s: State, p: number): number[] {
  const weapons = s.hand[p]!.filter((w) => w >= 0);
  return [...weapons, ...s.items[p]!.flatMap((n, i) => Array<number>(n).fill(WEAPONS + i))];
}

/** Each kind that there is at least one of, with how many. */
export function kinds(counts: readonly number[]): { i: number; n: number }[] {
  return counts.map((n, i) => ({ i, n })).filter(({ n }) => n > 0);
}

export function copies(counts: readonly number[]): number[] {
  return counts.flatMap((n, i) => Array<number>(Math.max(0, n)).fill(i));
}

export interface Drop {
  index: number;
  /** As actions name it. */
  number: number;
  time: number;
  face: number;
}

/** The unrevealed blood cards of a seat; the face is there only for whom has looked. */
export function bloodOf(s: State, p: number): Drop[] {
  const found: Drop[] = [];
  for (let i = 0; i < s.blood_count; i++)
    if (s.blood_owner[i] === p) found.push({ index: i, number: i + 1, time: s.blood_time[i]!, face: s.blood_face[i] ?? -1 });
  return found;
}

export interface Pending {
  card: number;
  up: boolean;
  cards: number[];
}

export function pendingOf(s: State, p: number): Pending[] {
  const found: Pending[] = [];
  for (let i = 0; i < s.pending_count; i++)
    if (s.pending_keeper[i] === p) {
      const card = s.pending_card[i]!;
      found.push({ card, up: FACE_UP[card - FIRST_EVOLUTION] === 1, cards: s.pending[i]!.slice(0, s.pending_size[i]) });
    }
  return found;
}

/** What lies on a space, without the bullets. */
export function lyingOn(s: State, space: number): number[] {
  return s.lying.slice(0, s.lying_count).filter((_, i) => s.lying_at[i] === space);
}

export interface Rising {
  space: number;
  /** Nobody yet: an aggressor who dies. */
  seat: number | null;
}

const BETRAYED: ReadonlySet<string> = new Set(["gang_up", "fire", "fire_back", "engage", "engage_back", "weapons"]);

/** The space of the human combat that is fought, or that whoever is asked could begin. */
function battlefield(s: State, prompt: Scene["view"]["prompt"]): number | null {
  if (prompt?.question === "betrayal") return s.at[prompt.waiting[0]!] ?? null;
  return prompt && BETRAYED.has(prompt.question) && s.foe === FOE_HUMAN ? s.at[s.fighter]! : null;
}

/** NIT-133: where a zombie player who is down rises; NIT-127: where a dead aggressor would. */
export function risings(s: State, prompt: Scene["view"]["prompt"]): Rising[] {
  const found: Rising[] = [];
  const humans = seats(s).filter((p) => s.role[p] === HUMAN).map((p) => s.at[p]!);
  if (humans.length > 0)
    for (const p of seats(s).filter((q) => s.role[q] === ZOMBIE && bit(s.down, q))) {
      const back = s.face_up[p]![EVOLUTIONS.indexOf("quick_rise")]! > 0 ? QUICK_BEHIND : BEHIND;
      found.push({ space: Math.max(APPROACH, Math.min(...humans) - back), seat: p });
    }
  const space = battlefield(s, prompt);
  if (space !== null) found.push({ space: Math.max(APPROACH, space - BEHIND), seat: null });
  return found;
}

/** Gear as the question means it: one's own to use, or lying here to take; else a card to look at. */
export function gearThing(scene: Scene, gear: number, mine: boolean): Thing {
  const id = GEAR[gear]!;
  if (!mine) return { domain: "card", id: id === "own_knife" ? "kitchen_knife" : id };
  const asWeapon = { domain: "weapon", id };
  if (gear < WEAPONS && (scene.isTarget(asWeapon) || scene.isPicked(asWeapon))) return asWeapon;
  return { domain: "gear", id };
}

/** How many cards a weapon gives, and what is added to them. */
export function weaponFact(scene: Scene, gear: number): string {
  if (gear >= WEAPONS) return "";
  return scene.say("board-weapon", { cards: EXTRA_CARDS[gear]! }) + (BONUS[gear] ? ` +${BONUS[gear]}` : "");
}

/** How long an evolution works. */
export function lasts(scene: Scene, evolution: number): string {
  return scene.say(`board-lasts_${["permanent", "round", "once"][DURATION[evolution]!]}`);
}

export function actionOf(scene: Scene, kind: string) {
  return scene.remaining.find((a) => a.kind === kind) ?? null;
}

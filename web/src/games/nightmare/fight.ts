/** A fight as a small scene: who stands on which side, what was drawn, in which order. */
import type { State } from "~/games.gen/nightmare";
import type { ActionMessage, EventMessage, Scene } from "~/shell/board";
import { BONUS, EVENT_ZOMBIE, EXTRA_CARDS, FOE_HUMAN, GEAR, seatsIn, WALKER } from "./content";

export interface Drawn {
  value: number;
  draw: string;
  order: number;
}

/** NOBODY: a walker or an event zombie. */
export const NOBODY = -1;

export interface Fight {
  kind: "walker" | "event" | "zombie" | "human";
  /** Who draws first stands first. */
  left: number[];
  right: number[];
  cards: Map<number, Drawn[]>;
  results: Map<number, number>;
  weapons: Map<number, number[]>;
  fired: { from: number; to: number }[];
  fates: Map<number, string>;
  bonus: number;
  engaged: boolean;
}

function begun(kind: Fight["kind"], left: number[], right: number[], bonus = 0): Fight {
  return { kind, left, right, cards: new Map(), results: new Map(), weapons: new Map(), fired: [], fates: new Map(), bonus, engaged: kind !== "human" };
}

const KEPT = new Set(["melee", "tie", "dodge"]);
const FATES = new Set(["won", "lost", "dodged", "hit", "killed", "went_down", "plated"]);

/** What belongs to no fight: the one before it is over. Of a shot at a zombie only the shot is told. */
const OUTSIDE = new Set(["round", "card", "attacked", "shot", "shot_walker"]);

/** What a fight looks like after an event; never changes the one given. */
export function after(fight: Fight | null, event: EventMessage): Fight | null {
  const number = (name: string) => Number(event.args[name]?.id ?? NOBODY);
  const seat = number("seat");
  if (OUTSIDE.has(event.kind)) return null;
  if (event.kind === "fights_walker") return begun("walker", [seat], [NOBODY]);
  if (event.kind === "fights_event_zombie") return begun("event", [seat], [NOBODY], number("bonus"));
  if (event.kind === "fights") return begun("zombie", [seat], [number("zombie")]);
  if (event.kind === "turned_on") return begun("human", [number("target")], [seat]);
  if (!fight) return null;
  const next = { ...fight };
  if (event.kind === "joined") {
    if (fight.kind === "human") next.right = [...fight.right, seat];
    else next.left = [...fight.left, seat];
  } else if (event.kind === "drew" || event.kind === "foe_drew") {
    const draw = String(event.args.draw?.id);
    if (!KEPT.has(draw)) return fight;
    const who = event.kind === "drew" ? seat : fight.right[0]!;
    const order = [...fight.cards.values()].reduce((n, list) => n + list.length, 0) + 1;
    next.cards = new Map(fight.cards).set(who, [...(fight.cards.get(who) ?? []), { value: number("value"), draw, order }]);
  } else if (event.kind === "result") next.results = new Map(fight.results).set(seat, number("result"));
  else if (event.kind === "foe_result") next.results = new Map(fight.results).set(fight.right[0]!, number("result"));
  else if (event.kind === "wielded") {
    const weapon = GEAR.indexOf(String(event.args.weapon?.id) as (typeof GEAR)[number]);
    next.weapons = new Map(fight.weapons).set(seat, [...(fight.weapons.get(seat) ?? []), weapon]);
  } else if (event.kind === "fired") next.fired = [...fight.fired, { from: seat, to: number("target") }];
  else if (event.kind === "engaged") next.engaged = true;
  else if (FATES.has(event.kind)) next.fates = new Map(fight.fates).set(seat, event.kind);
  else if (event.kind === "walker_killed" || event.kind === "event_zombie_killed") next.fates = new Map(fight.fates).set(NOBODY, "killed");
  else return fight;
  return next;
}

/** Questions that are asked in the middle of a fight. */
export const FIGHTING = new Set(["join", "weapons", "disarm", "gang_up", "fire", "fire_back", "engage", "engage_back", "overpower", "thick_skull"]);

/** The fight of a position whose story is not known (the page was opened in the middle of it). */
export function fightOf(s: State): Fight | null {
  if (s.fighter < 0 || s.foe < 0) return null;
  if (s.foe === EVENT_ZOMBIE) return begun("event", [s.fighter], [NOBODY], s.foe_bonus);
  if (s.foe === FOE_HUMAN) {
    const others = seatsIn(s, s.gang).filter((p) => p !== s.initiator);
    return begun("human", [s.fighter], [s.initiator, ...others].filter((p) => p >= 0));
  }
  const left = [s.fighter, ...seatsIn(s, s.side).filter((p) => p !== s.fighter)];
  return s.foe === WALKER ? begun("walker", left, [NOBODY]) : begun("zombie", left, [s.foe]);
}

export interface Due {
  cards: number;
  bonus: number;
}

/** What is drawn with these weapons (NIT-077). */
export function dueWith(weapons: readonly number[]): Due {
  const sum = (of: readonly number[]) => weapons.reduce((n, weapon) => n + (of[weapon] ?? 0), 0);
  return { cards: 1 + sum(EXTRA_CARDS), bonus: sum(BONUS) };
}

/** What somebody would draw by this choice of weapons. */
export function due(s: State, seat: number, action: ActionMessage): Due {
  const held = s.hand[seat]!.filter((weapon) => weapon >= 0);
  const one = GEAR.indexOf(String(action.args.weapon?.id) as (typeof GEAR)[number]);
  return dueWith(action.kind === "wield_both" ? held : action.kind === "wield" ? [one] : []);
}

export function dueText(scene: Scene, { cards, bonus }: Due): string {
  return scene.say("board-due", { cards }) + (bonus ? ` +${bonus}` : "");
}

export function nameOf(scene: Scene, fight: Fight, seat: number): string {
  if (seat !== NOBODY) return scene.say.thing("seat", seat);
  return scene.say(fight.kind === "event" ? "board-event_zombie" : "board-walker");
}

/** What the zombie will draw, evolutions counted in, as the forecast of every choice says. */
export function foeDue(scene: Scene, question: string): Due | null {
  if (question !== "weapons") return null;
  const known = scene.view.actions.find((action) => action.forecast.foe_cards != null)?.forecast;
  return known ? { cards: Number(known.foe_cards), bonus: Number(known.foe_bonus) } : null;
}

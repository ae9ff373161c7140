/** What a slot of an inventory stands for in the question at hand, and cards dragged between slots. */
import { domains } from "~/games.gen/outbreak";
import type { ActionMessage, Scene, Thing } from "~/shell/board";
import { face, gearId, isFired, stateOf, subjectOf } from "./content";

const SLOTS = domains.slot;
export const DRAWN = -1; // instead of a slot: the card that has been drawn

export interface Held {
  who: number;
  slot: number;
}

export function question(scene: Scene): string {
  return scene.choosing ? (scene.view.prompt?.question ?? "") : "";
}

function isSwapping(scene: Scene): boolean {
  return ["swap", "exchange"].includes(question(scene));
}

/** The place of a slot where two survivors stand face to face. */
function placeOf(scene: Scene, at: Held): string {
  const s = stateOf(scene);
  if (at.who === s.swapper) return `own_${SLOTS[at.slot]}`;
  return at.who === s.partner ? `their_${SLOTS[at.slot]}` : "";
}

/** The thing that a touch of the slot means. Nothing is thrown away by a touch that could mean else. */
export function slotThing(scene: Scene, at: Held): Thing {
  const s = stateOf(scene);
  const id = SLOTS[at.slot]!;
  if (isSwapping(scene)) {
    const place = placeOf(scene, at);
    if (place) return { domain: "place", id: place };
  }
  const card = s.hold[at.who]![at.slot]!;
  if (at.who === subjectOf(scene)) {
    if (gearId(card).startsWith("ammo_") && scene.isTarget({ domain: "reroll", id: "ammo" })) return { domain: "reroll", id: "ammo" };
    for (const domain of at.slot < 2 ? ["hands", "hand"] : []) {
      if (scene.kind !== "discard" && isMeant(scene, { domain, id })) return { domain, id };
    }
    const slot = { domain: "slot", id };
    const fits = scene.remaining.filter((one) => one.args.slot?.id === id);
    if (fits.some((one) => one.kind !== "discard") || (fits.length > 0 && scene.kind === "discard") || scene.isPicked(slot)) return slot;
  }
  return face(card) >= 0 ? { domain: "gear", id: gearId(card) } : { domain: "slot", id };
}

function isMeant(scene: Scene, thing: Thing): boolean {
  return scene.isTarget(thing) || scene.isPicked(thing);
}

const BY_CARD: Record<string, string> = { goalie_mask: "mask", molotov: "throw" };
const BY_SKILL: Record<string, string> = { ruckus: "ruckus", rally: "rally", patch_up: "patch_up", soundless: "soundless_off" };

/** The kind of action that a card in a slot is for, if that kind names no card. */
export function slotDeed(scene: Scene, at: Held): string {
  if (at.who !== subjectOf(scene) || isSwapping(scene) || scene.kind === "discard") return "";
  const card = stateOf(scene).hold[at.who]![at.slot]!;
  return at.slot < 2 && isFired(card) ? "reload" : (BY_CARD[gearId(card)] ?? "");
}

export function skillDeed(scene: Scene, who: number, skill: string): string {
  return question(scene) === "turn" && who === subjectOf(scene) ? (BY_SKILL[skill] ?? "") : "";
}

/** Whether a card can be taken up here now. */
export function canDrag(scene: Scene, at: Held): boolean {
  const s = stateOf(scene);
  if (at.slot === DRAWN) return question(scene) === "place_card";
  if (face(s.hold[at.who]![at.slot]!) < 0) return false;
  if (isSwapping(scene)) return placeOf(scene, at) !== "";
  return question(scene) === "turn" && at.who === subjectOf(scene) && can(scene, "change") !== null;
}

function can(scene: Scene, kind: string): ActionMessage | null {
  return scene.view.actions.find((one) => one.kind === kind) ?? null;
}

function swapOf(scene: Scene, from: Held, to: Held): ActionMessage | null {
  const pair = [placeOf(scene, from), placeOf(scene, to)];
  return scene.view.actions.find((one) => one.kind === "swap" && pair.includes(String(one.args.a?.id)) && pair.includes(String(one.args.b?.id)) && pair[0] !== pair[1]) ?? null;
}

const SHOTS = ["shoot", "split_fire", "throw"];

/**
 * A finger cannot hover: its first touch of what would fire at once only aims, so that one sees who
 * would be hit; the second fires.
 */
export function aimsFirst(scene: Scene, thing: Thing): boolean {
  if (!scene.isTarget(thing)) return false;
  const fits = scene.remaining.filter((one) => Object.values(one.args).some((arg) => arg.domain === thing.domain && arg.id === thing.id));
  if (fits.length !== 1 || !SHOTS.includes(fits[0]!.kind) || scene.preview?.id === fits[0]!.id) return false;
  scene.consider(fits[0]!);
  return true;
}

/** Cards on their way: a swap begun in the turn itself first costs the gear action. */
export class Dragging {
  from = $state.raw<Held | null>(null);
  #wanted: { from: Held; to: Held } | null = null;

  drop(scene: Scene, to: Held): void {
    const from = this.from;
    this.from = null;
    if (!from || (from.who === to.who && from.slot === to.slot)) return;
    if (from.slot === DRAWN) {
      const id = SLOTS[to.slot];
      const fits = scene.view.actions.filter((one) => one.args.slot?.id === id && one.kind !== "discard");
      if (fits.length === 1 && to.who === subjectOf(scene)) scene.propose(fits[0]!);
      else if (fits.length > 1) scene.pick({ domain: "slot", id: id! });
      return;
    }
    if (isSwapping(scene)) {
      const action = swapOf(scene, from, to);
      if (action) scene.propose(action);
      return;
    }
    const change = can(scene, "change");
    if (question(scene) === "turn" && change && from.who === to.who) {
      this.#wanted = { from, to };
      scene.propose(change);
    }
  }

  /** The gear action has begun: do what it was begun for. */
  resume(scene: Scene): void {
    if (!this.#wanted || question(scene) === "turn") return;
    const wanted = this.#wanted;
    this.#wanted = null;
    if (question(scene) !== "swap") return;
    const action = swapOf(scene, wanted.from, wanted.to);
    if (action) scene.propose(action);
  }
}

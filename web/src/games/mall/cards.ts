/** What the cards look like. */
import camera from "icon:game-icons/cctv-camera";
import chainsaw from "icon:game-icons/chainsaw";
import axe from "icon:game-icons/fire-axe";
import bat from "icon:game-icons/baseball-bat";
import grenade from "icon:game-icons/grenade";
import hammer from "icon:game-icons/hammer-nails";
import hidden from "icon:game-icons/hanger";
import pistol from "icon:game-icons/pistol-gun";
import run from "icon:game-icons/run";
import threat from "icon:game-icons/shouting";
import type { IconData } from "~/shell/icon";
import { shotgun } from "./own-icons";
import type { Tone } from "~/art/card";
import { CARDS, KIND_OF_CARD, KINDS } from "./content";

const BY_KIND: Record<string, IconData> = { threat, camera, sprint: run, hardware: hammer, weapon_1: pistol, weapon_2: shotgun, hidden };
const BY_CARD: Record<string, IconData> = { fire_axe: axe, ball_bat: bat, pistol, shotgun, chainsaw, grenade };
const TONE: Record<string, Tone> = { threat: "rust", camera: "slate", sprint: "moss", hardware: "amber", weapon_1: "ink", weapon_2: "ink", hidden: "slate" };

export const ICONS: Record<string, IconData> = { threat, camera, sprint: run, hardware: hammer, weapon: pistol, hidden };

export function kindIcon(kind: string): IconData {
  return BY_KIND[kind] ?? threat;
}

export function cardIcon(card: number): IconData {
  return BY_CARD[CARDS[card]!] ?? kindIcon(KINDS[KIND_OF_CARD[card]!]!);
}

export function cardTone(card: number): Tone {
  return TONE[KINDS[KIND_OF_CARD[card]!]!] ?? "slate";
}

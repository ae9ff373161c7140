/** The pictures of the road's cards, by id; each is drawn once. */
import { Chance } from "~/art/chance";
import type { Piece } from "~/art/svg";
import { BARE } from "./bare";
import type { Draw } from "./common";
import { ENDS } from "./ends";
import { NOOKS } from "./nooks";
import { REFUGES } from "./refuges";
import { SHELTERS } from "./shelters";

export { FEET, GROUND, HEIGHT, HORIZON, ROAD, WIDTH } from "./common";
export { timePicture } from "./ends";

export const SCENES: Record<string, Draw> = { ...BARE, ...NOOKS, ...SHELTERS, ...REFUGES, ...ENDS };

const drawn = new Map<string, Piece>();

export function picture(card: string): Piece {
  let piece = drawn.get(card);
  if (!piece) {
    piece = SCENES[card]?.(new Chance(card)) ?? { body: "", light: "" };
    drawn.set(card, piece);
  }
  return piece;
}

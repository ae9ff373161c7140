/** Colours and signs that mean the same everywhere on the board. */
import { seatToken, type TokenLook } from "~/art/token";
import type { Shape } from "~/art/seats";
import type { Scene } from "~/shell/board";
import { letterOf } from "./content";

/** Danger levels: blue, yellow, orange, red; the word stands beside the colour wherever it matters. */
export const LEVEL_COLOURS = ["#56b4e9", "#f0e442", "#e69f00", "#e0533a"] as const;
/** Doors, spawn markers, objectives: red, blue, green. */
export const SIGN_COLOURS = ["#cf5b3d", "#4b8fd9", "#4bb06a"] as const;

export function baseOf(scene: Scene, seat: number, who: number): TokenLook {
  const shape = scene.table.seats[seat]?.shape as Shape | undefined;
  return { ...seatToken(seat, shape || undefined), letter: letterOf(who) };
}

/** What somebody looks like: a figure in the colour that was chosen, greener once dead. */
import { type Look, passerBy } from "~/art/looks";
import { BONE, INK, mix, MOSS } from "~/art/palette";
import { seatShape, type Shape } from "~/art/seats";
import type { State } from "~/games.gen/nightmare";
import type { Scene } from "~/shell/board";
import { CLOTH } from "./content";

export function look(s: State, seat: number, dead: boolean): Look {
  const cloth = CLOTH[s.colour[seat]!] ?? mix(BONE, INK, 0.4);
  const base = passerBy(`nightmare-${seat}`, dead);
  return { ...base, top: dead ? mix(cloth, MOSS, 0.25) : cloth, dress: base.dress === "coat" ? undefined : base.dress };
}

export function shapeOf(scene: Scene, seat: number): Shape {
  return (scene.table.seats[seat]?.shape as Shape | undefined) ?? seatShape(seat);
}

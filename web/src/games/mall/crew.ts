/** The four of a crew, in their owner's colour and shape. */
import type { Look } from "~/art/looks";
import { PEOPLE, ZOMBIES, type ZombieName } from "~/art/looks";
import { BONE, INK, dark, mix, pale } from "~/art/palette";
import { seatColour, seatShape, OUTLINES, type Shape } from "~/art/seats";
import type { TokenLook } from "~/art/token";
import type { Scene } from "~/shell/board";
import { tables } from "~/games.gen/mall";
import { LETTERS, type State } from "./content";

/** MAL-025: the colours of the crews. */
const COLOURS: Record<string, string> = {
  yellow: "#f0e442", red: "#d1372c", blue: "#56b4e9", green: "#009e73", black: "#545b66", brown: "#8a5a33",
};

/** What the crews of a table wear, by seat, as chosen. */
export function coloursOf(s: State): string[] {
  return s.colour.slice(0, s.players).map((colour) => COLOURS[tables.colour[colour] ?? "yellow"]!);
}

/** What a seat is drawn in: see `wear`. */
export function colourOf(seat: number): string {
  return seatColour(seat);
}

export function shapeOf(scene: Scene, seat: number): Shape {
  const shape = scene.table.seats[seat]?.shape ?? "";
  return shape in OUTLINES ? (shape as Shape) : seatShape(seat);
}

export function lookOf(seat: number, character: number): Look {
  const colour = colourOf(seat);
  const base: Look = { ...PEOPLE.walker, pack: undefined, scarf: undefined, top: colour, legs: dark(colour, 0.55) };
  switch (character) {
    case 0:
      return { ...base, girth: 0.92, cut: "long", hair: pale("#c98b3a", 0.2), dress: "skirt", legs: mix(colour, BONE, 0.2) };
    case 1:
      return { ...base, girth: 1.6, height: 1.06, cut: "bald", skin: "#b07a4e", legs: dark(colour, 0.6) };
    case 2:
      return { ...base, girth: 1.05, hat: "brim", dress: "coat", holds: "gun", legs: dark(INK, 0.1) };
    default:
      return { ...base, height: 0.66, cut: "ponytail", hair: "#3a2a20", dress: "skirt", legs: pale(colour, 0.5) };
  }
}

/** The base that a character stands on. */
export function baseOf(scene: Scene, seat: number, character: number, off = false): TokenLook {
  return { shape: shapeOf(scene, seat), colour: colourOf(seat), letter: LETTERS[character]!, off };
}

const KINDS: ZombieName[] = ["walker", "she", "officer", "rotten", "runner", "nurse", "bloated", "walker", "child", "rotten", "brute", "runner"];

export function zombieAt(place: number, i: number): Look {
  return ZOMBIES[KINDS[(place * 5 + i * 7) % KINDS.length]!];
}

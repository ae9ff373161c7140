/** Who the thirty survivors are to look at, and the helpless, and the dead. */
import type { Look } from "~/art/looks";
import { passerBy, PEOPLE, ZOMBIES, type ZombieName } from "~/art/looks";
import { AMBER, BONE, INK, MOSS, RUST, SLATE, WOOD, dark, mix, pale } from "~/art/palette";
import { circle, ellipse, path } from "~/art/svg";
import { seatColour, seatShape, OUTLINES, type Shape } from "~/art/seats";
import type { Scene } from "~/shell/board";
import { SURVIVORS } from "./content";

const P = PEOPLE;
const dressed: Partial<Record<(typeof SURVIVORS)[number], Partial<Look>>> = {
  owen_marsh: { ...P.farmer, holds: undefined },
  noel_tanner: { top: RUST, legs: dark(RUST, 0.2), hat: "woolly", girth: 1.4, hair: BONE, cut: "long", dress: "coat" },
  barnaby_rook: { top: INK, legs: dark(SLATE, 0.5), hat: "brim", dress: "coat" },
  felix_ward: { height: 0.86, top: mix(MOSS, AMBER, 0.4), hat: "cap" },
  rosa_bellamy: { ...P.cook, cut: "bun", hair: "#2a1d18", girth: 1.15 },
  denise_okoro: { ...P.officer, skin: "#7d5234", holds: undefined, cut: "bun" },
  tess_lindqvist: { top: pale(SLATE, 0.4), cut: "ponytail", hair: "#c79a4b" },
  curtis_boyle: { ...P.worker, hat: "cap" },
  mirela_vance: { top: mix(RUST, SLATE, 0.5), cut: "long", hair: "#2a1d18", dress: "skirt", scarf: AMBER },
  ilya_brandt: { top: dark(MOSS, 0.2), hat: "helmet", girth: 1.1 },
  gus_halloran: { ...P.farmer, hat: "cap", holds: undefined, hair: "#b9b6ae" },
  nora_finch: { top: pale(SLATE, 0.5), cut: "bun", dress: "skirt" },
  marco_steele: { top: INK, cut: "short", girth: 1.15 },
  helen_zhou: { top: mix(SLATE, BONE, 0.4), cut: "short", hair: "#1d1613", dress: "coat" },
  dale_hutchins: { ...P.biker, holds: undefined },
  priya_nair: { ...P.nurse, skin: "#b07a4e" },
  anton_kessler: { top: BONE, dress: "coat", hair: "#8a8783", legs: dark(SLATE, 0.4) },
  judith_ames: { ...P.elder },
  clara_mendes: { top: MOSS, dress: "skirt", cut: "curls", skin: "#d9a577" },
  simon_abadi: { top: dark(SLATE, 0.2), cut: "curls", skin: "#b07a4e" },
  toni_burke: { top: AMBER, legs: dark(SLATE, 0.4), hat: "helmet", cut: "ponytail" },
  victor_lang: { top: pale(SLATE, 0.3), hair: "#8a8783", dress: "coat" },
  ruth_adeyemi: { top: BONE, dress: "coat", skin: "#7d5234", cut: "bun" },
  astrid_moen: { top: mix(RUST, AMBER, 0.5), cut: "long", hair: "#c79a4b" },
  leon_baptiste: { top: dark(AMBER, 0.3), skin: "#7d5234", hat: "brim" },
  hugh_pemberton: { ...P.elder, cut: "bald", dress: "coat" },
  cole_radek: { top: dark(MOSS, 0.3), legs: dark(MOSS, 0.45), hat: "helmet", girth: 1.15 },
  wade_tolliver: { ...P.officer, hat: "brim", holds: undefined, top: mix(WOOD, BONE, 0.3) },
  frank_osei: { ...P.worker, skin: "#7d5234" },
};

export function lookOf(x: number): Look {
  const id = SURVIVORS[x]!;
  return { ...passerBy(id), pack: undefined, hat: undefined, dress: undefined, ...dressed[id] };
}

/** Biscuit, a trained dog, as high as a person's knee; the unit is a grown person of 100. */
export function dog(): string {
  const fur = mix(WOOD, AMBER, 0.45);
  const outline = { stroke: BONE, "stroke-width": 3, "stroke-linejoin": "round", "paint-order": "stroke" };
  return (
    ellipse(2, 1, 34, 5, "#000", { opacity: 0.25 }) +
    path("M-30 -34Q-40 -46 -38 -56Q-32 -48 -26 -42Z", fur, outline) +
    path("M-30 -36Q-10 -46 14 -40L22 -56L20 -68L28 -60L36 -58Q44 -52 48 -46Q44 -40 34 -42Q30 -30 22 -22L22 0H15L13 -20Q-4 -16 -16 -20L-18 0H-25L-27 -20Q-34 -26 -30 -36Z", fur, outline) +
    path("M-12 -19L-14 0H-19L-18 -19ZM26 -24L29 0H23L20 -22Z", dark(fur, 0.25)) + circle(34, -51, 1.8, INK) + circle(47, -47, 2.4, INK) + path("M16 -40Q24 -34 30 -40L29 -35Q22 -30 15 -36Z", RUST)
  );
}

export function helplessLook(i: number): Look {
  return { ...passerBy(`helpless-${i}`), height: i % 3 === 0 ? 0.72 : 0.94, top: mix(SLATE, BONE, 0.2 + (i % 4) * 0.12), hat: i % 2 ? "woolly" : undefined, pack: undefined };
}

const KINDS: ZombieName[] = ["walker", "she", "officer", "rotten", "runner", "nurse", "bloated", "child", "rotten", "brute"];

export function zombieLook(entrance: number, i: number): Look {
  return ZOMBIES[KINDS[(entrance * 3 + i * 7) % KINDS.length]!];
}

export function colourOf(seat: number): string {
  return seatColour(seat);
}

export function shapeOf(scene: Scene, seat: number): Shape {
  const shape = scene.table.seats[seat]?.shape ?? "";
  return shape in OUTLINES ? (shape as Shape) : seatShape(seat);
}

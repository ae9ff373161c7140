/** Who the thirty survivors are to look at, and the helpless, and the dead. */
import type { Look } from "~/art/looks";
import { passerBy, PEOPLE, ZOMBIES, type ZombieName } from "~/art/looks";
import { AMBER, BONE, INK, MOSS, RUST, SLATE, WOOD, dark, mix, pale } from "~/art/palette";
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
  if (id === "biscuit") return { ...passerBy(id), height: 0.42 };
  return { ...passerBy(id), pack: undefined, hat: undefined, dress: undefined, ...dressed[id] };
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

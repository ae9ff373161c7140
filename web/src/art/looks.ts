/** Who the figures are: builds, clothes, hair. Any seed gives a person, any kind a zombie. */
import { Chance } from "./chance";
import { AMBER, BONE, INK, MOSS, RUST, SICK, SLATE, WOOD, dark, mix, pale } from "./palette";

export interface Look {
  /** Width of body and limbs, 1 is slender. */
  girth: number;
  /** Of the whole body, 1 is grown up. */
  height: number;
  skin: string;
  hair: string;
  top: string;
  legs: string;
  shoes: string;
  cut: "short" | "long" | "bun" | "bald" | "curls" | "ponytail";
  dress?: "skirt" | "coat" | "apron";
  hat?: "cap" | "helmet" | "woolly" | "brim" | "nurse";
  pack?: string;
  scarf?: string;
  holds?: "lantern" | "bat" | "gun" | "axe" | "medkit";
  dead?: boolean;
  torn?: boolean;
}

const SKINS = ["#f1cfae", "#d9a577", "#b07a4e", "#7d5234", "#f5dcc4"] as const;
const HAIRS = [dark(WOOD, 0.5), "#2a1d18", "#8d5a2b", "#c79a4b", "#8a8783", dark(RUST, 0.25)] as const;
const CLOTH = [SLATE, dark(RUST, 0.12), MOSS, dark(AMBER, 0.3), mix(SLATE, BONE, 0.45), dark(SLATE, 0.35), mix(RUST, BONE, 0.3)] as const;

const plain: Look = {
  girth: 1, height: 1, skin: SKINS[0], hair: HAIRS[1], top: SLATE, legs: dark(SLATE, 0.5), shoes: dark(INK, 0.2), cut: "short",
};

/** Characters that games may name; colours are from the palette alone. */
export const PEOPLE = {
  walker: { ...plain, top: pale(SLATE, 0.42), legs: mix(WOOD, INK, 0.4), hair: "#3a2a20", pack: mix(MOSS, INK, 0.2), scarf: AMBER },
  officer: { ...plain, top: dark(SLATE, 0.35), legs: dark(SLATE, 0.6), hat: "cap", girth: 1.12, holds: "gun" },
  nurse: { ...plain, skin: SKINS[1], top: BONE, legs: BONE, dress: "skirt", hat: "nurse", cut: "bun", holds: "medkit" },
  worker: { ...plain, top: AMBER, legs: dark(SLATE, 0.4), hat: "helmet", girth: 1.2, skin: SKINS[2] },
  elder: { ...plain, hair: "#b9b6ae", top: mix(WOOD, BONE, 0.25), legs: dark(WOOD, 0.5), cut: "bun", dress: "coat", height: 0.93 },
  child: { ...plain, height: 0.68, top: mix(RUST, AMBER, 0.35), legs: SLATE, hat: "woolly", skin: SKINS[3] },
  farmer: { ...plain, top: mix(RUST, BONE, 0.2), legs: mix(SLATE, BONE, 0.15), hat: "brim", girth: 1.15, holds: "axe" },
  runner: { ...plain, top: mix(MOSS, AMBER, 0.4), legs: INK, cut: "ponytail", skin: SKINS[3], girth: 0.92 },
  cook: { ...plain, top: BONE, legs: dark(SLATE, 0.4), dress: "apron", girth: 1.3, skin: SKINS[4], cut: "bald" },
  biker: { ...plain, top: INK, legs: dark(SLATE, 0.55), girth: 1.22, cut: "long", hair: HAIRS[3], holds: "bat" },
} satisfies Record<string, Look>;
export type PersonName = keyof typeof PEOPLE;

const rotten: Look = { ...plain, dead: true, torn: true, skin: SICK, hair: "#2b2a24", top: mix(SLATE, MOSS, 0.35), legs: dark(MOSS, 0.55), shoes: dark(SICK, 0.25) };

export const ZOMBIES = {
  she: { ...rotten, skin: mix(SICK, BONE, 0.25), cut: "long", hair: "#1d1613", top: dark(RUST, 0.08), legs: mix(SICK, BONE, 0.1), dress: "skirt", girth: 0.94 },
  walker: rotten,
  runner: { ...rotten, girth: 0.86, top: dark(RUST, 0.35), cut: "short", skin: mix(SICK, AMBER, 0.15) },
  brute: { ...rotten, girth: 1.75, height: 1.22, cut: "bald", top: dark(SLATE, 0.3), skin: dark(SICK, 0.15) },
  crawler: { ...rotten, girth: 0.95, top: mix(WOOD, MOSS, 0.4) },
  nurse: { ...rotten, top: mix(BONE, MOSS, 0.2), legs: mix(BONE, MOSS, 0.25), dress: "skirt", hat: "nurse", cut: "bun" },
  officer: { ...rotten, top: dark(SLATE, 0.45), hat: "cap" },
  child: { ...rotten, height: 0.68, top: mix(AMBER, MOSS, 0.4) },
  bloated: { ...rotten, girth: 2.1, height: 0.98, top: mix(BONE, MOSS, 0.45), cut: "bald" },
  rotten: { ...rotten, skin: mix(SICK, "#4b3b57", 0.35), top: dark(WOOD, 0.2), legs: dark(WOOD, 0.5), cut: "curls" },
} satisfies Record<string, Look>;
export type ZombieName = keyof typeof ZOMBIES;

/** Anybody, from a seed. */
export function passerBy(seed: string | number, dead = false): Look {
  const chance = new Chance(seed);
  const look: Look = {
    girth: chance.between(0.9, 1.35), height: chance.between(0.92, 1.06), skin: chance.pick(SKINS), hair: chance.pick(HAIRS),
    top: chance.pick(CLOTH), legs: dark(chance.pick(CLOTH), 0.4), shoes: dark(INK, 0.1), cut: chance.pick(["short", "long", "bun", "bald", "curls", "ponytail"] as const),
  };
  if (chance.maybe(0.25)) look.dress = chance.pick(["skirt", "coat"] as const);
  if (chance.maybe(0.25)) look.hat = chance.pick(["cap", "woolly", "brim"] as const);
  if (chance.maybe(0.25)) look.pack = chance.pick(CLOTH);
  return dead ? { ...look, dead: true, torn: true, skin: mix(look.skin, MOSS, 0.62), top: mix(look.top, MOSS, 0.3), pack: undefined } : look;
}

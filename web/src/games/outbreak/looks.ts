/** Who the twelve survivors and the four kinds of zombie are to look at. */
import { passerBy, PEOPLE, ZOMBIES, type Look } from "~/art/looks";
import { AMBER, BONE, INK, MOSS, RUST, SLATE, WOOD, dark, mix, pale } from "~/art/palette";
import { domains } from "~/games.gen/outbreak";

const plain = PEOPLE.walker;
const LOOKS: Record<(typeof domains.survivor)[number], Look> = {
  mara: PEOPLE.nurse,
  doyle: { ...PEOPLE.elder, height: 1, cut: "short", hair: "#8d5a2b", top: mix(WOOD, SLATE, 0.4) },
  jax: { ...PEOPLE.runner, cut: "short", top: RUST },
  nell: { ...plain, cut: "ponytail", top: mix(MOSS, INK, 0.2), scarf: undefined, pack: dark(RUST, 0.2), hat: "woolly" },
  pike: PEOPLE.officer,
  wren: { ...PEOPLE.runner, hat: "helmet", top: pale(RUST, 0.2), legs: SLATE },
  bolt: { ...PEOPLE.worker, hat: undefined, cut: "bald", top: dark(AMBER, 0.25) },
  ash: { ...plain, cut: "curls", top: mix(RUST, AMBER, 0.5), pack: undefined, scarf: INK, skin: "#7d5234" },
  sable: { ...plain, cut: "bun", top: INK, legs: INK, pack: undefined, scarf: undefined, dress: "skirt", girth: 0.9 },
  teal: { ...PEOPLE.farmer, hat: "cap", top: mix(SLATE, MOSS, 0.4), holds: "gun" },
  cass: { ...plain, cut: "long", top: mix(RUST, BONE, 0.1), hat: "brim", pack: undefined, scarf: BONE, dress: "coat" },
  rags: { ...passerBy("rags"), dress: "coat", top: dark(WOOD, 0.25), hat: "woolly", pack: dark(MOSS, 0.3) },
};

export function lookOf(who: number): Look {
  return LOOKS[domains.survivor[who]!] ?? plain;
}

const DEAD: Record<(typeof domains.zombie)[number], Look[]> = {
  walker: [ZOMBIES.walker, ZOMBIES.nurse, ZOMBIES.officer, ZOMBIES.rotten],
  fatty: [ZOMBIES.bloated],
  abomination: [ZOMBIES.brute],
  runner: [ZOMBIES.runner],
};

export function deadOf(kind: number, seed = 0): Look {
  const looks = DEAD[domains.zombie[kind]!]!;
  return looks[seed % looks.length]!;
}

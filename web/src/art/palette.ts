/** Six colours, and everything else is one of them made paler (towards bone) or darker (ink). */
export const INK = "#151922";
export const BONE = "#f0e5cd";
export const RUST = "#b5472a";
export const MOSS = "#6f7d4b";
export const SLATE = "#566b7a";
export const AMBER = "#e9ac4c";

export const PALETTE = { ink: INK, bone: BONE, rust: RUST, moss: MOSS, slate: SLATE, amber: AMBER };
export type Colour = keyof typeof PALETTE;

/** Light falls from the upper left: left faces are pale, right ones dark, shadows go right. */
export const LIGHT_FROM = "left";

function parts(hex: string): [number, number, number] {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `a` with `share` of `b` in it. */
export function mix(a: string, b: string, share: number): string {
  const [p, q] = [parts(a), parts(b)];
  const channels = p.map((v, i) => Math.round(v + (q[i]! - v) * share));
  return "#" + channels.map((v) => v.toString(16).padStart(2, "0")).join("");
}

export function dark(colour: string, share: number): string {
  return mix(colour, INK, share);
}

export function pale(colour: string, share: number): string {
  return mix(colour, BONE, share);
}

/** Whether ink or bone reads better on a colour. */
export function inkOn(colour: string): string {
  const [r, g, b] = parts(colour);
  return 0.3 * r + 0.59 * g + 0.11 * b > 128 ? INK : BONE;
}

// Mixtures used so often that they have names.
export const BRICK = mix(RUST, SLATE, 0.25);
export const WOOD = mix(mix(AMBER, RUST, 0.45), INK, 0.38);
export const PLASTER = mix(BONE, SLATE, 0.22);
export const STONE = mix(SLATE, BONE, 0.38);
export const STEEL = mix(SLATE, INK, 0.3);
export const ASPHALT = mix(SLATE, INK, 0.55);
export const EARTH = mix(mix(MOSS, RUST, 0.32), INK, 0.2);
export const GRASS = mix(MOSS, AMBER, 0.18);
export const STRAW = mix(AMBER, MOSS, 0.25);
export const WATER = mix(SLATE, MOSS, 0.18);
export const SNOW = mix(BONE, "#ffffff", 0.45);
export const SICK = mix(MOSS, BONE, 0.5); // the skin of the dead

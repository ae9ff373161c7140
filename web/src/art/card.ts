/** Backs and tones of cards. */
import type { IconData } from "~/shell/icon";
import { AMBER, BONE, INK, MOSS, RUST, SLATE, dark, pale } from "./palette";
import { circle, each, line, rect } from "./svg";
import { mark } from "./token";

export const TONES = { bone: BONE, slate: dark(SLATE, 0.25), rust: dark(RUST, 0.25), moss: dark(MOSS, 0.3), amber: dark(AMBER, 0.3), ink: INK };
export type Tone = keyof typeof TONES;

/** The back of a card: a border, crossing lines, and a sign in the middle. */
export function cardBack(w: number, h: number, tone: Tone = "slate", icon?: IconData): string {
  const colour = TONES[tone];
  const soft = pale(colour, 0.22);
  const inset = w * 0.06;
  const lattice = each(inset - h, w - inset, w * 0.13, (x) => clipped(x, 1, w, h, inset, soft) + clipped(x, -1, w, h, inset, soft));
  const sign = icon
    ? mark(icon, w * 0.29, h / 2 - w * 0.21, w * 0.42, colour)
    : circle(w / 2, h / 2, w * 0.1, colour) + circle(w / 2, h / 2, w * 0.05, BONE);
  return (
    rect(0, 0, w, h, colour, { rx: w * 0.065 }) + lattice +
    rect(inset, inset, w - 2 * inset, h - 2 * inset, "none", { stroke: BONE, "stroke-width": w * 0.012, rx: w * 0.035, opacity: 0.85 }) +
    circle(w / 2, h / 2, w * 0.26, BONE) + circle(w / 2, h / 2, w * 0.24, "none", { stroke: colour, "stroke-width": w * 0.012 }) + sign
  );
}

/** A slanting line cut to the inside of the border. */
function clipped(x: number, way: 1 | -1, w: number, h: number, inset: number, colour: string): string {
  const [left, right, top, bottom] = [inset, w - inset, inset, h - inset];
  const start = way > 0 ? top : bottom;
  const at = (px: number) => start + way * (px - x);
  const [x1, x2] = [Math.max(left, x), Math.min(right, x + (bottom - top))];
  return x2 <= x1 ? "" : line([x1, at(x1), x2, at(x2)], colour, w * 0.009);
}

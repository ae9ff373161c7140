/** Tokens: a seat's shape in its colour with a white rim and a letter, or a face made of an icon. */
import type { IconData } from "~/shell/icon";
import { BONE, INK, inkOn, mix } from "./palette";
import { LETTER_AT, OUTLINES, seatColour, seatLetter, seatShape, type Shape } from "./seats";
import { group, path, short, tag } from "./svg";

export interface TokenLook {
  shape: Shape;
  colour: string;
  letter?: string;
  icon?: IconData;
  /** Taken out of the game, asleep, used up: hatched and pale. */
  off?: boolean;
}

export function seatToken(seat: number, shape: Shape = seatShape(seat), letter = seatLetter(seat)): TokenLook {
  return { shape, colour: seatColour(seat), letter };
}

/** A token around 0, 0 of radius r. */
export function token(look: TokenLook, r: number): string {
  const outline = OUTLINES[look.shape];
  const zoom = { transform: `scale(${short(r)})` };
  const colour = look.off ? mix(look.colour, "#777777", 0.7) : look.colour;
  const on = inkOn(colour);
  const y = LETTER_AT[look.shape] * r;
  const face = look.icon
    ? mark(look.icon, -r * 0.55, y - r * 0.55, r * 1.1, on)
    : look.letter
      ? tag("text", { x: 0, y: y + r * 0.32, "text-anchor": "middle", "font-size": r * 0.9, "font-weight": 800, fill: on, class: "art-letter" }, look.letter)
      : "";
  return (
    group(path(outline, "#000", { opacity: 0.35 }), { transform: `translate(${short(r * 0.12)} ${short(r * 0.16)}) scale(${short(r)})` }) +
    group(path(outline, colour, { stroke: BONE, "stroke-width": 0.2, "stroke-linejoin": "round", "paint-order": "stroke" }), zoom) +
    group(path(outline, "none", { stroke: INK, "stroke-width": 0.05, opacity: 0.35 }), zoom) +
    face
  );
}

/** An icon of the sets inside a picture. */
export function mark(icon: IconData, x: number, y: number, size: number, colour: string): string {
  const scale = size / Math.max(icon.width, icon.height);
  return group(icon.body, { transform: `translate(${short(x)} ${short(y)}) scale(${scale.toFixed(4)})`, fill: colour, color: colour });
}

/** Parts of houses seen from the street, and houses made of them. y is always the ground line. */
import { Chance } from "../chance";
import { AMBER, BONE, BRICK, INK, PLASTER, SNOW, STEEL, WOOD, dark, mix, pale } from "../palette";
import { all, circle, each, line, path, piece, rect, shape, type Piece } from "../svg";

/** A wall with its light left edge and shaded right part; it throws a shadow to the right. */
export function wall(x: number, y: number, w: number, h: number, colour: string = PLASTER): string {
  return (
    shape([x + w, y, x + w, y - Math.min(h * 0.3, 16), x + w + Math.min(h * 0.42, 22), y], "#000", { opacity: 0.16 }) +
    rect(x, y - h, w, h, colour) +
    rect(x, y - h, Math.min(3, w * 0.08), h, pale(colour, 0.35)) +
    rect(x + w * 0.68, y - h, w * 0.32, h, dark(colour, 0.16))
  );
}

/** Courses of brick on a wall: a few, not all. */
export function bricks(chance: Chance, x: number, y: number, w: number, h: number, colour: string = BRICK): string {
  return each(1, Math.round((w * h) / 130), 1, () => {
    const [bx, by] = [x + chance.between(1, w - 8), y - chance.between(3, h - 2)];
    return rect(bx, by, chance.between(4, 7), 2, chance.maybe(0.5) ? dark(colour, 0.25) : pale(colour, 0.2));
  });
}

export function boards(x: number, y: number, w: number, h: number, colour: string = WOOD, gap = 5): string {
  return each(x + gap, x + w - 1, gap, (bx) => line([bx, y - h, bx, y], dark(colour, 0.3), 0.8));
}

export function gable(x: number, y: number, w: number, h: number, colour: string, snow = false): string {
  const over = 4;
  return (
    shape([x - over, y, x + w / 2, y - h, x + w + over, y], colour) +
    shape([x + w / 2, y - h, x + w + over, y, x + w / 2 + w * 0.12, y], dark(colour, 0.28)) +
    line([x - over, y, x + w / 2, y - h], snow ? SNOW : pale(colour, 0.4), snow ? 3 : 1.4) +
    (snow ? line([x + w / 2, y - h, x + w + over, y], SNOW, 2.4) : "")
  );
}

/** A roof seen from its long side. */
export function roof(x: number, y: number, w: number, h: number, colour: string, snow = false): string {
  const top = snow ? SNOW : colour;
  return (
    shape([x - 4, y, x + 6, y - h, x + w - 6, y - h, x + w + 4, y], top) +
    shape([x + w * 0.7, y - h, x + w - 6, y - h, x + w + 4, y, x + w * 0.72, y], dark(top, 0.2)) +
    each(1, 3, 1, (i) => line([x - 4 + i * 2.5, y - (h * i) / 4, x + w + 4 - i * 2.5, y - (h * i) / 4], dark(top, 0.22), 0.7)) +
    line([x + 6, y - h, x + w - 6, y - h], pale(top, 0.4))
  );
}

export interface WindowLook {
  lit?: boolean;
  frame?: string;
  panes?: [number, number];
  boarded?: boolean;
  glass?: string;
}

/** A window; x, y is its upper left corner. A lit one shines when it is dark. */
export function pane(x: number, y: number, w: number, h: number, look: WindowLook = {}): Piece {
  const frame = look.frame ?? pale(PLASTER, 0.3);
  const [across, down] = look.panes ?? [2, 2];
  const bars = (colour: string) =>
    each(1, across - 1, 1, (i) => rect(x + (w * i) / across - 0.5, y, 1, h, colour)) +
    each(1, down - 1, 1, (i) => rect(x, y + (h * i) / down - 0.5, w, 1, colour));
  const glass = look.glass ?? dark("#3c4f5c", 0.35);
  const body =
    rect(x - 1.4, y - 1.4, w + 2.8, h + 2.8, frame) + rect(x, y, w, h, glass) +
    shape([x, y, x + w * 0.55, y, x, y + h * 0.7], pale(glass, 0.28), { opacity: 0.7 }) + bars(frame) +
    rect(x - 2.4, y + h + 1, w + 4.8, 1.8, pale(frame, 0.25));
  const planks = look.boarded
    ? shape([x - 3, y + h * 0.2, x + w + 3, y + h * 0.05, x + w + 3, y + h * 0.28, x - 3, y + h * 0.43], WOOD) +
      shape([x - 3, y + h * 0.6, x + w + 3, y + h * 0.75, x + w + 3, y + h * 0.98, x - 3, y + h * 0.83], dark(WOOD, 0.15))
    : "";
  if (!look.lit) return piece(body + planks);
  const light = circle(x + w / 2, y + h / 2, Math.max(w, h) * 1.3, "url(#art-glow)", { opacity: 0.55 }) + rect(x, y, w, h, pale(AMBER, 0.25)) + bars(dark(AMBER, 0.55)) + planks;
  return piece(body + planks, light);
}

/** Windows in rows; each is lit with the given chance. */
export function panes(chance: Chance, x: number, y: number, columns: number, rows: number, w: number, h: number, gapX: number, gapY: number, lit = 0.2, look: WindowLook = {}): Piece {
  const parts: Piece[] = [];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      parts.push(pane(x + c * (w + gapX), y + r * (h + gapY), w, h, { panes: [1, 2], ...look, lit: chance.maybe(lit), boarded: look.boarded ?? chance.maybe(0.1) }));
  return all(...parts);
}

export function door(x: number, y: number, w: number, h: number, colour: string = WOOD, open = false): string {
  const frame = rect(x - 1.6, y - h - 1.6, w + 3.2, h + 1.6, dark(colour, 0.45));
  if (open) return frame + rect(x, y - h, w, h, dark(INK, 0.1)) + shape([x, y - h, x - w * 0.45, y - h + 3, x - w * 0.45, y + 2, x, y], colour);
  return (
    frame + rect(x, y - h, w, h, colour) + rect(x + w * 0.16, y - h * 0.9, w * 0.68, h * 0.34, dark(colour, 0.22)) +
    rect(x + w * 0.16, y - h * 0.46, w * 0.68, h * 0.36, dark(colour, 0.22)) + circle(x + w * 0.84, y - h * 0.5, 1, AMBER)
  );
}

export function shutter(x: number, y: number, w: number, h: number, colour: string = STEEL, raised = 0): string {
  const bottom = y - raised;
  return (
    rect(x - 2, y - h - 2, w + 4, h + 2, dark(colour, 0.5)) + rect(x, y - h, w, h, dark(INK, 0)) +
    rect(x, y - h, w, h - raised, colour) +
    each(y - h + 4, bottom - 1, 4, (sy) => rect(x, sy, w, 1.1, dark(colour, 0.3))) +
    rect(x, bottom - 2.4, w, 2.4, pale(colour, 0.3))
  );
}

export function chimney(x: number, y: number, h: number, colour: string = BRICK, snow = false): string {
  return rect(x, y - h, 8, h, colour) + rect(x + 5, y - h, 3, h, dark(colour, 0.3)) + rect(x - 1, y - h - 2, 10, 2.6, snow ? SNOW : dark(colour, 0.2));
}

/** Smoke that leans away from the light. */
export function smoke(x: number, y: number, colour: string = BONE, opacity = 0.35): string {
  return path(`M${x} ${y}c-4 -8 6 -11 3 -19c-3 -7 5 -12 10 -15c-3 6 3 10 0 17c-3 7 -4 11 -9 17Z`, colour, { opacity });
}

/** A round-headed opening. */
export function arch(x: number, y: number, w: number, h: number, fill: string, frame?: string): string {
  const d = (left: number, width: number, height: number) =>
    `M${left} ${y}V${y - height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${left + width} ${y - height + width / 2}V${y}Z`;
  return (frame ? path(d(x - 3, w + 6, h + 3), frame) : "") + path(d(x, w, h), fill);
}

/** An ordinary house: the piece for streets, from a seed. */
export function house(chance: Chance, x: number, y: number, w: number, h: number, snow = false): Piece {
  const colour = chance.pick([PLASTER, BRICK, mix(PLASTER, AMBER, 0.25), mix(PLASTER, "#566b7a", 0.4)]);
  const tiles = chance.pick([dark(BRICK, 0.3), dark(STEEL, 0.2), dark(WOOD, 0.25)]);
  const columns = Math.max(1, Math.floor(w / 18));
  const gap = (w - columns * 8) / (columns + 1);
  const windows = panes(chance, x + gap, y - h + 7, columns, Math.max(1, Math.floor((h - 20) / 19)), 8, 11, gap, 8, 0.3);
  return all(
    chimney(x + w * 0.18, y - h - 2, 14, BRICK, snow),
    wall(x, y, w, h, colour),
    chance.maybe(0.5) ? gable(x, y - h, w, Math.min(26, w * 0.5), tiles, snow) : roof(x, y - h, w, 15, tiles, snow),
    windows, door(x + w / 2 - 4.5, y, 9, 17, chance.pick([WOOD, mix(WOOD, "#566b7a", 0.6), dark("#b5472a", 0.3)])),
  );
}

/** A block of flats or offices. */
export function block(chance: Chance, x: number, y: number, w: number, h: number, colour: string = mix(PLASTER, STEEL, 0.35), snow = false): Piece {
  const columns = Math.max(2, Math.floor(w / 11));
  const gap = (w - columns * 6) / (columns + 1);
  return all(
    wall(x, y, w, h, colour),
    rect(x - 1.5, y - h - 3, w + 3, 3.6, snow ? SNOW : dark(colour, 0.35)),
    panes(chance, x + gap, y - h + 6, columns, Math.max(1, Math.floor((h - 12) / 14)), 6, 8, gap, 6, 0.16, { boarded: false }),
  );
}

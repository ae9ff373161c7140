/** Things that stand about: lamps, fences, cars, crates, signs. x is the left edge or foot, y the ground. */
import { AMBER, BONE, INK, RUST, SLATE, SNOW, STEEL, STONE, WOOD, dark, mix, pale } from "../palette";
import { all, circle, curve, each, ellipse, line, path, piece, rect, shape, type Piece } from "../svg";

export function shadow(x: number, y: number, w: number): string {
  return ellipse(x + w * 0.62, y, w * 0.6, 2, "#000", { opacity: 0.2 });
}

export function streetLamp(x: number, y: number, h = 58, on = true): Piece {
  const pole = rect(x - 1, y - h, 2, h, dark(STEEL, 0.35)) + rect(x - 2.4, y - 4, 4.8, 4, dark(STEEL, 0.45)) +
    curve(`M${x} ${y - h}q0 -7 8 -7h4`, dark(STEEL, 0.35), 2) + rect(x + 8, y - h - 8.5, 8, 3, dark(STEEL, 0.5), { rx: 1 });
  const shine = shape([x + 9, y - h - 5.5, x + 15, y - h - 5.5, x + 29, y, x - 7, y], "url(#art-cone)") +
    circle(x + 12, y - h - 5, 13, "url(#art-glow)") + ellipse(x + 12, y - h - 5, 3.4, 1.6, pale(AMBER, 0.6));
  return piece(shadow(x, y, 10) + pole, on ? shine : "");
}

export function lantern(x: number, y: number, size = 1): Piece {
  return piece(
    rect(x - 2 * size, y - 5 * size, 4 * size, 6 * size, dark(STEEL, 0.4), { rx: 1 }) + rect(x - 1.2 * size, y - 4 * size, 2.4 * size, 3.6 * size, AMBER),
    circle(x, y - 2 * size, 16 * size, "url(#art-glow)") + rect(x - 1.2 * size, y - 4 * size, 2.4 * size, 3.6 * size, pale(AMBER, 0.5)),
  );
}

export function candle(x: number, y: number, h = 6): Piece {
  return piece(
    rect(x - 0.9, y - h, 1.8, h, BONE) + ellipse(x, y - h - 1.6, 0.9, 1.7, AMBER),
    circle(x, y - h - 1.5, 8, "url(#art-glow)") + ellipse(x, y - h - 1.6, 1, 1.9, pale(AMBER, 0.4)),
  );
}

export function picketFence(x: number, y: number, w: number, h = 11, colour: string = pale(WOOD, 0.35)): string {
  return rect(x, y - h * 0.75, w, 1.6, dark(colour, 0.2)) + rect(x, y - h * 0.3, w, 1.6, dark(colour, 0.2)) +
    each(x, x + w - 3, 5, (px) => shape([px, y, px, y - h + 2, px + 1.5, y - h, px + 3, y - h + 2, px + 3, y], colour));
}

export function wireFence(x: number, y: number, w: number, h = 24, barbed = true): string {
  const mesh = each(x, x + w, 5, (px) => line([px, y - h, Math.min(px + h * 0.5, x + w), y], STEEL, 0.5, { opacity: 0.7 }) + line([px, y, Math.min(px + h * 0.5, x + w), y - h], STEEL, 0.5, { opacity: 0.7 }));
  const posts = each(x, x + w, Math.max(16, w / 4), (px) => rect(px - 0.8, y - h - 3, 1.6, h + 3, dark(STEEL, 0.3)));
  const curl = barbed ? curve(`M${x} ${y - h - 2}` + each(0, w - 6, 6, () => "q1.5 -4 3 0q1.5 4 3 0"), dark(STEEL, 0.2), 0.8) : "";
  return mesh + posts + line([x, y - h, x + w, y - h], STEEL, 1) + curl;
}

export function bench(x: number, y: number, w = 26): string {
  const wood = pale(WOOD, 0.15);
  return shadow(x, y, w) + rect(x + 2, y - 7, 1.8, 7, dark(STEEL, 0.4)) + rect(x + w - 4, y - 7, 1.8, 7, dark(STEEL, 0.4)) +
    rect(x, y - 8.4, w, 2.2, wood) + rect(x, y - 14, w, 2, wood) + rect(x, y - 11.2, w, 1.8, dark(wood, 0.15)) + rect(x + 2, y - 14, 1.4, 6, dark(STEEL, 0.4)) + rect(x + w - 3.4, y - 14, 1.4, 6, dark(STEEL, 0.4));
}

export function crate(x: number, y: number, s = 12): string {
  return shadow(x, y, s) + rect(x, y - s, s, s, WOOD) + rect(x + s * 0.7, y - s, s * 0.3, s, dark(WOOD, 0.2)) +
    rect(x, y - s, s, 1.8, pale(WOOD, 0.25)) + rect(x, y - 1.8, s, 1.8, dark(WOOD, 0.25)) + line([x + 1, y - 1.5, x + s - 1, y - s + 1.5], dark(WOOD, 0.35), 1.4);
}

export function barrel(x: number, y: number, h = 16, colour: string = WOOD): string {
  const w = h * 0.72;
  return shadow(x, y, w) + path(`M${x + 1} ${y}q-2.6 ${-h / 2} 0 ${-h}h${w - 2}q2.6 ${h / 2} 0 ${h}Z`, colour) +
    path(`M${x + w * 0.65} ${y}q1.6 ${-h / 2} 0 ${-h}h${w * 0.35 - 1}q2.6 ${h / 2} 0 ${h}Z`, dark(colour, 0.25)) +
    [0.2, 0.76].map((t) => rect(x - 0.4, y - h * t - 1.6, w + 0.8, 1.6, dark(STEEL, 0.35))).join("");
}

/** A barrel lying down, seen from its end. */
export function cask(x: number, y: number, r: number): string {
  return circle(x, y, r, dark(WOOD, 0.35)) + circle(x, y, r - 1.6, WOOD) + line([x - r + 2, y, x + r - 2, y], dark(WOOD, 0.3), 0.8) +
    line([x - r * 0.6, y - r * 0.5, x + r * 0.6, y - r * 0.5], dark(WOOD, 0.3), 0.8) + line([x - r * 0.6, y + r * 0.5, x + r * 0.6, y + r * 0.5], dark(WOOD, 0.3), 0.8) + circle(x, y + r * 0.45, 1.3, INK);
}

export function sandbags(x: number, y: number, columns: number, rows: number): string {
  return each(0, rows - 1, 1, (r) => each(0, columns - 1 - r, 1, (c) => {
    const [bx, by] = [x + c * 11 + r * 5.5, y - r * 5.4 - 6];
    return rect(bx, by, 11.5, 6.2, mix("#a08a5f", STONE, 0.3 + (c % 2) * 0.12), { rx: 3 }) + rect(bx + 1.5, by + 4.2, 8.5, 1.4, dark(WOOD, 0.25), { rx: 0.7, opacity: 0.5 });
  }));
}

export const CARS = ["saloon", "van", "wreck"] as const;
export type CarKind = (typeof CARS)[number];

export function car(x: number, y: number, kind: CarKind = "saloon", colour: string = SLATE, snow = false): string {
  const wheel = (cx: number) => circle(cx, y - 4, 4.4, INK) + circle(cx, y - 4, 1.9, STEEL);
  const glass = dark("#3c4f5c", 0.3);
  const paint = kind === "wreck" ? mix(colour, "#5a3a26", 0.6) : colour;
  const low = shadow(x, y, kind === "van" ? 46 : 44);
  if (kind === "van")
    return low + path(`M${x} ${y - 4}V${y - 24}q0 -3 3 -3H${x + 30}l11 11q3 2 3 6V${y - 4}Z`, paint) + rect(x, y - 10, 44, 6, dark(paint, 0.22)) +
      path(`M${x + 29} ${y - 23.5}h2l7 8h-9Z`, glass) + wheel(x + 9) + wheel(x + 35) + (snow ? rect(x + 1, y - 28, 29, 2.6, SNOW, { rx: 1.3 }) : "");
  const cabin = path(`M${x + 9} ${y - 12}l5 -8.4q1 -1.2 3 -1.2h11q2 0 3.4 1.4l6 8.2Z`, paint) +
    path(`M${x + 13} ${y - 12.4}l3.4 -6h5v6Zm10.4 0v-6h4.4l4.4 6Z`, kind === "wreck" ? INK : glass);
  const hull = path(`M${x} ${y - 4}v-4.5q0 -3.6 4 -3.8h31q8 1 9 5v3.3Z`, paint) + rect(x, y - 6.4, 44, 2.6, dark(paint, 0.25));
  const rust = kind === "wreck" ? ellipse(x + 30, y - 9, 5, 2, RUST) + ellipse(x + 6, y - 7, 3, 1.5, RUST) : rect(x + 41, y - 9, 3, 2, AMBER, { rx: 1 });
  const tyres = kind === "wreck" ? ellipse(x + 9, y - 2.4, 5, 2.6, INK) + wheel(x + 35) : wheel(x + 9) + wheel(x + 35);
  return low + cabin + hull + rust + tyres + (snow ? path(`M${x + 13} ${y - 21}q7 -3 17 0v2h-17Z`, SNOW) : "");
}

export function signpost(x: number, y: number, h: number, arms: number, colour: string = BONE): string {
  return rect(x - 1.2, y - h, 2.4, h, dark(WOOD, 0.3)) + each(0, arms - 1, 1, (i) => {
    const [top, way] = [y - h + 3 + i * 9, i % 2 ? -1 : 1];
    return shape([x - way * 4, top, x + way * 17, top, x + way * 22, top + 3.2, x + way * 17, top + 6.4, x - way * 4, top + 6.4], i % 2 ? dark(colour, 0.12) : colour) +
      rect(Math.min(x, x + way * 15), top + 2.4, 15, 1.6, dark(STONE, 0.3));
  });
}

/** A flat board with a plain device instead of writing: pictures speak no language. */
export function board(x: number, y: number, w: number, h: number, colour: string, device: string = ""): string {
  return rect(x, y, w, h, dark(colour, 0.4), { rx: 1.5 }) + rect(x + 1.4, y + 1.4, w - 2.8, h - 2.8, colour, { rx: 1 }) + device;
}

export function ladder(x: number, bottom: number, top: number, w = 7, colour: string = pale(WOOD, 0.2), lean = 0): string {
  const steps = Math.round((bottom - top) / 5);
  return line([x, bottom, x + lean, top], colour, 1.6) + line([x + w, bottom, x + w + lean, top], colour, 1.6) +
    each(1, steps - 1, 1, (i) => line([x + (lean * i) / steps, bottom - ((bottom - top) * i) / steps, x + w + (lean * i) / steps, bottom - ((bottom - top) * i) / steps], colour, 1.2));
}

export function bed(x: number, y: number, w = 24, blanket: string = RUST): string {
  return rect(x, y - 12, 2, 12, dark(WOOD, 0.2)) + rect(x + w - 2, y - 8, 2, 8, dark(WOOD, 0.2)) + rect(x + 1, y - 6, w - 2, 3.4, WOOD) +
    rect(x + 1.6, y - 9, 7, 3.4, BONE, { rx: 1.5 }) + path(`M${x + 7} ${y - 5.6}v-3q0 -1.4 1.6 -1.4h${w - 11}v4.4Z`, blanket) + rect(x + w - 12, y - 10, 2, 4.4, pale(blanket, 0.35));
}

export function hay(x: number, y: number, w: number, h: number): string {
  const straw = mix(AMBER, "#8a7440", 0.35);
  return rect(x, y - h, w, h, straw, { rx: 1.5 }) + rect(x + w * 0.7, y - h, w * 0.3, h, dark(straw, 0.2), { rx: 1.5 }) +
    [0.3, 0.68].map((t) => rect(x + w * t, y - h, 1.1, h, dark(straw, 0.4))).join("") + each(2, w - 3, 3, (i) => line([x + i, y - h, x + i + 1.4, y - h - 2], straw, 0.8));
}

export function cone(x: number, y: number, h = 9): string {
  return rect(x - h * 0.45, y - 1.6, h * 0.9, 1.8, dark(RUST, 0.2)) + shape([x - h * 0.3, y - 1.4, x - 0.6, y - h, x + 0.6, y - h, x + h * 0.3, y - 1.4], RUST) + rect(x - h * 0.19, y - h * 0.58, h * 0.38, 2, BONE);
}

export function fire(x: number, y: number, h: number): Piece {
  const flame = path(`M${x} ${y}c-${h * 0.5} -${h * 0.2} -${h * 0.3} -${h * 0.6} -${h * 0.05} -${h}c.5 ${h * 0.3} ${h * 0.5} ${h * 0.5} ${h * 0.3} ${h}Z`, RUST) +
    path(`M${x} ${y}c-${h * 0.25} -${h * 0.15} -${h * 0.12} -${h * 0.4} 0 -${h * 0.55}c.4 ${h * 0.2} ${h * 0.25} ${h * 0.3} ${h * 0.14} ${h * 0.55}Z`, AMBER);
  return piece(flame, circle(x, y - h * 0.4, h * 2, "url(#art-glow)") + flame);
}

export function floodlight(x: number, y: number, h: number, way: 1 | -1): Piece {
  const head = shape([x - 5, y - h - 6, x + 5, y - h - 6, x + 5 + way, y - h, x - 5 + way, y - h], dark(STEEL, 0.45));
  const legs = line([x - 6, y, x, y - h, x + 6, y], dark(STEEL, 0.35), 1.6) + line([x - 3, y - h * 0.5, x + 3, y - h * 0.5], dark(STEEL, 0.35), 1);
  const lamp = rect(x - 4 + way * 0.6, y - h - 4.6, 8, 3.6, BONE);
  const beam = shape([x + way * 4, y - h - 4, x + way * 74, y - 26, x + way * 66, y + 6, x, y - h], "#dbe8ff", { opacity: 0.22 });
  return all(piece(legs + head + lamp, beam + circle(x, y - h - 3, 16, "url(#art-cold)") + lamp));
}

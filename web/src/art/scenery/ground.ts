/** Ground as seen from the roadside: roads, pavements, fields, water, rails, parking. */
import { Chance } from "../chance";
import { ASPHALT, BONE, EARTH, GRASS, SNOW, STEEL, STONE, WATER, WOOD, dark, mix, pale } from "../palette";
import { circle, curve, each, ellipse, line, rect, shape, short } from "../svg";
import { tufts } from "./trees";

/** A strip of earth and grass from `y` down to `bottom`. */
export function verge(chance: Chance, y: number, width: number, bottom: number, colour: string = GRASS, snow = false): string {
  const top = snow ? SNOW : colour;
  return (
    rect(0, y, width, bottom - y, top) +
    rect(0, y + (bottom - y) * 0.55, width, (bottom - y) * 0.45, dark(top, snow ? 0.06 : 0.12)) +
    tufts(chance, 2, y + 1, width - 4, 7, dark(top, 0.25), 3)
  );
}

/** A road going by: kerb, asphalt, dashes, cracks. `joins`: its dashes meet those next door. */
export function road(chance: Chance, y: number, width: number, height: number, snow = false): string {
  const base = snow ? mix(ASPHALT, SNOW, 0.45) : ASPHALT;
  const cracks = each(1, 2, 1, () => {
    const [cx, cy] = [chance.between(10, width - 10), y + chance.between(8, height - 6)];
    return curve(`M${short(cx)} ${short(cy)}l${short(chance.between(3, 9))} ${short(chance.between(-3, 3))}l${short(chance.between(2, 6))} ${short(chance.between(1, 4))}`, dark(base, 0.35), 0.8);
  });
  return (
    rect(0, y, width, height, base) +
    rect(0, y, width, 3, pale(STONE, 0.1)) + rect(0, y + 3, width, 1.4, dark(STONE, 0.5)) +
    rect(0, y + height - 5, width, 5, dark(base, 0.22)) +
    each(0, width - 1, 40, (x) => rect(x + 10, y + height * 0.46, 20, 2.6, BONE, { opacity: snow ? 0.3 : 0.5 })) +
    cracks +
    (snow ? ellipse(chance.between(30, width - 30), y + height * 0.7, 22, 3, SNOW, { opacity: 0.7 }) : "")
  );
}

export function pavement(y: number, width: number, height: number): string {
  return rect(0, y, width, height, mix(STONE, BONE, 0.2)) + each(0, width, 16, (x) => line([x, y, x - 3, y + height], dark(STONE, 0.25), 0.7));
}

export function cobbles(chance: Chance, y: number, width: number, height: number): string {
  return rect(0, y, width, height, dark(STONE, 0.2)) + each(y + 2, y + height - 1, 4, (cy) =>
    each(2, width, 7, (cx) => ellipse(cx + chance.between(-1, 1), cy, 2.8, 1.4, mix(STONE, BONE, chance.between(0, 0.25)))));
}

export function furrows(y: number, width: number, height: number, colour: string): string {
  return rect(0, y, width, height, colour) + each(-5, 5, 1, (i) =>
    shape([width / 2 + i * 6, y, width / 2 + i * 6 + 1.5, y, width / 2 + i * 34 + 7, y + height, width / 2 + i * 34, y + height], dark(colour, 0.22)));
}

export function water(chance: Chance, x: number, y: number, width: number, height: number): string {
  return rect(x, y, width, height, WATER) + each(1, Math.ceil((width * height) / 260), 1, () => {
    const w = chance.between(8, 24);
    return rect(x + chance.between(0, Math.max(1, width - w)), y + chance.between(1.5, height - 2), w, 1, pale(WATER, 0.45), { rx: 0.5, opacity: chance.between(0.35, 0.8) });
  });
}

/** Rails seen from the side, on gravel. */
export function rails(y: number, width: number): string {
  return (
    rect(0, y + 2, width, 7, dark(STONE, 0.25)) +
    each(4, width, 9, (x) => rect(x, y + 1.6, 5, 2.4, dark(WOOD, 0.3))) +
    rect(0, y, width, 1.8, STEEL) + rect(0, y, width, 0.7, pale(STEEL, 0.5))
  );
}

/** Parking bays seen at a low angle. */
export function parking(y: number, width: number, height: number): string {
  return rect(0, y, width, height, mix(ASPHALT, STONE, 0.25)) + each(-20, width + 20, 32, (x) =>
    line([x + 6, y + 2, x - 6, y + height], BONE, 1.4, { opacity: 0.6 }));
}

export function rubble(chance: Chance, x: number, y: number, width: number, count: number, colour: string = STONE): string {
  return each(1, count, 1, () => {
    const [rx, s] = [x + chance.between(0, width), chance.between(1.5, 4.5)];
    return shape([rx, y, rx + s * 0.3, y - s, rx + s * 1.2, y - s * 0.8, rx + s * 1.6, y], dark(colour, chance.between(0, 0.45)));
  });
}

export function puddle(x: number, y: number, w: number): string {
  return ellipse(x, y, w, w * 0.16, mix(WATER, BONE, 0.35), { opacity: 0.6 }) + ellipse(x - w * 0.2, y - w * 0.02, w * 0.4, w * 0.05, BONE, { opacity: 0.4 });
}

export function stones(chance: Chance, x: number, y: number, width: number, height: number, colour: string = STONE): string {
  return rect(x, y, width, height, colour) + each(y, y + height - 4, 7, (sy, row) =>
    each(x + (row % 2 ? -6 : 0), x + width - 2, 12, (sx) => {
      const left = Math.max(x, sx);
      const w = Math.min(sx + 11, x + width) - left;
      return w < 2 ? "" : rect(left, sy + 0.5, w, Math.min(6, y + height - sy - 0.5), mix(colour, chance.pick([BONE, EARTH, STEEL]), chance.between(0.05, 0.25)), { rx: 1 });
    }));
}

export function pebble(x: number, y: number, r: number): string {
  return circle(x, y, r, STONE);
}

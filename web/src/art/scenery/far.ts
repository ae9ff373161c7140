/** What stands against the sky far away: skylines, hills, woods. Silhouettes without detail. */
import { Chance } from "../chance";
import { AMBER, BONE } from "../palette";
import { all, each, path, piece, rect, short, type Piece } from "../svg";

/** Roofs of a town, with some lit windows at night. `base` is the y they stand on. */
export function skyline(chance: Chance, x: number, base: number, width: number, height: number, colour: string): Piece {
  let d = `M${short(x)} ${short(base)}`;
  let light = "";
  for (let left = x; left < x + width; ) {
    const w = Math.min(chance.between(9, 24), x + width - left);
    const h = height * chance.between(0.3, 1);
    const top = base - h;
    d += `V${short(top)}`;
    if (chance.maybe(0.25) && w > 8) d += `l${short(w / 2)} ${short(-w * 0.35)}l${short(w / 2)} ${short(w * 0.35)}`;
    else if (chance.maybe(0.2)) d += `h${short(w * 0.6)}v-7h1.4v7H${short(left + w)}`;
    else d += `H${short(left + w)}`;
    for (let wy = top + 5; wy < base - 5; wy += 6)
      for (let wx = left + 2.5; wx < left + w - 3; wx += 5)
        if (chance.maybe(0.05)) light += rect(wx, wy, 1.8, 2.2, AMBER, { opacity: 0.6 });
    left += w;
  }
  return piece(path(`${d}V${short(base)}Z`, colour), light);
}

/** A range of round hills. */
export function hills(chance: Chance, x: number, base: number, width: number, height: number, colour: string): string {
  const step = width / 4;
  let d = `M${short(x)} ${short(base)}V${short(base - height * chance.between(0.3, 0.7))}`;
  for (let i = 0; i < 4; i++) {
    const h = height * chance.between(0.25, 1);
    d += `Q${short(x + step * (i + 0.5))} ${short(base - h * 1.3)} ${short(x + step * (i + 1))} ${short(base - height * chance.between(0.25, 0.7))}`;
  }
  return path(`${d}V${short(base)}Z`, colour);
}

/** The edge of a wood: firs and round tops mixed. */
export function woods(chance: Chance, x: number, base: number, width: number, height: number, colour: string): string {
  let d = `M${short(x)} ${short(base)}`;
  for (let left = x; left < x + width; ) {
    const w = Math.min(chance.between(6, 13), x + width - left);
    const h = height * chance.between(0.5, 1);
    d += chance.maybe(0.6)
      ? `L${short(left)} ${short(base - h * 0.25)}l${short(w / 2)} ${short(-h * 0.75)}l${short(w / 2)} ${short(h * 0.75)}`
      : `L${short(left)} ${short(base - h * 0.35)}q${short(w / 2)} ${short(-h * 0.8)} ${short(w)} 0`;
    left += w;
  }
  return path(`${d}V${short(base)}Z`, colour);
}

/** Poles and a sagging wire between them. */
export function wires(x: number, base: number, width: number, height: number, colour: string): string {
  const gap = width / 2;
  const poles = each(x, x + width, gap, (px) =>
    rect(px - 0.8, base - height, 1.6, height, colour) + rect(px - 5, base - height + 4, 10, 1.3, colour));
  const sag = [0, gap].map((dx) => `M${x + dx} ${base - height + 4}q${gap / 2} 9 ${gap} 0`).join("");
  return all(poles, path(sag, "none", { stroke: colour, "stroke-width": 0.8 })).body;
}

/** Mist lying on the ground. */
export function mist(x: number, y: number, width: number, height: number, opacity: number): string {
  return rect(x, y, width, height, BONE, { opacity });
}

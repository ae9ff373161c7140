import { Chance } from "../chance";
import { AMBER, GRASS, MOSS, RUST, SNOW, WOOD, dark, mix, pale } from "../palette";
import { circle, curve, each, ellipse, group, line, path, shape, short } from "../svg";

export const TREES = ["fir", "broad", "bare", "poplar", "bush"] as const;
export type TreeKind = (typeof TREES)[number];

/** A tree standing on 0, 0 and `h` high; `snow` lies on what snow can lie on. */
export function tree(chance: Chance, kind: TreeKind, x: number, y: number, h: number, snow = false): string {
  const drawn = { fir, broad, bare, poplar, bush }[kind](chance, h, snow);
  return group(ellipse(h * 0.22, 0.5, h * 0.34, 2.2, "#000", { opacity: 0.18 }) + drawn, { transform: `translate(${short(x)} ${short(y)})` });
}

function fir(chance: Chance, h: number, snow: boolean): string {
  const colour = dark(mix(MOSS, "#2f5a55", 0.35), chance.between(0.25, 0.45));
  const tiers = [0, 1, 2].map((i) => {
    const [bottom, w] = [-h * (0.12 + i * 0.25), h * (0.27 - i * 0.06)];
    const top = bottom - h * 0.4;
    return (
      shape([-w, bottom, 0, top, w, bottom], colour) +
      shape([0, top, w, bottom, w * 0.15, bottom], dark(colour, 0.3)) +
      (snow ? shape([-w * 0.5, bottom - h * 0.2, 0, top, w * 0.4, bottom - h * 0.22, 0, bottom - h * 0.12], SNOW) : "")
    );
  });
  return line([0, 0, 0, -h * 0.2], dark(WOOD, 0.3), h * 0.06) + tiers.join("");
}

function broad(chance: Chance, h: number, snow: boolean): string {
  const colour = mix(dark(GRASS, chance.between(0.15, 0.35)), chance.pick([MOSS, AMBER, RUST]), 0.22);
  const trunk = line([0, 0, 0, -h * 0.5], dark(WOOD, 0.35), h * 0.07) + line([0, -h * 0.32, h * 0.12, -h * 0.5], dark(WOOD, 0.35), h * 0.04);
  const blobs = [[-0.17, 0.55, 0.2], [0.17, 0.58, 0.2], [0, 0.76, 0.23]]
    .map(([bx, by, r]) => [bx! * h + chance.between(-2, 2), -by! * h, r! * h] as const);
  return (
    trunk +
    blobs.map(([bx, by, r]) => circle(bx + r * 0.12, by + r * 0.1, r, dark(colour, 0.35))).join("") +
    blobs.map(([bx, by, r]) => circle(bx - r * 0.12, by - r * 0.1, r * 0.85, colour)).join("") +
    circle(-h * 0.08, -h * 0.84, h * 0.08, snow ? SNOW : pale(colour, 0.2))
  );
}

function bare(chance: Chance, h: number, snow: boolean): string {
  const colour = dark(WOOD, 0.5);
  const branch = (x: number, y: number, angle: number, length: number, depth: number): string => {
    const [ex, ey] = [x + length * Math.sin(angle), y - length * Math.cos(angle)];
    const here = line([x, y, ex, ey], colour, Math.max(0.7, depth * h * 0.014));
    const white = snow && Math.abs(angle) > 0.4 ? line([x, y - 0.8, ex, ey - 0.8], SNOW, 0.9) : "";
    if (depth <= 1) return here + white;
    return here + white + [-1, 1].map((side) => branch(ex, ey, angle + side * chance.between(0.3, 0.65), length * chance.between(0.6, 0.78), depth - 1)).join("");
  };
  return branch(0, 0, chance.between(-0.1, 0.1), h * 0.36, 5);
}

function poplar(chance: Chance, h: number, snow: boolean): string {
  const colour = dark(MOSS, chance.between(0.15, 0.35));
  const crown = `M0 ${-h}C${h * 0.18} ${-h * 0.7} ${h * 0.16} ${-h * 0.25} ${h * 0.05} ${-h * 0.1}H${-h * 0.05}C${-h * 0.16} ${-h * 0.25} ${-h * 0.18} ${-h * 0.7} 0 ${-h}Z`;
  const side = `M0 ${-h}C${h * 0.18} ${-h * 0.7} ${h * 0.16} ${-h * 0.25} ${h * 0.05} ${-h * 0.1}H0Z`;
  return line([0, 0, 0, -h * 0.2], dark(WOOD, 0.4), h * 0.05) + path(crown, colour) + path(side, dark(colour, 0.3)) + (snow ? ellipse(-h * 0.03, -h * 0.85, h * 0.04, h * 0.1, SNOW) : "");
}

function bush(chance: Chance, h: number, snow: boolean): string {
  const colour = dark(GRASS, chance.between(0.2, 0.4));
  const blobs = each(0, 3, 1, (i) => circle((i - 1.5) * h * 0.42, -h * chance.between(0.35, 0.5), h * chance.between(0.36, 0.5), i < 2 ? colour : dark(colour, 0.25)));
  return blobs + (snow ? ellipse(-h * 0.3, -h * 0.78, h * 0.35, h * 0.1, SNOW) : "");
}

/** Blades of grass, straw or reed along a line. */
export function tufts(chance: Chance, x: number, y: number, width: number, count: number, colour: string, height = 4): string {
  return each(1, count, 1, () => {
    const [bx, h] = [x + chance.between(0, width), height * chance.between(0.6, 1.3)];
    return curve(`M${short(bx)} ${short(y)}q-.6 ${short(-h * 0.6)} ${short(chance.between(-2, 0))} ${short(-h)}M${short(bx)} ${short(y)}q.4 ${short(-h * 0.6)} ${short(chance.between(0.6, 2))} ${short(-h * 0.85)}`, colour, 0.9);
  });
}

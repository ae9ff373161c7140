/** Places seen from above, for maps: floors, walls, doors, streets, car parks. Sizes are free. */
import { Chance } from "../chance";
import { AMBER, ASPHALT, BONE, GRASS, INK, PLASTER, RUST, SNOW, STEEL, STONE, WOOD, dark, mix, pale } from "../palette";
import { circle, each, ellipse, line, rect } from "../svg";

export const FLOORS = ["planks", "tiles", "concrete", "carpet", "grass", "asphalt", "snow", "paving"] as const;
export type Floor = (typeof FLOORS)[number];

export function floor(chance: Chance, kind: Floor, w: number, h: number): string {
  const speckle = (colour: string, count: number) =>
    each(1, count, 1, () => ellipse(chance.between(0, w), chance.between(0, h), chance.between(1, 5), chance.between(0.6, 2.4), colour, { opacity: 0.35 }));
  const spots = Math.ceil((w * h) / 1400);
  switch (kind) {
    case "planks": {
      const colour = mix(WOOD, STONE, 0.25);
      return rect(0, 0, w, h, colour) + each(0, h - 1, 9, (y, i) => rect(0, y, w, 1, dark(colour, 0.3)) + each(((i * 37) % 40) + 6, w - 1, 46, (x) => rect(x, y, 1, 9, dark(colour, 0.3))));
    }
    case "tiles": {
      const [a, b] = [mix(PLASTER, STONE, 0.3), mix(PLASTER, STONE, 0.55)];
      return rect(0, 0, w, h, a) + each(0, h - 1, 12, (y, i) => each(i % 2 ? 12 : 0, w - 1, 24, (x) => rect(x, y, Math.min(12, w - x), Math.min(12, h - y), b)));
    }
    case "carpet":
      return rect(0, 0, w, h, dark(RUST, 0.42)) + rect(6, 6, w - 12, h - 12, "none", { stroke: mix(RUST, AMBER, 0.4), "stroke-width": 1.4, opacity: 0.5 });
    case "grass":
      return rect(0, 0, w, h, dark(GRASS, 0.25)) + speckle(GRASS, spots * 3);
    case "snow":
      return rect(0, 0, w, h, mix(SNOW, STONE, 0.18)) + speckle("#ffffff", spots * 3);
    case "asphalt":
      return rect(0, 0, w, h, ASPHALT) + speckle(dark(ASPHALT, 0.4), spots);
    case "paving":
      return rect(0, 0, w, h, mix(STONE, BONE, 0.1)) + each(0, w, 16, (x) => rect(x, 0, 0.8, h, dark(STONE, 0.3))) + each(0, h, 16, (y) => rect(0, y, w, 0.8, dark(STONE, 0.3)));
    default:
      return rect(0, 0, w, h, mix(STONE, STEEL, 0.3)) + speckle(dark(STEEL, 0.3), spots);
  }
}

export type Side = "top" | "right" | "bottom" | "left";
export interface Opening {
  side: Side;
  /** Where along the side its middle is, 0 to 1. */
  at: number;
  width?: number;
  kind?: "door" | "gap" | "window";
  open?: boolean;
}

/** A room from above: floor, walls with light on their left and top, doors and gaps. */
export function room(chance: Chance, kind: Floor, w: number, h: number, openings: Opening[] = [], thick = 5): string {
  const walls = (["top", "right", "bottom", "left"] as const).map((side) => wallOf(side, w, h, thick, openings.filter((o) => o.side === side)));
  const shade = rect(0, 0, thick + 6, h, "#000", { opacity: 0.22 }) + rect(0, 0, w, thick + 6, "#000", { opacity: 0.22 });
  return floor(chance, kind, w, h) + shade + walls.join("");
}

function wallOf(side: Side, w: number, h: number, thick: number, openings: Opening[]): string {
  const flat = side === "top" || side === "bottom";
  const length = flat ? w : h;
  const place = (from: number, to: number, draw: (x: number, y: number, a: number, b: number) => string) =>
    flat ? draw(from, side === "top" ? 0 : h - thick, to - from, thick) : draw(side === "left" ? 0 : w - thick, from, thick, to - from);
  const colour = mix(PLASTER, INK, 0.12);
  const solid = (from: number, to: number) => (to <= from ? "" : place(from, to, (x, y, a, b) => rect(x, y, a, b, dark(colour, 0.55)) + rect(x, y, flat ? a : 1.6, flat ? 1.6 : b, pale(colour, 0.3))));
  let out = "";
  let from = 0;
  for (const o of [...openings].sort((a, b) => a.at - b.at)) {
    const [start, end] = [o.at * length - (o.width ?? 22) / 2, o.at * length + (o.width ?? 22) / 2];
    out += solid(from, start) + place(start, end, (x, y, a, b) => opening(o, x, y, a, b));
    from = end;
  }
  return out + solid(from, length);
}

function opening(o: Opening, x: number, y: number, w: number, h: number): string {
  if (o.kind === "gap") return "";
  if (o.kind === "window") return rect(x, y, w, h, "#7fa3b5") + rect(x, y, w, h, "none", { stroke: INK, "stroke-width": 0.8 });
  if (!o.open) return rect(x, y, w, h, WOOD) + rect(x, y, w, h, "none", { stroke: INK, "stroke-width": 1 }) + circle(x + w * 0.8, y + h * 0.5, 1.2, AMBER);
  return w > h ? line([x, y + h / 2, x, y + h / 2 + w * 0.9], WOOD, 3) : line([x + w / 2, y, x + w / 2 + h * 0.9, y], WOOD, 3);
}

/** A street from above between two pavements; `across`: a zebra crossing in the middle. */
export function street(chance: Chance, w: number, h: number, vertical = false, across = false, snow = false): string {
  const base = snow ? mix(ASPHALT, SNOW, 0.5) : ASPHALT;
  const side = Math.min(w, h) * 0.14;
  const inner = vertical ? [side, 0, w - 2 * side, h] : [0, side, w, h - 2 * side];
  const dashes = vertical ? each(8, h - 8, 26, (y) => rect(w / 2 - 1, y, 2, 14, BONE, { opacity: 0.5 })) : each(8, w - 8, 26, (x) => rect(x, h / 2 - 1, 14, 2, BONE, { opacity: 0.5 }));
  const zebra = across ? each(side + 3, (vertical ? w : h) - side - 6, 8, (v) => (vertical ? rect(v, h / 2 - 10, 4.5, 20, BONE, { opacity: 0.75 }) : rect(w / 2 - 10, v, 20, 4.5, BONE, { opacity: 0.75 }))) : "";
  return floor(chance, snow ? "snow" : "paving", w, h) + rect(inner[0]!, inner[1]!, inner[2]!, inner[3]!, base) + dashes + zebra;
}

/** Parking bays from above along the top and the bottom. */
export function carPark(chance: Chance, w: number, h: number): string {
  const bay = 24;
  return floor(chance, "asphalt", w, h) + each(bay / 2, w, bay, (x) => rect(x, 4, 1.4, h * 0.3, BONE, { opacity: 0.6 }) + rect(x, h * 0.7 - 4, 1.4, h * 0.3, BONE, { opacity: 0.6 }));
}

/** Furniture from above, as simple blocks with a light edge. */
export function furniture(x: number, y: number, w: number, h: number, colour: string = WOOD): string {
  return rect(x + 2, y + 2, w, h, "#000", { opacity: 0.25, rx: 1.5 }) + rect(x, y, w, h, colour, { rx: 1.5 }) + rect(x, y, w, 1.4, pale(colour, 0.35), { rx: 0.7 }) + rect(x + w - 2, y, 2, h, dark(colour, 0.25));
}

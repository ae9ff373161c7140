/** The colony and the six places in winter: fronts in the snow, and one hall with a stove. */
import { Chance } from "~/art/chance";
import { AMBER, BONE, BRICK, INK, MOSS, PLASTER, RUST, SLATE, SNOW, STEEL, STONE, WOOD, dark, mix, pale } from "~/art/palette";
import { door, pane, roof, shutter, wall } from "~/art/scenery/buildings";
import { barrel, bed, car, crate } from "~/art/scenery/things";
import { tree } from "~/art/scenery/trees";
import { snowfall } from "~/art/sky";
import { circle, curve, each, ellipse, line, path, rect, shape } from "~/art/svg";
import { ENTRANCES, PLACES, range } from "./content";
import { gateAt, GATE, TITLE, type Box } from "./layout";

type Draw = (c: Chance, w: number, ground: number) => string;

const NIGHT = mix(SLATE, INK, 0.5);
const DRIFT = mix(SNOW, SLATE, 0.3);

// ---- what all fronts share

function sky(w: number, ground: number): string {
  return rect(0, 0, w, ground, NIGHT) + rect(0, ground * 0.55, w, ground * 0.45, mix(SLATE, BONE, 0.2), { opacity: 0.45 });
}

function snowfield(c: Chance, w: number, ground: number, h: number): string {
  const dents = each(0, 9, 1, () => ellipse(c.between(0, w), c.between(ground + 8, h), c.between(6, 22), c.between(1.2, 3), mix(SNOW, SLATE, 0.5), { opacity: 0.5 }));
  return (
    path(`M0 ${ground + 4}Q${w * 0.25} ${ground - 5} ${w * 0.5} ${ground + 2}T${w} ${ground}V${h}H0Z`, DRIFT) +
    path(`M0 ${ground + 4}Q${w * 0.25} ${ground - 5} ${w * 0.5} ${ground + 2}T${w} ${ground}v4Q${w * 0.75} ${ground + 9} ${w * 0.5} ${ground + 6}T0 ${ground + 9}Z`, SNOW) + dents
  );
}

function windows(x: number, y: number, n: number, gap: number, w = 12, h = 14, lit = -1): string {
  return range(n).map((i) => {
    const one = pane(x + i * gap, y, w, h, { boarded: i % 3 === 1, lit: i === lit });
    return one.body + one.light;
  }).join("");
}

function front(x: number, ground: number, w: number, h: number, colour: string, tiles: string): string {
  return wall(x, ground, w, h, colour) + roof(x, ground - h, w, 12, tiles, true);
}

// ---- the six places

const police: Draw = (_c, w, g) =>
  front(16, g, w * 0.66, g - TITLE - 24, mix(SLATE, BONE, 0.35), dark(STEEL, 0.2)) + windows(28, g - 40, Math.floor(w / 62), 26, 12, 16) +
  door(w * 0.5, g, 15, 26, dark(SLATE, 0.3)) + circle(w * 0.5 + 7.5, g - 34, 4, "#5a86c4") + circle(w * 0.5 + 6, g - 35.5, 1.4, BONE) + car(w * 0.84, g + 6, "saloon", dark(SLATE, 0.3), true);

const grocery: Draw = (_c, w, g) => {
  const stripes = each(0, 9, 1, (i) => rect(22 + i * ((w * 0.66) / 10), g - 36, (w * 0.66) / 10, 9, i % 2 ? BONE : RUST));
  return front(18, g, w * 0.68, g - TITLE - 22, mix(PLASTER, AMBER, 0.3), dark(WOOD, 0.2)) + rect(24, g - 26, w * 0.4, 22, dark(SLATE, 0.45)) + rect(24, g - 26, w * 0.4, 22, pale(AMBER, 0.2), { opacity: 0.25 }) + stripes + door(w * 0.54, g, 15, 25) + crate(w * 0.78, g + 5, 13) + crate(w * 0.86, g + 6, 10);
};

const school: Draw = (c, w, g) =>
  front(10, g, w * 0.74, g - TITLE - 26, BRICK, dark(BRICK, 0.4)) + windows(18, g - 42, Math.floor(w / 42), 24, 14, 15, 2) + shape([w * 0.34, g - (g - TITLE - 26), w * 0.41, TITLE + 4, w * 0.48, g - (g - TITLE - 26)], dark(BRICK, 0.35)) +
  circle(w * 0.41, TITLE + 19, 5, BONE) + line([w * 0.41, TITLE + 19, w * 0.41, TITLE + 15.5], INK, 1) + door(w * 0.37, g, 18, 22, dark(RUST, 0.3)) + tree(c, "bare", w * 0.9, g + 4, 54, true);

const library: Draw = (_c, w, g) => {
  const left = w * 0.12;
  const span = w * 0.6;
  const columns = range(5).map((i) => rect(left + 6 + (i * (span - 18)) / 4, g - 34, 7, 34, pale(STONE, 0.35)) + rect(left + 10 + (i * (span - 18)) / 4, g - 34, 3, 34, STONE)).join("");
  return rect(left, g - 36, span, 36, dark(STONE, 0.35)) + columns + rect(left - 4, g - 40, span + 8, 6, STONE) + shape([left - 6, g - 40, left + span / 2, g - 62, left + span + 6, g - 40], pale(STONE, 0.15)) + line([left - 6, g - 40, left + span / 2, g - 62, left + span + 6, g - 40], SNOW, 3) + rect(left + span / 2 - 7, g - 52, 14, 8, WOOD) + line([left + span / 2, g - 52, left + span / 2, g - 44], BONE, 1);
};

const hospital: Draw = (_c, w, g) =>
  front(14, g, w * 0.7, g - TITLE - 16, pale(STONE, 0.5), pale(STEEL, 0.2)) + windows(22, g - 54, Math.floor(w / 46), 24, 12, 11, 1) + windows(22, g - 34, Math.floor(w / 46), 24, 12, 11) +
  rect(w * 0.6, g - 56, 20, 20, MOSS) + rect(w * 0.6 + 8, g - 53, 4, 14, BONE) + rect(w * 0.6 + 3, g - 48, 14, 4, BONE) + door(w * 0.5, g, 20, 20, pale(SLATE, 0.3));

const gas: Draw = (_c, w, g) => {
  const pump = (x: number) => rect(x, g - 24, 12, 26, RUST) + rect(x + 8, g - 24, 4, 26, dark(RUST, 0.3)) + rect(x + 2, g - 20, 7, 7, BONE) + curve(`M${x + 12} ${g - 16}q7 2 4 14`, INK, 1.6);
  return rect(12, g - 50, w * 0.52, 10, RUST) + rect(12, g - 53, w * 0.52, 4, SNOW) + rect(18, g - 40, 4, 42, STEEL) + rect(6 + w * 0.5, g - 40, 4, 42, STEEL) + pump(w * 0.18) + pump(w * 0.34) + front(w * 0.6, g, w * 0.22, 34, mix(PLASTER, SLATE, 0.3), dark(STEEL, 0.2)) + shutter(w * 0.65, g, w * 0.12, 20, STEEL, 5) + barrel(w * 0.9, g + 6, 16, dark(RUST, 0.2));
};

const DRAWN: Record<string, Draw> = { police_station: police, grocery_store: grocery, school, library, hospital, gas_station: gas };

// ---- the colony: a hall of planks, snow outside its six entrances

function colony(c: Chance, box: Box): string {
  const { w, h } = box;
  const top = TITLE + GATE / 2 + 12;
  const bottom = h - GATE / 2 - 12;
  const floor = mix(WOOD, STONE, 0.2);
  const planksOf = each(top, bottom - 1, 13, (y, i) => rect(8, y, w - 16, 1, dark(floor, 0.3)) + each(8 + ((i * 47) % 60), w - 12, 74, (x) => rect(x, y, 1, 13, dark(floor, 0.3))));
  const wallOf = (y: number) => rect(4, y - 5, w - 8, 10, dark(WOOD, 0.45)) + rect(4, y - 5, w - 8, 2, pale(WOOD, 0.2));
  const bunks = range(Math.floor((w - 70) / 66)).map((i) => bed(22 + i * 66, top + 34, 40, [RUST, SLATE, MOSS][i % 3]!)).join("");
  const stove = rect(w - 40, (top + bottom) / 2 - 22, 24, 26, dark(STEEL, 0.4), { rx: 3 }) + rect(w - 35, (top + bottom) / 2 - 14, 14, 10, AMBER) + rect(w - 30, top, 6, (bottom - top) / 2 - 18, dark(STEEL, 0.3)) + circle(w - 28, (top + bottom) / 2 - 8, 60, AMBER, { opacity: 0.1 });
  const middle = (top + bottom) / 2;
  const wood = mix(WOOD, AMBER, 0.18);
  const bench = (y: number) => rect(w / 2 - 86, y, 172, 7, dark(wood, 0.35), { rx: 2 });
  const table =
    ellipse(w / 2, middle + 4, 132, 58, dark(RUST, 0.35), { opacity: 0.5 }) + ellipse(w / 2, middle + 4, 120, 50, "none", { stroke: AMBER, "stroke-width": 1.4, opacity: 0.35 }) +
    bench(middle - 27) + bench(middle + 26) + rect(w / 2 - 94, middle - 15, 188, 38, dark(wood, 0.2), { rx: 3 }) + rect(w / 2 - 94, middle - 15, 188, 5, pale(wood, 0.25), { rx: 2 }) +
    each(0, 3, 1, (i) => circle(w / 2 - 66 + i * 44, middle + 5, 7, pale(STONE, 0.4)) + circle(w / 2 - 66 + i * 44, middle + 5, 4.4, STONE)) + rect(w / 2 - 6, middle - 8, 12, 9, BONE, { opacity: 0.8 });
  const stores = crate(22, middle + 26, 20) + crate(40, middle + 34, 15) + crate(22, middle + 4, 14) + barrel(30, bottom - 24, 20, dark(WOOD, 0.1)) + barrel(w - 40, bottom - 22, 18, dark(STEEL, 0.2));
  const openings = range(ENTRANCES).map((e) => {
    const gate = gateAt(box, e);
    return rect(gate.x + 12, e < 3 ? top - 6 : bottom - 6, gate.w - 24, 12, dark(INK, 0));
  }).join("");
  return (
    rect(0, 0, w, h, DRIFT) + each(0, 16, 1, () => ellipse(c.between(0, w), c.maybe(0.5) ? c.between(TITLE, top) : c.between(bottom, h), c.between(8, 26), c.between(1.5, 3.5), SNOW, { opacity: 0.8 })) +
    rect(6, top, w - 12, bottom - top, floor) + planksOf + rect(6, top, w - 12, 16, "#000", { opacity: 0.25 }) + shape([6, top, w * 0.4, top, 6, bottom * 0.8], "#fff", { opacity: 0.05 }) +
    bunks + table + stores + stove + wallOf(top) + wallOf(bottom) + rect(4, top - 5, 7, bottom - top + 10, dark(WOOD, 0.45)) + rect(w - 11, top - 5, 7, bottom - top + 10, dark(WOOD, 0.55)) + openings
  );
}

/** The picture of a place in its box. */
export function placePicture(place: number, box: Box): string {
  const id = PLACES[place]!;
  const c = new Chance(`colony-${id}`);
  const draw = DRAWN[id];
  if (!draw) return colony(c, box);
  const ground = box.h - GATE - 26;
  return sky(box.w, ground + 6) + draw(c, box.w, ground) + snowfield(c, box.w, ground, box.h) + snowfall(c, box.w, box.h * 0.7, 26);
}

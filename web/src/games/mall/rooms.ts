/** The six places, cut open: a back wall with its things, a floor to stand on, the street in front. */
import { Chance } from "~/art/chance";
import { AMBER, ASPHALT, BONE, INK, MOSS, PLASTER, RUST, SLATE, STEEL, STONE, WOOD, dark, mix, pale } from "~/art/palette";
import { car, cone } from "~/art/scenery/things";
import { circle, curve, each, ellipse, line, path, rect, shape } from "~/art/svg";
import { PLACES } from "./content";
import { STREET, TITLE, doorstep, floorOf, type Box } from "./layout";

type Draw = (c: Chance, w: number, wall: number, floor: number) => string;

// ---- what all rooms share

function wallpaper(w: number, wall: number, colour: string): string {
  return (
    rect(0, 0, w, wall, colour) + rect(0, 0, w, TITLE + 10, "#000", { opacity: 0.16 }) +
    shape([0, 0, w * 0.42, 0, 0, wall * 1.2], "#fff", { opacity: 0.07 }) + shape([w, TITLE, w, wall, w * 0.72, wall], "#000", { opacity: 0.12 }) +
    rect(0, wall - 5, w, 5, dark(colour, 0.35)) + rect(0, wall - 5, w, 1.4, pale(colour, 0.3))
  );
}

/** A floor in perspective: lines closer together towards the wall. */
function ground(w: number, wall: number, end: number, colour: string, boards = 12): string {
  const deep = end - wall;
  const across = [0.12, 0.28, 0.5, 0.76].map((t) => rect(0, wall + deep * t, w, 1, dark(colour, 0.28), { opacity: 0.7 })).join("");
  const along = each(0, boards, 1, (i) => {
    const t = i / boards;
    const [from, to] = [w * (0.1 + 0.8 * t), w * (-0.15 + 1.3 * t)];
    const reach = to < 0 ? from / (from - to) : to > w ? (w - from) / (to - from) : 1; // it ends at the side wall
    return line([from, wall, from + (to - from) * reach, wall + deep * reach], dark(colour, 0.28), 1, { opacity: 0.55 });
  });
  return rect(0, wall, w, deep, colour) + along + across + rect(0, wall, w, 9, "#000", { opacity: 0.2 });
}

function pavement(c: Chance, w: number, end: number): string {
  const stones = each(0, w, 30, (x) => rect(x, end + 8, 1, STREET - 8, dark(STONE, 0.45)));
  return (
    rect(0, end, w, STREET, dark(STONE, 0.5)) + stones + each(0, 8, 1, () => ellipse(c.between(0, w), end + c.between(14, 42), c.between(2, 7), 1.4, INK, { opacity: 0.35 })) +
    rect(0, end, w, 8, dark(PLASTER, 0.5)) + rect(0, end, w, 2, pale(STONE, 0.3)) + rect(0, end + 8, w, 3, "#000", { opacity: 0.35 })
  );
}

const cloth = [RUST, AMBER, SLATE, MOSS, BONE, mix(RUST, BONE, 0.45), mix(SLATE, INK, 0.4), mix(MOSS, AMBER, 0.5)];

// ---- the rooms

const restroom: Draw = (_c, w, wall, floor) => {
  const tile = mix(SLATE, BONE, 0.62);
  const tiles = each(0, wall, 10, (y) => rect(0, y, w, 0.7, dark(tile, 0.16))) + each(0, w, 14, (x) => rect(x, 0, 0.7, wall, dark(tile, 0.16)));
  const stall = (x: number, open: boolean) => {
    const top = TITLE + 8;
    const high = wall - top - 4;
    const door = mix(SLATE, MOSS, 0.4);
    return rect(x, top, 38, high, dark(INK, 0)) + (open ? ellipse(x + 20, wall - 8, 8, 5, BONE) + rect(x + 13, wall - 24, 14, 10, BONE, { rx: 2 }) + shape([x, top, x + 11, top + 5, x + 11, wall + 2, x, wall - 4], door) : rect(x + 2, top + 2, 34, high - 8, door) + rect(x + 2, top + 2, 34, 3, pale(door, 0.3)) + circle(x + 31, top + high * 0.5, 1.8, AMBER)) + rect(x - 2, top - 3, 4, high + 4, dark(STEEL, 0.1)) + rect(x + 36, top - 3, 4, high + 4, dark(STEEL, 0.2));
  };
  const sink = (x: number) => rect(x - 12, TITLE + 5, 24, Math.max(6, wall - TITLE - 34), pale(SLATE, 0.5), { rx: 2 }) + shape([x - 12, TITLE + 8, x + 4, TITLE + 8, x - 12, Math.max(TITLE + 12, wall - 44)], "#fff", { opacity: 0.35 }) + path(`M${x - 14} ${wall - 22}h28q-2 11 -14 11t-14 -11Z`, BONE) + rect(x - 1.5, wall - 29, 3, 8, STEEL);
  const count = w > 240 ? 3 : 2;
  return (
    wallpaper(w, wall, tile) + tiles + each(0, count - 1, 1, (i) => stall(14 + i * 42, i === 1)) + sink(w - 70) + (w > 240 ? sink(w - 34) : "") +
    ground(w, wall, floor, mix(STONE, BONE, 0.35), 16) + ellipse(w * 0.62, floor - 14, 26, 5, mix(SLATE, BONE, 0.3), { opacity: 0.7 }) + line([w * 0.2, floor - 8, w * 0.2 + 30, floor - 12], BONE, 3) + circle(w * 0.2, floor - 9, 4, BONE)
  );
};

const cachou: Draw = (c, w, wall, floor) => {
  const paper = mix(mix(RUST, BONE, 0.5), SLATE, 0.25);
  const dress = (x: number, y: number, colour: string, long: number) => path(`M${x - 3} ${y}l3 -2l3 2l2 7l-2 3l3 ${long}h-12l3 ${-long}l-2 -3Z`, colour) + line([x, y - 2, x, y - 6], STEEL, 1);
  const rail = (x: number, wide: number) => {
    const y = wall - 44;
    return line([x, wall + 4, x, y, x + wide, y, x + wide, wall + 4], dark(STEEL, 0.1), 2.4) + each(10, wide - 6, 12, (dx) => dress(x + dx, y + 7, c.pick(cloth), c.between(14, 24)));
  };
  const dummy = (x: number, colour: string) => ellipse(x, wall - 45, 4, 5, pale(WOOD, 0.5)) + rect(x - 1.5, wall - 41, 3, 6, pale(WOOD, 0.4)) + path(`M${x - 9} ${wall - 36}q9 -4 18 0l-3 12l5 20h-22l5 -20Z`, colour) + rect(x - 1.2, wall - 5, 2.4, 10, STEEL) + ellipse(x, wall + 6, 8, 2.4, dark(STEEL, 0.3));
  return (
    wallpaper(w, wall, paper) + each(0, w, 22, (x) => rect(x, 0, 8, wall - 5, "#fff", { opacity: 0.06 })) +
    rail(14, w * 0.34) + dummy(w * 0.46, AMBER) + dummy(w * 0.56, mix(SLATE, BONE, 0.2)) + rail(w * 0.63, w * 0.16) +
    rect(w - 50, TITLE + 6, 34, wall - TITLE - 8, dark(WOOD, 0.1), { rx: 2 }) + rect(w - 47, TITLE + 9, 28, wall - TITLE - 14, pale(SLATE, 0.45)) + shape([w - 47, TITLE + 9, w - 32, TITLE + 9, w - 47, wall - 22], "#fff", { opacity: 0.35 }) +
    ground(w, wall, floor, mix(WOOD, BONE, 0.28)) + ellipse(w * 0.5, floor - 22, w * 0.32, 13, dark(RUST, 0.2), { opacity: 0.75 }) + ellipse(w * 0.5, floor - 22, w * 0.28, 10, "none", { stroke: AMBER, "stroke-width": 1.2, opacity: 0.6 })
  );
};

const toyStore: Draw = (c, w, wall, floor) => {
  const paper = mix(mix(AMBER, BONE, 0.5), SLATE, 0.2);
  const teddy = (x: number, y: number, colour: string) => circle(x, y - 4, 5.4, colour) + circle(x, y - 12, 4.2, colour) + circle(x - 3.6, y - 15.4, 1.9, colour) + circle(x + 3.6, y - 15.4, 1.9, colour) + circle(x, y - 10.8, 1.9, pale(colour, 0.5)) + circle(x - 1.6, y - 13, 0.7, INK) + circle(x + 1.6, y - 13, 0.7, INK);
  const ball = (x: number, y: number, colour: string) => circle(x, y - 5, 5, colour) + path(`M${x - 5} ${y - 5}q5 -4 10 0`, "none", { stroke: BONE, "stroke-width": 1.4 });
  const blocks = (x: number, y: number) => rect(x - 8, y - 8, 8, 8, RUST) + rect(x, y - 8, 8, 8, SLATE) + rect(x - 4, y - 16, 8, 8, AMBER);
  const rocket = (x: number, y: number) => path(`M${x - 4} ${y}v-10q0 -6 4 -10q4 4 4 10v10Z`, BONE) + shape([x - 4, y - 6, x - 8, y, x - 4, y], RUST) + shape([x + 4, y - 6, x + 8, y, x + 4, y], RUST) + circle(x, y - 11, 1.8, SLATE);
  const toys = [teddy, (x: number, y: number) => ball(x, y, c.pick(cloth)), blocks, rocket];
  const shelf = (x: number, wide: number) => {
    const [upper, lower] = [TITLE + 24, wall - 6];
    const fill = (y: number) => each(12, wide - 10, 21, (dx) => c.pick(toys)(x + dx, y, c.pick([mix(WOOD, BONE, 0.2), mix(RUST, BONE, 0.3), pale(WOOD, 0.4)])));
    return rect(x, TITLE + 4, wide, lower - TITLE + 2, dark(WOOD, 0.3)) + rect(x + 2, TITLE + 6, wide - 4, lower - TITLE - 2, dark(WOOD, 0.55)) + fill(upper) + fill(lower) + rect(x, upper, wide, 3, pale(WOOD, 0.25)) + rect(x, lower, wide, 3.4, pale(WOOD, 0.2));
  };
  return (
    wallpaper(w, wall, paper) + each(8, w, 26, (x, i) => circle(x, TITLE + ((i * 13) % 30), 2.4, "#fff", { opacity: 0.2 })) + shelf(12, w * 0.4) + shelf(w * 0.56, w * 0.4) +
    ground(w, wall, floor, mix(SLATE, BONE, 0.3)) + each(0, 7, 1, (i) => rect(w * 0.16 + i * w * 0.09, floor - 19 + (i % 2) * 5, 10, 8, c.pick(cloth), { rx: 1.4, opacity: 0.55 })) + line([w * 0.44, wall, w * 0.5, wall], AMBER, 0)
  );
};

const securityHq: Draw = (_c, w, wall, floor) => {
  const paper = dark(mix(SLATE, INK, 0.2), 0.15);
  const monitor = (x: number, y: number, i: number) => {
    const glow = i % 4 === 3 ? dark(SLATE, 0.2) : pale(mix(SLATE, MOSS, 0.3), 0.35);
    return rect(x, y, 24, 15, INK, { rx: 1.5 }) + rect(x + 1.6, y + 1.6, 20.8, 11.8, glow) + (i % 3 ? line([x + 4, y + 10, x + 9, y + 6, x + 14, y + 9, x + 20, y + 5], dark(MOSS, 0.3), 1.2) : ellipse(x + 12, y + 9, 3, 4, dark(MOSS, 0.5)) + circle(x + 12, y + 5, 1.8, dark(MOSS, 0.5))) + rect(x + 1.6, y + 3, 20.8, 0.8, "#fff", { opacity: 0.25 });
  };
  const rows = wall - TITLE > 62 ? 3 : 2;
  const left = w / 2 - 42;
  return (
    wallpaper(w, wall, paper) + circle(w / 2, wall * 0.6, w * 0.34, mix(MOSS, BONE, 0.3), { opacity: 0.09 }) +
    each(0, rows - 1, 1, (r) => each(0, 2, 1, (i) => monitor(left + i * 28, TITLE + 4 + r * 18, i + r * 3))) +
    rect(left - 18, wall - 13, 120, 6, dark(WOOD, 0.2)) + rect(left - 12, wall - 7, 5, 12, dark(WOOD, 0.45)) + rect(left + 92, wall - 7, 5, 12, dark(WOOD, 0.45)) +
    rect(16, TITLE + 10, 30, 38, dark(STEEL, 0.15), { rx: 2 }) + each(0, 2, 1, (i) => rect(19, TITLE + 14 + i * 11, 24, 8, STEEL) + circle(31, TITLE + 18 + i * 11, 1.3, AMBER)) +
    path(`M${w - 36} ${TITLE + 8}l14 4q1 18 -14 26q-15 -8 -14 -26Z`, AMBER) + path(`M${w - 36} ${TITLE + 14}l3 7h7l-6 4l3 8l-7 -5l-7 5l3 -8l-6 -4h7Z`, dark(AMBER, 0.5)) +
    ground(w, wall, floor, mix(SLATE, INK, 0.35)) +
    ellipse(w / 2, wall + 14, 14, 3, "#000", { opacity: 0.35 }) + rect(w / 2 - 2, wall, 4, 11, STEEL) + path(`M${w / 2 - 11} ${wall - 20}q11 -7 22 0v18h-22Z`, dark(RUST, 0.3)) + path(`M${w / 2 - 11} ${wall - 20}q11 -7 22 0v4q-11 -6 -22 0Z`, mix(RUST, BONE, 0.1))
  );
};

const supermarket: Draw = (c, w, wall, floor) => {
  const paper = mix(BONE, MOSS, 0.28);
  const tins = (x: number, y: number, wide: number) => each(4, wide - 8, 8, (dx) => { const h = c.between(7, 12); return rect(x + dx, y - h, 6, h, c.pick(cloth), { rx: 1 }) + rect(x + dx, y - h * 0.6, 6, 2, "#fff", { opacity: 0.4 }); });
  const aisle = (x: number, wide: number) => {
    const lines = Math.max(2, Math.floor((wall - TITLE - 10) / 19));
    return rect(x, TITLE + 6, wide, wall - TITLE - 4, dark(STEEL, 0.25)) + each(1, lines, 1, (i) => { const y = TITLE + 6 + (i * (wall - TITLE - 8)) / lines; return tins(x, y, wide) + rect(x, y, wide, 2.6, pale(STEEL, 0.35)); });
  };
  const fridge = (x: number) => rect(x, TITLE + 6, 40, wall - TITLE - 4, pale(SLATE, 0.3), { rx: 2 }) + rect(x + 3, TITLE + 10, 34, wall - TITLE - 16, pale(SLATE, 0.75)) + each(0, 2, 1, (i) => tins(x + 2, TITLE + 26 + (i * (wall - TITLE - 26)) / 2.6, 38)) + shape([x + 3, TITLE + 10, x + 16, TITLE + 10, x + 3, wall - 14], "#fff", { opacity: 0.4 });
  const cart = (x: number, y: number) => line([x - 16, y - 20, x - 11, y - 20, x - 6, y - 6, x + 12, y - 6], STEEL, 1.8) + shape([x - 10, y - 18, x + 15, y - 18, x + 11, y - 8, x - 7, y - 8], "none", { stroke: pale(STEEL, 0.4), "stroke-width": 1.4 }) + line([x - 3, y - 18, x - 2, y - 8], pale(STEEL, 0.4), 1) + line([x + 5, y - 18, x + 5, y - 8], pale(STEEL, 0.4), 1) + circle(x - 4, y - 2, 2.4, INK) + circle(x + 9, y - 2, 2.4, INK);
  return (
    wallpaper(w, wall, paper) + aisle(12, w * 0.3) + aisle(w * 0.36, w * 0.3) + fridge(w - 92) + (w > 240 ? fridge(w - 48) : rect(w - 44, TITLE + 10, 30, wall - TITLE - 6, dark(SLATE, 0.3))) +
    ground(w, wall, floor, mix(BONE, STONE, 0.45), 14) + cart(w - 30, floor - 4) + each(0, 5, 1, () => rect(c.between(10, w - 60), c.between(wall + 14, floor - 8), 5, 6, c.pick(cloth), { rx: 1, opacity: 0.7 }))
  );
};

/** No walls: a truck, a lamp, bays, and the evening over the roofs. */
const parking: Draw = (c, w, wall, floor) => {
  const evening = mix(RUST, SLATE, 0.55);
  const roofs = each(0, w, 24, (x) => { const h = c.between(14, wall - TITLE - 14); return rect(x, wall - h, 26, h, mix(INK, SLATE, 0.28)) + each(0, 3, 1, () => (c.maybe(0.4) ? rect(x + c.between(3, 20), wall - c.between(6, h - 4), 2.4, 3, AMBER) : "")); });
  const bays = each(10, w, 40, (x) => line([x + (x - w / 2) * -0.12, wall + 6, x + (x - w / 2) * 0.1, floor - 10], BONE, 1.6, { opacity: 0.38 }));
  const lampX = w * 0.86;
  return (
    rect(0, 0, w, wall, mix(INK, SLATE, 0.3)) + rect(0, wall * 0.4, w, wall * 0.6, evening, { opacity: 0.5 }) + rect(0, wall * 0.7, w, wall * 0.3, AMBER, { opacity: 0.22 }) + roofs +
    rect(0, wall, w, floor - wall + STREET, ASPHALT) + bays + each(0, 16, 1, () => ellipse(c.between(0, w), c.between(wall + 4, floor + STREET - 4), c.between(3, 12), c.between(0.8, 2.2), INK, { opacity: 0.28 })) +
    car(w * 0.55, wall + 14, "wreck", dark(SLATE, 0.1)) + truck(w * 0.06, wall + 22) + rect(lampX, TITLE + 6, 3, wall - TITLE + 12, dark(STEEL, 0.2)) + curve(`M${lampX + 1} ${TITLE + 7}q-2 -6 -14 -5`, dark(STEEL, 0.2), 2.6) + ellipse(lampX - 16, TITLE + 4, 6, 2.6, pale(AMBER, 0.5)) + shape([lampX - 20, TITLE + 6, lampX - 11, TITLE + 6, lampX + 22, floor, lampX - 64, floor], AMBER, { opacity: 0.1 }) +
    cone(w * 0.5, wall + 20, 10) + cone(w * 0.47, wall + 23, 10)
  );
};

/** The truck stands with its back open, boxes inside; its length is about 130. */
export function truck(x: number, y: number): string {
  const paint = mix(RUST, AMBER, 0.2);
  return (
    ellipse(x + 66, y + 1, 72, 4, "#000", { opacity: 0.4 }) +
    rect(x, y - 52, 88, 42, pale(STONE, 0.35)) + rect(x, y - 52, 88, 4, BONE) + rect(x + 66, y - 48, 22, 38, dark(STONE, 0.12)) + rect(x + 6, y - 45, 40, 35, INK) +
    rect(x + 10, y - 26, 14, 16, mix(WOOD, BONE, 0.3)) + rect(x + 22, y - 34, 13, 24, mix(WOOD, BONE, 0.15)) + rect(x + 12, y - 38, 11, 11, pale(WOOD, 0.4)) + rect(x + 35, y - 22, 9, 12, mix(WOOD, AMBER, 0.3)) +
    shape([x + 6, y - 45, x - 8, y - 40, x - 8, y - 8, x + 6, y - 10], dark(STONE, 0.3)) + path(`M${x + 90} ${y - 10}v-34q0 -3 3 -3h16q4 0 6 4l9 16h8q4 0 4 5v12Z`, paint) + path(`M${x + 96} ${y - 41}h12q3 0 4 2l7 12h-23Z`, pale(SLATE, 0.4)) + shape([x + 96, y - 41, x + 104, y - 41, x + 96, y - 30], "#fff", { opacity: 0.5 }) +
    rect(x - 2, y - 11, 138, 5, dark(INK, 0)) + rect(x + 129, y - 20, 6, 5, AMBER, { rx: 2 }) + [18, 70, 112].map((dx) => circle(x + dx, y - 5, 8, INK) + circle(x + dx, y - 5, 3.4, STEEL)).join("")
  );
}

const DRAW: Record<string, Draw> = { restroom, cachou, toy_store: toyStore, parking, security_hq: securityHq, supermarket };
const drawn = new Map<string, string>();

/** A place as a picture of its box's size, from 0, 0. */
export function roomPicture(place: number, box: Pick<Box, "w" | "h">): string {
  const key = `${place}/${box.w}/${box.h}`;
  let made = drawn.get(key);
  if (made === undefined) {
    const id = PLACES[place]!;
    const full = { ...box, x: 0, y: 0 };
    const chance = new Chance(id);
    const street = id === "parking" ? "" : pavement(chance, box.w, doorstep(full));
    made = DRAW[id]!(chance, box.w, floorOf(full), doorstep(full)) + street;
    drawn.set(key, made);
  }
  return made;
}

/** The mask of a closed place: a shutter, and planks across it. */
export function closedMask(box: Pick<Box, "w" | "h">): string {
  const { w, h } = box;
  const top = TITLE + 4;
  const slats = each(top, h - STREET, 9, (y) => rect(6, y, w - 12, 8, dark(STEEL, 0.25)) + rect(6, y, w - 12, 1.6, pale(STEEL, 0.12)) + rect(6, y + 7, w - 12, 1.4, dark(STEEL, 0.6)));
  const plank = (y1: number, y2: number) => shape([10, y1, w - 10, y2, w - 10, y2 + 13, 10, y1 + 13], mix(WOOD, BONE, 0.12)) + line([12, y1 + 1, w - 12, y2 + 1], pale(WOOD, 0.45), 1.2) + [18, w - 18].map((x) => circle(x, (x < w / 2 ? y1 : y2) + 6, 1.6, INK)).join("");
  return rect(0, 0, w, h, INK, { opacity: 0.62 }) + slats + plank(top + 10, h - STREET - 26) + plank(h - STREET - 28, top + 14);
}

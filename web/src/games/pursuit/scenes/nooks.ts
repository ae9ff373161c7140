/** Places showing +1: a corner to crouch in. */
import { AMBER, BONE, BRICK, EARTH, GRASS, INK, RUST, SLATE, STEEL, STONE, WATER, WOOD, dark, mix, pale } from "~/art/palette";
import { arch, boards, bricks, door, pane, panes, wall } from "~/art/scenery/buildings";
import { puddle, rubble, stones, water } from "~/art/scenery/ground";
import { barrel, bench, board, crate, lantern, picketFence, streetLamp } from "~/art/scenery/things";
import { tree, tufts } from "~/art/scenery/trees";
import { all, circle, curve, each, ellipse, line, path, piece, rect, shape } from "~/art/svg";
import { country, GROUND, HORIZON, ROAD, street, town, WIDTH, type Draw } from "./common";

const busStop: Draw = (c) => all(
  town(c), rect(30, 92, 92, 62, mix("#a9c6c4", BONE, 0.4), { opacity: 0.5 }),
  rect(28, 92, 3.4, 62, dark(STEEL, 0.25)), rect(119, 92, 3.4, 62, dark(STEEL, 0.35)), rect(74, 92, 2.4, 62, dark(STEEL, 0.3)),
  shape([22, 92, 28, 82, 92, 82, 96, 88, 90, 92], mix(SLATE, "#2f6f66", 0.4)) + shape([92, 82, 96, 88, 90, 92, 99, 92, 103, 86], dark(INK, 0)) + line([103, 84, 126, 82], dark(STEEL, 0.3), 2), rect(20, 90.5, 72, 3, dark(SLATE, 0.4)),
  shape([34, 98, 58, 98, 34, 128], "#fff", { opacity: 0.3 }), board(88, 100, 26, 36, BONE, rect(91, 104, 20, 12, RUST) + each(0, 4, 1, (i) => rect(91, 119 + i * 3, 12 + ((i * 7) % 9), 1.2, STONE))),
  bench(40, GROUND + 1, 34), rect(134, 84, 2.6, 74, dark(STEEL, 0.3)), circle(135.3, 80, 11, mix(AMBER, RUST, 0.15)) + path("M129 77q0 -3 3 -3h7q3 0 3 3v8h-2v2h-3v-2h-4v2h-2v-2h-2Z", INK) + rect(131, 77, 9, 4, BONE),
  streetLamp(12, GROUND + 3, 66), street(c), puddle(60, ROAD + 26, 18),
);

const doorway: Draw = (c) => all(
  town(c), wall(8, GROUND + 3, 144, 112, mix(BRICK, STONE, 0.15)), bricks(c, 8, GROUND, 144, 108, BRICK),
  rect(4, 38, 152, 7, dark(STONE, 0.1)) + rect(4, 38, 152, 2, pale(STONE, 0.4)),
  panes(c, 18, 54, 1, 2, 16, 24, 0, 16, 0.5), panes(c, 126, 54, 1, 2, 16, 24, 0, 16, 0.4),
  arch(52, GROUND + 4, 56, 88, pale(STONE, 0.2), dark(STONE, 0.3)), arch(58, GROUND + 4, 44, 78, dark(STONE, 0.35)), arch(64, GROUND + 4, 34, 68, dark(INK, 0.1)),
  arch(70, GROUND + 3, 22, 52, dark(mix(WOOD, "#2f6f66", 0.4), 0.3)), circle(88, 130, 1.4, AMBER), shape([58, GROUND + 4, 70, GROUND + 1, 92, GROUND + 1, 102, GROUND + 4, 108, ROAD, 52, ROAD], mix(STONE, BONE, 0.3)), rect(48, ROAD - 2, 64, 4, STONE),
  circle(80, 58, 4.4, dark(STONE, 0.4)), piece("", circle(80, 100, 30, "url(#art-glow)", { opacity: 0.3 })), lantern(80, 92, 1.1), line([80, 80, 80, 87], INK, 1), street(c),
);

const truckBed: Draw = (c) => {
  const paint = mix(RUST, WOOD, 0.25);
  return all(
    country(c), tree(c, "broad", 22, GROUND - 6, 64), picketFence(0, GROUND - 3, 40, 12, dark(WOOD, 0)), ellipse(92, ROAD + 1, 72, 3.4, "#000", { opacity: 0.3 }),
    rect(20, 118, 76, 24, dark(WOOD, 0.15)) + each(0, 2, 1, (i) => rect(20, 118 + i * 8.4, 76, 6.4, mix(WOOD, BONE, 0.15 - i * 0.05))) + each(0, 4, 1, (i) => rect(22 + i * 17.4, 114, 3, 28, dark(WOOD, 0.35))),
    path("M24 118q2 -16 10 -22q14 -6 30 -1q16 4 30 23Z", mix(SLATE, "#6f7d4b", 0.35)) + path("M60 93q18 3 34 25h-26q2 -14 -8 -25Z", dark(mix(SLATE, "#6f7d4b", 0.35), 0.25)) + curve("M36 97q4 10 2 21M52 94q4 12 3 24", dark(SLATE, 0.4), 1) + path("M24 118h30q-6 14 -16 8q-8 6 -14 -8Z", dark(mix(SLATE, "#6f7d4b", 0.35), 0.12)),
    path("M100 142v-44q0 -4 4 -4h18q4 0 6 4l9 17h9q4 0 4 5v22Z", paint) + path("M126 142v-44l2 1l9 17h9q4 0 4 5v21Z", dark(paint, 0.18)), path("M107 100h15q2 0 3 2l7 14h-25Z", dark(SLATE, 0.5)) + shape([107, 100, 116, 100, 107, 114], pale(SLATE, 0.4), { opacity: 0.6 }),
    rect(16, 141, 136, 6, dark(INK, 0.05)), rect(144, 126, 7, 6, pale(AMBER, 0.3), { rx: 2 }), rect(104, 120, 6, 2, INK), [36, 62, 130].map((x) => circle(x, 149, 11, INK) + circle(x, 149, 5, STEEL) + circle(x, 149, 2, INK)).join(""),
    street(c), tufts(c, 120, GROUND + 4, 40, 8, dark(GRASS, 0.3), 6),
  );
};

/** A slide with a tunnel, a swing, a climbing frame. */
const playground: Draw = (c) => all(
  country(c, mix(GRASS, AMBER, 0.1)), tree(c, "broad", 140, GROUND - 4, 70), tree(c, "bush", 118, GROUND - 4, 15),
  line([16, GROUND + 2, 28, 88, 40, GROUND + 2], mix(SLATE, BONE, 0.1), 3) + line([62, GROUND + 2, 74, 88, 86, GROUND + 2], dark(SLATE, 0.15), 3) + line([28, 88, 74, 88], SLATE, 3.4) + line([44, 89, 40, 132], INK, 1) + line([52, 89, 48, 132], INK, 1) + rect(38, 131, 13, 2.6, RUST) + line([60, 89, 62, 122], INK, 1) + path("M56 121h10l-1 4h-8Z", RUST, { transform: "rotate(16 61 122)" }),
  rect(92, 82, 26, 4, WOOD) + shape([88, 82, 105, 66, 122, 82], RUST) + shape([105, 66, 122, 82, 108, 82], dark(RUST, 0.3)) + rect(94, 86, 3, 68, dark(WOOD, 0.1)) + rect(113, 86, 3, 68, dark(WOOD, 0.3)) + rect(92, 104, 26, 3, WOOD) + each(0, 6, 1, (i) => rect(94, 110 + i * 7, 22, 1.8, dark(WOOD, 0.25))),
  path("M116 92q14 4 20 26q4 20 16 28l-6 10q-18 -8 -24 -30q-4 -16 -12 -20Z", AMBER) + path("M116 98q10 6 14 24q5 20 19 28l-3 6q-18 -8 -24 -30q-4 -16 -12 -20Z", dark(AMBER, 0.28)) + ellipse(149, 151, 6, 7.4, dark(AMBER, 0.45), { transform: "rotate(-28 149 151)" }) + ellipse(149.6, 151.4, 4, 5.4, INK, { transform: "rotate(-28 149 151)" }),
  path("M28 152q6 -12 12 -2l6 -1q4 0 3 4Z", mix(SLATE, AMBER, 0)) , street(c),
);

const hedge: Draw = (c) => {
  const green = dark(GRASS, 0.3);
  const leaves = each(0, 90, 1, () => { const [x, y, s] = [c.between(0, 152), c.between(66, 150), c.between(3, 6.4)]; return ellipse(x, y, s, s * 0.55, mix(green, c.pick([GRASS, INK, AMBER]), c.between(0.05, 0.32)), { transform: `rotate(${Math.round(c.between(-50, 50))} ${x.toFixed(0)} ${y.toFixed(0)})` }); });
  return all(
    country(c), path("M0 156V74q8 -12 20 -6q10 -12 24 -3q12 -10 24 0q10 -8 22 0q12 -9 24 1q12 -8 22 2q14 -6 24 6V156Z", green), leaves,
    path("M62 156q-4 -34 8 -46q10 -8 20 2q10 12 6 44Z", INK) , path("M68 156q-2 -28 7 -38q6 -5 12 2q7 10 4 36Z", dark(EARTH, 0.6)), curve("M70 150q8 -4 20 1", dark(WOOD, 0), 2) + curve("M72 146q6 -3 14 0", dark(WOOD, 0), 1.4),
    each(0, 12, 1, () => { const [x, y] = [c.between(6, 152), c.between(78, 146)]; return circle(x, y, 1.7, RUST) + circle(x + 3, y + 2, 1.4, RUST); }),
    each(0, 8, 1, () => { const [x, y] = [c.between(4, 154), c.between(68, 140)]; return line([x, y, x + 4, y - 5], pale(WOOD, 0.4), 1) + line([x, y, x - 3, y - 3], pale(WOOD, 0.4), 1); }),
    tufts(c, 0, ROAD, WIDTH, 22, dark(GRASS, 0.15), 7), street(c),
  );
};

/** A tower block with its side cut open: flight over flight. */
const stairwell: Draw = (c) => {
  const concrete = mix(STONE, BONE, 0.3);
  const flights = [0, 1, 2, 3].map((i) => {
    const [y, way] = [GROUND + 2 - i * 29, i % 2 ? -1 : 1];
    const x0 = way > 0 ? 62 : 98;
    const steps = each(0, 5, 1, (k) => rect(Math.min(x0 + way * k * 6, x0 + way * (k * 6 + 6)), y - 4.6 * (k + 1), 6.2, 4.8 * (k + 1) * 0.5 + 3, mix(concrete, BONE, 0.25)));
    return rect(54, y - 1, 52, 3, dark(concrete, 0.2)) + steps + line([x0, y - 12, x0 + way * 36, y - 39], RUST, 1.6);
  });
  return all(
    town(c), wall(26, GROUND + 4, 108, 124, concrete), rect(22, 26, 116, 6, dark(concrete, 0.35)),
    panes(c, 32, 40, 1, 5, 14, 13, 0, 9, 0.3), panes(c, 114, 40, 1, 5, 14, 13, 0, 9, 0.3),
    rect(52, 34, 56, 123, dark(INK, 0.1)), rect(52, 34, 56, 123, dark(SLATE, 0.45)), ...flights, piece("", circle(80, 72, 34, "url(#art-glow)", { opacity: 0.8 })), lantern(80, 56, 1), piece(rect(78.6, 34, 2.6, 18, INK)),
    path("M60 96q2 -6 8 -6h8q2 0 2 6Z", mix(MOSS_BLANKET, BONE, 0.1)), rect(50, 32, 3, 126, dark(concrete, 0.4)) + rect(107, 32, 3, 126, dark(concrete, 0.5)), street(c),
  );
};
const MOSS_BLANKET = mix(GRASS, SLATE, 0.4);

const underpass: Draw = (c) => all(
  country(c), stones(c, 0, 84, WIDTH, 78, mix(STONE, EARTH, 0.15)), rect(0, 76, WIDTH, 9, pale(STONE, 0.1)) + rect(0, 82, WIDTH, 3, dark(STONE, 0.35)), each(4, WIDTH, 11, (x) => rect(x, 62, 1.8, 14, dark(STEEL, 0.2))) + rect(0, 61, WIDTH, 2.4, dark(STEEL, 0.1)),
  arch(32, 164, 96, 74, dark(INK, 0.05), dark(STONE, 0.25)), arch(46, 164, 70, 58, mix(INK, SLATE, 0.3)), arch(60, 164, 42, 42, mix(INK, SLATE, 0.55)), arch(70, 164, 24, 27, pale(SLATE, 0.5)),
  shape([60, 160, 102, 160, 128, 166, 32, 166], dark(ASPHALT_WET, 0.1)), puddle(76, 162, 24), puddle(104, 163, 10),
  each(0, 3, 1, (i) => line([56 + i * 18, 104 + i * 3, 56 + i * 18, 110 + i * 3], pale(WATER, 0.6), 1.4) + ellipse(56 + i * 18, 114 + i * 3, 1.3, 1.9, pale(WATER, 0.6))),
  curve("M10 110q6 -8 12 0t10 0M8 122q8 6 14 -2", RUST, 2.4, { opacity: 0.8 }) + path("M134 112l8 -8l8 8l-8 8Z", "none", { stroke: mix(SLATE, "#56b4e9", 0.4), "stroke-width": 2.4 }),
  piece(rect(76, 92, 10, 3, BONE), circle(81, 95, 26, "url(#art-cold)", { opacity: 0.6 }) + rect(76, 92, 10, 3, "#eaf4ff")), street(c), puddle(40, ROAD + 24, 20),
);
const ASPHALT_WET = mix(SLATE, INK, 0.5);

const kiosk: Draw = (c) => {
  const green = mix(dark(GRASS, 0.25), SLATE, 0.35);
  const paper = (x: number, y: number, i: number) => rect(x, y, 10, 13, i % 3 ? BONE : mix(BONE, AMBER, 0.35)) + rect(x + 1.4, y + 1.6, 7, 2, INK) + rect(x + 1.4, y + 5, 4, 5, STONE) + each(0, 2, 1, (k) => rect(x + 6.2, y + 5 + k * 2, 2.6, 0.9, STONE));
  return all(
    town(c), wall(36, GROUND + 4, 88, 72, green), shape([28, 86, 40, 66, 120, 66, 132, 86], dark(RUST, 0.05)), each(0, 5, 1, (i) => shape([40 + i * 16, 66, 47 + i * 16, 66, 45 + i * 18.5, 86, 36 + i * 18.5, 86], BONE)), rect(28, 84, 104, 4, dark(RUST, 0.35)), path("M62 66q2 -16 18 -18q16 2 18 18Z", green) + rect(79, 38, 2.4, 11, dark(green, 0.3)) + circle(80, 37, 3, AMBER),
    rect(44, 92, 72, 36, dark(INK, 0.1)), each(0, 5, 1, (i) => paper(46 + i * 11.6, 95, i)), each(0, 5, 1, (i) => (i === 3 ? "" : paper(46 + i * 11.6, 111, i + 1))), rect(40, 128, 80, 4, pale(WOOD, 0.25)),
    rect(48, 136, 64, 18, dark(green, 0.25)), each(0, 3, 1, (i) => rect(100 + i, GROUND - i * 2.4, 24, 2, i % 2 ? BONE : STONE)), each(0, 4, 1, (i) => rect(14, GROUND + 1 - i * 2.2, 18, 1.8, i % 2 ? BONE : mix(BONE, STONE, 0.5))), rect(22, GROUND - 9, 2, 12, RUST),
    piece("", circle(80, 108, 46, "url(#art-glow)", { opacity: 0.55 })), lantern(80, 96, 0.9), street(c), each(0, 4, 1, () => { const [x, y] = [c.between(10, 140), c.between(ROAD + 8, ROAD + 34)]; return shape([x, y, x + 9, y - 2, x + 12, y + 3, x + 2, y + 5], BONE, { opacity: 0.8 }); }),
  );
};

const culvert: Draw = (c) => all(
  country(c), path("M0 158V104q30 -20 80 -20t80 20V158Z", mix(GRASS, EARTH, 0.35)) + path("M80 84q50 0 80 20V158H110Z", dark(mix(GRASS, EARTH, 0.35), 0.16)), tufts(c, 10, 100, 140, 16, dark(GRASS, 0.3), 7),
  circle(80, 130, 36, mix(STONE, BONE, 0.15)) + circle(80, 130, 36, "none", { stroke: dark(STONE, 0.3), "stroke-width": 1.6 }) + circle(80, 130, 28, dark(INK, 0.05)) + circle(84, 132, 21, mix(INK, SLATE, 0.28)) + circle(87, 133, 13, mix(INK, SLATE, 0.5)) + circle(89, 134, 6, pale(SLATE, 0.35)),
  path("M46 118a36 36 0 0 1 22 -22", "none", { stroke: pale(STONE, 0.6), "stroke-width": 3, "stroke-linecap": "round" }),
  path("M54 150q26 8 52 0l10 12H44Z", WATER) + path("M62 152q18 5 36 0l3 4H59Z", pale(WATER, 0.4), { opacity: 0.7 }), rubble(c, 22, GROUND + 5, 30, 8, STONE), rubble(c, 108, GROUND + 5, 34, 8, STONE), tufts(c, 20, ROAD, 40, 10, dark(GRASS, 0.2), 12), tufts(c, 112, ROAD, 40, 10, dark(GRASS, 0.2), 12),
  street(c), water(c, 52, ROAD, 56, 5),
);

const allotment: Draw = (c) => all(
  country(c, mix(EARTH, GRASS, 0.4)), tree(c, "broad", 138, GROUND - 6, 58), each(0, 2, 1, (i) => rect(0, HORIZON + 8 + i * 6, WIDTH, 3.4, dark(EARTH, 0.25))),
  wall(40, GROUND + 3, 62, 46, mix(WOOD, BONE, 0.12)), boards(40, GROUND + 3, 62, 46, mix(WOOD, BONE, 0.12), 7), shape([34, 110, 40, 92, 108, 100, 110, 110], dark(STEEL, 0.15)) + shape([40, 92, 108, 100, 109, 103, 39, 95], pale(STEEL, 0.3)),
  door(48, GROUND + 3, 20, 36, dark(mix(WOOD, "#2f6f66", 0.4), 0.1)), pane(76, 118, 17, 14, { lit: true }),
  line([30, GROUND + 2, 36, 106], dark(WOOD, 0.1), 2) + path("M31 108l2 -10h6l2 10Z", STEEL) + line([24, GROUND + 2, 32, 112], dark(WOOD, 0.2), 2) + line([29, 110, 36, 111], STEEL, 2) + barrel(106, GROUND + 3, 22, mix(SLATE, "#3c6e8f", 0.4)), 
  each(0, 4, 1, (i) => line([118 + i * 9, GROUND + 3, 121 + i * 9, 122, 124 + i * 9, GROUND + 3], pale(WOOD, 0.3), 1.2) + ellipse(121 + i * 9, 140, 3.4, 9, dark(GRASS, 0.1)) + circle(119 + i * 9, 138, 1.6, RUST)),
  each(0, 2, 1, (i) => ellipse(8 + i * 12, 151, 6.4, 4.4, mix(GRASS, BONE, 0.3)) + ellipse(8 + i * 12, 150, 3.4, 2.6, mix(GRASS, BONE, 0.5))), each(0, 3, 1, (i) => circle(75 + i * 7, 113.4, 2.4, mix(AMBER, RUST, 0.3))), crate(84, GROUND + 4, 12), picketFence(0, ROAD + 1, 30, 10), street(c),
);

export const NOOKS: Record<string, Draw> = {
  loc_bus_stop: busStop, loc_doorway: doorway, loc_truck_bed: truckBed, loc_playground: playground, loc_hedge: hedge,
  loc_stairwell: stairwell, loc_underpass: underpass, loc_kiosk: kiosk, loc_culvert: culvert, loc_allotment: allotment,
};

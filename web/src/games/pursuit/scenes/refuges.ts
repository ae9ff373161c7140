/** Places showing +3: real rest, if she is far enough behind. */
import { AMBER, BONE, BRICK, EARTH, GRASS, INK, PLASTER, RUST, SLATE, STEEL, STONE, WOOD, dark, mix, pale } from "~/art/palette";
import { arch, boards, chimney, door, gable, pane, smoke, wall } from "~/art/scenery/buildings";
import { stones, water } from "~/art/scenery/ground";
import { barrel, bed, cask, crate, ladder, lantern, picketFence } from "~/art/scenery/things";
import { tree, tufts } from "~/art/scenery/trees";
import { all, circle, each, ellipse, line, path, piece, rect, shape } from "~/art/svg";
import { coast, country, forest, GROUND, ROAD, street, town, WIDTH, type Draw } from "./common";

/** A hill of vines cut open: arches of stone, casks, one key. */
const cellar: Draw = (c) => all(
  country(c), path("M0 158V98q36 -28 80 -28t80 28V158Z", mix(GRASS, EARTH, 0.3)) + path("M80 70q44 0 80 28V158H118Z", dark(mix(GRASS, EARTH, 0.3), 0.14)),
  each(0, 6, 1, (i) => { const x = 12 + i * 22; const y = 92 - Math.sin(((x + 4) / 160) * Math.PI) * 20; return line([x, y + 12, x, y - 8], dark(WOOD, 0.2), 1.6) + ellipse(x + 1, y - 4, 8, 5.4, dark(GRASS, 0.15)) + circle(x + 5, y + 2, 1.7, mix(RUST, "#4b2a55", 0.5)) + circle(x + 3, y + 4, 1.7, mix(RUST, "#4b2a55", 0.5)); }),
  stones(c, 14, 100, 132, 60, STONE), rect(10, 96, 140, 6, pale(STONE, 0.35)),
  arch(24, ROAD, 70, 52, mix(INK, EARTH, 0.4), dark(STONE, 0.2)), piece("", circle(60, 128, 40, "url(#art-glow)")), 
  cask(40, 148, 10), cask(61, 148, 10), cask(50.5, 130.6, 10), cask(80, 149, 9), rect(26, 158, 66, 3, dark(WOOD, 0.3)), candle2(74, 138),
  arch(108, ROAD, 26, 46, dark(WOOD, 0.1), dark(STONE, 0.2)), each(0, 3, 1, (i) => rect(113 + i * 6, 118, 1, 40, dark(WOOD, 0.4))), rect(108, 126, 20, 2.4, dark(STEEL, 0.3)), rect(108, 146, 20, 2.4, dark(STEEL, 0.3)),
  circle(129, 139, 3.4, "none", { stroke: AMBER, "stroke-width": 1.8 }) + line([129, 142.4, 129, 152], AMBER, 1.8) + line([129, 150, 132.4, 150], AMBER, 1.6) + line([129, 147, 131.6, 147], AMBER, 1.6), street(c),
);
function candle2(x: number, y: number) {
  return all(rect(x - 6, y, 12, 2, WOOD), lantern(x, y - 1, 0.9));
}

/** A bank with its front cut away: columns, and the round door. */
const vault: Draw = (c) => {
  const marble = mix(BONE, STONE, 0.25);
  const column = (x: number) => rect(x, 84, 11, 70, marble) + rect(x + 7, 84, 4, 70, dark(marble, 0.2)) + rect(x - 2, 80, 15, 5, pale(marble, 0.4)) + rect(x - 2, 151, 15, 5, dark(marble, 0.12)) + [2.4, 5].map((d) => rect(x + d, 86, 1, 64, dark(marble, 0.14))).join("");
  const spokes = [0, 1, 2, 3, 4, 5].map((i) => rect(78.6, 112, 2.8, 16, AMBER, { transform: `rotate(${i * 60} 80 120)` })).join("");
  const bolts = Array.from({ length: 12 }, (_, i) => circle(80 + Math.cos((i * Math.PI) / 6) * 27, 120 + Math.sin((i * Math.PI) / 6) * 27, 1.9, pale(STEEL, 0.5))).join("");
  return all(
    town(c), wall(12, GROUND + 4, 136, 76, dark(marble, 0.12)), shape([4, 76, 80, 38, 156, 76], marble) + shape([80, 38, 156, 76, 96, 76], dark(marble, 0.16)) + shape([24, 72, 80, 45, 136, 72], dark(marble, 0.25)) + circle(80, 63, 7, AMBER) + path("M78.6 58v1.6q-3 .6 -3 2.6t3 2.4v2.4q-1.4 0 -2.8 -1v2q1.4 .6 2.8 .7v1.4h1.4v-1.5q3.2 -.4 3.2 -2.8t-3.2 -2.6v-2q1.2 .1 2.4 .6v-1.8q-1 -.5 -2.4 -.6v-1.4Z", dark(AMBER, 0.6)),
    rect(6, 74, 148, 8, pale(marble, 0.2)) + rect(6, 80, 148, 2.4, dark(marble, 0.35)), rect(34, 84, 92, 73, dark(SLATE, 0.45)), piece("", circle(80, 118, 50, "url(#art-glow)", { opacity: 0.75 })),
    circle(82, 122, 35, "#000", { opacity: 0.35 }) + circle(80, 120, 34, dark(STEEL, 0.3)) + circle(80, 120, 32, mix(STEEL, BONE, 0.25)) + path("M80 88a32 32 0 0 1 0 64a40 40 0 0 0 0 -64Z", dark(STEEL, 0.1)) + circle(80, 120, 22, STEEL) + circle(80, 120, 20, mix(STEEL, BONE, 0.4)) + bolts + spokes + circle(80, 120, 9.4, "none", { stroke: AMBER, "stroke-width": 3 }) + circle(80, 120, 4, dark(AMBER, 0.2)),
    path("M58 98a31 31 0 0 1 14 -8", "none", { stroke: "#fff", "stroke-width": 2.6, opacity: 0.75, "stroke-linecap": "round" }), column(18), column(36), column(113), column(131), rect(8, 155, 144, 3.4, pale(marble, 0.3)) + rect(4, 157.6, 152, 3, marble), street(c),
  );
};

const lighthouse: Draw = (c) => all(
  coast(c), path("M42 158q2 -22 20 -24h40q18 4 30 24Z", mix(STONE, EARTH, 0.3)) + path("M92 134h10q18 4 30 24h-26q-2 -16 -14 -24Z", dark(mix(STONE, EARTH, 0.3), 0.25)),
  shape([63, 142, 70, 50, 98, 50, 105, 142], BONE) + shape([64.6, 121, 66.6, 96, 101.4, 96, 103.4, 121], RUST) + shape([68.2, 75, 69.8, 54, 98.2, 54, 99.8, 75], RUST) + shape([89, 50, 98, 50, 105, 142, 91, 142], INK, { opacity: 0.2 }) + shape([63, 142, 70, 50, 73, 50, 67, 142], "#fff", { opacity: 0.35 }),
  rect(64, 46, 40, 5, dark(STEEL, 0.2)) + each(65, 103, 6.2, (x) => rect(x, 39, 1.2, 8, dark(STEEL, 0.3))) + rect(64, 38, 40, 1.6, dark(STEEL, 0.3)), rect(73, 24, 22, 22, mix("#b7d3c6", AMBER, 0.35)) + rect(73, 24, 2, 22, INK) + rect(83, 24, 2, 22, INK) + rect(93, 24, 2, 22, INK) + path("M70 25q2 -13 14 -14q12 1 14 14Z", dark(RUST, 0.15)) + line([84, 11, 84, 5], dark(STEEL, 0.3), 1.6),
  piece(circle(84, 35, 4, pale(AMBER, 0.4)), shape([95, 31, 200, 4, 200, 66, 95, 39], "url(#art-beam)") + `<g transform="translate(168 0) scale(-1 1)">${shape([95, 31, 200, 12, 200, 58, 95, 39], "url(#art-beam)")}</g>` + circle(84, 35, 26, "url(#art-glow)") + circle(84, 35, 6, "#fff6dc")),
  ...[80, 110].map((y, i) => pane(80 + i * 2, y, 6, 9, { panes: [1, 1], lit: true })), arch(76, 143, 13, 20, dark(WOOD, 0.2), dark(BONE, 0.25)), wall(104, 150, 30, 18, BONE), gable(104, 132, 30, 13, RUST), pane(114, 137, 8, 7, { lit: true, panes: [2, 1] }), each(0, 6, 1, (i) => rect(60 - i * 3.4, 143 + i * 2.4, 18, 2.6, pale(STONE, 0.3 - i * 0.03))), picketFence(0, ROAD, 40, 10, BONE), water(c, 136, 128, 24, 10), street(c),
);

/** A farmhouse with the gable open: a lamp, a bed, the ladder half drawn up. */
const attic: Draw = (c) => all(
  country(c, mix(GRASS, AMBER, 0.15)), tree(c, "broad", 140, GROUND - 2, 66), chimney(108, 84, 26), wall(26, GROUND + 4, 100, 58, mix(PLASTER, AMBER, 0.16)), gable(26, 99, 100, 64, dark(mix(BRICK, WOOD, 0.3), 0.1)),
  shape([38, 99, 76, 50, 114, 99], mix(WOOD, AMBER, 0.25)) + shape([38, 99, 76, 50, 114, 99, 110, 99, 76, 55, 42, 99], dark(WOOD, 0.35)) + line([76, 52, 76, 66], dark(WOOD, 0.4), 1.4) + line([58, 76, 94, 76], dark(WOOD, 0.35), 2.4), piece("", circle(76, 82, 36, "url(#art-glow)", { opacity: 0.95 })), bed(56, 98, 30, mix(SLATE, "#2d5f9a", 0.4)), crate(90, 98, 9), lantern(76, 71, 1), rect(34, 98, 84, 4, dark(WOOD, 0.3)),
  rect(48, 98, 12, 4, INK), ladder(50, 126, 88, 7), door(66, GROUND + 4, 20, 38, dark(mix(WOOD, "#2f6f66", 0.45), 0.1)), pane(34, 114, 15, 18, { boarded: true }), pane(100, 114, 15, 18, { boarded: true }), rect(22, GROUND + 2, 108, 4, STONE), barrel(128, GROUND + 4, 18), picketFence(0, ROAD, 26, 11), tufts(c, 96, GROUND + 4, 30, 8, dark(GRASS, 0.25), 6), street(c),
);

const cabin: Draw = (c) => {
  const log = mix(WOOD, AMBER, 0.12);
  return all(
    forest(c), tree(c, "fir", 16, GROUND, 100), tree(c, "fir", 148, GROUND, 92), tree(c, "fir", 128, GROUND - 6, 70), smoke(104, 76, BONE, 0.5), chimney(100, 104, 26, STONE),
    wall(34, GROUND + 4, 84, 50, log), each(0, 6, 1, (i) => rect(32, 109 + i * 7, 88, 5.4, mix(log, BONE, 0.1), { rx: 2.7 }) + rect(92, 109 + i * 7, 28, 5.4, dark(log, 0.18), { rx: 2.7 }) + circle(33, 111.7 + i * 7, 2.7, pale(log, 0.35))), gable(30, 108, 92, 46, dark(MOSSY, 0.2)), shape([46, 108, 76, 74, 106, 108], log) + boards(50, 108, 52, 8, log, 7), 
    pane(67, 84, 16, 14, { lit: true, frame: dark(WOOD, 0.3) }), pane(42, 122, 18, 17, { lit: true, frame: dark(WOOD, 0.3) }), door(70, GROUND + 4, 20, 38, dark(WOOD, 0.25)), pane(98, 122, 14, 17, { lit: true, frame: dark(WOOD, 0.3) }), rect(64, GROUND + 3, 32, 4, pale(WOOD, 0.1)),
    lantern(94, 126, 0.8), each(0, 3, 1, (i) => each(0, 3 - i, 1, (k) => circle(124 + k * 6 + i * 3, GROUND + 1 - i * 5, 3, pale(WOOD, 0.25)) + circle(124 + k * 6 + i * 3, GROUND + 1 - i * 5, 1.2, WOOD))), street(c), tufts(c, 0, ROAD + 1, WIDTH, 10, dark(GRASS, 0.3), 6),
  );
};
const MOSSY = mix(dark(GRASS, 0.35), WOOD, 0.35);

export const REFUGES: Record<string, Draw> = {
  loc_cellar: cellar, loc_vault: vault, loc_lighthouse: lighthouse, loc_attic: attic, loc_cabin: cabin,
};

/** Places showing 0: nowhere to lie down. */
import { AMBER, ASPHALT, BONE, BRICK, EARTH, GRASS, INK, PLASTER, RUST, SLATE, STEEL, STONE, STRAW, WATER, WOOD, dark, mix, pale } from "~/art/palette";
import { pane, smoke, wall } from "~/art/scenery/buildings";
import { mist } from "~/art/scenery/far";
import { furrows, parking, rails, rubble, stones, water } from "~/art/scenery/ground";
import { board, car, cone, fire, floodlight, picketFence, sandbags, signpost, streetLamp, wireFence } from "~/art/scenery/things";
import { tree, tufts } from "~/art/scenery/trees";
import { all, circle, curve, each, ellipse, line, path, piece, rect, shape } from "~/art/svg";
import { country, forest, GROUND, HEIGHT, HORIZON, ROAD, street, town, WIDTH, type Draw } from "./common";

const MOSSY = dark(GRASS, 0.35);

/** Two piers and a deck high over the road, wind in a torn flag. */
const overpass: Draw = (c) => {
  const concrete = mix(STONE, BONE, 0.25);
  return all(
    town(c), street(c),
    [14, 116].map((x) => rect(x, 74, 22, 86, concrete) + rect(x, 74, 3, 86, pale(concrete, 0.4)) + rect(x + 14, 74, 8, 86, dark(concrete, 0.28)) + shape([x - 8, 74, x + 30, 74, x + 22, 90, x, 90], concrete) + shape([x + 14, 74, x + 30, 74, x + 22, 90, x + 14, 90], dark(concrete, 0.28))).join(""),
    rect(0, 54, WIDTH, 20, pale(concrete, 0.15)) + rect(0, 68, WIDTH, 6, dark(concrete, 0.4)) + rect(0, 74, WIDTH, 4, "#000", { opacity: 0.25 }),
    each(4, WIDTH, 13, (x) => rect(x, 43, 1.6, 11, dark(STEEL, 0.2))) + line([0, 43.5, WIDTH, 43.5], dark(STEEL, 0.1), 2) + line([0, 48.5, WIDTH, 48.5], dark(STEEL, 0.1), 1),
    board(52, 56, 56, 14, dark(mix(SLATE, "#3c6e4f", 0.5), 0.1), shape([96, 63, 101, 58.5, 101, 61.5, 104, 61.5, 104, 64.5, 101, 64.5, 101, 67.5], BONE) + rect(57, 60, 30, 2, BONE) + rect(57, 64.5, 22, 2, BONE)),
    car(58, 43, "wreck", RUST), path("M28 43v-22h1.4v3q8 -4 15 0t13 -3l-5 6l4 4q-8 4 -15 0t-12 1v11Z", dark(RUST, 0.1)),
    streetLamp(128, 54, 34), rubble(c, 96, GROUND + 4, 40, 8, STONE),
  );
};

/** Four arms on a sign, four ways under the sky. */
const crossroads: Draw = (c) => all(
  country(c),
  shape([64, HORIZON + 1, 78, HORIZON + 1, 112, ROAD + 2, 34, ROAD + 2], ASPHALT) + each(0, 3, 1, (i) => rect(70.5 - i * 0.3, HORIZON + 4 + i * 6, 1.4 + i * 0.6, 3, BONE, { opacity: 0.6 })),
  street(c),
  shape([34, ROAD, 112, ROAD, 124, HEIGHT, 20, HEIGHT], mix(ASPHALT, INK, 0.12)),
  each(26, 116, 12, (x) => shape([x + 2, ROAD + 3, x + 8, ROAD + 3, x + 7, ROAD + 10, x, ROAD + 10], BONE, { opacity: 0.5 })),
  signpost(124, GROUND + 2, 74, 4), rect(122.2, GROUND - 76, 4, 5, RUST, { rx: 1 }),
  tree(c, "bare", 20, GROUND, 62), tufts(c, 108, GROUND + 2, 30, 8, dark(GRASS, 0.3), 6), mist(0, HORIZON - 6, WIDTH, 5, 0.18),
);

/** Chimneys and gable ends of houses that are gone. */
const burntRow: Draw = (c) => {
  const soot = mix(INK, BRICK, 0.35);
  const shell = (x: number, w: number, h: number) =>
    path(`M${x} ${GROUND}v${-h}l6 5l5 -9l7 7l4 -3v${h * 0.35}l${w - 30} 6v${h * 0.2}l8 -3V${GROUND}Z`, soot) +
    path(`M${x} ${GROUND}v${-h}l3 2.5V${GROUND}Z`, mix(soot, AMBER, 0.25)) +
    rect(x + 7, GROUND - h * 0.62, 9, 13, mix(RUST, AMBER, 0.45)) + rect(x + 7, GROUND - h * 0.62, 9, 5, dark(RUST, 0.3));
  const stack = (x: number, h: number) => rect(x, GROUND - h, 12, h, dark(BRICK, 0.35)) + rect(x + 8, GROUND - h, 4, h, dark(BRICK, 0.6)) + rect(x - 1.5, GROUND - h - 3, 15, 4, dark(BRICK, 0.5));
  return all(
    country(c, mix(EARTH, INK, 0.45)), rect(0, HORIZON + 2, WIDTH, 30, mix(INK, EARTH, 0.35)),
    smoke(60, 66, mix(INK, STONE, 0.35), 0.55), smoke(128, 88, mix(INK, STONE, 0.35), 0.5), smoke(22, 74, mix(INK, STONE, 0.35), 0.4),
    stack(54, 84), shell(8, 44, 54), shell(74, 40, 44), stack(120, 64),
    line([66, 110, 106, 128], mix(INK, WOOD, 0.3), 3.4) + line([92, 104, 84, 150], mix(INK, WOOD, 0.3), 3.4) + line([20, 112, 44, 104], mix(INK, WOOD, 0.3), 3),
    tree(c, "bare", 146, GROUND, 46), rubble(c, 4, GROUND + 4, 148, 26, mix(INK, BRICK, 0.4)), street(c),
    piece(each(0, 10, 1, () => circle(c.between(10, 150), c.between(GROUND - 6, GROUND + 4), c.between(0.7, 1.6), AMBER)), each(0, 12, 1, () => circle(c.between(10, 150), c.between(GROUND - 8, GROUND + 4), c.between(3, 7), "url(#art-glow)"))),
    fire(36, GROUND + 3, 11), fire(100, GROUND + 2, 8),
  );
};

const carPark: Draw = (c) => all(
  town(c), parking(HORIZON + 4, WIDTH, ROAD - HORIZON - 3),
  board(14, 58, 30, 34, mix(SLATE, "#2d5f9a", 0.55), path("M23 86V65h8a7 7 0 0 1 0 14h-3v7Zm5 -12h2.6a2.6 2.6 0 0 0 0 -5H28Z", BONE)), rect(27.4, 92, 3, 58, dark(STEEL, 0.3)),
  car(50, 142, "wreck", STONE), car(104, 141, "wreck", SLATE), car(8, 157, "wreck", AMBER), car(68, 158, "wreck", RUST), car(112, 159, "saloon", mix(STONE, BONE, 0.4)),
  streetLamp(88, 140, 64, false), streetLamp(146, 138, 60), street(c), rubble(c, 60, ROAD + 1, 40, 6, STEEL),
);

/** Two walls of stone, the line between them running away. */
const railCutting: Draw = (c) => all(
  forest(c),
  stones(c, 0, 52, 54, 108, mix(STONE, EARTH, 0.3)), stones(c, 106, 52, 54, 108, dark(mix(STONE, EARTH, 0.3), 0.25)),
  shape([54, 52, 54, 160, 70, 136, 70, 84], dark(mix(STONE, EARTH, 0.3), 0.45)), shape([106, 52, 106, 160, 92, 136, 92, 84], dark(mix(STONE, EARTH, 0.3), 0.18)),
  rect(0, 48, 56, 6, mix(GRASS, MOSSY, 0.4)), rect(104, 48, 56, 6, mix(GRASS, MOSSY, 0.5)), tufts(c, 0, 49, 54, 14, MOSSY, 6), tufts(c, 106, 49, 54, 14, MOSSY, 6),
  shape([70, 134, 92, 134, 122, 162, 38, 162], dark(STONE, 0.35)),
  each(0, 5, 1, (i) => { const t = (i / 5) ** 1.5; const [y, w] = [136 + t * 22, 9 + t * 22]; return rect(81 - w, y, w * 2, 1.4 + t * 2, dark(WOOD, 0.35)); }),
  line([77, 134, 62, 162], pale(STEEL, 0.4), 1.8) + line([85, 134, 100, 162], pale(STEEL, 0.4), 1.8),
  rect(0, 158, WIDTH, 42, dark(STONE, 0.42)), rails(168, WIDTH), rails(188, WIDTH),
  rect(47, 92, 2.4, 44, dark(STEEL, 0.3)), all(rect(42, 84, 12, 22, INK, { rx: 3 }), circle(48, 90, 3, RUST), circle(48, 99, 3, dark(SLATE, 0.3))), piece("", circle(48, 90, 14, "url(#art-glow)") + circle(48, 90, 3, "#ff6a45")),
);

/** Water over the road, doubled posts and a drowned car. */
const floodedLane: Draw = (c) => all(
  country(c), tree(c, "broad", 24, GROUND - 10, 62), tree(c, "poplar", 140, GROUND - 8, 76), tree(c, "poplar", 124, GROUND - 10, 60),
  picketFence(0, 147, 70, 14), wall(84, 146, 34, 30, PLASTER), shape([80, 116, 101, 98, 122, 116], dark(BRICK, 0.2)), pane(95, 124, 10, 11, { lit: false }),
  water(c, 0, 144, WIDTH, 56),
  piece(each(0, 8, 1, (i) => rect(4 + i * 8, 147, 3, 7, pale(WOOD, 0.3), { opacity: 0.3 })) + rect(84, 146, 34, 13, PLASTER, { opacity: 0.25 }) + shape([80, 159, 101, 170, 122, 159], BRICK, { opacity: 0.16 })),
  path("M42 166l5 -9q1 -1 3 -1h12q2 0 3 1l6 9Z", SLATE) + path("M47 165l3 -6h6v6Zm11 0v-6h4l4 6Z", dark(INK, 0.1)) + ellipse(56, 167, 20, 2, pale(WATER, 0.5), { opacity: 0.7 }),
  rect(132, 130, 3, 38, BONE) + each(0, 3, 1, (i) => rect(132, 133 + i * 9, 3, 4, RUST)) + ellipse(133.5, 168, 8, 1.3, pale(WATER, 0.5), { opacity: 0.7 }),
  each(0, 4, 1, () => curve(`M${c.between(8, 130)} ${c.between(172, 196)}q7 -2 14 0`, pale(WATER, 0.55), 1.2, { opacity: 0.6 })),
);

/** A vault of iron and glass, panes missing, splinters on the floor. */
const glassArcade: Draw = (c) => {
  const iron = dark(mix(SLATE, "#2f6f66", 0.35), 0.25);
  const glass = mix("#a9c6c4", BONE, 0.3);
  const ribs = each(0, 6, 1, (i) => { const a = Math.PI * (i / 6); return line([80, 106, 80 - Math.cos(a) * 62, 106 - Math.sin(a) * 58], iron, 1.6); });
  const hole = (x: number, y: number, s: number) => shape([x, y, x + s * 0.6, y - s * 0.7, x + s, y + s * 0.2, x + s * 0.5, y + s * 0.8], mix(INK, SLATE, 0.55), { opacity: 0.85 });
  return all(
    town(c), rect(8, 58, 10, 102, iron), rect(142, 58, 10, 102, dark(iron, 0.25)),
    path("M18 106A62 58 0 0 1 142 106Z", glass), path("M80 48A62 58 0 0 1 142 106H80Z", dark(glass, 0.14)),
    hole(46, 84, 12), hole(92, 70, 14), hole(116, 92, 9), path("M30 100A50 46 0 0 1 62 62", "none", { stroke: "#fff", "stroke-width": 2.4, opacity: 0.7 }),
    ribs, path("M18 106A62 58 0 0 1 142 106", "none", { stroke: iron, "stroke-width": 4 }), path("M50 106A30 28 0 0 1 110 106", "none", { stroke: iron, "stroke-width": 1.6 }), rect(14, 104, 132, 5, iron),
    rect(18, 109, 124, 51, dark(mix(INK, SLATE, 0.3), 0.1)),
    ...[22, 100].map((x) => all(rect(x, 112, 36, 46, dark(WOOD, 0.2)), rect(x, 112, 36, 7, x < 50 ? RUST : mix(MOSSY, SLATE, 0.3)), each(0, 3, 1, (i) => shape([x + i * 9, 119, x + i * 9 + 9, 119, x + i * 9 + 8, 125, x + i * 9 + 1, 125], i % 2 ? BONE : RUST)), pane(x + 4, 128, 28, 20, { panes: [1, 1], lit: x > 50, glass: dark(SLATE, 0.4) }))),
    shape([60, 158, 68, 128, 92, 128, 100, 158], mix(STONE, BONE, 0.2)), shape([68, 128, 92, 128, 88, 118, 72, 118], dark(STONE, 0.45)),
    street(c), each(0, 22, 1, () => { const [x, y, s] = [c.between(14, 146), c.between(ROAD - 3, ROAD + 14), c.between(2, 5)]; return shape([x, y, x + s, y - s * 0.5, x + s * 0.7, y + s * 0.4], c.maybe(0.5) ? "#ffffff" : glass, { opacity: 0.85 }); }),
  );
};

const stubbleField: Draw = (c) => all(
  country(c, STRAW), furrows(HORIZON + 2, WIDTH, ROAD - HORIZON, mix(STRAW, BONE, 0.12)),
  each(0, 4, 1, (i) => tufts(c, 0, HORIZON + 6 + i * 5.4, WIDTH, 20, dark(STRAW, 0.32), 4 + i)),
  rect(104, 96, 2.6, 54, dark(WOOD, 0.3)) + rect(90, 105, 30, 2.4, dark(WOOD, 0.3)) + path("M96 104h18l4 26l-6 -3l-4 5l-4 -4l-5 4l-6 -3Z", dark(SLATE, 0.25)) + path("M88 103l10 1v6l-11 2Zm34 0l-10 1v6l12 4Z", dark(SLATE, 0.1)) + circle(105, 96, 6.5, mix(STRAW, BONE, 0.4)) + path("M95 93h20l-4 -2q-1 -8 -6 -8t-6 8Z", dark(WOOD, 0.45)),
  path("M38 100q4 -4 7 0q4 -4 7 0l-7 2.4Z", INK) + path("M58 86q3 -3 5 0q3 -3 5 0l-5 1.8Z", INK) + path("M116 101q3 -5 6 -2l2 2l-5 3Z", INK),
  ellipse(30, 148, 11, 9, mix(AMBER, STRAW, 0.5)), ellipse(34, 148, 7.4, 8.6, dark(STRAW, 0.2)), ellipse(34.4, 148, 3.4, 4.4, dark(STRAW, 0.4)), street(c), tufts(c, 0, ROAD + 3, WIDTH, 16, dark(STRAW, 0.2), 6),
);

const checkpoint: Draw = (c) => all(
  country(c, mix(GRASS, STONE, 0.4)), wireFence(0, GROUND, 54, 32), wireFence(112, GROUND, 48, 32),
  wall(16, GROUND + 1, 28, 38, mix(STONE, "#7d8662", 0.4)), rect(12, 110, 36, 6, dark(STEEL, 0.3)), pane(21, 122, 18, 12, { panes: [2, 1], lit: true }),
  sandbags(52, GROUND + 4, 4, 3), sandbags(112, GROUND + 5, 4, 2),
  floodlight(66, GROUND, 72, 1), floodlight(150, GROUND, 60, -1),
  rect(102, 132, 6, 26, dark(STEEL, 0.35)), street(c),
  shape([104, 136, 104, 141, 24, 166, 24, 161], BONE), each(0, 4, 1, (i) => shape([94 - i * 17, 139.1 + i * 5.3, 86 - i * 17, 141.6 + i * 5.3, 86 - i * 17, 146.6 + i * 5.3, 94 - i * 17, 144.1 + i * 5.3], RUST)),
  board(116, 124, 26, 20, AMBER, shape([129, 127, 136, 140, 122, 140], INK) + rect(128.2, 131.5, 1.6, 4.4, AMBER) + rect(128.2, 137, 1.6, 1.6, AMBER)),
  cone(52, ROAD + 8), cone(120, ROAD + 10),
);

export const BARE: Record<string, Draw> = {
  loc_overpass: overpass, loc_crossroads: crossroads, loc_burnt_row: burntRow, loc_car_park: carPark, loc_rail_cutting: railCutting,
  loc_flooded_lane: floodedLane, loc_glass_arcade: glassArcade, loc_stubble_field: stubbleField, loc_checkpoint: checkpoint,
};

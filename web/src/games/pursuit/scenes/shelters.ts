/** Places showing +2: a roof and something to shut. */
import { AMBER, BONE, BRICK, EARTH, GRASS, INK, PLASTER, RUST, SLATE, STEEL, STONE, WOOD, dark, mix, pale } from "~/art/palette";
import { arch, boards, bricks, chimney, door, gable, pane, panes, roof, shutter, wall } from "~/art/scenery/buildings";
import { rails, water } from "~/art/scenery/ground";
import { barrel, bench, candle, crate, hay, ladder, lantern, streetLamp } from "~/art/scenery/things";
import { tree, tufts } from "~/art/scenery/trees";
import { all, circle, curve, each, ellipse, line, path, piece, rect, shape } from "~/art/svg";
import { coast, country, GROUND, HORIZON, ROAD, street, town, WIDTH, type Draw } from "./common";

const garage: Draw = (c) => {
  const paints = [mix(SLATE, "#2f6f66", 0.4), dark(RUST, 0.1), mix(AMBER, STONE, 0.35)];
  return all(
    town(c), wall(6, GROUND + 4, 148, 58, mix(PLASTER, BRICK, 0.25)), bricks(c, 6, GROUND, 148, 54, mix(PLASTER, BRICK, 0.4)), rect(2, 92, 156, 7, dark(STEEL, 0.3)) + rect(2, 92, 156, 2, pale(STEEL, 0.3)),
    shutter(12, GROUND + 4, 38, 46, paints[0]), shutter(61, GROUND + 4, 40, 46, paints[1], 22), shutter(112, GROUND + 4, 38, 46, paints[2]),
    piece(path("M66 157v-4q0 -4 4 -5l4 -7q1 -1 3 -1h10q2 0 3 1l4 7q4 1 4 5v4Z", dark(SLATE, 0.2)) + circle(71, 152, 2, pale(AMBER, 0.5)) + circle(93, 152, 2, pale(AMBER, 0.5)), rect(61, 135, 40, 22, "url(#art-glow)", { opacity: 0.9 })),
    ...[31, 81, 131].map((x, i) => piece(circle(x, 103, 5, BONE) + path(["M29 105.4v-5l3.4 0v1.3h-2v.6h2v3.1Z", "M79 101l2 -1v5.4", "M129 101h4l-2.6 4.4"][i]!, "none", { stroke: INK, "stroke-width": 1 }))),
    crate(104, GROUND + 4, 10), barrel(50, GROUND + 4, 15, mix(RUST, STEEL, 0.4)), streetLamp(146, 92, 24), street(c),
  );
};

const chapel: Draw = (c) => {
  const white = mix(BONE, PLASTER, 0.35);
  return all(
    country(c), tree(c, "poplar", 20, GROUND - 2, 84), tree(c, "poplar", 146, GROUND - 2, 70),
    wall(42, GROUND + 3, 70, 56, white), roof(42, 100, 70, 26, dark(BRICK, 0.1)), wall(84, GROUND + 3, 34, 78, white), gable(84, 79, 34, 34, dark(BRICK, 0.15)), rect(97, 79, 10, 14, dark(INK, 0.1)) + path("M99 92v-6q0 -3 3 -3t3 3v6Z", AMBER) + circle(102, 92.4, 1.2, AMBER), line([101, 30, 101, 46], dark(STEEL, 0.3), 2.4) + line([96, 35, 106, 35], dark(STEEL, 0.3), 2.4),
    arch(91, GROUND + 3, 20, 40, dark(WOOD, 0.3), pale(STONE, 0.3)), rect(100.4, 116, 1.2, 40, INK), circle(98, 140, 1, AMBER), circle(104, 140, 1, AMBER),
    ...[50, 68].map((x) => all(arch(x, 142, 11, 28, mix(SLATE, AMBER, 0.4), dark(white, 0.25)), piece(rect(x + 5, 115, 1, 27, INK) + rect(x, 128, 11, 1, INK), circle(x + 5.5, 130, 20, "url(#art-glow)", { opacity: 0.8 }) + arch(x, 142, 11, 28, pale(AMBER, 0.2)) + path(`M${x} 128h11v14h-11Z`, RUST, { opacity: 0.4 }) + rect(x + 5, 115, 1, 27, INK) + rect(x, 128, 11, 1, INK)))),
    candle(120, GROUND + 4, 5), candle(125, GROUND + 4, 8), candle(129, GROUND + 5, 4), shape([26, GROUND + 4, 26, 140, 31, 136, 36, 140, 36, GROUND + 4], STONE), rect(30, 141, 2, 8, dark(STONE, 0.4)), rect(28, 143, 6, 2, dark(STONE, 0.4)), street(c),
  );
};

const boathouse: Draw = (c) => all(
  coast(c), water(c, 0, HORIZON - 4, 64, 30), rect(0, 147, 74, 3.4, pale(WOOD, 0.15)) + each(6, 66, 14, (x) => rect(x, 148, 3, 12, dark(WOOD, 0.3))),
  wall(58, GROUND + 3, 86, 46, mix(RUST, WOOD, 0.2)), boards(58, GROUND + 3, 86, 46, mix(RUST, WOOD, 0.2), 6), gable(58, 110, 86, 40, dark(STEEL, 0.2)), shape([66, 110, 101, 79, 136, 110], mix(RUST, WOOD, 0.2)), circle(101, 96, 8, BONE) + circle(101, 96, 4.6, mix(RUST, WOOD, 0.3)) + [0, 1, 2, 3].map((i) => rect(99.4, 87.6, 3.2, 4, RUST, { transform: `rotate(${i * 90} 101 96)` })).join(""),
  rect(72, 116, 58, 40, dark(INK, 0.05)), piece("", rect(72, 116, 58, 40, "url(#art-glow)", { opacity: 0.8 })), lantern(101, 124),
  path("M66 138q36 10 72 0q-6 20 -16 21H84q-12 -1 -18 -21Z", BONE) + path("M101 142.6q20 0 37 -4.6q-6 20 -16 21h-21Z", dark(BONE, 0.2)) + path("M66 138q36 10 72 0l-1.6 5q-34 9 -69 0Z", mix(SLATE, "#2d5f9a", 0.5)) + line([84, 132, 112, 150], pale(WOOD, 0.2), 2) + ellipse(84, 131, 3, 5, pale(WOOD, 0.2), { transform: "rotate(-50 84 131)" }),
  ladder(18, 147, 128, 6), line([40, 147, 40, 96], dark(WOOD, 0.2), 2) + path("M41 98q16 10 2 30Z", BONE) + path("M39 102q-12 12 -14 26h14Z", mix(BONE, STONE, 0.3)), path("M24 140h34l-6 9H30Z", dark(RUST, 0.2)), street(c),
);

const schoolroom: Draw = (c) => all(
  town(c), wall(12, GROUND + 4, 136, 72, mix(BRICK, AMBER, 0.15)), bricks(c, 12, GROUND, 136, 70, mix(BRICK, AMBER, 0.1)), roof(12, 85, 136, 22, dark(STEEL, 0.25)), wall(70, 85, 20, 30, mix(BRICK, AMBER, 0.15)), gable(70, 58, 20, 16, dark(STEEL, 0.2)), path("M75 80v-9q0 -5 5 -5t5 5v9Z", INK) + path("M77 76q0 -6 3 -6t3 6l1 2h-8Z", AMBER),
  rect(22, 94, 80, 50, BONE), rect(24, 96, 76, 46, mix(AMBER, BONE, 0.55)),
  rect(30, 101, 36, 20, dark(WOOD, 0.2)) + rect(31.6, 102.6, 32.8, 16.8, mix("#2c4a3e", INK, 0.2)) + curve("M36 110q4 -6 8 0t8 0M37 115h14", BONE, 1.2) + circle(58, 109, 3.4, "none", { stroke: BONE, "stroke-width": 1 }),
  circle(76, 106, 5.4, SLATE) + path("M73 104q3 -3 5 0t2 3q-4 2 -7 -3Z", mix(GRASS, BONE, 0.2)) + rect(75, 111, 2, 4, dark(WOOD, 0.2)) + rect(72, 114.6, 8, 1.6, dark(WOOD, 0.2)),
  ...[32, 48, 64].map((x) => piece(rect(x, 128, 12, 2, WOOD) + rect(x + 1, 130, 1.4, 12, dark(WOOD, 0.3)) + rect(x + 9.6, 130, 1.4, 12, dark(WOOD, 0.3)))),
  piece(each(0, 2, 1, (i) => rect(84 + i * 3, 130 - i * 7, 10, 1.8, RUST) + rect(84 + i * 3, 122 - i * 7, 1.8, 10, RUST) + rect(84.6 + i * 3, 131 - i * 7, 1.4, 7, dark(RUST, 0.3)) + rect(92 + i * 3, 131 - i * 7, 1.4, 7, dark(RUST, 0.3))), rect(24, 96, 76, 46, "url(#art-glow)", { opacity: 0.85 })),
  rect(61, 94, 2, 50, BONE), rect(22, 92, 80, 2, dark(BRICK, 0.4)), door(114, GROUND + 4, 22, 40, mix(SLATE, "#2f6f66", 0.4)), rect(110, 110, 30, 3, BONE), bench(22, GROUND + 5, 22), street(c),
);

const barn: Draw = (c) => {
  const red = dark(RUST, 0.06);
  return all(
    country(c, mix(GRASS, AMBER, 0.2)), tree(c, "broad", 146, GROUND - 4, 60), wall(128, GROUND, 20, 84, mix(STEEL, BONE, 0.3)), path("M128 70q10 -16 20 0Z", pale(STEEL, 0.3)), each(76, GROUND, 12, (y) => rect(128, y, 20, 1, dark(STEEL, 0.3))),
    path(`M18 ${GROUND + 4}V96L36 66L68 50L100 66L118 96V${GROUND + 4}Z`, red) + path(`M92 62L100 66L118 96V${GROUND + 4}H92Z`, dark(red, 0.2)), boards(20, GROUND + 4, 98, 54, red, 8), line([14, 98, 34, 66, 68, 48, 102, 66, 122, 98], BONE, 4) + line([68, 48, 102, 66, 122, 98], dark(BONE, 0.2), 4),
    rect(56, 66, 24, 22, BONE) + rect(58.4, 68.4, 19.2, 19.6, INK), hay(58, 88, 20, 11), line([68, 50, 68, 42], dark(WOOD, 0.2), 3),
    rect(38, 104, 60, 53, BONE) + rect(41, 107, 54, 50, dark(INK, 0.05)), piece("", rect(41, 107, 54, 50, "url(#art-glow)", { opacity: 0.9 })), hay(42, 157, 20, 13), hay(62, 157, 20, 13), hay(50, 144, 20, 13), hay(82, 157, 12, 11), lantern(86, 122),
    rect(14, 107, 24, 50, red) + line([15, 108, 37, 156], BONE, 2) + line([37, 108, 15, 156], BONE, 2) + rect(14.8, 107.8, 22.4, 48.4, "none", { stroke: BONE, "stroke-width": 2 }), rect(98, 107, 22, 50, dark(red, 0.15)) + line([99, 108, 119, 156], dark(BONE, 0.1), 2) + line([119, 108, 99, 156], dark(BONE, 0.1), 2) + rect(98.8, 107.8, 20.4, 48.4, "none", { stroke: dark(BONE, 0.1), "stroke-width": 2 }), tufts(c, 0, ROAD, WIDTH, 12, mix(AMBER, EARTH, 0.3), 6), street(c),
  );
};

const signalBox: Draw = (c) => all(
  country(c), rails(148, WIDTH), line([20, 148, 20, 60], dark(STEEL, 0.2), 3) + shape([20, 64, 46, 58, 46, 65, 20, 71], RUST) + shape([36, 60.4, 40, 59.4, 40, 66.4, 36, 67.4], BONE) + circle(17, 68, 4, dark(INK, 0)) + ladder(17, 146, 76, 6, dark(STEEL, 0.1)), piece(circle(17, 68, 2.6, RUST), circle(17, 68, 16, "url(#art-glow)") + circle(17, 68, 2.6, "#ff6a45")),
  wall(66, GROUND + 3, 62, 44, BRICK), bricks(c, 66, GROUND, 62, 42, BRICK), rect(58, 74, 78, 40, mix(BONE, "#2f6f66", 0.12)), rect(112, 74, 24, 40, dark(BONE, 0.18)), roof(56, 74, 82, 20, dark(STEEL, 0.25)),
  panes(c, 63, 80, 5, 1, 12, 20, 2.4, 0, 1, { boarded: false, panes: [2, 2] }), rect(58, 104, 78, 4, dark(WOOD, 0.1)), each(0, 5, 1, (i) => line([78 + i * 6, 100, 80 + i * 6, 88], i % 2 ? RUST : SLATE, 1.6)), chimney(120, 58, 12),
  line([136, 112, 152, GROUND + 3], dark(WOOD, 0.2), 2.4) + line([142, 112, 158, GROUND + 3], dark(WOOD, 0.2), 2.4) + each(0, 7, 1, (i) => line([138 + i * 2, 116 + i * 5, 143.6 + i * 2, 116 + i * 5], WOOD, 1.6)), arch(76, GROUND + 3, 14, 26, dark(WOOD, 0.3)), pane(102, 126, 14, 13, { lit: false }), rect(82, 62, 28, 8, BONE) + rect(85, 64.6, 22, 2.6, INK), street(c),
);

/** Drums behind glass, towels to the ceiling, a line of washing. */
const laundry: Draw = (c) => {
  const drum = (x: number, y: number) => all(rect(x, y, 24, 27, mix(BONE, SLATE, 0.12)) + rect(x + 18, y, 6, 27, dark(BONE, 0.16)) + rect(x, y, 24, 5, mix(STEEL, BONE, 0.5)) + circle(x + 19, y + 2.6, 1.3, RUST) + circle(x + 12, y + 16, 8.4, STEEL) + circle(x + 12, y + 16, 6.4, dark(SLATE, 0.4)) + path(`M${x + 7} ${y + 18}q5 -6 10 0q-2 4 -5 4t-5 -4Z`, pale(RUST, 0.3)) + path(`M${x + 7.5} ${y + 13}a6 6 0 0 1 4 -3`, "none", { stroke: "#fff", "stroke-width": 1.2, opacity: 0.8 }));
  const towels = (x: number, bottom: number, n: number) => each(0, n - 1, 1, (i) => rect(x, bottom - 5 - i * 5, 17, 4.4, [BONE, mix(SLATE, BONE, 0.5), mix(RUST, BONE, 0.5), mix(AMBER, BONE, 0.5)][i % 4]!, { rx: 2 }));
  return all(
    town(c), wall(10, GROUND + 4, 140, 92, mix(SLATE, BONE, 0.42)), rect(6, 62, 148, 6, dark(SLATE, 0.2)), rect(18, 70, 124, 17, mix("#2f6f66", SLATE, 0.3), { rx: 3 }), circle(38, 78.5, 5.4, BONE) + circle(38, 78.5, 3.2, mix("#2f6f66", SLATE, 0.3)) + [56, 70, 84].map((x, i) => circle(x, 80 - (i % 2) * 4, 3 - i * 0.5, BONE, { opacity: 0.85 })).join("") + path("M98 82v-7h4q2 3 4 0h4v7l-2 0v-4v4h-8v-4v4Z", BONE) + path("M120 74h8l3 4l-3 1v4h-8v-4l-3 -1Z", BONE),
    rect(18, 92, 92, 58, dark(STEEL, 0.35)), rect(20, 94, 88, 54, mix(AMBER, BONE, 0.6)), piece("", rect(20, 94, 88, 54, "url(#art-glow)", { opacity: 0.7 })), drum(22, 121), drum(48, 121), towels(76, 148, 10), towels(92, 148, 8), towels(24, 121, 4), towels(50, 121, 5), shape([20, 94, 44, 94, 20, 126], "#fff", { opacity: 0.28 }), rect(63, 94, 1.6, 54, dark(STEEL, 0.35)),
    door(118, GROUND + 4, 22, 44, mix("#2f6f66", SLATE, 0.4)), rect(122, 118, 14, 18, mix(AMBER, BONE, 0.4)), street(c),
  );
};

const greenhouse: Draw = (c) => {
  const frame = mix(BONE, STEEL, 0.2);
  const glass = mix("#b7d3c6", BONE, 0.35);
  const plant = (x: number, h: number) => line([x, 150, x, 150 - h], dark(GRASS, 0.3), 1.6) + each(1, 4, 1, (i) => ellipse(x + (i % 2 ? 5 : -5), 150 - (h * i) / 4.4, 6, 2.6, mix(GRASS, dark(GRASS, 0.4), i / 6), { transform: `rotate(${i % 2 ? -28 : 28} ${x + (i % 2 ? 5 : -5)} ${150 - (h * i) / 4.4})` }) + (i % 2 ? circle(x - 2, 152 - (h * i) / 4.4, 2.4, RUST) : ""));
  return all(
    country(c), tree(c, "poplar", 12, GROUND - 4, 70), rect(24, 88, 112, 70, glass, { opacity: 0.92 }), path("M24 88L44 56H116L136 88Z", pale(glass, 0.3)) + path("M96 56h20l20 32H100Z", dark(glass, 0.12)), piece("", rect(24, 60, 112, 98, "url(#art-glow)", { opacity: 0.6 })),
    [38, 54, 72, 90, 106, 122].map((x, i) => plant(x, 34 + ((i * 13) % 24))).join(""), rect(26, 148, 108, 9, mix(BRICK, STONE, 0.2)), each(24, 136, 18.66, (x) => rect(x - 0.8, 88, 1.8, 62, frame)), each(44, 116, 14.4, (x, i) => line([x, 56, 24 + i * 22.4, 88], frame, 1.6)), rect(22, 86.4, 116, 2.8, frame) + rect(43, 54.6, 74, 2.6, frame) + rect(24, 116, 112, 1.6, frame),
    rect(71, 104, 19, 53, glass, { opacity: 0.6 }) + rect(71, 104, 19, 53, "none", { stroke: frame, "stroke-width": 2.4 }), shape([26, 92, 40, 92, 26, 112], "#fff", { opacity: 0.5 }), shape([48, 58, 58, 58, 36, 84, 30, 84], "#fff", { opacity: 0.4 }), each(0, 14, 1, () => circle(c.between(28, 132), c.between(92, 140), 0.9, "#fff", { opacity: 0.8 })), barrel(140, GROUND + 4, 16, mix("#2f6f66", SLATE, 0.4)), street(c),
  );
};

export const SHELTERS: Record<string, Draw> = {
  loc_garage: garage, loc_chapel: chapel, loc_boathouse: boathouse, loc_schoolroom: schoolroom,
  loc_barn: barn, loc_signal_box: signalBox, loc_laundry: laundry, loc_greenhouse: greenhouse,
};

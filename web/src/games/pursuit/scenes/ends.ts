/** EVAQ, and the small pictures of DAY and NIGHT. */
import { Chance } from "~/art/chance";
import { AMBER, BONE, INK, SLATE, STEEL, dark, mix, pale } from "~/art/palette";
import { moon, sky, stars, sun } from "~/art/sky";
import { skyline } from "~/art/scenery/far";
import { board, cone, floodlight, sandbags, wireFence } from "~/art/scenery/things";
import { all, circle, each, ellipse, line, path, piece, rect, shape } from "~/art/svg";
import { country, GROUND, ROAD, street, type Draw } from "./common";

/** A gate, a lamp, an engine left running. */
const evaq: Draw = (c) => {
  const olive = mix("#6f7d4b", SLATE, 0.25);
  return all(
    country(c), wireFence(0, GROUND + 2, 26, 44), wireFence(132, GROUND + 2, 28, 44),
    ellipse(80, ROAD + 1, 60, 3.4, "#000", { opacity: 0.28 }), path("M36 104h58q4 0 4 4v38H32v-38q0 -4 4 -4Z", olive) + rect(76, 104, 22, 42, dark(olive, 0.2)) + each(0, 3, 1, (i) => line([42 + i * 14, 105, 42 + i * 14, 145], dark(olive, 0.3), 1)) + path("M98 146v-32h14q4 0 6 4l7 13q2 2 2 5v10Z", pale(olive, 0.12)) + path("M103 118h8q2 0 3 2l6 11h-17Z", dark(SLATE, 0.45)),
    rect(30, 143, 98, 6, INK), [46, 66, 112].map((x) => circle(x, 150, 9.4, INK) + circle(x, 150, 4, STEEL)).join(""), circle(64, 124, 11, mix("#009e73", SLATE, 0.25)) + rect(61.6, 116.6, 4.8, 15, BONE) + rect(56.6, 121.6, 15, 4.8, BONE), rect(123, 134, 5, 5, pale(AMBER, 0.4), { rx: 2 }), path("M28 140q-8 -2 -10 -8q-8 2 -10 -6q8 -3 12 4q8 0 8 10Z", BONE, { opacity: 0.45 }),
    piece("", shape([127, 135, 160, 128, 160, 158, 127, 139], "url(#art-beam)") + circle(126, 136, 14, "url(#art-glow)")),
    rect(24, 56, 8, 104, dark(STEEL, 0.2)) + rect(128, 56, 8, 104, dark(STEEL, 0.35)) + rect(24, 56, 2, 104, pale(STEEL, 0.4)), rect(20, 50, 120, 26, dark(INK, 0), { rx: 3 }), board(22, 52, 116, 22, mix("#009e73", SLATE, 0.25), evaqWord()),
    rect(74, 38, 12, 12, dark(STEEL, 0.3)), piece(circle(80, 40, 5, pale(AMBER, 0.2)), circle(80, 40, 34, "url(#art-glow)") + circle(80, 40, 5, "#fff6dc")), floodlight(10, GROUND + 2, 84, 1), sandbags(136, GROUND + 6, 3, 2), street(c), cone(26, ROAD + 8), cone(134, ROAD + 8),
    each(0, 8, 1, (i) => shape([i * 20, ROAD + 1, i * 20 + 10, ROAD + 1, i * 20 + 5, ROAD + 6, i * 20 - 5, ROAD + 6], i % 2 ? AMBER : AMBER)),
  );
};

/** A running figure and an arrow: the sign of every way out. */
function evaqWord(): string {
  return path("M40 70v-2l6 -4l-1 -4l-4 2v-2l6 -3l3 2l2 3l3 0v2h-4l-2 -2l1 4l3 3v4h-2v-3l-3 -3l-2 3Z", BONE) + circle(49.4, 55.4, 2, BONE) +
    shape([96, 60.6, 112, 60.6, 112, 56, 122, 63, 112, 70, 112, 65.4, 96, 65.4], BONE) + rect(66, 61.4, 24, 3.4, BONE, { rx: 1.7 });
}

export const ENDS: Record<string, Draw> = { evaq };

/** DAY and NIGHT as cards: 100 x 70. */
export function timePicture(card: string): string {
  const c = new Chance(card);
  const night = card === "night_1";
  const hour = night ? "night" : card === "day_2" ? "dawn" : "day";
  const town = skyline(c, 0, 70, 100, 26, night ? "#0a0f1a" : mix(SLATE, INK, card === "day_2" ? 0.5 : 0.15));
  return sky(hour, 100, 70) + (night ? stars(c, 100, 50, 24) + moon(64, 26, 12) : sun(60, card === "day_2" ? 46 : 28, 12, hour)) + town.body + town.light;
}

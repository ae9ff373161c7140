/** Faces of dice around 0, 0: pips, numbers or an icon; `size` is the length of a side. */
import type { IconData } from "~/shell/icon";
import { BONE, INK, dark, inkOn } from "./palette";
import { circle, rect, tag } from "./svg";
import { mark } from "./token";

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

export type Face = { pips: number } | { number: number | string } | { icon: IconData } | "blank";

export function die(face: Face, size: number, colour: string = BONE, spent = false): string {
  const half = size / 2;
  const on = inkOn(colour);
  const body =
    rect(-half + size * 0.06, -half + size * 0.09, size, size, "#000", { rx: size * 0.18, opacity: 0.3 }) +
    rect(-half, -half, size, size, dark(colour, 0.22), { rx: size * 0.18 }) +
    rect(-half, -half, size * 0.94, size * 0.93, colour, { rx: size * 0.17 });
  return `<g${spent ? ' opacity=".5"' : ""}>${body}${shown(face, size, on)}${spent ? tag("path", { d: `M${-half} ${half}L${half} ${-half}`, stroke: INK, "stroke-width": size * 0.06 }) : ""}</g>`;
}

function shown(face: Face, size: number, on: string): string {
  if (face === "blank") return "";
  if ("pips" in face) return (PIPS[face.pips] ?? []).map(([x, y]) => circle(x * size * 0.25, y * size * 0.25, size * 0.092, on)).join("");
  if ("icon" in face) return mark(face.icon, -size * 0.34, -size * 0.34, size * 0.66, on);
  return tag("text", { x: 0, y: size * 0.2, "text-anchor": "middle", "font-size": size * 0.6, "font-weight": 800, fill: on, class: "art-letter" }, String(face.number));
}

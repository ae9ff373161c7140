import { wornBy } from "./wearing.svelte";

/** Seats are told apart by shape and letter first, by colour (Okabe–Ito) second. */
export const SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "drop"] as const;
export type Shape = (typeof SHAPES)[number];

// The same as `--seat-0` … in app.css.
export const SEAT_COLOURS = [
  "#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#d55e00", "#0072b2", "#b8bec0",
] as const;

export const SEAT_LETTERS = "ABCDEFGH";

export function seatColour(seat: number): string {
  return wornBy(seat) ?? SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
}

export function seatShape(seat: number): Shape {
  return SHAPES[seat % SHAPES.length]!;
}

export function seatLetter(seat: number): string {
  return SEAT_LETTERS[seat % SEAT_LETTERS.length]!;
}

/** The outline of a shape around 0, 0 that fills a circle of radius 1. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M-.92 0a.92 .92 0 1 0 1.84 0a.92 .92 0 1 0 -1.84 0Z",
  square: "M-.8 -.8H.8V.8H-.8Z",
  triangle: "M0 -1L.98 .74H-.98Z",
  diamond: "M0 -1.04L.94 0L0 1.04L-.94 0Z",
  hexagon: "M-.5 -.9H.5L1 0L.5 .9H-.5L-1 0Z",
  star: polar(10, (i) => (i % 2 ? 0.5 : 1.06)),
  cross: "M-.38 -.96H.38V-.38H.96V.38H.38V.96H-.38V.38H-.96V-.38H-.38Z",
  drop: "M0 -1.1C.45 -.5 .86 -.1 .86 .3A.86 .76 0 1 1 -.86 .3C-.86 -.1 -.45 -.5 0 -1.1Z",
};

function polar(points: number, radius: (i: number) => number): string {
  const corners = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * 2 * Math.PI - Math.PI / 2;
    return `${(radius(i) * Math.cos(angle)).toFixed(3)} ${(radius(i) * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Where the letter sits: the middle of the shape's mass, not of its box. */
export const LETTER_AT: Record<Shape, number> = {
  circle: 0, square: 0, triangle: 0.24, diamond: 0, hexagon: 0, star: 0.06, cross: 0, drop: 0.26,
};

/** Where everything lies on the map, in its own units. */
import { column, row, zonesOf, type State } from "./content";

export const CELL = 120;
export const EDGE = 22; // for the letters and numbers of the zones

export interface Spot {
  x: number;
  y: number;
}

export function corner(zone: number): Spot {
  return { x: EDGE + column(zone) * CELL, y: EDGE + row(zone) * CELL };
}

export function middle(zone: number): Spot {
  const { x, y } = corner(zone);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Columns and rows of this map. */
export function size(s: State): { columns: number; rows: number; width: number; height: number } {
  const zones = zonesOf(s);
  const columns = 1 + Math.max(0, ...zones.map(column));
  const rows = 1 + Math.max(0, ...zones.map(row));
  return { columns, rows, width: columns * CELL + EDGE + 6, height: rows * CELL + EDGE + 6 };
}

/** The middle of one side of a zone, and which way the border runs. */
export function side(zone: number, way: number): Spot & { flat: boolean } {
  const { x, y } = corner(zone);
  const half = CELL / 2;
  return [
    { x: x + half, y, flat: true },
    { x: x + CELL, y: y + half, flat: false },
    { x: x + half, y: y + CELL, flat: true },
    { x, y: y + half, flat: false },
  ][way]!;
}

/** Where the n-th of `count` survivors stands in a zone. */
export function standing(zone: number, n: number, count: number): Spot & { pitch: number } {
  const { x, y } = corner(zone);
  const pitch = Math.min(34, (CELL - 12) / count);
  return { x: x + CELL / 2 + (n - (count - 1) / 2) * pitch, y: y + CELL - 24, pitch };
}

/** Where the kinds of a horde stand in a zone. */
export function packs(count: number, crowded: boolean): Spot[] {
  const pitch = Math.min(crowded ? 40 : 52, (CELL - 14) / count);
  return Array.from({ length: count }, (_, i) => ({
    x: CELL / 2 - (crowded ? 7 : 0) + (i - (count - 1) / 2) * pitch,
    y: crowded ? 42 : 78,
  }));
}

/** Who stands where on the road. */
import type { State } from "~/games.gen/nightmare";
import { bit, SAFE, seats, ZOMBIE } from "./content";
import type { Layout } from "./layout";
import type { Told } from "./told";

export interface Piece {
  seat: number;
  x: number;
  y: number;
  size: number;
  /** The token, seen from the feet. */
  tx: number;
  ty: number;
  r: number;
  alone: boolean;
  dead: boolean;
  safe: boolean;
}

/** How far the tokens of a crowd's next row lie below the first. */
const ROW = 13;
const FEW = 2;

/** Few stand beside each other; of a crowd the figures overlap, but never their tokens. */
export function piecesOn(lay: Layout, s: State, told: Told): Piece[] {
  const found: Piece[] = [];
  for (const [space, at] of lay.places) {
    const here = standing(s, told, space);
    const n = here.length;
    const wide = room(lay, told, space);
    const perRow = across(wide, n);
    const span = Math.min(20, wide / Math.max(1, n));
    const x = at.x - (crowded(told, space) ? lay.cell * 0.2 * at.k : 0);
    here.forEach((seat, i) => {
      const row = Math.floor(i / perRow);
      const inRow = Math.min(perRow, n - row * perRow);
      const fx = (i - (n - 1) / 2) * span;
      const tokenX = (i - row * perRow - (inRow - 1) / 2) * Math.min(20, wide / Math.max(1, perRow));
      found.push({
        seat, x: x + fx, y: at.y + (n <= FEW ? 2 : -3) * at.k, size: (n <= FEW ? 1 : 0.82) * at.k,
        tx: tokenX - fx, ty: n <= FEW ? 2 : 5 + row * ROW, r: n <= FEW ? 9.5 : 7, alone: n === 1,
        dead: told.role[seat] === ZOMBIE, safe: told.role[seat] === SAFE,
      });
    });
  }
  return found.sort((a, b) => a.y - b.y || a.seat - b.seat);
}

/** How much lower a space's number is written, so that no token lies on it. */
export function lowered(lay: Layout, s: State, told: Told, space: number): number {
  const n = standing(s, told, space).length;
  return n <= FEW ? 0 : (Math.ceil(n / across(room(lay, told, space), n)) - 1) * ROW;
}

function standing(s: State, told: Told, space: number): number[] {
  return seats(s).filter((p) => told.at[p] === space && (told.role[p] !== ZOMBIE || !bit(told.down, p)));
}

/** Walkers stand there too. */
function crowded(told: Told, space: number): boolean {
  return space >= 0 && (told.walkers[space] ?? 0) > 0;
}

function room(lay: Layout, told: Told, space: number): number {
  return lay.cell * lay.places.get(space)!.k * (crowded(told, space) ? 0.62 : 0.92);
}

function across(wide: number, n: number): number {
  return Math.min(n, Math.max(2, Math.floor(wide / 13.5)));
}

/** The winding road: rows of spaces from the foreground to the horizon, smaller as they recede. */

export interface Place {
  x: number;
  y: number;
  /** Size: 1 in the foreground. */
  k: number;
}

export interface Layout {
  width: number;
  height: number;
  horizon: number;
  cell: number;
  row: number;
  first: number;
  last: number;
  places: Map<number, Place>;
}

export function layout(width: number, goal: number, first: number): Layout {
  const phone = width < 560;
  const margin = phone ? 15 : 44;
  const horizon = phone ? 70 : 74;
  const row = phone ? 74 : 79;
  const wanted = phone ? 44 : 50;
  const cols = Math.max(6, Math.min(26, Math.floor((width - 2 * margin) / wanted)));
  const cell = (width - 2 * margin) / cols;
  const count = goal - first + 1;
  const rows = Math.ceil(count / cols);
  const shrink = phone ? 0 : 0.17;
  // Heights from the top (the last row) down.
  const scale = (r: number) => 1 - shrink * (rows > 1 ? r / (rows - 1) : 0);
  const ys: number[] = [];
  let y = horizon + row * 0.72;
  for (let r = rows - 1; r >= 0; r--) {
    ys[r] = y;
    if (r > 0) y += row * scale(r - 0.5);
  }
  const height = y + 58; // below the first row there is room for a crowd's tokens
  const places = new Map<number, Place>();
  for (let i = 0; i < count; i++) {
    const r = Math.floor(i / cols);
    const c = r % 2 ? cols - 1 - (i % cols) : i % cols;
    const k = scale(r);
    const x = width / 2 + (margin + (c + 0.5) * cell - width / 2) * k;
    // The road sways a little.
    const sway = phone ? 0 : Math.sin((c / cols) * Math.PI * 2 + r * 1.7) * 4 * k;
    places.set(first + i, { x, y: ys[r]! + sway, k });
  }
  return { width, height, horizon, cell, row, first, last: goal, places };
}

/** A line through spaces; it swings outwards where the road turns to the next row. */
export function through(lay: Layout, from: number, to: number): string {
  const step = from <= to ? 1 : -1;
  let before = lay.places.get(from);
  if (!before) return "";
  let d = `M${before.x.toFixed(1)} ${before.y.toFixed(1)}`;
  for (let i = from + step; step > 0 ? i <= to : i >= to; i += step) {
    const here = lay.places.get(i);
    if (!here) break;
    if (Math.abs(here.y - before.y) > lay.row * 0.4) {
      const out = (here.x > lay.width / 2 ? 1 : -1) * lay.cell * 0.78;
      d += `C${(before.x + out).toFixed(1)} ${before.y.toFixed(1)} ${(here.x + out).toFixed(1)} ${here.y.toFixed(1)} ${here.x.toFixed(1)} ${here.y.toFixed(1)}`;
    } else d += `L${here.x.toFixed(1)} ${here.y.toFixed(1)}`;
    before = here;
  }
  return d;
}

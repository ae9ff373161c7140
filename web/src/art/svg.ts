/**
 * Pictures are strings of SVG made of a few shapes. A `Piece` has two layers: `body` lies under
 * the shade of the hour, `light` (lit windows, lamps) above it and is seen when it is dark.
 */
export type Attributes = Record<string, string | number>;

export interface Piece {
  body: string;
  light: string;
}

/** One stroke for everything that is drawn with a line. */
export const STROKE = 1.6;

export function short(x: number): string {
  return String(Math.round(x * 10) / 10);
}

export function tag(name: string, attributes: Attributes, inside = ""): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? short(value) : value}"`)
    .join("");
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return tag("rect", { x, y, width, height, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return tag("circle", { cx, cy, r, fill, ...more });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return tag("ellipse", { cx, cy, rx, ry, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return tag("path", { d, fill, ...more });
}

/** A closed shape through points given as x, y, x, y … */
export function shape(points: number[], fill: string, more: Attributes = {}): string {
  return tag("polygon", { points: points.map(short).join(" "), fill, ...more });
}

/** An open line through points, with the one stroke width unless told. */
export function line(points: number[], stroke: string, width = STROKE, more: Attributes = {}): string {
  return tag("polyline", {
    points: points.map(short).join(" "), fill: "none", stroke, "stroke-width": width,
    "stroke-linecap": "round", "stroke-linejoin": "round", ...more,
  });
}

export function curve(d: string, stroke: string, width = STROKE, more: Attributes = {}): string {
  return path(d, "none", { stroke, "stroke-width": width, "stroke-linecap": "round", ...more });
}

export function group(inside: string, attributes: Attributes): string {
  return tag("g", attributes, inside);
}

export function at(x: number, y: number, inside: string, scale = 1): string {
  const zoom = scale === 1 ? "" : ` scale(${scale})`;
  return group(inside, { transform: `translate(${short(x)} ${short(y)})${zoom}` });
}

// ---- pieces

export function piece(body: string, light = ""): Piece {
  return { body, light };
}

export function all(...parts: (Piece | string)[]): Piece {
  const pieces = parts.map((part) => (typeof part === "string" ? piece(part) : part));
  return piece(pieces.map((p) => p.body).join(""), pieces.map((p) => p.light).join(""));
}

export function moved(x: number, y: number, part: Piece, scale = 1): Piece {
  return piece(at(x, y, part.body, scale), part.light && at(x, y, part.light, scale));
}

/** Things repeated along a range: `each(0, 160, 20, (x) => …)`. */
export function each(from: number, to: number, step: number, draw: (x: number, i: number) => string): string {
  let out = "";
  for (let x = from, i = 0; step > 0 ? x <= to : x >= to; x += step, i++) out += draw(x, i);
  return out;
}

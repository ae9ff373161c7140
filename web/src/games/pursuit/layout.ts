/** Measures of the road in its own units: a picture is 160 wide. */
import { FEET, HEIGHT, WIDTH } from "./scenes";

export const CARD = 160;
export const PITCH = 166; // from one card to the next
export const TOP = 44; // room for the DAY and NIGHT cards above the row
export const TALL = 242; // of a card
export const INSET = 4;
export const PICTURE = { width: CARD - 2 * INSET, height: ((CARD - 2 * INSET) * HEIGHT) / WIDTH };
export const PLATE = TOP + INSET + PICTURE.height;
export const UNDER = TOP + TALL; // below the cards
export const STRIP = UNDER + 36; // of the whole strip
export const GROUND = TOP + INSET + (FEET * PICTURE.height) / HEIGHT;
export const MARGIN = 10;

export function left(index: number): number {
  return MARGIN + index * PITCH;
}

export function middle(index: number): number {
  return left(index) + CARD / 2;
}

/** Everything but the windows of the cards, as one path with holes: the mount of the pictures. */
export function mount(width: number, indices: number[]): string {
  const r = 7;
  const holes = indices.map((i) => {
    const [x, y, w, h] = [left(i) + INSET, TOP + INSET, PICTURE.width, PICTURE.height];
    return `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - r}h${-w}v${-(h - r)}q0 ${-r} ${r} ${-r}Z`;
  });
  return `M-2 -2H${width + 2}V${STRIP + 2}H-2Z${holes.join("")}`;
}

const PIECE = /[ァ-ヶー]+[ぁ-ん]*|[一-鿿々]+[ぁ-ん]*|[ぁ-ん]+|[^ァ-ヶー一-鿿々ぁ-ん\s]+\s*/g;

export function cells(text: string): number {
  return [...text].reduce((n, c) => n + (c > "⺀" ? 2 : 1), 0);
}

/** A name on one line if it fits, else broken so that the longer half is shortest. */
export function twoLines(name: string, room = 15): [string] | [string, string] {
  if (cells(name) <= room) return [name];
  const pieces = name.match(PIECE) ?? [name];
  let best: [string] | [string, string] = [name];
  let least = Infinity;
  for (let i = 1; i < pieces.length; i++) {
    const halves: [string, string] = [pieces.slice(0, i).join("").trim(), pieces.slice(i).join("").trim()];
    const longest = Math.max(...halves.map(cells));
    if (longest < least) [best, least] = [halves, longest];
  }
  return best;
}

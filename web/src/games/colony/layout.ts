/** Where everything lies on the map, in its own units. */
import { COLONY, ENTRANCES, range } from "./content";
import { tables } from "~/games.gen/colony";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plan {
  width: number;
  height: number;
  boxes: Box[]; // by place
  /** Survivors in a row of the colony. */
  perRow: number;
}

/** The colony in the middle, three places on either side. */
export const WIDE: Plan = {
  width: 800,
  height: 454,
  perRow: 6,
  boxes: [
    { x: 236, y: 4, w: 328, h: 446 },
    { x: 4, y: 4, w: 228, h: 146 },
    { x: 4, y: 154, w: 228, h: 146 },
    { x: 4, y: 304, w: 228, h: 146 },
    { x: 568, y: 4, w: 228, h: 146 },
    { x: 568, y: 154, w: 228, h: 146 },
    { x: 568, y: 304, w: 228, h: 146 },
  ],
};

export const TALL: Plan = {
  width: 400,
  height: 834,
  perRow: 6,
  boxes: [
    { x: 4, y: 4, w: 392, h: 352 },
    { x: 4, y: 362, w: 193, h: 152 },
    { x: 203, y: 362, w: 193, h: 152 },
    { x: 4, y: 520, w: 193, h: 152 },
    { x: 203, y: 520, w: 193, h: 152 },
    { x: 4, y: 678, w: 193, h: 152 },
    { x: 203, y: 678, w: 193, h: 152 },
  ],
};

export const TITLE = 24; // the plate over a place
export const GATE = 46; // an entrance: zombies and barricades
export const TALLNESS = 54; // of a figure
export const SLOT = 27; // one space of an entrance
export const DECK = { w: 34, h: 44 };

interface Point {
  x: number;
  y: number;
}

interface Spot extends Point {
  /** How far the next one stands: room for a name. */
  pitch: number;
}

/** Where an entrance begins, from the corner of its place: its upper left. */
export function gateAt(box: Box, entrance: number): Box {
  if (entrance >= ENTRANCES) {
    const w = tables.room[entrance]! * SLOT + 6;
    return { x: 4, y: box.h - GATE - 2, w, h: GATE };
  }
  const w = 3 * SLOT + 6;
  const gap = (box.w - 3 * w) / 4;
  const column = entrance % 3;
  const top = entrance < 3;
  return { x: gap + column * (w + gap), y: top ? TITLE + 4 : box.h - GATE - 4, w, h: GATE };
}

/** Where the people of a place stand, from its corner. */
export function spots(box: Box, place: number, count: number, perRow: number): Spot[] {
  if (place === COLONY) return inRows(box, Math.max(count, 1), perRow);
  const n = Math.max(count, tables.spaces[place]!);
  const left = 10;
  const right = box.w - DECK.w - 16;
  const pitch = (right - left) / n;
  const y = box.h - GATE - 18;
  return range(n).map((i) => ({ x: left + pitch * (i + 0.5), y, pitch }));
}

function inRows(box: Box, count: number, perRow: number): Spot[] {
  const lines = Math.max(1, Math.ceil(count / perRow));
  const top = TITLE + GATE + 14;
  const bottom = box.h - GATE - 26;
  const pitch = Math.min(82, (bottom - top) / Math.max(1, lines));
  const first = (top + bottom) / 2 - ((lines - 1) * pitch) / 2 + TALLNESS / 2;
  return range(count).map((i) => {
    const line = Math.floor(i / perRow);
    const inLine = Math.min(perRow, count - line * perRow);
    const gap = Math.min(64, (box.w - 16) / inLine);
    return { x: box.w / 2 + ((i % perRow) - (inLine - 1) / 2) * gap, y: first + line * pitch, pitch: gap };
  });
}

/** The deck of items, from the corner of its place. */
export function deckAt(box: Box): Point {
  return { x: box.w - DECK.w - 8, y: TITLE + 8 };
}

export function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** Where everything lies on the plan of the mall, in its own units. */
import { CAPACITY, PARKING, type Piece } from "./content";

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
}

/** As the old mall's own plan has it: the Parking Lot in the middle, shops around it. */
export const WIDE: Plan = {
  width: 960,
  height: 424,
  boxes: [
    { x: 656, y: 240, w: 300, h: 180 }, // restroom
    { x: 4, y: 216, w: 300, h: 204 }, // cachou
    { x: 4, y: 4, w: 300, h: 206 }, // toy store
    { x: 310, y: 184, w: 340, h: 236 }, // parking
    { x: 310, y: 4, w: 340, h: 174 }, // security hq
    { x: 656, y: 4, w: 300, h: 230 }, // supermarket
  ],
};

export const TALL: Plan = {
  width: 400,
  height: 518,
  boxes: [
    { x: 203, y: 362, w: 193, h: 152 },
    { x: 4, y: 362, w: 193, h: 152 },
    { x: 4, y: 4, w: 193, h: 152 },
    { x: 4, y: 162, w: 193, h: 194 },
    { x: 203, y: 4, w: 193, h: 152 },
    { x: 203, y: 162, w: 193, h: 194 },
  ],
};

export const TITLE = 24; // the plate over a room
export const STREET = 46; // where zombies queue, in front of it
export const TALLNESS = 50; // of a figure

/** Where the floor begins, from the top of a box. */
export function floorOf(box: Box): number {
  return TITLE + Math.round((box.h - TITLE - STREET) * (box.h < 160 ? 0.5 : 0.42));
}

export function doorstep(box: Box): number {
  return box.h - STREET;
}

interface Spot {
  x: number;
  y: number;
}

/** The pins of a room, from its upper left corner. */
export function pins(box: Box, place: number): Spot[] {
  const count = CAPACITY[place]!;
  return rows(box, count, count > 4 ? 2 : 1);
}

function rows(box: Box, count: number, lines: number): Spot[] {
  const perLine = Math.ceil(count / lines);
  const [top, bottom] = [floorOf(box) + 12, doorstep(box) - 15];
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / perLine);
    const inLine = Math.min(perLine, count - line * perLine);
    const y = lines === 1 ? (top + bottom) / 2 + 8 : top + 14 + ((bottom - top - 14) * line) / (lines - 1);
    const pitch = box.w / inLine;
    const aside = lines === 1 ? 0 : pitch * (line % 2 ? 0.2 : -0.2); // nobody hides behind another
    return { x: pitch * ((i % perLine) + 0.5) + aside, y };
  });
}

/** Where each of the characters at a place stands. */
export function spots(box: Box, place: number, there: readonly Piece[]): Spot[] {
  if (place !== PARKING) return pins(box, place);
  const most = Math.floor((box.w - 16) / 42);
  const lines = Math.max(1, Math.min(3, Math.ceil(there.length / most)));
  return rows(box, Math.max(1, there.length), lines);
}

/** Zombies in a queue along the street: at most so many are drawn, the number says the rest. */
export const QUEUE = 12;

export function queue(box: Box, count: number): number[] {
  const shown = Math.min(count, QUEUE);
  const gap = Math.min(26, (box.w - 92) / Math.max(1, shown - 1));
  return Array.from({ length: shown }, (_, i) => 64 + i * gap);
}

export function middle(box: Box): Spot {
  return { x: box.x + box.w / 2, y: box.y + (floorOf(box) + doorstep(box)) / 2 + 8 };
}

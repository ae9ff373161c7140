/** The city from above: streets with their crossings, rooms with their floors, walls, roofs. */
import { Chance } from "~/art/chance";
import { ASPHALT, BONE, INK, PLASTER, SLATE, STONE, WOOD, dark, mix, pale } from "~/art/palette";
import { floor, furniture, type Floor } from "~/art/scenery/rooms";
import { at, circle, each, line, rect } from "~/art/svg";
import { GROUND, has, isRoom, neighbour, zonesOf, type State } from "./content";
import { CELL, corner, size } from "./layout";

const FLOORS: Floor[] = ["planks", "tiles", "concrete", "carpet", "paving", "planks", "tiles"];
const WALL = mix(PLASTER, INK, 0.1);
const THICK = 7;
const PAVEMENT = 13;

/** All that never moves. */
export function city(s: State): string {
  const { columns, rows } = size(s);
  const zones = zonesOf(s);
  const there = new Set(zones);
  const roofs = each(0, rows - 1, 1, (y) => each(0, columns - 1, 1, (x) => (there.has(y * 12 + x) ? "" : placed(y * 12 + x, roof(y * 12 + x)))));
  const floors = zones.map((zone) => placed(zone, isRoom(s, zone) ? room(s, zone) : street(s, zone))).join("");
  return roofs + floors + zones.map((zone) => placed(zone, walls(s, zone))).join("");
}

function placed(zone: number, drawn: string): string {
  const { x, y } = corner(zone);
  return at(x, y, drawn);
}

/** Connected without a wall between, doors aside. */
function joins(s: State, zone: number, way: number): boolean {
  return has(s.ways[zone]! >> 4, way);
}

function isStreet(s: State, zone: number): boolean {
  return zone >= 0 && (s.ground[zone] === GROUND.street || s.ground[zone] === GROUND.manhole);
}

function street(s: State, zone: number): string {
  const chance = new Chance(`street ${zone}`);
  const open = [0, 1, 2, 3].map((way) => isStreet(s, neighbour(zone, way)));
  const kerb = pale(STONE, 0.15);
  const edge = (way: number, depth: number, colour: string, more = {}): string =>
    [rect(0, 0, CELL, depth, colour, more), rect(CELL - depth, 0, depth, CELL, colour, more), rect(0, CELL - depth, CELL, depth, colour, more), rect(0, 0, depth, CELL, colour, more)][way]!;
  let out = floor(chance, "asphalt", CELL, CELL);
  for (const way of [0, 1, 2, 3]) if (!open[way]) out += edge(way, PAVEMENT, dark(STONE, 0.28)) + edge(way, PAVEMENT - 1.5, dark(STONE, 0.2));
  for (const way of [0, 1, 2, 3]) {
    if (!open[way]) continue;
    out += zebra(way) + dashes(way);
  }
  if (s.ground[zone] === GROUND.manhole) {
    out += circle(60, 60, 17, dark(ASPHALT, 0.5)) + circle(59, 59, 15, mix(SLATE, INK, 0.25)) + circle(59, 59, 15, "none", { stroke: kerb, "stroke-width": 1.4, opacity: 0.7 });
    out += each(-9, 9, 6, (d) => line([59 - 10, 59 + d, 59 + 10, 59 + d], dark(SLATE, 0.55), 2));
  }
  if (chance.maybe(0.5)) out += rect(chance.between(30, 78), chance.between(34, 80), chance.between(6, 11), 4, BONE, { opacity: 0.1, transform: `rotate(${chance.whole(-30, 30)} 60 60)` });
  return out;
}

/** Half of a crossing; the other half is the neighbour's. */
function zebra(way: number): string {
  const stripes = each(PAVEMENT + 6, CELL - PAVEMENT - 8, 13, (v) => rect(v, 0, 7, 8, BONE, { opacity: 0.5 }));
  return at(0, 0, `<g transform="rotate(${way * 90} 60 60)">${stripes}</g>`);
}

function dashes(way: number): string {
  return `<g transform="rotate(${way * 90} 60 60)">${each(16, 46, 15, (v) => rect(59, v, 2, 8, BONE, { opacity: 0.28 }))}</g>`;
}

function room(s: State, zone: number): string {
  const building = s.ground[zone]! - GROUND.room;
  const chance = new Chance(`room ${zone}`);
  const out = floor(new Chance(`floor ${zone}`), FLOORS[building % FLOORS.length]!, CELL, CELL);
  const shade = rect(0, 0, CELL, CELL, INK, { opacity: 0.34 });
  const wood = () => mix(WOOD, chance.pick([STONE, INK, BONE]), 0.3);
  const deep = chance.between(10, 15);
  const pieces = [
    () => furniture(14, 9, chance.between(24, 38), deep, wood()),
    () => furniture(CELL - 26, CELL / 2 - 26, 13, chance.between(20, 34), wood()),
    () => furniture(11, CELL / 2 - 20, 13, chance.between(18, 30), wood()),
    () => furniture(CELL - 52, 10, chance.between(22, 34), deep, wood()),
  ];
  const kept = [0, 3, 1, 2].filter((i) => chance.maybe(0.5) && !joins(s, zone, [0, 1, 3, 0][i]!)).slice(0, 2);
  return out + shade + kept.map((i) => pieces[i]!()).join("");
}

function roof(zone: number): string {
  const chance = new Chance(`roof ${zone}`);
  const colour = dark(SLATE, chance.between(0.62, 0.72));
  return (
    rect(0, 0, CELL, CELL, colour) + each(-CELL, CELL, 22, (x) => line([Math.max(0, x), Math.max(0, -x), Math.min(CELL, x + CELL), Math.min(CELL, CELL - x)], dark(colour, 0.3), 1.5)) +
    (chance.maybe(0.6) ? furniture(chance.between(24, 60), chance.between(24, 60), 30, 22, mix(STONE, INK, 0.5)) : "")
  );
}

/** Walls stand on the border, half of them on either side. */
function walls(s: State, zone: number): string {
  let out = "";
  for (const way of [0, 1, 2, 3]) {
    if (joins(s, zone, way)) {
      if (isRoom(s, zone) && isRoom(s, neighbour(zone, way))) out += turned(way, stub(0, 16) + stub(CELL - 16, 16));
      else if (isRoom(s, zone)) out += turned(way, stub(0, 40) + stub(CELL - 40, 40)); // a door between
      continue;
    }
    if (isRoom(s, zone) || !isRoom(s, neighbour(zone, way))) out += turned(way, stub(0, CELL));
  }
  return out;
}

function stub(from: number, length: number): string {
  return rect(from, -THICK / 2, length, THICK, dark(WALL, 0.5)) + rect(from, -THICK / 2, length, 2, pale(WALL, 0.25));
}

function turned(way: number, drawn: string): string {
  return `<g transform="rotate(${way * 90} 60 60)">${drawn}</g>`;
}

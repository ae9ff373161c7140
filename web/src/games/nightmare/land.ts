/** The country along the road: sky line, fields, trees, wrecks, and the gate at the end. */
import { Chance } from "~/art/chance";
import { ASPHALT, BONE, EARTH, GRASS, INK, MOSS, SLATE, AMBER, dark, mix } from "~/art/palette";
import { house } from "~/art/scenery/buildings";
import { hills, mist, skyline, woods } from "~/art/scenery/far";
import { car, floodlight, sandbags, streetLamp, wireFence } from "~/art/scenery/things";
import { tree, tufts } from "~/art/scenery/trees";
import { all, curve, moved, path, piece, rect, type Piece } from "~/art/svg";
import { type Layout, through } from "./layout";

const KINDS = ["fir", "broad", "bare", "poplar"] as const;

export function country(lay: Layout): Piece {
  const { width, height, horizon } = lay;
  const chance = new Chance("nightmare-land");
  const parts: (Piece | string)[] = [
    skyline(chance, 0, horizon, width * 0.55, 26, dark(SLATE, 0.35)),
    hills(chance, width * 0.4, horizon + 2, width * 0.62, 30, dark(mix(MOSS, SLATE, 0.5), 0.3)),
    woods(chance, 0, horizon + 4, width, 14, dark(MOSS, 0.45)),
    rect(0, horizon, width, height - horizon, dark(GRASS, 0.28)),
  ];
  // Fields in bands that widen towards us.
  const colours = [dark(GRASS, 0.38), dark(EARTH, 0.12), dark(GRASS, 0.22), dark(mix(GRASS, AMBER, 0.25), 0.3)];
  let y = horizon;
  for (let i = 0; y < height; i++) {
    const h = 20 + i * 15;
    const lean = chance.between(-14, 14);
    parts.push(path(`M0 ${y}Q${width / 2} ${y + lean} ${width} ${y}V${y + h + 16}H0Z`, colours[i % colours.length]!, { opacity: 0.75 }));
    y += h;
  }
  parts.push(mist(0, horizon - 4, width, 22, 0.25));
  return all(...parts, road(lay), ...besides(lay, chance), safeZone(lay));
}

function road(lay: Layout): string {
  const d = through(lay, lay.first, lay.last);
  const wide = lay.width < 560 ? 34 : 38;
  const before = lay.first < 0 ? curve(through(lay, lay.first, 0), dark(EARTH, 0.35), wide * 0.8, { "stroke-linejoin": "round", opacity: 0.85 }) : "";
  const main = lay.first < 0 ? through(lay, 0, lay.last) : d;
  return (
    curve(main, dark(EARTH, 0.45), wide + 10, { "stroke-linejoin": "round", opacity: 0.6 }) +
    before +
    curve(main, mix(ASPHALT, BONE, 0.12), wide + 3, { "stroke-linejoin": "round" }) +
    curve(main, dark(ASPHALT, 0.12), wide, { "stroke-linejoin": "round" })
  );
}

/** Trees, wrecks, lamps between the rows. */
function besides(lay: Layout, chance: Chance): Piece[] {
  const parts: Piece[] = [];
  for (let i = lay.first; i <= lay.last; i++) {
    const at = lay.places.get(i)!;
    if (i > 0 && i % 10 === 5) {
      parts.push(moved(at.x - lay.cell * 0.5, at.y - 17 * at.k, streetLamp(0, 0, 30 * at.k)));
      continue;
    }
    if (!chance.maybe(0.34)) continue;
    const x = at.x + chance.between(-0.5, 0.5) * lay.cell;
    const y = at.y - (21 + chance.between(0, 6)) * at.k;
    if (y < lay.horizon + 12) continue;
    const roll = chance.next();
    if (roll < 0.62) parts.push(piece(tree(chance, chance.pick(KINDS), x, y, chance.between(14, 26) * at.k)));
    else if (roll < 0.85) parts.push(piece(tufts(chance, x - 10, y + 2, 22, 6, dark(GRASS, 0.05), 5)));
    else if (roll < 0.94) parts.push(moved(x, y, piece(car(0, 0, "saloon", chance.pick([SLATE, "#8d5a3b", MOSS]))), 0.5 * at.k));
    else parts.push(moved(x - 12, y, house(chance, 0, 0, 34, 22), 0.8 * at.k));
  }
  return parts;
}

/** The gate: a fence, floodlights, sandbags. */
function safeZone(lay: Layout): Piece {
  const { x, y, k } = lay.places.get(lay.last)!;
  const way = x > lay.width / 2 ? -1 : 1;
  const top = y - 17 * k;
  const gate =
    rect(x - 30 * k, top - 34 * k, 6 * k, 34 * k, dark(SLATE, 0.3)) + rect(x + 24 * k, top - 34 * k, 6 * k, 34 * k, dark(SLATE, 0.5)) +
    rect(x - 34 * k, top - 40 * k, 68 * k, 9 * k, dark(SLATE, 0.15)) + rect(x - 24 * k, top - 30 * k, 48 * k, 30 * k, INK, { opacity: 0.55 });
  return all(
    wireFence(x - 74 * k, top, 44 * k, 22 * k), wireFence(x + 30 * k, top, 44 * k, 22 * k), gate,
    moved(0, 0, floodlight(x - 44 * k, top, 46 * k, 1)), moved(0, 0, floodlight(x + 44 * k, top, 46 * k, -1)),
    sandbags(x + way * 34 * k - 10, top + 2, 3, 2),
  );
}

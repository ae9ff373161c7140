/** What all pictures of the road share: the box, the horizon, and the country behind. */
import { Chance } from "~/art/chance";
import { GRASS, MOSS, SLATE, STONE, WATER, dark, mix, pale } from "~/art/palette";
import { hills, skyline, woods } from "~/art/scenery/far";
import { pavement, road, verge, water } from "~/art/scenery/ground";
import { all, rect, type Piece } from "~/art/svg";

export const WIDTH = 160;
export const HEIGHT = 200;
export const HORIZON = 132;
export const GROUND = 153; // where houses stand
export const ROAD = 158;
export const FEET = 184; // where figures walk

export type Draw = (chance: Chance) => Piece;

const far = mix(SLATE, pale(SLATE, 1), 0.42);

/** The asphalt in front of everything; `bare` for places that are themselves the road. */
export function street(chance: Chance): string {
  return road(chance, ROAD, WIDTH, HEIGHT - ROAD);
}

export function country(chance: Chance, colour: string = GRASS): Piece {
  return all(
    hills(chance, 0, HORIZON + 2, WIDTH, 34, mix(far, MOSS, 0.15)),
    woods(chance, 0, HORIZON + 3, WIDTH, 17, mix(far, dark(MOSS, 0.3), 0.55)),
    verge(chance, HORIZON, WIDTH, ROAD + 1, colour),
  );
}

export function town(chance: Chance): Piece {
  return all(
    skyline(chance, 0, HORIZON + 6, WIDTH, 56, mix(far, SLATE, 0.25)),
    rect(0, HORIZON + 4, WIDTH, ROAD - HORIZON - 4, dark(STONE, 0.22)),
    pavement(GROUND - 4, WIDTH, ROAD - GROUND + 5),
  );
}

export function coast(chance: Chance): Piece {
  return all(
    rect(0, HORIZON - 20, WIDTH, 26, mix(WATER, far, 0.35)),
    water(chance, 0, HORIZON - 19, WIDTH, 24),
    verge(chance, HORIZON + 4, WIDTH, ROAD + 1, mix(GRASS, STONE, 0.35)),
  );
}

export function forest(chance: Chance): Piece {
  return all(
    woods(chance, 0, HORIZON + 4, WIDTH, 74, mix(far, dark(MOSS, 0.4), 0.5)),
    woods(chance, 0, HORIZON + 6, WIDTH, 52, mix(dark(MOSS, 0.45), far, 0.2)),
    verge(chance, HORIZON + 2, WIDTH, ROAD + 1, mix(GRASS, dark(MOSS, 0.4), 0.6)),
  );
}

/** The numbers of the rule book that the page needs for drawing. */
import { domains, type State } from "~/games.gen/pursuit";

export const CARDS = domains.card;
export const PACES = domains.pace;
export const LOCATIONS = 32;
export const ROW = 7;
export const START = 3;

/** PUR-009: the number on a Location; null on the special cards. */
export function numberOn(card: number): number | null {
  if (card < 0 || card >= LOCATIONS) return null;
  return card < 9 ? 0 : card < 19 ? 1 : card < 27 ? 2 : 3;
}

export function numberWord(card: number): string {
  const number = numberOn(card);
  return number === null ? "" : number ? `+${number}` : "0";
}

/** The number on a Pace card. */
export const PACE_NUMBER = [1, 2, 2, 3, 4] as const;
export const GAIT_OF_PACE = ["creep", "walk", "walk", "run", "sprint"] as const;

export function paceIndex(id: string | number): number {
  return PACES.indexOf(id as (typeof PACES)[number]);
}

/** PUR-008: the zone of a number of Nerve, and what a Move costs in it. */
export const ZONES = [
  { id: "panic", first: 0, last: 1, day: 3, night: 2 },
  { id: "shaken", first: 2, last: 3, day: 2, night: 1 },
  { id: "calm", first: 4, last: 9, day: 1, night: 1 },
] as const;

const OPTION = { open_road: 1, steady_pace: 2, puzzle: 3, short_road: 4, alley: 5, long_night: 8, certain_dawn: 9 };
export type OptionName = keyof typeof OPTION;

export function has(s: State, option: OptionName): boolean {
  return s.options[OPTION[option]] === 1;
}

export function isSteady(s: State): boolean {
  return has(s, "steady_pace") || has(s, "puzzle");
}

export function isOpen(s: State): boolean {
  return has(s, "open_road") || has(s, "puzzle");
}

/** Which of the three roads: how many Locations of each number, and packets A to D. */
const ROADS = [
  { numbers: [9, 10, 8, 5], packets: [6, 6, 7, 6] },
  { numbers: [6, 7, 6, 3], packets: [3, 4, 4, 4] },
  { numbers: [4, 5, 4, 2], packets: [2, 2, 2, 2] },
] as const;

export function roadOf(s: State): (typeof ROADS)[number] {
  return ROADS[has(s, "short_road") ? 1 : has(s, "alley") ? 2 : 0]!;
}

export const NIGHT = CARDS.indexOf("night_1");
export const SECOND_DAY = CARDS.indexOf("day_2");
export const EVAQ = CARDS.indexOf("evaq");

/** Where NIGHT, the second DAY and EVAQ can still turn up: the packets are public (ahead.py). */
import type { State } from "~/games.gen/pursuit";
import { EVAQ, has, NIGHT, numberOn, roadOf, ROW, SECOND_DAY } from "./content";

export interface Span {
  first: number;
  last: number;
}

export interface Expectation extends Span {
  card: number;
  how: "above" | "maybe" | "at";
}

export function firstEvaq(s: State): number {
  const [a, b, c] = roadOf(s).packets;
  return ROW + a + b + c;
}

/** The last index that the road can have. */
export function lastPlace(s: State): number {
  return s.evaq_at >= 0 ? s.evaq_at : firstEvaq(s) + roadOf(s).packets[3];
}

export function expectations(s: State): Expectation[] {
  const [a, b, , d] = roadOf(s).packets;
  const first = firstEvaq(s);
  const found: Expectation[] = [{ card: NIGHT, how: "above", first: ROW + a, last: ROW + a + b }];
  if (!has(s, "long_night") && s.evaq_at < 0) {
    const certain = has(s, "certain_dawn");
    found.push({ card: SECOND_DAY, how: certain ? "above" : "maybe", first, last: certain ? first : first + d });
  }
  found.push({ card: EVAQ, how: "at", first, last: first + d });
  return found
    .filter((one) => !isSeen(s, one.card))
    .map((one) => ({ ...one, first: Math.max(one.first, s.laid) }))
    .filter((one) => one.first <= one.last);
}

function isSeen(s: State, card: number): boolean {
  return s.road.slice(0, s.laid).includes(card) || s.above.slice(0, s.above_count).includes(card) || s.times.slice(0, s.times_count).includes(card);
}

/** How many Locations of each number have not been laid yet. */
export function unseenNumbers(s: State): number[] {
  const left: number[] = [...roadOf(s).numbers];
  for (const card of s.road.slice(0, s.laid)) {
    const number = numberOn(card);
    if (number !== null) left[number]! -= 1;
  }
  return left;
}

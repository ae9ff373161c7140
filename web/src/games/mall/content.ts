/** What the page knows of the rule book, and the same position read in the words of the game. */
import { domains, tables, type State } from "~/games.gen/mall";
import type { Scene, Thing } from "~/shell/board";

export type { State };
export const PLACES = domains.place;
export const CHARACTERS = domains.character;
export const CARDS = domains.card;
export const KINDS = domains.kind;
export const PARKING = PLACES.indexOf("parking");
export const PHASE = tables.phase;
/** The letters of the characters, as in the terminal. */
export const LETTERS = ["P", "T", "G", "L"] as const;
export const { capacity: CAPACITY, value: VALUE, votes: VOTES, kind: KIND_OF_CARD, abstained: ABSTAINED } = tables;

export function stateOf(scene: Scene): State {
  return scene.view.state as unknown as State;
}

export function has(bits: number, i: number): boolean {
  return ((bits >> i) & 1) === 1;
}

export function indexOf(domain: keyof typeof domains, id: string | number | undefined): number {
  return (domains[domain] as readonly string[]).indexOf(String(id));
}

export function placeThing(place: number): Thing {
  return { domain: "place", id: PLACES[place]! };
}

/** One character on the board. */
export interface Piece {
  seat: number;
  character: number;
  place: number;
  hidden: boolean;
}

/** As far as a position has been told, it is read from these. */
export interface Standing {
  at: number[][];
  hiding: number;
  zombies: number[];
  closed: number;
}

export function pieces(t: Pick<Standing, "at" | "hiding">, players: number): Piece[] {
  const found: Piece[] = [];
  for (let seat = 0; seat < players; seat++) {
    for (const [character] of CHARACTERS.entries()) {
      const place = t.at[seat]?.[character] ?? -1;
      if (place >= 0) found.push({ seat, character, place, hidden: has(t.hiding, 4 * seat + character) });
    }
  }
  return found;
}

/** MAL-009: what zombies are held against; the Parking Lot holds nothing. */
export function strengthAt(all: readonly Piece[], place: number): number {
  return all.filter((one) => one.place === place).reduce((n, one) => n + tables.strength[one.character]!, 0);
}

/** MAL-165, 167, 205: whether the zombies outside would get in. */
export function wouldEnter(place: number, zombies: number, strength: number, people: number): boolean {
  if (zombies === 0 || people === 0) return false;
  const always = tables.always_enter_at[place]!;
  return place === PARKING || zombies >= strength || (always > 0 && zombies >= always);
}

export function isCondemnable(place: number, zombies: number, people: number): boolean {
  return place !== PARKING && people === 0 && zombies >= tables.condemned_at;
}

export function cardsIn(bits: number): number[] {
  return [...CARDS.keys()].filter((card) => has(bits, card));
}

/** The kind of action that plays a card. */
export function actOf(card: number): string {
  const kind = KINDS[KIND_OF_CARD[card]!]!;
  return kind.startsWith("weapon") ? "weapon" : kind;
}

export function pointsOf(s: State, seat: number): number {
  return CHARACTERS.reduce((n, _, i) => n + (has(s.crew[seat] ?? 0, i) ? VALUE[i]! : 0), 0);
}

/** Whether the page may say how many cards a seat holds: its own, and all unless the table hides them. */
export function isCounted(scene: Scene, seat: number): boolean {
  return stateOf(scene).options[tables.option.show_counts] === 1 || seat === scene.seat || scene.view.end !== null;
}

/** Questions that are answered by naming a seat: then every character stands for its owner. */
export function asksForSeat(scene: Scene): boolean {
  return ["vote", "revote", "hand_to"].includes(scene.view.prompt?.question ?? "");
}

/** Dice are under the cover in phases C and D. */
export function areCovered(phase: number): boolean {
  return phase === PHASE.arrival || phase === PHASE.destinations;
}

/** What the page knows of the rule book, and the same position read in the words of the game. */
import { domains, tables, type State } from "~/games.gen/colony";
import type { Scene, Thing } from "~/shell/board";

export type { State };
export const PLACES = domains.place;
export const SURVIVORS = domains.survivor;
export const ITEMS = domains.item;
export const GEARS = domains.gear;
export const SYMBOLS = domains.symbol;
export const DICE = domains.die;
export const COLONY = 0;
export const { phase: PHASE, standing: STANDING, zone: ZONE } = tables;
export const ENTRANCES = tables.entrances;

export function stateOf(scene: Scene): State {
  return scene.view.state as unknown as State;
}

export function has(bits: number, i: number): boolean {
  return ((bits >> i) & 1) === 1;
}

export function indexOf(domain: keyof typeof domains, id: string | number | undefined): number {
  return (domains[domain] as readonly string[]).indexOf(String(id));
}

export function thing(domain: keyof typeof domains, index: number): Thing {
  return { domain, id: (domains[domain] as readonly string[])[index] ?? String(index) };
}

export function seatThing(seat: number): Thing {
  return { domain: "seat", id: seat };
}

export function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

export function sum(all: readonly number[]): number {
  return all.reduce((n, one) => n + one, 0);
}

// ---- places

/** Entrances 0 to 5 are the colony's; each other place has one, at its number + 5. */
export function entrancesOf(place: number): number[] {
  return place === COLONY ? range(ENTRANCES) : [place + ENTRANCES - 1];
}

export function zombiesAt(s: Pick<State, "zombies">, place: number): number {
  return sum(entrancesOf(place).map((e) => s.zombies[e] ?? 0));
}

export function barricadesAt(s: Pick<State, "barricades">, place: number): number {
  return sum(entrancesOf(place).map((e) => s.barricades[e] ?? 0));
}

export function deckAt(s: State, place: number): number {
  return (s.deck_top[place] ?? 0) - (s.deck_bottom[place] ?? 0);
}

/** COL-009. */
export function occupants(s: Pick<State, "place" | "helpless">): number {
  return s.place.filter((at) => at === COLONY).length + s.helpless;
}

// ---- cards

export function itemOf(card: number): number {
  return tables.card_item[card] ?? -1;
}

export function symbolOf(item: number): number {
  return tables.symbol_of[item] ?? -1;
}

/** The cards that lie in a zone, as far as this seat knows them. */
export function cardsIn(s: State, zone: number): number[] {
  return s.zone.flatMap((at, card) => (at === zone ? [card] : []));
}

/** Cards of one kind lie on each other. */
export interface Pile {
  item: number;
  count: number;
}

export function piles(cards: readonly number[]): Pile[] {
  const counted = new Map<number, number>();
  for (const card of cards) counted.set(itemOf(card), (counted.get(itemOf(card)) ?? 0) + 1);
  return [...counted].sort(([a], [b]) => a - b).map(([item, count]) => ({ item, count }));
}

export function handOf(s: State, seat: number): number[] {
  return cardsIn(s, seat);
}

/** Pieces of equipment that somebody carries. */
export function gearOf(s: State, survivor: number): number[] {
  return range(tables.gears).filter((gear) => s.zone[gear] === ZONE.bearer + survivor);
}

// ---- players and survivors

export function groupOf(s: Pick<State, "owner">, seat: number): number[] {
  return range(SURVIVORS.length).filter((x) => s.owner[x] === seat);
}

export function diceOf(s: State, seat: number): number[] {
  return (s.dice[seat] ?? []).flatMap((count, value) => Array.from({ length: count }, () => value));
}

export function isExile(s: State, seat: number): boolean {
  return s.standing[seat] === STANDING.exile;
}

/** COL-275: the matching cards that a crisis asks for. */
export function threshold(s: State): number {
  const all = s.options[tables.option.threshold_all] === 1;
  return range(s.players).filter((p) => (all ? s.standing[p] !== STANDING.out : s.standing[p] === STANDING.member)).length;
}

/** COL-265: food that the colony eats this round. */
export function foodNeeded(s: State): number {
  const mare = domains.attached.indexOf("mare");
  const rider = s.place.findIndex((at, x) => at >= 0 && has(s.attached[x] ?? 0, mare));
  const fed = rider >= 0 && s.standing[s.owner[rider] ?? 0] === STANDING.member ? 1 : 0;
  return Math.ceil(occupants(s) / 2) + fed;
}

/** COL-270: cards of waste for each morale lost. */
export function wasteStep(s: State): number {
  return has(s.lasting, domains.lasting.indexOf("deep_pits")) ? 15 : 10;
}

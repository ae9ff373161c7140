/** How objectives stand: every condition with what there is and what is needed, from what a seat may know. */
import { domains, tables } from "~/games.gen/colony";
import type { Scene } from "~/shell/board";
import {
  barricadesAt, cardsIn, COLONY, deckAt, gearOf, groupOf, has, isExile, itemOf, PLACES, range, STANDING, stateOf, sum, SYMBOLS, symbolOf, zombiesAt, ZONE,
  type State,
} from "./content";

type Row = readonly number[];

export interface Tick {
  text: string;
  /** null: nobody at this seat can know. */
  met: boolean | null;
  /** How far: `2/3`, or nothing. */
  count: string;
}

/** What there is, what is needed; `most`: it must not be more; `lacks`: something else is missing. */
interface Measure {
  now: number;
  need: number;
  most?: boolean;
  lacks?: boolean;
}

const FUEL = SYMBOLS.indexOf("fuel");
const SYMBOLIC = new Set(["hand", "only", "equipped", "held_or_equipped", "stored"]);

function inHand(s: State, zone: number, symbol: number): number {
  return cardsIn(s, zone).filter((card) => symbolOf(itemOf(card)) === symbol).length;
}

function equipped(s: State, seat: number, symbol: number): number {
  return sum(groupOf(s, seat).map((x) => gearOf(s, x).filter((card) => symbolOf(itemOf(card)) === symbol).length));
}

function hurt(s: State, seat: number): number {
  return groupOf(s, seat).filter((x) => s.place[x]! >= 0 && s.wounds[x]! + s.frost[x]! > 0).length;
}

function standing(s: State, seat: number): number[] {
  return groupOf(s, seat).filter((x) => s.place[x]! >= 0);
}

function members(s: State): number[] {
  return range(s.players).filter((p) => s.standing[p] === STANDING.member);
}

const yes = (holds: boolean): Measure => ({ now: holds ? 1 : 0, need: 1 });
/** COL-313a: with none of them it is not met. */
const each = (now: number, need: number): Measure => ({ now, need, lacks: need === 0 });

type Rule = (s: State, seat: number, what: number, need: number) => Measure;

/** One line for each kind of condition; `rules/conditions.py` has the same. */
const RULES: Record<string, Rule> = {
  morale_at_most: (s, _seat, _what, need) => ({ now: s.morale, need, most: true }),
  hand: (s, seat, what, need) => ({ now: inHand(s, seat, what), need }),
  hand_size: (s, seat, _what, need) => ({ now: s.hand_count[seat]!, need }),
  only: (s, seat, what) => yes(s.hand_count[seat]! > 0 && inHand(s, seat, what) === s.hand_count[seat]),
  most_cards: (s, seat) => yes(range(s.players).every((p) => p === seat || s.hand_count[p]! < s.hand_count[seat]!)),
  equipped: (s, seat, what, need) => ({ now: equipped(s, seat, what), need }),
  held_or_equipped: (s, seat, what, need) => ({ now: equipped(s, seat, what) + inHand(s, seat, what), need }),
  barricades: (s, _seat, _what, need) => ({ now: barricadesAt(s, COLONY), need }),
  unhurt: (s, seat) => yes(hurt(s, seat) === 0),
  all_hurt: (s, seat) => each(hurt(s, seat), standing(s, seat).length),
  helpless: (s, _seat, _what, need) => ({ now: s.helpless, need }),
  betrayers_exiled: (s) => yes(members(s).every((p) => s.secret[p]! < tables.loyal)),
  more_survivors: (s, seat, _what, need) => yes(range(s.players).every((p) => p === seat || s.group[seat]! >= s.group[p]! + need)),
  survivors_exactly: (s, seat, _what, need) => ({ ...yes(s.group[seat] === need) }),
  survivors: (s, seat, _what, need) => ({ now: s.group[seat]!, need }),
  waste_at_most: (s, _seat, _what, need) => ({ now: s.waste_count, need, most: true }),
  buried: (s, _seat, _what, need) => ({ now: range(domains.survivor.length).filter((x) => has(s.buried, x)).length, need }),
  all_at_colony: (s, seat) => each(groupOf(s, seat).filter((x) => s.place[x] === COLONY).length, groupOf(s, seat).length),
  none_at_colony: (s, seat) => yes(groupOf(s, seat).every((x) => s.place[x] !== COLONY)),
  empty_decks: (s, _seat, _what, need) => ({ now: range(PLACES.length).filter((p) => p !== COLONY && deckAt(s, p) === 0).length, need }),
  equipped_in_all: (s, seat, _what, need) => ({ now: sum(groupOf(s, seat).map((x) => gearOf(s, x).length)), need }),
  zombies_on_board: (s, _seat, _what, need) => ({ now: sum(s.zombies), need }),
  starvation: (s, _seat, _what, need) => ({ now: s.starvation, need }),
  samples: (s, _seat, _what, need) => ({ now: s.samples, need }),
  round: (s, _seat, _what, need) => ({ now: s.round, need }),
  fuel_paid: (s, _seat, _what, need) => ({ now: s.round, need, lacks: inHand(s, ZONE.store, FUEL) < tables.fuel_due[6 * s.hard + s.players]! }),
  zombies_outside_at_most: (s, _seat, _what, need) => ({ now: sum(range(PLACES.length).slice(1).map((p) => zombiesAt(s, p))), need, most: true }),
  zombies_at_colony_at_most: (s, _seat, _what, need) => ({ now: zombiesAt(s, COLONY), need, most: true }),
  barricaded_outside: (s) => ({ now: range(PLACES.length).slice(1).filter((p) => barricadesAt(s, p) > 0).length, need: PLACES.length - 1 }),
  stored: (s, _seat, what, need) => ({ now: inHand(s, ZONE.store, what), need }),
  food: (s, _seat, _what, need) => ({ now: s.food, need }),
  food_per_member: (s, _seat, _what, need) => ({ now: s.food, need: need * members(s).length }),
  all_armed: (s) => each(members(s).filter((p) => equipped(s, p, 0) > 0).length, members(s).length),
  weapons_in_all: (s, _seat, _what, need) => ({ now: sum(range(s.players).map((p) => equipped(s, p, 0))), need }),
};

/** COL-307, and what lasting cards have added to the main objective. */
export function isDone(s: State): boolean {
  if (has(s.lasting, domains.lasting.indexOf("uniforms")) && s.food < 5) return false;
  const cage = ["police_station", "hospital", "gas_station"] as const;
  if (has(s.lasting, domains.lasting.indexOf("gun_cage")) && cage.some((p) => zombiesAt(s, PLACES.indexOf(p)) > 0)) return false;
  return victory(s).every((row) => isMet(measure(s, 0, row)));
}

function victory(s: State): readonly Row[] {
  return (tables.victory as unknown as Row[][])[2 * s.main + s.hard] ?? [];
}

function measure(s: State, seat: number, [kind, what, base, per]: Row): Measure {
  const rule = RULES[tables.condition[kind!] ?? ""];
  return rule ? rule(s, seat, what!, base! + per! * s.players) : { now: 0, need: 1 };
}

function isMet({ now, need, most, lacks }: Measure): boolean {
  return !lacks && (most ? now <= need : now >= need);
}

function tick(scene: Scene, s: State, seat: number, row: Row): Tick {
  const name = tables.condition[row[0]!] ?? "";
  const number = row[2]! + row[3]! * s.players;
  const what = SYMBOLIC.has(name) ? scene.say.thing("symbol", SYMBOLS[row[1]!]!) : "";
  const text = scene.say(`board-condition_${name}`, { number, what });
  if (name === "main_done") return { text, met: scene.view.end ? scene.view.end.ending === "achieved" : isDone(s), count: "" };
  if (name === "betrayers_exiled" && members(s).some((p) => s.secret[p]! < 0)) return { text, met: null, count: "" };
  const m = measure(s, seat, row);
  return { text, met: isMet(m), count: m.most ? String(m.now) : m.need > 1 ? `${m.now}/${m.need}` : "" };
}

export function mainTicks(scene: Scene): Tick[] {
  const s = stateOf(scene);
  return victory(s).map((row) => tick(scene, s, 0, row));
}

/** The conditions that a seat needs to win; none in co-op. */
export function ownTicks(scene: Scene, seat: number): Tick[] {
  const s = stateOf(scene);
  const secret = s.secret[seat] ?? -1;
  if (secret < 0) return [];
  const own = (tables.secrets as unknown as Row[][])[secret] ?? [];
  if (!isExile(s, seat)) return own.map((row) => tick(scene, s, seat, row));
  const card = s.exile_card[seat] ?? -1;
  if (secret < tables.loyal) return ((tables.exiled_loyal as unknown as Row[][])[card] ?? []).map((row) => tick(scene, s, seat, row));
  const instead = (tables.exiled_betrayer as unknown as Row[][])[card] ?? [];
  return [...instead, ...own.slice(1)].map((row) => tick(scene, s, seat, row));
}

/** Duel: the betrayal card counts without its first condition. */
export function secondTicks(scene: Scene, seat: number): Tick[] {
  const s = stateOf(scene);
  const own = (tables.secrets as unknown as Row[][])[s.second_secret[seat] ?? -1] ?? [];
  return own.slice(1).map((row) => tick(scene, s, seat, row));
}

/** An objective that is known; `laid`: shown on exile, it counts no more (COL-212). */
export interface Known {
  seat: number;
  domain: "secret" | "exiled";
  card: number;
  laid: boolean;
}

/** What is known of a seat's objectives: in exile the new one too, in a duel both (COL-308: at the end all). */
export function knownOf(s: State, seat: number): Known[] {
  const secret = s.secret[seat] ?? -1;
  const laid = isExile(s, seat) && secret < tables.loyal;
  const cards: Known[] = [
    { seat, domain: "secret", card: secret, laid },
    { seat, domain: "secret", card: s.second_secret[seat] ?? -1, laid: false },
    { seat, domain: "exiled", card: s.exile_card[seat] ?? -1, laid: false },
  ];
  return cards.filter((one) => one.card >= 0);
}

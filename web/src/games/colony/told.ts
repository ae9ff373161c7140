/**
 * The position as far as it has been told. The scene shows a new position at once and then tells
 * the events that led to it: what can be played forward from the position before is.
 */
import { domains } from "~/games.gen/colony";
import type { EventMessage } from "~/shell/board";
import { COLONY, entrancesOf, type State } from "./content";

export interface Told {
  place: number[];
  owner: number[];
  wounds: number[];
  frost: number[];
  zombies: number[];
  barricades: number[];
  noise: number[];
  helpless: number;
  morale: number;
  food: number;
  starvation: number;
  round: number;
  waste: number;
  /** What is being told at this moment. */
  event: EventMessage | null;
  /** The place it happens at. */
  spot: number;
}

/** `beat`: which event is being told, their number when all have been; `before`: where they started from. */
export function told(s: State, step: readonly EventMessage[], beat: number, before: State | null): Told {
  if (beat >= step.length) return read(s);
  const last = beat === step.length - 1;
  const t = read(last || before === null ? s : before);
  if (!last && before !== null) for (const event of step.slice(0, beat + 1)) forward(t, event, s);
  t.event = step[beat] ?? null;
  t.spot = t.event ? spotOf(t, t.event) : -1;
  return t;
}

function read(s: State): Told {
  return {
    place: [...s.place], owner: [...s.owner], wounds: [...s.wounds], frost: [...s.frost], zombies: [...s.zombies], barricades: [...s.barricades], noise: [...s.noise],
    helpless: s.helpless, morale: s.morale, food: s.food, starvation: s.starvation, round: s.round, waste: s.waste_count, event: null, spot: -1,
  };
}

function number(event: EventMessage, name: string): number {
  return Number(event.args[name]?.id ?? 0);
}

export function at(event: EventMessage, name: string): number {
  const thing = event.args[name];
  if (!thing) return -1;
  const ids = (domains as Record<string, readonly string[]>)[thing.domain];
  return ids ? ids.indexOf(String(thing.id)) : Number(thing.id);
}

function spotOf(t: Told, event: EventMessage): number {
  if (event.args.place) return at(event, "place");
  if (event.args.survivor) return t.place[at(event, "survivor")] ?? -1;
  return -1;
}

/** Entrances are not named by events: a place takes over what it holds in the end. */
function settle(t: Told, s: State, place: number): void {
  for (const e of entrancesOf(place)) {
    t.zombies[e] = s.zombies[e]!;
    t.barricades[e] = s.barricades[e]!;
  }
}

function forward(t: Told, event: EventMessage, s: State): void {
  const x = at(event, "survivor");
  const place = at(event, "place");
  switch (event.kind) {
    case "joined":
      t.owner[x] = number(event, "seat");
      t.place[x] = place;
      break;
    case "moved":
    case "placed":
      t.place[x] = place;
      break;
    case "wounded":
      t.wounds[x] = number(event, "wounds");
      break;
    case "frostbitten":
      t.frost[x] = number(event, "frost");
      break;
    case "healed":
      [t.wounds[x], t.frost[x]] = [s.wounds[x]!, s.frost[x]!];
      break;
    case "killed":
    case "removed":
      t.place[x] = -1;
      t.owner[x] = -1;
      break;
    case "given_survivor":
      t.owner[x] = number(event, "to");
      break;
    case "zombies":
    case "zombie_killed":
    case "zombies_removed":
    case "barricaded":
    case "barricade_broken":
    case "barricades_gone":
    case "overrun":
      settle(t, s, place);
      break;
    case "attracted":
      settle(t, s, place);
      settle(t, s, at(event, "origin"));
      break;
    case "noise":
      t.noise[place] = number(event, "noise");
      break;
    case "noise_rolled":
      settle(t, s, place);
      break;
    case "helpless":
      t.helpless = number(event, "helpless");
      break;
    case "morale":
      t.morale = number(event, "morale");
      break;
    case "food":
      t.food = number(event, "food");
      break;
    case "starved":
      t.starvation = number(event, "tokens");
      break;
    case "round":
      t.round = number(event, "round");
      t.noise = [...s.noise];
      break;
    case "waste":
      t.waste = number(event, "cards");
      break;
    case "cleaned":
    case "to_waste":
      t.waste = s.waste_count;
      break;
    case "colony_phase":
      settle(t, s, COLONY);
      break;
  }
}

const SECONDS: Record<string, number> = {
  exposed: 1.7, moved: 0.9, crossroad: 2.4, crisis: 1.4, crisis_card: 0.6, crisis_total: 1.2, crisis_failed: 1.2, crisis_prevented: 1.2, killed: 1.4, rolled: 0.35,
  turn: 0.5, crossroad_drawn: 0.25, crossroad_seen: 0.25, die_spent: 0.15, searched: 0.6, kept: 0.3, voted: 0.5, vote_called: 1, exiled: 1.4, zombies: 0.55, round: 0.8,
  colony_phase: 0.8, ended: 1.2, won: 0.6, revealed_secret: 0.8, revealed_exile: 0.8, found: 0.1, kept_card: 0.1, drew_card: 0.1, contributed: 0.5, struck: 1.2, sample: 1, morale: 0.7, food: 0.5,
};

/** Seconds that an event is shown at speed 1. */
export function seconds(event: EventMessage): number {
  return SECONDS[event.kind] ?? 0.5;
}

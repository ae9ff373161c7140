/**
 * The position as far as it has been told. The scene shows a new position at once and then tells
 * the events that led to it: they are played forward here from the position before.
 */
import { domains } from "~/games.gen/outbreak";
import type { EventMessage } from "~/shell/board";
import { OFFSET, STANDING, type State } from "./content";

export interface Told {
  round: number;
  zombies: number[][];
  at: number[];
  standing: number[];
  noise: number[];
  doorOpen: number[];
  carZone: number[];
  tokenDone: number[];
  active: number;
  /** What is being told at this moment. */
  event: EventMessage | null;
  /** What draws the hordes of the step that is being told. */
  heard: EventMessage[];
  /** Zombies from the stock that make two groups equal, until their group goes. */
  added: number[];
  marching: boolean;
  /** The dice of the attack that is being told, or was told last. */
  dice: { die: number; hit: boolean }[];
  attack: EventMessage | null;
  /** The zombie card drawn last. */
  card: EventMessage | null;
}

/** `now`: how many events have begun to be told; `before`: the position they started from. */
export function told(s: State, step: readonly EventMessage[], now: number, before: State | null): Told {
  const telling = now < step.length && before !== null && before.mission === s.mission;
  const t = read(telling ? before : s);
  for (const event of step.slice(0, telling ? now : step.length)) {
    if (telling) forward(t, event, s);
    remember(t, event);
  }
  t.event = telling ? (step[now - 1] ?? null) : null;
  if (!telling) t.heard = [];
  return t;
}

function read(s: State): Told {
  return {
    round: s.round,
    zombies: s.zombies.map((row) => [...row]),
    at: [...s.at],
    standing: [...s.standing],
    noise: [...s.noise],
    doorOpen: [...s.door_open],
    carZone: [...s.car_zone],
    tokenDone: [...s.token_done],
    active: s.active,
    event: null,
    heard: [],
    added: [0, 0, 0, 0],
    marching: false,
    dice: [],
    attack: null,
    card: null,
  };
}

export function number(event: EventMessage, name: string): number {
  return Number(event.args[name]?.id ?? 0);
}

export function index(event: EventMessage, name: string): number {
  const thing = event.args[name];
  return thing ? (domains[thing.domain as keyof typeof domains] as readonly string[]).indexOf(String(thing.id)) : -1;
}

/** What stays in view after it has been told: dice, the card, why a horde moves. */
function remember(t: Told, event: EventMessage): void {
  switch (event.kind) {
    case "attacked":
    case "ran_over":
    case "threw":
      t.attack = event;
      t.dice = [];
      break;
    case "rerolled":
      t.dice = [];
      break;
    case "rolled":
      t.dice = [...t.dice, { die: number(event, "die"), hit: number(event, "hit") === 1 }];
      break;
    case "card":
      t.card = event;
      break;
    case "heard":
      t.heard = t.marching ? [event] : [...t.heard, event];
      t.marching = false;
      break;
    case "marched":
      t.marching = true;
      break;
    case "round":
    case "zombie_turn":
      t.heard = [];
      break;
  }
}

function forward(t: Told, event: EventMessage, s: State): void {
  const who = index(event, "survivor");
  const zone = index(event, "zone");
  const kind = index(event, "zombie");
  switch (event.kind) {
    case "round":
      t.round = number(event, "round");
      break;
    case "turn":
      t.active = who;
      break;
    case "moved":
      t.at[who] = index(event, "to");
      break;
    case "noise":
      t.noise[zone] = number(event, "tokens");
      break;
    case "round_over":
      t.noise.fill(0);
      break;
    case "door_opened":
    case "door_closed":
      for (let door = 0; door < s.door_count; door++) {
        const other = index(event, "other");
        const ends = [s.door_zone[door]!, s.door_zone[door]! + OFFSET[s.door_way[door]!]!];
        if (ends.includes(zone) && ends.includes(other)) t.doorOpen[door] = event.kind === "door_opened" ? 1 : 0;
      }
      break;
    case "killed":
      t.zombies[zone]![kind]!--;
      break;
    case "burned":
      t.zombies[zone]![kind]! -= number(event, "count");
      break;
    case "appeared":
      t.zombies[zone]![kind]! += number(event, "count");
      break;
    case "marched": {
      const [from, to, count] = [index(event, "start"), index(event, "to"), number(event, "count")];
      t.zombies[from]![kind] = Math.max(0, t.zombies[from]![kind]! + t.added[kind]! - count);
      t.added[kind] = 0;
      t.zombies[to]![kind]! += count;
      break;
    }
    case "added":
      t.added[kind] = number(event, "count");
      break;
    case "died":
      t.standing[who] = STANDING.dead;
      t.at[who] = -1;
      break;
    case "escaped":
      t.standing[who] = STANDING.escaped;
      t.at[who] = -1;
      break;
    case "drove": {
      const car = index(event, "car");
      t.carZone[car] = index(event, "to");
      s.car.forEach((its, one) => its === car && (t.at[one] = t.carZone[car]!));
      break;
    }
    case "car_left":
      t.carZone[index(event, "car")] = -1;
      break;
    case "objective":
    case "switched_on":
      t.tokenDone[index(event, "token")] = 1;
      break;
  }
}

const SECONDS: Record<string, number> = {
  dealt: 0.15, joined: 0.15, start_marker: 0.3, start_player: 0.3, round: 0.7, turn: 0.35, moved: 0.6, noise: 0.45, door_opened: 0.8, door_closed: 0.8,
  searched: 0.4, drew: 0.7, received: 0.7, placed: 0.4, discarded: 0.4, changed: 0.3, shifted: 0.25, attacked: 0.6, threw: 0.9, rolled: 0.35,
  absorbed: 0.6, killed: 0.55, burned: 0.8, ran_over: 0.7, shot_friend: 1, wounded: 1, died: 1.4, experience: 0.1, level: 0.8,
  skill: 0.8, drove: 0.7, objective: 0.9, switched_on: 0.9, spawn_active: 0.9, exit_open: 0.9, unlocked: 0.8, escaped: 1,
  zombie_turn: 0.8, zombies_attack: 1, heard: 0.3, marched: 0.95, split_up: 0.6, added: 0.35, short: 0.9, extra_turn: 0.9,
  card: 0.7, appeared: 0.65, reshuffled: 0.3, round_over: 0.5, ended: 1.2,
};

/** Seconds that an event is shown at speed 1. */
export function seconds(event: EventMessage): number {
  return SECONDS[event.kind] ?? 0.5;
}

/**
 * The position as far as it has been told. The scene shows a new position at once and then tells
 * the events that led to it: they are played forward here from the position before.
 */
import { domains, tables } from "~/games.gen/mall";
import type { EventMessage } from "~/shell/board";
import { PARKING, type Standing, type State } from "./content";

export interface Told extends Standing {
  round: number;
  phase: number;
  chief: number;
  elected: number;
  out: number;
  dice: number[];
  threats: number[];
  hardware: number;
  destination: number[];
  held: number[];
  looked: number;
  pile: number;
  /** What is being told at this moment. */
  event: EventMessage | null;
  /** The place it happens at. */
  spot: number;
}

/** `now`: how many events have begun to be told; `before`: the position they started from. */
export function told(s: State, step: readonly EventMessage[], now: number, before: State | null): Told {
  const telling = now < step.length && before !== null;
  const t = read(telling ? before : s);
  if (!telling) return t;
  for (const event of step.slice(0, now)) forward(t, event);
  t.event = step[now - 1] ?? null;
  t.spot = t.event?.args.place ? at(t.event, "place") : -1;
  return t;
}

function read(s: State): Told {
  return {
    at: s.at.map((row) => [...row]),
    hiding: s.hiding,
    zombies: [...s.zombies],
    closed: s.closed,
    round: s.round,
    phase: s.phase,
    chief: s.chief,
    elected: s.elected,
    out: s.out,
    dice: [...s.dice],
    threats: [...s.threats],
    hardware: s.hardware,
    destination: [...s.destination],
    held: [...s.held],
    looked: s.looked,
    pile: s.pile_end - s.pile_top,
    event: null,
    spot: -1,
  };
}

function number(event: EventMessage, name: string): number {
  return Number(event.args[name]?.id ?? 0);
}

function at(event: EventMessage, name: string): number {
  const thing = event.args[name];
  const ids = domains[(thing?.domain ?? "place") as keyof typeof domains] as readonly string[];
  return ids.indexOf(String(thing?.id));
}

function dice(event: EventMessage): number[] {
  return ["first", "second", "third", "fourth"].filter((name) => event.args[name]).map((name) => at(event, name));
}

function forward(t: Told, event: EventMessage): void {
  const seat = number(event, "seat");
  const place = event.args.place ? at(event, "place") : -1;
  const character = event.args.character ? at(event, "character") : -1;
  switch (event.kind) {
    case "first_chief":
    case "badge_passed":
      t.chief = seat;
      break;
    case "round":
      t.round = number(event, "round");
      t.hiding = 0;
      t.elected = -1;
      break;
    case "phase":
      t.phase = at(event, "phase");
      t.threats.fill(0);
      if (t.phase === tables.phase.destinations) t.destination.fill(-1);
      break;
    case "rolled":
    case "dice":
    case "saw_dice":
      t.dice = dice(event);
      break;
    case "dice_covered":
      t.dice = [];
      t.looked = 0;
      break;
    case "looked":
      t.looked |= 1 << seat;
      t.held[seat]!--;
      break;
    case "placed":
    case "moved":
      t.at[seat]![character] = place;
      break;
    case "turned_away":
      t.at[seat]![character] = PARKING;
      break;
    case "sprinted":
      t.at[seat]![character] = place;
      t.held[seat]!--;
      break;
    case "threatened":
      t.threats[seat]!++;
      t.held[seat]!--;
      break;
    case "barricaded":
      t.hardware++;
      t.held[seat]!--;
      break;
    case "fired":
      t.zombies[place]! -= number(event, "killed");
      t.held[seat]!--;
      break;
    case "hid":
      t.hiding |= 1 << (4 * seat + character);
      t.held[seat]!--;
      break;
    case "kept":
      t.held[seat]!++;
      break;
    case "gave":
      t.held[number(event, "to")]!++;
      break;
    case "elected":
      t.chief = t.elected = seat;
      break;
    case "not_elected":
      t.elected = -1;
      break;
    case "announced":
    case "went_for":
      t.destination[seat] = place;
      break;
    case "sent_zombie":
      t.zombies[place]!++;
      break;
    case "zombie_came":
    case "crowd_draws":
    case "pin_ups_draw":
      t.zombies[place] = number(event, "zombies");
      break;
    case "condemned":
      t.closed |= 1 << place;
      t.zombies[place] = 0;
      break;
    case "about_to_enter":
      t.hardware = 0;
      break;
    case "eaten":
      t.at[seat]![character] = -1;
      t.zombies[place] = place === PARKING ? Math.max(0, t.zombies[place]! - 1) : 0;
      t.threats.fill(0);
      break;
    case "parking_cleared":
      t.zombies[PARKING] = 0;
      break;
    case "eliminated":
      t.out |= 1 << seat;
      break;
  }
}

const SECONDS: Record<string, number> = {
  rolled: 0.55, placed: 0.75, round: 0.5, phase: 0.55, threatened: 0.8, barricaded: 0.8, fired: 0.9, hid: 0.8,
  voted: 0.65, abstained: 0.4, tallied: 0.15, tied: 1.1, tied_again: 1.1, drawn: 1, searched: 0.7, saw_card: 0.15,
  kept_card: 0.1, gave_card: 0.1, buried_card: 0.1, buried: 0.4, kept: 0.4, gave: 0.6, elected: 0.9, not_elected: 0.6,
  dice_covered: 0.6, looked: 0.7, saw_dice: 0.5, announced: 0.8, went_for: 0.35, dice: 1, zombie_came: 0.5,
  die_ignored: 0.4, condemned: 1.3, moved: 0.9, turned_away: 1.2, sprinted: 1, crowd_draws: 0.7, pin_ups_draw: 0.7,
  about_to_enter: 1, held_out: 0.5, nobody_eaten: 0.9, eaten: 1.4, parking_cleared: 0.5, gathered: 1, eliminated: 1,
  claimed_dice: 0.5, claimed_card: 0.5, promised_vote: 0.5, promised_go: 0.5, whispered: 0.2, ended: 1.2,
};

/** Seconds that an event is shown at speed 1. */
export function seconds(event: EventMessage): number {
  return SECONDS[event.kind] ?? 0.5;
}

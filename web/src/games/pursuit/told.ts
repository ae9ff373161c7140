/**
 * The position as far as it has been told. The scene shows the new position at once and then tells
 * the events that led to it one after the other: what has not been told yet is taken back here.
 */
import type { Hour } from "~/art/sky";
import type { State } from "~/games.gen/pursuit";
import type { EventMessage } from "~/shell/board";
import { CARDS, NIGHT, PACES, ROW } from "./content";

export interface Hung {
  card: number;
  index: number;
}

export type Doing = "stand" | "moving" | "rest" | "sleep" | "caught" | "collapsed" | "evacuated";

export interface Told {
  round: number;
  you: number;
  she: number;
  hp: number;
  nerve: number;
  rowStart: number;
  laid: number;
  above: Hung[];
  night: boolean;
  held: boolean[];
  played: number;
  doing: Doing;
}

/** `now`: how many events have begun to be told; `before`: the position they started from. */
export function told(s: State, step: readonly EventMessage[], now: number, before: State | null): Told {
  const t: Told = {
    round: s.round,
    you: s.player,
    she: s.zombie,
    hp: s.hp,
    nerve: s.nerve,
    rowStart: s.row_start,
    laid: s.laid,
    above: hungIn(s),
    night: isNight(s),
    held: s.held.map(Boolean),
    played: s.played,
    doing: doing(step, now, s),
  };
  for (let i = step.length - 1; i >= now; i--) takeBack(t, step[i]!, before);
  const drawn = step.findIndex((e) => e.kind === "drew" || e.kind === "spent");
  const card = step.find((e) => e.kind === "moved" || e.kind === "rested")?.args.card;
  if (drawn >= now && card && now > 0) t.played = index(card.id, PACES);
  return t;
}

function number(event: EventMessage, name: string): number {
  return Number(event.args[name]?.id ?? 0);
}

function index(id: string | number | undefined, ids: readonly string[]): number {
  return ids.indexOf(String(id));
}

export function isNight(s: State): boolean {
  return s.times[s.times_count - 1] === NIGHT;
}

/** DAY with NIGHT close ahead is late; NIGHT with the second DAY close ahead is nearly over. */
export function hourOf(t: Told, nightNext: boolean): Hour {
  const close = t.above.some((one) => one.index - t.you < ROW && (one.card === NIGHT) !== t.night);
  if (t.night) return close || !nightNext ? "dawn" : "night";
  return close || nightNext ? "dusk" : "day";
}

function hungIn(s: State): Hung[] {
  return Array.from({ length: s.above_count }, (_, i) => ({ card: s.above[i]!, index: s.above_at[i]! }));
}

function takeBack(t: Told, event: EventMessage, before: State | null): void {
  switch (event.kind) {
    case "moved":
      t.you -= number(event, "steps");
      t.held[index(event.args.card?.id, PACES)] = true;
      t.played = -1;
      break;
    case "paid":
      t.nerve += number(event, "nerve");
      t.hp += number(event, "hp");
      break;
    case "rested":
      t.nerve -= number(event, "nerve");
      t.held[index(event.args.card?.id, PACES)] = true;
      t.played = -1;
      break;
    case "slept":
      t.hp -= number(event, "hp");
      break;
    case "she_walked":
      t.she -= number(event, "steps");
      break;
    case "discarded":
      t.rowStart -= number(event, "count");
      break;
    case "laid":
      t.laid -= 1;
      break;
    case "hung":
      t.above = t.above.filter((one) => one.card !== index(event.args.card?.id, CARDS));
      break;
    case "time_placed": {
      const card = index(event.args.card?.id, CARDS);
      const was = before && hungIn(before).find((one) => one.card === card);
      if (was) t.above = [was, ...t.above];
      break;
    }
    case "drew":
    case "took_back":
      t.held[index(event.args.card?.id, PACES)] = false;
      break;
    case "round":
      // PUR-092: the time counts from the next round on.
      t.round -= 1;
      if (before) t.night = isNight(before);
      break;
  }
}

/** What you are seen to do at this moment. */
function doing(step: readonly EventMessage[], now: number, s: State): Doing {
  const heard = step.slice(0, now);
  const current = heard.at(-1)?.kind;
  const telling = now < step.length;
  const ended = heard.some((e) => e.kind === "ended") || (!telling && s.over > 0);
  if (ended) return (["stand", "evacuated", "caught", "collapsed"] as const)[s.over] ?? "stand";
  if (!telling) return "stand";
  if (current === "moved") return "moving";
  if (current === "she_walked" || current === "rested" || current === "slept") {
    if (heard.some((e) => e.kind === "rested")) return "rest";
    if (heard.some((e) => e.kind === "slept")) return "sleep";
  }
  return "stand";
}

/** Seconds that an event is shown at speed 1. */
export function seconds(event: EventMessage): number {
  switch (event.kind) {
    case "moved":
      return 0.9 + 0.18 * number(event, "steps");
    case "she_walked":
      return 0.25 + 0.62 * number(event, "steps");
    case "paid":
      return 0.55;
    case "rested":
      return 0.8;
    case "slept":
      return 1.1;
    case "time_placed":
      return 0.9;
    case "round":
      return 0.3;
    case "hung":
      return 0.6;
    case "laid":
      return 0.3;
    case "discarded":
      return 0.3;
    case "skipped":
      return 0.05;
    case "ended":
      return 1.2;
    default:
      return 0.4;
  }
}

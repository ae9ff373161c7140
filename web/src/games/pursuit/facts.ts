/** Public facts for the strip that is always on screen, and those of a finished game. */
import type { State } from "~/games.gen/pursuit";
import type { Scene, SeatFact } from "~/shell/board";
import { firstEvaq } from "./ahead";
import { ZONES } from "./content";
import { stateOf } from "./forecast";

const FIRST_EVAQ_OF_STANDARD = 26;
const RANKS_OF_THE_DEAD = [[20, "rank_3"], [10, "rank_2"], [-99, "rank_1"]] as const;
const RANKS_OF_THE_EVACUATED = [[52, "rank_7"], [50, "rank_6"], [48, "rank_5"], [-99, "rank_4"]] as const;

export function zoneOf(nerve: number): (typeof ZONES)[number] {
  return ZONES.find((zone) => nerve <= zone.last)!;
}

export function strip(scene: Scene): SeatFact[] {
  const { say } = scene;
  const s = stateOf(scene);
  const zone = zoneOf(s.nerve);
  const distance = s.player - s.zombie;
  return [
    { label: say("board-hp"), value: `${s.hp}/${s.hp_cap}`, alarm: s.hp <= 2 },
    { label: say("board-nerve"), value: `${s.nerve}/${s.nerve_cap} ${say(`zone-${zone.id}`)}`, alarm: zone.id === "panic" },
    { label: say("board-distance"), value: distance, alarm: distance <= 1 },
  ];
}

/** 5.6: an evacuated score counts as if the road were of Standard length. */
export function rankOf(s: State, score: number): string {
  const evacuated = s.over === 1;
  const counted = evacuated ? score + FIRST_EVAQ_OF_STANDARD - firstEvaq({ ...s, evaq_at: -1 }) : score;
  const table = evacuated ? RANKS_OF_THE_EVACUATED : RANKS_OF_THE_DEAD;
  return table.find(([least]) => counted >= least)![1];
}

export function facts(scene: Scene): SeatFact[] {
  const { say } = scene;
  const s = stateOf(scene);
  const score = scene.view.end?.payoffs[0];
  if (score === undefined) return [];
  return [
    named(say("fact-score", { value: "|" }), score),
    named(say("fact-rank", { value: "|" }), say(`rank-${rankOf(s, score)}`)),
    named(say("fact-rounds", { value: "|" }), s.round),
    named(say("fact-hp", { value: "|" }), s.hp),
    named(say("fact-nerve", { value: "|" }), s.nerve),
  ];
}

/** The texts are whole phrases ("Score 51"): the part before the value is the label. */
function named(phrase: string, value: string | number): SeatFact {
  const [before = "", after = ""] = phrase.split("|");
  return { label: before.trim().replace(/[:：]$/, ""), value: `${value}${after}` };
}

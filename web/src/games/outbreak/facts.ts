/** Public facts for the strip that is always on screen, and those of a finished game. */
import type { Scene, SeatFact } from "~/shell/board";
import { isLiving, KINDS, stateOf, STANDING, team, woundsOf } from "./content";

export function strip(scene: Scene, seat: number): SeatFact[] {
  const { say } = scene;
  const s = stateOf(scene);
  return team(s).filter((who) => s.owner[who] === seat).map((who) => {
    const state = s.standing[who] === STANDING.dead ? say("board-dead") : s.standing[who] === STANDING.escaped ? say("board-escaped") : woundsOf(s, who) ? say("board-wounded") : "";
    return { label: say.thing("survivor", scene.id("survivor", who)), value: state || s.experience[who]!, alarm: state !== "" && s.standing[who] !== STANDING.escaped };
  });
}

export function facts(scene: Scene): SeatFact[] {
  const { say } = scene;
  const s = stateOf(scene);
  if (!scene.view.end) return [];
  const safe = team(s).filter((who) => isLiving(s, who) || s.standing[who] === STANDING.escaped).length;
  return [
    { label: say("page-rounds"), value: s.round },
    { label: say("page-safe"), value: `${safe}/${s.team}` },
    ...KINDS.map((id, kind) => ({ label: say("page-killed", { zombie: say.thing("zombie", id) }), value: s.killed[kind]! })),
    { label: say("page-wounds"), value: s.wounds_taken },
  ];
}

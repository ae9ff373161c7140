/** Who has won, said first: to whom it concerns, and to who only watched. */
import type { Scene } from "~/shell/board";
import { ui } from "~/shell/ui.svelte";

export interface Verdict {
  text: string;
  /** Of the reader, or of the team; null for somebody who watched others win. */
  won: boolean | null;
}

/** The seats that have won. */
export function winners(scene: Scene): number[] {
  return scene.view.end!.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}

export function names(scene: Scene, seats: readonly number[]): string {
  return new Intl.ListFormat(ui.lang, { type: "conjunction" }).format(seats.map((seat) => scene.say.thing("seat", seat)));
}

export function verdict(scene: Scene): Verdict {
  const { seat, table } = scene;
  const best = winners(scene);
  if (table.players > 1 && scene.game.together?.(scene)) {
    const won = best.length > 0;
    return { text: ui.say(`verdict-${seat === null ? "team" : "all"}_${won ? "won" : "lost"}`), won };
  }
  if (seat !== null) {
    const won = best.includes(seat);
    return { text: ui.say(won ? "verdict-you_won" : "verdict-you_lost"), won };
  }
  if (best.length > 0) return { text: ui.say("verdict-they_won", { names: names(scene, best) }), won: null };
  if (table.players === 1) return { text: ui.say("verdict-they_lost", { names: names(scene, [0]) }), won: null };
  return { text: ui.say("verdict-nobody_won"), won: null };
}

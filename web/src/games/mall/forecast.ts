/** What an action is sure to bring, in words: from what everybody can see. */
import { tables } from "~/games.gen/mall";
import type { ActionMessage, ForecastLine, Scene } from "~/shell/board";
import { CAPACITY, has, indexOf, PARKING, pieces as piecesOf, stateOf, strengthAt, VALUE, wouldEnter } from "./content";
import { marksOf, running } from "./votes";

export function forecastLines(scene: Scene, action: ActionMessage): ForecastLine[] {
  const { say } = scene;
  const s = stateOf(scene);
  const me = scene.seat ?? 0;
  const pieces = piecesOf(s, s.players);
  const crowd = (place: number) => pieces.filter((one) => one.place === place).length;
  const isFull = (place: number) => has(s.closed, place) || (CAPACITY[place]! > 0 && crowd(place) >= CAPACITY[place]!);
  const place = action.args.place ? indexOf("place", action.args.place.id) : -1;
  switch (action.kind) {
    case "go":
      return isFull(place) ? [{ text: say("page-full_now"), tone: "bad" }] : [];
    case "move": {
      const to = s.destination[me] ?? -1;
      const there = to >= 0 && isFull(to);
      return [{ text: say(there ? "page-turned_away" : "page-arrives", { place: say.thing("place", scene.id("place", to)) }), tone: there ? "bad" : undefined }];
    }
    case "vote": {
      const now = running(scene);
      const count = now ? marksOf(me, now.place, pieces, s.threats, now.revote).length : 0;
      return count ? [{ text: say("page-your_votes", { count }) }] : [];
    }
    case "hardware":
    case "weapon": {
      if (s.place < 0) return [];
      const kill = action.kind === "weapon" ? tables.shadows[action.args.weapon?.id === "weapon_1" ? 0 : 1]! : 0;
      const zombies = Math.max(0, s.zombies[s.place]! - kill);
      if (s.place === PARKING) return [{ text: say("page-outside", { count: zombies }), tone: zombies ? "bad" : "good" }]; // MAL-205
      const strength = strengthAt(pieces, s.place) + s.hardware + (action.kind === "hardware" ? 1 : 0);
      const enter = wouldEnter(s.place, zombies, strength, crowd(s.place));
      return [{ text: say(enter ? "page-still_in" : "page-keeps_out", { zombies, strength }), tone: enter ? "bad" : "good" }];
    }
    case "lose": {
      const points = VALUE[indexOf("character", action.args.character?.id)] ?? 0;
      return [{ text: say("page-minus_points", { points }), tone: "bad" }];
    }
    default:
      return [];
  }
}

/** What an action is sure to bring, in words. */
import type { ActionMessage, ForecastLine, Scene } from "~/shell/board";
import { FOE_HUMAN, seatsIn, stateOf } from "./content";

export function forecastLines(scene: Scene, action: ActionMessage): ForecastLine[] {
  const { say } = scene;
  const f = action.forecast;
  const s = stateOf(scene);
  if (f.prevents) return [{ text: say("forecast-prevents"), tone: "good" }];
  if (f.dodge != null) return [{ text: say("forecast-shot", { dodge: Number(f.dodge) }) }];
  if (f.reach != null) return [{ text: say("forecast-reach", { spaces: Number(f.reach) }) }];
  if (f.cards !== undefined && f.cards !== null) {
    const [cards, bonus, foe_cards, foe_bonus] = [f.cards, f.bonus, f.foe_cards, f.foe_bonus].map(Number);
    const better = cards! > foe_cards! || (cards === foe_cards && bonus! > foe_bonus!);
    const told = s.foe === FOE_HUMAN ? "forecast-cards_human" : "forecast-cards";
    return [{ text: say(told, { cards: cards!, bonus: bonus!, foe_cards: foe_cards!, foe_bonus: foe_bonus! }), tone: better ? "good" : undefined }];
  }
  if (f.space === undefined || f.space === null) return [];
  const space = Number(f.space);
  if (Number(f.humans ?? 0) > 0) {
    const names = seatsIn(s, Number(f.humans)).map((p) => say.thing("seat", p));
    return [{ text: say("forecast-contact", { seat: names.join(" / ") }), tone: "good" }];
  }
  if (Number(f.zombies ?? 0) > 0 && s.role[scene.seat ?? 0] === 0)
    return [{ text: say("forecast-blocked", { space, count: Number(f.zombies) }), tone: "bad" }];
  if (space === s.goal) return [{ text: say("forecast-gate"), tone: "good" }];
  return [{ text: say("forecast-to", { space }) }];
}

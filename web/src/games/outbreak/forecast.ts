/** What an action is sure to bring, in words: from the numbers the server sends along. */
import type { ActionMessage, ForecastLine, Scene } from "~/shell/board";
import { gearId, HIT_ORDER, indexOf, isLiving, stateOf, subjectOf, team, zombiesIn, zoneName } from "./content";
import { domains } from "~/games.gen/outbreak";

export function forecastLines(scene: Scene, action: ActionMessage): ForecastLine[] {
  const { say } = scene;
  const s = stateOf(scene);
  const who = subjectOf(scene);
  const { forecast } = action;
  const zone = action.args.zone ? indexOf("zone", action.args.zone.id) : -1;
  const lines: ForecastLine[] = [];
  switch (action.kind) {
    case "move": {
      if (forecast.actions !== undefined) lines.push({ text: say("forecast-cost", { actions: Number(forecast.actions) }) });
      const count = zombiesIn(s.zombies, zone);
      if (count > 0) lines.push({ text: say("page-zombies_there", { count }), tone: "bad" });
      break;
    }
    case "shoot":
    case "melee":
      if (forecast.dice !== undefined) lines.push({ text: say("forecast-dice", { dice: Number(forecast.dice), accuracy: Number(forecast.accuracy), damage: Number(forecast.damage) }) });
      if (forecast.friends) lines.push({ text: say("forecast-friends", { names: friendsIn(scene, zone, who) }), tone: "bad" });
      if (forecast.first || forecast.friends) lines.push({ text: say("page-order", { list: orderText(scene, zone) }) });
      break;
    case "throw":
      lines.push({ text: say(zone === s.at[who] ? "forecast-suicide" : "forecast-burns", { zone: zoneName(scene, zone) }), tone: "bad" });
      break;
    case "open_door":
      if (forecast.cards) lines.push({ text: say("forecast-rooms", { count: Number(forecast.cards) }), tone: "bad" });
      break;
    case "objective":
      lines.push({ text: say("forecast-token"), tone: "good" });
      break;
    case "discard":
    case "lose":
    case "scrap":
    case "carry":
      lines.push({ text: cardIn(scene, who, String(action.args.slot?.id)) });
      break;
    case "swap":
      lines.push({ text: [action.args.a, action.args.b].map((place) => cardAt(scene, String(place?.id))).join(" ↔ ") });
      break;
  }
  return lines;
}

/** OUT-089: who is hit, one group after the other. */
function orderText(scene: Scene, zone: number): string {
  const row = stateOf(scene).zombies[zone] ?? [];
  const groups = HIT_ORDER.map((group) => group.map((id) => ({ id, count: row[indexOf("zombie", id)] ?? 0 })).filter((one) => one.count > 0)).filter((group) => group.length > 0);
  return groups.map((group) => group.map(({ id, count }) => `${count} × ${scene.say.thing("zombie", id)}`).join(" / ")).join(" → ");
}

function friendsIn(scene: Scene, zone: number, who: number): string {
  const s = stateOf(scene);
  return team(s).filter((one) => one !== who && isLiving(s, one) && s.at[one] === zone).map((one) => scene.say.thing("survivor", scene.id("survivor", one))).join(", ");
}

function cardIn(scene: Scene, who: number, slot: string): string {
  const card = stateOf(scene).hold[who]?.[(domains.slot as readonly string[]).indexOf(slot)] ?? -1;
  return card < 0 ? scene.say("page-empty") : scene.say.thing("gear", gearId(card));
}

function cardAt(scene: Scene, place: string): string {
  const s = stateOf(scene);
  const [whose, slot] = place.split("_");
  return cardIn(scene, whose === "own" ? s.swapper : s.partner, slot ?? "");
}

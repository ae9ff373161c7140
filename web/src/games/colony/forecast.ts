/** What an action is sure to bring, in words: from what everybody can see. */
import type { ActionMessage, ForecastLine, Scene } from "~/shell/board";
import { indexOf } from "./content";

const ROLLS = new Set(["move", "attack"]);

export function forecastLines(scene: Scene, action: ActionMessage): ForecastLine[] {
  const { say } = scene;
  const lines: ForecastLine[] = [];
  if (ROLLS.has(action.kind)) lines.push({ text: say("page-exposure"), tone: "bad" });
  if (action.kind === "drive") lines.push({ text: say("page-no_exposure"), tone: "good" });
  if (action.kind === "spend_food" && action.args.die && action.args.tokens) {
    const value = indexOf("die", action.args.die.id) + 1 + Number(action.args.tokens.id);
    lines.push({ text: say("page-becomes", { value }), tone: "good" });
  }
  if (action.kind === "noise") lines.push({ text: say("page-noise_risk"), tone: "bad" });
  return lines;
}

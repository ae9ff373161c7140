/** What an action is sure to bring (PUR-121): where both would stand, and the same in words. */
import type { State } from "~/games.gen/pursuit";
import type { ActionMessage, ForecastLine, Scene } from "~/shell/board";
import { CARDS, EVAQ, isOpen, numberWord, PACE_NUMBER, paceIndex, ROW, START } from "./content";

export interface Ahead {
  action: ActionMessage;
  you: number;
  she: number;
  hp: number;
  nerve: number;
  distance: number;
  ending: string | null;
  deadly: boolean;
}

export function stateOf(scene: Scene): State {
  return scene.view.state as unknown as State;
}

/** PUR-032: the last card that a Move may reach. */
export function rowEnd(s: State): number {
  return isOpen(s) ? Math.min(s.zombie + ROW - 1, s.evaq_at) : s.laid - 1;
}

export function ahead(s: State, action: ActionMessage): Ahead {
  const { hp, nerve, distance, ending } = action.forecast;
  const card = action.args.card;
  const steps = action.kind === "move" && card ? (PACE_NUMBER[paceIndex(card.id)] ?? 0) : 0;
  const you = Math.min(s.player + steps, steps ? rowEnd(s) : s.player);
  return {
    action,
    you,
    she: you - Number(distance ?? s.player - s.zombie),
    hp: Number(hp ?? s.hp),
    nerve: Number(nerve ?? s.nerve),
    distance: Number(distance ?? s.player - s.zombie),
    ending: ending === null || ending === undefined ? null : String(ending),
    deadly: action.deadly,
  };
}

/** The Moves still open by the road card they end on, the cheapest first. */
export function landings(s: State, actions: readonly ActionMessage[]): Map<number, Ahead[]> {
  const found = new Map<number, Ahead[]>();
  for (const action of actions) {
    if (action.kind !== "move") continue;
    const one = ahead(s, action);
    found.set(one.you, [...(found.get(one.you) ?? []), one]);
  }
  return found;
}

export function scoreOf(one: Ahead): number {
  const progress = one.you - START;
  return one.ending === "evacuated" ? progress + 20 + 2 * one.hp + one.nerve : progress;
}

export function forecastLines(scene: Scene, action: ActionMessage): ForecastLine[] {
  const { say } = scene;
  const s = stateOf(scene);
  const one = ahead(s, action);
  const lines: ForecastLine[] = [
    {
      text: say("forecast-numbers", {
        hp: `${s.hp}→${one.hp}`,
        nerve: `${s.nerve}→${one.nerve}`,
        distance: `${s.player - s.zombie}→${one.distance}`,
      }),
    },
  ];
  const here = s.road[one.you] ?? -1;
  if (action.kind === "move" && one.ending !== "evacuated" && here >= 0) {
    const number = here === EVAQ ? "" : ` ${numberWord(here)}`;
    lines.push({ text: say("forecast-onto", { card: say.thing("card", CARDS[here]!) + number }) });
  }
  if (one.ending) {
    const asleep = action.kind === "sleep" && one.ending === "caught" ? "_asleep" : "";
    const text = say(`forecast-${one.ending}${asleep}`, { score: scoreOf(one) });
    lines.push({ text, tone: one.deadly ? "bad" : "good" });
  }
  return lines;
}

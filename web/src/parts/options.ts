/** Options of a game: what is standard, and what cannot be chosen together. */
import type { GameMessage } from "~/protocol.gen";
import { ui } from "~/shell/ui.svelte";

export function standardOptions(game: GameMessage): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

export interface Clash {
  names: string[];
  text: string;
}

/** The clashes among the chosen options, in words. */
export function clashesOf(game: GameMessage, options: Record<string, string>): Clash[] {
  return game.clashes
    .filter(([a, b]) => isChosen(a, options) && isChosen(b, options))
    .map(([a, b]) => ({
      names: [a.split("=")[0], b.split("=")[0]],
      text: ui.say("clash", { one: named(game, a), other: named(game, b) }),
    }));
}

function isChosen(what: string, options: Record<string, string>): boolean {
  const [name, value = "on"] = what.split("=");
  return options[name] === value;
}

function named(game: GameMessage, what: string): string {
  const [name, value] = what.split("=");
  const option = game.options.find((one) => one.name === name);
  if (!option) return what;
  const chosen = option.values.find((one) => one.value === value);
  return chosen ? `${ui.pick(option.title)}: ${ui.pick(chosen.title)}` : ui.pick(option.title);
}

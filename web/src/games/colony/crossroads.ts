/** The text of a crossroads card, parted into its moment and its options. */
import { domains, tables } from "~/games.gen/colony";
import type { Scene } from "~/shell/board";

export interface Parts {
  /** When it happens. */
  moment: string;
  /** The numbered options, or up and down. */
  options: string[];
}

const VOTE = 1;
const SIGNS = [["1", "2", "3"], ["Up|賛成", "Down|反対"]] as const;

export function isVote(card: number): boolean {
  return tables.crossroad_kind[card] === VOTE;
}

/** `If …. 1: …. 2: ….` Where the text is written otherwise it stays in one piece. */
export function partsOf(scene: Scene, card: number): Parts {
  const text = scene.say.attribute(`crossroad-${domains.crossroad[card]}`, "effect");
  const vote = isVote(card);
  const signs = SIGNS[vote ? 1 : 0].slice(0, tables.crossroad_options[card] ?? 0);
  const starts: Array<{ from: number; to: number }> = [];
  let at = 0;
  for (const sign of signs) {
    const found = new RegExp(`(^|[\\s。．.])(?:${sign})\\s*[:：]\\s*`).exec(text.slice(at));
    if (!found) return { moment: text, options: [] };
    const from = at + found.index + found[1]!.length;
    at += found.index + found[0].length;
    starts.push({ from, to: at });
  }
  if (starts.length === 0) return { moment: text, options: [] };
  return {
    moment: text.slice(0, starts[0]!.from).trim(),
    options: starts.map((one, i) => text.slice(one.to, starts[i + 1]?.from).trim()),
  };
}

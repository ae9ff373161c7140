/** A guided first game: hints keyed to the questions of the match; the guide lets go at the end. */
import { get } from "~/net/http";
import type { GuideMessage, HintMessage, View } from "~/protocol.gen";
import type { Scene } from "~/shell/scene.svelte";

/** Instead of a question: the game has ended. */
const OVER = "over";

export interface Shown {
  hint: HintMessage;
  index: number;
  last: boolean;
}

export class Guide {
  #hints = $state.raw<HintMessage[]>([]);
  /** Which hints have been read, by index. */
  #read = $state.raw<ReadonlySet<number>>(new Set());
  #gone = $state(false);
  readonly #key: string;

  constructor(match: string) {
    this.#key = `shamble-guide-${match}`;
    this.#gone = localStorage.getItem(this.#key) === "gone";
  }

  async load(game: string): Promise<void> {
    try {
      this.#hints = (await get<GuideMessage>(`/api/games/${game}/guide`)).hints;
    } catch {
      this.#gone = true; // a game without a guide is played without one
    }
  }

  /** The hint for a position, at the guest's own decision of this number; null if there is none. */
  hint(view: View, decision: number): Shown | null {
    if (this.#gone) return null;
    const index = this.#hints.findIndex((one, i) => !this.#read.has(i) && fits(one, view, decision));
    if (index < 0) return null;
    return { hint: this.#hints[index], index, last: index === this.#hints.length - 1 };
  }

  next(shown: Shown): void {
    this.#read = new Set([...this.#read, shown.index]);
    if (shown.last) this.letGo();
  }

  /** The guest goes on alone. */
  letGo(): void {
    this.#gone = true;
    try {
      localStorage.setItem(this.#key, "gone");
    } catch {
      // It will offer itself again.
    }
  }
}

function fits({ when }: HintMessage, view: View, decision: number): boolean {
  if (when.question === OVER) return view.end !== null;
  if (view.prompt?.question !== when.question) return false;
  if ((when.round ?? null) !== null && view.state.round !== when.round) return false;
  return (when.decision ?? null) === null || when.decision === decision;
}

/**
 * What a hint points at, as the scene marks it: `kind:move`, `card:evaq`, `field:hp`, or
 * `part:banner` for a part of the page.
 */
export function pointedBy(hint: HintMessage | null, scene: Scene): Set<string> {
  const point = hint?.point ?? "";
  if (!point) return new Set();
  if (point.includes(":")) return new Set([point]);
  return new Set([point in scene.facts.actions ? `kind:${point}` : `part:${point}`]);
}

/** The elements of the page that a mark stands for; things mark themselves. */
export function elementsOf(mark: string): Element[] {
  const [what, name] = mark.split(":");
  const quoted = CSS.escape(name);
  if (what === "field") return [...document.querySelectorAll(`[data-field~="${quoted}"]`)];
  if (what !== "part") return [];
  const found = document.querySelectorAll(`[data-part="${quoted}"], [data-tab="${quoted}"]`);
  return name === "why" ? [...found, ...document.querySelectorAll("[data-missing]")] : [...found];
}

/** A guided first game: hints keyed to the questions of the match; the guide lets go at the end. */
import { get } from "~/net/http";
import { keyOf, thingOf, type Scene } from "~/shell/board";
import type { View } from "~/protocol.gen";

export interface Hint {
  when: { question?: string; round?: number; number?: number };
  text: Record<string, string>;
  point?: { kind?: string; thing?: string | { domain: string; id: string | number }; part?: string };
  suggest?: string;
}

export class Guide {
  hints = $state.raw<Hint[]>([]);
  /** Which hints have been read, by index. */
  #read = $state.raw<ReadonlySet<number>>(new Set());
  #gone = $state(false);
  #key: string;

  constructor(
    readonly match: string,
    readonly game: string,
  ) {
    this.#key = `shamble-guide-${match}`;
    this.#gone = localStorage.getItem(this.#key) === "gone";
  }

  async load(): Promise<void> {
    try {
      this.hints = (await get<{ hints: Hint[] }>(`/api/games/${this.game}/guide`)).hints;
    } catch {
      this.#gone = true; // a game without a guide is played without one
    }
  }

  get gone(): boolean {
    return this.#gone || this.hints.length === 0;
  }

  /** The hint for a position that has been answered `answers` times; null if there is none. */
  hint(view: View, answers: number): { hint: Hint; index: number; last: boolean } | null {
    if (this.gone) return null;
    const index = this.hints.findIndex(
      (hint, i) => !this.#read.has(i) && fits(hint, view, answers),
    );
    if (index < 0) return null;
    return { hint: this.hints[index], index, last: index === this.hints.length - 1 };
  }

  next(index: number): void {
    this.#read = new Set([...this.#read, index]);
    if (this.#read.size >= this.hints.length) this.skip();
  }

  skip(): void {
    this.#gone = true;
    try {
      localStorage.setItem(this.#key, "gone");
    } catch {
      // It will offer itself again.
    }
  }
}

function fits(hint: Hint, view: View, answers: number): boolean {
  const { question, round, number } = hint.when;
  if (question === "end") return view.end !== null;
  if (question !== undefined && view.prompt?.question !== question) return false;
  if (round !== undefined && view.state.round !== round) return false;
  return number === undefined || number === answers;
}

/** What a hint points at, as the scene marks it. */
export function pointedBy(hint: Hint | null): Set<string> {
  const marks = new Set<string>();
  const { kind, thing, part } = hint?.point ?? {};
  if (kind) marks.add(`kind:${kind}`);
  if (thing) marks.add(keyOf(typeof thing === "string" ? thingOf(thing) : thing));
  if (part) marks.add(`part:${part}`);
  return marks;
}

/** The action a hint suggests, as one of the legal ones. */
export function suggested(hint: Hint, scene: Scene) {
  if (!hint.suggest) return null;
  return (
    scene.view.actions.find(
      (a) => [a.kind, ...Object.values(a.args).map((one) => one.id)].join(":") === hint.suggest,
    ) ?? null
  );
}

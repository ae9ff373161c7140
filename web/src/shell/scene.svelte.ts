/** A position being shown, and the choice being made on it: all that a board gets. */
import { SvelteMap } from "svelte/reactivity";
import type { ActionMessage, EventMessage, Thing, View } from "~/protocol.gen";
import { keyOf, type GameFacts, type GamePage, type Table, type ThingKey } from "./board";
import type { Lang, Say } from "./words";

/** What a scene asks of whoever made it: a live table, a replay, a fixture. */
export interface Stage {
  send(action: ActionMessage): void;
  /** Ask the server why these actions (as text) are refused. */
  why(actions: string[], thing: Thing | null): void;
  /** Whether an action should be confirmed first. */
  confirms(action: ActionMessage): boolean;
  /** Say something of `view.talk`: it answers nothing and takes no turn. */
  speak?(action: ActionMessage): void;
  /** Say something to everybody, in the chat. */
  tell?(text: string): void;
}

export interface SceneInit {
  view: View;
  table: Table;
  say: Say;
  game: GamePage;
  facts: GameFacts;
  stage: Stage;
  live?: boolean;
  motion?: number;
}

export interface Inspected {
  thing: Thing;
  /** Where it is on the screen; the inspector opens beside it. */
  near: DOMRect | null;
  /** Opened on purpose: stays until closed. */
  pinned: boolean;
}

export class Scene {
  /** The redacted position as the server sent it. */
  view = $state.raw() as View;
  table = $state.raw() as Table;
  /** The words of the game in the current language. */
  say = $state.raw() as Say;
  /** 0: no motion; 1: normal; 2: twice as fast. */
  motion = $state(1);
  /** False in replay. */
  live = $state(true);
  /** The events of the transition being shown now; `stepId` grows with each transition. */
  step = $state.raw<EventMessage[]>([]);
  stepId = $state(0);
  /** Which of them is being told at this moment; `step.length` when all have been. */
  beat = $state(0);
  /** Highlighted by a guide: a thing's key or `kind:<kind>`. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());

  /** What has been picked, in order. */
  chosen = $state.raw<Thing[]>([]);
  kind = $state<string | null>(null);
  /** Waits for confirmation. */
  proposed = $state.raw<ActionMessage | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  /** Sent, and not yet answered. */
  busy = $state(false);

  readonly game: GamePage;
  readonly facts: GameFacts;
  readonly stage: Stage;

  #considered = $state.raw<ActionMessage | null>(null);
  #hovered = $state.raw<Thing | null>(null);

  constructor(init: SceneInit) {
    this.view = init.view;
    this.table = init.table;
    this.say = init.say;
    this.game = init.game;
    this.facts = init.facts;
    this.stage = init.stage;
    this.live = init.live ?? true;
    this.motion = init.motion ?? 1;
  }

  get seat(): number | null {
    return this.view.seat;
  }

  get lang(): Lang {
    return this.say.lang;
  }

  /** Whether there is something to choose here and now. */
  get choosing(): boolean {
    return this.live && !this.busy && this.view.actions.length > 0;
  }

  // ---- narrowing

  /** The actions that fit everything chosen so far. */
  remaining = $derived.by((): ActionMessage[] => {
    if (!this.choosing) return [];
    return this.view.actions.filter(
      (a) =>
        (this.kind === null || a.kind === this.kind) &&
        this.chosen.every((thing) => mentions(a, thing)),
    );
  });

  /** What can be picked next. */
  targets: ReadonlySet<ThingKey> = $derived.by(() => {
    const found = new Set<ThingKey>();
    const already = new Set(this.chosen.map(keyOf));
    for (const action of this.remaining) {
      for (const thing of Object.values(action.args)) {
        const key = keyOf(thing);
        if (!already.has(key)) found.add(key);
      }
    }
    return found;
  });

  /** What has been picked already. */
  picked: ReadonlySet<ThingKey> = $derived(new Set(this.chosen.map(keyOf)));

  /** The kinds of the remaining actions, in the game's order. */
  kinds: string[] = $derived.by(() => {
    const there = new Set(this.remaining.map((a) => a.kind));
    const order = Object.keys(this.facts.actions);
    return [...there].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  });

  /** Kinds that answer this question but are not possible now. */
  missing: string[] = $derived.by(() => {
    if (!this.choosing || !this.view.prompt) return [];
    const answers = this.facts.questions[this.view.prompt.question] ?? [];
    const there = new Set(this.view.actions.map((a) => a.kind));
    return answers.filter((kind) => !there.has(kind));
  });

  /** The action being considered: hovered, focused or awaiting confirmation. */
  preview: ActionMessage | null = $derived.by(() => {
    if (this.proposed) return this.proposed;
    if (this.#considered) return this.#considered;
    const hovered = this.#hovered;
    if (!hovered || !this.targets.has(keyOf(hovered))) return null;
    const fitting = this.remaining.filter((a) => mentions(a, hovered));
    return fitting.length === 1 ? fitting[0] : null;
  });

  isTarget(thing: Thing): boolean {
    return this.targets.has(keyOf(thing));
  }

  isPicked(thing: Thing): boolean {
    return this.picked.has(keyOf(thing));
  }

  // ---- choosing

  /** Choose a thing: narrows, unpicks what was picked, or asks why it cannot be. */
  pick(thing: Thing): void {
    if (this.isPicked(thing)) {
      this.chosen = this.chosen.filter((one) => keyOf(one) !== keyOf(thing));
      this.proposed = null;
    } else if (this.isTarget(thing)) {
      this.chosen = [...this.chosen, thing];
      this.#settle();
    } else if (this.#fitsAfresh(thing)) {
      // It fits the question but not what was picked before: begin anew with it.
      this.chosen = [thing];
      if (!this.view.actions.some((a) => a.kind === this.kind && mentions(a, thing))) {
        this.kind = null;
      }
      this.#settle();
    } else {
      this.whyNot(thing);
    }
  }

  #fitsAfresh(thing: Thing): boolean {
    return this.choosing && this.view.actions.some((a) => mentions(a, thing));
  }

  pickKind(kind: string): void {
    if (this.kind === kind) {
      this.kind = null;
      this.proposed = null;
      return;
    }
    this.kind = kind;
    if (this.remaining.length === 0) this.chosen = [];
    this.#settle();
  }

  /** One action left and nothing more to choose: that is the one. */
  #settle(): void {
    this.proposed = null;
    const left = this.remaining;
    if (left.length === 1) this.propose(left[0]);
  }

  /** Send an action, or ask for confirmation where there is no way back. */
  propose(action: ActionMessage): void {
    if (!this.choosing) return;
    if (this.stage.confirms(action)) {
      this.proposed = action;
    } else {
      this.#send(action);
    }
  }

  /** What may be said besides answering: claims that answer nothing. */
  get talk(): ActionMessage[] {
    return this.live ? (this.view.talk ?? []) : [];
  }

  confirm(): void {
    if (this.proposed) this.#send(this.proposed);
  }

  cancel(): void {
    this.chosen = [];
    this.kind = null;
    this.proposed = null;
    this.#considered = null;
  }

  #send(action: ActionMessage): void {
    this.cancel();
    this.stage.send(action);
  }

  /** Say something of `view.talk` to the table. */
  speak(action: ActionMessage): void {
    if (this.live) this.stage.speak?.(action);
  }

  // ---- considering

  /** Pointer or focus is on a thing: its only action, if there is one, is previewed. */
  hover(thing: Thing | null): void {
    this.#hovered = thing;
  }

  /** Pointer or focus is on an action's button. */
  consider(action: ActionMessage | null): void {
    this.#considered = action;
  }

  inspect(thing: Thing | null, near: DOMRect | null = null, pinned = false): void {
    this.inspected = thing ? { thing, near, pinned } : null;
  }

  // ---- why not

  /** Ask why a thing cannot be chosen; what nothing could ever be done with is inspected. */
  whyNot(thing: Thing): void {
    const texts = this.#attempts(thing);
    if (this.live && this.seat !== null && texts.length > 0) this.stage.why(texts, thing);
    else this.inspect(thing, null, true);
  }

  whyNotKind(kind: string): void {
    const text = this.#attempt(kind, null);
    if (text) this.stage.why([text], null);
  }

  /** The actions, as text, by which this thing could be chosen if the rules let it. */
  #attempts(thing: Thing): string[] {
    const question = this.view.prompt?.question;
    const answers = question ? (this.facts.questions[question] ?? []) : [];
    const kinds = this.kind && answers.includes(this.kind) ? [this.kind] : answers;
    return kinds
      .filter((kind) => this.facts.actions[kind]?.some(([, domain]) => domain === thing.domain))
      .map((kind) => this.#attempt(kind, thing))
      .filter((text) => text !== null)
      .slice(0, 6);
  }

  #attempt(kind: string, thing: Thing | null): string | null {
    const signature = this.facts.actions[kind];
    if (!signature) return null;
    const given = thing ? [thing, ...this.chosen] : [...this.chosen];
    const values: Array<string | number> = [];
    for (const [name, domain] of signature) {
      const at = given.findIndex((one) => one.domain === domain);
      if (at >= 0) {
        values.push(given.splice(at, 1)[0].id);
        continue;
      }
      const likely = this.view.actions.find((a) => a.args[name]?.domain === domain);
      const id = likely?.args[name].id ?? this.facts.domains[domain]?.[0] ?? 0;
      values.push(id);
    }
    return [kind, ...values].join(":");
  }

  // ---- roving focus: one thing of the board is a tab stop at a time

  readonly #mounted = new SvelteMap<string, ThingKey>();
  #focus = $state("");

  /** The one thing that Tab reaches: the last focused, else the first target, else the first. */
  rover = $derived.by(() => {
    if (this.#mounted.has(this.#focus)) return this.#focus;
    let first = "";
    for (const [mount, key] of this.#mounted) {
      if (this.targets.has(key)) return mount;
      first ||= mount;
    }
    return first;
  });

  mount(id: string, key: ThingKey): void {
    this.#mounted.set(id, key);
  }

  unmount(id: string): void {
    this.#mounted.delete(id);
  }

  focused(id: string): void {
    this.#focus = id;
  }

  // ---- showing

  /**
   * Show a new position. `events` led to it. `aside`: nothing but talk, or secret answers of others;
   * then a choice that is half made stays, as long as the same is asked.
   */
  show(view: View, events: EventMessage[] = [], aside = false): void {
    if (!aside || !asksTheSame(this.view, view)) {
      this.cancel();
      this.busy = false;
    }
    this.view = view;
    this.step = events;
    this.beat = 0;
    this.stepId += 1;
  }

  /** The id behind an index of the state: `scene.id("card", 3)`. */
  id(domain: string, index: number): string {
    return this.facts.domains[domain]?.[index] ?? String(index);
  }
}

function mentions(action: ActionMessage, thing: Thing): boolean {
  return Object.values(action.args).some((a) => a.domain === thing.domain && a.id === thing.id);
}

/** Whether the seat owes the same answer in both positions, and may give the same ones. */
function asksTheSame(before: View, after: View): boolean {
  const asked = [before, after].map(({ seat, prompt, actions }) =>
    seat !== null && prompt?.waiting.includes(seat)
      ? [prompt.question, ...actions.map((action) => action.id)].join()
      : null,
  );
  return asked[0] !== null && asked[0] === asked[1];
}

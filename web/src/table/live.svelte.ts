/** A match that is followed: its table, its log, its chat, and the scene on which it is played. */
import { connection, type Reader } from "~/net/connection.svelte";
import { Trouble } from "~/net/http";
import type {
  ActionMessage,
  EventMessage,
  LineMessage,
  Reason,
  RefusedMessage,
  ServerMessage,
  StateMessage,
  TableMessage,
  Thing,
  View,
} from "~/protocol.gen";
import { loadGame } from "~/shell/games";
import { Scene } from "~/shell/scene.svelte";
import { ui } from "~/shell/ui.svelte";
import { bundle, speaker, type Lang } from "~/shell/words";
import type { GameFacts, GamePage } from "~/shell/board";
import { namesAt } from "~/parts/names";
import { Claims } from "./claims.svelte";
import Plain from "./PlainBoard.svelte";
import { Teller } from "./teller";

/** The number of the entry that tells of the setup. */
export const SETUP = -1;

/** One entry of the log as it is told. Without a seat: several answered at once. */
export interface LogEntry {
  seq: number;
  seat: number | null;
  back: boolean;
  /** Something said, which answers nothing. */
  talk: boolean;
  events: EventMessage[];
}

type Asked = "act" | "talk" | "undo" | "hurry" | "why" | "chat";

/** Why something cannot be done. */
export interface Explanation {
  thing: Thing | null;
  kind: string;
  answers: Reason[];
  waiting: number;
}

export interface Notice {
  key: string;
  rule: string;
}

const UNSAVED = "why-unavailable"; // the store does not answer; the request is sent again

export class LiveTable implements Reader {
  readonly match: string;
  table = $state.raw<TableMessage | null>(null);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<LineMessage[]>([]);
  present = $state.raw<{ seats: number[]; watching: number; typing: number[] }>({
    seats: [],
    watching: 0,
    typing: [],
  });
  /** In a guided match: which of the own decisions comes next, from 1. */
  decision = $state<number | null>(null);
  /** Why the last answer cannot be taken back; null if it can. */
  undoWhy = $state<string | null>("undo_nothing");
  why = $state.raw<Explanation | null>(null);
  notice = $state.raw<Notice | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The first entry that is new to somebody who comes back; null for nothing new. */
  newFrom = $state<number | null>(null);
  /** What was to be said and was refused: to be sent again. */
  unsaid = $state("");
  /** Lines for the live region. */
  spoken = $state("");
  /** The last step shown was somebody else's. */
  lastMover = $state<number | null>(null);
  /** Grows with every change that was more than talk. */
  moved = $state(0);
  /** What was said, and what it was worth once the match is over. */
  readonly claims: Claims;

  #seq = 0;
  #chatNext = 0;
  #queue: StateMessage[] = [];
  #showing = false;
  #asked = new Map<string, Asked>();
  #said = new Map<string, string>();
  /** The own answer is in, and the state that has it is still to come. */
  #answered = false;
  #page: GamePage | null = null;
  #facts: GameFacts | null = null;
  #building: Promise<void> | null = null;
  #stop: () => void = () => undefined;

  constructor(match: string) {
    this.match = match;
    this.claims = new Claims(match);
  }

  start(): void {
    const leave = connection.follow(this);
    const look = () => this.#lookAway();
    document.addEventListener("visibilitychange", look);
    this.#stop = () => {
      leave();
      document.removeEventListener("visibilitychange", look);
    };
  }

  stop(): void {
    this.#stop();
    this.skip();
    this.#remember();
  }

  /** What happens while the tab is hidden is new to who comes back to it. */
  #lookAway(): void {
    if (document.hidden) this.#leftAt = this.#seq;
    else if (this.#seq > this.#leftAt) this.newFrom = this.#leftAt;
  }

  #leftAt = 0;

  place(): { since: number; chat: number } {
    return { since: this.#received, chat: this.#chatNext };
  }

  // ---- hearing

  /** Entries known, shown or waiting to be. */
  #received = 0;

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.#received = message.seq;
        this.table = message.table;
        this.#queue.push(message);
        if (!this.#showing) void this.#advance();
        break;
      case "chat":
        this.#heard(message.lines);
        break;
      case "presence":
        this.present = message;
        break;
      case "refused":
        this.#refused(message);
        break;
      case "why":
        this.#explained(message);
        break;
      case "ack":
        if (this.#asked.get(message.request) === "act") this.#answered = true;
        this.#asked.delete(message.request);
        this.#said.delete(message.request);
        if (this.notice?.key === UNSAVED) this.notice = null;
        break;
      case "error":
        if (message.request) this.#failed(message.request, message.reason);
        if (["no_such_match", "not_found", "past_rules"].includes(message.reason) && !this.table) {
          this.trouble = new Trouble(message.reason, message.message);
        }
        break;
    }
  }

  /** A request of this table, or of another, that failed or is being sent again. */
  #failed(request: string, reason: string): void {
    if (!this.#asked.has(request)) return;
    if (reason === "unavailable") {
      this.notice = { key: UNSAVED, rule: "" };
      return;
    }
    this.#asked.delete(request);
    this.unsaid = this.#said.get(request) ?? this.unsaid;
    this.#said.delete(request);
    if (this.scene) this.scene.busy = false;
    this.notice = { key: "why-refused", rule: "" };
  }

  /** Lines told again, after a change of seats, replace what was known. */
  #heard(lines: LineMessage[]): void {
    if (lines.length === 0) return;
    this.chat = [...this.chat.filter((line) => line.number < lines[0].number), ...lines];
    this.#chatNext = this.chat.at(-1)!.number + 1;
  }

  /** Whether this reader does not want to read a line's speaker. */
  isMuted(line: LineMessage): boolean {
    return line.who !== null && ui.settings.muted.includes(`${this.match}/${line.who}`);
  }

  #refused(message: RefusedMessage): void {
    const asked = this.#asked.get(message.request);
    this.#asked.delete(message.request);
    this.unsaid = this.#said.get(message.request) ?? this.unsaid;
    this.#said.delete(message.request);
    if (asked === "why" && this.why) {
      this.why = { ...this.why, waiting: this.why.waiting - 1 };
    }
    if (this.scene && asked !== "chat" && asked !== "talk") this.scene.busy = false;
    this.notice = { key: message.key, rule: message.rule };
  }

  #explained(message: Reason): void {
    this.#asked.delete(message.request);
    if (!this.why) return;
    const known = this.why.answers.some((a) => a.rule === message.rule && a.reason === message.reason);
    const answers = message.legal || known ? this.why.answers : [...this.why.answers, message];
    this.why = { ...this.why, answers, waiting: this.why.waiting - 1 };
  }

  // ---- showing, one transition after the other

  async #advance(): Promise<void> {
    this.#showing = true;
    try {
      while (this.#queue.length > 0) {
        const message = this.#queue.shift()!;
        await this.#prepare(message.table.game, ui.lang);
        const tells = this.#show(message);
        if (this.hurrying) this.#skipAhead();
        else if (tells) await this.#teller.tell(this.scene!);
      }
    } finally {
      this.#showing = false;
    }
  }

  readonly #teller = new Teller();

  /** Show at once whatever is still being told. */
  skip(): void {
    this.#teller.skip();
  }

  /** Somebody who is out does not wait to be told: see `hurry`. */
  hurrying = $state(false);

  /** Show from now on what stands now; `alone`: only bots play, and need not take their time. */
  hurry(alone: boolean): void {
    this.hurrying = true;
    this.skip();
    if (alone) this.#ask("hurry", { type: "hurry", match: this.match });
  }

  /** Be told again what happens. */
  watch(): void {
    this.hurrying = false;
  }

  #skipAhead(): void {
    const scene = this.scene;
    if (!scene) return;
    scene.beat = scene.step.length;
    if (scene.view.end || scene.seat === null || !scene.view.out.includes(scene.seat)) this.hurrying = false;
  }

  get telling(): boolean {
    return this.scene !== null && this.scene.beat < this.scene.step.length;
  }

  /** Show a position; true if there are events to tell. */
  #show(message: StateMessage): boolean {
    const first = this.scene === null;
    const before = this.#seq;
    this.#seq = message.seq;
    this.undoWhy = message.undo;
    this.decision = message.decision ?? null;
    const entries = this.#record(message);
    if (!message.view) return false;
    if (!this.scene) this.scene = this.#newScene(message.view, message.table);
    else {
      this.scene.table = message.table;
      if (entries.length === 0 && before === message.seq && !first) {
        // Only the table changed.
        this.scene.view = message.view;
        return false;
      }
      const events = entries.flatMap((entry) => entry.events);
      const aside = !this.#answered && entries.every((entry) => entry.talk);
      this.#answered = false;
      this.scene.show(message.view, events, aside);
      if (!aside) this.moved += 1;
    }
    if (message.view.end) void this.claims.load();
    if (first) this.#comeBack(message.seq);
    if (entries.length > 0) this.lastMover = entries.at(-1)!.seat;
    const say = this.scene.say;
    if (!first) this.spoken = entries.flatMap((e) => e.events.map((one) => say.event(one))).join(" ");
    if (!document.hidden) this.#remember();
    return !first && this.scene.step.length > 0;
  }

  #record(message: StateMessage): LogEntry[] {
    const fresh: LogEntry[] = message.steps.filter((step) => step.seq >= this.#logged);
    let log = [...this.log];
    if (message.since === 0 && log[0]?.seq !== SETUP && message.view) {
      log.unshift({ seq: SETUP, seat: null, back: false, talk: false, events: message.setup });
    }
    for (const step of fresh) {
      if (step.back && message.since > 0 && fresh.length === 1) {
        const undone = log.findLastIndex((e) => !e.back && e.seat === step.seat);
        if (undone >= 0) log[undone] = { ...log[undone], back: true };
      }
      log.push(step);
    }
    if (fresh.length > 0) this.#logged = Math.max(...fresh.map((step) => step.seq)) + 1;
    this.log = log;
    return fresh;
  }

  #logged = 0;

  // ---- the scene and its words

  async #prepare(game: string, lang: Lang): Promise<void> {
    if (this.#page && this.#facts) {
      await bundle(lang, game);
      return;
    }
    this.#building ??= loadGame(game).then(({ page, facts }) => {
      this.#page = page ?? { Board: Plain };
      this.#facts = facts;
    });
    await this.#building;
    await this.speak(lang, game);
  }

  #words = $state.raw<Awaited<ReturnType<typeof bundle>>>();

  /** Use a language from now on. */
  async speak(lang: Lang, game = this.table?.game): Promise<void> {
    if (!game) return;
    this.#words = await bundle(lang, game);
    if (this.scene) this.scene.say = this.#speaker(lang);
  }

  #speaker(lang: Lang) {
    return speaker(this.#words!, lang, namesAt(() => this.table));
  }

  #newScene(view: View, table: TableMessage): Scene {
    return new Scene({
      view,
      table,
      say: this.#speaker(ui.lang),
      game: this.#page!,
      facts: this.#facts!,
      motion: ui.motion,
      stage: {
        send: (action) => this.act(action),
        speak: (action) => this.speakUp(action),
        tell: (text) => this.say(text),
        why: (actions, thing) => this.ask(actions, thing),
        confirms: (action) =>
          ui.settings.confirm === "always" || (ui.settings.confirm === "deadly" && action.deadly),
      },
    });
  }

  // ---- doing

  act(action: ActionMessage): void {
    this.notice = null;
    this.why = null;
    this.skip();
    if (this.scene) this.scene.busy = true;
    this.newFrom = null;
    this.#ask("act", { type: "act", match: this.match, action: action.id, expected: this.#seq });
  }

  /** Say something of the game to the table: nobody's turn passes, nothing waits for it. */
  speakUp(action: ActionMessage): void {
    this.notice = null;
    this.#ask("talk", { type: "act", match: this.match, action: action.id, expected: this.#seq });
  }

  undo(): void {
    this.notice = null;
    if (this.undoWhy !== null) {
      this.notice = { key: `why-${this.undoWhy}`, rule: "" };
      return;
    }
    this.#ask("undo", { type: "undo", match: this.match, expected: this.#seq });
  }

  /** Ask why these actions are not possible. */
  ask(actions: string[], thing: Thing | null): void {
    this.why = { thing, kind: actions[0].split(":")[0], answers: [], waiting: actions.length };
    for (const action of actions) this.#ask("why", { type: "why", match: this.match, action });
  }

  say(text: string, to: number | null = null): void {
    const message = { type: "chat" as const, match: this.match, text, ...(to === null ? {} : { to }) };
    this.#said.set(this.#ask("chat", message), text);
  }

  typing(typing: boolean): void {
    connection.mention({ type: "typing", match: this.match, typing });
  }

  #ask(kind: Asked, message: Parameters<typeof connection.request>[0]): string {
    const request = connection.request(message);
    this.#asked.set(request, kind);
    return request;
  }

  // ---- coming back

  #comeBack(seq: number): void {
    const seen = seenOf(this.match) ?? Number.NaN;
    if (Number.isFinite(seen) && seen < seq) this.newFrom = seen;
  }

  /** Keep how far this browser has looked. */
  #remember(): void {
    if (this.#seq === 0) return;
    try {
      const all = JSON.parse(localStorage.getItem(SEEN) ?? "{}") as Record<string, number>;
      delete all[this.match];
      const kept = Object.entries(all).slice(-99);
      localStorage.setItem(SEEN, JSON.stringify(Object.fromEntries([...kept, [this.match, this.#seq]])));
    } catch {
      // Then everything looks new next time.
    }
  }
}

const SEEN = "shamble-seen";

/** How far this browser has looked at each match belongs to who is forgotten. */
export function forgetSeen(): void {
  try {
    localStorage.removeItem(SEEN);
  } catch {
    // It keeps nothing.
  }
}

function seenOf(match: string): number | null {
  try {
    return (JSON.parse(localStorage.getItem(SEEN) ?? "{}") as Record<string, number>)[match] ?? null;
  } catch {
    return null;
  }
}

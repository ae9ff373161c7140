/** A match looked at moment by moment. */
import { connection, type Reader } from "~/net/connection.svelte";
import { get, Trouble } from "~/net/http";
import type { LogMessage, MomentMessage, MomentsMessage, ServerMessage, TableMessage } from "~/protocol.gen";
import { namesAt } from "~/parts/names";
import { loadGame } from "~/shell/games";
import { Scene } from "~/shell/scene.svelte";
import { ui } from "~/shell/ui.svelte";
import { bundle, speaker, type Lang } from "~/shell/words";
import { Claims } from "./claims.svelte";
import { SETUP, type LogEntry } from "./live.svelte";
import Plain from "./PlainBoard.svelte";
import { Teller } from "./teller";

const BATCH = 50; // moments fetched at once
export const PUBLIC = "all"; // instead of a seat, in a link
const REST = 0.6; // seconds between two moments

export class ReplayTable implements Reader {
  readonly match: string;
  table = $state.raw<TableMessage | null>(null);
  scene = $state.raw<Scene | null>(null);
  trouble = $state.raw<unknown>(null);
  number = $state(0);
  count = $state(1);
  speed = $state(1);
  playing = $state(false);
  /** Through whose eyes; null: what everybody may see. One's own to begin with. */
  eyes = $state<number | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** What was said, and what it was worth. */
  readonly claims: Claims;

  #named: boolean; // whether the link says whose eyes
  #batches = new Map<string, Promise<MomentsMessage>>();
  #timer = 0;
  #wanted = 0;
  #stop: () => void = () => undefined;

  constructor(match: string, number: number, eyes: string | null) {
    this.match = match;
    this.claims = new Claims(match);
    this.number = Number.isInteger(number) && number >= 0 ? number : 0;
    this.#named = eyes === PUBLIC || (eyes !== null && /^\d+$/.test(eyes));
    this.eyes = this.#named && eyes !== PUBLIC ? Number(eyes) : null;
  }

  /** The log up to the moment shown. */
  get shownLog(): LogEntry[] {
    const standing = this.log.filter((entry) => !entry.back);
    return standing.slice(0, this.number + 1);
  }

  start(): void {
    this.#stop = connection.follow(this);
    void this.#begin();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#teller.skip();
    this.#stop();
  }

  place(): { since: number; chat: number } {
    return { since: 0, chat: 2 ** 31 - 1 };
  }

  /** The log comes over the WebSocket in one piece. */
  hear(message: ServerMessage): void {
    if (message.type === "error" && !this.table) {
      this.trouble = new Trouble(message.reason, message.message);
    }
    if (message.type !== "state" || this.log.length > 0) return;
    const setup: LogEntry = { seq: SETUP, seat: null, back: false, talk: false, events: message.setup };
    this.log = [setup, ...message.steps];
    void this.#retell();
  }

  /** The log as those eyes know it. The one that came is one's own. */
  async #retell(): Promise<void> {
    if (this.table === null || this.log.length === 0) return; // called again when both are there
    const { eyes } = this;
    if (this.table.status === "over") {
      const { events } = await get<LogMessage>(`/api/matches/${this.match}/log?${this.#asSeen}`);
      if (eyes !== this.eyes) return; // somebody else's by now
      let moment = 0;
      this.log = this.log.map((entry) => (entry.back ? entry : { ...entry, events: events[moment++] ?? [] }));
    }
    await this.#overhear();
  }

  /** Once all is over nothing is secret: whispers of others are heard with the speaker's ears. */
  async #overhear(): Promise<void> {
    const { worth } = this.claims;
    if (worth.size === 0 || this.log.length === 0) return;
    const heard = new Map<number, LogEntry>();
    for (const [number, entry] of this.log.filter((one) => !one.back).entries()) {
      if (!worth.has(entry.seq) || entry.events.length > 0) continue;
      const path = `/api/matches/${this.match}/moments/${number}?seat=${entry.seat}`;
      const { events } = await get<MomentMessage>(path);
      heard.set(entry.seq, { ...entry, events });
    }
    if (heard.size > 0) this.log = this.log.map((entry) => heard.get(entry.seq) ?? entry);
  }

  async #begin(): Promise<void> {
    try {
      const table = await get<TableMessage>(`/api/matches/${this.match}`);
      this.table = table;
      if (!this.#named) this.eyes = table.you.seat;
      const [{ page, facts }, moment, words] = await Promise.all([
        loadGame(table.game),
        this.#nearest(),
        bundle(ui.lang, table.game),
      ]);
      const judged = table.status === "over" ? this.claims.load() : Promise.resolve();
      void judged.then(() => this.#retell());
      this.count = moment.count;
      this.scene = new Scene({
        view: moment.view,
        table,
        say: speaker(words, ui.lang, namesAt(() => table)),
        game: page ?? { Board: Plain },
        facts,
        live: false,
        stage: { send: () => undefined, why: () => undefined, confirms: () => false },
      });
    } catch (error) {
      this.trouble = error;
    }
  }

  /** The moment asked for; the last one, if the match has not as many. */
  async #nearest(): Promise<MomentMessage> {
    try {
      return await this.#moment(this.number);
    } catch {
      const { count } = await this.#moment(0);
      this.number = Math.min(this.number, count - 1);
      return this.#moment(this.number);
    }
  }

  async speak(lang: Lang): Promise<void> {
    if (!this.scene || !this.table) return;
    const words = await bundle(lang, this.table.game);
    this.scene.say = speaker(words, lang, namesAt(() => this.table));
  }

  get #asSeen(): string {
    return this.eyes === null ? "public=true" : `seat=${this.eyes}`;
  }

  /** A moment, fetched together with those around it. */
  async #moment(number: number): Promise<MomentMessage> {
    const from = number - (number % BATCH);
    const path = `/api/matches/${this.match}/moments?from=${from}&to=${from + BATCH - 1}&${this.#asSeen}`;
    let found = this.#batches.get(path);
    if (!found) {
      found = get<MomentsMessage>(path);
      this.#batches.set(path, found);
      found.catch(() => this.#batches.delete(path));
    }
    const { moments, count } = await found;
    const moment = moments[number - from];
    if (!moment) throw new Trouble("no_such_moment", `moments go from 0 to ${count - 1}`, 404);
    if (this.table?.status === "running" && moments.length < BATCH) this.#batches.delete(path);
    return moment;
  }

  /** Show a moment. One step forward is told with its events. */
  go(number: number): void {
    const to = Math.min(Math.max(0, number), this.count - 1);
    const ahead = to === this.number + 1;
    this.number = to;
    clearTimeout(this.#timer);
    this.#teller.skip();
    void this.#show(to, ahead);
  }

  see(seat: number | null): void {
    this.eyes = seat;
    this.#teller.skip();
    void this.#show(this.number, false);
    void this.#retell();
  }

  async #show(number: number, told: boolean): Promise<void> {
    this.#wanted = number;
    try {
      const moment = await this.#moment(number);
      if (this.#wanted !== number || !this.scene) return; // the slider moved on
      this.count = moment.count;
      this.scene.show(moment.view, told ? moment.events : []);
      if (number + 1 < this.count) void this.#moment(number + 1).catch(() => undefined);
      await this.#teller.tell(this.scene);
      if (this.playing && this.#wanted === number) this.#next();
    } catch (error) {
      if (!(error instanceof Trouble && error.status === 429)) this.trouble = error;
    }
  }

  readonly #teller = new Teller();

  #next(): void {
    if (this.number >= this.count - 1) {
      this.playing = false;
      return;
    }
    this.#timer = window.setTimeout(() => this.go(this.number + 1), (REST * 1000) / this.speed);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.go(this.number >= this.count - 1 ? 0 : this.number + 1);
  }
}

/**
 * The one WebSocket of this tab. It comes back by itself, tells each match from where its reader
 * left off, and sends again what was not answered: the server acts on a request only once.
 */
import { untrack } from "svelte";
import type { ClientMessage, ServerMessage } from "~/protocol.gen";
import { me } from "./me.svelte";
import { newer } from "./newer.svelte";

export type Status = "idle" | "connecting" | "open" | "lost" | "ended";

/** Somebody who follows a match. */
export interface Reader {
  match: string;
  /** The first entry and the first line of chat not yet known. */
  place(): { since: number; chat: number };
  hear(message: ServerMessage): void;
}

type Request = Extract<ClientMessage, { request: string }>;
/** `Omit` that keeps a union a union. */
export type Unnamed = Request extends infer One
  ? One extends Request
    ? Omit<One, "request">
    : never
  : never;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const AGAIN = 1500; // after the store did not answer
const PATIENCE = 10_000; // for an answer, before the line is thought dead

class Connection {
  status = $state<Status>("idle");
  #socket: WebSocket | null = null;
  #readers = new Set<Reader>();
  #pending = new Map<string, { message: Request; sent: number }>();
  #wait = FIRST_WAIT;
  #timer = 0;
  #watch = 0;
  #count = 0;
  readonly #tab = Math.random().toString(36).slice(2, 10) + Date.now().toString(36);

  constructor() {
    window.addEventListener("online", () => this.#hurry());
    window.addEventListener("offline", () => this.#lose());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.status === "lost") this.#hurry();
    });
  }

  /** Follow a match; returns how to stop. */
  follow(reader: Reader): () => void {
    untrack(() => {
      this.#readers.add(reader);
      if (this.status === "open") this.#subscribe(reader);
      else if (this.status !== "connecting") void this.#open();
    });
    return () => {
      this.#readers.delete(reader);
      const others = [...this.#readers].some((one) => one.match === reader.match);
      if (!others) {
        this.#write({ type: "unsubscribe", match: reader.match });
        for (const [name, { message }] of this.#pending) {
          if (message.match === reader.match) this.#pending.delete(name);
        }
      }
      if (this.#readers.size === 0) this.#close();
    };
  }

  /** Send what wants an answer; it is sent again until one comes. Returns its name. */
  request(message: Unnamed): string {
    this.#count += 1;
    const request = `${this.#tab}-${this.#count}`;
    const whole = { ...message, request } as Request;
    this.#pending.set(request, { message: whole, sent: Date.now() });
    this.#write(whole);
    return request;
  }

  /** Say something that may get lost. */
  mention(message: Extract<ClientMessage, { type: "typing" }>): void {
    this.#write(message);
  }

  /** Begin anew as another guest. */
  restart(): void {
    this.#close();
    if (this.#readers.size > 0) void this.#open();
  }

  /** Try now instead of waiting. */
  retry(): void {
    this.#wait = FIRST_WAIT;
    this.#hurry();
  }

  // ---- underneath

  async #open(): Promise<void> {
    clearTimeout(this.#timer);
    this.status = "connecting";
    try {
      await me.known();
    } catch {
      this.#later();
      return;
    }
    if (this.status !== "connecting" || this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #opened(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.status = "open";
    void newer.look();
    this.#wait = FIRST_WAIT;
    const matches = new Set<string>();
    for (const reader of this.#readers) {
      if (!matches.has(reader.match)) this.#subscribe(reader);
      matches.add(reader.match);
    }
    for (const one of this.#pending.values()) {
      one.sent = Date.now();
      this.#write(one.message);
    }
    clearInterval(this.#watch);
    this.#watch = window.setInterval(() => this.#check(), 2000);
  }

  #subscribe(reader: Reader): void {
    this.#write({ type: "subscribe", match: reader.match, ...reader.place() });
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    if (message.type === "goodbye") {
      this.#bye(message.reconnect);
      return;
    }
    if ("request" in message && message.request) {
      // Whether it was done is unknown: the same request, sent again, acts once.
      const again = message.type === "error" && message.reason === "unavailable";
      if (again) this.#again(message.request);
      else this.#pending.delete(message.request);
    }
    if (message.type === "error") {
      console.warn(message.reason, message.message);
      for (const reader of this.#readers) reader.hear(message);
      return;
    }
    for (const reader of this.#readers) {
      if (reader.match === message.match) reader.hear(message);
    }
  }

  #again(request: string): void {
    const socket = this.#socket;
    const one = this.#pending.get(request);
    if (!one) return;
    one.sent = Date.now();
    window.setTimeout(() => {
      if (this.#socket !== socket || !this.#pending.has(request)) return;
      one.sent = Date.now();
      this.#write(one.message);
    }, AGAIN);
  }

  #bye(reconnect: number | null): void {
    this.#drop();
    if (reconnect === null) {
      this.status = "ended";
    } else {
      this.#wait = Math.max(reconnect, 100);
      this.#later();
    }
  }

  /** No answer for long: the line is dead, even if nobody said so. */
  #check(): void {
    for (const { sent } of this.#pending.values()) {
      if (Date.now() - sent > PATIENCE) {
        this.#lose();
        return;
      }
    }
  }

  #lose(): void {
    if (this.status === "idle" || this.status === "ended") return;
    this.#drop();
    this.#later();
  }

  #later(): void {
    this.status = "lost";
    clearTimeout(this.#timer);
    const jitter = 0.75 + Math.random() / 2;
    this.#timer = window.setTimeout(() => void this.#open(), this.#wait * jitter);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry(): void {
    if (this.#readers.size > 0 && this.status !== "open" && !this.#socket) void this.#open();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#watch);
    socket?.close();
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.status = "idle";
  }
}

export const connection = new Connection();

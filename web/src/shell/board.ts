/**
 * The contract between the shell and the boards. A game's `web/src/games/<id>/index.ts` exports a
 * `GamePage` by default; its board gets a `Scene` and nothing else.
 */
import type { Component } from "svelte";
import type { ActionMessage, EventMessage, TableMessage, Thing, View } from "~/protocol.gen";
import type { Scene } from "./scene.svelte";

export type { Say } from "./words";
export type { Scene } from "./scene.svelte";
export type { ActionMessage, EventMessage, Thing, View };
export type Table = TableMessage;

/** `"card:loc_barn"`: a thing as the key of a set or map. */
export type ThingKey = string;

export function keyOf(thing: Thing): ThingKey {
  return `${thing.domain}:${thing.id}`;
}

export function thingOf(key: ThingKey): Thing {
  const [domain, ...rest] = key.split(":");
  const id = rest.join(":");
  const numeric = domain === "seat" || domain === "number";
  return { domain, id: numeric ? Number(id) : id };
}

/** What a game brings to the page. Everything but the board may be left out. */
export interface GamePage {
  Board: Component<{ scene: Scene }>;
  /** The game as a picture, for the home page: fills its box, decorative. */
  Cover?: Component;
  /** A thing as a picture, for the inspector and the log. */
  Picture?: Component<{ thing: Thing; scene: Scene }>;
  /** Public facts of a seat for the strip that is always on screen. */
  strip?(scene: Scene, seat: number): SeatFact[];
  /** What a kind of action looks like on its button. */
  icons?: Record<string, import("./icon").IconData>;
  /** What an action is sure to bring, in words, from its `forecast`. */
  forecast?(scene: Scene, action: ActionMessage): ForecastLine[];
  /** Notable numbers of a finished game for the end screen. */
  facts?(scene: Scene): SeatFact[];
  /** Whether all win or all lose. */
  together?(scene: Scene): boolean;
  /** Why it ended so for who looks: what counted, and what decided between equals. */
  because?(scene: Scene): ForecastLine[];
  /** Seconds that the board needs for an event at speed 1; 0.7 if it does not say. */
  seconds?(event: EventMessage): number;
}

/** A small labelled value: `HP 5/8`. */
export interface SeatFact {
  label: string;
  value: string | number;
  icon?: import("./icon").IconData;
  /** Worth a warning colour (with the word that says so in `value` or `label`). */
  alarm?: boolean;
}

export interface ForecastLine {
  text: string;
  tone?: "good" | "bad";
}

/** What `tools/web-types` writes about a game (`web/src/games.gen/<id>.ts`). */
export interface GameFacts {
  actions: Record<string, ReadonlyArray<readonly [string, string]>>;
  questions: Record<string, readonly string[]>;
  events: Record<string, ReadonlyArray<readonly [string, string]>>;
  domains: Record<string, readonly string[]>;
}

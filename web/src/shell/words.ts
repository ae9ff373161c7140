/** Words: the same Fluent files as the server's, lazily by game and language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { ActionMessage, EventMessage, Prompt, Thing } from "~/protocol.gen";

export type Lang = "en" | "ja";
export const LANGS: Lang[] = ["en", "ja"];

export type Args = Record<string, FluentVariable>;

/** A sentence in pieces: bare text, and things that can be inspected. */
export type Part = string | { thing: Thing; text: string };

/** The words of a game (or of the page) in one language. */
export interface Say {
  (key: string, args?: Args): string;
  lang: Lang;
  has(key: string): boolean;
  /** An attribute of a message (`.line`, `.effect`), empty if it has none. */
  attribute(key: string, name: string, args?: Args): string;
  thing(domain: string, id: string | number): string;
  action(action: Pick<ActionMessage, "kind" | "args">): string;
  event(event: EventMessage): string;
  /** The event with its things apart, so that they can be inspected. */
  parts(event: EventMessage): Part[];
  /** What is asked. */
  prompt(prompt: Prompt): string;
}

const pageTexts = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });
const engineTexts = import.meta.glob<string>("../../../src/shamble/engine/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const gameTexts = import.meta.glob<string>(
  ["../../../src/shamble/games/*/text/*.ftl", "!../../../src/shamble/games/*/text/*.rules.ftl"],
  { query: "?raw", import: "default" },
);

const bundles = new Map<string, Promise<FluentBundle>>();

async function load(lang: Lang, texts: Record<string, () => Promise<string>>, folder: string) {
  const names = Object.keys(texts).filter((path) => path.startsWith(`${folder}/${lang}.`)).sort();
  return Promise.all(names.map((name) => texts[name]()));
}

/** The page's own words, and a game's if one is named. */
export function bundle(lang: Lang, game = ""): Promise<FluentBundle> {
  const key = `${lang}/${game}`;
  let made = bundles.get(key);
  if (!made) {
    made = build(lang, game);
    bundles.set(key, made);
    made.catch(() => bundles.delete(key));
  }
  return made;
}

async function build(lang: Lang, game: string): Promise<FluentBundle> {
  const sources = game
    ? [
        ...(await load(lang, engineTexts, "../../../src/shamble/engine/text")),
        ...(await load(lang, gameTexts, `../../../src/shamble/games/${game}/text`)),
      ]
    : await load(lang, pageTexts, "../text");
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

export function fluentKey(...parts: Array<string | number>): string {
  return parts.join("-").replace(/[^A-Za-z0-9_-]/g, "_");
}

// Marks around a thing's name while a sentence is put together; they never reach the page.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

/** Speak from a bundle. `seatName` gives the people at the table their names. */
export function speaker(
  words: FluentBundle,
  lang: Lang,
  seatName?: (seat: number) => string | undefined,
): Say {
  function format(key: string, attribute: string | null, args: Args = {}): string {
    const message = words.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return message || attribute ? "" : key;
    return words.formatPattern(pattern, args, []);
  }

  function thing(domain: string, id: string | number): string {
    if (domain === "number") return String(id);
    if (domain === "seat") {
      return seatName?.(Number(id)) || format("seat", null, { number: Number(id) + 1 });
    }
    const key = fluentKey(domain, id);
    return words.hasMessage(key) ? format(key, null) : String(id);
  }

  function argsOf(args: Record<string, Thing>, marked = false): Args {
    const made: Args = {};
    for (const [name, one] of Object.entries(args)) {
      if (one.domain === "number") made[name] = Number(one.id);
      else {
        const text = thing(one.domain, one.id);
        made[name] = marked ? `${OPEN}${one.domain}:${one.id}${MIDDLE}${text}${CLOSE}` : text;
      }
      made[`${name}_id`] = String(one.id);
    }
    return made;
  }

  function sentence(prefix: string, said: { kind: string; args: Record<string, Thing> }) {
    const key = fluentKey(prefix, said.kind);
    if (words.hasMessage(key)) return format(key, null, argsOf(said.args));
    return [said.kind, ...Object.values(said.args).map((a) => thing(a.domain, a.id))].join(" ");
  }

  const say = ((key: string, args?: Args) => format(key, null, args)) as Say;
  say.lang = lang;
  say.has = (key) => words.hasMessage(key);
  say.attribute = (key, name, args) => format(key, name, args);
  say.thing = thing;
  say.action = (action) => sentence("act", action);
  say.event = (event) => sentence("event", event);
  say.parts = (event) => {
    const key = fluentKey("event", event.kind);
    if (!words.hasMessage(key)) return [say.event(event)];
    return split(format(key, null, argsOf(event.args, true)));
  };
  say.prompt = (prompt) => {
    const key = fluentKey("ask", prompt.question);
    return words.hasMessage(key) ? format(key, null, argsOf(prompt.about)) : prompt.question;
  };
  return say;
}

function split(marked: string): Part[] {
  const parts: Part[] = [];
  for (const piece of marked.split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    if (end < 0) {
      if (piece) parts.push(piece);
      continue;
    }
    const [key, text] = piece.slice(0, end).split(MIDDLE);
    const [domain, ...id] = key.split(":");
    const name = id.join(":");
    parts.push({ thing: { domain, id: domain === "seat" ? Number(name) : name }, text });
    if (piece.length > end + 1) parts.push(piece.slice(end + 1));
  }
  return parts;
}

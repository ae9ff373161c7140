/** Calls to the server. What goes wrong has a reason for programs and a sentence for people. */
import type { FluentVariable } from "@fluent/bundle";
import { ui } from "~/shell/ui.svelte";

export class Trouble extends Error {
  constructor(
    readonly reason: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

export function get<Answer>(path: string): Promise<Answer> {
  return call<Answer>(path, {});
}

export function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  return call<Answer>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, credentials: "same-origin" });
  } catch {
    throw new Trouble("offline", "the server does not answer");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const { reason = "unknown", message = response.statusText } = (answer ?? {}) as {
    reason?: string;
    message?: string;
  };
  throw new Trouble(reason, message, response.status);
}

/** Trouble in the reader's language; in the server's own words where we have none. */
export function inWords(trouble: unknown, args: Record<string, FluentVariable> = {}): string {
  if (!(trouble instanceof Trouble)) return ui.say("trouble-unknown");
  const key = `trouble-${trouble.reason}`;
  return ui.say.has(key) ? ui.say(key, args) : capital(trouble.message);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

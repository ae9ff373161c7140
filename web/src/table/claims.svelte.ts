/** What was said during a match, and what it was worth: nobody knows before the end. */
import { get } from "~/net/http";
import type { ClaimMessage, ClaimsMessage, Tally } from "~/protocol.gen";

export type Worth = ClaimMessage["worth"];

/** In the order in which they are counted. */
export const WORTHS: Worth[] = ["true", "lie", "kept", "broken", "open"];

export class Claims {
  readonly match: string;
  #known = $state.raw<ClaimsMessage>({ claims: [], tally: [] });
  #asked = false;

  constructor(match: string) {
    this.match = match;
  }

  /** By the number of the entry in the log. */
  worth: ReadonlyMap<number, Worth> = $derived(
    new Map(this.#known.claims.map((claim) => [claim.seq, claim.worth])),
  );

  /** For each seat; empty where nobody claimed anything. */
  tally: Tally[] = $derived(this.#known.claims.length > 0 ? this.#known.tally : []);

  /** Ask, once the match is over. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.#known = await get<ClaimsMessage>(`/api/matches/${this.match}/claims`);
    } catch {
      this.#asked = false; // then without the marks, until somebody looks again
    }
  }
}

/** What players said aloud, from the public record, and what the table has seen of it. */
import { domains, tables } from "~/games.gen/mall";
import type { Scene } from "~/shell/board";
import type { State } from "./content";

export interface Bubble {
  text: string;
  standing: "open" | "good" | "bad";
  /** Whispered: to whom. */
  to?: number;
}

const { sort: SORT, standing: STANDING, word: WORD } = tables;

/** The latest claims of a seat in this round: aloud, and whispers that this seat heard or said. */
export function bubblesOf(scene: Scene, s: State, seat: number): Bubble[] {
  return [...aloud(scene, s, seat), ...whispered(scene, s, seat)];
}

function aloud(scene: Scene, s: State, seat: number): Bubble[] {
  return Object.values(SORT).flatMap((sort) => {
    const said = s.said[seat]?.[sort] ?? -1;
    const standing = s.standing[seat]?.[sort] ?? STANDING.none;
    if (said < 0 || s.said_in[seat]![sort] !== s.round || standing === STANDING.none) return [];
    const text = sentence(scene, sort, said);
    return [{ text, standing: standing === STANDING.good ? "good" : standing === STANDING.bad ? "bad" : "open" } as Bubble];
  });
}

/** Others' whispers are not in the record. */
function whispered(scene: Scene, s: State, seat: number): Bubble[] {
  const sorts = Object.values(SORT);
  return s.heard.flatMap((row, to) =>
    sorts.flatMap((sort) => {
      const said = row[sorts.length * seat + sort] ?? -1;
      return said < 0 ? [] : [{ text: sentence(scene, sort, said), standing: "open", to } as Bubble];
    }),
  );
}

function sentence(scene: Scene, sort: number, said: number): string {
  const { say } = scene;
  if (sort === SORT.dice) {
    return say("page-said_dice", { dice: [...domains.roll[said]!].join(" · ") });
  }
  if (sort === SORT.card) {
    const kind = say.thing("kind", domains.kind[said >> 1]!);
    return say(said & 1 ? "page-said_card" : "page-said_no_card", { kind });
  }
  if (sort === SORT.vote) return say("page-said_vote", { seat: say.thing("seat", said) });
  return say("page-said_go", { place: say.thing("place", domains.place[said]!) });
}

/** MAL-018: nothing binds, but the table remembers. */
export function wordOf(s: State, seat: number): { good: number; bad: number } {
  const count = s.word[seat] ?? [];
  return { good: (count[WORD.kept] ?? 0) + (count[WORD.true] ?? 0), bad: (count[WORD.broken] ?? 0) + (count[WORD.lie] ?? 0) };
}

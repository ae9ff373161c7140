/** Votes: who may vote with what weight, and what came out, from the events. */
import type { EventMessage, Scene } from "~/shell/board";
import { ABSTAINED, has, indexOf, PARKING, PHASE, pieces as piecesOf, PLACES, VOTES, type Piece, type State } from "./content";
import type { Told } from "./told";

/** One vote of somebody: a character's, a Gunman's second one, a Threat, an outsider's. */
export interface Mark {
  seat: number;
  /** The letter of a character, `!` for a Threat, empty for an outsider's single vote. */
  sign: string;
}

export interface Ballot {
  seat: number;
  /** -1: abstained. */
  chosen: number;
  /** The votes it brought, one by one. */
  marks: Mark[];
}

export interface Vote {
  place: number;
  round: number;
  phase: number;
  ballots: Ballot[];
  tied: boolean;
  tiedAgain: boolean;
  drawn: number;
}

const SIGNS = ["P", "T", "G", "L"];

/** MAL-055 to 078: the votes of a seat at a place. */
export function marksOf(seat: number, place: number, all: readonly Piece[], threats: readonly number[], revote: boolean): Mark[] {
  const there = all.filter((one) => one.seat === seat && one.place === place);
  const visible = there.filter((one) => !one.hidden);
  const marks = visible.flatMap((one) => Array.from({ length: VOTES[one.character]! }, () => ({ seat, sign: SIGNS[one.character]! })));
  if (there.length === 0 && revote) marks.push({ seat, sign: "" });
  if (marks.length === 0) return [];
  for (let i = 0; i < (threats[seat] ?? 0); i++) marks.push({ seat, sign: "!" });
  return marks;
}

/** The vote that is being taken now, if one is. */
export function running(scene: Scene): { place: number; revote: boolean } | null {
  const prompt = scene.view.prompt;
  if (prompt?.question !== "vote" && prompt?.question !== "revote") return null;
  return { place: indexOf("place", prompt.about.place?.id), revote: prompt.question === "revote" };
}

/** The last vote among these events, as far as they go. */
export function lastVote(step: readonly EventMessage[], now: number, before: State | null, told: Told): Vote | null {
  const stood = before ? piecesOf(before, before.players) : [];
  let vote: Vote | null = null;
  let open = false;
  let place = before?.place ?? -1;
  for (const event of step.slice(0, now)) {
    const number = (name: string) => Number(event.args[name]?.id ?? -1);
    if (event.kind === "phase") {
      place = event.args.phase?.id === "truck" ? PARKING : event.args.phase?.id === "election" ? PLACES.indexOf("security_hq") : place;
    } else if (event.kind === "about_to_enter") place = indexOf("place", event.args.place?.id);
    if (event.kind === "voted" || event.kind === "abstained") {
      if (!open) vote = { place, round: told.round, phase: told.phase, ballots: [], tied: false, tiedAgain: false, drawn: -1 };
      open = true;
      const [seat, chosen] = [number("seat"), event.kind === "voted" ? number("chosen") : -1];
      const marks = marksOf(seat, place, stood, before?.threats ?? [], true);
      const votes = Array.from({ length: chosen < 0 ? 0 : number("votes") }, (_, i) => marks[i] ?? { seat, sign: "!" });
      vote!.ballots.push({ seat, chosen, marks: votes });
    } else if (event.kind !== "tallied") {
      open = false;
      if (vote && event.kind === "tied") vote.tied = true;
      if (vote && event.kind === "tied_again") vote.tiedAgain = true;
      if (vote && event.kind === "drawn") vote.drawn = number("seat");
    }
  }
  return vote;
}

/** The ballots that still lie open, for somebody who comes back. */
export function openVote(s: State): Vote | null {
  const stood = piecesOf(s, s.players);
  const ballots = s.ballot.flatMap((chosen, seat) => {
    if (chosen < 0 || seat >= s.players) return [];
    const marks = marksOf(seat, s.place, stood, s.threats, true);
    return [{ seat, chosen: chosen === ABSTAINED ? -1 : chosen, marks: chosen === ABSTAINED ? [] : marks.length ? marks : [{ seat, sign: "" }] }];
  });
  if (ballots.length === 0) return null;
  return { place: -1, round: s.round, phase: s.phase, ballots, tied: false, tiedAgain: false, drawn: -1 };
}

/** The votes of A and B are looked at until everybody moves, those of the attack until the next vote. */
export function isPast(vote: Vote, round: number, phase: number): boolean {
  if (vote.phase === PHASE.attack) return round > vote.round + 1 || (round > vote.round && phase > PHASE.election);
  return round !== vote.round || phase >= PHASE.moves;
}

/** What the vote is about, or what came of it. */
export function titleOf(scene: Scene, vote: Vote | null, now: { place: number; revote: boolean } | null): string {
  const { say } = scene;
  const at = now?.place ?? vote?.place ?? -1;
  const place = at >= 0 ? say.thing("place", scene.id("place", at)) : "";
  if (now) return say(now.revote ? "page-revote" : "page-vote", { place });
  if (!vote) return "";
  const tie = vote.tiedAgain ? say("page-tied_again") : vote.tied ? say("page-tied") : "";
  const drawn = vote.drawn >= 0 ? say("page-drawn", { seat: say.thing("seat", vote.drawn) }) : "";
  return [place ? say("page-voted", { place }) : say("board-vote"), tie, drawn].filter(Boolean).join(" · ");
}

export function candidates(s: State): number[] {
  return Array.from({ length: s.players }, (_, seat) => seat).filter((seat) => has(s.candidates, seat));
}

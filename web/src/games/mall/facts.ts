/** Public facts for the strip that is always on screen, and those of a finished game. */
import { tables } from "~/games.gen/mall";
import type { ForecastLine, Scene, SeatFact } from "~/shell/board";
import { CHARACTERS, has, isCounted, pointsOf, stateOf } from "./content";
import { badge } from "./own-icons";
import { wordOf } from "./claims";
import { names, winners } from "~/table/verdict";

export function strip(scene: Scene, seat: number): SeatFact[] {
  const { say } = scene;
  const s = stateOf(scene);
  const facts: SeatFact[] = [];
  if (seat === s.chief && !scene.view.end) {
    facts.push({ label: say(seat === s.elected ? "board-elected" : "board-chief"), value: "", icon: badge });
  }
  if (has(s.out, seat)) facts.push({ label: say("board-eliminated"), value: "", alarm: true });
  const colour = tables.colour[s.colour[seat] ?? -1];
  facts.push({ label: say("page-points"), value: pointsOf(s, seat) });
  if (isCounted(scene, seat)) facts.push({ label: say("page-cards"), value: s.held[seat] ?? 0 });
  const word = wordOf(s, seat);
  if (word.good + word.bad > 0) facts.push({ label: say("page-word"), value: `✓${word.good} ✗${word.bad}`, alarm: word.bad > word.good });
  if (colour) facts.push({ label: say.attribute(`colour-${colour}`, "crew"), value: "" });
  return facts;
}

export function facts(scene: Scene): SeatFact[] {
  const { say } = scene;
  const s = stateOf(scene);
  if (!scene.view.end) return [];
  const living = s.crew.slice(0, s.players).reduce((n, crew) => n + CHARACTERS.filter((_, i) => has(crew, i)).length, 0);
  return [
    { label: say("page-rounds"), value: s.round },
    { label: say("page-survivors"), value: living },
    { label: say("page-votes_held"), value: `${s.votes_held} (${say("page-revotes_held", { count: s.revotes_held })})` },
  ];
}

/** Points, and the tie-breaks where points did not decide (MAL-228 to MAL-230). */
export function because(scene: Scene): ForecastLine[] {
  const { say, seat } = scene;
  const s = stateOf(scene);
  if (!scene.view.end) return [];
  const seats = scene.table.seats.map((one) => one.seat);
  const most = Math.max(...seats.map((one) => pointsOf(s, one)));
  const ahead = seats.filter((one) => pointsOf(s, one) === most);
  const best = winners(scene);
  const lines: ForecastLine[] = [];
  if (seat === null) lines.push({ text: say("page-end_most", { points: most, names: names(scene, ahead) }) });
  else if (best.includes(seat)) lines.push({ text: say("page-end_best", { points: most }), tone: "good" });
  else if (!ahead.includes(seat)) lines.push({ text: say("page-end_points", { points: pointsOf(s, seat), most, names: names(scene, ahead) }), tone: "bad" });
  if (ahead.length > 1) {
    const cards = ahead.map((one) => `${say.thing("seat", one)} ${s.held[one] ?? 0}`).join(say.lang === "ja" ? "、" : ", ");
    lines.push({ text: say("page-end_tie", { names: names(scene, ahead), points: most, cards }) });
  }
  if (best.length > 1) lines.push({ text: say("page-end_shared", { names: names(scene, best) }) });
  return lines;
}

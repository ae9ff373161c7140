/** Public facts for the strip that is always on screen, and those of a finished game. */
import { domains } from "~/games.gen/colony";
import type { ForecastLine, Scene, SeatFact } from "~/shell/board";
import { diceOf, isExile, range, STANDING, stateOf } from "./content";
import { knownOf, ownTicks, secondTicks } from "./objectives";

export function strip(scene: Scene, seat: number): SeatFact[] {
  const { say } = scene;
  const s = stateOf(scene);
  const facts: SeatFact[] = [];
  if (s.first === seat && !scene.view.end) facts.push({ label: say("board-first"), value: "" });
  if (isExile(s, seat)) facts.push({ label: say("board-exile"), value: "", alarm: true });
  if (s.standing[seat] === STANDING.out) facts.push({ label: say("board-out"), value: "", alarm: true });
  facts.push({ label: say("page-cards"), value: s.hand_count[seat] ?? 0 });
  facts.push({ label: say("page-people_of"), value: s.group[seat] ?? 0 });
  const dice = diceOf(s, seat);
  if (dice.length > 0) facts.push({ label: say("page-dice_of"), value: dice.map((v) => v + 1).join(" ") });
  if (s.given_count[seat]) facts.push({ label: say("board-crisis"), value: s.given_count[seat]! });
  if (scene.view.end)
    for (const one of knownOf(s, seat).filter((each) => !each.laid)) facts.push({ label: say.thing(one.domain, domains[one.domain][one.card]!), value: "" });
  return facts;
}

export function facts(scene: Scene): SeatFact[] {
  const { say } = scene;
  const s = stateOf(scene);
  if (!scene.view.end) return [];
  const won = range(s.players).filter((seat) => (s.winners >> seat) & 1);
  return [
    { label: say("board-main"), value: say.thing("main", domains.main[s.main] ?? "") },
    { label: say("page-rounds"), value: s.round },
    { label: say("page-morale"), value: s.morale },
    { label: say("page-winners"), value: won.length ? won.map((seat) => say.thing("seat", seat)).join(", ") : say("board-none") },
  ];
}

/** COL-050, COL-308: co-op is played without secret objectives, and at the end all are shown. */
export function together(scene: Scene): boolean {
  const s = stateOf(scene);
  return range(s.players).every((seat) => s.secret[seat]! < 0);
}

/** What the own objective asked for, and how far it held. */
export function because(scene: Scene): ForecastLine[] {
  const { say, seat } = scene;
  const s = stateOf(scene);
  if (seat === null || together(scene)) return [];
  if (s.standing[seat] === STANDING.out) return [{ text: say("page-end_eliminated"), tone: "bad" }];
  const achieved = scene.view.end?.ending === "achieved";
  const ticks = (s.second_secret[seat] ?? -1) >= 0 && !achieved ? secondTicks(scene, seat) : ownTicks(scene, seat);
  return ticks.map(({ text, met, count }) => ({ text: `${met ? "✓" : "✗"} ${text}${count ? ` (${count})` : ""}`, tone: met ? "good" : "bad" }));
}

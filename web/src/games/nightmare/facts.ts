/** Public facts for the strips, and those of a finished game. */
import type { ForecastLine, Scene, SeatFact } from "~/shell/board";
import { bit, bloodOf, CONDITIONS, HUMAN, SAFE, seats, stateOf, ZOMBIE } from "./content";
import { biohazard, bullets, drop, flag } from "./icons";

export function strip(scene: Scene, seat: number): SeatFact[] {
  const { say } = scene;
  const s = stateOf(scene);
  if (seat >= s.players) return [];
  const role = s.role[seat]!;
  const state = role === HUMAN ? "human" : role === SAFE ? "safe" : bit(s.down, seat) ? "down" : "zombie";
  const facts: SeatFact[] = [{ label: say(`board-${state}`), value: role === SAFE || state === "down" ? "" : String(s.at[seat]).replace("-", "−"), icon: role === ZOMBIE ? biohazard : undefined }];
  if (role === HUMAN) {
    facts.push({ label: say("board-strip_bullets"), value: s.bullets[seat]!, icon: bullets });
    const blood = bloodOf(s, seat);
    if (blood.length > 0) facts.push({ label: say("board-strip_blood"), value: blood.map((one) => one.time).join(" "), icon: drop, alarm: true });
    const open = CONDITIONS.filter((_, i) => s.holder[i] === seat && !bit(s.met, i)).length;
    if (open > 0) facts.push({ label: say("board-strip_conditions"), value: open, icon: flag });
  }
  return facts;
}

export function facts(scene: Scene): SeatFact[] {
  const { say } = scene;
  const s = stateOf(scene);
  const count = (role: number) => seats(s).filter((p) => s.role[p] === role).length;
  return [
    named(say("fact-rounds", { value: "|" }), s.round),
    named(say("fact-humans", { value: "|" }), count(HUMAN)),
    named(say("fact-zombies", { value: "|" }), count(ZOMBIE)),
    ...(count(SAFE) > 0 ? [named(say("fact-safe", { value: "|" }), count(SAFE))] : []), // NIT-203
  ];
}

/** What one was at the end, which decides (NIT-201 to NIT-203). */
export function because(scene: Scene): ForecastLine[] {
  const { say, seat } = scene;
  const s = stateOf(scene);
  const end = scene.view.end;
  if (!end || seat === null) return [];
  const won = end.ranks[seat] === 1;
  const tone = won ? "good" : "bad";
  if (s.role[seat] === SAFE) return [{ text: say("page-end_safe"), tone }];
  if (s.role[seat] === HUMAN) {
    return [{ text: won ? say("page-end_through") : say("page-end_on_road", { space: String(s.at[seat]).replace("-", "−") }), tone }];
  }
  if (won) return [{ text: say("page-end_early"), tone }];
  return [{ text: say(end.ending === "overrun" || end.ending === "no_one_left" ? "page-end_late" : "page-end_zombie"), tone }];
}

/** The texts are whole phrases ("Rounds 12"): the part before the value is the label. */
function named(phrase: string, value: string | number): SeatFact {
  const [before = "", after = ""] = phrase.split("|");
  return { label: before.trim().replace(/[:：]$/, ""), value: `${value}${after}` };
}

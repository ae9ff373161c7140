/** What is said of a zone, of a horde's next step, and of the mission's goals. */
import type { Scene } from "~/shell/board";
import type { Horde } from "./ahead";
import { CAR_KIND, doorAt, GOAL, GROUND, indexOf, isRoom, KINDS, noiseOf, stateOf, STANDING, team, TOKEN_KIND, WAYS, zoneName, type State } from "./content";
import type { Told } from "./told";
import { tables } from "~/games.gen/outbreak";

/** The zombies of a zone in words: "2 × walker, 1 × runner". */
export function hordeText(scene: Scene, row: readonly number[]): string {
  const parts = row.map((count, kind) => (count > 0 ? scene.say("page-zombies", { count, zombie: scene.say.thing("zombie", KINDS[kind]!) }) : ""));
  return parts.filter(Boolean).join(scene.lang === "ja" ? "、" : ", ");
}

/** All that is in a zone, for who cannot see it. */
export function zoneLabel(scene: Scene, told: Told, hordes: readonly Horde[], zone: number): string {
  const { say } = scene;
  const s = stateOf(scene);
  const parts = [
    isRoom(s, zone) ? say("page-room", { building: tables.buildings[s.ground[zone]! - GROUND.room]! }) : say(s.ground[zone] === GROUND.manhole ? "page-manhole" : "page-street"),
    hordeText(scene, told.zombies[zone]!),
    ...team(s).filter((who) => told.standing[who] === STANDING.on_board && told.at[who] === zone).map((who) => say.thing("survivor", scene.id("survivor", who))),
    ...lying(scene, s, told, zone),
    ...WAYS.map((id, way) => {
      const door = doorAt(s, zone, way);
      return door < 0 ? "" : `${say.thing("way", id)}: ${say(told.doorOpen[door] ? "page-door_open" : "page-door_closed")}`;
    }),
  ];
  const noise = noiseOf(s, zone);
  if (noise > 0) parts.push(say("page-noise", { count: noise }));
  const horde = hordes.find((one) => one.zone === zone);
  if (horde) parts.push(aheadText(scene, horde));
  return parts.filter(Boolean).join(scene.lang === "ja" ? "、" : ", ");
}

function lying(scene: Scene, s: State, told: Told, zone: number): string[] {
  const { say } = scene;
  const out: string[] = [];
  for (let i = 0; i < s.token_count; i++) if (s.token_zone[i] === zone && !told.tokenDone[i]) out.push(say(s.token_kind[i] === TOKEN_KIND.take ? "page-token" : "page-switch"));
  for (let i = 0; i < s.spawn_count; i++) if (s.spawn_zone[i] === zone) out.push(say(s.spawn_active[i] ? "page-spawn" : "page-spawn_later"));
  if (s.exit_zone === zone) out.push(say(s.exit_open ? "page-exit" : "page-exit_later"));
  for (let i = 0; i < s.car_count; i++) if (told.carZone[i] === zone) out.push(say(s.car_kind[i] === CAR_KIND.police ? "page-police_car" : "page-show_car"));
  return out;
}

/** Why a horde will go where it goes. */
export function aheadText(scene: Scene, horde: Horde): string {
  const { say } = scene;
  const zone = zoneName(scene, horde.zone);
  const who = hordeText(scene, stateOf(scene).zombies[horde.zone]!);
  if (horde.deed === "attack") return say("page-ahead_attack", { zone, who });
  const to = horde.to.map((one) => zoneName(scene, one)).join(scene.lang === "ja" ? "・" : ", ");
  const pull = horde.pulls[0];
  if (!pull) return say("page-ahead_arrived", { zone, who });
  const targets = horde.pulls.map((one) => zoneName(scene, one.target)).join(scene.lang === "ja" ? "・" : ", ");
  const why = say.thing("lure", pull.why);
  const args = { zone, who, to, target: targets, noise: pull.noise, why };
  return say(horde.deed === "stay" ? "page-ahead_stuck" : horde.deed === "split" ? "page-ahead_split" : "page-ahead_move", args);
}

export interface GoalLine {
  text: string;
  done: boolean;
  losing?: boolean;
}

export function goalLines(scene: Scene): GoalLine[] {
  const { say } = scene;
  const s = stateOf(scene);
  const goal = (name: keyof typeof GOAL) => s.goals[GOAL[name]]!;
  const count = (kind: number) => s.token_kind.slice(0, s.token_count).filter((one) => one === kind).length;
  const made = (kind: number) => s.token_kind.slice(0, s.token_count).filter((one, i) => one === kind && s.token_done[i] === 1).length;
  const gone = team(s).filter((who) => s.standing[who] === STANDING.escaped).length;
  const left = team(s).filter((who) => s.standing[who] === STANDING.on_board).length;
  const level = (id: number) => say.thing("level", scene.id("level", id));
  const lines: GoalLine[] = [];
  for (const [name, kind, word] of [["objectives_taken", TOKEN_KIND.take, "taken"], ["switches_on", TOKEN_KIND.switch, "switches"]] as const) {
    if (goal(name) > 0) lines.push({ text: say(`board-goal_${word}`, { done: made(kind), all: count(kind) }), done: made(kind) === count(kind) });
  }
  if (goal("escaped") >= 0) lines.push({ text: say("board-goal_escaped", { min: goal("escaped"), done: gone }), done: left === 0 && gone >= goal("escaped") });
  if (goal("food") >= 0) lines.push({ text: say("board-goal_food", { food: goal("food"), done: foodOut(s) }), done: foodOut(s) >= goal("food") });
  KINDS.forEach((id, kind) => {
    const wanted = s.goals[GOAL.killed_walker + kind]!;
    if (wanted > 0) lines.push({ text: say("board-goal_killed", { count: wanted, zombie: say.thing("zombie", id), done: s.killed[kind]! }), done: s.killed[kind]! >= wanted });
  });
  if (goal("level_any") >= 0) lines.push({ text: say("board-goal_level_any", { level: level(goal("level_any")) }), done: false });
  if (goal("level_all") >= 0) lines.push({ text: say("board-goal_level_all", { level: level(goal("level_all")) }), done: false });
  if (goal("round_end") >= 0) lines.push({ text: say("board-goal_round", { round: goal("round_end") }), done: s.round > goal("round_end") });
  if (goal("building") >= 0) lines.push({ text: say("board-goal_building", { building: tables.buildings[goal("building")]! }), done: false });
  if (goal("team_below") >= 0) lines.push({ text: say("board-goal_team", { min: goal("team_below") }), done: false, losing: true });
  if (goal("round_limit") > 0) lines.push({ text: say("board-goal_limit", { round: goal("round_limit") }), done: false, losing: true });
  return lines;
}

function foodOut(s: State): number {
  const food = ["bag_of_rice", "canned_food", "water"].map((id) => indexOf("gear", id));
  return team(s).filter((who) => s.standing[who] === STANDING.escaped).reduce((n, who) => n + s.hold[who]!.filter((card) => food.includes(card)).length, 0);
}

export function missionName(scene: Scene): string {
  const id = tables.missions[stateOf(scene).mission] ?? "";
  return id ? scene.say(`option-mission-${id}`) : scene.say("page-own_mission");
}

import assert from "node:assert/strict";
import { test } from "node:test";
import type { State } from "~/games.gen/pursuit";
import type { EventMessage, View } from "~/protocol.gen";
import { expectations, unseenNumbers } from "./ahead";
import { ahead, landings } from "./forecast";
import falls from "./fixtures/4-night-falls.json";
import opening from "./fixtures/1-opening.json";
import caught from "./fixtures/9-caught.json";
import { hourOf, isNight, told } from "./told";

interface Fixture {
  view: View;
  events: EventMessage[];
  before: View;
}
const { view, events, before } = falls as unknown as Fixture;
const now = view.state as unknown as State;
const was = before.state as unknown as State;

test("before the first event is told, everything is as it was", () => {
  const t = told(now, events, 0, was);
  assert.deepEqual([t.you, t.she, t.hp, t.nerve], [was.player, was.zombie, was.hp, was.nerve]);
  assert.deepEqual([t.rowStart, t.laid, t.night], [was.row_start, was.laid, false]);
  assert.deepEqual(t.above, [{ card: was.above[0], index: was.above_at[0] }]);
  assert.deepEqual(t.held, was.held.map(Boolean));
});

test("when all is told, everything is as it is now", () => {
  const t = told(now, events, events.length, was);
  assert.deepEqual([t.you, t.she, t.hp, t.nerve], [now.player, now.zombie, now.hp, now.nerve]);
  assert.deepEqual([t.rowStart, t.laid, t.night, t.above], [now.row_start, now.laid, true, []]);
  assert.deepEqual(t.held, now.held.map(Boolean));
});

test("she has not moved while you are still moving", () => {
  const t = told(now, events, 1, was);
  assert.deepEqual([t.you, t.she, t.doing], [now.player, was.zombie, "moving"]);
});

test("PUR-092: it is dusk, not night, until the next round begins", () => {
  const placed = events.findIndex((e) => e.kind === "time_placed") + 1;
  assert.equal(hourOf(told(now, events, placed, was), isNight(now)), "dusk");
  assert.equal(hourOf(told(now, events, events.length, was), isNight(now)), "night");
});

test("a Move's forecast says where both would stand", () => {
  const s = opening.view.state as unknown as State;
  const actions = (opening.view as unknown as View).actions;
  const sprint = actions.find((a) => a.kind === "move" && a.args.card!.id === "pace_4")!;
  const { you, she, distance, deadly } = ahead(s, sprint);
  assert.deepEqual({ you, she, distance, deadly }, { you: 6, she: 1, distance: 5, deadly: false });
  assert.deepEqual([...landings(s, actions).keys()], [5, 6]);
});

test("a caught sleeper is seen as such only at the end", () => {
  const f = caught as unknown as Fixture;
  const s = f.view.state as unknown as State;
  assert.equal(told(s, f.events, 1, null).doing, "sleep");
  assert.equal(told(s, f.events, f.events.length, null).doing, "caught");
});

test("the packets tell where NIGHT and EVAQ may come", () => {
  const s = opening.view.state as unknown as State;
  assert.deepEqual(expectations(s).map((one) => [one.how, one.first, one.last]), [["above", 13, 19], ["maybe", 26, 32], ["at", 26, 32]]);
  assert.equal(unseenNumbers(s).reduce((a, b) => a + b), 25);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "~/protocol.gen";
import type { Scene } from "~/shell/board";
import { domains, tables } from "~/games.gen/colony";
import { stateOf } from "./content";
import { knownOf, mainTicks, ownTicks } from "./objectives";

interface Fixture {
  view: View;
  ticks: { main: Array<boolean | null>; own: Array<boolean | null> };
}
const fixtures = import.meta.glob<Fixture>("./fixtures/*.json", { import: "default", eager: true });

/** A scene that says keys instead of words. */
function sceneOf(view: View): Scene {
  const say = Object.assign((key: string) => key, { thing: (domain: string, id: string) => `${domain}-${id}` });
  return { view, say } as unknown as Scene;
}

for (const [path, { view, ticks }] of Object.entries(fixtures)) {
  test(`${path}: the page ticks what the rules tick`, () => {
    const scene = sceneOf(view);
    assert.deepEqual(mainTicks(scene).map((tick) => tick.met), ticks.main);
    assert.deepEqual(ownTicks(scene, 0).map((tick) => tick.met), ticks.own);
  });
}

test("an exile's objective is the new one; the loyal card that was laid open counts no more", () => {
  const s = stateOf(sceneOf(fixtures["./fixtures/3-send.json"]!.view));
  const known = knownOf(s, 0).map((one) => [one.domain, one.card, one.laid]);
  assert.deepEqual(known, [["secret", s.secret[0], true], ["exiled", s.exile_card[0], false]]);
  assert.deepEqual(knownOf(s, 1), []);
});

test("the stove is not done without the fuel that is due", () => {
  const view = structuredClone(fixtures["./fixtures/3-send.json"]!.view);
  const scene = sceneOf(view);
  const s = stateOf(scene);
  s.main = domains.main.indexOf("mo_stove");
  s.hard = 0;
  s.round = 6;
  assert.deepEqual(mainTicks(scene).map((tick) => tick.met), [false]);
  tables.card_item.flatMap((item, card) => (domains.item[item] === "fuel" ? [card] : [])).slice(0, 2).forEach((card) => (s.zone[card] = tables.zone.store));
  assert.deepEqual(mainTicks(scene).map((tick) => tick.met), [true]);
});

test("each of your survivors is nobody while you have none (COL-313a)", () => {
  const view = structuredClone(fixtures["./fixtures/4-lead.json"]!.view);
  const scene = sceneOf(view);
  const s = stateOf(scene);
  assert.equal(s.owner.filter((seat) => seat === 0).length, 0);
  for (const secret of ["so_scars", "so_inner_room", "bo_surrender"] as const) {
    s.secret[0] = domains.secret.indexOf(secret);
    assert.equal(ownTicks(scene, 0)[1]!.met, false, secret);
  }
});

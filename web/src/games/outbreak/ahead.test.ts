import assert from "node:assert/strict";
import { test } from "node:test";
import { domains, tables } from "~/games.gen/outbreak";
import { nextStep, route } from "./ahead";
import { isSilent, published, team, type State } from "./content";
import positions from "./fixtures/ahead.json";

interface Foreseen {
  zone: string;
  deed: string;
  to: string[];
  pulls: { target: string; noise: number; why: string; route: string[] }[];
}
const name = (zone: number) => domains.zone[zone]!.toUpperCase();
const zone = (id: string) => (domains.zone as readonly string[]).indexOf(id.toLowerCase());

test("the forecast is the game's own", () => {
  assert.ok(positions.length > 10);
  for (const { state, hordes } of positions as unknown as { state: State; hordes: Foreseen[] }[]) {
    const foreseen = hordes.map(({ zone, deed, to, pulls }) => ({ zone, deed, to, pulls: pulls.map(({ target, noise, why }) => ({ target, noise, why })) }));
    const ours = nextStep(state).map((horde) => ({
      zone: name(horde.zone),
      deed: horde.deed,
      to: horde.to.map(name),
      pulls: horde.pulls.map(({ target, noise, why }) => ({ target: name(target), noise, why })),
    }));
    assert.deepEqual(ours, foreseen);
  }
});

test("without any noise nothing moves, whatever it sees (OUT-180)", () => {
  for (const { state } of positions as unknown as { state: State }[]) {
    const quiet = structuredClone(state);
    quiet.options[tables.option.sight_first] = 2;
    quiet.noise.fill(0);
    quiet.audible.fill(0);
    for (const who of team(quiet)) quiet.skills[who]![0] = tables.skill.soundless;
    assert.ok(published(quiet, "sight_first") && team(quiet).every((who) => isSilent(quiet, who)));
    assert.deepEqual(nextStep(quiet).filter(({ deed }) => deed !== "attack" && deed !== "stay"), []);
  }
});

test("a route is as short as the game's", () => {
  for (const { state, hordes } of positions as unknown as { state: State; hordes: Foreseen[] }[]) {
    for (const horde of hordes) {
      for (const pull of horde.pulls) {
        assert.equal(route(state, zone(horde.zone), zone(pull.target)).length, pull.route.length);
      }
    }
  }
});

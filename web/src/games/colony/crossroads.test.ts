import assert from "node:assert/strict";
import { test } from "node:test";
import { domains, tables } from "~/games.gen/colony";
import type { Scene } from "~/shell/board";
import { bundle, LANGS, speaker } from "~/shell/words";
import { partsOf } from "./crossroads";

const AUTO = 2; // happens by itself: nothing to choose

for (const lang of LANGS) {
  const say = speaker(await bundle(lang, "colony"), lang);
  test(`${lang}: every card with options is parted into them`, () => {
    for (const [card, id] of domains.crossroad.entries()) {
      if (tables.crossroad_kind[card] === AUTO) continue;
      const { moment, options } = partsOf({ say } as unknown as Scene, card);
      assert.equal(options.length, tables.crossroad_options[card], id);
      assert.ok(moment && options.every((one) => one.length > 1), id);
    }
  });
}

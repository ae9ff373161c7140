import assert from "node:assert/strict";
import { test } from "node:test";
import { CARDS } from "../content";
import { picture } from ".";

const ROAD = CARDS.filter((card) => card.startsWith("loc_") || card === "evaq");

test("every card of the road has a picture of its own that the server's policy allows", () => {
  for (const card of ROAD) {
    const { body, light } = picture(card);
    assert.ok(body.length > 2000, card);
    assert.doesNotMatch(body + light, /NaN|undefined|style=|<script|href=/, card);
  }
  assert.equal(new Set(ROAD.map((card) => picture(card).body)).size, 33);
});

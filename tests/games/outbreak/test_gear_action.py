"""Change and exchange: OUT-077 to OUT-084."""

from __future__ import annotations

import pytest

from shamble.games.outbreak.content.gear import Gear
from tests.games.outbreak.positions import (
    asked,
    at,
    do,
    given,
    hold,
    kinds,
    legal,
    question,
    refused,
    told,
)


@pytest.mark.rule("OUT-077", "OUT-079")
def test_a_change_rearranges_the_own_slots() -> None:
    game, s = given(mara=at("A4", "pan", "katana water"))
    do(game, s, "change", "swap:own_h1:own_r1", "swap:own_h2:own_r2", "done")
    assert hold(s, "mara") == ["katana", "water", "pan", "-", "-"]
    assert s.actions == 2
    assert question(game, s) == "turn"


@pytest.mark.rule("OUT-078", "OUT-080")
def test_an_exchange_with_a_companion_in_the_zone() -> None:
    game, s = given(mara=at("A4", "pan", "katana"), jax=at("A4"), nell=at("B4"))
    assert refused(game, s, "exchange:nell") == "OUT-078"
    assert refused(game, s, "exchange:mara") == "OUT-078"
    do(game, s, "exchange:jax", "swap:own_h1:their_h1", "swap:own_r1:their_h2", "done", "done")
    assert hold(s, "mara") == ["-"] * 5  # one-sided
    assert hold(s, "jax")[:2] == ["pan", "katana"]
    assert s.actions == 2


@pytest.mark.rule("OUT-079")
def test_a_change_does_not_touch_others() -> None:
    game, s = given(mara=at("A4", "pan"), jax=at("A4", "katana"))
    do(game, s, "change")
    assert refused(game, s, "swap:own_h1:their_h1") == "OUT-083a"
    assert refused(game, s, "swap:own_r1:own_r2") == "OUT-079"  # nothing would change


@pytest.mark.rule("OUT-081")
def test_the_partner_agrees_and_rearranges() -> None:
    game, s = given(players=2, mara=at("A4", "katana", seat=0), jax=at("A4", "", "water", seat=1))
    game.apply(s, 0, "exchange:jax")
    game.apply(s, 0, "swap:own_h1:their_r2")
    game.apply(s, 0, "done")
    assert asked(game, s) == ("agree", [1])
    game.apply(s, 1, "accept")
    assert asked(game, s) == ("swap", [1])
    game.apply(s, 1, "swap:own_h1:own_r2")
    game.apply(s, 1, "done")
    assert hold(s, "jax")[0] == "katana"
    assert s.actions == 2


@pytest.mark.rule("OUT-081")
def test_the_same_controller_is_not_asked() -> None:
    game, s = given(mara=at("A4", "katana"), jax=at("A4"))
    do(game, s, "exchange:jax", "swap:own_h1:their_h1", "done")
    assert question(game, s) == "swap"  # at once the partner's own order


@pytest.mark.rule("OUT-082")
def test_zombies_do_not_prevent_it() -> None:
    game, s = given(mara=at("A4", "pan"), jax=at("A4"), zombies={"A4": "3W"})
    assert {"change", "exchange:jax"} <= set(legal(game, s))


@pytest.mark.rule("OUT-083")
def test_parts_are_combined_within_a_gear_action() -> None:
    game, s = given(mara=at("A4", "rifle", "scope gasoline glass_bottles"))
    assert "merge" not in kinds(game, s)
    do(game, s, "change", "done")
    assert question(game, s) == "merge"
    do(game, s, "merge:sniper_rifle", "merge:molotov")
    assert hold(s, "mara") == ["sniper_rifle", "-", "-", "molotov", "-"]
    assert s.discards[Gear.GASOLINE] == 1 and s.discards[Gear.SCOPE] == 0


@pytest.mark.rule("OUT-083a")
def test_at_most_ten_swaps_and_five_of_the_partner() -> None:
    game, s = given(mara=at("A4", "pan katana"), jax=at("A4", "water rifle"))
    do(game, s, "exchange:jax")
    for _ in range(10):
        assert question(game, s) == "exchange"
        do(game, s, "swap:own_h1:own_h2")
    for _ in range(5):
        assert question(game, s) == "swap"
        do(game, s, "swap:own_h1:own_h2")
    assert question(game, s) == "turn"


@pytest.mark.rule("OUT-083a", "OUT-144")
def test_a_wound_card_never_changes_its_owner() -> None:
    game, s = given(mara=at("A4", "pan", wounds=1), jax=at("A4"))
    do(game, s, "exchange:jax")
    assert refused(game, s, "swap:own_r1:their_h1") == "OUT-144"
    assert "swap:own_h1:own_r1" in legal(game, s)  # but it may be moved


@pytest.mark.rule("OUT-083b")
def test_a_refused_exchange_costs_nothing_and_is_not_repeated() -> None:
    game, s = given(players=2, mara=at("A4", "katana", seat=0), jax=at("A4", seat=1))
    game.apply(s, 0, "exchange:jax")
    game.apply(s, 0, "swap:own_h1:their_h1")
    game.apply(s, 0, "done")
    events = game.apply(s, 1, "refuse")
    assert told(events, "refused")
    assert (hold(s, "mara")[0], hold(s, "jax")[0], s.actions) == ("katana", "-", 3)
    assert refused(game, s, "exchange:jax") == "OUT-083b"


@pytest.mark.rule("OUT-084")
def test_discarding_is_free() -> None:
    game, s = given(mara=at("A4", "pistol pan", "water"))
    do(game, s, "discard:h1", "discard:h2", "discard:r1")
    assert (hold(s, "mara"), s.actions) == (["-"] * 5, 3)
    assert (s.discards[Gear.PISTOL], s.supply[Gear.PAN], s.discards[Gear.WATER]) == (1, 3, 1)
    assert refused(game, s, "discard:h1") == "OUT-084"


@pytest.mark.rule("OUT-083a")
def test_the_log_says_where_swapped_cards_lie() -> None:
    game, s = given(mara=at("A4", "pan", "katana"), jax=at("A4"))
    events = do(game, s, "change", "swap:own_h1:own_r1")
    assert [(e["gear"], e["slot"]) for e in told(events, "shifted")] == [
        ("katana", "h1"),
        ("pan", "r1"),
    ]
    do(game, s, "done")
    events = do(game, s, "exchange:jax", "swap:own_h1:their_h2")  # an empty slot: nothing to tell
    assert [(e["survivor"], e["gear"], e["slot"]) for e in told(events, "shifted")] == [
        ("jax", "katana", "h2")
    ]

"""Wounds and death: OUT-142 to OUT-150."""

from __future__ import annotations

import pytest

from shamble.games.outbreak.content.gear import Gear
from shamble.games.outbreak.rules.spawning import danger
from shamble.games.outbreak.rules.terms import living, noise_of
from shamble.games.outbreak.state import Ending, Standing
from tests.games.outbreak.positions import (
    answer,
    asked,
    at,
    begin_turn,
    do,
    given,
    hold,
    legal,
    question,
    refused,
    w,
    z,
    zombie_step,
)


@pytest.mark.rule("OUT-142")
def test_the_controller_chooses_the_card_whose_slot_the_wound_takes() -> None:
    game, s = given(
        players=2, mara=at("B4", seat=0), jax=at("C4", "pan", "water", seat=1), zombies={"C4": "1W"}
    )
    zombie_step(game, s)
    assert asked(game, s) == ("lose_card", [1])
    assert refused(game, s, "lose:h2") == "OUT-142"
    answer(game, s, "lose:r1")
    assert hold(s, "jax") == ["pan", "-", "wound", "-", "-"]
    assert s.discards[Gear.WATER] == 1


@pytest.mark.rule("OUT-142", "OUT-145")
def test_a_deadly_wound_asks_for_no_card() -> None:
    game, s = given(mara=at("C4", "pan", "water", wounds=1), jax=at("A4"), zombies={"C4": "1W"})
    zombie_step(game, s)
    assert question(game, s) == ""
    assert s.standing[w("mara")] == Standing.DEAD
    assert (hold(s, "mara"), s.discards[Gear.WATER]) == (["-"] * 5, 1)
    assert s.at[w("mara")] == -1


@pytest.mark.rule("OUT-143")
def test_without_equipment_the_wound_goes_into_the_reserve() -> None:
    game, s = given(mara=at("C4"), zombies={"C4": "1W"})
    zombie_step(game, s)
    assert hold(s, "mara") == ["-", "-", "wound", "-", "-"]


@pytest.mark.rule("OUT-144")
def test_a_wound_card_fills_its_slot_and_can_only_be_moved() -> None:
    game, s = given(mara=at("A4", "pan", wounds=1))
    assert refused(game, s, "discard:r1") == "OUT-144"
    do(game, s, "change", "swap:own_h1:own_r1", "done")
    assert hold(s, "mara")[:3] == ["wound", "-", "pan"]


@pytest.mark.rule("OUT-146", "OUT-147")
def test_the_mask_against_a_wound_being_dealt() -> None:
    game, s = given(mara=at("C4", "goalie_mask pan"), zombies={"C4": "1W"})
    zombie_step(game, s)
    assert set(legal(game, s)) == {"mask", "take_wound"}
    answer(game, s, "mask")
    assert hold(s, "mara") == ["-", "pan", "-", "-", "-"]
    assert s.discards[Gear.GOALIE_MASK] == 1


@pytest.mark.rule("OUT-147")
def test_the_mask_may_be_kept() -> None:
    game, s = given(mara=at("C4", "goalie_mask"), zombies={"C4": "1W"})
    zombie_step(game, s)
    answer(game, s, "take_wound")
    assert hold(s, "mara")[0] == "wound"


@pytest.mark.rule("OUT-147")
def test_in_the_own_turn_only_with_a_wound() -> None:
    game, s = given(mara=at("C4", "goalie_mask"))
    assert refused(game, s, "mask") == "OUT-147"


@pytest.mark.rule("OUT-148")
def test_the_mask_must_be_worn() -> None:
    game, s = given(mara=at("C4", "", "goalie_mask", wounds=1), zombies={"C4": "1W"}, jax=at("A4"))
    assert refused(game, s, "mask") == "OUT-148"
    zombie_step(game, s)
    assert s.standing[w("mara")] == Standing.DEAD


@pytest.mark.rule("OUT-149")
def test_the_dead_no_longer_count() -> None:
    game, s = given(mara=at("C4", wounds=1, experience=43), jax=at("A4"), zombies={"C4": "1W"})
    assert danger(s) == 3
    zombie_step(game, s)
    assert (danger(s), noise_of(s, z("C4")), living(s)) == (0, 0, 1)
    begin_turn(game, s, w("jax"))
    do(game, s, "end_turn")
    assert s.active == w("jax")


@pytest.mark.rule("OUT-150")
def test_a_player_without_survivors_wins_and_loses_with_the_team() -> None:
    game, s = given(players=2, mara=at("F6", seat=0), jax=at("A4", seat=1))
    s.standing[w("jax")], s.at[w("jax")] = Standing.DEAD, -1
    s.token_done[0] = s.token_done[1] = s.exit_open = 1
    do(game, s, "end_turn", "leave")
    assert s.over == Ending.WON
    assert game.result(s).winners == (0, 1)

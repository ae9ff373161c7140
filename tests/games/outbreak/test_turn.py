"""Rounds, turns and actions: OUT-029 to OUT-040."""

from __future__ import annotations

import pytest

from shamble.games.outbreak.rules.terms import leader
from shamble.games.outbreak.state import Standing
from tests.games.outbreak.positions import (
    at,
    do,
    given,
    here,
    hold,
    kinds,
    legal,
    place,
    question,
    refused,
    rolling,
    told,
    w,
)


@pytest.mark.rule("OUT-029", "OUT-030")
def test_one_lap_then_the_zombies_then_the_end() -> None:
    game, s = given(mara=at("A4"), jax=at("A4"), nell=at("A4"))
    events = do(game, s, "end_turn", "end_turn", "end_turn")
    order = [event.kind.word for event in events]
    turns = [turn["survivor"] for turn in told(events, "turn")]
    assert turns == ["jax", "nell", "jax"]  # then the marker is with Jax
    assert order.index("zombie_turn") < order.index("round_over") < order.index("round")


@pytest.mark.rule("OUT-031")
def test_the_dead_and_the_escaped_are_skipped() -> None:
    game, s = given(mara=at("A4"), jax=at("A4"), nell=at("A4"), pike=at("A4"))
    for name, standing in (("jax", Standing.DEAD), ("nell", Standing.ESCAPED)):
        s.standing[w(name)], s.at[w(name)] = standing, -1
    do(game, s, "end_turn")
    assert s.active == w("pike")


@pytest.mark.rule("OUT-032", "OUT-033")
def test_three_actions_the_same_ones_too() -> None:
    game, s = given(mara=at("A4"), jax=at("A4"))
    assert s.actions == 3
    do(game, s, "move:b4", "move:a4", "move:b4")
    assert s.active == w("jax")


@pytest.mark.rule("OUT-034")
def test_four_actions_from_yellow_on() -> None:
    game, s = given(mara=at("A4", skills="free_move free_move patch_up plus_action", experience=7))
    assert s.actions == 4
    assert game.to_act(s) == {0}


@pytest.mark.rule("OUT-035")
def test_free_actions_are_bound_to_their_purpose_and_lost() -> None:
    game, s = given(mara=at("A4", skills="free_move"), jax=at("A4"))
    s.actions = 0
    assert kinds(game, s) == {"move", "end_turn"}
    assert refused(game, s, "noise") == "OUT-032"
    do(game, s, "end_turn")
    assert (s.active, s.free_moves) == (w("jax"), 0)


@pytest.mark.rule("OUT-035a")
def test_the_free_action_is_spent_first() -> None:
    game, s = given(mara=at("A4", skills="free_move"))
    do(game, s, "move:b4")
    assert (s.actions, s.free_moves) == (3, 0)
    do(game, s, "move:c4")
    assert s.actions == 2


@pytest.mark.rule("OUT-036")
def test_a_skill_works_at_once_but_not_for_the_attack_in_progress() -> None:
    game, s = given(
        mara=at("B4", "katana", skills="free_move", experience=18), zombies={"B4": "3W"}
    )
    with rolling(4, 4):
        do(game, s, "melee:h1")
    assert question(game, s) == "skill"
    assert here(s, "B4") == "1W"
    do(game, s, "choose_skill:free_combat")
    assert s.free_combats == 1
    before = s.actions
    with rolling(1, 1):
        do(game, s, "melee:h1")
    assert (s.actions, s.free_combats) == (before, 0)


@pytest.mark.rule("OUT-037")
def test_pass_is_an_action() -> None:
    game, s = given(mara=at("A4"))
    do(game, s, "pass")
    assert s.actions == 2


@pytest.mark.rule("OUT-038")
def test_the_turn_may_end_early() -> None:
    game, s = given(mara=at("A4"), jax=at("A4"))
    do(game, s, "move:b4", "end_turn")
    assert (s.active, place(s, "mara")) == (w("jax"), "B4")


@pytest.mark.rule("OUT-039")
def test_nobody_acts_in_the_turn_of_another() -> None:
    game, s = given(players=2, mara=at("A4", seat=0), jax=at("A4", seat=1))
    assert game.legal(s, 1) == []
    why = game.why_not(s, 1, "pass")
    assert why is not None and (why.rule, why.reason) == ("OUT-039", "not_your_turn")


@pytest.mark.rule("OUT-039a")
def test_the_turn_of_the_dead_ends_at_once() -> None:
    game, s = given(mara=at("B4", "molotov"), jax=at("A4"), zombies={"B4": "2W"})
    do(game, s, "throw:b4")
    assert s.standing[w("mara")] == Standing.DEAD
    assert here(s, "B4") == ""  # settled to its end first
    assert s.active == w("jax")


@pytest.mark.rule("OUT-040")
def test_the_leader_is_the_controller_of_the_start_character() -> None:
    game, s = given(players=2, mara=at("A4", seat=0), jax=at("A4", seat=1))
    s.start = 1
    assert leader(s) == 1
    s.standing[w("jax")], s.at[w("jax")] = Standing.DEAD, -1
    assert leader(s) == 0
    assert game.players == 2


def test_a_turn_without_anything_left_ends_by_itself() -> None:
    game, s = given(mara=at("A4"), jax=at("A4"))
    do(game, s, "noise", "noise", "noise")
    assert s.active == w("jax")
    assert hold(s, "jax") == ["-"] * 5
    assert "end_turn" in legal(game, s)

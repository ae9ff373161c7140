"""The small print of the skills of 5.3: how long, how often, when not."""

from __future__ import annotations

import pytest

from shamble.games.outbreak.content.gear import Gear
from tests.games.outbreak.positions import (
    at,
    begin_turn,
    do,
    given,
    here,
    hold,
    legal,
    question,
    refused,
    rolling,
    w,
    where,
    zombie_step,
)


def test_thick_skin_does_not_help_in_the_player_turn() -> None:
    game, s = given(
        mara=at("B2", skills="thick_skin"),
        zombies={"B2": "1W"},
        stock="0W",
        draws="aaaah",
        options={"search_clear": "off"},
    )
    do(game, s, "search")  # no walker in stock: those on the board act at once
    assert "wound" in hold(s, "mara")


def test_thick_skin_ignores_one_wound_in_each_zombie_turn() -> None:
    game, s = given(bolt=at("B4", skills="thick_skin"), zombies={"B4": "1W"}, cards="z01 z05")
    do(game, s, "end_turn", "end_turn")
    assert (s.round, "wound" in hold(s, "bolt")) == (3, False)


def test_a_ruckus_ends_with_whoever_made_it() -> None:
    game, s = given(
        cass=at("A1", wounds=1, skills="ruckus"),
        jax=at("F1"),
        zombies={"A1": "1W", "F3": "1W"},
    )
    do(game, s, "ruckus")
    zombie_step(game, s)
    assert where(s) == {"A1": "1W", "F2": "1W"}  # the dead make no noise: to Jax


def test_rally_is_for_one_turn() -> None:
    game, s = given(pike=at("A4", skills="rally"), mara=at("F4"))
    do(game, s, "rally:mara", "end_turn")
    assert s.actions == 4
    begin_turn(game, s, w("mara"))
    assert s.actions == 3


@pytest.mark.rule("OUT-083b")
def test_a_partner_can_be_asked_again_in_the_next_turn() -> None:
    game, s = given(players=2, mara=at("A4", "pan"), jax=at("A4", seat=1))
    do(game, s, "exchange:jax", "swap:own_h1:their_h1", "done", "refuse")
    assert refused(game, s, "exchange:jax") == "OUT-081"
    begin_turn(game, s)
    assert "exchange:jax" in legal(game, s)


@pytest.mark.parametrize(
    ("skill", "action"), [("patch_up", "patch_up:mara"), ("rally", "rally:jax")]
)
def test_once_a_turn(skill: str, action: str) -> None:
    game, s = given(mara=at("A4", wounds=1, skills=skill), jax=at("A4"))
    do(game, s, action)
    s.hold[w("mara")][2] = Gear.WOUND
    assert refused(game, s, action) == "OUT-035"


def test_a_second_pick_is_the_only_one_of_the_turn() -> None:
    game, s = given(mara=at("B2", skills="second_pick"), draws="water aaaah")
    do(game, s, "search", "second_pick")
    assert here(s, "B2") == "1W"  # Aaaah! could not be sent back too


def test_one_reroll_in_a_turn_not_in_an_attack() -> None:
    game, s = given(mara=at("B4", "katana", skills="reroll_turn"), zombies={"B4": "1F"})
    with rolling(1, 1, 2, 2):
        do(game, s, "melee:h1", "reroll:reroll_turn")
    with rolling(1, 1):
        do(game, s, "melee:h1")
    assert question(game, s) == "turn"  # no re-roll is left to ask about


def test_the_fallen_of_an_earlier_turn_are_not_searched() -> None:
    game, s = given(rags=at("B4", "katana", skills="pick_the_fallen"), zombies={"B4": "1W"})
    with rolling(4, 1):
        do(game, s, "melee:h1")
    assert "search" in legal(game, s)
    begin_turn(game, s)
    assert refused(game, s, "search") == "OUT-048"


@pytest.mark.parametrize(
    ("hands", "action"),
    [("fire_axe", "open_door:north:h1"), ("chainsaw", "melee:h1"), ("molotov", "throw:c4")],
)
def test_soundless_doors_blows_and_fire(hands: str, action: str) -> None:
    for skills, tokens in (("", 1), ("soundless", 0)):
        game, s = given(
            sable=at("B4", hands, skills=skills),
            zombies={"B4": "1F", "C4": "1F"},
            cards="z01 z05 z09 z13",
        )
        do(game, s, action)
        assert sum(s.noise) == tokens

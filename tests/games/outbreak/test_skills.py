"""The small print of the skills of 5.3: how long, how often, when not."""

from __future__ import annotations

from typing import Any

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
        jax=at("F6"),
        zombies={"A1": "1W", "F3": "1W"},
    )
    do(game, s, "ruckus")
    zombie_step(game, s)
    assert where(s) == {"A1": "1W", "F4": "1W"}  # the dead make no noise: to Jax


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
    assert refused(game, s, "exchange:jax") == "OUT-083b"
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


@pytest.mark.rule("OUT-035", "OUT-036")
@pytest.mark.parametrize(
    ("skill", "who"), [("free_move", "mara"), ("free_combat", "nell"), ("free_search", "ash")]
)
def test_a_free_action_just_learned_can_be_used(skill: str, who: str) -> None:
    team: dict[str, Any] = {who: at("B4", "katana", experience=18)}
    game, s = given(zombies={"B4": "1W"}, **team)
    with rolling(4, 1):
        do(game, s, "melee:h1", f"choose_skill:{skill}")
    free = {"free_move": s.free_moves, "free_combat": s.free_combats}
    assert free.get(skill, s.free_searches) == 1


@pytest.mark.rule("OUT-228")
def test_steady_aim_does_not_steer_a_car() -> None:
    game, s = given(
        "borrowed_keys",
        teal=at("C1", "pistol", skills="steady_aim"),
        jax=at("B1"),
        zombies={"D1": "1W", "B1": "1W"},
    )
    s.car_drivable[0], s.car[w("teal")] = 1, 0
    begin_turn(game, s)
    with rolling(6, 4, 1):  # the shot, chosen freely; then Jax and the walker on B1
        do(game, s, "shoot:d1:h1", "drive:b1")
    assert ("wound" in hold(s, "jax"), here(s, "B1")) == (True, "1W")


@pytest.mark.rule("OUT-243")
def test_nobody_leaves_on_foot_out_of_a_car() -> None:
    game, s = given("long_haul", mara=at("L1"), jax=at("A9"))
    s.exit_open, s.car_zone[0], s.car[w("mara")] = 1, s.at[w("mara")], 0
    do(game, s, "end_turn")
    assert (question(game, s), s.active) == ("turn", w("jax"))


def test_the_deck_is_shuffled_after_a_second_copy_is_looked_up() -> None:
    game, s = given(doyle=at("B2", skills="pair_finder"), draws="machete")
    do(game, s, "search", "keep:h1")
    before = [card for card in s.gear_deck[: s.gear_count] if card != Gear.MACHETE]
    do(game, s, "take_pair", "keep:r1")
    after = [card for card in s.gear_deck[: s.gear_count] if card != Gear.MACHETE]
    assert sorted(before) == sorted(after) and before != after


def test_thick_skin_does_not_help_in_the_player_turn_of_a_later_round() -> None:
    game, s = given(
        mara=at("B2", skills="thick_skin"),
        draws="aaaah",
        cards="z01 z05",
        options={"search_clear": "off"},
    )
    do(game, s, "end_turn")
    s.zombies[s.at[w("mara")]][0], s.stock[0] = 1, 0
    do(game, s, "search")
    assert (s.round, "wound" in hold(s, "mara")) == (2, True)

"""Inventory and noise: OUT-130 to OUT-141."""

from __future__ import annotations

import pytest

from shamble.games.outbreak.content.gear import Gear
from shamble.games.outbreak.rules.terms import noise_of
from shamble.games.outbreak.rules.wounds import die
from tests.games.outbreak.positions import (
    at,
    do,
    given,
    here,
    hold,
    kinds,
    legal,
    question,
    refused,
    rolling,
    w,
    z,
)


@pytest.mark.rule("OUT-130")
def test_two_hands_and_three_reserve_slots() -> None:
    game, s = given(mara=at("B2", "pan pan", "water water water"), draws="katana")
    do(game, s, "search")
    assert not [a for a in legal(game, s) if a.startswith("keep")]
    do(game, s, "drop", "change")
    assert refused(game, s, "swap:own_h1:own_r4") == "OUT-130"


@pytest.mark.rule("OUT-130", "OUT-023")
def test_where_nothing_is_asked_the_first_free_slot_is_filled() -> None:
    from shamble.games.outbreak.rules.setup import into_first_slot

    _, s = given(mara=at("A4", "pan"))
    into_first_slot(s, w("mara"), Gear.PISTOL)
    into_first_slot(s, w("mara"), Gear.WATER)
    assert hold(s, "mara")[:3] == ["pan", "pistol", "water"]


@pytest.mark.rule("OUT-131")
def test_weapons_and_tools_work_in_a_hand_only() -> None:
    game, s = given(mara=at("B4", "", "pistol katana crowbar"), zombies={"B4": "1W"})
    assert not kinds(game, s) & {"shoot", "melee", "open_door"}


@pytest.mark.rule("OUT-132", "OUT-133")
def test_evil_twins_are_one_card() -> None:
    game, s = given(mara=at("B4", "evil_twins pistol"), zombies={"C4": "3W"})
    assert refused(game, s, "shoot:c4:both") == "OUT-100"
    with rolling(4, 4):
        do(game, s, "shoot:c4:h1")
    assert here(s, "C4") == "1W"


@pytest.mark.rule("OUT-134", "OUT-135")
def test_the_sniper_rifle_is_one_card_and_is_lost_as_two() -> None:
    game, s = given(mara=at("B2", "rifle"), draws="scope")
    do(game, s, "search", "combine:h1")
    assert hold(s, "mara") == ["sniper_rifle", "-", "-", "-", "-"]
    do(game, s, "discard:h1")
    assert (s.discards[Gear.RIFLE], s.discards[Gear.SCOPE], s.discards[Gear.SNIPER_RIFLE]) == (
        1,
        1,
        0,
    )


@pytest.mark.rule("OUT-136")
def test_mas_shotgun_is_a_gun_and_a_blade() -> None:
    game, s = given(mara=at("B4", "mas_shotgun"), zombies={"B4": "2F"})
    with rolling(3):
        do(game, s, "melee:h1")
    assert (here(s, "B4"), s.noise[z("B4")], hold(s, "mara")[0]) == ("1F", 0, "mas_shotgun")
    with rolling(3, 1):
        do(game, s, "shoot:b4:h1")
    assert (here(s, "B4"), s.noise[z("B4")], hold(s, "mara")[0]) == ("", 1, "mas_shotgun!")
    game, s = given(mara=at("B4", "mas_shotgun!"), zombies={"B4": "2F"})
    assert "melee:h1" in legal(game, s)  # the blade needs no reload


@pytest.mark.rule("OUT-137")
def test_where_discarded_cards_go() -> None:
    _, s = given(
        mara=at("B4", "pan molotov", "evil_twins mas_shotgun katana"), jax=at("A4"),
    )  # fmt: skip
    die(s, w("mara"))
    back = (Gear.PAN, Gear.MOLOTOV, Gear.EVIL_TWINS, Gear.MAS_SHOTGUN)
    assert [s.supply[gear] for gear in back] == [3, 2, 1, 1]
    assert [s.discards[gear] for gear in back] == [0] * 4
    assert s.discards[Gear.KATANA] == 1
    assert s.discards[Gear.WOUND] == 0


@pytest.mark.rule("OUT-138")
@pytest.mark.parametrize("food", ["bag_of_rice", "canned_food", "water"])
def test_food_does_nothing_by_itself(food: str) -> None:
    game, s = given(mara=at("B4", food, food), zombies={"B4": "1W"})
    game2, other = given(mara=at("B4"), zombies={"B4": "1W"})
    assert kinds(game, s) - kinds(game2, other) == {"discard"}


@pytest.mark.rule("OUT-139", "OUT-176")
def test_tokens_and_characters_make_noise() -> None:
    _, s = given(mara=at("B4"), jax=at("B4"), nell=at("C4"), noise={"B4": 2})
    assert (noise_of(s, z("B4")), noise_of(s, z("C4")), noise_of(s, z("D4"))) == (4, 1, 0)


@pytest.mark.rule("OUT-140")
def test_tokens_stay_behind() -> None:
    game, s = given(mara=at("B4"))
    do(game, s, "noise", "move:a4")
    assert noise_of(s, z("B4")) == 1


@pytest.mark.rule("OUT-141", "OUT-236")
def test_all_tokens_go_at_the_end_of_the_round() -> None:
    game, s = given(mara=at("B4"), noise={"B4": 1, "F1": 3})
    do(game, s, "end_turn")
    assert sum(s.noise) == 0
    assert question(game, s) == "turn"

"""Melee, Molotovs, objectives and noise: OUT-110 to OUT-129."""

from __future__ import annotations

import pytest

from shamble.games.outbreak.content.gear import Gear
from shamble.games.outbreak.state import Standing
from tests.games.outbreak.positions import (
    at,
    do,
    given,
    here,
    hold,
    legal,
    question,
    refused,
    rolling,
    told,
    w,
    z,
)


@pytest.mark.rule("OUT-110", "OUT-113")
def test_targets_are_chosen_after_the_roll_one_for_each_hit() -> None:
    game, s = given(mara=at("B4", "katana"), zombies={"B4": "1W 1R"})
    with rolling(4, 4):
        do(game, s, "melee:h1")
    assert set(legal(game, s)) == {"hit:walker", "hit:runner"}
    do(game, s, "hit:runner")
    assert here(s, "B4") == ""  # the second hit had one target left
    assert s.actions == 2


@pytest.mark.rule("OUT-111")
def test_a_melee_weapon_in_hand_and_the_own_zone() -> None:
    game, s = given(mara=at("B4", "machete"), zombies={"C4": "1W"})
    assert refused(game, s, "melee:h1") == "OUT-111"
    game, s = given(mara=at("B4", "pistol", "machete"), zombies={"B4": "1W"})
    assert refused(game, s, "melee:h1") == "OUT-111"


@pytest.mark.rule("OUT-112")
def test_melee_never_harms_survivors() -> None:
    game, s = given(mara=at("B4", "machete machete"), jax=at("B4"), zombies={"B4": "1W"})
    with rolling(6, 6):
        do(game, s, "melee:both")
    assert (here(s, "B4"), s.wounds_taken, s.standing[w("jax")]) == ("", 0, Standing.ON_BOARD)
    game, s = given(mara=at("B4", "katana katana"), zombies={"B4": "1W"})
    assert refused(game, s, "melee:both") == "OUT-100"


@pytest.mark.rule("OUT-113", "OUT-096")
def test_toughness_applies() -> None:
    game, s = given(mara=at("B4", "baseball_bat"), zombies={"B4": "1F"})
    with rolling(6):
        do(game, s, "melee:h1")
    assert here(s, "B4") == "1F"


@pytest.mark.rule("OUT-114")
@pytest.mark.parametrize(
    ("weapon", "tokens"),
    [("pan", 0), ("baseball_bat", 0), ("crowbar", 0), ("fire_axe", 0), ("machete", 0),
     ("katana", 0), ("mas_shotgun", 0), ("chainsaw", 1)],
)  # fmt: skip
def test_melee_is_silent_but_for_the_chainsaw(weapon: str, tokens: int) -> None:
    game, s = given(mara=at("B4", weapon), zombies={"B4": "9W"})
    do(game, s, "melee:h1")
    assert s.noise[z("B4")] == tokens


# ---- Molotov


@pytest.mark.rule("OUT-115", "OUT-116", "OUT-117", "OUT-120")
def test_a_molotov_destroys_everything() -> None:
    game, s = given(
        mara=at("B4", "molotov"), jax=at("C4", "goalie_mask"), zombies={"C4": "2W 1F 1A 1R"}
    )
    do(game, s, "throw:c4")
    assert here(s, "C4") == ""
    assert s.standing[w("jax")] == Standing.DEAD
    assert s.experience[w("mara")] == 2 + 1 + 5 + 1
    assert (hold(s, "mara")[0], s.supply[Gear.MOLOTOV]) == ("-", 2)
    assert (s.noise[z("B4")], s.noise[z("C4")]) == (1, 0)


@pytest.mark.rule("OUT-120")
def test_the_experience_of_every_figure_in_the_box() -> None:
    game, s = given(mara=at("B4", "molotov"), zombies={"C4": "40W 16R 8F 1A"})
    events = do(game, s, "throw:c4")
    assert told(events, "experience") == [{"survivor": "mara", "gained": 69, "total": 69}]


@pytest.mark.rule("OUT-117")
def test_range_0_to_1_from_a_hand_at_zombies() -> None:
    game, s = given(mara=at("B4", "molotov"), zombies={"D4": "1W"})
    assert refused(game, s, "throw:d4") == "OUT-087"
    assert refused(game, s, "throw:c4") == "OUT-088"
    game, s = given(mara=at("B4", "", "molotov"), zombies={"C4": "1W"})
    assert refused(game, s, "throw:c4") == "OUT-117"


@pytest.mark.rule("OUT-118", "OUT-120")
def test_thrown_at_range_0_it_kills_the_thrower() -> None:
    game, s = given(mara=at("B4", "molotov"), jax=at("A4"), zombies={"B4": "2W"})
    do(game, s, "throw:b4")
    assert (s.standing[w("mara")], s.experience[w("mara")]) == (Standing.DEAD, 0)
    assert here(s, "B4") == ""


@pytest.mark.rule("OUT-119")
def test_cars_doors_and_tokens_stay_but_people_in_cars_die() -> None:
    game, s = given(
        "red_line", mara=at("D1", "molotov"), jax=at("E1"), zombies={"E1": "1W"}, noise={"E1": 2}
    )
    s.car[w("jax")] = 0
    do(game, s, "throw:e1")
    assert s.standing[w("jax")] == Standing.DEAD
    assert (s.car_zone[0], s.noise[z("E1")]) == (z("E1"), 2)


@pytest.mark.rule("OUT-121")
def test_neither_mask_nor_skill_helps() -> None:
    game, s = given(
        mara=at("B4", "molotov"),
        cass=at("C4", "goalie_mask", "water", skills="scrap_armor thick_skin"),
        zombies={"C4": "1W"},
    )
    do(game, s, "throw:c4")
    assert s.standing[w("cass")] == Standing.DEAD


@pytest.mark.rule("OUT-122", "OUT-123")
def test_gasoline_and_bottles_make_a_molotov_while_the_supply_lasts() -> None:
    game, s = given(mara=at("B2", "", "gasoline"), draws="glass_bottles")
    s.supply[Gear.MOLOTOV] = 0
    do(game, s, "search")
    assert refused(game, s, "combine:r1") == "OUT-123"
    game, s = given(ash=at("B2", "", "gasoline", skills="double_batch"), draws="glass_bottles")
    do(game, s, "search", "combine:r1")
    assert question(game, s) == "place_card"  # the second one, placed like a drawn card
    do(game, s, "keep:h1")
    assert (hold(s, "ash")[0], hold(s, "ash")[2], s.supply[Gear.MOLOTOV]) == (
        "molotov",
        "molotov",
        0,
    )


@pytest.mark.rule("OUT-123")
def test_a_second_molotov_may_stay_in_the_supply() -> None:
    game, s = given(ash=at("B2", "", "gasoline", skills="double_batch"), draws="glass_bottles")
    do(game, s, "search", "combine:r1", "drop")
    assert s.supply[Gear.MOLOTOV] == 1


# ---- objectives and noise


@pytest.mark.rule("OUT-125", "OUT-127", "OUT-128")
def test_taking_a_token() -> None:
    game, s = given(mara=at("B2"))
    do(game, s, "objective")
    assert (s.token_done[0], s.actions, s.experience[w("mara")]) == (1, 2, 5)
    assert refused(game, s, "objective") == "OUT-126"


@pytest.mark.rule("OUT-127")
def test_a_switch_stays_on() -> None:
    game, s = given("hold_the_line", mara=at("B3"))
    events = do(game, s, "objective")
    assert told(events, "switched_on") == [{"survivor": "mara", "token": "token_1", "zone": "b3"}]
    assert (s.token_done[0], s.token_zone[0]) == (1, z("B3"))


@pytest.mark.rule("OUT-126")
def test_on_foot_in_its_zone_zombies_or_not() -> None:
    game, s = given(mara=at("B2"), zombies={"B2": "3W"})
    do(game, s, "objective")
    assert s.token_done[0] == 1
    game, s = given(mara=at("B3"))
    assert refused(game, s, "objective") == "OUT-126"
    game, s = given("red_line", mara=at("E1"))
    s.token_zone[0], s.car[0] = z("E1"), 0
    assert refused(game, s, "objective") == "OUT-126"


@pytest.mark.rule("OUT-124")
def test_getting_into_and_out_of_a_car_are_actions() -> None:
    game, s = given("red_line", mara=at("E1"))
    assert refused(game, s, "car_out") == "OUT-124"
    do(game, s, "car_in:car_1:driver")
    assert (s.car[0], s.actions) == (0, 2)
    do(game, s, "car_out")
    assert (s.car[0], s.actions) == (-1, 1)


@pytest.mark.rule("OUT-129", "OUT-140")
def test_a_noise_token_stays_where_it_was_made() -> None:
    game, s = given(mara=at("B4"))
    do(game, s, "noise", "move:c4")
    assert (s.noise[z("B4")], s.noise[z("C4")], s.actions) == (1, 0, 1)

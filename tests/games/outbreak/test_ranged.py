"""Ranged attacks: OUT-085 to OUT-109."""

from __future__ import annotations

import pytest

from shamble.games.outbreak.state import Standing
from tests.games.outbreak.positions import (
    at,
    begin_turn,
    do,
    given,
    here,
    hold,
    kinds,
    legal,
    question,
    refused,
    rolling,
    told,
    w,
    z,
)


@pytest.mark.rule("OUT-085", "OUT-086")
def test_shooting_is_an_action_with_a_gun_in_hand() -> None:
    game, s = given(mara=at("B4", "pistol"), zombies={"C4": "1W"})
    with rolling(1):
        do(game, s, "shoot:c4:h1")
    assert s.actions == 2
    game, s = given(mara=at("B4", "katana", "pistol"), zombies={"C4": "1W"})
    assert refused(game, s, "shoot:c4:h1") == "OUT-086"
    assert refused(game, s, "shoot:c4:h2") == "OUT-086"


@pytest.mark.rule("OUT-087")
def test_sight_and_range() -> None:
    game, s = given(
        mara=at("A4", "rifle pistol"),
        zombies={"A4": "1W", "B4": "1W", "D4": "1W", "E4": "1W", "B5": "1W"},
    )
    assert refused(game, s, "shoot:a4:h1") == "OUT-087"  # the rifle's least range
    assert {a for a in legal(game, s) if a.startswith("shoot")} == {
        "shoot:a4:h2", "shoot:b4:h1", "shoot:b4:h2", "shoot:d4:h1",
    }  # fmt: skip
    assert refused(game, s, "shoot:e4:h1") == "OUT-087"


@pytest.mark.rule("OUT-088")
def test_there_must_be_a_zombie() -> None:
    game, s = given(mara=at("B4", "pistol"), jax=at("C4"))
    assert refused(game, s, "shoot:c4:h1") == "OUT-088"


@pytest.mark.rule("OUT-089", "OUT-090", "OUT-092")
def test_the_order_of_targets() -> None:
    game, s = given(mara=at("B4", "sub_mg"), zombies={"B4": "1W 1F 2R"})
    s.hold[w("mara")][0] = 14  # Ma's Shotgun: damage 2
    with rolling(6, 6):
        do(game, s, "shoot:b4:h1")
    assert here(s, "B4") == "2R"  # the walker, then the fatty, the runners last


@pytest.mark.rule("OUT-091", "OUT-161")
def test_every_die_that_reaches_the_number_hits() -> None:
    game, s = given(mara=at("B4", "sub_mg"), zombies={"C4": "3W"})
    with rolling(4, 5, 6):
        events = do(game, s, "shoot:c4:h1")
    assert [roll["hit"] for roll in told(events, "rolled")] == [0, 1, 1]
    assert here(s, "C4") == "1W"


@pytest.mark.rule("OUT-092", "OUT-145")
def test_all_survivors_there_must_be_dead_first() -> None:
    game, s = given(mara=at("B4", "sawed_off sawed_off"), jax=at("C4"), zombies={"C4": "2W"})
    with rolling(6, 6, 6, 1):
        do(game, s, "shoot:c4:both")
    assert s.standing[w("jax")] == Standing.DEAD
    assert here(s, "C4") == "1W"


@pytest.mark.rule("OUT-093")
def test_the_shooter_chooses_among_equals() -> None:
    game, s = given(mara=at("B4", "pistol"), jax=at("C4"), nell=at("C4"), zombies={"C4": "1W"})
    with rolling(6):
        do(game, s, "shoot:c4:h1")
    assert set(legal(game, s)) == {"hit_survivor:jax", "hit_survivor:nell"}
    do(game, s, "hit_survivor:nell")
    assert hold(s, "nell")[2] == "wound"
    game, s = given(mara=at("B4", "shotgun"), zombies={"C4": "1F 1A"})
    with rolling(4, 1):
        do(game, s, "shoot:c4:h1")
    assert set(legal(game, s)) == {"hit:fatty", "hit:abomination"}
    do(game, s, "hit:fatty")
    assert here(s, "C4") == "1A"


@pytest.mark.rule("OUT-094", "OUT-096")
def test_weak_hits_are_absorbed_and_never_reach_runners() -> None:
    game, s = given(mara=at("B4", "sub_mg"), zombies={"C4": "1F 1R"})
    with rolling(6, 6, 6):
        events = do(game, s, "shoot:c4:h1")
    assert here(s, "C4") == "1F 1R"
    assert len(told(events, "absorbed")) == 3


@pytest.mark.rule("OUT-095")
def test_one_hit_one_target() -> None:
    game, s = given(mara=at("B4", "shotgun"), jax=at("C4", wounds=1), zombies={"C4": "2W"})
    with rolling(6, 1):
        do(game, s, "shoot:c4:h1")
    assert s.standing[w("jax")] == Standing.DEAD
    assert here(s, "C4") == "2W"  # the second wound of the hit is lost


@pytest.mark.rule("OUT-097")
def test_a_hit_wounds_by_its_damage() -> None:
    game, s = given(mara=at("B4", "pistol"), jax=at("C4", "pan", "water"), zombies={"C4": "1W"})
    with rolling(6):
        do(game, s, "shoot:c4:h1", "lose:h1")
    assert (hold(s, "jax")[0], s.standing[w("jax")]) == ("wound", Standing.ON_BOARD)
    assert s.friendly_wounds == 1


@pytest.mark.rule("OUT-098")
def test_the_sniper_rifle_hits_zombies_only() -> None:
    game, s = given(mara=at("B4", "sniper_rifle"), jax=at("C4"), zombies={"C4": "1W 1F 1R"})
    with rolling(6):
        do(game, s, "shoot:c4:h1")
    assert set(legal(game, s)) == {"hit:walker", "hit:fatty", "hit:runner"}


@pytest.mark.rule("OUT-099")
def test_noise_once_for_the_action() -> None:
    game, s = given(mara=at("B4", "pistol pistol"), zombies={"C4": "3W"})
    with rolling(1, 1):
        do(game, s, "shoot:c4:both")
    assert s.noise[z("B4")] == 1


@pytest.mark.rule("OUT-100", "OUT-101")
def test_two_identical_dual_weapons() -> None:
    game, s = given(mara=at("B4", "pistol pistol"), zombies={"C4": "3W"})
    assert {"shoot:c4:h1", "shoot:c4:h2", "shoot:c4:both"} <= set(legal(game, s))
    with rolling(6, 6):
        do(game, s, "shoot:c4:both")
    assert here(s, "C4") == "1W"
    for hands in ("pistol sub_mg", "shotgun shotgun", "rifle rifle"):
        game, s = given(mara=at("B4", hands), zombies={"C4": "3W"})
        assert refused(game, s, "shoot:c4:both") == "OUT-100"


@pytest.mark.rule("OUT-101")
def test_an_empty_gun_takes_no_part() -> None:
    game, s = given(mara=at("B4", "sawed_off sawed_off!"), zombies={"C4": "3W"})
    assert refused(game, s, "shoot:c4:both") == "OUT-106"
    assert "shoot:c4:h1" in legal(game, s)


@pytest.mark.rule("OUT-102", "OUT-105", "OUT-131")
@pytest.mark.parametrize("gun", ["pistol", "sub_mg", "rifle", "shotgun", "evil_twins"])
def test_ammo_need_not_be_equipped_and_fits_every_gun(gun: str) -> None:
    game, s = given(mara=at("B4", gun, "ammo_shells"), zombies={"C4": "3W"})
    do(game, s, "shoot:c4:h1")
    assert question(game, s) == "reroll"
    assert "reroll:ammo" in legal(game, s)


@pytest.mark.rule("OUT-103")
def test_a_reroll_rolls_hits_too_and_stands() -> None:
    game, s = given(mara=at("B4", "shotgun", "ammo_bullets"), zombies={"C4": "3W"})
    with rolling(6, 1, 1, 1):
        do(game, s, "shoot:c4:h1", "reroll:ammo")
    assert here(s, "C4") == "3W"
    assert question(game, s) == "turn"


@pytest.mark.rule("OUT-104")
def test_each_source_once_and_ammo_last() -> None:
    game, s = given(
        jax=at("B4", "pistol pistol", "ammo_bullets ammo_shells", skills="try_again reroll_turn"),
        zombies={"C4": "9W"},
    )
    with rolling(1, 1, 2, 2, 3, 3, 6, 6):  # also the dice of the second weapon
        do(game, s, "shoot:c4:both", "reroll:try_again")
        assert refused(game, s, "reroll:try_again") == "OUT-104"
        do(game, s, "reroll:reroll_turn", "reroll:ammo")
    assert question(game, s) == "turn"
    assert here(s, "C4") == "7W"
    with rolling(1):
        do(game, s, "shoot:c4:h1")
    assert refused(game, s, "reroll:reroll_turn") == "OUT-035"  # once a turn
    assert "reroll:try_again" in legal(game, s)


@pytest.mark.rule("OUT-104")
def test_split_fire_is_one_action_for_rerolls() -> None:
    game, s = given(
        teal=at("B4", "pistol pistol", "ammo_bullets", skills="split_fire"),
        zombies={"A4": "1W", "C4": "1W"},
    )
    with rolling(1, 6, 1):
        do(game, s, "split_fire:c4:h1", "shoot:a4:h2", "reroll:ammo")
    assert question(game, s) == "turn"  # no second ammo re-roll for the second gun
    assert (here(s, "C4"), here(s, "A4")) == ("", "1W")


@pytest.mark.rule("OUT-104")
def test_no_ammo_no_reroll() -> None:
    game, s = given(jax=at("B4", "pistol", skills="try_again"), zombies={"C4": "1W"})
    do(game, s, "shoot:c4:h1")
    assert refused(game, s, "reroll:ammo") == "OUT-102"


@pytest.mark.rule("OUT-105")
@pytest.mark.parametrize(
    ("gun", "ammo", "fits"),
    [
        ("pistol", "ammo_bullets", True),
        ("evil_twins", "ammo_bullets", True),
        ("rifle", "ammo_bullets", True),
        ("sniper_rifle", "ammo_bullets", True),
        ("sawed_off", "ammo_shells", True),
        ("shotgun", "ammo_shells", True),
        ("mas_shotgun", "ammo_shells", True),
        ("sub_mg", "ammo_bullets", False),
        ("sub_mg", "ammo_shells", False),
        ("pistol", "ammo_shells", False),
        ("shotgun", "ammo_bullets", False),
    ],
)
def test_typed_ammo(gun: str, ammo: str, fits: bool) -> None:
    game, s = given(mara=at("B4", gun, ammo), zombies={"C4": "3W"}, options={"typed_ammo": "on"})
    do(game, s, "shoot:c4:h1")
    assert (question(game, s) == "reroll") == fits


@pytest.mark.rule("OUT-106", "OUT-108")
@pytest.mark.parametrize("gun", ["sawed_off", "mas_shotgun"])
def test_reloading_takes_an_action(gun: str) -> None:
    game, s = given(mara=at("B4", gun), zombies={"C4": "9W"})
    assert refused(game, s, "reload") == "OUT-108"
    do(game, s, "shoot:c4:h1")
    assert hold(s, "mara")[0] == f"{gun}!"
    assert refused(game, s, "shoot:c4:h1") == "OUT-106"
    do(game, s, "reload")
    assert (hold(s, "mara")[0], s.actions) == (gun, 1)


@pytest.mark.rule("OUT-107", "OUT-109")
def test_reloaded_at_the_end_of_the_round_not_of_the_turn() -> None:
    game, s = given(mara=at("A6", "sawed_off!", "sawed_off!"), jax=at("A6"))
    do(game, s, "end_turn")
    assert hold(s, "mara")[0] == "sawed_off!"
    do(game, s, "end_turn")
    assert s.round == 2
    assert hold(s, "mara")[::2] == ["sawed_off", "sawed_off", "-"]


@pytest.mark.rule("OUT-108")
def test_empty_travels_with_the_card_and_one_reload_fills_both_hands() -> None:
    game, s = given(mara=at("A4", "sawed_off! sawed_off!"), jax=at("A4"))
    do(game, s, "exchange:jax", "swap:own_h1:their_h1", "swap:own_h2:their_h2", "done", "done")
    assert hold(s, "jax")[:2] == ["sawed_off!", "sawed_off!"]
    begin_turn(game, s, w("jax"))
    do(game, s, "reload")
    assert hold(s, "jax")[:2] == ["sawed_off", "sawed_off"]
    assert "reload" not in kinds(game, s)


@pytest.mark.rule("OUT-104")
def test_a_molotov_is_not_rolled_for() -> None:
    game, s = given(
        jax=at("B4", "molotov", "ammo_bullets", skills="try_again"), zombies={"C4": "3W"}
    )
    do(game, s, "throw:c4")
    assert question(game, s) == "turn"

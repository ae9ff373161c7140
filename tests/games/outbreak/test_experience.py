"""Experience, danger level and skills: OUT-151 to OUT-161."""

from __future__ import annotations

import pytest

from shamble.games.outbreak.content.survivors import ORANGE, RED, Skill, Survivor
from shamble.games.outbreak.content.zombies import Zombie
from shamble.games.outbreak.rules.spawning import danger
from shamble.games.outbreak.rules.terms import level_of, skill
from shamble.games.outbreak.state import Standing
from tests.games.outbreak.positions import (
    at,
    begin_turn,
    do,
    given,
    here,
    legal,
    question,
    refused,
    rolling,
    told,
    w,
)


@pytest.mark.rule("OUT-151")
@pytest.mark.parametrize(("kind", "points"), [("1W", 1), ("1R", 1), ("1F", 1), ("1A", 5)])
def test_experience_for_each_kind(kind: str, points: int) -> None:
    game, s = given(bolt=at("B4", "fire_axe", skills="damage_melee"), zombies={"B4": kind})
    with rolling(6):
        do(game, s, "melee:h1")
    assert (here(s, "B4"), s.experience[w("bolt")]) == ("", points)


@pytest.mark.rule("OUT-152")
def test_killing_survivors_gives_nothing() -> None:
    game, s = given(mara=at("B4", "shotgun"), jax=at("C4"), zombies={"C4": "1W"})
    with rolling(6, 1):
        do(game, s, "shoot:c4:h1")
    assert (s.standing[w("jax")], s.experience[w("mara")]) == (Standing.DEAD, 0)


@pytest.mark.rule("OUT-152a")
def test_the_killed_go_back_to_the_stock() -> None:
    game, s = given(bolt=at("B4", "fire_axe", skills="damage_melee"), zombies={"B4": "1A"})
    assert s.stock[Zombie.ABOMINATION] == 0
    with rolling(6):
        do(game, s, "melee:h1")
    assert (s.stock[Zombie.ABOMINATION], s.killed[Zombie.ABOMINATION]) == (1, 1)


@pytest.mark.rule("OUT-153")
def test_levels() -> None:
    assert [level_of(x) for x in (0, 6, 7, 18, 19, 42, 43, 999)] == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("OUT-154", "OUT-155")
def test_blue_from_the_start_and_yellow_brings_an_action() -> None:
    game, s = given(mara=at("B2", skills="free_move", experience=4))
    assert s.free_moves == 1
    events = do(game, s, "objective")
    assert told(events, "level") == [{"survivor": "mara", "level": "yellow"}]
    assert s.skills[w("mara")][1] == Skill.PLUS_ACTION
    begin_turn(game, s)
    assert s.actions == 4


@pytest.mark.rule("OUT-156")
def test_orange_is_one_of_two_for_good() -> None:
    game, s = given(mara=at("B2", experience=18))
    do(game, s, "objective")
    assert question(game, s) == "skill"
    names = {f"choose_skill:{Skill(x).name.lower()}" for x in ORANGE[Survivor.MARA]}
    assert set(legal(game, s)) == names
    assert refused(game, s, "choose_skill:rally") == "OUT-156"
    do(game, s, "choose_skill:free_combat")
    assert s.skills[w("mara")][2] == Skill.FREE_COMBAT


@pytest.mark.rule("OUT-157")
def test_red_is_one_of_three() -> None:
    game, s = given(teal=at("B2", experience=42))
    do(game, s, "objective")
    names = {f"choose_skill:{Skill(x).name.lower()}" for x in RED[Survivor.TEAL]}
    assert set(legal(game, s)) == names
    assert refused(game, s, "choose_skill:free_move") == "OUT-157"


@pytest.mark.rule("OUT-158")
def test_the_same_skill_twice_counts_twice() -> None:
    game, s = given(mara=at("A4", skills="free_move free_move"))
    assert skill(s, w("mara"), Skill.FREE_MOVE) == 2
    assert s.free_moves == 2
    do(game, s, "move:b4", "move:c4", "move:d4")
    assert s.actions == 2


@pytest.mark.rule("OUT-159", "OUT-160")
def test_the_danger_level_is_that_of_the_most_advanced_on_the_board() -> None:
    _, s = given(mara=at("A4", experience=7), jax=at("A4", experience=19), nell=at("A4"))
    assert danger(s) == 2
    s.standing[w("jax")], s.at[w("jax")] = Standing.ESCAPED, -1
    assert danger(s) == 1


@pytest.mark.rule("OUT-161")
def test_a_weapon_never_hits_on_a_one() -> None:
    game, s = given(
        wren=at("B4", "baseball_bat", skills="roll_melee roll_combat roll_combat"),
        zombies={"B4": "3W"},
    )
    with rolling(1):
        do(game, s, "melee:h1")
    assert here(s, "B4") == "3W"
    with rolling(2):
        do(game, s, "melee:h1")
    assert here(s, "B4") == "2W"

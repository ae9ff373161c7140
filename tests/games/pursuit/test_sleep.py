"""Phase 1, Sleep: HP for her steps, by the number on the Player's card."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.pursuit.positions import changes, given, hand, legal, pile, reason, telling, told


@pytest.mark.rule("PUR-060")
def test_hp_comes_first_and_her_steps_second() -> None:
    game, s = given(z=12, p=17, hp=3, under=2)
    assert told(game.apply(s, 0, "sleep"))[:2] == ["slept", "she_walked"]


@pytest.mark.rule("PUR-060", "PUR-074")
def test_a_player_caught_asleep_has_recovered() -> None:
    game, s = given(z=12, p=14, hp=3, under=2)
    assert changes(game, s, "sleep") == {
        "hp": 5,
        "z": 14,
        "d": 0,
        "ending": "caught",
        "score": 11,
    }


@pytest.mark.rule("PUR-061")
@pytest.mark.parametrize(("p", "gained"), [(13, 1), (14, 2), (15, 3), (16, 1), (17, 2)])
def test_the_number_is_the_one_under_the_player(p: int, gained: int) -> None:
    game, s = given(z=12, p=p, hp=2, row="3 1 2 3 1 2 0")
    game.apply(s, 0, "sleep")
    assert s.hp == 2 + gained


@pytest.mark.rule("PUR-062")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("time", ["day", "night"])
def test_one_point_is_one_square(time: str, number: int) -> None:
    game, s = given(time=time, z=12, p=17, hp=2, under=number)
    events = game.apply(s, 0, "sleep")
    assert s.hp == 2 + number
    assert telling(events, "slept")[0]["hp"] == number


@pytest.mark.rule("PUR-063")
@pytest.mark.parametrize("time", ["day", "night"])
@pytest.mark.parametrize("hp", [1, 4, 8])
def test_no_sleep_on_zero(time: str, hp: int) -> None:
    game, s = given(time=time, hp=hp, under=0)
    assert "sleep" not in legal(game, s)
    refused = game.why_not(s, 0, "sleep")
    assert refused is not None
    assert (refused.rule, refused.reason) == ("PUR-063", "sleep_on_zero")


@pytest.mark.rule("PUR-063")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_sleep_on_every_other_number(number: int) -> None:
    game, s = given(under=number)
    assert reason(game, s, "sleep") is None
    assert legal(game, s)[0] == "sleep"


@pytest.mark.rule("PUR-064")
@pytest.mark.parametrize(("hp", "gained"), [(5, 3), (6, 2), (7, 1)])
def test_the_cube_stops_at_the_cap_and_nothing_is_carried_over(hp: int, gained: int) -> None:
    game, s = given(z=12, p=17, hp=hp, under=3)
    game.apply(s, 0, "sleep")
    assert s.hp == hp + gained == 8
    game.apply(s, 0, "move:pace_1")
    assert s.hp == 7  # no surplus comes back


@pytest.mark.rule("PUR-065")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_sleep_at_full_hp_recovers_nothing_and_she_walks_in_full(number: int) -> None:
    game, s = given(z=12, p=17, hp=8, under=number)
    assert "sleep" in legal(game, s)
    game.apply(s, 0, "sleep")
    assert (s.hp, s.zombie) == (8, 12 + number)


@pytest.mark.rule("PUR-066")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_by_day_she_takes_as_many_steps_as_the_number(number: int) -> None:
    game, s = given(time="day", z=12, p=17, hp=2, under=number)
    game.apply(s, 0, "sleep")
    assert s.zombie == 12 + number


@pytest.mark.rule("PUR-067")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_by_night_she_takes_one_step_more(number: int) -> None:
    game, s = given(time="night", z=12, p=17, hp=2, under=number)
    game.apply(s, 0, "sleep")
    assert s.zombie == 12 + number + 1


@pytest.mark.rule("PUR-068")
@pytest.mark.parametrize(
    ("time", "hp", "number"), list(product(("day", "night"), (5, 6, 7, 8), (1, 2, 3)))
)
def test_her_steps_follow_the_printed_number_whatever_was_recovered(
    time: str, hp: int, number: int
) -> None:
    game, s = given(time=time, z=12, p=17, hp=hp, under=number)
    game.apply(s, 0, "sleep")
    assert s.hp == min(8, hp + number)
    assert s.zombie == 12 + number + (time == "night")


@pytest.mark.rule("PUR-069")
@pytest.mark.parametrize("order", ["2a 2b", "2b 2a"])
def test_hand_and_pile_stay_as_they_are(order: str) -> None:
    for drawn in range(0, 160, 16):  # whatever the stream holds
        game, s = given(z=12, p=17, pile=order)
        s.drawn = drawn
        events = game.apply(s, 0, "sleep")
        assert (hand(s), pile(s)) == ("1 3 4", order)
        assert s.drawn == drawn
        assert telling(events, "skipped")[-1] == {"phase": "refill_hand"}

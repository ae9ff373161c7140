"""Phase 1, Rest: Nerve for her steps."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.pursuit.positions import changes, given, legal, reason, telling, told

CARDS = {
    1: ("pace_1", "1 3 4"),
    2: ("pace_2a", "1 2a 4"),
    3: ("pace_3", "1 3 4"),
    4: ("pace_4", "1 3 4"),
}
TIMES = ("day", "night")


@pytest.mark.rule("PUR-050", "PUR-054")
@pytest.mark.parametrize("v", [1, 2, 3, 4])
def test_rest_recovers_the_number_of_its_card(v: int) -> None:
    card, hand = CARDS[v]
    game, s = given(z=12, p=17, hp=4, nerve=2, hand=hand)
    change = changes(game, s, f"rest:{card}")
    assert change["nerve"] == 2 + v
    assert "p" not in change and "hp" not in change


@pytest.mark.rule("PUR-051")
@pytest.mark.parametrize(("nerve", "gained"), [(2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_nerve_above_the_cap_is_lost(nerve: int, gained: int) -> None:
    game, s = given(z=12, p=17, nerve=nerve)
    events = game.apply(s, 0, "rest:pace_4")
    assert s.nerve == nerve + gained == 6
    assert telling(events, "rested") == [{"card": "pace_4", "nerve": gained}]


@pytest.mark.rule("PUR-052")
@pytest.mark.parametrize(("time", "v", "nerve"), list(product(TIMES, (1, 2, 3, 4), (0, 3, 5, 6))))
def test_she_takes_the_number_of_steps_and_one_more_at_night(time: str, v: int, nerve: int) -> None:
    card, hand = CARDS[v]
    game, s = given(time=time, z=12, p=18, nerve=nerve, hand=hand)
    game.apply(s, 0, f"rest:{card}")
    assert s.zombie == 12 + v + (1 if time == "night" else 0)


@pytest.mark.rule("PUR-053")
def test_rest_at_full_nerve_is_allowed_and_recovers_nothing() -> None:
    game, s = given(z=12, p=17, nerve=6)
    assert "rest:pace_3" in legal(game, s)
    change = changes(game, s, "rest:pace_3")
    assert "nerve" not in change
    assert change["z"] == 15


@pytest.mark.rule("PUR-054")
@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("nerve", range(7))
def test_rest_costs_no_hp(time: str, nerve: int) -> None:
    game, s = given(time=time, z=12, p=17, hp=1, nerve=nerve)
    game.apply(s, 0, "rest:pace_1")
    assert s.hp == 1
    assert game.result(s).ending is None


@pytest.mark.rule("PUR-055")
@pytest.mark.parametrize(
    ("time", "d", "caught"), [("day", 3, True), ("day", 4, False), ("night", 4, True)]
)
def test_rest_too_near_her_is_deadly(time: str, d: int, caught: bool) -> None:
    game, s = given(time=time, z=12, p=12 + d, hp=8, nerve=0)
    assert reason(game, s, "rest:pace_3") is None
    events = game.apply(s, 0, "rest:pace_3")
    assert game.result(s).ending == ("caught" if caught else None)
    assert told(events)[:2] == ["rested", "she_walked"]
    assert s.nerve == 3

"""The Zombie: her walk and contact."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.pursuit.positions import changes, given, telling, told, turns


def her_steps(action: str, time: str, under: int) -> int:
    number = under if action == "sleep" else int(action[-1]) if action.startswith("rest") else 1
    return number + (1 if time == "night" else 0)


@pytest.mark.rule("PUR-070")
@pytest.mark.parametrize("hp", range(1, 9))
@pytest.mark.parametrize("action", ["rest:pace_1", "sleep"])
def test_her_on_your_card_is_death_at_any_hp(action: str, hp: int) -> None:
    game, s = given(z=12, p=13, hp=hp)
    game.apply(s, 0, action)
    assert s.zombie == s.player
    assert game.result(s).ending == "caught"
    assert s.hp >= 1


@pytest.mark.rule("PUR-071")
@pytest.mark.parametrize("time", ["day", "night"])
@pytest.mark.parametrize("d", [1, 2, 3, 4])
def test_she_stops_on_the_players_card_and_never_passes(time: str, d: int) -> None:
    game, s = given(time=time, z=12, p=12 + d)
    events = game.apply(s, 0, "rest:pace_4")
    assert s.zombie == s.player == 12 + d
    assert telling(events, "she_walked") == [{"steps": d, "distance": 0}]


@pytest.mark.rule("PUR-072")
@pytest.mark.parametrize("time", ["day", "night"])
@pytest.mark.parametrize(
    ("d", "action"),
    list(product(range(1, 7), ["rest:pace_1", "rest:pace_3", "rest:pace_4", "sleep"])),
)
def test_caught_exactly_when_her_steps_reach_the_distance(time: str, d: int, action: str) -> None:
    game, s = given(time=time, z=12, p=12 + d, under=2)
    steps = her_steps(action, time, under=2)
    game.apply(s, 0, action)
    assert game.result(s).ending == ("caught" if steps >= d else None)
    assert s.zombie == 12 + min(steps, d)


@pytest.mark.rule("PUR-073")
@pytest.mark.parametrize("action", ["rest:pace_3", "sleep", "move:pace_1"])
def test_when_caught_phases_2_to_4_are_not_performed(action: str) -> None:
    game, s = given(time="night", z=12, p=13, above="N@14")
    change = changes(game, s, action)
    assert change["ending"] == "caught"
    assert not {"row", "discard", "deck", "above", "time", "pile"} & set(change)


@pytest.mark.rule("PUR-073")
def test_when_caught_nothing_follows_her_walk() -> None:
    game, s = given(z=12, p=13)
    assert told(game.apply(s, 0, "rest:pace_1")) == ["rested", "she_walked", "ended"]


@pytest.mark.rule("PUR-074")
def test_what_was_recovered_stays_but_does_not_save() -> None:
    game, s = given(z=12, p=14, hp=4, nerve=1)
    assert changes(game, s, "rest:pace_3")["nerve"] == 4
    assert game.result(s).ending == "caught"

    game, s = given(z=12, p=14, hp=4, under=3)
    assert changes(game, s, "sleep")["hp"] == 7
    assert game.result(s).ending == "caught"


@pytest.mark.rule("PUR-075")
def test_she_moves_in_phase_1_only_and_only_to_the_right() -> None:
    phases_after = {"discarded", "laid", "hung", "time_placed", "drew", "skipped", "round"}
    for _, turn in turns(80, preset="gentle"):
        walked = telling(turn.events, "she_walked")
        steps = [int(step["steps"]) for step in walked]
        assert all(step > 0 for step in steps)
        assert turn.after.zombie - turn.before.zombie == sum(steps)
        words = told(turn.events)
        if walked:
            assert len(walked) == 1
            assert not phases_after & set(words[: words.index("she_walked")])


@pytest.mark.rule("PUR-076")
@pytest.mark.parametrize("time", ["day", "night"])
@pytest.mark.parametrize(
    ("action", "number"), [("rest:pace_1", 1), ("rest:pace_3", 3), ("rest:pace_4", 4), ("sleep", 3)]
)
def test_recovering_shortens_the_distance(time: str, action: str, number: int) -> None:
    game, s = given(time=time, z=12, p=18, hp=8, nerve=6, under=3)  # even where nothing is gained
    assert changes(game, s, action)["d"] == 6 - number - (1 if time == "night" else 0)

"""Phase 3: the change between DAY and NIGHT."""

from __future__ import annotations

import pytest

from shamble.games.pursuit.content.cards import Card
from tests.games.pursuit.positions import (
    above,
    changes,
    given,
    legal,
    row,
    set_pile,
    telling,
    time,
    told,
    turns,
)


@pytest.mark.rule("PUR-090")
@pytest.mark.parametrize(
    ("marked", "time_then"), [(16, "NIGHT"), (17, "NIGHT"), (18, "NIGHT"), (19, "DAY")]
)
def test_the_player_must_have_reached_or_passed_the_marked_card(
    marked: int, time_then: str
) -> None:
    game, s = given(time="day", z=13, p=15, above=f"N@{marked}")
    game.apply(s, 0, "move:pace_3")
    assert s.player == 18
    assert time(s) == time_then
    assert above(s) == ("" if time_then == "NIGHT" else f"N@{marked}")


@pytest.mark.rule("PUR-090")
def test_resting_before_the_marked_card_changes_nothing() -> None:
    game, s = given(time="day", z=12, p=16, above="N@17")
    game.apply(s, 0, "rest:pace_1")
    assert (time(s), above(s)) == ("DAY", "N@17")


@pytest.mark.rule("PUR-091")
def test_the_card_goes_on_top_of_the_time_stack() -> None:
    game, s = given(time="day", z=12, p=15, above="N@16")
    events = game.apply(s, 0, "move:pace_1")
    assert s.times[: s.times_count] == [Card.DAY_1, Card.NIGHT_1]
    assert telling(events, "time_placed") == [{"card": "night_1"}]
    assert above(s) == ""

    game, s = given(time="night", z=12, p=15, above="D@16")
    game.apply(s, 0, "move:pace_1")
    assert s.times[: s.times_count] == [Card.DAY_1, Card.NIGHT_1, Card.DAY_2]


@pytest.mark.rule("PUR-092")
def test_the_new_time_counts_from_the_next_round_on() -> None:
    game, s = given(time="day", z=12, p=16, nerve=6, above="N@17")
    game.apply(s, 0, "move:pace_1")
    assert (s.nerve, s.hp, s.zombie) == (5, 7, 13)  # one step: the round was a DAY round
    game.apply(s, 0, "rest:pace_3")
    assert s.zombie == 13 + 4  # the next is a NIGHT round


@pytest.mark.rule("PUR-093")
@pytest.mark.parametrize("marked", [16, 17, 18])
def test_reaching_or_passing_does_not_change_the_time_of_that_phase_1(marked: int) -> None:
    game, s = given(time="day", z=12, p=15, nerve=4, above=f"N@{marked}")
    events = game.apply(s, 0, "move:pace_3")
    assert telling(events, "paid") == [{"nerve": 2, "hp": 2}]
    assert telling(events, "she_walked") == [{"steps": 1, "distance": 5}]
    words = told(events)
    assert words.index("she_walked") < words.index("laid") < words.index("time_placed")


@pytest.mark.rule("PUR-094")
def test_several_are_placed_from_left_to_right() -> None:
    game, s = given(time="day", z=12, p=15, above="N@16 D@18")
    events = game.apply(s, 0, "move:pace_3")
    assert [placed["card"] for placed in telling(events, "time_placed")] == ["night_1", "day_2"]
    assert s.times[: s.times_count] == [Card.DAY_1, Card.NIGHT_1, Card.DAY_2]
    assert time(s) == "DAY"


@pytest.mark.rule("PUR-094")
def test_of_several_only_those_that_qualify_are_placed() -> None:
    game, s = given(time="day", z=12, p=15, above="N@16 D@18")
    game.apply(s, 0, "move:pace_1")
    assert (time(s), above(s)) == ("NIGHT", "D@18")
    game.apply(s, 0, "move:pace_3")
    assert (time(s), above(s)) == ("DAY", "")


@pytest.mark.rule("PUR-094")
def test_in_the_alley_one_sprint_may_pass_both() -> None:
    """Not only with custom decks: a game from setup, NIGHT above 10, the second DAY above 13."""
    game, s = given(
        z=0,
        p=3,
        row="1 0 2 1 0 0 2",
        deck="2 2 | 3 NIGHT 3 | 1 1 | DAY 1 EVAQ 0",
        hand="1 2a 4",
        pile="2b 3",
        alley=True,
        preset="gentle",
    )
    for action, shuffled in [
        ("rest:pace_1", "3 1"),
        ("sleep", "3 1"),
        ("move:pace_4", "4 1"),
        ("move:pace_3", "1 3"),
        ("sleep", "1 3"),
    ]:
        game.apply(s, 0, action)
        set_pile(s, shuffled)
    assert (s.zombie, s.player, time(s), above(s)) == (7, 9, "DAY", "N@10 D@13")
    events = game.apply(s, 0, "move:pace_4")
    assert [placed["card"] for placed in telling(events, "time_placed")] == ["night_1", "day_2"]
    assert (s.zombie, s.player, time(s), above(s)) == (8, 13, "DAY", "")


@pytest.mark.rule("PUR-095")
@pytest.mark.parametrize(
    ("hung", "unseen"),
    [("", "1 DAY 1"), ("D@27", "1 1"), ("D@28", "1 1")],
    ids=["still in the deck", "above a card of the last Move", "above EVAQ itself"],
)
def test_evaq_may_be_reached_before_the_second_day_is_placed(hung: str, unseen: str) -> None:
    game, s = given(time="night", z=24, p=26, row="1 2 0 1 EVAQ", above=hung, deck=unseen)
    change = changes(game, s, "move:pace_3")
    assert change["ending"] == "evacuated"
    assert not {"time", "above", "deck"} & set(change)
    assert change["nerve"] == 6 - 1  # a NIGHT Move to the last


@pytest.mark.rule("PUR-095")
def test_in_play_evaq_is_often_reached_by_night() -> None:
    before_dawn = 0
    for game, turn in turns(150, preset="gentle", short_road=True):
        if game.result(turn.after).ending == "evacuated":
            before_dawn += Card.DAY_2 not in turn.after.times
    assert before_dawn


@pytest.mark.rule("PUR-096")
def test_the_card_below_keeps_its_place_and_number() -> None:
    game, s = given(time="day", z=12, p=15, hp=4, row="0 1 2 0 1 3 1", above="N@17", hand="1 2a 4")
    before = s.road[12 : s.laid]
    game.apply(s, 0, "move:pace_2a")
    assert time(s) == "NIGHT"
    assert s.road[12:19] == before
    assert row(s) == "@13: 1 2 0 1 3 1 0"
    assert "sleep" in legal(game, s)
    game.apply(s, 0, "sleep")
    assert s.hp == 3 + 3


@pytest.mark.rule("PUR-097")
def test_her_passing_the_marked_card_changes_nothing() -> None:
    game, s = given(time="day", z=14, p=16, row="0 1 2 0 1 3 1", above="N@17")
    game.apply(s, 0, "move:pace_4")
    assert (s.zombie, s.player, time(s)) == (15, 20, "NIGHT")
    events = game.apply(s, 0, "rest:pace_3")
    assert s.zombie == 19
    assert "time_placed" not in told(events)
    assert (time(s), s.times_count, above(s)) == ("NIGHT", 2, "")


@pytest.mark.rule("PUR-097")
def test_her_reaching_the_marked_card_with_the_player_changes_nothing() -> None:
    game, s = given(time="night", z=12, p=13, above="D@14")
    game.apply(s, 0, "move:pace_1")
    assert game.result(s).ending == "caught"
    assert s.zombie == 14
    assert (time(s), above(s)) == ("NIGHT", "D@14")


@pytest.mark.rule("PUR-098")
def test_phase_3_is_still_checked_after_phase_2_is_dropped() -> None:
    game, s = given(time="night", z=22, p=24, row="1 2 0 1 3 1 EVAQ", at=21, above="D@25")
    events = game.apply(s, 0, "move:pace_1")
    assert telling(events, "skipped") == [{"phase": "refill_row"}]
    assert telling(events, "time_placed") == [{"card": "day_2"}]
    assert (time(s), above(s)) == ("DAY", "")

"""Phase 2: discarding behind her, drawing ahead."""

from __future__ import annotations

import pytest

import shamble
from tests.games.pursuit.positions import (
    above,
    deck,
    discard,
    given,
    row,
    telling,
    time,
    told,
    turns,
)


@pytest.mark.rule("PUR-080")
@pytest.mark.parametrize(
    ("action", "gone", "left"),
    [("rest:pace_1", "0", 13), ("rest:pace_3", "0 1 2", 15), ("rest:pace_4", "0 1 2 0", 16)],
)
def test_every_card_left_of_her_is_discarded(action: str, gone: str, left: int) -> None:
    game, s = given(z=12, p=17, row="0 1 2 0 1 3 1")
    events = game.apply(s, 0, action)
    assert discard(s) == gone
    assert s.row_start == s.zombie == left
    assert telling(events, "discarded") == [{"count": len(gone.split())}]


@pytest.mark.rule("PUR-080")
def test_discards_pile_up_in_their_order() -> None:
    game, s = given(z=12, p=17, row="0 1 2 0 1 3 1")
    game.apply(s, 0, "rest:pace_1")
    game.apply(s, 0, "move:pace_3")
    assert discard(s) == "0 1"


@pytest.mark.rule("PUR-081")
def test_as_many_cards_are_drawn_as_were_discarded() -> None:
    game, s = given(z=12, p=17, row="0 1 2 0 1 3 1", deck="3 0 2 1 1")
    events = game.apply(s, 0, "rest:pace_3")
    assert row(s) == "@15: 0 1 3 1 3 0 2"
    assert deck(s) == "1 1"
    assert [laid["index"] for laid in telling(events, "laid")] == [19, 20, 21]  # singly


@pytest.mark.rule("PUR-081")
def test_the_row_is_seven_cards_again_with_her_on_the_leftmost() -> None:
    for _, turn in turns(60, preset="gentle"):
        s = turn.after
        if s.over == 0 and s.evaq_at < 0:
            assert s.laid - s.row_start == 7
            assert s.zombie == s.row_start


@pytest.mark.rule("PUR-082", "PUR-083")
@pytest.mark.parametrize(
    ("before", "hung", "after"),
    [
        ("NIGHT 3 0 2", "N@19", "2"),
        ("3 NIGHT 0 2", "N@20", "2"),
        ("3 DAY 0 2", "D@20", "2"),
        ("3 0 NIGHT 2", "", "NIGHT 2"),  # not drawn: no place is open any more
    ],
)
def test_a_time_card_hangs_above_the_next_card_and_fills_no_place(
    before: str, hung: str, after: str
) -> None:
    game, s = given(z=12, p=15, row="0 1 2 0 1 3 1", deck=before, hand="1 2a 4")
    game.apply(s, 0, "rest:pace_2a")
    assert row(s) == "@14: 2 0 1 3 1 3 0"
    assert above(s) == hung
    assert deck(s) == after


@pytest.mark.rule("PUR-082")
def test_a_time_card_is_told_before_the_card_below_it() -> None:
    game, s = given(z=12, p=15, deck="NIGHT 3 0")
    words = told(game.apply(s, 0, "rest:pace_1"))
    assert words[words.index("discarded") :][:3] == ["discarded", "hung", "laid"]


@pytest.mark.rule("PUR-083")
def test_only_the_next_card_is_marked() -> None:
    game, s = given(z=12, p=17, deck="NIGHT 3 0 2")
    game.apply(s, 0, "rest:pace_3")
    assert (above(s), row(s)) == ("N@19", "@15: 1 1 1 1 3 0 2")


@pytest.mark.rule("PUR-084")
def test_evaq_is_laid_at_the_right_end_like_a_location() -> None:
    game, s = given(z=12, p=15, row="0 1 2 0 1 3 1", deck="EVAQ 2 2")
    events = game.apply(s, 0, "rest:pace_1")
    assert row(s) == "@13: 1 2 0 1 3 1 EVAQ"
    assert telling(events, "laid") == [{"card": "evaq", "index": 19}]
    assert s.evaq_at == 19


@pytest.mark.rule("PUR-085", "PUR-087")
@pytest.mark.parametrize(
    ("deck_before", "laid", "deck_after"),
    [
        ("EVAQ 2 2 2", "EVAQ", "2 2 2"),
        ("0 EVAQ 2 2", "0 EVAQ", "2 2"),
        ("0 2 EVAQ 2", "0 2 EVAQ", "2"),
    ],
)
def test_after_evaq_no_card_is_drawn_and_open_places_stay_open(
    deck_before: str, laid: str, deck_after: str
) -> None:
    game, s = given(z=12, p=17, row="0 1 2 0 1 3 1", deck=deck_before)
    game.apply(s, 0, "rest:pace_3")
    assert row(s) == f"@15: 0 1 3 1 {laid}"
    assert deck(s) == deck_after


@pytest.mark.rule("PUR-085")
def test_phase_2_is_skipped_for_the_rest_of_the_game() -> None:
    game, s = given(z=12, p=16, row="0 1 2 0 1 3 1", deck="EVAQ 2 2 2")
    game.apply(s, 0, "rest:pace_1")
    assert row(s) == "@13: 1 2 0 1 3 1 EVAQ"
    for action in ("sleep", "sleep", "move:pace_2a"):
        events = game.apply(s, 0, action)
        assert {"phase": "refill_row"} in telling(events, "skipped")
        assert row(s) == "@13: 1 2 0 1 3 1 EVAQ"
        assert (deck(s), discard(s)) == ("2 2 2", "0")
    assert s.zombie == 16


@pytest.mark.rule("PUR-086")
@pytest.mark.parametrize(("card", "hung"), [("DAY", "D@20"), ("NIGHT", "N@20")])
def test_evaq_right_after_a_time_card_lies_below_it(card: str, hung: str) -> None:
    game, s = given(z=12, p=17, deck=f"1 {card} EVAQ 2 2")
    game.apply(s, 0, "rest:pace_3")
    assert s.evaq_at == 20
    assert above(s) == hung
    assert deck(s) == "2 2"


@pytest.mark.rule("PUR-087")
def test_evaq_may_fill_the_last_open_place() -> None:
    game, s = given(z=12, p=17, row="0 1 2 0 1 3 1", deck="0 2 EVAQ 2")
    game.apply(s, 0, "rest:pace_3")
    assert s.laid - s.row_start == 7


@pytest.mark.rule("PUR-088")
@pytest.mark.parametrize("dawn", ["", "long_night", "certain_dawn"])
@pytest.mark.parametrize("road", ["", "short_road", "alley"])
def test_the_deck_never_runs_out_before_evaq(road: str, dawn: str) -> None:
    options = {name: True for name in (road, dawn) if name}
    evaq_seen = 0
    for game, turn in turns(60, preset="gentle", **options):
        s = turn.after
        assert "EVAQ" in (deck(s) if s.evaq_at < 0 else row(s)).split()
        if s.evaq_at < 0 and not game.is_over(s):
            assert s.laid - s.zombie == 7  # every place was filled
        evaq_seen += s.evaq_at >= 0
    assert evaq_seen


@pytest.mark.rule("PUR-088")
def test_evaq_is_in_every_deck() -> None:
    for road in ("short_road", "alley", "long_night", "certain_dawn", "quiet_night"):
        game = shamble.load("pursuit", **{road: True})
        for seed in range(200):
            assert deck(game.new(seed=seed)).split().count("EVAQ") == 1


@pytest.mark.rule("PUR-089")
def test_two_time_cards_in_a_row_hang_above_the_same_card() -> None:
    game, s = given(z=12, p=15, deck="NIGHT DAY 3 0")
    events = game.apply(s, 0, "rest:pace_1")
    assert above(s) == "N@19 D@19"  # the later one on top
    assert [hung["card"] for hung in telling(events, "hung")] == ["night_1", "day_2"]
    assert row(s).endswith(" 3") and deck(s) == "0"


@pytest.mark.rule("PUR-089", "PUR-094")
def test_the_later_one_on_top_is_placed_last() -> None:
    game, s = given(time="day", z=12, p=15, above="N@17 D@17")
    events = game.apply(s, 0, "move:pace_3")
    assert [placed["card"] for placed in telling(events, "time_placed")] == ["night_1", "day_2"]
    assert (time(s), above(s)) == ("DAY", "")

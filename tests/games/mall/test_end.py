"""Elimination, the end of the game, and who has won."""

from __future__ import annotations

import pytest

from shamble.games.mall.content.cards import Card
from shamble.games.mall.state import Ending
from tests.games.mall.positions import Table, card_set, given


@pytest.mark.rule("MAL-212", "MAL-214", "MAL-232", "MAL-014")
def test_whoever_has_nobody_left_after_phase_f_is_eliminated() -> None:
    t = given(
        4,
        L1="P0:p",
        L3="P1:t,g,p",
        L6="P2:t,g | P3:t",
        zombies={1: 1},
        hands={0: "camera_1 pistol"},
    ).begin("F")
    assert t.asked() == {0}
    t.play(0, "pass")
    assert t.told("eliminated") == [{"seat": 0}]
    assert t.s.out == t.s.fresh == 1
    assert t.s.hand[0] == t.s.held[0] == 0
    assert t.s.gone == card_set("camera_1 pistol")
    assert t.game.broken(t.s) == 0
    for seat in range(4):
        assert t.seen(seat).gone == 0
        assert not t.seen(seat).played & card_set("camera_1 pistol")
    assert 0 not in t.asked()


@pytest.mark.rule("MAL-213", "MAL-004")
def test_until_then_he_keeps_his_place_and_his_cards() -> None:
    t = given(
        5,
        L1="P0:p",
        L3="P1:p | P2:p",
        L6="P3:t,g,p | P4:t,g",
        zombies={1: 1, 3: 3},
        hands={0: "threat_1"},
    ).begin("F")
    assert t.s.crew[0] == 0
    assert t.s.out == 0
    assert t.asked() == {0}
    t.play(0, "threat")
    t.vote("1>2 2>1").vote("0>1 1>2 2>1 3>- 4>-")
    assert t.s.tally[1] == 3


@pytest.mark.rule("MAL-225", "MAL-224", "MAL-163")
def test_tv_49_not_at_once() -> None:
    t = given(4, L1="P0:p", L5="P1:p", L3="P2:t", L6="P3:t | P2:g", zombies={1: 1, 5: 1}).begin("F")
    assert len(t.told("eaten")) == 2
    assert t.s.over == Ending.FEW_SURVIVORS
    assert t.told("ended") == [{"ending": "few_survivors", "survivors": 3}]
    assert t.words()[-1] == "ended"


@pytest.mark.rule("MAL-222", "MAL-225")
def test_tv_50a_gathering() -> None:
    t = given(5, L6="P0:p,t | P1:p,t | P2:p", L3="P2:t", going={2: 6}).begin("E")
    assert t.s.gathered == 1
    assert t.s.over == Ending.GATHERED
    assert t.told("ended")[0]["survivors"] == 6


@pytest.mark.rule("MAL-222")
def test_tv_50b_the_parking_lot_does_not_count() -> None:
    t = given(5, L4="P0:p,t | P1:p,t", L3="P2:t", going={2: 4}).begin("E")
    assert t.at(4) == "P0:p,t | P1:p,t | P2:t"
    assert t.s.gathered == 0
    assert t.s.over == 0
    assert t.told("eaten") == []


@pytest.mark.rule("MAL-226", "MAL-225", "MAL-222")
@pytest.mark.parametrize(("gathering", "over"), [("any_moment", 2), ("end_of_round", 0)])
def test_tv_50c_gathering_for_a_moment(gathering: str, over: int) -> None:
    t = given(
        5,
        chief=1,
        L6="P0:p,t | P1:p | P2:p,t",
        L3="P1:t",
        going={1: 6, 2: 3},
        options={"gathering": gathering},
    ).begin("E")
    t.play(2, "move:tough_guy")
    assert t.at(3) == "P2:t"
    assert t.told("eaten") == []
    assert t.s.over == over


@pytest.mark.rule("MAL-226")
def test_gathering_after_a_meal_and_at_the_end_of_the_round() -> None:
    t = given(5, L1="P0:g", L6="P1:p,t,g | P2:p,t,g", zombies={1: 1}).begin("F")
    assert t.told("gathered") == [{"place": "supermarket"}]
    assert t.s.over == Ending.GATHERED
    t = given(5, L6="P0:p,t | P1:p,t | P2:p,t", options={"gathering": "end_of_round"}).begin("F")
    assert t.s.over == Ending.GATHERED


@pytest.mark.rule("MAL-223", "MAL-227")
@pytest.mark.parametrize(
    ("n", "places", "over"),
    [
        (6, {"L1": "P0:p,t", "L3": "P1:p,t", "L6": "P2:p,t"}, True),
        (5, {"L1": "P0:p,t", "L3": "P1:p,t", "L6": "P2:p,t"}, False),
        (3, {"L1": "P0:p,t", "L3": "P1:p,t"}, True),
        (4, {"L1": "P0:p,t", "L3": "P1:p,t"}, True),
        (5, {"L1": "P0:p,t", "L3": "P1:p,t"}, True),
        (6, {"L1": "P0:p,t", "L3": "P1:p,t"}, True),
    ],
)
def test_tv_51_thresholds(n: int, places: dict[str, str], over: bool) -> None:
    t = given(n, **places).begin("F")
    assert t.game.is_over(t.s) == over
    if over:
        assert t.s.over == Ending.FEW_SURVIVORS


def finished(n: int, cards: tuple[int, ...], **places: str) -> Table:
    deck = iter(card.name.lower() for card in Card)
    hands = {seat: " ".join(next(deck) for _ in range(count)) for seat, count in enumerate(cards)}
    t = given(n, hands=hands, **places)
    t.begin("end")
    assert t.game.is_over(t.s)
    return t


@pytest.mark.rule("MAL-228", "MAL-229", "MAL-230", "MAL-231", "MAL-238", "MAL-227")
@pytest.mark.parametrize(
    ("n", "places", "cards", "points", "ranks"),
    [
        (4, {"L1": "P0:p | P1:t", "L3": "P2:g"}, (0, 2, 1, 0), (7, 5, 3, 0), (1, 2, 3, 4)),
        (4, {"L1": "P0:p | P2:p", "L3": "P3:g"}, (1, 0, 2, 4), (7, 0, 7, 3), (2, 4, 1, 3)),
        (3, {"L1": "P0:p | P1:p", "L3": "P2:t"}, (1, 1, 3), (7, 7, 5), (1, 1, 3)),
        (3, {"L1": "P0:p,l", "L3": "P1:t,g"}, (0, 1, 0), (8, 8, 0), (2, 1, 3)),
        (4, {}, (0, 1, 0, 0), (0, 0, 0, 0), (2, 1, 2, 2)),
        (4, {"L1": "P0:g | P1:p", "L3": "P2:g"}, (1, 0, 1, 2), (3, 7, 3, 0), (2, 1, 2, 4)),
    ],
)
def test_tv_52_result(
    n: int,
    places: dict[str, str],
    cards: tuple[int, ...],
    points: tuple[int, ...],
    ranks: tuple[int, ...],
) -> None:
    t = finished(n, cards, **places)
    result = t.game.result(t.s)
    assert result.payoffs == points
    assert result.ranks == ranks
    assert result.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    assert t.told("eliminated") == []


@pytest.mark.rule("MAL-227", "MAL-232")
def test_in_the_last_round_hands_stay_for_the_tie_break() -> None:
    t = given(
        4, L1="P0:p", L3="P1:p | P2:p,t", L6="P3:p", zombies={1: 1}, hands={0: "camera_1 sprint_1"}
    ).begin("F")
    assert t.game.is_over(t.s)
    assert t.hand(0) == ["camera_1", "sprint_1"]
    assert t.game.result(t.s).ranks[0] == 4
    assert t.s.fell[0] == t.s.round


def test_both_conditions_in_one_round() -> None:
    t = given(4, L1="P0:p", L6="P1:p,t | P2:t,g", zombies={1: 1}).begin("F")
    assert t.s.over == Ending.BOTH

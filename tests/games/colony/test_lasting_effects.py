"""What is remembered from round to round."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.names import Lasting
from tests.games.colony.positions import Table


def next_round(t: Table) -> Table:
    """Through the Colony Phase to the next turn, with food for all and no card in the way."""
    t.set(food=20).colony_phase()
    while t.question != "turn":
        t.do(t.legal()[0])
    return t


def test_x19_and_y23_change_the_dice_of_one_round_only() -> None:
    t = Table(3).set(less_dice=1)
    assert [sum(row) for row in next_round(t).s.dice[:3]] == [3, 3, 3]
    t.s.dice = [[0] * 6 for _ in range(5)]
    assert [sum(row) for row in next_round(t).s.dice[:3]] == [2, 2, 2]


@pytest.mark.rule("COL-024", "COL-151")
def test_felix_may_copy_the_same_ability_again_next_round() -> None:
    t = Table(3).survivor("felix_ward", 0, "school").survivor("victor_lang", 0, "school").dice(0, 2)
    t.do("copy:victor_lang").dice(0, 2)
    assert t.why_not("copy:victor_lang") == "COL-024"
    next_round(t)
    while t.s.active != 0:
        t.do("end_turn" if t.question == "turn" else t.legal()[0])
    assert t.why_not("copy:victor_lang") is None


def test_x36_a_location_without_cards_need_not_be_searched() -> None:
    for emptied, morale in ((("gas_station",), 7), ((), 5)):
        t = Table(3).set(helpless=2, food=20, lasting=1 << Lasting.EMPTY_COT).empty(*emptied)
        t.s.due[1] = t.s.round
        t.s.searched = 0b0111110  # all but the gas station
        t.colony_phase()
        assert t.s.morale == morale

"""Who wins, and what is told at the end."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.names import Secret
from shamble.games.colony.state import Ending, Event, Standing
from tests.games.colony.positions import Table
from tests.games.colony.test_content import finish


@pytest.mark.rule("COL-259")
def test_who_is_out_loses_whatever_holds() -> None:
    for standing, won in ((Standing.MEMBER, 1), (Standing.OUT, 0)):
        t = Table(3, no_betrayer=True).secret(0, "so_spotless")
        t.secret(1, "so_magpie").secret(2, "so_archivist")
        t.s.standing[0] = standing
        finish(t, Ending.ACHIEVED)
        assert t.s.winners == won


def test_a_duel_without_the_main_objective_has_one_winner_or_none() -> None:
    for names, winners in (
        (("bo_feast", "bo_arsenal"), 1),
        (("bo_tail_lights", "bo_experiment"), 2),
        (("bo_feast", "bo_fixation"), 0),  # both hold
        (("bo_arsenal", "bo_tail_lights"), 0),
    ):
        t = Table(2, mode="duel").hand(0, *["food_1"] * 4).hand(1, *["medicine"] * 3, "plan_gas")
        t.empty("school")
        t.s.second_secret[:2] = [Secret[name.upper()] for name in names]
        finish(t, Ending.ROUNDS_OUT)
        assert t.s.winners == winners


@pytest.mark.rule("COL-308")
def test_at_the_end_all_objectives_are_told() -> None:
    t = Table(3).secret(0, "so_magpie").secret(1, "bo_feast").secret(2, "so_archivist")
    t.exile(0, "eo_blood_debt").exile(1, "eo_tinker")
    t.set(food=20, marker=1).colony_phase()
    told = [(e["seat"], e["secret"]) for e in t.told(Event.REVEALED_SECRET)]
    assert told == [(1, "bo_feast"), (2, "so_archivist")]  # the first one's was shown on exile
    exiles = [(e["seat"], e["objective"]) for e in t.told(Event.REVEALED_EXILE)]
    assert exiles == [(0, "eo_blood_debt"), (1, "eo_tinker")]


@pytest.mark.rule("COL-308")
def test_at_the_end_of_a_duel_both_cards_of_both_are_told() -> None:
    t = Table(2, mode="duel")
    t.set(food=20, marker=1).colony_phase()
    assert [e["seat"] for e in t.told(Event.REVEALED_SECRET)] == [0, 0, 1, 1]

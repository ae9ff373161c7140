"""What is remembered from round to round, what exiles may add, and how a game is won or lost."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.names import Lasting, Secret
from shamble.games.colony.state import Ending, Event, Standing
from tests.games.colony.positions import Table
from tests.games.colony.test_content import finish

# ---- from round to round


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


# ---- costs of options


@pytest.mark.rule("COL-084", "COL-324")
def test_an_option_that_costs_a_die_needs_one() -> None:
    t = Table(3).set(helpless=2).crossroad("x34_southbound").fire()
    assert (t.s.helpless, t.s.morale, t.question) == (0, 5, "turn")
    t = Table(3).zombies("school", 2).crossroad("x30_old_light").fire()
    assert t.s.zombies[8] == 2 and t.question == "turn"


# ---- what exiles add


@pytest.mark.rule("COL-166", "COL-221")
def test_an_exile_needs_a_space_outside_and_none_at_the_colony() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").exile(0).set(helpless=22)
    t.hand(0, "straggler_3").do("play:straggler_3").do("at:library")
    assert t.s.group[0] == 2 and t.s.helpless == 22
    t = Table(3).survivor("frank_osei", 0, "school").exile(0).hand(0, "straggler_1")
    for x, place in enumerate((1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6)):
        name = next(n for n in range(30) if t.s.owner[n] < 0)
        t.s.owner[name], t.s.place[name] = 1 + x % 2, place
        t.s.group[1 + x % 2] += 1
    assert t.why_not("play:straggler_1") == "COL-166"


@pytest.mark.rule("COL-221")
def test_x09_needs_somebody_helpless_who_was_really_added() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").exile(0).hand(0, "straggler_2")
    t.crossroad("x09_two_plates").do("play:straggler_2").do("at:library")
    assert t.question == "turn" and not t.told(Event.CROSSROAD)


# ---- single cards


def test_x15_a_nurse_alone_is_enough() -> None:
    for name, helpless in (("priya_nair", 2), ("ruth_adeyemi", 2), ("frank_osei", 0)):
        t = Table(3).survivor(name, 0).set(helpless=2).crossroad("x15_fever").fire()
        t.all_do(p0="no", p1="no", p2="no")
        assert t.s.helpless == helpless  # every roll is a 1


def test_x28_tied_players_roll_again_until_one_leads() -> None:
    t = Table(3).hand(0, "mop").hand(1, "fuel").crossroad("x28_pot").fire()
    t.all_do(p0="yes", p1="yes", p2="yes").do("card:mop").do("card:fuel")
    t.do("done", d6=[4, 4, 2, 2, 3, 5])
    assert t.held(0) == [] and sorted(t.held(1)) == ["fuel", "mop"]


# ---- winners


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

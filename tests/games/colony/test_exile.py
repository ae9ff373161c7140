"""The vote to exile, and being exiled (4.19, 4.20)."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.items import GONE
from shamble.games.colony.content.names import Exiled, Secret
from shamble.games.colony.rules.colony_phase.crisis import threshold
from shamble.games.colony.state import Ending, Event, Standing
from tests.games.colony.positions import Table, survivor
from tests.games.colony.test_round import fill_outside


def exiled(t: Table, seat: int) -> Table:
    """Everybody votes to exile a player."""
    t.do(f"call_exile:{seat}", t.s.active)
    for voter in sorted(t.game.to_act(t.s)):
        t.do("yes", voter)
    return t


@pytest.mark.rule("COL-200", "COL-201", "COL-203")
def test_who_may_be_nominated_and_how_often() -> None:
    t = Table(4).exile(3)
    assert t.why_not("call_exile:0") == "COL-200"
    assert t.why_not("call_exile:3") == "COL-203"
    t.do("call_exile:1")
    for seat in range(3):
        t.do("no", seat)
    assert t.why_not("call_exile:2") == "COL-201"
    t = Table(4, mode="coop")
    assert t.why_not("call_exile:1") == "COL-200"


@pytest.mark.rule("COL-202", "COL-206")
def test_an_exile_may_call_a_vote_but_not_vote() -> None:
    t = Table(4).exile(0)
    t.do("call_exile:1")
    assert t.game.to_act(t.s) == {1, 2, 3}


@pytest.mark.rule("COL-204", "COL-205", "COL-207", "COL-210")
def test_all_vote_at_once_the_nominee_too() -> None:
    t = Table(3).survivor("frank_osei", 1)
    t.do("call_exile:1")
    assert t.game.to_act(t.s) == {0, 1, 2}
    t.do("yes", 0)
    assert t.game.redact(t.s, 2).answer[0] == [-1] * 4
    t.do("no", 1).do("yes", 2)
    assert t.s.standing[1] == Standing.EXILE
    t = Table(3)
    t.do("call_exile:1").all_do(p0="yes", p1="no", p2="no")
    assert t.s.standing[1] == Standing.MEMBER and t.question == "turn"


@pytest.mark.rule("COL-208", "COL-211", "COL-212", "COL-214", "COL-215", "COL-275")
def test_tv_35_exile_by_tie() -> None:
    t = Table(4).secret(1, "so_magpie").crisis("cr_low_spirits")
    t.survivor("nora_finch", 1).survivor("dale_hutchins", 1, "gas_station")
    t.do("call_exile:1").all_do(p0="yes", p1="no", p2="no", p3="yes")
    assert t.question == "exile_tie" and t.game.to_act(t.s) == {0}
    t.do("yes")
    assert t.s.exile_card[1] >= 0
    assert t.s.shown_secret[1] == Secret.SO_MAGPIE
    assert t.question == "send" and t.game.to_act(t.s) == {1}
    t.do("send:nora_finch:school", d12=[7])
    assert t.at("nora_finch") == "school" and t.tokens("nora_finch") == (1, 0)
    assert t.at("dale_hutchins") == "gas_station"
    assert not t.s.moved >> survivor("nora_finch") & 1
    assert threshold(t.s) == 3


@pytest.mark.rule("COL-209")
def test_an_exiled_first_player_still_breaks_ties() -> None:
    t = Table(5, active=1).exile(0).set(first=0)
    t.do("call_exile:2", 1).all_do(p1="yes", p2="no", p3="yes", p4="no")
    t.do("no", 0)
    assert t.s.standing[2] == Standing.MEMBER


@pytest.mark.rule("COL-213", "COL-227")
def test_a_betrayer_keeps_its_card_secret() -> None:
    t = exiled(Table(3).secret(1, "bo_feast"), 1)
    while t.question == "send":
        t.do(t.legal()[0])
    assert t.s.shown_secret[1] == -1
    assert t.game.redact(t.s, 0).secret[1] == -1
    assert t.game.redact(t.s, 1).exile_card[1] == t.s.exile_card[1]
    assert t.game.redact(t.s, 0).exile_card[1] == -1


@pytest.mark.rule("COL-213", "COL-313")
@pytest.mark.parametrize(("morale", "won"), [(3, False), (2, True)])
def test_the_lower_half_replaces_the_first_condition(morale: int, won: bool) -> None:
    t = Table(3).set(food=20, marker=1, morale=morale).secret(1, "bo_feast").exile(1, "eo_ashes")
    t.s.shown_secret[1] = -1
    t.hand(1, "food_1", "food_1", "food_2", "food_2").colony_phase()
    assert t.s.over == Ending.ROUNDS_OUT
    assert bool(t.s.winners >> 1 & 1) == won


@pytest.mark.rule("COL-216")
def test_without_space_outside_the_exile_swaps_places() -> None:
    t = Table(3).secret(1, "so_magpie")
    fill_outside(t)
    t = exiled(t, 1)
    assert t.question == "survivor"
    other = t.legal()[0].removeprefix("choose:")
    place = t.at(other)
    t.do(f"choose:{other}")
    assert t.at(other) == "colony" and t.at("judith_ames") == place
    assert t.told(Event.EXPOSED) == []


@pytest.mark.rule("COL-217")
def test_if_even_that_fails_the_survivor_is_removed() -> None:
    t = Table(3).secret(1, "bo_feast").secret(2, "so_magpie")
    fill_outside(t)
    x = t.s.leader[2]
    t.s.owner[x] = t.s.place[x] = -1
    t.s.group[2] -= 1
    t.s.leader[2] = next(x for x in range(30) if t.s.owner[x] == 2)
    t.exile(2)
    t = exiled(t, 1)
    assert t.is_gone("judith_ames") and t.s.morale == 6


@pytest.mark.rule("COL-218", "COL-225")
def test_the_helpless_and_given_cards_stay() -> None:
    t = Table(3).set(helpless=3).crisis("cr_low_spirits").give(1, "medicine")
    t = exiled(t.secret(1, "bo_feast"), 1)
    while t.question == "send":
        t.do(t.legal()[0])
    assert t.s.helpless == 3 and t.s.given_count[1] == 1


@pytest.mark.rule("COL-221", "COL-261")
def test_an_exiles_newcomers_enter_elsewhere_and_no_helpless_come() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").exile(0).hand(0, "straggler_3")
    t.do("play:straggler_3")
    assert t.question == "place" and "at:colony" not in t.legal()
    t.do("at:library")
    assert t.s.group[0] == 2 and t.s.helpless == 0


@pytest.mark.rule("COL-222", "COL-332")
def test_an_exiles_used_cards_are_removed() -> None:
    t = Table(3).survivor("frank_osei", 0, "school", wounds=1).exile(0).hand(0, "medicine")
    t.do("play:medicine")
    assert t.s.waste_count == 0 and t.names(GONE)[-1] == "medicine"


@pytest.mark.rule("COL-224")
def test_two_exiles_without_a_betrayal_objective_end_the_game() -> None:
    t = Table(4).secret(1, "so_magpie").secret(2, "so_alone").exile(1)
    t = exiled(t, 2)
    assert t.s.over == Ending.MORALE_LOST and t.s.morale == 0
    t = Table(4).secret(1, "bo_feast").secret(2, "so_alone").exile(1)
    t.s.shown_secret[1] = -1
    t = exiled(t, 2)
    assert not t.s.over


@pytest.mark.rule("COL-226", "COL-228")
def test_an_exile_who_gains_a_colony_survivor_places_it_elsewhere() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0)
    t.survivor("cole_radek", 1, "library").exile(1).survivor("wade_tolliver", 2)
    t.survivor("gus_halloran", 2)
    t.crossroad("x02_parting").fire()
    t.do("option:first")
    assert t.question == "send" and t.game.to_act(t.s) == {1}
    t.do("send:rosa_bellamy:school")
    assert t.at("rosa_bellamy") == "school" and t.s.owner[survivor("rosa_bellamy")] == 1
    assert t.told(Event.EXPOSED) == []


@pytest.mark.rule("COL-228")
def test_a_survivor_taken_from_an_exile_is_free_again() -> None:
    from shamble.games.colony.rules.people.death import change_owner
    from shamble.games.colony.rules.terms import is_free

    t = Table(3).survivor("frank_osei", 1, "school").survivor("rosa_bellamy", 1, "library").exile(1)
    assert not is_free(t.s, survivor("frank_osei"))
    change_owner(t.s, survivor("frank_osei"), 0)
    assert is_free(t.s, survivor("frank_osei")) and t.at("frank_osei") == "school"


def test_clear_the_town_eliminates_who_is_exiled() -> None:
    t = Table(4, objective="mo_clear_town").secret(1, "so_magpie").hand(1, "fuel")
    t = exiled(t, 1)
    assert t.s.standing[1] == Standing.OUT and t.s.morale == 6
    assert t.is_gone("judith_ames") and t.s.shown_secret[1] == Secret.SO_MAGPIE
    t.s.exile_called = 0
    t.secret(2, "so_alone")
    t = exiled(t, 2)
    assert t.s.over == Ending.MORALE_LOST


@pytest.mark.rule("COL-211")
def test_exiled_cards_are_drawn_without_repetition() -> None:
    t = Table(5)
    for seat in (1, 2, 3):
        t.secret(seat, ("bo_feast", "bo_flock", "so_alone")[seat - 1])
        t.s.exile_called = 0
        t = exiled(t, seat)
        while t.question == "send":
            t.do(t.legal()[0])
    drawn = [t.s.exile_card[seat] for seat in (1, 2, 3)]
    assert len(set(drawn)) == 3 and all(0 <= card < len(Exiled) for card in drawn)


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

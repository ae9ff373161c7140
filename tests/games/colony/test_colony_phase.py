"""The Colony Phase, and the end of the game (4.24 to 4.30)."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.items import GONE, STORE
from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.state import Ending, Event
from tests.games.colony.positions import Table, survivor

# ---- food


def colony_of(survivors: int, helpless: int = 0, **fields: int) -> Table:
    """Four players; so many survivors at the colony."""
    t = Table(4).set(helpless=helpless, **fields)
    names = ("wade_tolliver", "frank_osei", "dale_hutchins", "victor_lang", "toni_burke")
    extra = survivors - 4
    for name in names[: max(0, extra)]:
        t.survivor(name, 3)
    if extra > 0:
        t.survivor("clara_mendes", 3)
    return t


@pytest.mark.rule("COL-265", "COL-266")
def test_tv_25_pay_food() -> None:
    t = colony_of(5, helpless=2, food=4)
    for name in ("rosa_bellamy", "gus_halloran", "marco_steele"):
        t.survivor(name, 3, "school")
    t.colony_phase()
    assert t.told(Event.FOOD)[0] == {"food": 0, "gain": 0, "loss": 4}
    assert t.told(Event.STARVED) == []


@pytest.mark.rule("COL-267", "COL-268")
def test_tv_26_starvation() -> None:
    t = colony_of(4, helpless=4, food=3, starvation=1, morale=9).colony_phase()
    assert (t.s.food, t.s.starvation, t.s.morale) == (3, 2, 7)
    t = colony_of(4, helpless=4, food=5, starvation=2, morale=7).colony_phase()
    assert (t.s.food, t.s.starvation, t.s.morale) == (1, 2, 7)


@pytest.mark.rule("COL-269")
def test_with_nobody_there_nothing_is_needed_but_the_mare() -> None:
    t = Table(2).set(food=1)
    for seat in range(2):
        t.s.place[t.s.leader[seat]] = 3
    t.s.attached[t.s.leader[0]] |= 1 << Attached.MARE
    t.colony_phase()
    assert t.s.food == 0 and t.s.starvation == 0


# ---- crisis


def resolved(symbols: str, *given: str, players: int = 4, exiles: int = 1) -> Table:
    t = Table(players).set(food=20, morale=6).crisis(symbols)
    for seat in range(players - exiles, players):
        t.exile(seat)
    return t.give(0, *given).colony_phase()


@pytest.mark.rule("COL-272", "COL-273", "COL-274", "COL-275", "COL-276", "COL-277", "COL-279")
def test_tv_27_crisis_scoring() -> None:
    t = resolved("cr_dry_tanks", *["fuel"] * 4, "food_3", "junk")
    assert t.told(Event.CRISIS_FAILED) and t.s.morale == 4
    t = resolved("cr_dry_tanks", *["fuel"] * 5)
    assert t.told(Event.CRISIS_PREVENTED) and t.s.morale == 7
    assert t.names(GONE)[-5:] == ["fuel"] * 5 and t.s.given_count[0] == 0
    t = resolved("cr_long_scream", "food_3", "food_1", "food_1")
    assert t.told(Event.CRISIS_PREVENTED) and t.s.morale == 6


@pytest.mark.rule("COL-272")
def test_contributions_are_revealed_in_any_order_without_authors() -> None:
    orders = set()
    for seed in range(8):
        t = Table(3).set(food=20).crisis("cr_dry_tanks").give(0, "fuel", "food_1")
        t.give(1, "junk", "medicine")
        t.s.key[0] = seed
        t.colony_phase()
        orders.add(tuple(args["item"] for args in t.told(Event.CRISIS_CARD)))
    assert len(orders) > 1


@pytest.mark.rule("COL-278")
def test_either_of_two_symbols_matches() -> None:
    t = resolved("cr_sirens", "food_1", "fuel", "food_2", exiles=1)
    assert t.told(Event.CRISIS_PREVENTED)


@pytest.mark.rule("COL-280")
def test_without_contributions_the_total_is_0() -> None:
    t = resolved("cr_low_spirits")
    assert t.told(Event.CRISIS_TOTAL)[0]["matching"] == 0 and t.s.morale == 4


def test_the_first_printing_counts_exiles_too() -> None:
    t = Table(4, threshold_all=True).set(food=20).crisis("cr_dry_tanks").exile(3)
    t.give(0, *["fuel"] * 3).colony_phase()
    assert t.told(Event.CRISIS_FAILED)


# ---- zombies


@pytest.mark.rule("COL-281", "COL-282", "COL-283", "COL-287", "COL-291", "COL-290", "COL-294")
def test_tv_29_add_zombies_at_the_colony() -> None:
    t = colony_of(9, food=20)
    t.entrances("3/0/0", "2/1/0", "1/0/2", "0/0/3", "0/3/0", "0/0/3")
    lowest = next(x for x in range(30) if t.s.place[x] == 0)
    t.colony_phase()
    s = t.s
    assert s.buried >> lowest & 1 and s.morale == 5
    found = [(s.zombies[e], s.barricades[e]) for e in range(6)]
    assert found == [(3, 0), (2, 0), (2, 0), (1, 0), (0, 2), (0, 0)]


@pytest.mark.rule("COL-289", "COL-290", "COL-290a", "COL-298")
def test_tv_30_barricade_before_space() -> None:
    from shamble.games.colony.rules.zombies.arrivals import zombies_arrive

    t = Table(3).entrances("1/1/1")
    zombies_arrive(t.s, 1, 0, 0)
    assert (t.s.zombies[0], t.s.barricades[0]) == (1, 0)
    zombies_arrive(t.s, 1, 0, 0)
    assert (t.s.zombies[0], t.s.barricades[0]) == (2, 0)
    t = Table(3, space_first=True).entrances("1/1/1")
    zombies_arrive(t.s, 1, 0, 0)
    assert (t.s.zombies[0], t.s.barricades[0]) == (2, 1)
    zombies_arrive(t.s, 1, 0, 0)
    assert (t.s.zombies[0], t.s.barricades[0]) == (2, 0)


@pytest.mark.rule("COL-282", "COL-295", "COL-291")
def test_other_locations_get_one_zombie_for_each_survivor() -> None:
    t = Table(3).set(food=20).survivor("frank_osei", 0, "school")
    t.survivor("rosa_bellamy", 0, "school").survivor("dale_hutchins", 0)
    t.zombies("school", 3)
    t.colony_phase()
    assert t.s.zombies[8] == 4 and t.is_gone("rosa_bellamy")


@pytest.mark.rule("COL-284", "COL-135")
def test_tv_33_noise() -> None:
    t = Table(3).set(food=20)
    t.s.noise[4] = 3
    t.colony_phase(d6=[2, 4, 3])
    assert t.s.zombies[9] == 2 and t.s.noise[4] == 0
    t = Table(3, noise_coin=True).set(food=20)
    t.s.noise[4] = 3
    t.colony_phase(d6=[2, 4, 6])
    assert t.s.zombies[9] == 2


@pytest.mark.rule("COL-285")
def test_deaths_on_the_way_do_not_change_the_number() -> None:
    t = colony_of(5, food=20).entrances("3/0/0", "0/0/3", "0/0/3").colony_phase()
    assert t.s.zombies[:4] == [3, 1, 1, 0]  # three zombies, though one survivor died first


@pytest.mark.rule("COL-286", "COL-023")
def test_morale_0_is_tested_after_a_batch() -> None:
    t = colony_of(7, food=20, morale=1).entrances("3/0/0", "3/0/0", "0/0/3", "0/0/3").colony_phase()
    assert t.s.over == Ending.MORALE_LOST
    assert t.s.zombies[:4] == [3, 3, 1, 1]


@pytest.mark.rule("COL-288", "COL-297")
def test_tv_34_separate_sequences() -> None:
    t = colony_of(6, food=20).crisis("cr_dark_ridge").colony_phase()
    assert t.s.zombies[:6] == [3, 3, 3, 2, 2, 2]


@pytest.mark.rule("COL-292", "COL-293")
def test_with_nobody_there_the_zombie_is_simply_not_placed() -> None:
    from shamble.games.colony.rules.zombies.arrivals import zombies_arrive

    t = Table(3).zombies("library", 3)
    zombies_arrive(t.s, 1, 4, 0)
    assert t.s.zombies[9] == 3 and t.s.morale == 6


# ---- objective, marker, token


@pytest.mark.rule("COL-299", "COL-302", "COL-056")
def test_tv_42_survive_rounds() -> None:
    t = Table(3).set(food=20, marker=1, round=5, morale=1).colony_phase()
    assert t.s.over == Ending.ACHIEVED and t.s.marker == 1


@pytest.mark.rule("COL-303", "COL-304", "COL-313", "COL-309")
def test_tv_39_rounds_run_out() -> None:
    t = Table(4).set(food=20, marker=1, morale=3).secret(0, "so_magpie").hand(0, *["fuel"] * 5)
    t.secret(1, "bo_feast").hand(1, *["food_1"] * 5).secret(2, "so_alone").exile(2, "eo_blood_debt")
    for name in ("biscuit", "owen_marsh", "noel_tanner", "barnaby_rook", "felix_ward"):
        t.s.buried |= 1 << survivor(name)
    t.colony_phase()
    assert t.s.over == Ending.ROUNDS_OUT and t.s.marker == 0
    assert t.s.winners == 1 << 2


@pytest.mark.rule("COL-300", "COL-301", "COL-310")
def test_tv_41_objective_fulfilled_early() -> None:
    t = Table(3, objective="mo_nailed_shut").set(food=20).barricades("colony", 12)
    for place in (
        "police_station",
        "grocery_store",
        "school",
        "library",
        "hospital",
        "gas_station",
    ):
        t.barricades(place, 1)
    t.crisis("cr_battering")
    t.do("end_turn")
    assert not t.s.over
    t.colony_phase()
    assert not t.s.over and sum(t.s.barricades[:6]) == 0


@pytest.mark.rule("COL-305", "COL-306")
def test_the_token_passes_counter_clockwise() -> None:
    t = Table(4, active=2).set(food=20).colony_phase()
    assert t.s.first == 1


def test_the_token_may_be_kept_by_vote() -> None:
    t = Table(3, fp_vote=True).set(food=20).colony_phase()
    assert t.question == "token"
    t.all_do(p0="yes", p1="yes", p2="no")
    assert t.s.first == 0


def test_tv_49_stove_fuel() -> None:
    t = Table(4, objective="mo_stove").set(food=20).pile(STORE, "fuel", "fuel", "fuel")
    t.colony_phase()
    assert t.names(STORE) == ["fuel"] and not t.game.is_over(t.s)
    morale = t.s.morale
    t.set(food=20).crisis(None).colony_phase()
    assert t.s.over == Ending.STOVE_OUT and t.s.morale == morale


@pytest.mark.rule("COL-307", "COL-308")
def test_at_morale_0_the_objective_counts_as_not_completed() -> None:
    t = Table(3).set(food=0, marker=1, round=5, morale=1).secret(0, "so_clean_hands").colony_phase()
    assert t.s.over == Ending.MORALE_LOST and t.s.winners == 0
    seen = t.game.redact(t.s, 2)
    assert seen.secret == t.s.secret


@pytest.mark.rule("COL-309", "COL-312")
def test_several_may_win_and_one_card_may_serve_several_conditions() -> None:
    t = Table(3).set(food=20, marker=1, round=5).secret(0, "so_magpie").secret(1, "so_hidden_tins")
    t.secret(2, "so_alone").hand(0, *["food_1"] * 4).hand(1, *["food_1"] * 3)
    t.colony_phase()
    assert t.s.over == Ending.ACHIEVED and t.s.winners == 0b111


@pytest.mark.rule("COL-311")
def test_coop_wins_or_loses_together() -> None:
    t = Table(3, mode="coop").set(food=20, marker=1, round=6).colony_phase()
    assert t.s.over == Ending.ACHIEVED and t.s.winners == 0b111
    t = Table(3, mode="coop").set(food=20, marker=1, round=3).colony_phase()
    assert t.s.over == Ending.ROUNDS_OUT and t.s.winners == 0


def test_lasting_promises_bind_survival_objectives_too() -> None:
    t = Table(3).set(food=6, marker=1, round=5)
    t.s.lasting = 1 << Lasting.UNIFORMS
    t.colony_phase()
    assert t.s.over == Ending.ROUNDS_OUT  # two of six food tokens were eaten
    t = Table(3).set(food=9, marker=1, round=5).zombies("hospital", 1)
    t.s.lasting = 1 << Lasting.GUN_CAGE
    t.colony_phase()
    assert t.s.over == Ending.ROUNDS_OUT


def test_a_duel_without_the_main_objective_has_one_winner_or_none() -> None:
    t = Table(2, mode="duel").set(food=20, marker=1)
    t.s.second_secret[0], t.s.second_secret[1] = 27, 31  # the feast, new order
    t.hand(0, *["food_1"] * 4).colony_phase()
    assert t.s.over == Ending.ROUNDS_OUT and t.s.winners == 1

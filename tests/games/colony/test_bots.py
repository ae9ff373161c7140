"""The heuristic: what a sensible beginner does, and what a betrayer does instead."""

from __future__ import annotations

from shamble.games.colony.content.items import STORE
from shamble.games.colony.content.survivors import Survivor
from tests.games.colony.positions import Table


def hint(t: Table, seat: int = 0) -> str:
    """From what the seat may know."""
    return str(t.game.hint(t.game.redact(t.s, seat), seat))


def test_the_hungry_are_fed() -> None:
    t = Table(3).secret(0, "so_clean_hands").hand(0, "food_2", "medicine")
    assert hint(t) == "play:food_2"
    t.set(food=2).set(helpless=0)
    assert hint(t) != "play:food_2"


def test_a_crisis_that_can_be_prevented_gets_a_card() -> None:
    t = Table(3).secret(0, "so_clean_hands").set(food=9).crisis("cr_dry_tanks").hand(0, "fuel")
    assert hint(t) == "contribute:fuel"


def test_a_crisis_out_of_reach_gets_none() -> None:
    t = Table(3).secret(0, "so_clean_hands").set(food=9).crisis("cr_dry_tanks").hand(0, "fuel")
    t.set(turn_first=1)  # the last one of the round: two cards are missing
    assert not hint(t).startswith("contribute")


def test_two_cards_more_lift_morale() -> None:
    t = Table(3).secret(0, "so_clean_hands").set(food=9, turn_first=1).crisis("cr_dry_tanks")
    t.give(1, "fuel", "fuel").give(2, "fuel").hand(0, "fuel")
    assert not hint(t).startswith("contribute")  # one alone would be lost
    t.hand(0, "fuel")
    assert hint(t) == "contribute:fuel"


def test_a_place_about_to_be_overrun_gets_a_barricade() -> None:
    t = Table(3).secret(0, "so_clean_hands").set(food=9)
    t.survivor("frank_osei", 0, "library").survivor("ruth_adeyemi", 0, "library")
    t.zombies("library", 2).dice(0, 1)
    assert hint(t) == "barricade:ruth_adeyemi:d1" or hint(t) == "barricade:frank_osei:d1"


def test_who_is_hurt_does_not_hunt() -> None:
    t = Table(3).main("mo_samples").secret(0, "so_magpie").set(food=9)
    t.survivor("frank_osei", 0, "school").zombies("school", 1).dice(0, 3)
    assert hint(t) == "attack:frank_osei:d3"
    t = Table(3).main("mo_samples").secret(0, "so_magpie").set(food=9)
    t.survivor("frank_osei", 0, "school", wounds=2).zombies("school", 1).dice(0, 3)
    assert not hint(t).startswith("attack")


def test_medicine_goes_to_who_would_die() -> None:
    t = Table(3).secret(0, "so_clean_hands").set(food=9).hand(0, "medicine")
    t.survivor("frank_osei", 0, "colony", wounds=2)
    assert hint(t) == "play:medicine"


def test_ten_cards_of_waste_are_cleaned() -> None:
    t = Table(3).secret(0, "so_clean_hands").set(food=9).waste(10).dice(0, 1)
    assert hint(t).startswith("clean:")


def test_a_betrayer_plays_along_until_its_own_cards_are_together() -> None:
    t = Table(3).secret(0, "bo_feast").set(food=9).crisis("cr_dry_tanks").hand(0, "fuel", "fuel")
    assert hint(t) == "contribute:fuel"
    t.hand(0, "food_1", "food_1", "food_1", "food_1")
    assert hint(t) != "contribute:fuel"


def test_a_betrayer_keeps_what_it_needs() -> None:
    t = Table(3).secret(0, "bo_feast").hand(0, "food_1", "food_1")
    assert not hint(t).startswith("play:food")
    t = Table(3).secret(0, "so_clean_hands").hand(0, "food_1", "food_1")
    assert hint(t) == "play:food_1"


def test_a_known_betrayer_is_sent_away_and_a_loyal_player_is_not() -> None:
    t = Table(3).secret(0, "so_clean_hands").secret(1, "bo_feast").secret(2, "so_magpie")
    t.set(food=9)
    assert not hint(t).startswith("call_exile")  # nobody has seen it
    t.s.seen_secrets[0] = 1 << 1
    assert hint(t) == "call_exile:1"
    t.do("call_exile:1")
    assert hint(t, 0) == "yes"
    assert hint(t, 2) == "no"


def test_a_second_weapon_goes_to_unarmed_neighbours() -> None:
    t = Table(3).main("mo_no_empty_hands").secret(0, "so_clean_hands").set(food=19)
    t.survivor("frank_osei", 0, "colony").equip("frank_osei", "pistol", "lighter")
    assert hint(t).startswith("hand_over:")
    t.do(hint(t))
    receiver = Survivor[hint(t).removeprefix("choose:").upper()]
    assert t.s.owner[receiver] != 0


def test_the_town_is_cleared_from_home() -> None:
    t = Table(3).main("mo_clear_town").secret(0, "so_clean_hands").set(food=9).dice(0, 1, 5)
    t.survivor("frank_osei", 0).zombies("school", 3).zombies("hospital", 3)
    assert hint(t) == "attract:frank_osei:d1"
    t.do(hint(t))
    assert hint(t) == "at:school"
    t = Table(3).main("mo_clear_town").secret(0, "bo_feast").set(food=9).dice(0, 1, 5)
    t.survivor("frank_osei", 0).zombies("school", 3).zombies("hospital", 3)
    assert not hint(t).startswith("attract")  # a betrayer finds better uses


def test_medicine_is_asked_for_and_given_if_it_can_be_spared() -> None:
    for secret, answer in (("so_magpie", "card:medicine"), ("so_worried_sick", "no")):
        t = Table(3).secret(0, "so_clean_hands").secret(1, secret).set(food=9, marker=2)
        t.survivor("frank_osei", 0, "colony", frost=1).hand(1, "medicine")
        assert hint(t) == "request:1"
        t.do("request:1").do(hint(t))
        assert hint(t, 1) == answer


def test_near_the_end_the_own_objective_comes_first() -> None:
    t = Table(3).secret(0, "so_full_tank").set(food=9).crisis("cr_dry_tanks").hand(0, "fuel")
    assert hint(t) == "contribute:fuel"
    t.set(marker=2)
    assert hint(t) != "contribute:fuel"


def test_nailed_shut_all_go_out_leave_a_barricade_and_come_home() -> None:
    t = Table(3).main("mo_nailed_shut").secret(0, "so_clean_hands").set(food=9).dice(0, 1, 1)
    t.survivor("frank_osei", 0).survivor("dale_hutchins", 0).zombies("colony", 12)
    assert hint(t).startswith("move:") and not hint(t).endswith(":colony")
    t = Table(3).main("mo_nailed_shut").secret(0, "so_clean_hands").set(food=9).dice(0, 1, 1)
    t.survivor("dale_hutchins", 0, "school").zombies("colony", 12).zombies("school", 1)
    assert hint(t) == "barricade:dale_hutchins:d1"
    for where in ("police_station", "grocery_store", "library", "hospital", "gas_station"):
        t.barricades(where, 1)
    t.barricades("school", 1)
    assert hint(t) == "attract:dale_hutchins:d1"  # two zombies of the colony fit in
    t.zombies("school", 3)
    assert hint(t) == "move:dale_hutchins:colony"


def test_bare_walls_all_search_the_two_smallest_decks() -> None:
    t = Table(3).main("mo_bare_walls").secret(0, "so_clean_hands").set(food=9).dice(0, 5, 5)
    t.survivor("frank_osei", 0, "hospital").survivor("dale_hutchins", 0, "police_station")
    assert hint(t) == "search:frank_osei:d5"
    t = Table(3).main("mo_bare_walls").secret(0, "so_clean_hands").set(food=9).dice(0, 3)
    t.survivor("frank_osei", 0, "hospital").survivor("dale_hutchins", 0, "gas_station")
    t.s.deck_top[6] = t.s.deck_bottom[6] + 3
    assert hint(t) == "search:dale_hutchins:d3"


def test_the_shed_gets_what_it_lacks_and_no_more() -> None:
    t = Table(3, objective="mo_full_shed").secret(0, "so_clean_hands").set(food=9)
    t.hand(0, "medicine").pile(STORE, "medicine", "medicine")
    assert hint(t) == "store:medicine"
    t.pile(STORE, "medicine")
    assert hint(t) != "store:medicine"


def test_once_the_shed_is_full_the_colony_is_boarded_up() -> None:
    t = Table(3, objective="mo_full_shed").secret(0, "so_clean_hands").set(food=9)
    t.survivor("tess_lindqvist", 0, "hospital").dice(0, 6).pile(STORE, *["fuel"] * 3)
    assert hint(t) == "search:tess_lindqvist:d6"
    t.pile(STORE, *["medicine"] * 3)
    assert hint(t) == "move:tess_lindqvist:colony"
    t.do("move:tess_lindqvist:colony")
    assert hint(t) == "barricade:tess_lindqvist:d6"


def test_nobody_is_begged_for_medicine() -> None:
    """Two refusals a turn are enough, and nobody is asked for what cannot help or be had."""
    t = Table(5).secret(0, "so_clean_hands").set(food=9)
    t.survivor("frank_osei", 0, "colony", wounds=2)
    for seat in range(1, 5):
        t.secret(seat, "so_worried_sick").hand(seat, "medicine")
    asked = []
    while hint(t).startswith("request"):
        asked.append(hint(t))
        t.do(hint(t)).do(hint(t))
        t.do(hint(t, t.s.to_act.bit_length() - 1))
    assert len(asked) == len(set(asked)) == 2


def test_nobody_is_asked_who_would_have_played_it_or_cannot_have_it() -> None:
    t = Table(3).secret(0, "so_clean_hands").set(food=9)
    t.survivor("frank_osei", 0, "colony", wounds=2).hand(1, "medicine")
    assert hint(t) == "request:1"  # seat 2 has no cards
    t.survivor("ruth_adeyemi", 1, "colony", wounds=2)
    assert not hint(t).startswith("request")
    t = Table(3).secret(0, "so_clean_hands").set(food=9)
    t.survivor("frank_osei", 0, "colony", wounds=2).hand(1, "book_fitness")
    assert not hint(t).startswith("request")  # of the library, which holds no medicine

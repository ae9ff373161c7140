"""Searching (4.10), barricades, waste, attracting (4.11)."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.items import DECK, GONE, LOOK, WASTE
from shamble.games.colony.rules.cards.items import put
from shamble.games.colony.rules.cards.knowing import ALL_SEATS
from shamble.games.colony.state import Event
from tests.games.colony.positions import Table


@pytest.mark.rule("COL-122", "COL-123", "COL-124", "COL-098")
def test_a_search_needs_a_location_a_deck_and_a_die() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("dale_hutchins", 0, "school").dice(0, 2, 4)
    assert t.why_not("search:frank_osei:d4") == "COL-122"
    assert t.why_not("search:dale_hutchins:d2") == "COL-098"
    assert "search:dale_hutchins:d4" in t.legal()
    t.empty("school")
    assert t.why_not("search:dale_hutchins:d4") == "COL-124"


@pytest.mark.rule("COL-125", "COL-126", "COL-128", "COL-131", "COL-134", "COL-135")
def test_tv_14_search_with_bonus_and_noise() -> None:
    t = Table(3).survivor("denise_okoro", 0, "police_station").dice(0, 2)
    t.deck("police_station", "pistol", "fuel", "food_1", "junk")
    t.do("search:denise_okoro:d2").do("with_ability:denise_okoro")
    assert sorted(t.names(LOOK)) == ["fuel", "pistol"]
    assert t.game.redact(t.s, 1).look_count == 2
    assert all(t.game.redact(t.s, 1).zone[c] != LOOK for c in range(145))
    t.do("noise").do("stop")
    t.do("card:pistol").do("card:fuel")
    assert sorted(t.held(0)) == ["fuel", "pistol"]
    names = t.deck_names("police_station")
    assert len(names) == 18 and names[0] == "junk" and names[-1] == "food_1"
    assert t.s.noise[1] == 1


@pytest.mark.rule("COL-126")
def test_tv_15_noise_limit() -> None:
    t = Table(3).survivor("dale_hutchins", 0, "school").dice(0, 3, 3)
    t.s.noise[3] = 3
    t.do("search:dale_hutchins:d3").do("noise")
    assert t.s.noise[3] == 4 and t.question == "card"
    while t.question != "turn":
        t.do(t.legal()[0])
    t.do("search:dale_hutchins:d3")
    assert t.question == "turn" and t.s.noise[3] == 4


@pytest.mark.rule("COL-126")
def test_tv_16_flashlight() -> None:
    t = (
        Table(3)
        .survivor("dale_hutchins", 0, "school")
        .dice(0, 3)
        .equip("dale_hutchins", "flashlight")
    )
    before = len(t.deck_names("school"))
    t.do("search:dale_hutchins:d3").do("light")
    assert t.s.look_count == 4
    assert "light" not in t.legal()
    t.do("noise")
    assert t.s.look_count == 5 and t.s.noise[3] == 2
    t.do("stop").do(t.legal()[0])
    while t.question == "card":
        t.do("done")
    assert len(t.deck_names("school")) == before - 1


@pytest.mark.rule("COL-127")
def test_no_noise_when_the_deck_is_empty() -> None:
    t = Table(3).survivor("dale_hutchins", 0, "gas_station").dice(0, 3)
    cards = [c for c in range(145) if t.s.zone[c] == DECK + 6]
    for card in cards[1:]:
        put(t.s, card, GONE, ALL_SEATS)
    t.s.spot[cards[0]], t.s.deck_top[6] = 0, 1
    t.do("search:dale_hutchins:d3")
    assert t.question == "turn" and t.s.hand_count[0] == 1


@pytest.mark.rule("COL-129")
def test_the_searcher_orders_the_bottom_cards() -> None:
    t = Table(3).survivor("tess_lindqvist", 0, "police_station").dice(0, 3)
    t.deck("police_station", "pistol", "fuel", "food_1", "junk")
    t.do("search:tess_lindqvist:d3").do("with_ability:tess_lindqvist").do("stop")
    t.do("card:pistol").do("card:junk").do("done")
    assert t.deck_names("police_station")[-3:] == ["junk", "fuel", "food_1"]


@pytest.mark.rule("COL-129", "COL-134")
def test_the_searcher_remembers_the_bottom_and_nobody_else_does() -> None:
    t = Table(3).survivor("tess_lindqvist", 0, "police_station").dice(0, 3)
    t.deck("police_station", "pistol", "fuel", "food_1", "junk")
    t.do("search:tess_lindqvist:d3").do("with_ability:tess_lindqvist").do("stop")
    t.do("card:pistol").do("done")
    bottom = [c for c in range(145) if t.s.zone[c] == DECK + 1 and t.s.spot[c] < 0]
    assert len(bottom) == 3
    own, other = t.game.redact(t.s, 0), t.game.redact(t.s, 1)
    assert [own.spot[c] for c in bottom] == [t.s.spot[c] for c in bottom]
    assert all(other.zone[c] == -1 for c in bottom)


@pytest.mark.rule("COL-130", "COL-132")
def test_bonuses_of_different_sources_add_up() -> None:
    t = Table(3).survivor("simon_abadi", 1).survivor("judith_ames", 0, "library").dice(0, 4)
    t.equip("judith_ames", "plan_library")
    t.do("search:judith_ames:d4")
    t.do("with_ability:judith_ames").do("with_gear:plan_library_1")
    assert t.s.look_count == 3 and t.s.keep == 3
    t.do("stop")
    for _ in range(2):
        t.do(t.legal()[0])
    assert t.s.hand_count[0] >= 2


@pytest.mark.rule("COL-131")
def test_keeping_the_extra_card_is_optional() -> None:
    t = Table(3).survivor("denise_okoro", 0, "police_station").dice(0, 2)
    t.deck("police_station", "pistol", "fuel")
    t.do("search:denise_okoro:d2").do("with_ability:denise_okoro").do("stop")
    t.do("card:fuel").do("done")
    assert t.held(0) == ["fuel"]
    assert t.deck_names("police_station")[-1] == "pistol"


@pytest.mark.rule("COL-133")
def test_effects_that_take_cards_are_no_search() -> None:
    t = Table(3).survivor("mirela_vance", 0).survivor("tess_lindqvist", 0, "school")
    t.crossroad("y04_tells").fire()
    t.do("option:first").do("at:school")
    for _ in range(4):
        t.do(t.legal()[0])
    assert t.question == "turn" and t.s.hand_count[0] == 4
    assert sum(t.s.noise) == 0 and t.s.searched == 0


# ---- barricades


@pytest.mark.rule("COL-136", "COL-137", "COL-318")
def test_barricades_go_into_empty_spaces() -> None:
    t = Table(3).survivor("frank_osei", 0, "gas_station").zombies("gas_station", 2).dice(0, 1, 1)
    t.do("barricade:frank_osei:d1")
    assert t.s.barricades[11] == 1
    assert t.why_not("barricade:frank_osei:d1") == "COL-137"


@pytest.mark.rule("COL-137")
def test_at_the_colony_the_player_picks_the_entrance() -> None:
    t = Table(3).survivor("frank_osei", 0).entrances("3/0/0", "2/0/1").dice(0, 1)
    t.do("barricade:frank_osei:d1")
    assert "entrance:e1" not in t.legal()
    t.do("entrance:e2")
    assert t.s.barricades[1] == 1


@pytest.mark.rule("COL-137")
def test_two_instead_of_one_places_as_many_as_fit() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").equip("frank_osei", "hammer")
    t.zombies("school", 1).dice(0, 1)
    t.do("barricade:frank_osei:d1").do("with_gear:hammer_1")
    assert t.s.barricades[8] == 2


# ---- waste


@pytest.mark.rule("COL-138", "COL-139", "COL-140", "COL-270", "COL-271")
def test_tv_19_clean_waste_and_check() -> None:
    t = Table(3).set(food=20).survivor("frank_osei", 0).waste(14).dice(0, 1)
    top = t.names(WASTE)[-3:]
    t.do("clean:frank_osei:d1")
    assert t.s.waste_count == 11
    assert t.names(GONE)[-3:] == top[::-1]
    t.colony_phase()
    assert t.s.morale == 5 and t.s.waste_count == 11
    for waste, loss in ((23, 2), (10, 1), (9, 0)):
        t = Table(3).set(food=20, morale=8).waste(waste).colony_phase()
        assert t.s.morale == 8 - loss


@pytest.mark.rule("COL-138", "COL-140")
def test_cleaning_needs_the_colony_and_waste() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("dale_hutchins", 0, "school").dice(0, 1)
    assert t.why_not("clean:frank_osei:d1") == "COL-140"
    t.waste(2)
    assert t.why_not("clean:dale_hutchins:d1") == "COL-138"
    t.do("clean:frank_osei:d1")
    assert t.s.waste_count == 0


@pytest.mark.rule("COL-141", "COL-223")
def test_an_exile_cannot_clean_but_may_work_outside() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").exile(0).waste(4).dice(0, 6)
    t.zombies("school", 1)
    kinds = {a.split(":")[0] for a in t.legal()}
    assert "clean" not in kinds
    assert {"attack", "search", "barricade", "request"} <= kinds


# ---- attract


@pytest.mark.rule("COL-142", "COL-143", "COL-144")
def test_tv_20_attract() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").dice(0, 1, 1)
    t.zombies("school", 2).barricades("school", 1).zombies("grocery_store", 3)
    t.do("attract:frank_osei:d1")
    assert (t.s.zombies[8], t.s.barricades[8], t.s.zombies[7]) == (3, 1, 2)
    assert t.why_not("attract:frank_osei:d1") == "COL-143"


@pytest.mark.rule("COL-143")
def test_exactly_two_come_or_as_many_as_chosen_with_the_option() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").dice(0, 1).zombies("library", 3)
    t.do("attract:frank_osei:d1")
    assert (t.s.zombies[8], t.s.zombies[9]) == (2, 1)
    t = Table(3, attract_upto=True).survivor("frank_osei", 0, "school").dice(0, 1)
    t.zombies("library", 3).do("attract:frank_osei:d1")
    assert t.legal() == ["amount:0", "amount:1", "amount:2"]
    t.do("amount:1")
    assert (t.s.zombies[8], t.s.zombies[9]) == (1, 2)


@pytest.mark.rule("COL-145")
def test_entrances_are_chosen_from_and_to_the_colony() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").dice(0, 1)
    t.entrances("0/0/3", "2/0/1", "1/0/2")
    t.do("attract:frank_osei:d1")
    assert t.question == "entrance" and t.legal() == ["entrance:e2", "entrance:e3"]
    t.do("entrance:e2").do("entrance:e2")
    assert t.s.zombies[:3] == [0, 0, 1] and t.s.zombies[8] == 2
    t = Table(3).survivor("frank_osei", 0).dice(0, 1).zombies("school", 1)
    t.entrances("3/0/0", "0/3/0").do("attract:frank_osei:d1")
    assert "entrance:e1" not in t.legal() and "entrance:e2" not in t.legal()
    t.do("entrance:e4")
    assert t.s.zombies[3] == 1


def test_the_kept_card_stays_hidden() -> None:
    t = Table(3).survivor("dale_hutchins", 0, "school").dice(0, 3)
    t.do("search:dale_hutchins:d3").do("stop")
    for event in t.events:
        if event.kind in (Event.FOUND, Event.KEPT_CARD):
            assert event.audience == frozenset({0})

"""Abilities, playing and equipping cards, feeding crisis and objective (4.12 to 4.14)."""

from __future__ import annotations

import pytest

import shamble
from shamble.games.colony.content.items import (
    ALL_ITEMS,
    FIRST_USE,
    GIVEN,
    GONE,
    ITEMS,
    STORE,
    WASTE,
    Item,
)
from shamble.games.colony.rules.cards.playing import forbids_effect_of, with_effect
from shamble.games.colony.state import Event, Question
from tests.conformance.walks import positions
from tests.games.colony.positions import Table, survivor


@pytest.mark.rule("COL-146", "COL-147", "COL-148")
def test_abilities_have_a_die_a_place_and_a_limit() -> None:
    t = Table(3).survivor("rosa_bellamy", 0, "school").dice(0, 3, 4, 5)
    assert t.why_not("ability:rosa_bellamy") == "COL-147"
    t.s.place[survivor("rosa_bellamy")] = 0
    t.do("ability:rosa_bellamy")
    assert sorted(t.legal()) == ["die:d4", "die:d5"]
    t.do("die:d5")
    assert t.s.food == 2
    assert t.why_not("ability:rosa_bellamy") == "COL-024"
    t = Table(3).survivor("rosa_bellamy", 0).dice(0, 3)
    assert t.why_not("ability:rosa_bellamy") == "COL-146"


@pytest.mark.rule("COL-148")
def test_without_a_limit_an_ability_may_be_repeated() -> None:
    t = Table(3).survivor("simon_abadi", 0, "school").dice(0, 3, 3)
    for _ in range(2):
        t.do("search:simon_abadi:d3").do("with_ability:simon_abadi")
        assert t.s.look_count == 2
        t.do("stop")
        while t.question != "turn":
            t.do(t.legal()[0])


@pytest.mark.rule("COL-149")
def test_passive_abilities_apply_outside_the_own_turn() -> None:
    t = Table(3).survivor("gus_halloran", 1, "colony").set(food=20).crisis("cr_no_sleep")
    t.colony_phase()
    assert t.tokens("gus_halloran") == (1, 0)


@pytest.mark.rule("COL-150")
def test_equipment_serves_its_bearer_only() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("cole_radek", 0, "school")
    t.equip("frank_osei", "pistol").zombies("school", 1).dice(0, 1)
    t.do("attack:cole_radek:d1", d12=[8])
    assert t.tokens("cole_radek") == (1, 0)
    assert t.why_not("ability:dale_hutchins") == "COL-101"


@pytest.mark.rule("COL-151")
def test_felix_has_the_abilities_of_the_others_beside_him() -> None:
    t = Table(3).survivor("felix_ward", 0, "school").survivor("ruth_adeyemi", 1, "school", wounds=1)
    t.do("copy:ruth_adeyemi")
    assert t.tokens("ruth_adeyemi") == (0, 0)
    assert t.why_not("copy:ruth_adeyemi") == "COL-024"
    assert t.s.used_ability == 0  # its owner may still use it
    t = Table(3).survivor("felix_ward", 0).survivor("ruth_adeyemi", 1, "colony", wounds=1)
    assert t.why_not("copy:ruth_adeyemi") == "COL-150"


@pytest.mark.rule("COL-151")
def test_felix_with_three_tokens_dies_when_marco_is_gone() -> None:
    t = Table(3).survivor("felix_ward", 0, "school", wounds=3).survivor("marco_steele", 0, "school")
    t.sound()
    t.do("move:marco_steele:library")
    assert t.is_gone("felix_ward")


@pytest.mark.rule("COL-152", "COL-025")
def test_cards_are_played_in_the_own_turn_any_number() -> None:
    t = Table(3).hand(0, "food_1", "food_2", "food_3").hand(1, "food_1")
    for name in ("food_1", "food_2", "food_3"):
        t.do(f"play:{name}")
    assert t.s.food == 6
    assert t.game.legal(t.s, 1) == []


@pytest.mark.rule("COL-153", "COL-154", "COL-155", "COL-156")
def test_use_equip_event_and_where_they_go() -> None:
    t = Table(3).survivor("frank_osei", 0).hand(0, "food_1", "pistol", "straggler_1", "junk")
    t.crisis("cr_spoilage").dice(0, 1)
    t.do("play:food_1")
    assert t.names(WASTE) == ["food_1"]
    t.do("equip:pistol")
    assert t.carried("frank_osei") == ["pistol"]
    t.do("play:straggler_1")
    assert t.names(GONE)[-1] == "straggler_1" and t.names(WASTE) == ["food_1"]
    t.do("contribute:junk")
    assert t.names(GIVEN) == ["junk"]


@pytest.mark.rule("COL-154")
def test_a_card_is_played_as_its_kind_says() -> None:
    t = Table(3).hand(0, "pistol", "fuel", "food_1")
    assert t.why_not("play:pistol") == "COL-154"
    assert t.why_not("play:fuel") == "COL-154"
    assert t.why_not("equip:food_1") == "COL-154"
    assert t.why_not("play:medicine") == "COL-152"


@pytest.mark.rule("COL-157")
def test_a_played_effect_cannot_be_declined_half_way() -> None:
    t = Table(3).survivor("frank_osei", 0, "colony", wounds=1)
    t.survivor("dale_hutchins", 0, "colony", wounds=1).hand(0, "medicine")
    t.do("play:medicine")
    assert "done" not in t.legal() and t.why_not("done") == "COL-157"


@pytest.mark.rule("COL-158")
def test_a_card_that_would_do_nothing_cannot_be_played() -> None:
    t = Table(3).hand(0, "medicine", "junk", "scissors")
    assert t.why_not("play:medicine") == "COL-158"
    assert t.why_not("play:junk") == "COL-158"
    assert t.why_not("play:scissors") == "COL-110"


@pytest.mark.rule("COL-159")
def test_the_owner_of_a_legal_target_cannot_refuse() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").hand(0, "medicine")
    t.survivor("cole_radek", 1, "school", wounds=1).survivor(
        "wade_tolliver", 2, "library", wounds=1
    )
    t.do("play:medicine")
    assert t.tokens("cole_radek") == (0, 0)  # the only target within reach
    assert t.tokens("wade_tolliver") == (1, 0)


@pytest.mark.rule("COL-160", "COL-161")
def test_equipment_goes_to_any_own_survivor_any_number() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("dale_hutchins", 0)
    t.hand(0, "pistol", "pistol").survivor("cole_radek", 1)
    t.do("equip:pistol")
    assert sorted(t.legal()) == ["choose:dale_hutchins", "choose:frank_osei"]
    t.do("choose:frank_osei").do("equip:pistol").do("choose:frank_osei")
    assert t.carried("frank_osei") == ["pistol", "pistol"]


@pytest.mark.rule("COL-162")
def test_equipment_does_not_return_to_the_hand_by_itself() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").crisis("cr_looters")
    t.equip("frank_osei", "pistol")
    gear = [a for a in t.legal() if "pistol" in a]
    assert gear == ["contribute_gear:pistol_1"]


@pytest.mark.rule("COL-164", "COL-165")
def test_fuel_cancels_the_exposure_of_a_move() -> None:
    t = Table(3).survivor("frank_osei", 0).hand(0, "starter_fuel", "fuel")
    t.do("drive:frank_osei:school")
    assert t.told(Event.EXPOSED) == [] and t.at("frank_osei") == "school"
    assert t.names(WASTE) == ["fuel"] and t.s.hand_count[0] == 1
    t = Table(3).survivor("frank_osei", 0)
    assert t.why_not("drive:frank_osei:school") == "COL-164"


@pytest.mark.rule("COL-166", "COL-264")
def test_stragglers_need_room_for_all() -> None:
    t = Table(3).set(helpless=19).hand(0, "straggler_3", "straggler_1")
    assert t.why_not("play:straggler_3") == "COL-166"
    t.do("play:straggler_1")
    assert t.s.group[0] == 2


@pytest.mark.rule("COL-264a")
def test_without_survivors_in_the_deck_only_longer_effects_remain() -> None:
    t = Table(3).hand(0, "straggler_1", "straggler_2")
    for x in range(30):
        if t.s.owner[x] < 0:
            t.s.buried |= 1 << x
    assert t.why_not("play:straggler_1") == "COL-264a"
    t.do("play:straggler_2")
    assert t.s.helpless == 1 and t.s.group[0] == 1


# ---- crisis


@pytest.mark.rule("COL-167", "COL-168", "COL-169", "COL-170", "COL-171")
def test_contributions_are_face_down_and_cannot_be_taken_back() -> None:
    t = Table(3).survivor("frank_osei", 0).crisis("cr_low_spirits")
    t.hand(0, "medicine", "fuel").equip("frank_osei", "pistol")
    t.do("contribute:fuel").do("contribute:medicine").do("contribute_gear:pistol_1")
    assert t.s.given_count[0] == 3
    seen = t.game.redact(t.s, 1)
    known = [c for c in range(145) if seen.zone[c] == GIVEN]
    assert known == [0]  # only the pistol, which all have seen
    assert seen.given_count[0] == 3
    assert not [a for a in t.legal() if "fuel" in a and "request" not in a]


@pytest.mark.rule("COL-172", "COL-220")
def test_exiles_cannot_add_to_the_crisis() -> None:
    t = Table(3).exile(0).hand(0, "medicine").crisis("cr_low_spirits")
    assert t.why_not("contribute:medicine") == "COL-172"


@pytest.mark.rule("COL-176a")
def test_without_an_open_crisis_nothing_is_added_and_nothing_resolved() -> None:
    t = Table(3).hand(0, "medicine").set(food=20)
    assert t.why_not("contribute:medicine") == "COL-176a"
    t.colony_phase()
    assert t.told(Event.CRISIS_TOTAL) == []


# ---- main objective


@pytest.mark.rule("COL-173", "COL-174", "COL-175", "COL-176")
def test_cards_for_the_main_objective() -> None:
    t = Table(3, objective="mo_full_shed").survivor("frank_osei", 0)
    t.hand(0, "starter_fuel", "medicine", "pistol")
    assert t.why_not("store:fuel") == "COL-174"
    assert t.why_not("store:pistol") == "COL-173"
    t.do("store:medicine")
    assert t.names(STORE) == ["medicine"]
    assert t.game.redact(t.s).zone.count(STORE) == 1
    assert not [a for a in t.legal() if "medicine" in a]
    t = Table(3, objective="mo_clinic_notes").survivor("frank_osei", 0, "school").exile(0)
    t.equip("frank_osei", "book_cooking")
    t.do("store_gear:book_cooking_1")
    assert t.names(STORE) == ["book_cooking"]


@pytest.mark.rule("COL-174")
def test_the_stove_takes_starter_fuel_too() -> None:
    t = Table(3, objective="mo_stove").hand(0, "starter_fuel")
    t.do("store:fuel")
    assert t.names(STORE) == ["fuel"]


@pytest.mark.rule("COL-158")
def test_what_is_listed_as_useful_is_what_nothing_forbids() -> None:
    found = set()
    for s, player in positions(shamble.load("colony", 3), seeds=8, most=600):
        if s.question == Question.TURN:
            useful = with_effect(s, player, ALL_ITEMS)
            for item in range(ITEMS):
                allowed = forbids_effect_of(s, player, item) == 0
                assert (useful >> item) & 1 == allowed
                assert with_effect(s, player, 1 << item) == allowed << item
                found.add((item, allowed))
    assert {item for item, allowed in found if allowed} == {*range(FIRST_USE, ITEMS)} - {Item.FUEL}
    assert len(found) > ITEMS + 6  # most of those are useless somewhere

"""Moving, food, requests, handing over (4.15 to 4.18)."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.items import GONE, WASTE
from shamble.games.colony.state import Event
from tests.games.colony.positions import Table, survivor


@pytest.mark.rule("COL-177", "COL-178", "COL-179")
def test_a_survivor_moves_once_to_a_place_with_space() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0)
    t.survivor("cole_radek", 1, "gas_station").survivor("wade_tolliver", 1, "gas_station")
    assert t.why_not("move:frank_osei:gas_station") == "COL-178"
    assert t.why_not("move:frank_osei:colony") == "COL-178"
    t.do("move:frank_osei:school")
    assert len(t.told(Event.EXPOSED)) == 1
    assert t.why_not("move:frank_osei:library") == "COL-177"


@pytest.mark.rule("COL-180")
def test_exiles_cannot_move_to_the_colony() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").exile(0)
    assert t.why_not("move:frank_osei:colony") == "COL-180"


@pytest.mark.rule("COL-181", "COL-093", "COL-094b")
def test_being_placed_does_not_use_up_the_move() -> None:
    t = Table(3).survivor("clara_mendes", 0).set(food=3).crossroad("y02_chalk").fire()
    assert t.at("clara_mendes") == "school" and t.told(Event.EXPOSED) == []
    t.do("option:second").do("move:clara_mendes:library")
    assert t.at("clara_mendes") == "library"


@pytest.mark.rule("COL-183", "COL-184", "COL-185")
def test_tv_21_spend_food() -> None:
    t = Table(3).set(food=3).dice(0, 4, 6)
    t.do("spend_food:d4:2")
    assert t.s.dice[0] == [0, 0, 0, 0, 0, 2] and t.s.food == 1
    assert not [a for a in t.legal() if a.startswith("spend_food")]
    assert t.why_not("spend_food:d6:1") == "COL-184"
    t = Table(3).set(food=2).dice(0, 1, 1)
    assert t.why_not("spend_food:d1:3") == "COL-183"
    t.do("spend_food:d1:1").do("spend_food:d1:1")
    assert t.s.dice[0] == [0, 2, 0, 0, 0, 0]


@pytest.mark.rule("COL-186", "COL-187", "COL-222", "COL-220")
def test_tv_22_exiled_player_and_food_card() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").exile(0).set(food=4).dice(0, 3)
    t.hand(0, "food_3", "food_1")
    assert t.why_not("spend_food:d3:1") == "COL-186"
    t.do("eat:d3").do("card:food_3")
    assert t.s.dice[0] == [0, 0, 0, 1, 0, 0]
    assert t.names(GONE)[-1] == "food_3" and t.s.waste_count == 0 and t.s.food == 4
    t.do("play:food_1")
    assert t.s.food == 5
    t = Table(3).hand(0, "food_1").dice(0, 3)
    assert t.why_not("eat:d3") == "COL-186"


# ---- requests


@pytest.mark.rule("COL-188", "COL-189", "COL-190", "COL-191", "COL-193")
def test_tv_23_request() -> None:
    t = Table(3).survivor("frank_osei", 0).hand(2, "fuel").crisis("cr_dry_tanks")
    t.do("request:2").do("want:fuel")
    assert t.question == "give" and t.game.to_act(t.s) == {2}
    t.do("card:fuel")
    assert [event.audience for event in t.events if event.kind == Event.GAVE] == [None]
    assert t.question == "play_it"
    assert all(a.startswith("drive:frank_osei") for a in t.legal())
    t.do("drive:frank_osei:school")
    assert t.told(Event.EXPOSED) == [] and t.names(WASTE) == ["fuel"]


@pytest.mark.rule("COL-193", "COL-191")
def test_a_card_that_cannot_be_played_cannot_be_asked_for() -> None:
    t = Table(3).survivor("frank_osei", 0).hand(2, "fuel")
    t.s.moved = 1 << survivor("frank_osei")
    t.do("request:2")
    assert "want:fuel" not in t.legal() and t.why_not("want:fuel") == "COL-193"
    t.do("want:weapon")
    assert t.legal() == ["no"]


@pytest.mark.rule("COL-191")
def test_fuel_may_be_the_input_of_a_lighter() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").equip("frank_osei", "lighter")
    t.zombies("school", 3).dice(0, 3).hand(1, "fuel")
    t.s.moved = 1 << survivor("frank_osei")
    t.do("request:1").do("want:fuel").do("card:fuel")
    assert t.legal() == ["attack:frank_osei:d3"]
    t.do("attack:frank_osei:d3")
    assert t.s.zombies[8] == 0 and t.names(WASTE) == ["fuel"]


@pytest.mark.rule("COL-191")
def test_medicine_may_be_the_input_of_anton() -> None:
    t = Table(3).survivor("anton_kessler", 0).entrances("3/0/0").dice(0, 4, 2).hand(1, "medicine")
    t.do("request:1").do("want:medicine").do("card:medicine")
    t.do("attack:anton_kessler:d4")
    assert t.s.zombies[0] == 0 and sum(t.s.dice[0]) == 0


@pytest.mark.rule("COL-192")
def test_requested_equipment_is_equipped_and_may_go_to_the_crisis_later() -> None:
    t = Table(3, objective="mo_clinic_notes").survivor("frank_osei", 0).hand(1, "book_cooking")
    t.crisis("cr_looters").do("request:1").do("want_item:book_cooking").do("card:book_cooking")
    assert t.legal() == ["choose:frank_osei"]
    t.do("choose:frank_osei")
    assert t.carried("frank_osei") == ["book_cooking"]
    assert "contribute_gear:book_cooking_1" in t.legal()


@pytest.mark.rule("COL-194")
def test_after_a_refusal_the_same_kind_is_not_asked_again() -> None:
    t = Table(3).survivor("frank_osei", 0)
    t.do("request:1").do("want:fuel").do("no")
    t.do("request:1")
    assert t.why_not("want:fuel") == "COL-194" and "want_item:fuel" in t.legal()
    t.do("want_item:fuel").do("no").do("request:2")
    assert "want:fuel" in t.legal()


@pytest.mark.rule("COL-195", "COL-196")
def test_exiles_ask_and_give_and_the_player_decides_the_pile() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").exile(0).hand(1, "food_2").dice(0, 1)
    t.do("request:1").do("want:food").do("card:food_2").do("play_it")
    assert t.names(GONE)[-1] == "food_2" and t.s.food == 2
    t = Table(3).exile(1).hand(1, "food_2")
    t.do("request:1").do("want:food").do("card:food_2")
    assert t.names(WASTE) == [] or t.question == "play_it"
    t.do("play_it")
    assert t.names(WASTE) == ["food_2"]


@pytest.mark.rule("COL-188")
def test_a_refused_request_looks_the_same_whatever_was_held() -> None:
    views = []
    for hand in ((), ("fuel",)):
        t = Table(3).survivor("frank_osei", 0).hand(1, "medicine", *hand)
        if not hand:
            t.hand(1, "food_1")
        t.do("request:1").do("want:fuel").do("no")
        views.append([(e.kind, e.args) for e in t.events if e.is_for(0)])
    assert views[0] == views[1]


# ---- handing over


@pytest.mark.rule("COL-197", "COL-198")
def test_only_equipped_items_to_survivors_at_the_same_place() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("dale_hutchins", 0)
    t.equip("frank_osei", "pistol").hand(0, "hammer").survivor("cole_radek", 1, "school")
    assert t.why_not("hand_over:hammer_1") == "COL-197"
    t.survivor("gus_halloran", 0, "library").equip("gus_halloran", "mop")
    assert t.why_not("hand_over:mop_1") == "COL-197"  # there is nobody with Gus
    t.do("hand_over:pistol_1")  # Cole is the only one there
    assert t.question == "consent" and t.game.to_act(t.s) == {1}
    t.do("yes")
    assert t.carried("cole_radek") == ["pistol"]


@pytest.mark.rule("COL-199")
def test_exiled_and_other_survivors_may_hand_over_to_each_other() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").exile(0).equip("frank_osei", "pistol")
    t.survivor("cole_radek", 1, "school")
    t.do("hand_over:pistol_1").do("yes")
    assert t.carried("cole_radek") == ["pistol"]


@pytest.mark.rule("COL-199a")
def test_no_endless_passing() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("dale_hutchins", 0, "school")
    t.equip("frank_osei", "pistol").do("hand_over:pistol_1")
    assert t.carried("dale_hutchins") == ["pistol"]
    assert t.why_not("hand_over:pistol_1") == "COL-199a"
    t = Table(3).survivor("frank_osei", 0, "school").equip("frank_osei", "pistol")
    t.survivor("cole_radek", 1, "school").do("hand_over:pistol_1").do("no")
    assert t.why_not("hand_over:pistol_1") == "COL-199a"

"""Crossroads cards in general (4.6), and the words of their effects (4.31)."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.crossroads import ALWAYS_ADDS, CARDS
from shamble.games.colony.content.crossroads_rows import CardKind
from shamble.games.colony.content.items import DECK, GONE, WASTE
from shamble.games.colony.content.names import Attached, Crossroad
from shamble.games.colony.content.survivors import Survivor
from shamble.games.colony.state import Event
from tests.games.colony.positions import Table, survivor


@pytest.mark.rule("COL-076", "COL-077")
def test_an_event_trigger_fires_after_the_action_is_resolved() -> None:
    t = Table(3).survivor("frank_osei", 0).crossroad("x10_lake")
    t.fire()
    assert t.question == "turn"  # nothing has happened yet
    t.do("move:frank_osei:school", d12=[7])
    assert t.question == "option"
    kinds = [event.kind for event in t.events]
    assert kinds.index(Event.WOUNDED) < kinds.index(Event.CROSSROAD)


@pytest.mark.rule("COL-078")
def test_it_does_not_fire_if_the_survivor_died() -> None:
    t = Table(3).survivor("frank_osei", 0, "colony", wounds=2).survivor("rosa_bellamy", 0)
    t.crossroad("x10_lake").do("move:frank_osei:school", d12=[7])
    assert t.question == "turn" and t.s.drawn_card == Crossroad.X10_LAKE


@pytest.mark.rule("COL-079", "COL-076")
def test_a_state_trigger_is_tested_after_every_action() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").crossroad("x35_leaflets").fire()
    assert t.question == "turn"
    t.do("move:frank_osei:colony")
    assert t.told(Event.CROSSROAD)


@pytest.mark.rule("COL-080", "COL-088")
def test_one_card_a_turn_and_a_fired_card_is_gone() -> None:
    t = Table(3).survivor("frank_osei", 0).crossroad("x10_lake")
    t.do("move:frank_osei:school").do("option:second")
    assert t.s.crossroads_fired[0] >> 9 & 1 and t.s.drawn_card == -1
    t.survivor("rosa_bellamy", 0).do("move:rosa_bellamy:school")
    assert t.question == "turn"


@pytest.mark.rule("COL-081", "COL-082")
def test_a_satisfied_trigger_always_fires_and_all_see_the_card() -> None:
    t = Table(3).survivor("biscuit", 0).crossroad("y01_rig").fire()
    assert t.question == "option" and t.game.to_act(t.s) == {0}
    for seat in (-1, 0, 1, 2):
        assert t.game.redact(t.s, seat).card == Crossroad.Y01_RIG


@pytest.mark.rule("COL-083")
def test_the_active_player_chooses_unless_the_card_names_another() -> None:
    t = Table(3).survivor("cole_radek", 1, "school").survivor("frank_osei", 0, "school")
    t.equip("frank_osei", "sniper_rifle").zombies("school", 1).crossroad("y15_backfire")
    t.do("use:sniper_rifle_1")
    assert t.question == "option" and t.game.to_act(t.s) == {1}


@pytest.mark.rule("COL-084", "COL-085", "COL-315", "COL-324")
def test_tv_45_illegal_option() -> None:
    t = Table(3).survivor("clara_mendes", 0).set(food=2).crossroad("y02_chalk").fire()
    assert t.question == "turn"  # option 2 had to be taken
    assert "food_1" not in t.deck_names("school")
    t = Table(3).survivor("frank_osei", 0).equip("frank_osei", "sniper_rifle").entrances("1/0/2")
    t.crossroad("x16_click").do("use:sniper_rifle_1")
    assert t.legal() == ["option:first", "option:second"]
    t.do("option:second")
    assert t.carried("frank_osei") == ["sniper_rifle"]


@pytest.mark.rule("COL-086", "COL-019")
def test_tv_44_crossroads_vote() -> None:
    t = Table(4).set(helpless=3, first=3)
    t.survivor("wade_tolliver", 2, "school").survivor("gus_halloran", 3, "school")
    t.crossroad("x11_dead_weight").fire()
    assert t.question == "vote" and t.game.to_act(t.s) == {0, 1}
    t.all_do(p0="yes", p1="no")
    assert t.question == "vote_tie" and t.game.to_act(t.s) == {3}
    t.do("yes")
    assert t.s.helpless == 0 and t.s.morale == 4


@pytest.mark.rule("COL-087")
def test_if_nobody_may_vote_the_active_player_decides() -> None:
    t = Table(3).survivor("ruth_adeyemi", 1).set(helpless=24)  # she cannot be placed there
    for seat in range(3):
        t.s.place[t.s.leader[seat]] = 3
    t.crossroad("y08_specimen").fire()
    assert t.question == "vote" and t.at("ruth_adeyemi") == "school"
    assert t.game.to_act(t.s) == {0}


@pytest.mark.rule("COL-089")
def test_a_card_that_did_not_fire_goes_under_the_deck() -> None:
    t = Table(3).survivor("frank_osei", 0).crossroad("x10_lake")
    t.do("end_turn")
    end = t.s.crossroad_end - 1
    assert t.s.crossroads[end] == Crossroad.X10_LAKE
    assert t.game.redact(t.s, 2).crossroads[end] == Crossroad.X10_LAKE  # who drew it
    assert t.game.redact(t.s, 1).crossroads[end] == -1


@pytest.mark.rule("COL-090")
def test_with_an_empty_deck_no_card_is_drawn() -> None:
    t = Table(3).set(food=20)
    s = t.s
    for i in range(s.crossroad_next, s.crossroad_end):
        card = s.crossroads[i]
        s.crossroads_fired[card // 40] |= 1 << card % 40
        s.crossroads[i] = -1
    s.crossroad_next = s.crossroad_end
    t.do("end_turn")
    assert (s.drawn_card, s.drawer) == (-1, -1)


@pytest.mark.rule("COL-091")
def test_options_that_do_not_fit_are_illegal() -> None:
    t = Table(3).survivor("frank_osei", 0).set(helpless=20).crossroad("x17_footprints")
    t.do("move:frank_osei:school")
    assert t.question == "turn" and t.s.helpless == 20  # only "nothing" was left
    assert not any(ALWAYS_ADDS)  # no card consists of nothing but newcomers


@pytest.mark.rule("COL-092", "COL-327")
def test_a_fetched_deck_is_shuffled() -> None:
    t = Table(3).survivor("mirela_vance", 0).crossroad("y04_tells").fire()
    t.do("option:first").do("at:library")
    before = t.deck_names("library")
    for _ in range(4):
        t.do(t.legal()[0])
    assert t.s.hand_count[0] == 4
    assert t.deck_names("library") != [n for n in before if n in t.deck_names("library")]


@pytest.mark.rule("COL-029", "COL-327")
def test_all_are_told_how_many_cards_were_fetched() -> None:
    t = Table(3).survivor("mirela_vance", 0).crossroad("y04_tells").fire()
    t.do("option:first").do("at:library")
    for _ in range(4):
        t.do(t.legal()[0])
    assert t.told(Event.DREW) == [{"seat": 0, "cards": 4, "place": "library"}]
    t = Table(3).survivor("frank_osei", 0, "gas_station").dice(0, 6).crossroad("x46_sled")
    t.do("search:frank_osei:d6").do("stop").do("option:second").do("card:fuel").do("done")
    assert t.told(Event.DREW) == [{"seat": 0, "cards": 1, "place": "gas_station"}]


@pytest.mark.rule("COL-093")
def test_placing_needs_a_space_and_never_brings_an_exile_home() -> None:
    t = Table(3).survivor("hugh_pemberton", 0).crossroad("y05_small_hands")
    for name in ("frank_osei", "dale_hutchins", "rosa_bellamy", "gus_halloran"):
        t.survivor(name, 1, "school")
    t.fire()
    assert t.at("hugh_pemberton") == "colony"
    t = Table(3).survivor("curtis_boyle", 1, "library").survivor("frank_osei", 0)
    from shamble.games.colony.rules.effects.on_people import put_survivor

    t.exile(1)
    put_survivor(t.s, survivor("curtis_boyle"), 0)
    assert t.at("curtis_boyle") == "library"


@pytest.mark.rule("COL-094")
def test_attachments_stay_through_changes_of_controller() -> None:
    from shamble.games.colony.rules.people.death import change_owner

    t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0)
    x = survivor("rosa_bellamy")
    t.s.attached[x] |= 1 << Attached.MARE
    change_owner(t.s, x, 1)
    assert t.s.attached[x] >> Attached.MARE & 1


@pytest.mark.rule("COL-319")
def test_noise_fills_up_to_four() -> None:
    t = Table(3).survivor("frank_osei", 0, "police_station").dice(0, 4).crossroad("x38_lockers")
    t.s.noise[1] = 2
    t.do("search:frank_osei:d4").do("stop")
    while t.question == "card":
        t.do(t.legal()[0])
    t.do("option:first")
    assert t.s.noise[1] == 4


@pytest.mark.rule("COL-322", "COL-261")
def test_a_named_recruit_comes_from_the_deck() -> None:
    t = Table(3).survivor("frank_osei", 0).crossroad("y07_rotor")
    t.do("move:frank_osei:school").do("option:first")
    assert t.s.owner[Survivor.ASTRID_MOEN] == 0 and t.at("astrid_moen") == "colony"


@pytest.mark.rule("COL-323")
def test_helpless_gains_losses_and_kills() -> None:
    t = Table(3).set(helpless=4).crossroad("x34_southbound").dice(0, 2).fire()
    t.do("option:first")
    assert (t.s.helpless, t.s.morale) == (2, 5)
    t = Table(3).set(helpless=4).crossroad("x33_pantry_riot").fire()
    t.do("option:third")
    assert (t.s.helpless, t.s.morale) == (3, 5)


@pytest.mark.rule("COL-325")
def test_together_asks_clockwise_and_takes_all_or_nothing() -> None:
    t = Table(3).hand(0, "fuel").hand(1, "fuel").hand(2, "fuel").crossroad("x14_hot_water").fire()
    asked = []
    for _ in range(2):
        asked.append(min(t.game.to_act(t.s)))
        t.do("card:fuel").do("done")
    asked.append(min(t.game.to_act(t.s)))
    t.do("card:fuel")
    assert asked == [0, 1, 2] and t.s.morale == 7 and t.names(WASTE) == ["fuel"] * 3
    t = Table(3).hand(0, "fuel").exile(2).crossroad("x14_hot_water").fire()
    t.do("card:fuel").do("done")
    assert min(t.game.to_act(t.s)) == 1
    t.do("done")
    assert t.held(0) == ["fuel"] and t.s.morale == 6 and t.question == "turn"


@pytest.mark.rule("COL-326")
def test_draw_takes_the_top_cards_unseen() -> None:
    t = Table(3).survivor("frank_osei", 0).deck("school", "megaphone", "scissors")
    t.crossroad("y07_rotor").do("move:frank_osei:school").do("option:second").do("at:school")
    assert sorted(t.held(0)) == ["megaphone", "scissors"]
    assert t.game.redact(t.s, 1).zone.count(0) == 0


@pytest.mark.rule("COL-328")
def test_mover_and_searcher_are_who_triggered_the_card() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0).crossroad("x25_mare")
    t.do("move:rosa_bellamy:school").do("option:first")
    assert t.s.attached[survivor("rosa_bellamy")] >> Attached.MARE & 1
    assert t.s.attached[survivor("frank_osei")] == 0


@pytest.mark.rule("COL-329", "COL-330")
def test_lasting_rules_and_cannots_stay() -> None:
    t = Table(3).survivor("judith_ames", 0).set(food=20).crossroad("y12_stacks").fire()
    t.do("option:first")
    if t.question == "card":
        t.do(t.legal()[0])
    assert t.at("judith_ames") == "library"
    assert t.why_not("move:judith_ames:colony") == "COL-330"
    t.do("end_turn")
    assert t.s.attached[survivor("judith_ames")] >> Attached.STAYS & 1


@pytest.mark.rule("COL-331")
def test_in_play_ignores_the_controller_and_free_asks_for_it() -> None:
    t = Table(3).survivor("noel_tanner", 1, "school").exile(1).crossroad("y10_bell").fire()
    assert t.question == "option"
    t = Table(3).survivor("curtis_boyle", 1, "school").exile(1).crossroad("y09_jars").fire()
    assert t.question == "turn"


@pytest.mark.rule("COL-332")
def test_collective_cards_of_the_colony_go_to_waste() -> None:
    t = Table(3).hand(0, *["fuel"] * 3).crossroad("x14_hot_water").fire()
    for _ in range(3):
        t.do("card:fuel")
    assert t.s.waste_count == 3


def test_every_card_is_a_row_that_reads() -> None:
    for row in CARDS:
        assert 1 <= len(row.options) <= 3
        if row.kind == CardKind.VOTE:
            assert len(row.options) == 2


def test_a_deck_keeps_its_cards_when_food_is_removed() -> None:
    t = Table(3).survivor("clara_mendes", 0).crossroad("y02_chalk").fire()
    assert t.question == "turn"
    assert len(t.names(DECK + 3)) == 14 and t.names(GONE).count("food_2") == 3


@pytest.mark.rule("COL-084", "COL-324")
def test_an_option_that_costs_a_die_needs_one() -> None:
    t = Table(3).set(helpless=2).crossroad("x34_southbound").fire()
    assert (t.s.helpless, t.s.morale, t.question) == (0, 5, "turn")
    t = Table(3).zombies("school", 2).crossroad("x30_old_light").fire()
    assert t.s.zombies[8] == 2 and t.question == "turn"


@pytest.mark.rule("COL-221")
def test_x09_needs_somebody_helpless_who_was_really_added() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").exile(0).hand(0, "straggler_2")
    t.crossroad("x09_two_plates").do("play:straggler_2").do("at:library")
    assert t.question == "turn" and not t.told(Event.CROSSROAD)


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

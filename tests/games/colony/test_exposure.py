"""Exposure, wounds, bites; death, removal, replacement (4.21 to 4.23)."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.items import DECK, GONE
from shamble.games.colony.content.names import Attached
from shamble.games.colony.content.survivors import Survivor
from shamble.games.colony.rules.people.exposure import FACE
from shamble.games.colony.state import Ending, Event, Face, Standing
from tests.games.colony.positions import Table, survivor


@pytest.mark.rule("COL-230", "COL-231", "COL-232", "COL-233")
def test_tv_05_exposure_mapping() -> None:
    assert [Face(face).name for face in FACE] == ["BLANK"] * 6 + ["WOUND"] * 3 + [
        "FROSTBITE"
    ] * 2 + ["BITTEN"]


@pytest.mark.rule("COL-229", "COL-231", "COL-179")
def test_a_move_is_exposed_and_frostbite_is_a_token() -> None:
    t = Table(3).survivor("frank_osei", 0)
    t.do("move:frank_osei:school", d12=[10])
    assert t.tokens("frank_osei") == (0, 1) and t.at("frank_osei") == "school"


@pytest.mark.rule("COL-234", "COL-235", "COL-245", "COL-246", "COL-252")
def test_three_tokens_of_either_kind_kill() -> None:
    t = Table(3).survivor("frank_osei", 0, "colony", wounds=1, frost=1).survivor("rosa_bellamy", 0)
    t.do("move:frank_osei:school", d12=[8])
    assert t.is_gone("frank_osei") and t.s.morale == 5
    assert t.s.leader[0] == survivor("rosa_bellamy")


@pytest.mark.rule("COL-252")
def test_a_new_leader_is_chosen_at_once() -> None:
    t = Table(3).survivor("frank_osei", 0, "colony", wounds=2)
    t.survivor("rosa_bellamy", 0).survivor("dale_hutchins", 0)
    t.do("move:frank_osei:school", d12=[8])
    assert t.question == "survivor" and len(t.legal()) == 2
    t.do("choose:rosa_bellamy")
    assert t.s.leader[0] == survivor("rosa_bellamy")


@pytest.mark.rule("COL-235")
def test_the_healer_chooses_the_token() -> None:
    t = Table(3).survivor("frank_osei", 0, "colony", wounds=1, frost=1).hand(0, "medicine")
    t.do("play:medicine")
    assert t.legal() == ["heal_wound", "heal_frost"]
    t.do("heal_frost")
    assert t.tokens("frank_osei") == (1, 0)


@pytest.mark.rule(
    "COL-182", "COL-236", "COL-238", "COL-240", "COL-244", "COL-249", "COL-233", "COL-239"
)
def test_tv_10_bite_after_a_move() -> None:
    t = Table(3).survivor("astrid_moen", 0).survivor("frank_osei", 0).equip("astrid_moen", "hammer")
    t.survivor("biscuit", 1, "hospital").survivor("priya_nair", 1, "hospital")
    t.survivor("ruth_adeyemi", 2, "hospital")
    t.do("move:astrid_moen:hospital", d12=[12])
    assert t.is_gone("astrid_moen") and t.s.morale == 5
    assert "hammer" in t.names(DECK + 5)
    assert t.question == "bite" and t.game.to_act(t.s) == {1}
    t.do("roll_it", d12=[3])
    assert t.question == "turn"
    assert t.at("priya_nair") == t.at("biscuit") == t.at("ruth_adeyemi") == "hospital"


@pytest.mark.rule("COL-237")
def test_killing_the_next_one_ends_the_spreading() -> None:
    t = bitten_at_the_school()
    t.do("kill_it")
    assert t.is_gone("rosa_bellamy") and t.at("cole_radek") == "school"
    assert t.question == "turn"


@pytest.mark.rule("COL-238", "COL-241", "COL-242", "COL-236")
def test_any_face_but_the_blank_kills_and_the_bite_goes_on() -> None:
    t = bitten_at_the_school()
    t.do("roll_it", d12=[8])
    assert t.is_gone("rosa_bellamy")
    assert t.question == "bite" and t.legal() == ["kill_it", "roll_it"]
    t.do("roll_it", d12=[10])
    assert t.is_gone("cole_radek")
    assert t.question == "turn"


def bitten_at_the_school() -> Table:
    t = Table(3).set(morale=9).survivor("frank_osei", 0).survivor("dale_hutchins", 0)
    t.survivor("rosa_bellamy", 1, "school").survivor("gus_halloran", 1)
    t.survivor("cole_radek", 2, "school").survivor("simon_abadi", 2)
    return t.do("move:frank_osei:school", d12=[12])


@pytest.mark.rule("COL-242")
def test_abilities_do_not_help_in_spreading() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("dale_hutchins", 0)
    t.survivor("gus_halloran", 1, "school").survivor("rosa_bellamy", 1)
    t.do("move:frank_osei:school", d12=[12]).do("roll_it", d12=[10])
    assert t.is_gone("gus_halloran")


@pytest.mark.rule("COL-243", "COL-253", "COL-254", "COL-255", "COL-261", "COL-263")
def test_replacements_enter_after_the_chain_and_without_exposure() -> None:
    t = Table(3).survivor("frank_osei", 0).hand(0, "fuel", "medicine")
    t.survivor("rosa_bellamy", 1, "school")
    t.do("move:frank_osei:school", d12=[12])
    assert t.s.group[0] == 0  # the chain is not over
    t.do("roll_it", d12=[1])
    assert t.s.group[0] == 1 and t.held(0) == []
    newcomer = t.s.leader[0]
    assert t.s.place[newcomer] == 0
    assert set(t.names(GONE)) >= {"fuel", "medicine"}
    assert sum(t.s.dice[0]) == 0


@pytest.mark.rule("COL-008", "COL-239")
def test_the_helpless_are_skipped_by_bites() -> None:
    t = Table(3).set(helpless=4).survivor("frank_osei", 0).survivor("dale_hutchins", 0, "school")
    for seat in (1, 2):
        x = t.s.leader[seat]
        t.s.place[x] = 4
    t.zombies("colony", 1).dice(0, 3)
    t.do("attack:frank_osei:d3", d12=[12])
    assert t.is_gone("frank_osei") and t.s.helpless == 4 and t.question == "turn"


@pytest.mark.rule("COL-240")
def test_tv_11_biscuit_bitten() -> None:
    t = Table(3).survivor("biscuit", 0).entrances("1/0/2").dice(0, 2)
    t.do("attack:biscuit:d2", d12=[12])
    assert t.tokens("biscuit") == (1, 0) and t.s.zombies[0] == 0
    assert t.told(Event.SPREADS) == []


@pytest.mark.rule("COL-240")
def test_rotten_flesh_is_skipped_by_spreading_only() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("dale_hutchins", 0)
    t.survivor("rosa_bellamy", 1, "school").equip("rosa_bellamy", "rotten_flesh")
    t.do("move:frank_osei:school", d12=[12])
    assert t.at("rosa_bellamy") == "school" and t.question == "turn"
    t = Table(3).survivor("frank_osei", 0).survivor("dale_hutchins", 0)
    t.equip("frank_osei", "rotten_flesh").do("move:frank_osei:school", d12=[12])
    assert t.is_gone("frank_osei")


@pytest.mark.rule("COL-149", "COL-234")
def test_tv_12_marco() -> None:
    t = Table(3).survivor("marco_steele", 0, "colony", wounds=2).survivor("rosa_bellamy", 0)
    t.do("move:marco_steele:school", d12=[7])
    assert t.tokens("marco_steele") == (3, 0)
    t = Table(3).survivor("marco_steele", 0, "colony", wounds=3).survivor("rosa_bellamy", 0)
    t.do("move:marco_steele:school", d12=[7])
    assert t.is_gone("marco_steele")


# ---- death


@pytest.mark.rule("COL-248", "COL-250", "COL-251")
def test_items_of_the_dead_return_to_the_hand_at_the_colony() -> None:
    t = Table(3).survivor("frank_osei", 0, "school", wounds=2).survivor("rosa_bellamy", 0)
    t.equip("frank_osei", "pistol")
    t.s.attached[survivor("frank_osei")] |= 1 << Attached.MARE
    t.do("move:frank_osei:colony")
    assert t.at("frank_osei") == "colony"
    t = Table(3).survivor("frank_osei", 0, "colony", wounds=2).survivor("rosa_bellamy", 0)
    t.equip("frank_osei", "pistol").entrances("1/0/2").dice(0, 3)
    t.s.attached[survivor("frank_osei")] |= 1 << Attached.OLD_STREET
    t.do("attack:frank_osei:d3").do("go", d12=[7])
    assert t.held(0) == ["pistol"]
    x = survivor("frank_osei")
    assert (t.s.wounds[x], t.s.attached[x], t.s.owner[x]) == (0, 0, -1)
    assert t.is_gone("frank_osei")


@pytest.mark.rule("COL-219", "COL-246")
def test_deaths_of_an_exiles_survivors_cost_no_morale() -> None:
    t = (
        Table(3)
        .survivor("frank_osei", 0, "school", wounds=2)
        .survivor("rosa_bellamy", 0, "library")
    )
    t.exile(0).do("move:frank_osei:hospital", d12=[7])
    assert t.is_gone("frank_osei") and t.s.morale == 6


@pytest.mark.rule("COL-247", "COL-292", "COL-293")
def test_tv_31_overrun_with_only_helpless() -> None:
    t = Table(3).set(helpless=2, food=20).entrances("3/0/0", "0/0/3")
    for seat in range(3):
        t.s.place[t.s.leader[seat]] = 3
    t.colony_phase()
    assert t.s.helpless == 1 and t.s.morale == 5
    t = Table(3).set(helpless=0, food=20).zombies("gas_station", 3)
    t.set(morale=6)
    from shamble.games.colony.rules.zombies.arrivals import overrun

    overrun(t.s, 6)
    assert t.s.morale == 6


@pytest.mark.rule("COL-253", "COL-254", "COL-296", "COL-262", "COL-255")
def test_tv_37_last_survivor() -> None:
    t = Table(3).set(food=20).survivor("owen_marsh", 0).equip("owen_marsh", "pistol")
    t.hand(0, "fuel", "medicine", "food_1").entrances("3/0/0", "3/0/0")
    t.colony_phase()
    assert t.is_gone("owen_marsh")
    assert set(t.names(GONE)) >= {"pistol", "fuel", "medicine", "food_1"}
    assert t.s.group[0] == 1 and t.held(0) == []
    told = [e.kind for e in t.events]
    joined, second = (
        told.index(Event.JOINED),
        [i for i, k in enumerate(told) if k == Event.OVERRUN][1],
    )
    assert joined < second


@pytest.mark.rule("COL-258", "COL-259", "COL-210a")
def test_player_elimination() -> None:
    t = Table(3, elimination=True).set(food=20).survivor("owen_marsh", 0).hand(0, "fuel")
    t.entrances("3/0/0").dice(0, 4, 4).give(0, "medicine").crisis("cr_low_spirits")
    t.colony_phase()
    assert t.s.standing[0] == Standing.OUT
    assert t.s.hand_count[0] == 0 and t.s.group[0] == 0
    assert sum(t.s.dice[0]) == 0 and t.s.first != 0
    assert t.s.active != 0
    while not t.s.over:
        player = min(t.game.to_act(t.s))
        assert player != 0
        t.do(t.legal()[0] if t.question != "turn" else "end_turn", player)
    assert not t.s.winners & 1


@pytest.mark.rule("COL-257")
def test_an_empty_survivor_deck_eliminates() -> None:
    t = Table(3).set(food=20).survivor("owen_marsh", 0).entrances("3/0/0")
    for x in Survivor:
        if t.s.owner[x] < 0:
            t.s.buried |= 1 << x
    t.colony_phase()
    assert t.s.standing[0] == Standing.OUT


@pytest.mark.rule("COL-259")
def test_if_all_are_eliminated_the_game_ends() -> None:
    t = Table(2, elimination=True).set(food=20, morale=9)
    t.survivor("owen_marsh", 0).survivor("rosa_bellamy", 1).entrances(*["3/0/0"] * 6)
    t.set(helpless=4)
    t.colony_phase()
    assert t.s.over == Ending.ALL_ELIMINATED and t.s.winners == 0 and t.s.morale == 0


@pytest.mark.rule("COL-094a")
def test_an_eliminated_active_player_ends_the_turn_at_once() -> None:
    t = Table(3, elimination=True).survivor("owen_marsh", 0, "colony", wounds=2)
    t.crossroad("y15_backfire").do("move:owen_marsh:school", d12=[8])
    assert t.s.standing[0] == Standing.OUT and t.s.active == 1
    assert t.s.crossroads[t.s.crossroad_end - 1] == 62  # the card went under its deck


@pytest.mark.rule("COL-094a", "COL-259")
def test_what_a_card_still_gives_an_eliminated_player_is_lost() -> None:
    t = Table(3, elimination=True).survivor("owen_marsh", 0).pile(GONE, "fuel", "fuel")
    t.survivor("rosa_bellamy", 0, "school").entrances("3/0/0", "3/0/0").crossroad("x48_tanker")
    t.survivor("frank_osei", 1, "school").survivor("cole_radek", 2, "school")
    t.do("move:rosa_bellamy:colony").do("option:first")  # six zombies, then fuel
    assert t.s.standing[0] == Standing.OUT and t.s.active == 1
    assert t.s.hand_count[0] == 0 and t.names(GONE).count("fuel") >= 2


@pytest.mark.rule("COL-256")
def test_a_full_colony_sends_the_newcomer_elsewhere_or_lets_it_wait() -> None:
    t = Table(3).survivor("owen_marsh", 0, "school", wounds=2).set(helpless=22)
    t.do("move:owen_marsh:library", d12=[8])
    assert t.question == "place"
    t.do("at:hospital")
    assert t.s.place[t.s.leader[0]] == 5


@pytest.mark.rule("COL-256")
def test_who_waits_enters_at_the_next_checkpoint_with_room() -> None:
    t = Table(3).survivor("owen_marsh", 0).survivor("frank_osei", 0, "school")
    x = survivor("owen_marsh")
    t.s.place[x], t.s.waiting = -1, 1 << x
    t.do("end_turn")
    assert t.at("owen_marsh") == "colony" and t.s.waiting == 0


@pytest.mark.rule("COL-260")
def test_killed_and_removed_survivors_count_as_removed_from_the_game() -> None:
    t = Table(3).survivor("noel_tanner", 0).survivor("frank_osei", 0)
    t.s.fresh = 1
    t.do("ability:noel_tanner")
    assert t.is_gone("noel_tanner") and t.s.morale == 7


@pytest.mark.rule("COL-320")
def test_expose_n_times_applies_each_result_at_once() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0)
    t.crossroad("x03_whiteout").do("move:frank_osei:school", d12=[1])
    t.do("option:first", d12=[7, 7, 7])
    assert t.is_gone("frank_osei")


@pytest.mark.rule("COL-321")
def test_wounds_frost_and_healing_are_tokens() -> None:
    t = Table(3).survivor("hugh_pemberton", 0).crossroad("y05_small_hands").fire()
    t.do("option:first")
    assert t.tokens("hugh_pemberton") == (2, 0)

"""Every option of every survivor-bound crossroads card, in a position where it applies."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.games.colony.content.crossroads import CARDS
from shamble.games.colony.content.items import GONE, WASTE
from shamble.games.colony.content.names import GENERAL, Attached, Lasting, Secret
from shamble.games.colony.state import Event
from tests.games.colony.positions import Table, survivor
from tests.games.colony.test_crossroads_general import all_vote, shot

Scenario = Callable[[], None]
SCENARIOS: dict[str, list[Scenario]] = {}


def of(card: str) -> Callable[[Scenario], Scenario]:
    def note(function: Scenario) -> Scenario:
        SCENARIOS.setdefault(card, []).append(function)
        return function

    return note


def test_every_card_has_its_scenario() -> None:
    assert {row.card.name.lower() for row in CARDS[GENERAL:]} == set(SCENARIOS)


def fired(card: str, who: str, where: str = "colony", **fields: int) -> Table:
    """AP has the survivor, and the card has fired."""
    return Table(3).survivor(who, 0, where).set(**fields).crossroad(card).fire()


def frank_moved(card: str) -> Table:
    t = Table(3).survivor("frank_osei", 0).hand(0, "fuel", "food_1").crossroad(card)
    return t.do("move:frank_osei:school")


@of("y01_rig")
def y01() -> None:
    t = Table(3).survivor("biscuit", 0).entrances("3/0/0", "3/0/0", "3/0/0", "3/0/0")
    t.crossroad("y01_rig").fire().do("option:first")
    while t.question == "entrance":
        t.do(t.legal()[0])
    assert sum(t.s.zombies[:6]) == 4 and t.tokens("biscuit") == (0, 0)
    assert fired("y01_rig", "biscuit").do("option:second").s.morale == 7


@of("y02_chalk")
def y02() -> None:
    t = fired("y02_chalk", "clara_mendes", food=4)
    assert t.at("clara_mendes") == "school"
    t.do("option:first")
    for _ in range(3):
        t.do("card:medicine")
    assert t.s.food == 1 and t.held(0) == ["medicine"] * 3
    t = fired("y02_chalk", "clara_mendes", food=4).do("option:second")
    assert not [name for name in t.deck_names("school") if name.startswith("food")]


@of("y03_stump")
def y03() -> None:
    for option, place, entrance in (("first", "hospital", 10), ("second", "grocery_store", 7)):
        t = Table(3).survivor("frank_osei", 0).zombies(place, 3).crossroad("y03_stump").fire()
        t.do(f"option:{option}")
        assert (t.s.zombies[entrance], t.s.barricades[entrance]) == (0, 4)


@of("y04_tells")
def y04() -> None:
    t = fired("y04_tells", "mirela_vance").do("option:first").do("at:library")
    for _ in range(4):
        t.do("card:fuel")
    assert t.held(0) == ["fuel"] * 4
    t = fired("y04_tells", "mirela_vance", food=20).do("option:second").colony_phase()
    assert t.s.crisis == -1 and not t.s.lasting >> Lasting.NO_NEXT_CRISIS & 1


@of("y05_small_hands")
def y05() -> None:
    t = fired("y05_small_hands", "hugh_pemberton")
    assert t.at("hugh_pemberton") == "school"
    t.do("option:first")
    assert t.tokens("hugh_pemberton") == (2, 0)
    assert fired("y05_small_hands", "hugh_pemberton").do("option:second").s.morale == 5


@of("y06_rifleman")
def y06() -> None:
    t = frank_moved("y06_rifleman").do("option:first")
    assert t.s.hand_count[0] == 1
    t = frank_moved("y06_rifleman").crisis("cr_low_spirits").do("option:second")
    assert t.s.leader[0] == survivor("barnaby_rook")
    assert t.why_not("contribute:fuel") == "COL-330"
    t.entrances("2/0/1").dice(0, 1).do("attack:barnaby_rook:d1").do("with_attached:rifle")
    assert t.told(Event.EXPOSED) == []


@of("y07_rotor")
def y07() -> None:
    t = frank_moved("y07_rotor").do("option:first")
    assert t.s.owner[survivor("astrid_moen")] == 0 and t.tokens("astrid_moen") == (2, 0)
    t = frank_moved("y07_rotor").do("option:second").do("at:school")
    assert t.s.hand_count[0] == 4 and t.is_gone("astrid_moen")


@of("y08_specimen")
def y08() -> None:
    t = Table(3).survivor("ruth_adeyemi", 0, "school").survivor("frank_osei", 0).set(food=20)
    all_vote(t.crossroad("y08_specimen").fire(), True)
    assert t.at("ruth_adeyemi") == "colony"
    t.crisis(None).colony_phase()
    assert t.question == "confirm"
    t.do("yes", d12=[1])
    assert t.s.lasting >> Lasting.NIGHT_WATCH & 1
    while t.question != "turn" or t.s.active != 0:
        t.do("end_turn" if t.question == "turn" else t.legal()[0], min(t.game.to_act(t.s)))
        assert t.s.round == 2
    t.hand(2, "medicine").do("move:frank_osei:library", d12=[12])
    for _ in range(3):
        seat = min(t.game.to_act(t.s))
        if t.question == "cancel_bite":
            t.do("yes" if "yes" in t.legal() else "no", seat)
    assert t.at("frank_osei") == "library" and t.held(2) == []


@of("y09_jars")
def y09() -> None:
    t = Table(3).survivor("curtis_boyle", 1).crossroad("y09_jars").fire()
    assert t.at("curtis_boyle") == "grocery_store"
    t.do("option:first")
    assert t.tokens("curtis_boyle") == (1, 0) and t.at("curtis_boyle") == "colony"
    t = Table(3).survivor("curtis_boyle", 1).pile(GONE, *["fuel"] * 6, "straggler_1", *["mop"])
    before = t.names(GONE)
    t.crossroad("y09_jars").fire().do("option:second")
    assert t.s.waste_count == 10 and "straggler_1" in t.names(GONE)
    assert t.names(WASTE)[0] == before[-1] == "mop"


@of("y10_bell")
def y10() -> None:
    t = Table(3).survivor("noel_tanner", 1).crossroad("y10_bell").fire().do("option:first")
    assert t.at("noel_tanner") == "grocery_store" and t.s.noise[2] == 4
    t = Table(3).survivor("noel_tanner", 1).survivor("biscuit", 2).crossroad("y10_bell").fire()
    t.do("option:second")
    assert t.tokens("biscuit") == (1, 0)


@of("y11_badge")
def y11() -> None:
    t = Table(3).survivor("wade_tolliver", 0).set(helpless=2).dice(0, 3)
    t.survivor("cole_radek", 1).equip("cole_radek", "pistol").crossroad("y11_badge").fire()
    assert t.s.helpless == 1
    t.do("option:first").do("choose:cole_radek")
    assert t.at("cole_radek") == "police_station" and t.held(1) == ["pistol"]
    assert t.s.attached[survivor("cole_radek")] >> Attached.BADGE & 1
    t.s.active = 1
    t.s.to_act = t.s.asked = 2
    t.dice(1, 6).zombies("police_station", 1)
    for action in ("move:cole_radek:colony", "search:cole_radek:d6", "attack:cole_radek:d6"):
        assert t.why_not(action, 1) == "COL-330"
    assert t.why_not("ability:cole_radek", 1) == "COL-150"
    t = fired("y11_badge", "wade_tolliver", helpless=2)
    assert t.s.morale == 5  # without a die the other option is the only one


@of("y12_stacks")
def y12() -> None:
    t = fired("y12_stacks", "judith_ames").do("option:first").do("card:book_cooking")
    assert t.held(0) == ["book_cooking"]
    assert t.why_not("move:judith_ames:colony") == "COL-330"
    t = fired("y12_stacks", "judith_ames").do("option:second")
    assert t.at("judith_ames") == "colony"
    assert t.why_not("move:judith_ames:library") == "COL-330"


@of("y13_office")
def y13() -> None:
    t = Table(3).survivor("victor_lang", 0).hand(0, "medicine").hand(1, "medicine", "fuel")
    t.hand(2, "medicine", "adrenaline_shot").crossroad("y13_office").fire().do("option:first")
    assert t.game.redact(t.s, 0).zone.count(1) == 2
    t.do("seat:2").do("card:adrenaline_shot").do("seat:2").do("seat:1").do("card:medicine")
    assert t.s.morale == 7 and t.held(1) == ["fuel"] and t.held(2) == []
    t = fired("y13_office", "victor_lang").secret(1, "bo_feast").do("option:second").do("seat:1")
    assert t.game.redact(t.s, 0).secret[1] == Secret.BO_FEAST
    assert t.game.redact(t.s, 2).secret[1] == -1


@of("y14_room_twelve")
def y14() -> None:
    t = Table(3).survivor("nora_finch", 0).survivor("frank_osei", 0).set(food=20)
    t.crossroad("y14_room_twelve").fire().do("option:first")
    assert t.is_gone("nora_finch") and t.s.morale == 6 and t.s.guard == 1
    t.do("move:frank_osei:school")
    assert t.tokens("frank_osei") == (1, 0)
    t.crisis(None).colony_phase()
    assert t.s.zombies[8] == 2  # Frank and the guard
    t = fired("y14_room_twelve", "nora_finch").zombies("school", 3).do("option:second")
    assert t.s.zombies[8] == 0 and t.deck_names("school") == []


def backfire(*medicine: str) -> Table:
    t = Table(3).survivor("frank_osei", 0).equip("frank_osei", "sniper_rifle").entrances("1/0/2")
    t.survivor("cole_radek", 1, "school").survivor("rosa_bellamy", 1, "school")
    t.survivor("dale_hutchins", 2, "school").hand(0, *medicine)
    return t.crossroad("y15_backfire").do("use:sniper_rifle_1")


@of("y15_backfire")
def y15() -> None:
    t = backfire().do("option:first")
    for _ in range(2):
        t.do("choose:rosa_bellamy").do("choose:dale_hutchins")
    assert t.tokens("rosa_bellamy") == t.tokens("dale_hutchins") == (2, 0)
    t = backfire("medicine", "medicine").do("option:second").do("card:medicine").do("card:medicine")
    assert t.names(GONE)[-2:] == ["medicine"] * 2 and t.question == "turn"
    t = backfire("medicine").do("option:second").do("card:medicine").do("done")
    while t.question == "card":
        t.do("done")
    assert t.question == "survivor" and t.held(0) == ["medicine"]
    t = backfire().do("option:third")
    assert t.is_gone("cole_radek")


@of("y16_chest")
def y16() -> None:
    t = Table(3).survivor("dale_hutchins", 1).survivor("frank_osei", 0).survivor("rosa_bellamy", 0)
    t.survivor("cole_radek", 2, "hospital").survivor("wade_tolliver", 2, "hospital")
    t.crossroad("y16_chest").fire().do("option:first").do("choose:frank_osei")
    t.do("choose:cole_radek", d12=[7, 1, 1, 1, 1, 7])
    assert t.at("cole_radek") == "colony" and t.at("wade_tolliver") == "hospital"
    for name in ("dale_hutchins", "frank_osei", "rosa_bellamy"):
        assert t.at(name) == "hospital"
    assert t.tokens("dale_hutchins") == (1, 0) and t.tokens("rosa_bellamy") == (1, 0)
    t = (
        Table(3)
        .survivor("dale_hutchins", 1)
        .survivor("frank_osei", 0)
        .crossroad("y16_chest")
        .fire()
    )
    assert t.is_gone("dale_hutchins")  # with one own survivor only the other option is left


@of("y17_duster")
def y17() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("astrid_moen", 1).survivor("cole_radek", 1)
    t.hand(1, "junk").hand(2, "fuel").crossroad("y17_duster").do("move:frank_osei:school")
    all_vote(t, True).do("done").do("card:junk")
    while t.game.to_act(t.s) != {2}:
        t.do("done")
    t.do("card:fuel")
    assert t.is_gone("astrid_moen") and t.s.morale == 7
    t = Table(3).survivor("frank_osei", 0).survivor("astrid_moen", 1).survivor("cole_radek", 1)
    t.hand(1, "junk").crossroad("y17_duster").do("move:frank_osei:school")
    all_vote(t, True).do("done").do("card:junk")
    while t.question == "card":
        t.do("done")
    assert t.held(1) == ["junk"] and t.at("astrid_moen") == "colony" and t.s.morale == 6


@of("y18_black")
def y18() -> None:
    for option, joined in (("first", True), ("second", False)):
        t = Table(3).survivor("frank_osei", 0, "school").zombies("school", 3)
        t.crossroad("y18_black").fire().do(f"option:{option}")
        assert t.s.zombies[8] == 0
        assert (t.s.owner[survivor("ilya_brandt")] == 0) == joined
        assert t.tokens("frank_osei") == ((1, 0) if joined else (0, 0))
        assert t.tokens("ilya_brandt") == ((1, 0) if joined else (0, 0))


@of("y19_canteen")
def y19() -> None:
    from tests.games.colony.test_crossroads_general import searched

    t = searched("y19_canteen", "school").do("option:first")
    assert t.s.owner[survivor("felix_ward")] == 0 and t.s.zombies[8] == 2
    t = searched("y19_canteen", "school").do("option:second")
    assert t.is_gone("felix_ward") and t.s.food == 2


@of("y20_blueprint")
def y20() -> None:
    t = (
        Table(3)
        .survivor("toni_burke", 0)
        .survivor("frank_osei", 0)
        .crossroad("y20_blueprint")
        .fire()
    )
    t.do("option:first", d12=[7, 1])
    assert t.tokens("toni_burke") == (1, 0)
    t.entrances("1/0/2", "1/0/2").dice(0, 3, 3).do("attack:frank_osei:d3").do("entrance:e1")
    assert t.told(Event.EXPOSED) == []
    t.do("attack:frank_osei:d3", d12=[8])
    assert t.tokens("frank_osei") == (1, 0)
    t = fired("y20_blueprint", "toni_burke", food=20).do("option:second").waste(14).colony_phase()
    assert t.s.morale == 6


@of("y21_mould")
def y21() -> None:
    t = Table(3).survivor("anton_kessler", 0).set(food=3).pile(GONE, "medicine", "adrenaline_shot")
    t.crossroad("y21_mould").fire().do("option:first").do("amount:2").do("card:adrenaline_shot")
    assert t.s.food == 1 and sorted(t.held(0)) == ["adrenaline_shot", "medicine"]


@of("y22_drill")
def y22() -> None:
    t = Table(3).survivor("marco_steele", 0)
    t.s.began_at_colony = 1 << survivor("marco_steele")
    t.crossroad("y22_drill").fire().do("option:first")
    assert t.s.lasting >> Lasting.DRILL & 1
    t = Table(3).survivor("marco_steele", 0)
    t.s.began_at_colony = 1 << survivor("marco_steele")
    assert t.crossroad("y22_drill").fire().do("option:second").s.morale == 7


@of("y23_kitchen")
def y23() -> None:
    def table() -> Table:
        t = (
            Table(3)
            .survivor("anton_kessler", 1)
            .survivor("felix_ward", 1)
            .survivor("rosa_bellamy", 1)
        )
        t.entrances("3/0/0").set(food=20)
        t.crossroad("y23_kitchen").fire()
        assert t.game.to_act(t.s) == {1}
        return t

    t = table().do("option:first", d6=[1])
    assert t.is_gone("anton_kessler") and t.is_gone("felix_ward")
    t = table().do("option:first", d6=[2, 2])
    assert (t.s.zombies[0], t.s.barricades[0]) == (1, 2)
    t = table().do("option:second")
    assert t.s.morale == 7
    t.colony_phase()
    assert sum(t.s.dice[0]) == 1


@of("y24_smoke")
def y24() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").hand(0, "fuel", "mop")
    t.crossroad("y24_smoke").fire().do("option:first")
    assert t.s.owner[survivor("leon_baptiste")] == 0 and t.s.helpless == 3
    t = Table(3).survivor("frank_osei", 0, "school").hand(0, "fuel", "mop")
    t.crossroad("y24_smoke").fire().do("option:second").do("card:mop")
    assert t.held(0) == ["fuel"] and t.names(GONE)[-1] == "mop"


@of("y25_sheeting")
def y25() -> None:
    t = fired("y25_sheeting", "owen_marsh")
    assert t.at("owen_marsh") == "grocery_store"
    t.do("option:first").dice(0, 1, 1)
    assert t.why_not("greenhouse:d1") == "COL-147"
    t.do("move:owen_marsh:colony").do("greenhouse:d1")
    assert t.s.food == 2 and t.why_not("greenhouse:d1") == "COL-024"
    assert fired("y25_sheeting", "owen_marsh").do("option:second").s.morale == 7


@of("y26_lost_case")
def y26() -> None:
    assert fired("y26_lost_case", "helen_zhou").do("option:first").s.zombies[6:] == [1] * 6
    assert fired("y26_lost_case", "helen_zhou").do("option:second").is_gone("helen_zhou")


@of("y27_stocktake")
def y27() -> None:
    t = Table(3).survivor("simon_abadi", 0, "school").hand(1, "fuel").hand(2, "mop")
    t.survivor("cole_radek", 2, "library").crossroad("y27_stocktake").fire()
    assert t.at("simon_abadi") == "colony"
    seen = t.game.redact(t.s, 0)
    assert seen.zone.count(1) == 1 and seen.zone.count(2) == 0
    t.do("option:first")
    assert t.question == "exile" and t.s.about[0] == 1 and t.s.exile_called == 0


@of("y28_clinic")
def y28() -> None:
    t = Table(3).survivor("priya_nair", 0).survivor("frank_osei", 0, "colony", wounds=1)
    t.hand(0, "fuel").crossroad("y28_clinic").fire().do("clinic")
    assert t.tokens("frank_osei") == (0, 0) and t.names(WASTE) == ["fuel"]


@of("y29_taped")
def y29() -> None:
    t = fired("y29_taped", "denise_okoro").do("option:first", d12=[7, 1])
    assert t.at("denise_okoro") == "police_station" and t.s.morale == 7


@of("y30_piper")
def y30() -> None:
    from tests.games.colony.test_crossroads_general import searched

    t = searched("y30_piper", "school", "tess_lindqvist").do("option:first")
    assert t.at("tess_lindqvist") == "colony" and sum(t.s.zombies[:6]) == 8
    t = searched("y30_piper", "school", "tess_lindqvist").do("option:second")
    assert t.is_gone("tess_lindqvist")


@of("y31_date")
def y31() -> None:
    assert fired("y31_date", "rosa_bellamy").do("option:first", d6=[5]).s.morale == 7
    t = fired("y31_date", "rosa_bellamy").do("option:first", d6=[2, 1, 3, 2])
    assert sum(t.s.wounds) == 2
    assert fired("y31_date", "rosa_bellamy", food=2).do("option:second").s.food == 1


@of("y32_snares")
def y32() -> None:
    t = Table(3).survivor("gus_halloran", 1).crossroad("y32_snares").fire().do("option:first")
    assert t.s.food == 3
    t = Table(3).survivor("gus_halloran", 1).survivor("frank_osei", 0, "school", wounds=1)
    t.survivor("rosa_bellamy", 0, "library", wounds=2).crossroad("y32_snares").fire()
    t.do("option:second").do("choose:rosa_bellamy").do("choose:frank_osei")
    assert t.tokens("rosa_bellamy") == (1, 0) and t.tokens("frank_osei") == (0, 0)
    assert t.question == "turn"


@pytest.mark.parametrize("card", sorted(SCENARIOS))
def test_the_card_does_what_it_says(card: str) -> None:
    for play in SCENARIOS[card]:
        play()


def test_a_weapon_card_fires_for_any_use_of_its_text() -> None:
    assert shot("x16_click").question == "option"

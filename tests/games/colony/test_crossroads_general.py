"""Every option of every general crossroads card, in a position where it applies."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.games.colony.content.crossroads import CARDS
from shamble.games.colony.content.items import GONE, WASTE
from shamble.games.colony.content.names import GENERAL, Attached, Lasting
from tests.games.colony.positions import Table, survivor

Scenario = Callable[[], None]
SCENARIOS: dict[str, list[Scenario]] = {}


def of(card: str) -> Callable[[Scenario], Scenario]:
    def note(function: Scenario) -> Scenario:
        SCENARIOS.setdefault(card, []).append(function)
        return function

    return note


def test_every_option_has_its_scenario() -> None:
    for row in CARDS[:GENERAL]:
        found = SCENARIOS.get(row.card.name.lower(), [])
        wanted = len([o for o in row.options if o.effects])
        assert len(found) >= wanted, row.card


def moved(card: str, where: str = "school", d12: int = 1, **kw: str) -> Table:
    """Frank has moved, and the card has fired. Rosa stays behind."""
    t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0).crossroad(card)
    if kw.get("fuel"):
        return t.hand(0, "fuel").do(f"drive:frank_osei:{where}")
    return t.do(f"move:frank_osei:{where}", d12=[d12])


def searched(card: str, where: str, who: str = "frank_osei") -> Table:
    t = Table(3).survivor(who, 0, where).survivor("rosa_bellamy", 0).dice(0, 5).crossroad(card)
    t.do(f"search:{who}:d5")
    if t.question == "modify":
        t.do("go")
    t.do("stop")
    while t.question == "card":
        t.do(t.legal()[0])
    return t


@of("x01_ditch")
def x01_first() -> None:
    t = moved("x01_ditch", fuel="yes").do("option:first")
    assert t.tokens("frank_osei") == (0, 1) and t.at("frank_osei") == "colony"


@of("x01_ditch")
def x01_second() -> None:
    t = moved("x01_ditch", fuel="yes").do("option:second", d12=[7, 1, 10])
    assert t.tokens("frank_osei") == (1, 1)


@of("x02_parting")
def x02_first() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0).equip("rosa_bellamy", "mop")
    t.crossroad("x02_parting").fire().do("option:first").do("seat:2")
    assert t.s.owner[survivor("rosa_bellamy")] == 2 and t.carried("rosa_bellamy") == ["mop"]


@of("x02_parting")
def x02_second() -> None:
    for roll, morale in ((3, 5), (4, 6)):
        t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0)
        t.crossroad("x02_parting").fire().do("option:second", d6=[roll])
        assert t.s.morale == morale


@of("x03_whiteout")
def x03_first() -> None:
    t = moved("x03_whiteout").do("option:first", d12=[7, 7, 1])
    assert t.tokens("frank_osei") == (2, 0)


@of("x03_whiteout")
def x03_second() -> None:
    t = moved("x03_whiteout").do("option:second")
    assert t.at("frank_osei") == "colony"
    assert t.why_not("move:frank_osei:school") == "COL-177"


def healed() -> Table:
    t = Table(3).survivor("frank_osei", 0, "colony", wounds=1).survivor("rosa_bellamy", 0)
    return t.hand(0, "medicine").crossroad("x04_one_more").do("play:medicine")


@of("x04_one_more")
def x04_first() -> None:
    t = healed().do("option:first")
    assert t.is_gone("frank_osei") and t.s.morale == 6


@of("x04_one_more")
def x04_second() -> None:
    t = healed().do("option:second")
    assert t.s.attached[survivor("frank_osei")] >> Attached.ONE_MORE & 1
    t.set(food=20, helpless=0).dice(1).colony_phase()
    while t.s.active != 0 or t.question != "turn":
        t.do(t.legal()[0] if t.question != "turn" else "end_turn", min(t.game.to_act(t.s)))
        if t.s.round > 2:
            break
    assert t.s.used_dice[0] == 1  # no medicine: a die


@of("x05_swollen_tin")
def x05_both() -> None:
    t = Table(3).survivor("frank_osei", 0).set(food=2).dice(0, 3).crossroad("x05_swollen_tin")
    t.do("spend_food:d3:2").do("option:first")
    assert t.tokens("frank_osei") == (1, 0) and t.s.dice[0] == [0, 0, 0, 0, 1, 0] and t.s.food == 0
    t = Table(3).survivor("frank_osei", 0).set(food=2).dice(0, 3).crossroad("x05_swollen_tin")
    t.do("spend_food:d3:2").do("option:second")
    assert t.s.dice[0] == [0, 0, 1, 0, 0, 0] and t.s.food == 0


@of("x06_hatchback")
def x06_first() -> None:
    t = Table(3).survivor("frank_osei", 0, "grocery_store").crossroad("x06_hatchback").fire()
    t.do("option:first")
    assert t.at("frank_osei") == "colony" and t.s.food == 3


@of("x06_hatchback")
def x06_second() -> None:
    t = Table(3).survivor("frank_osei", 0, "grocery_store").crossroad("x06_hatchback").fire()
    t.do("option:second")
    assert len(t.held(0)) == 2 and all(name.startswith("food") for name in t.held(0))
    assert t.why_not(f"play:{t.held(0)[0]}") == "COL-330"
    assert len(t.deck_names("grocery_store")) == 18


@of("x07_old_flames")
def x07_first() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("rosa_bellamy", 0, "school")
    t.crossroad("x07_old_flames").fire().do("option:first").do("choose:frank_osei")
    assert t.s.noise[3] == 4


@of("x07_old_flames")
def x07_second() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("rosa_bellamy", 0, "school")
    t.crossroad("x07_old_flames").fire().do("option:second").do("choose:frank_osei")
    for name in ("frank_osei", "rosa_bellamy"):
        assert t.why_not(f"move:{name}:library") == "COL-330"


def beside_an_exile(*hand: str) -> Table:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("rosa_bellamy", 0)
    t.survivor("cole_radek", 1, "school").survivor("wade_tolliver", 1, "library").exile(1)
    return t.hand(0, *hand)


@of("x08_toll")
def x08_first() -> None:
    t = beside_an_exile("fuel", "medicine", "food_1").crossroad("x08_toll").fire()
    t.do("option:first").do("card:medicine")
    assert t.held(0) == ["medicine"] and sorted(t.held(1)) == ["food_1", "fuel"]


@of("x08_toll")
def x08_second() -> None:
    t = beside_an_exile("fuel", "fuel").crossroad("x08_toll").fire().do("option:second")
    assert t.tokens("frank_osei") == (2, 0)


@of("x08_toll")
def x08_third() -> None:
    t = beside_an_exile().equip("frank_osei", "pistol").crossroad("x08_toll").fire()
    assert t.legal() == ["option:second", "option:third"]
    t.do("option:third")
    assert t.tokens("frank_osei") == (1, 0) and t.is_gone("cole_radek") and t.s.morale == 6


@of("x09_two_plates")
def x09_both() -> None:
    for option, food, morale in (("first", 0, 6), ("second", 9, 5)):
        t = Table(3).survivor("frank_osei", 0).set(food=4).hand(0, "straggler_2")
        t.crossroad("x09_two_plates").do("play:straggler_2").do(f"option:{option}")
        assert (t.s.food, t.s.morale, t.s.helpless) == (food, morale, 1)


of("x09_two_plates")(x09_both)


@of("x10_lake")
def x10_first() -> None:
    t = moved("x10_lake").do("option:first", d6=[3])
    assert t.tokens("frank_osei") == (0, 1)
    t = moved("x10_lake").do("option:first", d6=[4]).do("at:library").do("card:book_cooking")
    assert t.held(0) == ["book_cooking"] and len(t.deck_names("library")) == 19


def voted(card: str, up: bool, **fields: int) -> Table:
    t = Table(3).survivor("frank_osei", 0).set(**fields).crossroad(card).fire()
    return all_vote(t, up)


def all_vote(t: Table, up: bool) -> Table:
    assert t.question == "vote"
    for seat in sorted(t.game.to_act(t.s)):
        t.do("yes" if up else "no", seat)
    return t


@of("x11_dead_weight")
def x11_up() -> None:
    t = voted("x11_dead_weight", True, helpless=3)
    assert (t.s.helpless, t.s.morale) == (0, 4)
    assert voted("x11_dead_weight", False, helpless=3).s.helpless == 3


@of("x12_real_dinner")
def x12_up() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("noel_tanner", 1).set(food=6)
    all_vote(t.crossroad("x12_real_dinner").fire(), True)
    assert (t.s.food, t.s.morale) == (1, 7)
    for seat in (0, 2, 2, 0):
        assert t.question == "seat" and t.game.to_act(t.s) == {1}
        t.do(f"seat:{seat}")
    assert (t.s.hand_count[0], t.s.hand_count[1], t.s.hand_count[2]) == (2, 0, 2)


@of("x13_bandaged")
def x13_first() -> None:
    t = searched("x13_bandaged", "school").do("option:first", d12=[7, 1])
    newcomer = t.s.newcomer
    assert t.s.owner[newcomer] == 0 and t.s.wounds[newcomer] == 1


@of("x14_hot_water")
def x14_auto() -> None:
    t = Table(3).survivor("frank_osei", 0).hand(0, *["fuel"] * 3).crossroad("x14_hot_water").fire()
    for _ in range(3):
        t.do("card:fuel")
    assert t.s.morale == 7 and t.names(WASTE) == ["fuel"] * 3


@of("x15_fever")
def x15_up() -> None:
    t = voted("x15_fever", True, helpless=2)
    assert (t.s.helpless, t.s.morale) == (1, 5)


@of("x15_fever")
def x15_down() -> None:
    t = Table(3).survivor("frank_osei", 0).set(helpless=3).crossroad("x15_fever").fire()
    t.do("no", 0).do("no", 1).do("no", 2, d6=[1, 2, 1])
    assert t.tokens("frank_osei") == (1, 0) and (t.s.helpless, t.s.morale) == (1, 4)
    t = Table(3).survivor("ruth_adeyemi", 0).set(helpless=3).crossroad("x15_fever").fire()
    all_vote(t, False)
    assert t.s.helpless == 3


def shot(card: str) -> Table:
    t = Table(3).survivor("frank_osei", 0).equip("frank_osei", "sniper_rifle").entrances("1/0/2")
    return t.dice(0, 2, 3).crossroad(card).do("use:sniper_rifle_1")


@of("x16_click")
def x16_both() -> None:
    t = shot("x16_click").do("option:first")
    assert t.names(WASTE) == ["sniper_rifle"]
    t = shot("x16_click").do("option:second")
    assert sum(t.s.dice[0]) == 0 and t.carried("frank_osei") == ["sniper_rifle"]


of("x16_click")(x16_both)


@of("x17_footprints")
def x17_first() -> None:
    t = moved("x17_footprints").do("option:first")
    assert (t.s.helpless, t.s.morale) == (3, 7)


def preached() -> Table:
    t = Table(3).survivor("frank_osei", 0, "school").exile(0).survivor("cole_radek", 1, "school")
    t.survivor("rosa_bellamy", 1).equip("cole_radek", "pistol")
    return t.crossroad("x18_preacher").fire()


@of("x18_preacher")
def x18_both() -> None:
    t = preached().do("option:first")
    assert t.s.owner[survivor("cole_radek")] == 0 and t.carried("cole_radek") == ["pistol"]
    assert t.s.leader[1] == survivor("rosa_bellamy")
    assert preached().do("option:second").s.morale == 5


of("x18_preacher")(x18_both)


@of("x19_out_of_tune")
def x19_both() -> None:
    assert searched("x19_out_of_tune", "school").do("option:first").s.morale == 7
    t = searched("x19_out_of_tune", "school").do("option:second").set(food=20).colony_phase()
    assert sum(t.s.dice[1]) == 3 and sum(t.s.dice[0]) == 4


of("x19_out_of_tune")(x19_both)


@of("x20_leaning_walls")
def x20_up() -> None:
    t = Table(3).survivor("frank_osei", 0).entrances("1/1/1").crossroad("x20_leaning_walls").fire()
    t.do("yes", 0).do("yes", 1).do("yes", 2, d12=[7, 7, 1])
    assert t.tokens("frank_osei") == (1, 0) and t.tokens("judith_ames") == (1, 0)
    assert t.s.barricades[0] == 1


@of("x20_leaning_walls")
def x20_down() -> None:
    t = Table(3).survivor("frank_osei", 0).entrances("1/1/1").crossroad("x20_leaning_walls").fire()
    assert all_vote(t, False).s.barricades[0] == 0


@of("x21_cb_voices")
def x21_up() -> None:
    t = Table(3).dice(0, 1, 2).dice(1, 3).crossroad("x21_cb_voices").fire()
    all_vote(t, True).do("die:d1").do("die:d2").do("die:d3")
    assert (t.s.helpless, t.s.morale) == (1, 7) and t.s.used_dice[0] == 2
    t = Table(3).dice(0, 1, 2).crossroad("x21_cb_voices").fire()
    all_vote(t, True).do("done")
    assert (t.s.helpless, t.s.morale, sum(t.s.dice[0])) == (0, 5, 2)


@of("x21_cb_voices")
def x21_down() -> None:
    assert voted("x21_cb_voices", False).s.morale == 5


@of("x22_drums")
def x22_both() -> None:
    t = voted("x22_drums", True)
    assert t.tokens("frank_osei") == (0, 1) and t.tokens("judith_ames") == (0, 1)
    t = Table(3).pile(GONE, "fuel", "medicine", "pistol").crossroad("x22_drums").fire()
    all_vote(t, False)
    assert set(t.names(WASTE)) == {"fuel", "medicine"} and "pistol" in t.names(GONE)


of("x22_drums")(x22_both)


@of("x23_gun_cage")
def x23_first() -> None:
    t = Table(3).survivor("frank_osei", 0, "school")
    t.deck(
        "police_station", "pistol", "fuel", "shotgun", "junk", "food_1", "food_1", "fuel", "fuel"
    )
    t.crossroad("x23_gun_cage").fire().do("option:first")
    assert t.held(0) == ["pistol", "shotgun"] and len(t.deck_names("police_station")) == 18
    assert t.s.lasting >> Lasting.GUN_CAGE & 1


@of("x24_storm_drain")
def x24_first() -> None:
    t = Table(3).survivor("frank_osei", 0, "library").crossroad("x24_storm_drain").fire()
    t.do("option:first", d6=[2], d12=[7, 1])
    assert t.tokens("frank_osei") == (1, 0) and t.s.lasting >> Lasting.STORM_DRAIN & 1
    t.survivor("rosa_bellamy", 0).do("move:rosa_bellamy:hospital")
    assert not [e for e in t.events if e.kind.word == "exposed"]


@of("x25_mare")
def x25_both() -> None:
    t = moved("x25_mare").do("option:first").set(food=5)
    t.s.moved = 0
    t.do("move:frank_osei:library")
    assert not [e for e in t.events if e.kind.word == "exposed"]
    t.colony_phase()
    assert t.s.food == 5 - 3  # two for three at the colony, one for the mare
    assert moved("x25_mare").do("option:second").s.food == 3


of("x25_mare")(x25_both)


@of("x26_canopy")
def x26_first() -> None:
    t = Table(3).survivor("frank_osei", 0).survivor("helen_zhou", 1).crossroad("x26_canopy").fire()
    t.do("option:first", d12=[1, 7, 1])
    assert t.s.food == 5 and t.s.morale == 7 and t.tokens("frank_osei") == (1, 0)


@of("x27_uniforms")
def x27_all() -> None:
    t = voted("x27_uniforms", True)
    assert t.s.lasting >> Lasting.UNIFORMS & 1
    t = Table(3).survivor("frank_osei", 0).crossroad("x27_uniforms").fire()
    t.do("no", 0).do("no", 1).do("no", 2, d6=[3, 4, 4])
    assert sum(t.s.wounds) == 1
    t = Table(3).survivor("cole_radek", 1).crossroad("x27_uniforms").fire()
    assert t.question == "confirm" and t.game.to_act(t.s) == {1}
    t.do("yes")
    assert t.question == "turn" and t.s.lasting == 0


of("x27_uniforms")(x27_all)


@of("x28_pot")
def x28_up() -> None:
    t = Table(3).survivor("frank_osei", 0).hand(0, "fuel").hand(1, "pistol").crossroad("x28_pot")
    all_vote(t.fire(), True).do("card:fuel").do("card:pistol").do("done", d6=[3, 5])
    assert sorted(t.held(1)) == ["fuel", "pistol"] and t.held(0) == []
    assert t.game.redact(t.s, 2).zone.count(1) == 0


@of("x29_hammering")
def x29_both() -> None:
    for up in (True, False):
        t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0)
        t.survivor("cole_radek", 1, "school").crossroad("x29_hammering")
        t.do("move:frank_osei:school", d12=[10])
        assert t.game.to_act(t.s) == {0, 1}
        all_vote(t, up)
        if up:
            assert t.tokens("frank_osei") == (0, 2) and t.tokens("cole_radek") == (0, 1)
        else:
            assert t.is_gone("frank_osei") and t.s.morale == 5


of("x29_hammering")(x29_both)


@of("x30_old_light")
def x30_first() -> None:
    t = Table(3).survivor("frank_osei", 0).dice(0, 4).zombies("school", 2).zombies("library", 1)
    t.entrances("1/0/2", "1/0/2").crossroad("x30_old_light").fire().do("option:first")
    t.do("entrance:e2")
    assert t.s.zombies[:2] == [1, 0] and t.s.zombies[8:10] == [1, 0] and sum(t.s.dice[0]) == 0


@of("x31_cellar")
def x31_first() -> None:
    t = moved("x31_cellar").do("option:first", d12=[7, 1])
    assert t.s.morale == 7 and t.tokens("frank_osei") == (1, 0)


@of("x32_flatbed")
def x32_up() -> None:
    t = Table(3).exile(2).crossroad("x32_flatbed").fire()
    all_vote(t, True)
    assert t.s.group[:3] == [2, 2, 1] and t.s.helpless == 2


@of("x33_pantry_riot")
def x33_first() -> None:
    t = Table(3).set(helpless=4, food=5).crossroad("x33_pantry_riot").fire().do("option:first")
    assert t.s.food == 0


@of("x33_pantry_riot")
def x33_second() -> None:
    t = Table(3).set(helpless=4).crossroad("x33_pantry_riot").fire().do("option:second")
    assert sum(t.s.wounds) == 3


@of("x33_pantry_riot")
def x33_third() -> None:
    t = Table(3).set(helpless=4).crossroad("x33_pantry_riot").fire().do("option:third")
    assert (t.s.helpless, t.s.morale) == (3, 5)


@of("x34_southbound")
def x34_both() -> None:
    t = Table(3).set(helpless=3).dice(0, 2).crossroad("x34_southbound").fire()
    t.do("option:first")
    assert (t.s.helpless, t.s.morale) == (1, 5)
    t = Table(3).set(helpless=3).dice(0, 2).crossroad("x34_southbound").fire()
    t.do("option:second")
    assert t.s.helpless == 3 and sum(t.s.dice[0]) == 0


of("x34_southbound")(x34_both)


@of("x35_leaflets")
def x35_auto() -> None:
    for each, change in ((0, -1), (1, 0), (2, 1)):
        t = Table(2).set(food=40).crossroad("x35_leaflets").fire()
        assert t.s.lasting >> Lasting.LEAFLETS & 1
        t.colony_phase()
        assert t.s.morale == 6  # only at the token pass of the next round
        t.crisis(None)
        for entrance in range(12):
            t.s.zombies[entrance] = 0
            t.s.barricades[entrance] = each if entrance > 5 else (2 if each else 0)
        t.colony_phase()
        assert t.s.morale == 6 + change


@of("x36_empty_cot")
def x36_up() -> None:
    for searched_all in (True, False):
        t = voted("x36_empty_cot", True, helpless=2, food=40).colony_phase()
        t.crisis(None)
        t.s.searched = 0b1111110 if searched_all else 0b0111110
        t.colony_phase()
        assert (t.s.morale, t.s.helpless) == ((7, 2) if searched_all else (5, 1))


@of("x36_empty_cot")
def x36_down() -> None:
    t = voted("x36_empty_cot", False, helpless=2)
    assert (t.s.morale, t.s.helpless) == (5, 1)


def cleaned() -> Table:
    t = Table(3).survivor("frank_osei", 0).set(helpless=1).waste(4).dice(0, 1, 2).dice(1, 3)
    return t.crossroad("x37_bins").do("clean:frank_osei:d1")


@of("x37_bins")
def x37_up() -> None:
    t = all_vote(cleaned(), True)
    assert t.s.helpless == 2 and sum(t.s.zombies[:6]) == 5


@of("x37_bins")
def x37_down() -> None:
    t = all_vote(cleaned(), False)
    assert sum(t.s.zombies[:6]) == 5 and sum(t.s.dice[0]) == 0 and sum(t.s.dice[1]) == 0


@of("x38_lockers")
def x38_both() -> None:
    assert searched("x38_lockers", "police_station").do("option:first").s.noise[1] == 4
    t = searched("x38_lockers", "police_station").do("option:second")
    assert t.tokens("frank_osei") == (1, 0)


of("x38_lockers")(x38_both)


@of("x39_bone_tired")
def x39_auto() -> None:
    t = Table(3).survivor("frank_osei", 0, "colony", wounds=1).dice(0, 1, 2)
    t.survivor("rosa_bellamy", 0, "colony", frost=1).crossroad("x39_bone_tired").fire()
    t.do("rest")
    assert t.tokens("frank_osei") == t.tokens("rosa_bellamy") == (0, 0)
    assert sum(t.s.dice[0]) == 0
    t.set(food=20).colony_phase()
    assert not t.s.lasting >> Lasting.BONE_TIRED & 1


@of("x40_shopping_bag")
def x40_first() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").crossroad("x40_shopping_bag").fire()
    t.do("option:first", d12=[7, 7])
    assert t.s.food == 3 and t.tokens("frank_osei") == (2, 0)


@of("x41_old_street")
def x41_first() -> None:
    t = moved("x41_old_street").do("option:first", d12=[7])
    t.zombies("school", 2).dice(0, 3, 3).do("attack:frank_osei:d3").do("with_attached:old_street")
    assert t.tokens("frank_osei") == (1, 0)
    t.do("attack:frank_osei:d3", d12=[8])
    assert t.tokens("frank_osei") == (2, 0)  # once per round


@of("x42_grimoire")
def x42_both() -> None:
    assert searched("x42_grimoire", "library").do("option:first").s.morale == 7
    t = searched("x42_grimoire", "library").zombies("library", 2).do("option:second")
    assert t.s.zombies[9] == 1 and t.s.food == 4


of("x42_grimoire")(x42_both)


@of("x43_scooters")
def x43_first() -> None:
    t = searched("x43_scooters", "hospital").do("option:first")
    assert t.s.morale == 7 and sum(t.s.zombies[:6]) == 5


@of("x44_line")
def x44_up() -> None:
    t = Table(3).set(helpless=2, food=20).crisis("cr_dark_ridge").give(1, "fuel")
    all_vote(t.crossroad("x44_line").fire(), True)
    assert (t.s.helpless, t.s.morale, t.s.crisis) == (1, 5, -1)
    assert t.names(GONE)[-1] == "fuel" and t.s.given_count[1] == 0
    assert t.s.crises[t.s.crisis_end - 1] == 4
    t.colony_phase()
    assert sum(t.s.zombies[:6]) < 12


def at_the_window() -> Table:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("cole_radek", 1, "school")
    t.hand(1, "fuel", "pistol").crossroad("x45_window").fire()
    assert t.game.redact(t.s, 0).zone.count(1) == 2  # AP sees the hand
    assert t.game.redact(t.s, 2).zone.count(1) == 0
    return t


@of("x45_window")
def x45_first() -> None:
    t = at_the_window().do("option:first").do("card:pistol")
    assert t.held(0) == ["pistol"] and t.held(1) == ["fuel"]
    assert t.why_not("equip:pistol") == "COL-152"
    t.set(food=20).colony_phase()
    assert t.s.locked == -1


@of("x45_window")
def x45_second() -> None:
    t = at_the_window().do("option:second")
    assert t.game.redact(t.s, 2).zone.count(1) == 2


@of("x46_sled")
def x46_first() -> None:
    t = searched("x46_sled", "gas_station").do("option:first")
    x = survivor("frank_osei")
    places = ["school", "library", "school", "colony"]
    for n, place in enumerate(places, 1):
        t.s.moved = 0
        t.do(f"move:frank_osei:{place}")
        assert not [e for e in t.events if e.kind.word == "exposed"]
        assert t.s.wear == n
    assert not t.s.attached[x] >> Attached.SLED & 1
    assert t.s.noise[3] >= 2 and sum(t.s.zombies[:6]) == 1


@of("x46_sled")
def x46_second() -> None:
    t = searched("x46_sled", "gas_station")
    before = t.held(0).count("fuel")
    t.do("option:second").do("card:fuel").do("card:fuel")
    assert t.held(0).count("fuel") == before + 2 and t.question == "turn"


@of("x47_treeline")
def x47_both() -> None:
    t = moved("x47_treeline", d12=7).do("option:first", d12=[1, 1, 7, 1])
    assert t.tokens("rosa_bellamy") == (0, 0) or t.tokens("rosa_bellamy") == (1, 0)
    assert t.tokens("frank_osei")[0] + t.tokens("rosa_bellamy")[0] == 2
    t = moved("x47_treeline", d12=7).do("option:second")
    t.do("move:rosa_bellamy:library", d6=[2])
    assert t.tokens("rosa_bellamy") == (1, 0)


of("x47_treeline")(x47_both)


@of("x48_tanker")
def x48_first() -> None:
    t = Table(3).survivor("frank_osei", 0).pile(GONE, "fuel", "fuel").crossroad("x48_tanker")
    gone = t.names(GONE).count("fuel")
    t.do("move:frank_osei:school").do("option:first").do("amount:2")
    assert sum(t.s.zombies[:6]) == 6 and t.held(0).count("fuel") == 2
    assert t.names(GONE).count("fuel") == gone - 2


@pytest.mark.parametrize("card", sorted(SCENARIOS))
def test_the_card_does_what_it_says(card: str) -> None:
    for play in SCENARIOS[card]:
        play()

"""The numbers on crossroads cards: rolls, exposures, what an option needs (5.9, COL-084)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.games.colony.content.items import GONE
from shamble.games.colony.content.names import Attached, Lasting
from shamble.games.colony.content.places import Place
from shamble.games.colony.state import Event
from tests.games.colony.positions import Table, place, survivor


def moved(card: str, d12: int = 1, fuel: bool = False) -> Table:
    t = Table(3).survivor("frank_osei", 0, "library").survivor("gus_halloran", 0, "library")
    t.crossroad(card)
    if fuel:
        return t.hand(0, "fuel").do("drive:frank_osei:school")
    return t.do("move:frank_osei:school", d12=[d12])


def found(card: str) -> Table:
    t = Table(3).survivor("frank_osei", 0, "school").dice(0, 5).crossroad(card)
    t.do("search:frank_osei:d5").do("stop")
    while t.question == "card":
        t.do(t.legal()[0])
    return t


def with_one(card: str, who: str = "frank_osei", where: str = "colony") -> Table:
    t = Table(3).survivor(who, 0, where).survivor("gus_halloran", 0, "gas_station")
    return t.crossroad(card).fire()


def exposures(t: Table) -> int:
    return len(t.told(Event.EXPOSED))


# ---- how often somebody is exposed

EXPOSURES: dict[str, tuple[Callable[[], Table], str, int]] = {
    "x01_ditch": (lambda: moved("x01_ditch", fuel=True), "option:second", 3),
    "x03_whiteout": (lambda: moved("x03_whiteout"), "option:first", 3),
    "x13_bandaged": (lambda: found("x13_bandaged"), "option:first", 2),
    "x26_canopy": (lambda: with_one("x26_canopy"), "option:first", 3),
    "x31_cellar": (lambda: moved("x31_cellar"), "option:first", 2),
    "x40_shopping_bag": (
        lambda: Table(3).survivor("frank_osei", 0, "school").crossroad("x40_shopping_bag").fire(),
        "option:first",
        2,
    ),
    "x41_old_street": (lambda: moved("x41_old_street"), "option:first", 1),
    "x47_treeline": (lambda: moved("x47_treeline", 7), "option:first", 2 * 2),
    "y20_blueprint": (lambda: with_one("y20_blueprint", "toni_burke"), "option:first", 2),
    "y20_pits": (lambda: with_one("y20_blueprint", "toni_burke"), "option:second", 1),
    "y29_taped": (lambda: with_one("y29_taped", "denise_okoro"), "option:first", 2),
}


@pytest.mark.rule("COL-320")
@pytest.mark.parametrize("name", list(EXPOSURES))
def test_so_many_exposures(name: str) -> None:
    prepare, option, count = EXPOSURES[name]
    assert exposures(prepare().do(option)) == count


LIVES: dict[str, tuple[Callable[[], Table], Callable[[Table], bool]]] = {
    "x24_storm_drain": (
        lambda: with_one("x24_storm_drain", where="library"),
        lambda t: t.s.lasting >> Lasting.STORM_DRAIN & 1 == 1,
    ),
    "x26_canopy": (lambda: with_one("x26_canopy"), lambda t: t.s.food == 5),
    "x31_cellar": (lambda: moved("x31_cellar"), lambda t: t.s.morale == 7),
    "x41_old_street": (
        lambda: moved("x41_old_street"),
        lambda t: t.s.attached[survivor("frank_osei")] >> Attached.OLD_STREET & 1 == 1,
    ),
    "y29_taped": (lambda: with_one("y29_taped", "denise_okoro"), lambda t: t.s.morale == 7),
}


@pytest.mark.parametrize("name", list(LIVES))
def test_only_if_the_survivor_lives(name: str) -> None:
    prepare, gained = LIVES[name]
    assert gained(prepare().do("option:first"))
    t = prepare()
    for name in ("frank_osei", "denise_okoro"):
        if t.at(name):
            t.hurt(name).hurt(name)
    t.do("option:first", d12=[7])
    assert t.told(Event.KILLED) and t.question == "turn"
    assert not gained(t) and t.s.morale == 5


def test_y20_lasts_even_if_she_dies() -> None:
    for option, lasting in (("first", Lasting.FIRST_GATE), ("second", Lasting.DEEP_PITS)):
        t = with_one("y20_blueprint", "toni_burke", "school").do(f"option:{option}", d12=[12])
        assert t.is_gone("toni_burke") and t.s.lasting == 1 << lasting


# ---- rolls


def test_x10_frost_up_to_three_and_a_card_from_four() -> None:
    for roll in (1, 3):
        t = moved("x10_lake").do("option:first", d6=[roll])
        assert t.tokens("frank_osei") == (0, 1) and t.question == "turn"
    for roll in (4, 6):
        t = moved("x10_lake").do("option:first", d6=[roll])
        assert t.tokens("frank_osei") == (0, 0) and t.question == "place"
        t.do("at:hospital").do("card:mop")
        assert t.held(0) == ["mop"] and t.question == "turn"


def test_x02_and_y31_turn_on_their_rolls() -> None:
    for roll, morale in ((1, 5), (3, 5), (4, 6), (6, 6)):
        t = Table(3).survivor("frank_osei", 0).survivor("rosa_bellamy", 0)
        t.crossroad("x02_parting").fire().do("option:second", d6=[roll])
        assert t.s.morale == morale
    for roll, morale in ((3, 6), (4, 6), (5, 7), (6, 7)):
        t = with_one("y31_date", "rosa_bellamy").do("option:first", d6=[roll])
        assert t.s.morale == morale and t.tokens("rosa_bellamy") == (0, 0)
    for roll in (1, 2):  # then a die for each of the three at the colony
        t = with_one("y31_date", "rosa_bellamy").do("option:first", d6=[roll, 2, 3, 1])
        hurt = [t.tokens(name)[0] for name in ("rosa_bellamy", "judith_ames", "simon_abadi")]
        assert sorted(hurt) == [0, 1, 1] and t.s.morale == 6


# ---- together, or not


def test_x21_without_the_dice_morale_falls() -> None:
    for dice, offered, morale, helpless in ((3, 3, 7, 1), (3, 2, 5, 0)):
        t = Table(3).dice(0, *[2] * dice).crossroad("x21_cb_voices").fire()
        t.all_do(p0="yes", p1="yes", p2="yes")
        for _ in range(offered):
            t.do("die:d2")
        if offered < 3:
            t.do("done")
        assert (t.s.morale, t.s.helpless) == (morale, helpless)
        assert sum(t.s.dice[0]) == (0 if offered == 3 else 3)


def test_x26_helen_only_counts_in_play() -> None:
    assert with_one("x26_canopy").do("option:first").s.morale == 6
    t = Table(3).survivor("frank_osei", 0).survivor("helen_zhou", 1, "school")
    assert t.crossroad("x26_canopy").fire().do("option:first").s.morale == 7


# ---- how many cards, wounds, survivors


def test_as_many_cards_as_the_card_says() -> None:
    t = Table(3).survivor("clara_mendes", 0).set(food=3).crossroad("y02_chalk").fire()
    t.do("option:first")
    for _ in range(3):
        t.do(t.legal()[0])
    assert t.s.hand_count[0] == 3 and t.question == "turn"
    t = Table(3).survivor("mirela_vance", 0).crossroad("y04_tells").fire().do("option:first")
    t.do("at:school")
    for _ in range(4):
        t.do(t.legal()[0])
    assert t.s.hand_count[0] == 4 and t.question == "turn"
    t = Table(3).survivor("frank_osei", 0).pile(GONE, *["fuel"] * 6).crossroad("x48_tanker")
    t.do("move:frank_osei:school").do("option:first")
    assert "amount:4" in t.legal() and t.why_not("amount:5") == "COL-328"


def test_y15_four_wounds_and_no_more() -> None:
    t = Table(3).survivor("cole_radek", 1, "school").survivor("rosa_bellamy", 1, "school")
    t.survivor("marco_steele", 0, "school").equip("marco_steele", "sniper_rifle")
    t.zombies("school", 1).crossroad("y15_backfire").do("use:sniper_rifle_1").do("option:first")
    for name in ("marco_steele", "rosa_bellamy", "marco_steele", "rosa_bellamy"):
        t.do(f"choose:{name}")
    assert t.tokens("marco_steele") == t.tokens("rosa_bellamy") == (2, 0) and t.question == "turn"


def test_y32_heals_three_and_no_more() -> None:
    t = Table(3)
    for name in ("gus_halloran", "frank_osei", "rosa_bellamy", "cole_radek"):
        t.survivor(name, 0, "school", wounds=1)
    t.crossroad("y32_snares").fire().do("option:second")
    for name in ("gus_halloran", "frank_osei", "rosa_bellamy"):
        t.do(f"choose:{name}")
    assert t.question == "turn" and t.tokens("cole_radek") == (1, 0)


def test_y18_clears_the_place_of_the_survivor_chosen() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("rosa_bellamy", 0, "library")
    t.survivor("gus_halloran", 0, "hospital").zombies("school", 2).zombies("library", 1)
    t.crossroad("y18_black").fire().do("option:second")
    assert t.legal() == ["choose:rosa_bellamy", "choose:frank_osei"]
    t.do("choose:rosa_bellamy")
    assert t.s.zombies[place("library") + 5] == 0 and t.s.zombies[place("school") + 5] == 2


def test_y10_spares_noel_though_he_is_the_lowest() -> None:
    t = Table(3).survivor("noel_tanner", 1).survivor("barnaby_rook", 2).crossroad("y10_bell")
    t.fire().do("option:second")
    assert t.tokens("noel_tanner") == (0, 0) and t.tokens("barnaby_rook") == (1, 0)


def test_y23_everybody_rolls_one_die_less() -> None:
    t = Table(3).survivor("anton_kessler", 0).survivor("felix_ward", 0).set(food=9)
    t.crossroad("y23_kitchen").fire().do("option:second").colony_phase()
    assert [sum(t.s.dice[seat]) for seat in range(3)] == [2, 1, 1]


# ---- the least with which a card fires

LEAST = {
    "x11_dead_weight": {"helpless": 1},
    "x12_real_dinner": {"food": 5},
    "x15_fever": {"helpless": 1},
    "x33_pantry_riot": {"helpless": 4},
    "x34_southbound": {"helpless": 2},
    "x36_empty_cot": {"helpless": 1},
    "x44_line": {"helpless": 1},
    "y11_badge": {"helpless": 1},
}


@pytest.mark.parametrize("card", list(LEAST))
def test_a_card_fires_with_the_least_it_asks_for(card: str) -> None:
    t = Table(3).survivor("wade_tolliver", 0).set(**LEAST[card]).crossroad(card).fire()
    assert t.told(Event.CROSSROAD)


# ---- what an option needs (COL-084): without it the other one is taken


def option_of(t: Table) -> list[str]:
    return [told["option"] for told in t.told(Event.CROSSROAD_OPTION)]


NEEDS: dict[str, Callable[[], Table]] = {
    "x45_window": lambda: (
        Table(3)
        .survivor("frank_osei", 0, "school")
        .survivor("cole_radek", 1, "school")
        .crossroad("x45_window")
        .fire()
    ),
    "y04_tells": lambda: (
        Table(3)
        .survivor("mirela_vance", 0)
        .empty(*(name.name.lower() for name in Place if name != Place.COLONY))
        .crossroad("y04_tells")
        .fire()
    ),
    "y06_rifleman": lambda: (
        Table(3).survivor("frank_osei", 0).crossroad("y06_rifleman").do("move:frank_osei:school")
    ),
    "y12_stacks": lambda: full("y12_stacks", "judith_ames", "library"),
    "y14_room_twelve": lambda: full("y14_room_twelve", "nora_finch", "school"),
    "y21_mould": lambda: (
        Table(3).survivor("anton_kessler", 0).set(food=0).crossroad("y21_mould").fire()
    ),
    "y27_stocktake": lambda: (
        Table(3)
        .survivor("simon_abadi", 0)
        .survivor("frank_osei", 1, "school")
        .survivor("cole_radek", 2, "school")
        .crossroad("y27_stocktake")
        .fire()
    ),
}


def full(card: str, who: str, where: str) -> Table:
    """No space is left where she should be placed."""
    t = Table(3).survivor(who, 0).crossroad(card)
    for name in ("frank_osei", "cole_radek", "gus_halloran", "wade_tolliver")[
        : 3 + (where == "school")
    ]:
        t.survivor(name, 1, where)
    return t.fire()


@pytest.mark.rule("COL-084")
@pytest.mark.parametrize("card", list(NEEDS))
def test_without_what_the_first_option_needs_the_second_is_taken(card: str) -> None:
    t = NEEDS[card]()
    assert option_of(t) == ["second"] and t.question == "turn"


@pytest.mark.rule("COL-084")
def test_x08_needs_a_weapon_and_x16_one_that_is_still_borne() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").survivor("cole_radek", 1, "school").exile(1)
    t.hand(0, "mop", "fuel").equip("frank_osei", "hammer").crossroad("x08_toll").fire()
    assert t.why_not("option:third") == "COL-084" and t.why_not("option:first") is None
    t = Table(3).survivor("frank_osei", 0, "school", wounds=2).survivor("rosa_bellamy", 0)
    t.equip("frank_osei", "switchblade").dice(0, 1, 2).zombies("school", 1)
    t.crossroad("x16_click").do("attack:frank_osei:d1", d12=[7])
    assert t.is_gone("frank_osei") and option_of(t) == ["second"] and sum(t.s.dice[0]) == 0


@pytest.mark.rule("COL-084")
def test_y13_needs_a_secret_and_y24_a_card() -> None:
    t = Table(2, mode="hidden").survivor("victor_lang", 0).secret(1, "so_magpie")
    t.survivor("frank_osei", 1, "school").exile(1).crossroad("y13_office").fire()
    assert option_of(t) == ["first"]  # the only other objective was shown
    t = Table(3).survivor("frank_osei", 0, "school").crossroad("y24_smoke").fire()
    assert option_of(t) == ["first"] and t.s.owner[survivor("leon_baptiste")] == 0

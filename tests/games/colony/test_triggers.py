"""Near misses: for every crossroads card, positions in which it does not fire (5.9, COL-076)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shamble.games.colony.content.names import Crossroad
from tests.games.colony.positions import Table

NearMiss = Callable[[str], Table]
Near = dict[str, list[NearMiss]]


def move(
    exile: bool = False, fuel: bool = False, company: bool = False, d12: int = 1, **play: int
) -> NearMiss:
    """Frank moves to the school; `play` puts other survivors into play by seat."""

    def near(card: str) -> Table:
        t = with_survivors(Table(3).survivor("frank_osei", 0, "library"), play)
        if exile:
            t.exile(0)
        if company:
            t.survivor("wade_tolliver", 1, "school")
        t.hand(0, "fuel").crossroad(card)
        if fuel:
            return t.do("drive:frank_osei:school")
        return t.do("move:frank_osei:school", d12=[d12])

    return near


def search(where: str, exile: bool = False, who: str = "frank_osei", **play: int) -> NearMiss:
    def near(card: str) -> Table:
        t = with_survivors(Table(3).survivor(who, 0, where), play)
        if exile:
            t.exile(0)
        t.dice(0, 5).crossroad(card).do(f"search:{who}:d5")
        while t.question in ("modify", "noise", "card"):
            t.do({"modify": "go", "noise": "stop"}.get(t.question, t.legal()[0]))
        return t

    return near


def stand(where: str = "colony", exile: bool = False, **fields: int) -> NearMiss:
    """Frank stands somewhere, and nothing happens."""

    def near(card: str) -> Table:
        t = Table(3).survivor("frank_osei", 0, where).set(**fields).crossroad(card)
        return (t.exile(0) if exile else t).fire()

    return near


def control(who: str, seat: int, where: str = "colony", **fields: int) -> NearMiss:
    """That player has the survivor; seat 2 is exiled."""

    def near(card: str) -> Table:
        t = Table(3).survivor("victor_lang", 0).survivor(who, seat, where).set(**fields)
        return t.exile(2).crossroad(card).fire()

    return near


def exiled(who: str, **fields: int) -> NearMiss:
    """The active player has the survivor, and is exiled."""

    def near(card: str) -> Table:
        t = Table(3).survivor(who, 0, "school").set(**fields).exile(0)
        return t.crossroad(card).fire()

    return near


def position(*who: tuple[str, int, str], **fields: int) -> NearMiss:
    def near(card: str) -> Table:
        t = Table(3)
        for name, seat, where in who:
            t.survivor(name, seat, where)
        return t.set(**fields).crossroad(card).fire()

    return near


def with_survivors(t: Table, play: dict[str, int]) -> Table:
    for name, seat in play.items():
        t.survivor(name, seat, "library")
    return t


OUTSIDE = stand("school", helpless=3, food=9)

GENERAL: Near = {
    "x01_ditch": [move(fuel=True, exile=True), move()],
    "x02_parting": [
        stand(),
        position(
            ("frank_osei", 0, "colony"),
            ("rosa_bellamy", 0, "colony"),
            ("cole_radek", 1, "colony"),
            ("wade_tolliver", 1, "colony"),
            ("gus_halloran", 2, "colony"),
            ("victor_lang", 2, "colony"),
        ),
    ],
    "x03_whiteout": [move(fuel=True)],
    "x04_one_more": [
        lambda card: (
            Table(3)
            .survivor("ruth_adeyemi", 0, wounds=1)
            .crossroad(card)
            .do("ability:ruth_adeyemi")
        )
    ],
    "x05_swollen_tin": [
        lambda card: (
            Table(3)
            .survivor("frank_osei", 0, "school")
            .exile(0)
            .dice(0, 2)
            .hand(0, "food_1")
            .crossroad(card)
            .do("eat:d2")
        )
    ],
    "x06_hatchback": [stand("grocery_store", exile=True), stand("school")],
    "x07_old_flames": [
        position(("frank_osei", 0, "school"), ("biscuit", 0, "school")),
        position(("frank_osei", 0, "colony"), ("rosa_bellamy", 0, "colony")),
        position(("frank_osei", 0, "school"), ("rosa_bellamy", 1, "school")),
    ],
    "x08_toll": [
        lambda card: (
            Table(3)
            .survivor("frank_osei", 0, "school")
            .survivor("cole_radek", 1, "library")
            .exile(1)
            .crossroad(card)
            .fire()
        ),
        lambda card: (
            Table(3)
            .survivor("frank_osei", 0, "school")
            .survivor("cole_radek", 1, "school")
            .exile(0)
            .exile(1)
            .crossroad(card)
            .fire()
        ),
    ],
    "x09_two_plates": [
        lambda card: Table(3).hand(0, "straggler_1").crossroad(card).do("play:straggler_1")
    ],
    "x10_lake": [search("school")],
    "x11_dead_weight": [stand(), OUTSIDE],
    "x12_real_dinner": [stand(food=4), OUTSIDE],
    "x13_bandaged": [search("school", exile=True), move()],
    "x14_hot_water": [OUTSIDE],
    "x15_fever": [stand(), OUTSIDE],
    "x16_click": [
        lambda card: (
            Table(3)
            .survivor("frank_osei", 0)
            .equip("frank_osei", "book_cooking")
            .crossroad(card)
            .do("use:book_cooking_1")
        )
    ],
    "x17_footprints": [move(exile=True), move(company=True)],
    "x18_preacher": [
        position(("frank_osei", 0, "school"), ("cole_radek", 1, "school")),
        lambda card: (
            Table(3)
            .survivor("frank_osei", 0, "school")
            .survivor("cole_radek", 1, "school")
            .exile(0)
            .exile(1)
            .crossroad(card)
            .fire()
        ),
    ],
    "x19_out_of_tune": [search("school", exile=True), move()],
    "x20_leaning_walls": [
        lambda card: Table(3).zombies("colony", 3).crossroad(card).fire(),
        lambda card: Table(3).barricades("colony", 3).crossroad(card).fire(),
        lambda card: (
            Table(3)
            .survivor("frank_osei", 0, "school")
            .zombies("colony", 3)
            .barricades("colony", 3)
            .crossroad(card)
            .fire()
        ),
    ],
    "x21_cb_voices": [OUTSIDE],
    "x22_drums": [OUTSIDE],
    "x23_gun_cage": [stand("school", exile=True), stand()],
    "x24_storm_drain": [stand("school"), position(("cole_radek", 1, "library"))],
    "x25_mare": [move(exile=True)],
    "x26_canopy": [OUTSIDE],
    "x27_uniforms": [OUTSIDE],
    "x28_pot": [OUTSIDE],
    "x29_hammering": [move(d12=10), move(d12=7, company=True), move(company=True)],
    "x30_old_light": [OUTSIDE],
    "x31_cellar": [move(exile=True)],
    "x32_flatbed": [OUTSIDE],
    "x33_pantry_riot": [stand(helpless=3), stand("school", helpless=9)],
    "x34_southbound": [stand(helpless=1), OUTSIDE],
    "x35_leaflets": [OUTSIDE],
    "x36_empty_cot": [stand(), OUTSIDE],
    "x37_bins": [
        lambda card: (
            Table(3)
            .survivor("frank_osei", 0)
            .waste(4)
            .dice(0, 1)
            .crossroad(card)
            .do("clean:frank_osei:d1")
        )
    ],
    "x38_lockers": [search("school")],
    "x39_bone_tired": [
        lambda card: Table(3).survivor("frank_osei", 0, wounds=1).crossroad(card).fire(),
        lambda card: Table(3).survivor("frank_osei", 1, wounds=2).crossroad(card).fire(),
    ],
    "x40_shopping_bag": [stand()],
    "x41_old_street": [search("school")],
    "x42_grimoire": [search("library", exile=True), search("school")],
    "x43_scooters": [search("school")],
    "x44_line": [stand(), OUTSIDE],
    "x45_window": [
        position(
            ("frank_osei", 0, "school"), ("cole_radek", 1, "school"), ("gus_halloran", 2, "school")
        ),
        position(("frank_osei", 0, "school"), ("rosa_bellamy", 0, "school")),
        position(("frank_osei", 0, "colony"), ("cole_radek", 1, "colony")),
    ],
    "x46_sled": [search("school")],
    "x47_treeline": [move(d12=10), move()],
    "x48_tanker": [move(exile=True)],
}


def has_free(who: str) -> list[NearMiss]:
    return [control(who, 1), exiled(who)]


def in_play_free(who: str) -> list[NearMiss]:
    return [stand(), control(who, 2, "school")]


BOUND: Near = {
    "y01_rig": has_free("biscuit"),
    "y02_chalk": has_free("clara_mendes"),
    "y03_stump": [control("frank_osei", 1), stand("school")],
    "y04_tells": [control("mirela_vance", 1)],
    "y05_small_hands": has_free("hugh_pemberton"),
    "y06_rifleman": [move(barnaby_rook=1), search("school")],
    "y07_rotor": [move(astrid_moen=1), search("school")],
    "y08_specimen": in_play_free("ruth_adeyemi"),
    "y09_jars": in_play_free("curtis_boyle"),
    "y10_bell": [stand()],
    "y11_badge": [control("wade_tolliver", 0), control("wade_tolliver", 1, helpless=1)],
    "y12_stacks": has_free("judith_ames"),
    "y13_office": [stand(), exiled("victor_lang")],
    "y14_room_twelve": [control("nora_finch", 1)],
    "y15_backfire": [
        lambda card: (
            Table(3)
            .survivor("frank_osei", 0)
            .equip("frank_osei", "sniper_rifle")
            .zombies("school", 1)
            .crossroad(card)
            .do("use:sniper_rifle_1")
        )
    ],
    "y16_chest": in_play_free("dale_hutchins"),
    "y17_duster": [move(), search("school", astrid_moen=1)],
    "y18_black": [
        stand("school"),
        lambda card: (
            Table(3)
            .survivor("frank_osei", 0, "school")
            .survivor("ilya_brandt", 1)
            .zombies("school", 2)
            .crossroad(card)
            .fire()
        ),
        lambda card: Table(3).zombies("school", 2).crossroad(card).fire(),
    ],
    "y19_canteen": [search("library"), search("school", felix_ward=1)],
    "y20_blueprint": has_free("toni_burke"),
    "y21_mould": has_free("anton_kessler"),
    "y22_drill": [
        control("marco_steele", 0, began_at_colony=0),
        control("marco_steele", 1, began_at_colony=(1 << 30) - 1),
    ],
    "y23_kitchen": [control("anton_kessler", 0), control("felix_ward", 0)],
    "y24_smoke": [
        stand("school", exile=True),
        stand(),
        position(("frank_osei", 0, "school"), ("leon_baptiste", 1, "colony")),
    ],
    "y25_sheeting": has_free("owen_marsh"),
    "y26_lost_case": has_free("helen_zhou"),
    "y27_stocktake": has_free("simon_abadi"),
    "y28_clinic": has_free("priya_nair"),
    "y29_taped": has_free("denise_okoro"),
    "y30_piper": [search("school", exile=True, who="tess_lindqvist"), search("school")],
    "y31_date": has_free("rosa_bellamy"),
    "y32_snares": in_play_free("gus_halloran"),
}

ALL = {**GENERAL, **BOUND}


def test_every_card_has_a_near_miss() -> None:
    assert [card.name.lower() for card in Crossroad] == list(ALL)


@pytest.mark.rule("COL-076", "COL-079", "COL-331")
@pytest.mark.parametrize("card", list(ALL))
def test_a_card_does_not_fire_when_a_condition_is_missing(card: str) -> None:
    for near in ALL[card]:
        t = near(card)
        assert t.s.drawn_card == Crossroad[card.upper()] and t.question == "turn"

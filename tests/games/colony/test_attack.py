"""Attacks on zombies and on survivors (4.7 to 4.9)."""

from __future__ import annotations

import pytest

from shamble.games.colony.content.items import WASTE
from shamble.games.colony.state import Event
from tests.games.colony.positions import Table, survivor


@pytest.mark.rule("COL-104", "COL-098", "COL-106", "COL-107", "COL-108", "COL-229", "COL-230")
def test_tv_07_attack_and_sample() -> None:
    t = Table(4, objective="mo_samples").set(samples=5)
    t.survivor("frank_osei", 0, "school").zombies("school", 2).dice(0, 2, 3)
    assert t.why_not("attack:frank_osei:d2") == "COL-098"
    t.do("attack:frank_osei:d3", d6=[4], d12=[8])
    assert t.s.zombies[8] == 1 and t.s.samples == 6
    assert t.tokens("frank_osei") == (1, 0)
    kinds = [event.kind for event in t.events]
    assert kinds.index(Event.SAMPLE) < kinds.index(Event.EXPOSED)


@pytest.mark.rule("COL-113", "COL-112")
def test_tv_08_no_exposure() -> None:
    t = Table(4, objective="mo_samples").survivor("ilya_brandt", 0, "hospital")
    t.zombies("hospital", 1).dice(0, 2)
    t.do("attack:ilya_brandt:d2", d6=[3])
    assert t.s.zombies[10] == 0 and t.s.samples == 0
    assert t.told(Event.EXPOSED) == []


@pytest.mark.rule("COL-105")
def test_the_zombie_must_be_at_the_location_and_the_entrance_is_chosen() -> None:
    t = Table(3).survivor("frank_osei", 0).zombies("school", 2).dice(0, 6, 6)
    assert t.why_not("attack:frank_osei:d6") == "COL-105"
    t.entrances("0/0/3", "1/0/2", "0/0/3", "2/0/1")
    t.do("attack:frank_osei:d6")
    assert t.question == "entrance"
    assert t.legal() == ["entrance:e2", "entrance:e4"]
    t.do("entrance:e4")
    assert t.s.zombies[:4] == [0, 1, 0, 1]


@pytest.mark.rule("COL-109", "COL-110", "COL-111", "COL-112")
def test_several_kills_roll_all_samples_then_exposure_for_each() -> None:
    t = Table(3, objective="mo_samples").survivor("frank_osei", 0, "school")
    t.equip("frank_osei", "baseball_bat", "shotgun").zombies("school", 3).dice(0, 3)
    t.do("attack:frank_osei:d3").do("with_gear:baseball_bat_1", d6=[4, 5], d12=[1, 8])
    assert t.s.zombies[8] == 1 and t.s.samples == 2
    assert t.tokens("frank_osei") == (1, 0)
    assert len(t.told(Event.EXPOSED)) == 2


@pytest.mark.rule("COL-109")
def test_exposure_stops_when_the_survivor_leaves_play() -> None:
    t = Table(3).survivor("frank_osei", 0, "school", wounds=2).survivor("dale_hutchins", 0)
    t.equip("frank_osei", "baseball_bat").zombies("school", 2).dice(0, 3)
    t.do("attack:frank_osei:d3").do("with_gear:baseball_bat_1", d12=[7])
    assert t.is_gone("frank_osei")
    assert len(t.told(Event.EXPOSED)) == 1


@pytest.mark.rule("COL-112", "COL-113")
def test_pistol_and_bat_combine() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").zombies("school", 2).dice(0, 3)
    t.equip("frank_osei", "baseball_bat", "pistol")
    t.do("attack:frank_osei:d3").do("with_gear:pistol_1").do("with_gear:baseball_bat_1")
    assert t.s.zombies[8] == 0 and t.told(Event.EXPOSED) == []


@pytest.mark.rule("COL-114", "COL-115", "COL-110")
def test_killing_without_an_attack() -> None:
    t = Table(3, objective="mo_samples").survivor("wade_tolliver", 0, "school")
    t.equip("wade_tolliver", "pistol").zombies("school", 1).dice(0, 4)
    t.do("ability:wade_tolliver", d6=[5], d12=[8])
    assert t.s.zombies[8] == 0 and t.s.samples == 1  # it counts as killed
    assert t.tokens("wade_tolliver") == (1, 0)  # exposed once, and the pistol was not asked for


@pytest.mark.rule("COL-095", "COL-099", "COL-136", "COL-138")
def test_dice_actions_need_a_die_and_labour_takes_any() -> None:
    t = Table(3).survivor("frank_osei", 0).waste(4).zombies("school", 2)
    assert not [a for a in t.legal() if a.split(":")[0] in ("barricade", "clean", "attract")]
    t.dice(0, 1)
    kinds = {a.split(":")[0] for a in t.legal()}
    assert {"barricade", "clean", "attract"} <= kinds
    assert not {"attack", "search"} & kinds


@pytest.mark.rule("COL-096", "COL-097")
def test_actions_without_a_die() -> None:
    t = Table(3, objective="mo_clinic_notes").survivor("frank_osei", 0).set(food=1)
    t.hand(0, "medicine", "food_1", "pistol", "fuel").crisis("cr_spoilage").dice(0, 4)
    t.equip("frank_osei", "rotten_flesh").survivor("dale_hutchins", 0)
    kinds = {a.split(":")[0] for a in t.legal()}
    assert {"play", "equip", "contribute", "store", "move", "drive", "spend_food"} <= kinds
    assert {"request", "hand_over", "call_exile", "end_turn"} <= kinds


@pytest.mark.rule("COL-101", "COL-102")
def test_only_own_survivors_act_and_a_refusal_costs_nothing() -> None:
    t = Table(3).survivor("cole_radek", 1, "school").zombies("school", 2).dice(0, 6)
    before = t.s.pack()
    assert t.why_not("attack:cole_radek:d6", 0) == "COL-101"
    assert t.why_not("move:cole_radek:library", 0) == "COL-101"
    assert t.why_not("yes", 0) == "COL-102"
    assert t.s.pack() == before


@pytest.mark.rule("COL-103", "COL-262")
def test_a_newcomer_may_act_at_once_with_dice_the_group_has() -> None:
    t = Table(3).survivor("frank_osei", 0).hand(0, "straggler_1").dice(0, 6)
    t.do("play:straggler_1")
    assert t.s.group[0] == 2 and sum(t.s.dice[0]) == 1
    newcomer = next(x for x in range(30) if t.s.owner[x] == 0 and x != survivor("frank_osei"))
    assert any(a.startswith("barricade:") for a in t.legal())
    assert t.s.place[newcomer] == 0


# ---- attacks on survivors


@pytest.mark.rule("COL-116", "COL-117", "COL-118", "COL-119", "COL-120")
def test_tv_13_attack_a_survivor() -> None:
    t = Table(3).survivor("cole_radek", 0, "school").dice(0, 1, 1)
    t.survivor("victor_lang", 1, "school").hand(1, "fuel")
    t.do("strike:cole_radek:d1", d6=[6])
    assert t.tokens("victor_lang") == (1, 0)
    assert t.told(Event.EXPOSED) == [] and t.held(1) == ["fuel"]
    t = Table(3).survivor("cole_radek", 0, "school").dice(0, 1)
    t.survivor("barnaby_rook", 1, "school")
    t.do("strike:cole_radek:d1", d6=[2])
    assert t.tokens("barnaby_rook") == (0, 0) and t.told(Event.EXPOSED) == []


@pytest.mark.rule("COL-119")
def test_theft_on_a_hit_takes_a_random_card() -> None:
    t = Table(3, theft=True).survivor("cole_radek", 0, "school").dice(0, 1)
    t.survivor("victor_lang", 1, "school").hand(1, "fuel")
    t.do("strike:cole_radek:d1", d6=[6])
    assert t.held(0) == ["fuel"] and t.held(1) == []
    hearers = {event.audience for event in t.events if event.kind == Event.STOLE_CARD}
    assert hearers == {frozenset({0, 1})}


@pytest.mark.rule("COL-117")
def test_own_survivors_are_no_targets() -> None:
    t = Table(3).survivor("cole_radek", 0, "school").survivor("dale_hutchins", 0, "school")
    t.dice(0, 6)
    assert t.why_not("strike:cole_radek:d6") == "COL-117"


@pytest.mark.rule("COL-121")
def test_attacks_on_survivors_exist_in_coop_too() -> None:
    t = Table(3, mode="coop").survivor("cole_radek", 0, "school").dice(0, 6)
    t.survivor("victor_lang", 1, "school")
    assert "strike:cole_radek:d6" in t.legal()
    assert not [a for a in t.legal() if a.startswith("call_exile")]


@pytest.mark.rule("COL-150", "COL-151", "COL-165")
def test_tv_18_anton_kessler() -> None:
    t = Table(3, objective="mo_samples").survivor("anton_kessler", 0)
    t.entrances("3/0/0", "2/0/1").dice(0, 1, 4).hand(0, "medicine")
    t.do("attack:anton_kessler:d4").do("with_ability:anton_kessler")
    t.do("entrance:e1").do("entrance:e1").do("entrance:e2", d6=[4])
    assert sum(t.s.zombies) == 2 and sum(t.s.dice[0]) == 0
    assert t.names(WASTE) == ["medicine"]
    assert t.told(Event.EXPOSED) == []
    assert len(t.told(Event.SAMPLE)) == 1  # the third; the others came with their entrances


def test_a_used_shotgun_makes_noise_but_never_at_the_colony() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").zombies("school", 2).dice(0, 3)
    t.equip("frank_osei", "shotgun").do("attack:frank_osei:d3").do("with_gear:shotgun_1")
    assert t.s.noise[3] == 1 and t.s.zombies[8] == 0
    t = Table(3).survivor("frank_osei", 0).entrances("2/0/1").dice(0, 3)
    t.equip("frank_osei", "shotgun").do("attack:frank_osei:d3").do("with_gear:shotgun_1")
    assert sum(t.s.noise) == 0


def test_a_lighter_burns_a_fuel_card() -> None:
    t = Table(3).survivor("frank_osei", 0, "school").zombies("school", 4).dice(0, 3)
    t.equip("frank_osei", "lighter").hand(0, "fuel")
    t.do("attack:frank_osei:d3").do("with_gear:lighter_1")
    assert t.s.zombies[8] == 0 and t.names(WASTE) == ["fuel"]
    assert t.told(Event.EXPOSED) == []


def test_a_wrench_takes_any_die_and_is_used_by_itself() -> None:
    t = Table(3).survivor("judith_ames", 1).survivor("victor_lang", 0, "school")
    t.equip("victor_lang", "wrench").zombies("school", 1).dice(0, 1)
    t.do("attack:victor_lang:d1")
    assert t.s.zombies[8] == 0
    t.dice(0, 1).zombies("school", 1)
    assert t.why_not("attack:victor_lang:d1") == "COL-098"

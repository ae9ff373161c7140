"""Every card does what it says: a position in which it applies, before and after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from shamble.games.nightmare.content import blood, cards, conditions, evolutions
from shamble.games.nightmare.content.blood import Blood
from shamble.games.nightmare.content.cards import Card, Category
from shamble.games.nightmare.content.conditions import Condition
from shamble.games.nightmare.content.evolutions import Evolution
from shamble.games.nightmare.state import Step
from tests.games.nightmare.positions import CLEAN, INFECTED, P1, P2, P3, P4, Scene, scene

Case = Callable[[], None]
EVENTS: dict[Card, list[Case]] = {}
EVOLVED: dict[Evolution, list[Case]] = {}


def shows(*which: Card | Evolution) -> Callable[[Case], Case]:
    """The test that follows proves these cards."""

    def note(case: Case) -> Case:
        for card in which:
            table: dict[object, list[Case]] = EVENTS if isinstance(card, Card) else EVOLVED  # type: ignore[assignment]
            table.setdefault(card, []).append(case)
        return case

    return note


def drawn(card: Card, **given: Any) -> Scene:
    """P1 and P2 on 20 draw the card; P3 is a zombie on 10, P4 a human on 5 with a quiet moment."""
    events = [card] if card == Card.QUIET_MOMENT else [card, Card.QUIET_MOMENT]
    settled: dict[str, Any] = {"at": [20, 20, 10, 5], "zombies": [P3], "events": events, **given}
    return scene(**settled).run(Step.PHASE_B)


def placed(t: Scene) -> dict[int, int]:
    return {space: n for space, n in enumerate(t.s.walkers) if n}


# ---- weapons: each row in a melee

WEAPONS = [
    # weapon, cards drawn by its user, result, kept after a win, kept after a loss
    ("rusty_pipe", [3, 5], 6, True, False),
    ("kitchen_knife", [3, 5], 5, True, True),
    ("baseball_bat", [3, 5], 6, True, True),
    ("fire_axe", [3, 5, 2], 5, True, True),
    ("machete", [3, 5, 2], 6, True, False),
    ("chainsaw", [3, 5, 2, 1], 5, False, False),
    ("own_knife", [3, 5], 5, True, True),
]


@shows(Card.RUSTY_PIPE, Card.KITCHEN_KNIFE, Card.BASEBALL_BAT, Card.FIRE_AXE, Card.MACHETE,
       Card.CHAINSAW)  # fmt: skip
def weapons_are_drawn_kept_and_used() -> None:
    for name, values, result, after_win, after_loss in WEAPONS:
        if name != "own_knife":
            assert drawn(Card[name.upper()]).hand(P1) == [name]
        for foe, kept in ((1, after_win), (10, after_loss)):
            t = scene(at=[12, 40, 40, 40], hands={P1: name}, walkers={12: 1}, fate=[*values, foe])
            t.run(Step.PHASE_C).do(P1, f"wield:{name}")
            assert t.told("result") == [{"seat": P1, "result": result}]
            assert t.s.walkers[12] == (0 if foe == 1 else 1)
            assert t.hand(P1) == ([name] if kept else []), name


# ---- items


@shows(Card.ANTIVIRAL_SHOT)
def antiviral_shot() -> None:
    assert drawn(Card.ANTIVIRAL_SHOT).items(P1) == {"antiviral_shot": 1}
    t = scene(items={P1: "antiviral_shot"}, blood=[(P1, 1, INFECTED)]).run(Step.PHASE_E)
    t.do(P1, "blood:1")
    assert not t.is_zombie(P1)


@shows(Card.ENERGY_DRINK)
def energy_drink() -> None:
    assert drawn(Card.ENERGY_DRINK).items(P1) == {"energy_drink": 1}
    t = scene(at=[5], items={P1: "energy_drink"}, fate=[3]).run(Step.PHASE_A, 0).do(P1, "drink")
    assert t.s.allowance == 7


@shows(Card.BICYCLE)
def bicycle() -> None:
    assert drawn(Card.BICYCLE).items(P1) == {"bicycle": 1}
    t = scene(at=[5], items={P1: "bicycle"}, fate=[3]).run(Step.PHASE_A, 0)
    assert t.s.allowance == 5
    t = scene(at=[12, 40, 40, 40], items={P1: "bicycle"}, walkers={12: 1}, fate=[2, 9])
    assert t.run(Step.PHASE_C).items(P1) == {}


@shows(Card.RIOT_VEST)
def riot_vest() -> None:
    assert drawn(Card.RIOT_VEST).items(P1) == {"riot_vest": 1}
    assert drawn(Card.RIOT_VEST, pvp=False).items(P1) == {}
    for value, dies in ((5, True), (6, False)):
        t = scene(at=[22, 22, 5, 5], bullets=[1], items={P2: "riot_vest"}, blood=[(P2, 3, 0)],
                  fate=[value])  # fmt: skip
        t.run(Step.PHASE_C2).do(P1, "turn_on:1", "fire")
        assert t.is_zombie(P2) == dies


# ---- supplies


@shows(Card.LOOSE_ROUNDS, Card.AMMO_BOX, Card.ABANDONED_CRUISER, Card.HUNTING_CABIN)
def supplies() -> None:
    assert drawn(Card.LOOSE_ROUNDS).s.bullets[:4] == [1, 0, 0, 0]
    assert drawn(Card.AMMO_BOX, fate=[5]).s.bullets[:4] == [3, 0, 0, 0]
    assert drawn(Card.ABANDONED_CRUISER).s.bullets[:4] == [2, 2, 0, 0]
    assert drawn(Card.HUNTING_CABIN).s.bullets[:4] == [3, 0, 0, 0]


@shows(Card.SHARED_AMMO)
def shared_ammo() -> None:
    assert drawn(Card.SHARED_AMMO, bullets=[3]).s.bullets[:4] == [3, 1, 0, 0]


@shows(Card.SUPPLY_DROP)
def supply_drop() -> None:
    assert drawn(Card.SUPPLY_DROP).s.lying_bullets[24] == 3
    assert drawn(Card.SUPPLY_DROP, at=[58, 58, 10, 5]).s.lying_bullets[59] == 3


# ---- zombies


@shows(Card.LONE_WALKER, Card.TWO_AT_THE_DOOR, Card.FIGURE_IN_THE_ROAD, Card.HORDE_AHEAD,
       Card.NIGHT_SWARM)  # fmt: skip
def walkers_come() -> None:
    assert placed(drawn(Card.LONE_WALKER)) == {20: 1}
    assert placed(drawn(Card.TWO_AT_THE_DOOR)) == {20: 2}
    assert placed(drawn(Card.FIGURE_IN_THE_ROAD)) == {23: 1}
    assert placed(drawn(Card.HORDE_AHEAD)) == {22: 1, 24: 1, 26: 1}
    assert placed(drawn(Card.NIGHT_SWARM)) == {20: 1, 21: 1, 22: 1}


@pytest.mark.parametrize(
    ("card", "price"),
    [(card, cards.BULLET_ICON[card]) for card in Card if cards.BULLET_ICON[card]],
    ids=lambda value: str(value),
)
def test_every_bullet_icon_can_be_paid(card: Card, price: int) -> None:
    t = drawn(card, bullets=[price])
    t.do(P1, f"pledge:{price}")
    assert t.s.bullets[P1] == 0
    assert t.told("prevented") == [{"card": card.name.lower()}]
    assert placed(t) == {}
    assert (t.s.blood_count, t.s.evolution_left, t.is_zombie(P1)) == (0, 42, False)


@shows(Card.GRABBED_ANKLE)
def grabbed_ankle() -> None:
    t = drawn(Card.GRABBED_ANKLE, fate=[2, 9])
    assert (t.counters(P1), t.counters(P2), placed(t)) == ([3], [], {})


@shows(Card.CRAWLER_NEST)
def crawler_nest() -> None:
    t = drawn(Card.CRAWLER_NEST, fate=[5, 5, 6, 4])  # 5 against 5 + 1, 6 against 4 + 1
    assert (t.counters(P1), t.counters(P2)) == ([3], [])


@shows(Card.BITTEN_STRANGER, Card.FOUL_WATER)
def bad_company_and_bad_water() -> None:
    t = drawn(Card.BITTEN_STRANGER, fate=[2, 3])
    assert (t.counters(P1), t.counters(P2), t.counters(P4)) == ([3], [], [])
    t = drawn(Card.FOUL_WATER, fate=[4, 3])
    assert (t.counters(P1), t.counters(P2), t.counters(P4)) == ([], [3], [])


@shows(Card.COLUMN_ON_THE_MOVE, Card.RESTLESS_DEAD)
def walkers_move() -> None:
    assert placed(drawn(Card.COLUMN_ON_THE_MOVE, walkers={30: 1})) == {28: 1}
    assert placed(drawn(Card.RESTLESS_DEAD, walkers={30: 1})) == {27: 1}


@shows(Card.CAR_ALARM)
def car_alarm() -> None:
    """TV-50."""
    assert placed(drawn(Card.CAR_ALARM, walkers={15: 1, 16: 1, 25: 1, 26: 1})) == {20: 3, 26: 1}


@shows(Card.TRIGGER_HAPPY_MILITIA)
def militia() -> None:
    assert drawn(Card.TRIGGER_HAPPY_MILITIA, fate=[2]).is_zombie(P1)
    assert not drawn(Card.TRIGGER_HAPPY_MILITIA, fate=[3]).is_zombie(P1)


@shows(Card.GAS_LEAK)
def gas_leak() -> None:
    t = drawn(Card.GAS_LEAK, walkers={16: 1, 17: 1, 23: 2, 24: 1}, start=P2,
              hands={P1: "machete", P2: "fire_axe rusty_pipe", P4: "chainsaw"})  # fmt: skip
    assert placed(t) == {16: 1, 24: 1}
    assert t.who == [P2]
    t.do(P2, "drop:rusty_pipe")
    assert (t.hand(P1), t.hand(P2), t.hand(P4)) == ([], ["fire_axe"], ["chainsaw"])


@shows(Card.DEAD_RISING)
def dead_rising() -> None:
    t = drawn(Card.DEAD_RISING, at=[20, 20, 18, 5])
    assert (t.asked, t.who) == ("hunt", [P3])
    assert "forward:2" in t.legal(P3) and t.why(P3, "forward:3") == "NIT-145"
    t.do(P3, "forward:2")
    assert (t.at(P3), t.told("attacked")) == (20, [])
    assert placed(drawn(Card.DEAD_RISING, down=[P3])) == {22: 1}


# ---- road and moments


@shows(Card.OPEN_ROAD)
def open_road() -> None:
    t = drawn(Card.OPEN_ROAD).do(P1, "forward:3").do(P2, "forward:1")
    assert t.s.at[:2] == [23, 21]


@shows(Card.DRAINAGE_TUNNEL)
def drainage_tunnel() -> None:
    t = drawn(Card.DRAINAGE_TUNNEL, fate=[7], walkers={22: 1})
    assert t.legal(P1)[-1] == "forward:7"
    t.do(P1, "forward:7")
    assert (t.at(P1), t.at(P2)) == (27, 20)


@shows(Card.TWISTED_ANKLE)
def twisted_ankle() -> None:
    t = drawn(Card.TWISTED_ANKLE)
    assert t.s.ankle == 1 << P1
    t.s.fate_deck[t.s.fate_left - 1] = 9
    t.run(Step.PHASE_A, 0)
    assert t.s.allowance == 5


@shows(Card.WRONG_TURN, Card.FLOODED_UNDERPASS)
def back_again() -> None:
    assert drawn(Card.WRONG_TURN, walkers={18: 1}).s.at[:2] == [17, 17]
    assert drawn(Card.FLOODED_UNDERPASS).s.at[:2] == [15, 15]
    assert drawn(Card.FLOODED_UNDERPASS, at=[3, 3, 0, 1]).s.at[:2] == [0, 0]


@shows(Card.QUIET_MOMENT)
def quiet_moment() -> None:
    t = drawn(Card.QUIET_MOMENT, at=[20, 20, 10, 60])
    assert (t.done, placed(t), t.s.bullets[:2]) == (True, {}, [0, 0])


@shows(Card.FIELD_TEST)
def field_test() -> None:
    """TV-52."""
    t = drawn(Card.FIELD_TEST, blood=[(P2, 3, INFECTED), (P4, 3, CLEAN)])
    assert t.legal(P1) == ["blood:1", "decline"]
    t.do(P1, "blood:1")
    assert (t.is_zombie(P2), t.at(P2)) == (True, 20)
    t = drawn(Card.FIELD_TEST, blood=[(P1, 3, CLEAN)]).do(P1, "blood:1")
    assert t.counters(P1) == []


@shows(Card.DROPPED_BAG)
def dropped_bag() -> None:
    t = drawn(Card.DROPPED_BAG, bullets=[1], hands={P1: "machete"}, items={P1: "bicycle"})
    assert t.legal(P1) == ["lose_bullet", "lose:machete", "lose:bicycle"]
    t.do(P1, "lose:bicycle")
    assert t.items(P1) == {}
    assert drawn(Card.DROPPED_BAG, bullets=[2]).s.bullets[P1] == 1


@shows(Card.BARRICADE)
def barricade() -> None:
    t = drawn(Card.BARRICADE, fate=[10])
    assert t.s.sheltered == 1 << P1 | 1 << P2
    t.run(Step.PHASE_D).do(P3, "forward:10")
    assert (t.at(P3), t.told("attacked")) == (20, [])


@shows(Card.SPOILED_MEDICINE)
def spoiled_medicine() -> None:
    t = drawn(Card.SPOILED_MEDICINE, blood=[(P1, 3, 0), (P2, 1, 0), (P4, 3, 0)])
    assert (t.counters(P1), t.counters(P2), t.counters(P4)) == ([2], [1], [3])


@shows(Card.PICKPOCKET)
def pickpocket() -> None:
    given: dict[str, Any] = {"bullets": [0, 1], "hands": {P1: "rusty_pipe machete", P2: "fire_axe"}}
    t = drawn(Card.PICKPOCKET, **given)
    assert t.legal(P1) == ["rob_bullet:1", "rob_weapon:1:fire_axe", "decline"]
    assert t.why(P1, "rob_bullet:3") == "NIT-060"
    t.do(P1, "rob_weapon:1:fire_axe", "drop:rusty_pipe")
    assert (t.hand(P1), t.hand(P2)) == (["machete", "fire_axe"], [])
    assert t.s.event_gone[Card.RUSTY_PIPE] == 1
    assert drawn(Card.PICKPOCKET, **given).do(P1, "rob_bullet:1").s.bullets[:2] == [1, 0]


@shows(Card.BLACKOUT)
def blackout() -> None:
    t = drawn(Card.BLACKOUT)
    t.s.fate_deck[t.s.fate_left - 1] = 9
    t.run(Step.PHASE_A, 0)
    assert t.s.allowance == 5


@shows(Card.ABANDONED_AMBULANCE)
def abandoned_ambulance() -> None:
    t = drawn(Card.ABANDONED_AMBULANCE, blood=[(P1, 3, INFECTED), (P2, 3, 0)])
    assert t.legal(P1) == ["blood:1", "decline"]
    t.do(P1, "blood:1")
    assert (t.counters(P1), t.s.blood_unseen_count) == ([], 1)


# ---- conditions


@shows(*(card for card in Card if cards.EVENT_CATEGORY[card] == Category.CONDITION))
def conditions_are_taken_and_keep_the_gate_shut() -> None:
    """How each is met is in test_gate and test_movement."""
    for condition in Condition:
        card = Card(conditions.FIRST_CONDITION + condition)
        t = drawn(card)
        assert t.conditions(P1) == [condition.name.lower()]
        if condition == Condition.LEFT_BEHIND:
            assert t.s.errand[0] == 12
        if condition == Condition.SIGNAL_FLARE:
            assert t.s.errand[1] == 32
        t = scene(at=[60, 5, 5, 5], conditions={P1: condition.name.lower()}).run(Step.PHASE_F)
        assert t.ending is None, condition
        t = scene(at=[60, 5, 5, 5], conditions={P1: condition.name.lower()}, met=[condition])
        if condition != Condition.TOLL:
            assert t.run(Step.PHASE_F).ending == "escaped", condition


def test_errand_markers_stay_on_the_road() -> None:
    assert drawn(Card.COND_LEFT_BEHIND, at=[5, 5, 0, 1]).s.errand[0] == 0
    assert drawn(Card.COND_SIGNAL_FLARE, at=[55, 55, 0, 1]).s.errand[1] == 58


# ---- evolution events


@shows(*(card for card in Card if cards.EVENT_CATEGORY[card] == Category.EVOLUTION))
def evolution_events_order_what_they_say() -> None:
    for row, card in enumerate(Card(evolutions.FIRST_EVOLUTION + i) for i in range(8)):
        count, up, persists = evolutions.ORDER_ROWS[row]
        selves = [Evolution.FRENZY, Evolution.IRON_GRIP, Evolution.LONG_STRIDE][:count]
        t = drawn(card, evolutions=selves)
        assert len(t.up(P3)) == (count if up else 0)
        assert len(t.hidden(P3)) == (0 if up else count)
        t = drawn(card, evolutions=selves, zombies=[], at=[20, 20, 20, 5])
        assert t.s.pending_count == persists
        if persists:
            assert t.s.pending_size[0] == count
        else:
            assert sum(t.s.evolution_gone) == (count if up else 0)
            assert t.s.evolution_unseen_count == (0 if up else count)


# ---- evolutions


def hunts(up: str, fate: list[int], **given: Any) -> Scene:
    """P3 is a zombie on 10 with these evolutions; its turn begins."""
    settled: dict[str, Any] = {"at": [20, 30, 10, 40], "zombies": [P3], "up": {P3: up}, **given}
    return scene(fate=fate, **settled).run(Step.PHASE_D)


def fights(up: str, fate: list[int], **given: Any) -> Scene:
    """P1 challenges P3, who has these evolutions."""
    settled: dict[str, Any] = {"at": [20, 30, 20, 40], "zombies": [P3], "up": {P3: up}, **given}
    t = scene(fate=fate, **settled).run(Step.PHASE_C)
    return t.do(P1, "challenge:2")


@shows(Evolution.LONG_STRIDE, Evolution.SPRINT_REFLEX, Evolution.PACK_SURGE)
def it_goes_further() -> None:
    assert hunts("long_stride", [4]).s.allowance == 5
    assert hunts("sprint_reflex", [4, 8]).s.allowance == 8
    assert hunts("", [4], hive="pack_surge").s.allowance == 7


@shows(Evolution.BLOOD_TRAIL)
def blood_trail() -> None:
    assert hunts("blood_trail", [2]).s.allowance == 2
    assert hunts("blood_trail", [2], blood=[(P1, 2, 0)]).s.allowance == 6
    assert hunts("blood_trail", [2], blood=[(P2, 2, 0)]).s.allowance == 2  # 20 spaces away


@shows(Evolution.WALL_CRAWLER)
def wall_crawler() -> None:
    assert "forward:8" not in hunts("", [8], at=[13, 30, 10, 40]).legal(P3)
    assert "forward:8" in hunts("wall_crawler", [8], at=[13, 30, 10, 40]).legal(P3)


@shows(Evolution.SECOND_HUNGER)
def second_hunger() -> None:
    t = hunts("second_hunger", [3, 4]).do(P3, "forward:3")
    assert t.asked == "second_hunger"
    t.do(P3, "hunt_again")
    assert (t.asked, t.s.allowance) == ("hunt", 4)
    assert t.s.evolution_gone[Evolution.SECOND_HUNGER] == 1
    assert hunts("second_hunger", [3]).do(P3, "stay", "decline").up(P3) == ["second_hunger"]


@shows(Evolution.IRON_GRIP, Evolution.TWIN_CLAWS)
def it_fights_better() -> None:
    assert fights("iron_grip", [9, 5]).s.foe_result == 6
    assert fights("twin_claws", [9, 5, 7]).s.foe_result == 7


@shows(Evolution.FRENZY)
def frenzy() -> None:
    t = hunts("frenzy", [5, 9, 1, 2, 10], at=[12, 12, 10, 40])
    t.do(P3, "forward:2", "attack:0").do(P2, "stand_back")
    assert t.legal(P3) == ["attack:1", "decline"]
    assert t.why(P3, "attack:0") == "NIT-148"
    t.do(P3, "attack:1").do(P1, "stand_back")
    assert (t.counters(P2), t.done) == ([3], True)  # no third attack


@shows(Evolution.HIVE_LINK)
def hive_link() -> None:
    t = fights("", [9, 5], at=[20, 20, 20, 20], zombies=[P2, P3, P4], hive="hive_link")
    assert t.s.foe_result == 7
    t = fights("", [9, 5], at=[20, 20, 20, 40], zombies=[P2, P3], hive="hive_link hive_link")
    assert t.s.foe_result == 7


@shows(Evolution.BARBED_BITE)
def barbed_bite() -> None:
    assert fights("barbed_bite", [2, 9]).counters(P1) == [3, 3]


@shows(Evolution.DISARMING_GRASP)
def disarming_grasp() -> None:
    given: dict[str, Any] = {"hands": {P1: "fire_axe kitchen_knife"}}
    t = fights("disarming_grasp", [1, 1, 1, 2, 9], **given).do(P1, "wield_both")
    assert (t.asked, t.legal(P1)) == ("disarm", ["drop:kitchen_knife", "drop:fire_axe"])
    t.do(P1, "drop:fire_axe")
    assert t.hand(P1) == ["kitchen_knife"]
    t = fights("disarming_grasp", [1, 1, 9], **given).do(P1, "wield:kitchen_knife")
    assert t.hand(P1) == ["fire_axe"]


@shows(Evolution.OVERPOWER)
def overpower() -> None:
    t = fights("overpower", [9, 5])
    assert t.legal(P3) == ["overpower:0", "decline"]
    t.do(P3, "overpower:0")
    assert t.counters(P1) == [3]
    assert t.s.evolution_gone[Evolution.OVERPOWER] == 1


@shows(Evolution.BONE_PLATES)
def bone_plates() -> None:
    t = scene(at=[20, 30, 20, 40], zombies=[P3], up={P3: "bone_plates"}, bullets=[2])
    t.run(Step.PHASE_C).do(P1, "shoot:2")
    assert not t.is_down(P3)
    t.do(P1, "shoot:2")
    assert t.is_down(P3)  # once a round
    t = fights("bone_plates", [9, 9, 5], hands={P1: "kitchen_knife"}).do(P1, "wield:kitchen_knife")
    assert t.is_down(P3)  # bullets only


@shows(Evolution.THICK_SKULL)
def thick_skull() -> None:
    t = fights("thick_skull", [9, 9, 5], hands={P1: "kitchen_knife"}).do(P1, "wield:kitchen_knife")
    assert t.legal(P3) == ["shrug_off", "decline"]
    t.do(P3, "shrug_off")
    assert (t.is_down(P3), t.up(P3)) == (False, [])
    t = fights("thick_skull", [9, 9, 5], hands={P1: "kitchen_knife"}).do(P1, "wield:kitchen_knife")
    t.do(P3, "decline")
    assert (t.is_down(P3), t.up(P3)) == (True, ["thick_skull"])


@shows(Evolution.QUICK_RISE)
def quick_rise() -> None:
    t = hunts("quick_rise", [4], down=[P3])
    assert t.told("rose") == [{"seat": P3, "space": 14}]


@shows(Evolution.AMBUSH_RISE)
def ambush_rise() -> None:
    t = hunts("ambush_rise", [4], down=[P3], at=[20, 26, 10, 33])
    assert t.legal(P3) == ["ambush:23", "ambush:29", "ambush:30", "decline"]
    for space in (22, 17, 36):  # too near; behind the rearmost; ahead of the foremost human
        assert t.why(P3, f"ambush:{space}") == "NIT-133"
    t.do(P3, "ambush:29")
    assert (t.at(P3), t.asked) == (29, "hunt")
    t = hunts("ambush_rise", [4], down=[P3], at=[20, 22, 10, 24])
    assert t.told("rose") == [{"seat": P3, "space": 9}]  # no such space


@shows(Evolution.FAST_ROT)
def fast_rot() -> None:
    assert fights("", [2, 9], hive="fast_rot").counters(P1) == [2]


@shows(Evolution.ACID_SPIT)
def acid_spit() -> None:
    t = hunts("acid_spit", [8, 4], hive="fast_rot").do(P3, "forward:8")
    assert t.legal(P3) == ["spit:0", "decline"]
    t.do(P3, "spit:0")
    assert t.counters(P1) == [2]
    assert hunts("acid_spit", [8, 5]).do(P3, "forward:8", "spit:0").counters(P1) == []
    assert hunts("acid_spit", [7]).do(P3, "forward:7").done  # out of range


@shows(Evolution.SPORE_BURST)
def spore_burst() -> None:
    t = drawn(Card.EVO_FIRST_MUTATION, evolutions=[Evolution.SPORE_BURST], at=[20, 20, 18, 5],
              fate=[3, 4])  # fmt: skip
    assert (t.counters(P1), t.counters(P2), t.counters(P4)) == ([3], [], [])


@shows(Evolution.HOWL)
def howl() -> None:
    howls = {"evolutions": [Evolution.HOWL]}
    assert placed(drawn(Card.EVO_FIRST_MUTATION, **howls)) == {11: 1}
    assert placed(drawn(Card.EVO_FIRST_MUTATION, **howls, at=[20, 20, 19, 5])) == {19: 1}
    assert placed(drawn(Card.EVO_FIRST_MUTATION, **howls, at=[20, 20, 59, 5])) == {59: 1}
    assert placed(drawn(Card.EVO_FIRST_MUTATION, **howls, at=[20, 20, -9, 5])) == {}


@shows(Evolution.BLOOD_SENSE)
def blood_sense() -> None:
    t = hunts("blood_sense", [4], blood=[(P1, 2, INFECTED)]).do(P3, "sense:0")
    assert t.game.redact(t.s, P3).blood_face[0] == INFECTED


# ---- blood cards


@pytest.mark.parametrize("face", list(Blood))
def test_every_blood_card_does_what_it_says(face: Blood) -> None:
    t = scene(at=[20, 5, 5, 5], blood=[(P1, 1, face)], bloods=[CLEAN]).run(Step.PHASE_E)
    kind = blood.BLOOD_KIND[face]
    assert t.is_zombie(P1) == (kind == blood.Verdict.INFECTED)
    assert t.counters(P1) == ([3] if kind == blood.Verdict.INCUBATING else [])
    assert t.s.blood_gone[face] == 1


# ---- nothing is decoration


@pytest.mark.parametrize("card", list(Card), ids=lambda card: card.name.lower())
def test_every_event_card_happens(card: Card) -> None:
    assert card in EVENTS, f"nothing proves {card.name}"
    for case in EVENTS[card]:
        case()


@pytest.mark.parametrize("evolution", list(Evolution), ids=lambda card: card.name.lower())
def test_every_evolution_happens(evolution: Evolution) -> None:
    assert evolution in EVOLVED, f"nothing proves {evolution.name}"
    for case in EVOLVED[evolution]:
        case()


def test_the_numbers_of_cards() -> None:
    by_set = [0, 0]
    by_category = dict.fromkeys(Category, 0)
    for card in Card:
        by_set[cards.EVENT_SET[card]] += cards.EVENT_COPIES[card]
        by_category[Category(cards.EVENT_CATEGORY[card])] += cards.EVENT_COPIES[card]
    assert by_set == [60, 48]
    assert list(by_category.values()) == [12, 6, 9, 18, 8, 8, 19, 12, 16]
    assert sum(evolutions.EVOLUTION_COPIES) == 42
    assert sum(evolutions.DRAWS[c - 56] * cards.EVENT_COPIES[c] for c in range(56, 64)) == 23
    assert list(blood.BLOOD_COPIES) == [9, 15, 7, 5, 6]

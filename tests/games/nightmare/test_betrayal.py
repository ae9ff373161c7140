"""Phase C2: human against human (NIT-090 to 131)."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.nightmare.state import Phase, Step
from tests.games.nightmare.positions import CLEAN, P1, P2, P3, P4, Scene, scene

rule = pytest.mark.rule
DOUBT = [(P3, 3, CLEAN)]


def c2(**given: Any) -> Scene:
    """Phase C2 begins: all on 22, P3 with one unrevealed blood card."""
    settled: dict[str, Any] = {
        "at": [22, 22, 22, 22],
        "blood": DOUBT,
        "phase": Phase.COMBAT,
        **given,
    }
    return scene(**settled).run(Step.PHASE_C2)


def alone(t: Scene) -> Scene:
    """P1 turns on P3, and nobody joins."""
    t.do(P1, "turn_on:2")
    while t.s.to_act and t.asked == "gang_up":
        t.do(t.who[0], "stand_back")
    return t


def gang(t: Scene, *joiners: int) -> Scene:
    t.do(P1, "turn_on:2")
    while t.s.to_act and t.asked == "gang_up":
        t.do(t.who[0], "join" if t.who[0] in joiners else "stand_back")
    return t


def engage(t: Scene) -> Scene:
    """All aggressors engage; nobody uses a weapon unless asked to."""
    while t.s.to_act and t.asked == "engage":
        t.do(t.who[0], "engage")
    return t


# ---- when it is allowed


@rule("NIT-090", "NIT-091", "NIT-094", "NIT-096")
def test_only_an_unconfirmed_human_on_the_same_space() -> None:
    """TV-23."""
    t = c2(at=[22, 22, 22, 23], blood=[(P3, 3, 0), (P4, 3, 0)])
    assert t.legal(P1) == ["turn_on:2", "decline"]
    assert t.why(P1, "turn_on:1") == "NIT-094"
    assert t.why(P1, "turn_on:3") == "NIT-091"
    assert t.why(P1, "turn_on:0") == "NIT-091"
    assert c2(at=[60] * 4).done


@rule("NIT-092", "NIT-093")
def test_not_in_passing_and_not_before_all_events() -> None:
    given: dict[str, Any] = {"at": [22, 22, 22, 22], "blood": DOUBT}
    for step, arguments in ((Step.PHASE_A, (0,)), (Step.PHASE_B, ()), (Step.PHASE_D, ())):
        t = scene(**given).run(step, *arguments)
        for _ in range(12):
            if not t.s.to_act:
                break
            assert t.asked != "betrayal"
            p = t.who[0]
            assert t.why(p, "turn_on:2") is not None
            t.do(p, t.legal(p)[0])


@rule("NIT-091", "NIT-092")
def test_both_stay_on_the_space_for_the_whole_combat() -> None:
    t = engage(alone(c2(fate=[5, 9])))
    assert t.s.at[:4] == [22] * 4


@rule("NIT-095")
def test_one_combat_per_target_and_round() -> None:
    """TV-33."""
    t = engage(alone(c2(blood=[(P3, 3, 0), (P2, 3, 0)], fate=[3, 9])))
    assert t.why(P1, "turn_on:2") == "NIT-095"
    assert t.legal(P1) == ["turn_on:1", "decline"]
    t.do(P1, "decline")
    assert "turn_on:2" in t.legal(P2)  # P2 may still start one against P3
    t.do(P2, "turn_on:2")
    assert (t.asked, t.who) == ("gang_up", [P4])
    t.do(P4, "stand_back")
    assert (t.asked, t.who) == ("gang_up", [P1])  # and P1 may join it


@rule("NIT-097")
def test_the_aggressors_own_blood_does_not_matter() -> None:
    t = c2(blood=[(P1, 3, 0), (P3, 3, 0)])
    assert "turn_on:2" in t.legal(P1)


@rule("NIT-098")
def test_once_round_in_turn_order_and_the_dead_are_skipped() -> None:
    t = c2(bullets=[1], fate=[2], start=P4)
    assert t.who == [P4]
    t.do(P4, "decline")
    t = alone(t)
    t.do(P1, "fire")
    assert t.is_zombie(P3)
    assert t.done  # P2 has nobody left to turn on, P3 is no longer asked


# ---- taking sides


@rule("NIT-099", "NIT-100")
def test_others_may_join_the_aggressor_in_turn_order_from_there() -> None:
    t = c2(start=P4)
    t.do(P4, "turn_on:2")
    assert t.who == [P1]
    t.do(P1, "join")
    assert t.who == [P2]  # the target's friends cannot help it
    t.do(P2, "join")
    assert t.s.gang == 1 << P1 | 1 << P2 | 1 << P4
    assert [t.who[0]] == [P4]  # the initiator decides first


@rule("NIT-099")
def test_with_join_counts_joining_is_initiating() -> None:
    """TV-33, the stricter limit."""
    t = gang(c2(pvp_join_counts=True), P2)
    t.do(P1, "stand_back").do(P2, "stand_back").do(P3, "decline")
    assert (t.asked, t.who) == ("betrayal", [P4])  # P1 and P2 have used theirs up
    t.do(P4, "turn_on:2")
    assert (t.asked, t.who) == ("engage", [P4])  # nor are they asked to join


# ---- gunfire


@rule("NIT-101", "NIT-102")
def test_shooting_comes_before_melee_one_bullet_each_in_order() -> None:
    t = gang(c2(bullets=[5, 5]), P2)
    assert (t.asked, t.who) == ("fire", [P1])
    assert t.legal(P1) == ["fire", "hold_fire"]
    t.do(P1, "fire")
    assert (t.asked, t.who) == ("fire", [P2])


@rule("NIT-103", "NIT-104")
def test_the_target_may_fire_back_once_at_each_aggressor() -> None:
    t = gang(c2(bullets=[0, 0, 5]), P2)
    assert (t.asked, t.legal(P3)) == ("fire_back", ["fire_at:0", "fire_at:1", "hold_fire"])
    t.do(P3, "fire_at:1")
    assert t.legal(P3) == ["fire_at:0", "hold_fire"]
    assert t.why(P3, "fire_at:3") == "NIT-104"
    t = alone(c2(bullets=[0, 0, 0]))
    assert t.asked == "engage"  # without bullets nobody is asked to fire


@rule("NIT-104")
def test_bullets_must_reach() -> None:
    t = gang(c2(bullets=[0, 0, 1]), P2).do(P3, "fire_at:0")
    assert t.asked != "fire_back"


@rule("NIT-105")
def test_all_bullets_are_spent_before_any_card() -> None:
    t = gang(c2(bullets=[1, 1, 2], fate=[1, 1, 1]), P2)
    t.do(P1, "fire").do(P2, "fire").do(P3, "fire_at:0")
    left = t.s.fate_left
    t.do(P3, "fire_at:1")
    assert t.s.fate_left == left - 3
    assert sum(t.s.bullets) + sum(t.s.lying_bullets) == 0


@rule("NIT-106", "NIT-107")
@pytest.mark.parametrize(
    ("value", "vest", "dies"),
    [(7, False, True), (8, False, False), (10, False, False), (6, True, False), (5, True, True)],
)
def test_eight_or_more_dodges(value: int, vest: bool, dies: bool) -> None:
    """TV-26."""
    t = alone(c2(bullets=[1], fate=[value], items={P3: "riot_vest"} if vest else {}))
    t.do(P1, "fire")
    assert t.is_zombie(P3) == dies


@rule("NIT-106")
def test_the_target_draws_first_then_the_aggressors_fired_at() -> None:
    t = gang(c2(bullets=[1, 0, 2], fate=[9, 8, 10]), P2).do(P1, "fire")
    t.do(P3, "fire_at:1").do(P3, "fire_at:0")
    assert [told["seat"] for told in t.told("drew")] == [P3, P1, P2]


@rule("NIT-108")
def test_one_card_for_several_bullets() -> None:
    """TV-27."""
    t = gang(c2(bullets=[1, 1], fate=[8]), P2).do(P1, "fire").do(P2, "fire")
    assert len(t.told("drew")) == 1
    assert t.asked == "engage"
    t = gang(c2(bullets=[1, 1], fate=[3]), P2).do(P1, "fire").do(P2, "fire")
    assert (t.is_zombie(P3), t.at(P3), t.s.bullets[:2]) == (True, 22, [0, 0])


@rule("NIT-108")
def test_per_bullet_one_card_each_until_one_hits() -> None:
    """TV-27, the other reading."""
    for fate, cards in (([8, 3], 2), ([7], 1)):
        t = gang(c2(bullets=[1, 1], fate=fate, pvp_gunfire_draws="per_bullet"), P2)
        t.do(P1, "fire").do(P2, "fire")
        assert t.is_zombie(P3)
        assert len(t.told("drew")) == cards


@rule("NIT-109")
def test_the_exchange_is_simultaneous() -> None:
    """TV-25."""
    t = alone(c2(bullets=[2, 0, 1], fate=[2, 5])).do(P1, "fire").do(P3, "fire_at:0")
    assert (t.is_zombie(P3), t.at(P3)) == (True, 22)
    assert (t.is_zombie(P1), t.at(P1)) == (True, 11)
    assert t.s.lying_bullets[22] == 1


@rule("NIT-110")
def test_a_death_ends_the_combat() -> None:
    """TV-24."""
    t = alone(c2(bullets=[2, 0, 1], fate=[9, 7])).do(P1, "fire").do(P3, "fire_at:0")
    assert (t.is_zombie(P1), t.at(P1)) == (True, 11)
    assert (t.is_zombie(P3), t.s.bullets[P3]) == (False, 1)
    assert t.told("engaged") == []
    t = alone(c2(bullets=[1], fate=[9])).do(P1, "fire")
    assert t.asked == "engage"


# ---- melee


@rule("NIT-111", "NIT-112")
def test_either_side_may_open_the_melee_and_nobody_may_refuse() -> None:
    """TV-59."""
    t = alone(c2(bullets=[1], hands={P3: "fire_axe"}, fate=[9, 5, 8, 2, 6])).do(P1, "fire")
    t.do(P1, "stand_back")
    assert (t.asked, t.legal(P3)) == ("engage_back", ["engage_with:0", "decline"])
    assert t.why(P3, "engage_with:1") == "NIT-111"
    t.do(P3, "engage_with:0", "wield:fire_axe")
    assert (t.is_zombie(P1), t.at(P1)) == (True, 11)
    off = alone(c2(bullets=[1], hands={P3: "fire_axe"}, fate=[9], pvp_target_engages=False))
    off.do(P1, "fire").do(P1, "stand_back")
    assert off.told("engaged") == []
    assert not off.s.to_act or off.asked == "betrayal"


@rule("NIT-111", "NIT-115")
def test_the_target_may_engage_several_who_hold_back() -> None:
    """The answer to NIT-111 names any of them; who engaged and who was engaged fight alike."""
    t = gang(c2(hands={P3: "fire_axe"}, fate=[4, 6, 5, 2, 9, 3]), P2, P4)
    t.do(P1, "stand_back").do(P2, "engage").do(P4, "stand_back")
    assert t.legal(P3) == ["engage_with:0", "engage_with:3", "decline"]
    t.do(P3, "engage_with:3")
    assert (t.asked, t.legal(P3)) == ("engage_back", ["engage_with:0", "decline"])
    assert t.why(P3, "engage_with:3") == "NIT-111"
    t.do(P3, "engage_with:0", "wield:fire_axe")
    assert [told["seat"] for told in t.told("drew")] == [P3, P3, P3, P1, P2, P4]
    assert [t.is_zombie(p) for p in range(4)] == [True, False, False, True]


@rule("NIT-111")
def test_if_nobody_engages_the_combat_is_over() -> None:
    t = alone(c2())
    t.do(P1, "stand_back").do(P3, "decline")
    assert t.told("result") == []
    assert t.asked == "betrayal"


@rule("NIT-113", "NIT-114")
def test_weapons_are_chosen_at_once_and_before_the_draws() -> None:
    t = alone(c2(hands={P1: "kitchen_knife", P3: "machete"})).do(P1, "engage")
    assert (t.asked, t.who) == ("weapons", [P1, P3])
    left = t.s.fate_left
    t.do(P1, "wield:kitchen_knife")
    assert t.game.redact(t.s, P3).answer[P1] == [-1] * 4
    assert t.s.fate_left == left
    assert t.why(P1, "bare_hands") == "NIT-023a"  # nothing is added or dropped afterwards


@rule("NIT-115", "NIT-116", "NIT-118")
def test_the_target_draws_first_and_an_armed_winner_kills() -> None:
    """TV-28."""
    t = alone(c2(hands={P1: "kitchen_knife"}, fate=[6, 4, 9])).do(P1, "engage")
    t.do(P1, "wield:kitchen_knife")
    assert [told["seat"] for told in t.told("drew")] == [P3, P1, P1]
    assert (t.is_zombie(P3), t.at(P3)) == (True, 22)


@rule("NIT-117")
def test_ties_are_broken_pair_by_pair_the_target_first() -> None:
    t = engage(gang(c2(fate=[5, 8, 5, 9, 2, 7]), P2, P4))
    assert [told["seat"] for told in t.told("drew")] == [P3, P1, P2, P4, P3, P2]
    assert t.is_zombie(P3)


@rule("NIT-119")
def test_bare_handed_killing_takes_three_who_all_win() -> None:
    """TV-29, TV-30."""
    t = engage(alone(c2(fate=[3, 9])))
    assert not t.is_zombie(P3)
    assert engage(gang(c2(fate=[5, 8, 6, 9]), P2, P4)).is_zombie(P3)
    assert not engage(gang(c2(fate=[5, 8, 4, 9]), P2, P4)).is_zombie(P3)


@rule("NIT-120")
def test_with_a_fourth_three_winners_are_enough() -> None:
    t = scene(5, at=[22] * 5, blood=DOUBT, fate=[5, 8, 4, 9, 6]).run(Step.PHASE_C2)
    t = engage(gang(t, P2, P4, 4))
    assert t.is_zombie(P3)


@rule("NIT-121")
def test_armed_aggressors_do_not_count_among_the_three() -> None:
    t = gang(c2(hands={P1: "kitchen_knife"}, fate=[9, 1, 2, 10, 10]), P2, P4)
    engage(t).do(P1, "wield:kitchen_knife")
    assert not t.is_zombie(P3)  # two bare-handed winners, and the armed one lost


@rule("NIT-122", "NIT-124", "NIT-127", "NIT-131")
def test_an_armed_target_kills_those_it_beats() -> None:
    """TV-31."""
    t = gang(c2(bullets=[0], hands={P3: "baseball_bat"}, items={P1: "bicycle"},
                fate=[4, 7, 6, 9, 8, 3, 6]), P2, P4)  # fmt: skip
    engage(t).do(P3, "wield:baseball_bat")
    assert (t.is_zombie(P1), t.at(P1)) == (True, 11)
    assert not t.is_zombie(P3)
    assert not t.is_zombie(P2) and not t.is_zombie(P4)


@rule("NIT-088", "NIT-116")
def test_a_target_who_loses_to_anybody_has_lost_the_melee() -> None:
    """What breaks on a loss breaks for the target too, and the bicycle goes; a win keeps both."""
    given: dict[str, Any] = {"hands": {P3: "machete"}, "items": {P3: "bicycle"}}
    t = engage(gang(c2(fate=[5, 6, 2, 9, 3], **given), P2)).do(P3, "wield:machete")
    assert (t.is_zombie(P3), t.hand(P3), t.items(P3)) == (False, [], {})  # P1 won, bare-handed
    assert t.is_zombie(P2)
    t = engage(gang(c2(fate=[5, 6, 2, 4, 3], **given), P2)).do(P3, "wield:machete")
    assert (t.hand(P3), t.items(P3)) == (["machete"], {"bicycle": 1})


@rule("NIT-124")
def test_both_sides_may_die_in_the_same_melee() -> None:
    t = gang(c2(hands={P2: "machete", P3: "kitchen_knife"}, fate=[5, 5, 2, 6, 7, 8]), P2)
    engage(t).do(P2, "wield:machete").do(P3, "wield:kitchen_knife")
    assert (t.is_zombie(P1), t.is_zombie(P3), t.is_zombie(P2)) == (True, True, False)
    assert t.hand(P2) == ["machete", "kitchen_knife"]


@rule("NIT-123")
def test_an_unarmed_target_merely_survives() -> None:
    t = engage(alone(c2(fate=[9, 3])))
    assert not t.is_zombie(P1) and not t.is_zombie(P3)


@rule("NIT-125")
def test_no_blood_from_humans() -> None:
    t = engage(alone(c2(fate=[9, 3])))
    assert t.s.blood_count == 1


def test_the_other_reading_of_the_three_attacker_rule() -> None:
    reading = {"pvp_unarmed_reading": "target"}
    t = alone(c2(hands={P1: "machete"}, fate=[2, 8, 9, 9], **reading)).do(P1, "engage")
    t.do(P1, "wield:machete")
    assert not t.is_zombie(P3)  # an unarmed target falls only to three
    t = alone(c2(hands={P3: "machete"}, fate=[2, 2, 3, 9], **reading)).do(P1, "engage")
    t.do(P3, "wield:machete")
    assert t.is_zombie(P3)  # an armed one falls to a single winner
    assert engage(gang(c2(fate=[5, 8, 6, 9], **reading), P2, P4)).is_zombie(P3)


# ---- after a death


@rule("NIT-126", "NIT-127", "NIT-128")
@pytest.mark.parametrize(("space", "behind"), [(22, 11), (4, -7), (0, -11)])
def test_where_the_dead_stand_up(space: int, behind: int) -> None:
    """TV-32."""
    given: dict[str, Any] = {"at": [space] * 4, "bullets": [1, 0, 1]}
    t = alone(c2(**given, fate=[9, 1])).do(P1, "fire").do(P3, "fire_at:0")
    assert (t.is_zombie(P1), t.at(P1)) == (True, behind)
    t = alone(c2(**given, fate=[1])).do(P1, "fire").do(P3, "hold_fire")
    assert (t.is_zombie(P3), t.at(P3)) == (True, space)


@rule("NIT-129", "NIT-130", "NIT-140")
def test_both_take_a_zombie_turn_in_phase_d_of_the_round() -> None:
    given: dict[str, Any] = {"at": [22, 22, 22, 40], "blood": DOUBT, "bullets": [1, 0, 1]}
    t = scene(**given, fate=[2, 5, 3, 4]).phases(Step.PHASE_C, Step.PHASE_D)
    alone(t).do(P1, "fire").do(P3, "fire_at:0")
    assert (t.asked, t.who) == ("hunt", [P1])
    assert t.s.at[P1] + 10 == 21  # at most 21: one short of the space of the fight
    t.do(P1, "stay")
    assert (t.asked, t.who) == ("hunt", [P3])
    t.do(P3, "stay")
    assert t.told("attacked") == [{"seat": P3, "human": P2}]  # it must


@rule("NIT-131")
def test_spoils() -> None:
    given: dict[str, Any] = {
        "hands": {P1: "machete", P3: "fire_axe rusty_pipe"},
        "items": {P3: "bicycle"},
    }
    t = alone(c2(**given, bullets=[1, 0, 2], fate=[3])).do(P1, "fire").do(P3, "hold_fire")
    assert (t.s.bullets[P1], t.items(P1)) == (2, {"bicycle": 1})
    assert t.asked == "keep_two"  # NIT-153: the third weapon drops there
    assert sorted(t.hand(P1)) == ["fire_axe", "machete", "rusty_pipe"]
    t.do(P1, "drop:rusty_pipe")
    assert (sorted(t.hand(P1)), t.lying(22)) == (["fire_axe", "machete"], ["rusty_pipe"])
    assert t.game.broken(t.s) == 0


@rule("NIT-131")
def test_a_dead_aggressors_gear_goes_to_the_living_target() -> None:
    """TV-34."""
    t = alone(c2(bullets=[1, 0, 1], hands={P1: "machete"}, fate=[4])).do(P1, "hold_fire")
    t.do(P3, "fire_at:0")
    assert (t.is_zombie(P1), t.at(P1)) == (True, 11)
    assert (t.s.bullets[P3], t.hand(P3)) == (1, ["machete"])


@pytest.mark.rule("NIT-131", "NIT-153")
def test_the_spoils_of_seven_who_die_at_once_all_find_room() -> None:
    """The deepest the stack can be: the rest of the round, the deaths, and fourteen weapons."""
    knives = dict.fromkeys(range(3), "own_knife rusty_pipe")
    knives |= dict.fromkeys(range(3, 6), "own_knife kitchen_knife")
    hands = knives | {6: "own_knife baseball_bat", 7: "chainsaw machete"}
    fate = [10, 9, 9, 9, 9, 9, 1, 1, 1, 1, 1, 2, 2]  # the target's best; then one each
    t = scene(8, n=90, at=[22] * 8, hands=hands, blood=[(7, 2, CLEAN)], fate=fate)
    t.run(Step.PHASE_C2)
    rest = [[step, 0, 0, 0, 0] for step in (Step.PHASE_F, Step.PHASE_E, Step.PHASE_D)]
    t.s.stack[:] = rest + t.s.stack[:-3]
    t.s.depth += 3
    t.do(0, "turn_on:7")
    for p in range(1, 7):
        t.do(p, "join")
    for p in range(7):
        t.do(p, "engage")
    for p in range(7):
        t.do(p, "bare_hands")
    t.do(7, "wield_both")
    assert sum(t.s.role) == 7 and t.asked == "keep_two"
    while t.s.to_act and t.asked == "keep_two":
        t.do(7, t.legal(7)[-1])
    assert len(t.hand(7)) == 2 and t.game.broken(t.s) == 0

"""Becoming a zombie, being killed as one, zombie turns (NIT-132 to 151)."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.nightmare.content.blood import Blood
from shamble.games.nightmare.content.cards import Card
from shamble.games.nightmare.state import Step
from tests.games.nightmare.positions import CLEAN, INFECTED, P1, P2, P3, P4, Scene, scene

rule = pytest.mark.rule


def d(**given: Any) -> Scene:
    return scene(**given).run(Step.PHASE_D)


# ---- turning


@rule("NIT-132")
def test_the_three_ways_of_turning() -> None:
    t = scene(at=[30, 5, 5, 5], blood=[(P1, 1, INFECTED)]).run(Step.PHASE_E)
    assert (t.is_zombie(P1), t.at(P1)) == (True, 30)
    t = scene(2, at=[20, 5], fate=[2], events=[Card.TRIGGER_HAPPY_MILITIA]).run(Step.PHASE_B)
    assert (t.is_zombie(P1), t.at(P1)) == (True, 20)
    t = scene(at=[22] * 4, bullets=[1], blood=[(P3, 3, 0)], fate=[1]).run(Step.PHASE_C2)
    t.do(P1, "turn_on:2").do(P2, "stand_back").do(P4, "stand_back").do(P1, "fire")
    assert (t.is_zombie(P3), t.at(P3)) == (True, 22)


@rule("NIT-133", "NIT-134")
@pytest.mark.parametrize(("humans", "space"), [([30, 40], 19), ([5, 40], -6), ([0, 9], -11),
                                               ([60, 60], 49)])  # fmt: skip
def test_a_killed_zombie_player_rises_11_behind_the_rearmost_human(
    humans: list[int], space: int
) -> None:
    t = scene(3, at=[*humans, 20], zombies=[P3], down=[P3], fate=[4]).run(Step.PHASE_D)
    assert t.told("rose") == [{"seat": P3, "space": space}]
    assert not t.is_down(P3)
    assert (t.asked, t.who) == ("hunt", [P3])  # and takes its turn normally


@rule("NIT-133")
def test_out_of_a_ditch_one_rises_only_where_the_card_says() -> None:
    """ambush_rise: from the rearmost to the foremost human, at least 3 spaces from every human."""
    t = scene(3, at=[20, 30, 5], zombies=[P3], down=[P3], up={P3: "ambush_rise"}, fate=[4])
    t.run(Step.PHASE_D)
    assert t.asked == "ambush_rise"
    refused = [space for space in range(60) if t.why(P3, f"ambush:{space}") == "NIT-133"]
    assert refused == [space for space in range(60) if not 23 <= space <= 27]
    assert t.do(P3, "ambush:23").at(P3) == 23


@rule("NIT-135")
def test_it_rises_in_phase_d_of_the_round_unless_its_turn_is_over() -> None:
    """TV-60."""
    t = d(at=[30, 29, 26, 30], zombies=[P2, P4], bullets=[1, 0, 0, 0], fate=[1, 9, 5, 4])
    t.do(P2, "forward:1")  # attacks P1, who shoots P4
    assert t.legal(P1) == ["shoot:1", "shoot:3", "hold_fire"]
    t.do(P1, "shoot:3")
    assert t.told("went_down") == [{"seat": P4}]
    assert t.told("rose") == [{"seat": P4, "space": 15}]
    assert (t.asked, t.who) == ("hunt", [P4])
    t = d(at=[30, 29, 26, 5], zombies=[P2, P4], bullets=[1], fate=[1, 9, 1, 4])
    t.do(P2, "forward:1").do(P1, "hold_fire").do(P1, "shoot:1")
    assert t.is_down(P2)
    t.do(P4, "stay")
    assert t.done
    assert t.is_down(P2)  # not before the next round


@rule("NIT-136")
def test_all_that_a_human_has_is_lost() -> None:
    t = scene(at=[30, 5, 5, 5], bullets=[2], hands={P1: "machete fire_axe"}, items={P1: "bicycle"},
              conditions={P1: "left_behind armed"}, errand=(22, -1),
              blood=[(P1, 1, INFECTED), (P1, 2, CLEAN), (P1, 3, Blood.MARKED_CLEAN)])  # fmt: skip
    t.s.ankle = 1 << P1
    t.run(Step.PHASE_E)
    assert (t.s.bullets[P1], t.hand(P1), t.items(P1), t.conditions(P1)) == (0, [], {}, [])
    assert t.s.lying_bullets[30] == 2
    assert sorted(t.lying(30)) == ["bicycle", "fire_axe", "machete"]
    assert (t.s.errand[0], t.s.ankle, t.s.blood_count) == (-1, 0, 0)
    assert (t.s.blood_unseen_count, t.s.blood_gone[INFECTED]) == (2, 1)
    assert t.s.event_gone[Card.COND_ARMED] == 1
    assert t.game.broken(t.s) == 0


@rule("NIT-137", "NIT-138")
def test_turning_on_the_safe_zone() -> None:
    """TV-22, second half."""
    t = scene(at=[60, 5, 5, 5], bullets=[2], hands={P1: "machete"}, blood=[(P1, 1, INFECTED)])
    t.run(Step.PHASE_E)
    assert (t.is_zombie(P1), t.at(P1)) == (True, 59)
    assert (sum(t.s.lying_bullets), t.s.lying_count) == (0, 0)
    assert t.s.event_gone[Card.MACHETE] == 1


@rule("NIT-139")
def test_zombie_players_draw_no_events_and_hold_nothing() -> None:
    t = scene(at=[30, 20, 20, 20], zombies=[P1], events=[Card.HUNTING_CABIN]).run(Step.PHASE_B)
    assert [told["seat"] for told in t.told("card")] == [P2]
    assert t.s.bullets[P1] == 0


@rule("NIT-140")
def test_turned_in_phase_e_the_first_zombie_turn_comes_next_round() -> None:
    t = scene(at=[30, 5, 5, 5], blood=[(P1, 1, INFECTED)]).phases(Step.PHASE_D, Step.PHASE_E)
    assert t.is_zombie(P1)
    assert t.done  # nobody was asked to hunt


@rule("NIT-141")
def test_there_is_no_way_back() -> None:
    t = scene(at=[30, 5, 5, 5], zombies=[P1])
    t.round()
    for i in range(400):
        if not t.s.to_act:
            break
        p = t.who[0]
        legal = t.legal(p)
        t.do(p, legal[i % len(legal)])
        assert t.is_zombie(P1)


# ---- zombie turns


@rule("NIT-142")
def test_the_steps_of_a_zombie_turn() -> None:
    t = d(at=[20, 10, 40, 40], zombies=[P2], hidden={P2: "long_stride"}, fate=[5, 1, 9])
    assert t.asked == "window"  # W1 comes before the draw
    assert t.told("drew") == []
    t.do(P2, "turn_up:long_stride")
    assert (t.asked, t.s.allowance) == ("hunt", 6)
    t.do(P2, "forward:6")
    assert t.done  # nothing hidden any more: no window at the end


@rule("NIT-142")
def test_zombie_players_take_turns_in_turn_order() -> None:
    t = d(at=[20, 10, 11, 12], zombies=[P2, P3, P4], start=P3)
    order = []
    while t.s.to_act:
        order.append(t.who[0])
        t.do(t.who[0], "stay")
    assert order == [P3, P4, P2]


@rule("NIT-143")
@pytest.mark.parametrize(
    ("up", "hive", "fate", "allowance"),
    [
        ("", "", [4], 4),
        ("long_stride long_stride", "", [4], 6),
        ("sprint_reflex", "", [4, 7], 7),
        ("sprint_reflex", "", [9, 7], 9),
        ("", "pack_surge pack_surge", [10], 16),
        ("blood_trail", "", [2], 6),
        ("blood_trail long_stride", "pack_surge", [1], 6),
    ],
)
def test_the_allowance(up: str, hive: str, fate: list[int], allowance: int) -> None:
    t = d(at=[20, 10, 40, 40], zombies=[P2], up={P2: up}, hive=hive, fate=fate,
          blood=[(P1, 3, 0)])  # fmt: skip
    assert t.s.allowance == allowance


@rule("NIT-144", "NIT-145")
def test_it_moves_either_way_and_stops_at_a_human() -> None:
    t = d(at=[20, 17, 40, 14], zombies=[P2], fate=[8])
    assert t.legal(P2) == [
        "stay", "forward:1", "forward:2", "forward:3", "backward:1", "backward:2", "backward:3",
    ]  # fmt: skip
    assert t.why(P2, "forward:4") == "NIT-145"
    t = d(at=[17, 17, 40, 41], zombies=[P2], fate=[8])
    assert "forward:8" in t.legal(P2)  # a human on its own space does not hinder


@rule("NIT-146")
def test_zombies_never_block_zombies() -> None:
    t = d(at=[30, 10, 12, 40], zombies=[P2, P3], walkers={11: 3}, fate=[8])
    assert "forward:8" in t.legal(P2)


@rule("NIT-147", "NIT-128")
def test_zombies_stay_between_minus_11_and_the_wire() -> None:
    t = d(at=[60, 56, 60, 60], zombies=[P2], fate=[8])
    assert t.why(P2, "forward:4") == "NIT-147"
    assert "forward:3" in t.legal(P2)
    t = d(at=[60, -9, 60, 60], zombies=[P2], fate=[8])
    assert t.why(P2, "backward:3") == "NIT-147"


@rule("NIT-148")
def test_it_must_attack_one_human_on_its_space_of_its_choice() -> None:
    t = d(at=[12, 10, 12, 40], zombies=[P2], fate=[5]).do(P2, "forward:2")
    assert t.legal(P2) == ["attack:0", "attack:2"]
    t = scene(at=[12, 10, 12, 40], zombies=[P2], fate=[5])
    t.s.sheltered = 1 << P1
    t.run(Step.PHASE_D).do(P2, "forward:2")
    assert t.told("attacked") == [{"seat": P2, "human": P3}]  # barricade
    t = scene(at=[12, 10, 40, 40], zombies=[P2], fate=[5])
    t.s.sheltered = 1 << P1
    t.run(Step.PHASE_D).do(P2, "forward:2")
    assert (t.done, t.told("attacked")) == (True, [])


@rule("NIT-148")
def test_whom_it_may_not_attack() -> None:
    t = d(at=[12, 10, 12, 40], zombies=[P2], fate=[5]).do(P2, "forward:2")
    assert t.why(P2, "attack:3") == "NIT-148"


@rule("NIT-149")
def test_an_attack_is_shooting_melee_and_shooting_again() -> None:
    t = d(at=[12, 10, 12, 40], zombies=[P2], bullets=[1, 0, 1], up={P2: "thick_skull"},
          fate=[5, 3, 9])  # fmt: skip
    t.do(P2, "forward:2", "attack:0")
    assert (t.asked, t.who) == ("shooting", [P1])
    t.do(P1, "hold_fire")
    t.do(P3, "hold_fire")
    assert t.asked == "join"
    t.do(P3, "stand_back")
    assert t.counters(P1) == [3]
    assert (t.asked, t.who) == ("shooting", [P1])
    t = d(at=[12, 10, 40, 40], zombies=[P2], bullets=[1], fate=[5]).do(P2, "forward:2")
    t.do(P1, "shoot:1")
    assert t.told("fights") == []  # shot before the melee


@rule("NIT-150")
def test_walkers_do_nothing_in_phase_d() -> None:
    t = scene(at=[12, 40, 40, 40], walkers={12: 2, 20: 1}).run(Step.PHASE_D)
    assert t.done
    assert (t.s.walkers[12], t.s.walkers[20], t.s.blood_count) == (2, 1, 0)


def test_restless_walkers_move_one_space() -> None:
    t = scene(at=[12, 40, 40, 40], walkers={20: 1}, restless_walkers=True).run(Step.PHASE_D)
    assert t.s.walkers[19] == 1


@rule("NIT-151")
def test_if_all_humans_are_safe_inside_zombies_still_move() -> None:
    t = d(at=[60, 57, 60, 60], zombies=[P2], fate=[6])
    assert t.asked == "hunt"
    t.do(P2, "forward:2")
    assert (t.done, t.at(P2)) == (True, 59)


def test_patient_zero_starts_as_a_zombie_far_behind() -> None:
    import shamble

    for solo in (False, True):
        zeros = set()
        for seed in range(12):
            game = shamble.load("nightmare", 3, patient_zero=True, solo=solo)
            s = game.new(seed=seed)
            for p in range(3):
                game.apply(s, p, f"colour:{('red', 'blue', 'green')[p]}")
            zero = [p for p in range(3) if s.role[p] == 1]
            assert len(zero) == 1
            assert (s.at[zero[0]], s.bullets[zero[0]]) == (-11, 0)
            assert s.turned[zero[0]] == 0  # from before round 1
            zeros.add(zero[0])
        assert zeros == ({1, 2} if solo else {0, 1, 2})


def test_evolutions_are_a_zombie_players_for_good() -> None:
    t = scene(at=[30, 20, 40, 40], zombies=[P2], down=[P2], up={P2: "iron_grip"}, fate=[3])
    t.run(Step.PHASE_D)
    assert t.up(P2) == ["iron_grip"]

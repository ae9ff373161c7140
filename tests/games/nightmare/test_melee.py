"""Bullets, C1 and melee against zombies (NIT-065 to 089)."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.nightmare.content.cards import Card
from shamble.games.nightmare.content.conditions import Condition
from shamble.games.nightmare.state import Phase, Step
from tests.games.nightmare.positions import INFECTED, P1, P2, P3, P4, Scene, scene

rule = pytest.mark.rule


def c1(**given: Any) -> Scene:
    """Phase C1 begins; P2 to P4 stand aside unless they are placed."""
    at = list(given.pop("at", [12]))
    at += [40, 41, 42][len(at) - 1 :]
    t = scene(at=at, phase=Phase.COMBAT, **given)
    return t.run(Step.NEXT_SPACE, t.s.goal)


# ---- bullets


@rule("NIT-065")
def test_one_bullet_kills_one_zombie_on_the_own_space() -> None:
    t = c1(bullets=[3], walkers={12: 2, 13: 1})
    assert t.legal(P1) == ["shoot_walker", "hold_fire"]
    t.do(P1, "shoot_walker", "shoot_walker")
    assert t.done
    assert (t.s.walkers[12], t.s.walkers[13], t.s.bullets[P1]) == (0, 1, 1)


@rule("NIT-066", "NIT-073")
def test_zombies_may_be_shot_before_or_after_melee() -> None:
    """TV-16."""
    t = c1(bullets=[1], walkers={12: 1}, fate=[3, 8])
    t.do(P1, "hold_fire")
    assert t.counters(P1) == [3]
    assert t.asked == "shooting"
    t.do(P1, "shoot_walker")
    assert (t.s.walkers[12], t.s.bullets[P1], t.counters(P1)) == (0, 0, [3])


@rule("NIT-067")
def test_everybody_on_the_space_may_shoot() -> None:
    t = c1(at=[12, 12], bullets=[0, 1], walkers={12: 1})
    assert t.who == [P2]
    t.do(P2, "shoot_walker")
    assert t.done


@rule("NIT-068")
def test_a_bullet_without_effect_is_spent() -> None:
    t = c1(at=[12, 12], zombies=[P2], bullets=[1], up={P2: "bone_plates"})
    t.do(P1, "shoot:1")
    assert t.s.bullets[P1] == 0
    assert not t.is_down(P2)


@rule("NIT-069")
def test_against_a_human_a_bullet_does_not_kill_for_certain() -> None:
    t = scene(at=[22] * 4, bullets=[1], blood=[(P3, 3, 0)], fate=[9]).run(Step.PHASE_C2)
    t.do(P1, "turn_on:2").do(P2, "stand_back").do(P4, "stand_back").do(P1, "fire")
    assert t.told("dodged") == [{"seat": P3}]
    assert not t.is_zombie(P3)


# ---- C1


@rule("NIT-070")
def test_shooting_comes_first_any_number_in_turn_order() -> None:
    t = c1(at=[12, 12], bullets=[1, 2], walkers={12: 3}, start=P2)
    assert t.who == [P2]
    t.do(P2, "shoot_walker", "shoot_walker")
    assert t.who == [P1]


@rule("NIT-071")
def test_every_walker_is_fought_by_whoever_has_fought_least() -> None:
    t = c1(at=[12, 12], walkers={12: 3}, fate=[9, 1, 9, 1, 9, 1], start=P2)
    fighters = []
    for _ in range(3):
        asked = t.who[0]  # the other one is asked to join
        fighters.append(P1 + P2 - asked)
        t.do(asked, "stand_back")
    assert fighters == [P2, P1, P2]
    assert t.done


@rule("NIT-072")
def test_a_zombie_player_may_be_challenged_once_by_each_human() -> None:
    t = c1(at=[12, 12], zombies=[P2], fate=[9, 1])
    assert t.legal(P1) == ["challenge:1", "decline"]
    t.do(P1, "challenge:1")
    assert t.done  # won without a weapon: it stays, but is not challenged again
    t.s.to_act, t.s.question = 1, t.s.question
    assert t.s.challenged[P1] == 1 << P2


@rule("NIT-072")
def test_joining_a_challenge_is_not_starting_one() -> None:
    t = c1(at=[12, 12, 12], zombies=[P3], fate=[9, 9, 1])
    t.do(P1, "challenge:2").do(P2, "join")
    assert t.who == [P2]
    assert t.legal(P2) == ["challenge:2", "decline"]
    assert t.why(P2, "challenge:0") == "NIT-072"


@rule("NIT-074", "NIT-034")
def test_no_combat_on_the_safe_zone() -> None:
    t = scene(at=[60, 60, 60, 59], zombies=[P4], bullets=[1, 1, 1], blood=[(P1, 2, 0)])
    assert t.phases(Step.PHASE_C).done


@rule("NIT-070", "NIT-074")
def test_spaces_are_settled_the_farthest_first() -> None:
    t = c1(at=[12, 30], bullets=[1, 1], walkers={12: 1, 30: 1})
    assert t.who == [P2]


# ---- melee


@rule("NIT-075")
def test_others_may_join_before_weapons_are_chosen_but_not_against_event_zombies() -> None:
    t = c1(at=[12, 12], hands={P1: "machete", P2: "fire_axe"}, walkers={12: 1})
    assert (t.asked, t.who) == ("join", [P2])
    t.do(P2, "join")
    assert (t.asked, t.who) == ("weapons", [P1, P2])
    t = scene(2, at=[12, 12], events=[Card.GRABBED_ANKLE], fate=[9, 1]).run(Step.PHASE_B)
    assert t.done


@rule("NIT-075", "NIT-188")
def test_the_window_comes_before_joining() -> None:
    t = c1(at=[12, 12, 12], zombies=[P3], hidden={P3: "iron_grip"}).do(P1, "challenge:2")
    assert (t.asked, t.who) == ("window", [P3])
    t.do(P3, "turn_up:iron_grip")
    assert t.asked == "join"


@rule("NIT-076")
def test_weapons_are_chosen_at_the_same_time_before_any_card() -> None:
    t = c1(at=[12, 12], hands={P1: "machete", P2: "fire_axe"}, walkers={12: 1}).do(P2, "join")
    left = t.s.fate_left
    t.do(P2, "wield:fire_axe")
    assert t.who == [P1]
    assert t.s.fate_left == left
    seen = t.game.redact(t.s, P1)
    assert seen.answer[P2] == [-1, -1, -1, -1]  # hidden until all have chosen
    assert t.game.redact(t.s, P2).answer[P2][0] >= 0
    t.do(P1, "bare_hands")
    assert t.s.fate_left < left


@rule("NIT-077", "NIT-155")
def test_extra_cards_and_bonuses_of_all_weapons_add_up() -> None:
    """TV-18."""
    t = c1(hands={P1: "kitchen_knife baseball_bat"}, walkers={12: 1}, fate=[2, 6, 4, 1])
    t.do(P1, "wield_both")
    assert t.told("result") == [{"seat": P1, "result": 7}]


@rule("NIT-077")
def test_without_a_weapon_one_card() -> None:
    t = c1(hands={P1: "chainsaw"}, walkers={12: 1}, fate=[6, 4]).do(P1, "bare_hands")
    assert t.told("result") == [{"seat": P1, "result": 6}]
    assert t.hand(P1) == ["chainsaw"]


@rule("NIT-078")
def test_a_walker_draws_one_card_a_zombie_player_more_by_evolution() -> None:
    t = c1(at=[12, 12], zombies=[P2], up={P2: "twin_claws iron_grip iron_grip"}, fate=[9, 3, 7])
    t.do(P1, "challenge:1")
    assert t.told("foe_result") == [{"result": 9}]
    assert [told["value"] for told in t.told("foe_drew") if told["draw"] == "melee"] == [3, 7]


@rule("NIT-079")
def test_the_fighter_draws_first_then_joiners_then_the_zombie() -> None:
    t = c1(at=[12, 12, 12], walkers={12: 1}, start=P2, fate=[9, 8, 7, 1])
    assert t.s.fighter == P2
    t.do(P3, "join").do(P1, "join")
    assert [told["seat"] for told in t.told("drew")] == [P2, P3, P1]
    assert t.s.foe_result == 1


@rule("NIT-080")
def test_a_tie_is_settled_by_plain_cards_pair_by_pair() -> None:
    """TV-13 (c)."""
    t = c1(walkers={12: 1}, fate=[5, 5, 2, 9])
    assert t.counters(P1) == [3]
    assert t.s.walkers[12] == 1


@rule("NIT-081")
def test_a_win_with_a_weapon_kills() -> None:
    """TV-14."""
    t = c1(hands={P1: "fire_axe"}, walkers={12: 1}, fate=[4, 9, 2, 8]).do(P1, "wield:fire_axe")
    assert (t.s.walkers[12], t.hand(P1)) == (0, ["fire_axe"])


@rule("NIT-082")
def test_a_bare_handed_win_breaks_free_three_of_them_kill() -> None:
    t = c1(walkers={12: 1}, fate=[6, 4])
    assert (t.s.walkers[12], t.counters(P1)) == (1, [])
    t = c1(at=[12, 12, 12], walkers={12: 1}, fate=[6, 7, 8, 4]).do(P2, "join").do(P3, "join")
    assert t.s.walkers[12] == 0
    t = c1(at=[12, 12, 12], walkers={12: 1}, fate=[6, 7, 1, 4]).do(P2, "join").do(P3, "join")
    assert t.s.walkers[12] == 1


@rule("NIT-083")
def test_losers_take_blood_in_the_order_of_drawing_and_live() -> None:
    t = c1(at=[12, 12], walkers={12: 1}, fate=[2, 3, 9]).do(P2, "join")
    assert [told["seat"] for told in t.told("blood_taken")] == [P1, P2]
    assert not t.is_zombie(P1)


@rule("NIT-084")
def test_one_may_lose_although_another_kills() -> None:
    t = c1(at=[12, 12], hands={P2: "machete"}, walkers={12: 1}, fate=[2, 8, 1, 1, 5])
    t.do(P2, "join", "wield:machete")
    assert (t.s.walkers[12], t.counters(P1), t.counters(P2)) == (0, [3], [])


@rule("NIT-085")
def test_an_event_zombie_fights_once_and_is_gone() -> None:
    t = scene(2, at=[12, 12], bullets=[0, 0], conditions={P1: "face_the_dead avenger"},
              hands={P1: "machete"}, fate=[8, 1, 1, 5], events=[Card.GRABBED_ANKLE])  # fmt: skip
    t.run(Step.PHASE_B).do(P1, "wield:machete")
    assert sum(t.s.walkers) == 0
    assert t.is_met(Condition.FACE_THE_DEAD)
    assert t.s.kills == 1
    assert t.s.melees[P1] == 0  # not for NIT-071
    t = scene(2, at=[12, 12], fate=[2, 8], events=[Card.GRABBED_ANKLE]).run(Step.PHASE_B)
    assert t.counters(P1) == [3]


@rule("NIT-086")
def test_kills_are_credited_to_shooters_armed_winners_and_gangs_of_three() -> None:
    t = c1(bullets=[1], conditions={P1: "avenger"}, walkers={12: 1}).do(P1, "shoot_walker")
    assert t.s.kills == 1
    t = c1(at=[12, 12, 12], conditions={P3: "avenger"}, walkers={12: 1}, fate=[6, 7, 8, 4])
    t.do(P2, "join").do(P3, "join")
    assert t.s.kills == 1
    t = c1(at=[12, 12], conditions={P1: "avenger"}, hands={P2: "machete"}, walkers={12: 1},
           fate=[9, 8, 1, 1, 5])  # fmt: skip
    t.do(P2, "join", "wield:machete")
    assert t.s.kills == 0  # P1 won too, but without a weapon
    t = c1(at=[12, 12], zombies=[P2], bullets=[1], conditions={P1: "avenger"},
           up={P2: "bone_plates"})  # fmt: skip
    t.do(P1, "shoot:1")
    assert t.s.kills == 0  # prevented by an evolution


@rule("NIT-087")
def test_a_killed_walker_returns_a_killed_zombie_player_goes_down() -> None:
    t = c1(bullets=[1], walkers={12: 1})
    left = t.s.walkers_left
    t.do(P1, "shoot_walker")
    assert t.s.walkers_left == left + 1
    t = c1(at=[12, 12], zombies=[P2], bullets=[1]).do(P1, "shoot:1")
    assert t.is_down(P2)


@rule("NIT-088")
def test_weapons_break_before_a_grasp_takes_one() -> None:
    t = c1(at=[12, 12], zombies=[P2], up={P2: "disarming_grasp"},
           hands={P1: "rusty_pipe kitchen_knife"}, fate=[1, 1, 2, 9])  # fmt: skip
    t.do(P1, "challenge:1", "wield_both")
    # the pipe breaks; the knife is the only weapon used that did not
    assert t.hand(P1) == []
    assert [told["gear"] for told in t.told("discarded")] == ["rusty_pipe", "kitchen_knife"]


@rule("NIT-089")
def test_a_joint_melee_counts_for_everybody_in_it() -> None:
    t = c1(at=[12, 12], walkers={12: 1}, conditions={P2: "face_the_dead"},
           items={P2: "bicycle"}, fate=[9, 2, 5])  # fmt: skip
    t.do(P2, "join")
    assert t.s.melees[:2] == [1, 1]
    assert t.is_met(Condition.FACE_THE_DEAD)
    assert t.items(P2) == {}  # the loser's bicycle


def test_the_pipe_breaks_after_a_loss_and_the_saw_after_any_use() -> None:
    """TV-15, TV-57."""
    t = c1(hands={P1: "rusty_pipe"}, walkers={12: 1}, fate=[3, 5, 7]).do(P1, "wield:rusty_pipe")
    assert (t.counters(P1), t.hand(P1), t.s.walkers[12]) == ([3], [], 1)
    assert t.s.event_gone[Card.RUSTY_PIPE] == 1
    t = c1(hands={P1: "kitchen_knife chainsaw"}, walkers={12: 1}, fate=[2, 9, 5, 4, 9, 6, 3])
    t.do(P1, "wield:chainsaw")
    assert (t.s.walkers[12], t.hand(P1)) == (0, ["kitchen_knife"])


def test_blood_faces_stay_hidden_from_the_loser() -> None:
    t = c1(walkers={12: 1}, fate=[3, 8], bloods=[INFECTED])
    assert t.game.redact(t.s, P1).blood_face[0] == -1
    assert t.s.blood_face[0] == INFECTED

"""Conditions, Phase F and the end (NIT-194 to 205)."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.nightmare.content.cards import Card
from shamble.games.nightmare.content.conditions import Condition
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.state import Phase, Step
from tests.games.nightmare.positions import CLEAN, INFECTED, P1, P2, P3, P4, Scene, scene

rule = pytest.mark.rule


def f(**given: Any) -> Scene:
    """Phase F; P1 is on the Safe Zone unless placed elsewhere."""
    settled: dict[str, Any] = {"at": [60, 5, 6, 7], "phase": Phase.BLOOD, **given}
    return scene(**settled).run(Step.PHASE_F)


# ---- taking conditions


@rule("NIT-194", "NIT-195")
def test_a_condition_concerns_the_drawer_only_and_conditions_add_up() -> None:
    t = scene(2, at=[20, 20], conditions={P1: "armed"}, events=[Card.COND_LIVE_ROUNDS])
    t.run(Step.PHASE_B)
    assert t.conditions(P1) == ["live_rounds", "armed"]
    assert t.conditions(P2) == []


@rule("NIT-196")
@pytest.mark.parametrize("card", [Card.COND_NOT_ALONE, Card.COND_GATE_SEARCH, Card.COND_QUARANTINE])
def test_an_exclusive_condition_stands_alone(card: Card) -> None:
    t = scene(2, at=[20, 5], conditions={P1: "armed"}, met=[Condition.ARMED], events=[card])
    t.run(Step.PHASE_B)
    assert t.conditions(P1) == ["armed"]  # met or not
    assert t.s.event_gone[card] == 1
    t = scene(2, at=[20, 5], conditions={P1: "gate_search"}, events=[Card.COND_ARMED])
    t.run(Step.PHASE_B)
    assert t.conditions(P1) == ["gate_search"]
    assert t.s.event_gone[Card.COND_ARMED] == 1


@rule("NIT-197")
def test_a_task_is_met_for_good_and_a_gate_is_tested_each_time() -> None:
    t = f(at=[12, 12, 6, 7], conditions={P1: "witness"})
    assert t.is_met(Condition.WITNESS)
    assert f(conditions={P1: "live_rounds"}, bullets=[2]).ending == "escaped"
    assert f(conditions={P1: "live_rounds"}, bullets=[1]).ending is None


@rule("NIT-198")
def test_a_burden_cannot_be_refused_and_vanishes_with_its_holder() -> None:
    t = scene(2, at=[20, 5], events=[Card.COND_TOLL]).run(Step.PHASE_B)
    assert t.told("condition_taken") == [{"seat": P1, "condition": "toll"}]  # nobody was asked
    t = scene(at=[20, 5, 5, 5], conditions={P1: "toll"}, blood=[(P1, 1, INFECTED)])
    t.run(Step.PHASE_E)
    assert (t.conditions(P1), t.s.event_gone[Card.COND_TOLL]) == ([], 1)


@rule("NIT-136", "NIT-198")
@pytest.mark.parametrize(("turns", "left"), [(P1, (-1, 30)), (P2, (12, -1)), (P3, (12, 30))])
def test_who_turns_takes_back_the_own_errand_markers_only(
    turns: int, left: tuple[int, int]
) -> None:
    t = scene(at=[20, 5, 5, 5], conditions={P1: "left_behind", P2: "signal_flare", P3: "avenger"},
              errand=(12, 30), blood=[(turns, 1, INFECTED)])  # fmt: skip
    t.run(Step.PHASE_E)
    assert tuple(t.s.errand) == left


@rule("NIT-199")
@pytest.mark.parametrize("condition", ["not_alone", "witness"])
def test_the_only_human_left_needs_no_other(condition: str) -> None:
    t = f(conditions={P1: condition}, zombies=[P2, P3, P4])
    assert t.winners == (P1,)
    assert f(conditions={P1: condition}).ending is None


# ---- each condition


def test_live_rounds_are_shown_and_not_spent() -> None:
    """TV-43."""
    t = f(conditions={P1: "live_rounds"}, bullets=[2])
    assert (t.winners, t.s.bullets[P1]) == ((P1,), 2)


def test_armed() -> None:
    assert f(conditions={P1: "armed"}, hands={P1: "machete"}).winners == (P1,)
    assert f(conditions={P1: "armed"}).ending is None


def test_in_pairs() -> None:
    assert f(at=[60, 60, 5, 5], conditions={P1: "not_alone"}, blood=[(P2, 2, 0)]).winners == (P1,)
    t = scene(at=[60, 60, 5, 5], conditions={P1: "not_alone"}, victory_mode="last_call")
    t.s.role[P2] = Role.SAFE
    t.run(Step.PHASE_F)
    assert t.s.role[P1] == Role.SAFE


def test_witness_needs_a_space_outside_the_gate() -> None:
    """TV-45."""
    t = scene(at=[12, 12, 6, 7], events=[Card.COND_WITNESS, Card.QUIET_MOMENT, Card.QUIET_MOMENT])
    t.phases(Step.PHASE_B, Step.PHASE_F)
    assert t.conditions(P1) == ["witness"]
    assert t.is_met(Condition.WITNESS)
    assert not f(at=[60, 60, 5, 5], conditions={P1: "witness"}).is_met(Condition.WITNESS)


def test_searched_at_the_gate() -> None:
    """TV-46."""
    t = scene(at=[55, -11, -11, -11], zombies=[P2, P3, P4], conditions={P1: "gate_search"},
              fate=[8, 1])  # fmt: skip
    t.run(Step.PHASE_A, 0)
    assert t.why(P1, "forward:5") == "NIT-033"
    t.do(P1, "forward:4").run(Step.PHASE_F)
    assert t.is_met(Condition.GATE_SEARCH)
    t.run(Step.PHASE_A, 0).do(P1, "forward:1")
    assert t.at(P1) == 60


def test_observation_tent() -> None:
    t = f(conditions={P1: "quarantine"})
    assert t.ending is None
    assert t.s.noted == 1 << P1
    t.run(Step.PHASE_F)
    assert t.winners == (P1,)


def test_cover_the_retreat() -> None:
    t = scene(at=[20, -11, -11, -11], zombies=[P2, P3, P4], conditions={P1: "hold_position"})
    t.run(Step.PHASE_A, 0).do(P1, "stay")
    assert t.is_met(Condition.HOLD_POSITION)
    for space, answers in ((20, ["forward:1"]), (60, ["wait"]), (60, ["draw", "stay"])):
        t = scene(at=[space, -11, -11, -11], zombies=[P2, P3, P4],
                  conditions={P1: "hold_position"}, fate=[3])  # fmt: skip
        t.run(Step.PHASE_A, 0).do(P1, *answers)
        assert not t.is_met(Condition.HOLD_POSITION)


def test_blood_debt() -> None:
    t = scene(at=[12, 40, 40, 40], bullets=[2], walkers={12: 2}, conditions={P1: "avenger"})
    t.run(Step.PHASE_C).do(P1, "shoot_walker")
    assert not t.is_met(Condition.AVENGER)
    t.do(P1, "shoot_walker")
    assert t.is_met(Condition.AVENGER)


# ---- Phase F


@rule("NIT-200")
def test_through_means_there_confirmed_and_every_condition_met() -> None:
    assert f().winners == (P1,)
    assert f(at=[59, 5, 6, 7]).ending is None
    assert f(blood=[(P1, 2, CLEAN)]).ending is None
    assert f(conditions={P1: "armed"}).ending is None


@rule("NIT-200")
def test_a_blood_card_revealed_in_time() -> None:
    """TV-22, first half."""
    t = scene(at=[60, 5, 6, 7], blood=[(P1, 1, CLEAN)]).phases(Step.PHASE_E, Step.PHASE_F)
    assert t.winners == (P1,)


@rule("NIT-201")
def test_all_who_are_through_win_together() -> None:
    """TV-47."""
    t = f(at=[60, 60, 6, 7])
    assert (t.ending, t.winners) == ("escaped", (P1, P2))
    assert t.game.result(t.s).ranks == (1, 1, 4, 3)


@rule("NIT-202")
def test_the_dead_win_if_they_were_dead_before_the_phase() -> None:
    """TV-55."""
    t = scene(at=[22, 22, 5, 5], zombies=[P3, P4], bullets=[1, 1], blood=[(P2, 3, 0)], fate=[1, 1])
    t.run(Step.PHASE_C).do(P1, "turn_on:1", "fire").do(P2, "fire_at:0")
    assert (t.ending, t.winners) == ("overrun", (P3, P4))


@rule("NIT-202")
@pytest.mark.parametrize(
    ("round", "phase", "wins"),
    [
        (3, Phase.BLOOD, True),  # the same phase of a round before
        (4, Phase.EVENTS, True),  # an earlier phase of this round
        (4, Phase.BLOOD, False),
    ],
)
def test_it_is_this_phase_of_this_round_that_counts(round: int, phase: Phase, wins: bool) -> None:
    t = scene(2, at=[20, 5], zombies=[P2], blood=[(P1, 1, INFECTED)], round=4)
    t.s.turned[P2], t.s.turned_in[P2] = round, phase
    t.run(Step.PHASE_E)
    assert t.winners == ((P2,) if wins else ())


@rule("NIT-202")
def test_if_all_turn_in_the_same_phase_nobody_wins() -> None:
    t = scene(2, at=[20, 22], blood=[(P1, 1, INFECTED), (P2, 1, INFECTED)]).run(Step.PHASE_E)
    assert (t.ending, t.winners) == ("no_one_left", ())
    assert min(t.game.result(t.s).ranks) == 2


@rule("NIT-203")
def test_last_call_goes_on_until_nobody_is_human() -> None:
    t = f(victory_mode="last_call", bullets=[3])
    assert t.ending is None
    assert (t.s.role[P1], t.s.bullets[P1]) == (Role.SAFE, 3)
    t = scene(2, at=[60, 20], blood=[(P2, 1, INFECTED)], victory_mode="last_call")
    t.s.role[P1] = Role.SAFE
    t.run(Step.PHASE_E)
    assert (t.ending, t.winners) == ("gate_closed", (P1,))
    t = scene(2, at=[60, 60], victory_mode="last_call").run(Step.PHASE_F)
    assert (t.ending, t.winners) == ("gate_closed", (P1, P2))
    t = scene(2, at=[30, 20], zombies=[P1], blood=[(P2, 1, INFECTED)], victory_mode="last_call")
    t.run(Step.PHASE_E)
    assert (t.ending, t.winners) == ("overrun", (P1,))


@rule("NIT-204")
def test_the_toll_is_asked_when_all_else_is_met_and_undoes_nothing() -> None:
    t = f(conditions={P1: "toll live_rounds"}, bullets=[4], hands={P1: "machete"})
    assert t.legal(P1) == ["pay_bullets", "pay_weapon:machete", "decline"]
    t.do(P1, "pay_bullets")
    assert (t.winners, t.s.bullets[P1]) == ((P1,), 1)  # though only 1 bullet is left
    t = f(conditions={P1: "toll armed"}, bullets=[2], hands={P1: "machete"})
    assert t.why(P1, "pay_bullets") == "NIT-204"
    t.do(P1, "pay_weapon:machete")
    assert t.winners == (P1,)
    assert f(conditions={P1: "toll armed"}, bullets=[9]).ending is None  # not asked


@rule("NIT-201", "NIT-204")
@pytest.mark.parametrize("answer", ["pay_bullets", "decline"])
def test_those_after_the_toll_are_tested_in_the_same_phase(answer: str) -> None:
    t = f(at=[60, 60, 6, 60], conditions={P1: "toll"}, bullets=[3], start=P4).do(P1, answer)
    assert t.winners == ((P1, P2, P4) if answer == "pay_bullets" else (P2, P4))


@rule("NIT-204")
def test_who_cannot_or_will_not_pay_is_not_through() -> None:
    t = f(conditions={P1: "toll"}, bullets=[2])
    assert t.ending is None
    t = f(conditions={P1: "toll"}, bullets=[3]).do(P1, "decline")
    assert t.ending is None
    assert t.s.bullets[P1] == 3
    assert len(t.told("round")) == 1  # asked once, and the next round begins


@rule("NIT-204")
def test_the_order_of_phase_f() -> None:
    t = scene(at=[60, 12, 12, 7], conditions={P2: "witness"}, hive="pack_surge",
              victory_mode="last_call", start=P3)  # fmt: skip
    t.s.sheltered = 1 << P2
    t.run(Step.PHASE_F)
    words = [event.kind.word for event in t.events]
    order = [word for word in words if word in ("condition_met", "through", "expired", "round")]
    assert order == ["condition_met", "through", "expired", "round"]
    assert (t.s.start, t.s.round, t.s.sheltered, t.s.noted) == (P4, 2, 0, 0)


@rule("NIT-205")
def test_the_round_limit() -> None:
    t = f(at=[5, 5, 6, 7], round=60)
    assert (t.ending, t.winners) == ("out_of_time", ())
    assert f(at=[5, 5, 6, 7], round=59).ending is None
    t = scene(at=[60, 5, 6, 7], round=10, max_rounds=10, victory_mode="last_call")
    t.s.role[P1] = Role.SAFE
    t.run(Step.PHASE_F)
    assert (t.ending, t.winners) == ("gate_closed", (P1,))


def test_places_for_statistics() -> None:
    """Section 8.6: winners, humans by space, zombies by the round in which they turned."""
    t = scene(5, at=[60, 30, 40, 5, 6], zombies=[P4, 4])
    t.s.turned[P4], t.s.turned[4] = 7, 3
    t.run(Step.PHASE_F)
    assert t.game.result(t.s).ranks == (1, 3, 2, 5, 4)

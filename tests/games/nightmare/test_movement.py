"""Phase A: human movement (NIT-027 to 043)."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.nightmare.content.conditions import Condition
from shamble.games.nightmare.state import Step
from tests.games.nightmare.positions import P1, P2, P3, P4, Scene, scene

rule = pytest.mark.rule


def moving(*, fate: list[int], **given: Any) -> Scene:
    """P1 is about to move; the others are zombies far behind, so that only P1 does."""
    at = [*given.pop("at", [0])]
    at += [-11] * (4 - len(at))
    zombies = [p for p in (P2, P3, P4) if at[p] == -11]
    return scene(at=at, zombies=zombies, fate=fate, **given).run(Step.PHASE_A, 0)


@rule("NIT-027", "NIT-028")
def test_each_human_draws_in_turn_order_and_may_then_move() -> None:
    t = scene(at=[5, 6, 7, -11], zombies=[P4], start=P2, fate=[3, 4, 5]).run(Step.PHASE_A, 0)
    assert (t.who, t.s.allowance) == ([P2], 3)
    t.do(P2, "stay")
    assert (t.who, t.s.allowance) == ([P3], 4)
    t.do(P3, "forward:4")
    assert (t.who, t.s.allowance) == ([P1], 5)
    t.do(P1, "forward:5")
    assert t.done
    assert t.s.at[:3] == [10, 6, 11]


@rule("NIT-029", "NIT-143")
def test_ten_is_the_most_without_modifiers() -> None:
    t = moving(at=[20], fate=[10])
    assert "forward:10" in t.legal(P1)
    assert t.why(P1, "forward:11") == "NIT-031"


@rule("NIT-030")
@pytest.mark.parametrize(
    ("given", "allowance"),
    [
        ({"items": {P1: "bicycle"}}, 9),
        ({"ankle": 1}, 4),
        ({"blackout": 1}, 5),
        ({"items": {P1: "bicycle"}, "ankle": 1}, 5),  # (7 + 2) / 2, rounded up
        ({"items": {P1: "bicycle energy_drink"}, "ankle": 1, "blackout": 1}, 5),
    ],
)
def test_additions_then_halving_then_caps(given: dict[str, Any], allowance: int) -> None:
    fields = {k: given.pop(k) for k in ("ankle", "blackout") if k in given}
    given = dict(given)
    t = scene(at=[20, -11, -11, -11], zombies=[P2, P3, P4], fate=[7], **given)
    for name, value in fields.items():
        setattr(t.s, name, value)
    t.run(Step.PHASE_A, 0)
    if t.asked == "drink":
        t.do(P1, "drink")
    assert t.asked == "move"
    assert t.s.allowance == allowance


@rule("NIT-030")
def test_ankle_and_blackout_lapse_after_one_phase_a() -> None:
    t = scene(at=[5, 5, 5, 5])
    t.s.ankle, t.s.blackout = 1 << P1, 1
    t.run(Step.PHASE_B)
    assert (t.s.ankle, t.s.blackout) == (0, 0)


@rule("NIT-031", "NIT-032")
def test_any_number_of_spaces_in_one_direction() -> None:
    t = moving(at=[20], fate=[3])
    assert t.legal(P1) == [
        "stay", "forward:1", "forward:2", "forward:3", "backward:1", "backward:2", "backward:3",
    ]  # fmt: skip
    assert t.why(P1, "forward:0") == "NIT-031"


@rule("NIT-032")
def test_after_clearing_the_way_the_direction_stays() -> None:
    t = moving(at=[20], bullets=[1], walkers={22: 1}, fate=[6]).do(P1, "forward:6", "shoot_walker")
    assert t.at(P1) == 22
    assert t.why(P1, "backward:1") == "NIT-032"
    t.do(P1, "forward:4")
    assert t.at(P1) == 26


@rule("NIT-032")
def test_the_direction_of_one_mover_does_not_bind_the_next() -> None:
    t = scene(2, at=[20, 30], fate=[2, 3]).run(Step.PHASE_A, 0).do(P1, "forward:2")
    t.do(P2, "backward:3")
    assert (t.at(P1), t.at(P2)) == (22, 27)


@rule("NIT-033")
def test_never_below_0_and_never_beyond_the_safe_zone() -> None:
    t = moving(at=[2], fate=[5])
    assert t.why(P1, "backward:3") == "NIT-033"
    t = moving(at=[57], fate=[9])
    assert t.why(P1, "forward:4") == "NIT-033"
    t.do(P1, "forward:3")
    assert t.at(P1) == 60


@rule("NIT-034")
def test_entering_a_zombies_space_ends_the_movement() -> None:
    t = moving(at=[7], walkers={10: 1}, fate=[8]).do(P1, "forward:8")
    assert t.done
    assert t.at(P1) == 10
    t = moving(at=[7, 10], fate=[8])
    t.s.role[P2] = 1
    t.do(P1, "forward:8")
    assert t.at(P1) == 10


@rule("NIT-035", "NIT-037", "NIT-039")
def test_own_bullets_may_clear_the_way_and_the_move_goes_on() -> None:
    t = moving(at=[7], bullets=[2], walkers={10: 1}, fate=[8]).do(P1, "forward:5")
    assert t.legal(P1) == ["shoot_walker", "hold_fire"]
    t.do(P1, "shoot_walker")
    assert t.asked == "move"
    assert t.legal(P1)[-1] == "forward:5"
    t.do(P1, "stay")
    assert (t.at(P1), t.s.bullets[P1], t.s.walkers[10]) == (10, 1, 0)


@rule("NIT-035")
def test_with_no_allowance_left_a_cleared_way_asks_nothing_more() -> None:
    t = moving(at=[7], bullets=[1], walkers={10: 1}, fate=[3]).do(P1, "forward:3", "shoot_walker")
    assert t.done
    assert (t.at(P1), t.s.walkers[10]) == (10, 0)


@rule("NIT-036")
def test_killing_only_some_of_them_stops_the_mover() -> None:
    t = moving(at=[18], bullets=[1], walkers={20: 2}, fate=[6]).do(P1, "forward:6", "shoot_walker")
    assert t.done
    assert (t.at(P1), t.s.walkers[20], t.s.bullets[P1]) == (20, 1, 0)


@rule("NIT-037")
def test_the_bullets_of_others_do_not_count_in_phase_a() -> None:
    t = scene(at=[18, 20, -11, -11], zombies=[P3, P4], bullets=[0, 5], walkers={20: 1}, fate=[6, 1])
    t.run(Step.PHASE_A, 0).do(P1, "forward:2")
    assert t.who == [P2]  # P1 was asked nothing more
    assert t.asked == "move"


@rule("NIT-038")
def test_a_zombie_on_the_first_space_does_not_hinder() -> None:
    t = moving(at=[20], walkers={20: 1}, bullets=[1], fate=[4])
    assert t.asked == "move"
    t.do(P1, "forward:4")
    assert (t.at(P1), t.s.walkers[20], t.s.bullets[P1]) == (24, 1, 1)


@rule("NIT-039")
def test_shots_in_phase_a_only_on_entering() -> None:
    t = moving(at=[20], walkers={20: 1}, bullets=[1], fate=[4])
    assert t.why(P1, "shoot_walker") == "NIT-023a"
    assert t.why(P1, "turn_on:1") == "NIT-023a"


@rule("NIT-040", "NIT-020")
def test_humans_never_block_humans_and_share_spaces() -> None:
    t = scene(at=[20, 22, -11, -11], zombies=[P3, P4], fate=[5, 3]).run(Step.PHASE_A, 0)
    t.do(P1, "forward:5").do(P2, "forward:3")
    assert t.s.at[:2] == [25, 25]


@rule("NIT-041")
def test_on_the_safe_zone_one_may_wait_or_draw_and_go_back() -> None:
    t = moving(at=[60], fate=[4])
    assert t.legal(P1) == ["wait", "draw"]
    left = t.s.fate_left
    t.do(P1, "wait")
    assert (t.done, t.s.fate_left) == (True, left)
    t = moving(at=[60], fate=[4]).do(P1, "draw")
    assert t.legal(P1) == ["stay", "backward:1", "backward:2", "backward:3", "backward:4"]


@rule("NIT-042")
def test_gear_may_be_taken_at_the_end_of_the_move() -> None:
    t = moving(at=[14], lying={14: "fire_axe bicycle"}, lying_bullets={14: 3}, fate=[2])
    t.do(P1, "stay")
    assert t.legal(P1) == ["take_bullet", "take_bullets", "take:fire_axe", "take:bicycle", "leave"]
    t.do(P1, "take_bullet", "take:bicycle", "leave")
    assert (t.s.bullets[P1], t.items(P1), t.hand(P1)) == (1, {"bicycle": 1}, [])
    assert (t.lying(14), t.s.lying_bullets[14]) == (["fire_axe"], 2)


@rule("NIT-042")
def test_nothing_is_taken_beside_a_zombie() -> None:
    t = moving(at=[14], walkers={14: 1}, lying={14: "fire_axe"}, fate=[2]).do(P1, "stay")
    assert t.done


@rule("NIT-042", "NIT-153")
def test_a_weapon_laid_down_is_not_offered_again() -> None:
    t = moving(at=[14], hands={P1: "rusty_pipe machete"}, lying={14: "fire_axe"}, fate=[2])
    t.do(P1, "stay", "take:fire_axe")
    assert t.legal(P1) == ["drop:rusty_pipe", "drop:fire_axe", "drop:machete"]
    t.do(P1, "drop:rusty_pipe")
    assert t.done
    assert (t.hand(P1), t.lying(14)) == (["machete", "fire_axe"], ["rusty_pipe"])


@rule("NIT-042", "NIT-157")
def test_what_lies_elsewhere_stays_where_it_is() -> None:
    t = moving(at=[14], lying={14: "fire_axe bicycle", 20: "machete", 9: "riot_vest"}, fate=[2])
    t.do(P1, "stay", "take:fire_axe", "leave")
    assert (t.lying(14), t.lying(20), t.lying(9)) == (["bicycle"], ["machete"], ["riot_vest"])


@rule("NIT-042")
def test_what_does_not_lie_there_is_refused() -> None:
    t = moving(at=[14], lying={14: "fire_axe"}, fate=[2]).do(P1, "stay")
    assert t.why(P1, "take:bicycle") == "NIT-042"
    assert t.why(P1, "take_bullet") == "NIT-042"
    assert t.why(P1, "take_bullets") == "NIT-042"


@rule("NIT-043", "NIT-197")
@pytest.mark.parametrize("condition", [Condition.LEFT_BEHIND, Condition.SIGNAL_FLARE])
def test_an_errand_is_done_by_ending_the_move_on_its_marker(condition: Condition) -> None:
    name = condition.name.lower()
    t = moving(at=[12], conditions={P1: name}, errand=(15, 15), fate=[5])
    t.do(P1, "forward:5")
    assert not t.is_met(condition)  # passing is not enough
    t = moving(at=[12], conditions={P1: name}, errand=(15, 15), fate=[5]).do(P1, "forward:3")
    assert t.is_met(condition)


@rule("NIT-043")
def test_somebody_elses_errand_is_not_done() -> None:
    t = scene(at=[12, 30, -11, -11], zombies=[P3, P4], conditions={P2: "left_behind"},
              errand=(15, -1), fate=[3])  # fmt: skip
    t.run(Step.PHASE_A, 0).do(P1, "forward:3")
    assert not t.is_met(Condition.LEFT_BEHIND)


def test_a_drink_adds_four_spaces_each() -> None:
    t = moving(at=[12], items={P1: "energy_drink energy_drink"}, fate=[1])
    t.do(P1, "drink")
    assert t.asked == "drink"
    t.do(P1, "decline")
    assert (t.s.allowance, t.items(P1)) == (5, {"energy_drink": 1})

"""The worked examples of the dossier that no other test tells. The others carry their number."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from shamble.games.nightmare.content.cards import Card
from shamble.games.nightmare.state import Step
from tests.games.nightmare.positions import CLEAN, P1, P2, P3, P4, Scene, scene

VECTORS = [
    1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 36, 37, 38, 42, 43, 45, 46, 47, 50, 51, 52, 55, 57, 58, 59, 60, 61,
]  # fmt: skip


@pytest.mark.parametrize("number", VECTORS)
def test_every_vector_is_a_test(number: int) -> None:
    here = Path(__file__).parent
    texts = [file.read_text(encoding="utf-8") for file in here.glob("test_*.py")]
    assert any(re.search(rf"TV-{number:02d}\b", text) for text in texts)


def moving(at: int, fate: list[int], **given: Any) -> Scene:
    t = scene(at=[at, -11, -11, -11], zombies=[P2, P3, P4], fate=fate, **given)
    return t.run(Step.PHASE_A, 0)


def test_going_on_without_shooting() -> None:
    """TV-01."""
    t = moving(7, [8], bullets=[1], walkers={10: 1}).do(P1, "forward:8", "hold_fire")
    assert (t.at(P1), t.s.bullets[P1], t.s.walkers[10], t.done) == (10, 1, 1, True)


def test_shooting_on_entering_and_using_the_rest() -> None:
    """TV-02."""
    t = moving(7, [8], bullets=[1], walkers={10: 1})
    t.do(P1, "forward:8", "shoot_walker", "forward:5")
    assert (t.at(P1), t.s.bullets[P1], t.s.walkers[10]) == (15, 0, 0)


def test_one_bullet_for_two_walkers() -> None:
    """TV-03."""
    t = moving(18, [6], bullets=[1], walkers={20: 2}).do(P1, "forward:6", "shoot_walker")
    assert (t.at(P1), t.s.bullets[P1], t.s.walkers[20]) == (20, 0, 1)


def test_leaving_a_walkers_space() -> None:
    """TV-04."""
    t = moving(20, [4], walkers={20: 1}).do(P1, "forward:4")
    assert (t.at(P1), t.s.walkers[20], t.s.blood_count) == (24, 1, 0)


def test_surplus_at_the_gate_is_lost() -> None:
    """TV-06."""
    t = moving(57, [9]).do(P1, "forward:3")
    assert t.at(P1) == 60


def test_a_wrong_turn_into_a_walker() -> None:
    """TV-12."""
    t = scene(2, at=[5, 30], walkers={27: 1}, fate=[9, 1],
              events=[Card.WRONG_TURN, Card.QUIET_MOMENT])  # fmt: skip
    t.phases(Step.PHASE_B, Step.PHASE_C)
    assert (t.at(P2), len(t.told("card"))) == (27, 2)
    assert t.told("fights_walker") == [{"seat": P2}]


@pytest.mark.parametrize(("fate", "blood"), [([6, 4], []), ([3, 8], [3]), ([5, 5, 2, 9], [3])])
def test_bare_hands_against_a_walker(fate: list[int], blood: list[int]) -> None:
    """TV-13."""
    t = scene(at=[12, 40, 40, 40], walkers={12: 1}, fate=fate).run(Step.PHASE_C)
    assert (t.counters(P1), t.s.walkers[12]) == (blood, 1)


def test_exchanging_a_weapon_on_the_road() -> None:
    """TV-61."""
    given: dict[str, Any] = {"hands": {P1: "kitchen_knife rusty_pipe"}}
    t = moving(12, [2], **given, lying={14: "baseball_bat"}, lying_bullets={14: 2})
    t.do(P1, "forward:2", "take_bullets", "take:baseball_bat", "drop:rusty_pipe")
    assert (t.s.bullets[P1], t.hand(P1)) == (2, ["kitchen_knife", "baseball_bat"])
    assert t.lying(14) == ["rusty_pipe"]
    t = scene(2, at=[14, 5], **given, events=[Card.BASEBALL_BAT])
    t.run(Step.PHASE_B).do(P1, "drop:rusty_pipe")
    assert (t.lying(14), t.s.event_gone[Card.RUSTY_PIPE]) == ([], 1)


def test_the_fresh_zombie_of_a_knife_fight_attacks() -> None:
    """TV-28: it may stay, and must then attack a human on 22."""
    t = scene(at=[22, 40, 22, 40], blood=[(P3, 3, CLEAN)], hands={P1: "kitchen_knife"},
              fate=[6, 4, 9, 3, 1, 1, 5])  # fmt: skip
    t.phases(Step.PHASE_C, Step.PHASE_D).do(P1, "turn_on:2", "engage", "wield:kitchen_knife")
    assert (t.asked, t.who) == ("hunt", [P3])
    t.do(P3, "stay")
    assert t.told("attacked") == [{"seat": P3, "human": P1}]

"""Gear, blood cards and Phase E (NIT-152 to 173)."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.games.nightmare.content.blood import Blood
from shamble.games.nightmare.content.cards import Card
from shamble.games.nightmare.rules.blood_cards import take_blood
from shamble.games.nightmare.state import Step
from tests.games.nightmare.positions import (
    CLEAN,
    INCUBATING,
    INFECTED,
    P1,
    P2,
    P3,
    scene,
)

rule = pytest.mark.rule


# ---- gear


@rule("NIT-152")
def test_weapons_and_items_are_kept_face_up_and_work_at_once() -> None:
    t = scene(2, at=[20, 5], events=[Card.FIRE_AXE, Card.BICYCLE]).run(Step.PHASE_B)
    assert (t.hand(P1), t.items(P2)) == (["fire_axe"], {"bicycle": 1})
    seen = t.game.redact(t.s, P2)
    assert seen.hand[P1] == t.s.hand[P1]


@rule("NIT-153", "NIT-158")
def test_two_weapons_at_most_the_surplus_is_discarded() -> None:
    t = scene(2, at=[20, 5], hands={P1: "rusty_pipe machete"}, events=[Card.FIRE_AXE])
    t.run(Step.PHASE_B)
    assert (t.asked, t.who) == ("keep_two", [P1])
    assert t.why(P1, "drop:chainsaw") == "NIT-152"
    t.do(P1, "drop:rusty_pipe")
    assert t.hand(P1) == ["machete", "fire_axe"]
    assert (t.s.event_gone[Card.RUSTY_PIPE], t.lying(20)) == (1, [])


@rule("NIT-153")
def test_where_all_weapons_are_alike_nothing_is_asked() -> None:
    """Section 6: an only option is taken without asking."""
    knives = {P1: "kitchen_knife kitchen_knife"}
    t = scene(2, at=[20, 60], hands=knives, events=[Card.KITCHEN_KNIFE]).run(Step.PHASE_B)
    assert t.done
    assert (t.hand(P1), t.lying(20)) == (["kitchen_knife"] * 2, [])
    assert t.s.event_gone[Card.KITCHEN_KNIFE] == 1
    t = scene(2, at=[20, 60], hands=knives, lying={20: "kitchen_knife"}, fate=[4])
    t.run(Step.PHASE_A).do(P1, "stay", "take:kitchen_knife")
    assert (t.hand(P1), t.lying(20)) == (["kitchen_knife"] * 2, ["kitchen_knife"])
    t = scene(2, at=[20, 60], hands=knives, events=[Card.GAS_LEAK]).run(Step.PHASE_B)
    assert t.done
    assert t.hand(P1) == ["kitchen_knife"]


@rule("NIT-154")
def test_items_and_bullets_have_no_limit() -> None:
    t = scene(2, at=[20, 5], bullets=[90], items={P1: "energy_drink antiviral_shot bicycle"},
              events=[Card.ENERGY_DRINK, Card.QUIET_MOMENT])  # fmt: skip
    t.run(Step.PHASE_B)
    assert t.items(P1)["energy_drink"] == 2
    t = scene(2, at=[20, 5], bullets=[90], events=[Card.HUNTING_CABIN]).run(Step.PHASE_B)
    assert t.s.bullets[P1] == 93


@rule("NIT-155")
def test_both_weapons_may_be_used() -> None:
    t = scene(at=[12, 40, 40, 40], walkers={12: 1}, hands={P1: "kitchen_knife machete"})
    t.run(Step.PHASE_C)
    assert t.legal(P1) == ["bare_hands", "wield:kitchen_knife", "wield:machete", "wield_both"]


@rule("NIT-156")
def test_gear_is_given_only_with_barter() -> None:
    hands = {P1: "machete", P3: "fire_axe rusty_pipe"}
    given: dict[str, Any] = {"at": [12, 12, 12, 40], "bullets": [1], "hands": hands}
    assert scene(**given).run(Step.PHASE_C).done
    t = scene(**given, barter=True).run(Step.PHASE_C)
    assert t.legal(P1) == ["give_bullet:1", "give_bullet:2", "give:1:machete", "decline"]
    assert t.why(P1, "give:2:machete") == "NIT-153"  # no weapon to one who holds two
    assert t.why(P1, "give:3:machete") == "NIT-156"
    t.do(P1, "give_bullet:2", "give:1:machete")
    assert (t.s.bullets[:3], t.hand(P2)) == ([0, 0, 1], ["machete"])
    assert t.who == [P2]


@rule("NIT-157")
def test_dropped_gear_stays_where_it_is() -> None:
    t = scene(at=[30, 14, 40, 40], zombies=[P2], lying={14: "machete"}, lying_bullets={14: 2})
    t.run(Step.PHASE_D).do(P2, "stay")
    assert (t.lying(14), t.s.lying_bullets[14]) == (["machete"], 2)


@rule("NIT-158")
def test_a_handed_out_knife_leaves_the_game() -> None:
    t = scene(2, at=[20, 5], start_weapon="kitchen_knife", hands={P1: "own_knife"},
              events=[Card.DROPPED_BAG])  # fmt: skip
    t.run(Step.PHASE_B)
    assert t.hand(P1) == []
    assert t.s.event_gone[Card.KITCHEN_KNIFE] == 0
    assert t.game.broken(t.s) == 0


# ---- blood


@rule("NIT-159", "NIT-160", "NIT-161", "NIT-162")
def test_a_blood_card_is_taken_face_down_unseen_with_three_counters() -> None:
    t = scene(at=[12, 40, 40, 40], walkers={12: 1}, fate=[2, 9], bloods=[INFECTED])
    t.run(Step.PHASE_C)
    assert t.counters(P1) == [3]
    for seat in (P1, P2, -1):
        seen = t.game.redact(t.s, seat)
        assert seen.blood_face[0] == -1
        assert (seen.blood_owner[0], seen.blood_time[0]) == (P1, 3)


@rule("NIT-162")
@pytest.mark.parametrize("countdown", [1, 2, 4, 5])
def test_other_countdowns(countdown: int) -> None:
    t = scene(countdown=str(countdown))
    take_blood(t.s, P1, 0)
    assert t.counters(P1) == [countdown]


@rule("NIT-163")
def test_several_cards_each_with_its_own_countdown() -> None:
    t = scene(blood=[(P1, 1, CLEAN), (P2, 2, CLEAN), (P1, 3, CLEAN)]).run(Step.PHASE_E)
    assert (t.counters(P1), t.counters(P2)) == ([2], [1])


@rule("NIT-164", "NIT-167", "NIT-140")
def test_one_counter_a_round_until_the_truth() -> None:
    """TV-19."""
    t = scene(at=[20, 5, 5, 5], blood=[(P1, 3, INFECTED)], round=3)
    t.run(Step.PHASE_E)
    assert t.counters(P1) == [2]
    t.run(Step.PHASE_E)
    assert t.counters(P1) == [1]
    t.s.round = 5
    t.run(Step.PHASE_E)
    assert (t.is_zombie(P1), t.at(P1), t.s.turned[P1]) == (True, 20, 5)


@rule("NIT-165")
def test_an_antiviral_shot_comes_before_the_reveal() -> None:
    t = scene(at=[20, 20, 5, 5], items={P1: "antiviral_shot", P2: "antiviral_shot"},
              blood=[(P2, 3, CLEAN), (P1, 1, INFECTED), (P1, 2, CLEAN)])  # fmt: skip
    t.run(Step.PHASE_E)
    assert t.legal(P1) == ["blood:2", "blood:3", "decline"]
    assert t.why(P1, "blood:1") == "NIT-165"
    t.do(P1, "blood:2")
    assert t.who == [P2]
    t.do(P2, "decline")
    assert not t.is_zombie(P1)
    assert (t.items(P1), t.items(P2)) == ({}, {"antiviral_shot": 1})
    assert (t.s.blood_unseen_count, t.s.blood_gone[INFECTED]) == (1, 0)


@rule("NIT-166", "NIT-167")
def test_reveals_in_turn_order_the_oldest_first_and_no_more_after_turning() -> None:
    """TV-21."""
    t = scene(blood=[(P1, 1, INFECTED), (P1, 1, CLEAN), (P3, 1, CLEAN)], start=P3)
    t.run(Step.PHASE_E)
    assert [(told["seat"], told["blood"]) for told in t.told("blood_revealed")] == [
        (P3, "clean"),
        (P1, "infected"),
    ]
    assert (t.unseen_blood(), t.is_zombie(P1)) == ([CLEAN], True)


@rule("NIT-168")
def test_not_infected_is_discarded() -> None:
    t = scene(blood=[(P1, 1, Blood.MARKED_CLEAN)]).run(Step.PHASE_E)
    assert (t.counters(P1), t.s.blood_gone[Blood.MARKED_CLEAN]) == ([], 1)
    assert not t.is_zombie(P1)


@rule("NIT-169", "NIT-170")
def test_incubating_brings_another_card_with_the_full_countdown() -> None:
    """TV-20."""
    t = scene(blood=[(P1, 1, INCUBATING)], bloods=[CLEAN]).run(Step.PHASE_E)
    assert t.counters(P1) == [3]  # and loses none in this Phase E
    assert t.s.blood_gone[INCUBATING] == 1
    for left in (2, 1):
        t.run(Step.PHASE_E)
        assert t.counters(P1) == [left]
    t.run(Step.PHASE_E)
    assert t.counters(P1) == []


@rule("NIT-170")
def test_a_card_taken_in_a_field_test_ticks_as_usual() -> None:
    t = scene(2, at=[20, 20], blood=[(P2, 2, INCUBATING)], events=[Card.FIELD_TEST])
    t.phases(Step.PHASE_B, Step.PHASE_E).do(P1, "blood:1")
    assert t.counters(P2) == [2]


@rule("NIT-171")
def test_unconfirmed_means_an_unrevealed_card() -> None:
    t = scene(at=[22] * 4, blood=[(P3, 3, CLEAN)]).run(Step.PHASE_C2)
    assert t.legal(P1) == ["turn_on:2", "decline"]
    assert scene(at=[22] * 4).run(Step.PHASE_C2).done


@rule("NIT-172")
@pytest.mark.parametrize(("value", "counters"), [(1, 1), (2, 1), (7, 4), (10, 5)])
def test_a_drawn_countdown(value: int, counters: int) -> None:
    t = scene(countdown="drawn", fate=[value])
    take_blood(t.s, P1, 0)
    assert t.counters(P1) == [counters]


@rule("NIT-173")
def test_cards_never_take_the_last_counter() -> None:
    t = scene(2, at=[20, 20], blood=[(P1, 1, CLEAN), (P2, 3, CLEAN)],
              events=[Card.SPOILED_MEDICINE])  # fmt: skip
    t.run(Step.PHASE_B)
    assert (t.counters(P1), t.counters(P2)) == ([1], [2])


def test_when_all_blood_is_on_the_table_none_is_taken() -> None:
    t = scene()
    t.s.blood_left = 0
    t.s.blood_deck = [-1] * 42
    take_blood(t.s, P1, 0)
    assert t.s.blood_count == 0


@rule("NIT-156")
def test_barter_is_for_any_space() -> None:
    t = scene(at=[60, 60, 5, 5], bullets=[1], barter=True).run(Step.PHASE_C)
    assert t.legal(P1) == ["give_bullet:1", "decline"]


@rule("NIT-023", "NIT-156")
def test_barter_goes_round_once_in_turn_order_and_items_change_hands() -> None:
    t = scene(at=[12, 12, 12, 40], bullets=[1, 0, 1, 1], items={P2: "antiviral_shot"}, start=P2,
              barter=True).run(Step.PHASE_C)  # fmt: skip
    assert (t.who, t.legal(P2)) == (
        [P2],
        ["give:0:antiviral_shot", "give:2:antiviral_shot", "decline"],
    )
    t.do(P2, "give:2:antiviral_shot")
    assert (t.items(P2), t.items(P3)) == ({}, {"antiviral_shot": 1})
    assert t.who == [P3]  # P2 has nothing left to give
    t.do(P3, "decline")
    assert t.who == [P1]
    t.do(P1, "decline")
    assert t.done  # P4 stands alone, and nobody is asked twice

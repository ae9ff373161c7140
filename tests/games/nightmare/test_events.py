"""Phase B: events (NIT-044 to 064)."""

from __future__ import annotations

import pytest

from shamble.games.nightmare.content.cards import Card
from shamble.games.nightmare.content.evolutions import Evolution
from shamble.games.nightmare.state import Step
from tests.games.nightmare.positions import P1, P2, P3, P4, Scene, scene

rule = pytest.mark.rule
QUIET = Card.QUIET_MOMENT


def drawn(t: Scene) -> list[tuple[str | int, str | int]]:
    return [(told["seat"], told["card"]) for told in t.told("card")]


@rule("NIT-044", "NIT-045", "NIT-046", "NIT-048", "NIT-049")
def test_one_event_for_each_group_the_farthest_first() -> None:
    """TV-08."""
    t = scene(at=[12, 12, 15, 3], zombies=[P4], start=P2, events=[QUIET, Card.ABANDONED_CRUISER])
    t.run(Step.PHASE_B)
    assert drawn(t) == [(P3, "quiet_moment"), (P2, "abandoned_cruiser")]
    assert t.s.bullets[:4] == [2, 2, 0, 0]


@rule("NIT-047")
def test_groups_on_the_safe_zone_draw_none() -> None:
    t = scene(at=[60, 60, 5, 60], events=[QUIET]).run(Step.PHASE_B)
    assert drawn(t) == [(P3, "quiet_moment")]


@rule("NIT-049")
def test_the_drawer_is_the_first_who_is_still_human() -> None:
    t = scene(at=[12, 12, 30, 40], events=[QUIET, QUIET, QUIET])
    t.run(Step.PHASE_B)
    assert [seat for seat, _ in drawn(t)] == [P4, P3, P1]


@rule("NIT-050")
def test_a_card_is_resolved_before_the_next_group_draws() -> None:
    t = scene(at=[30, 20, 20, 20], events=[Card.OPEN_ROAD, QUIET]).run(Step.PHASE_B)
    assert t.asked == "move"
    assert len(drawn(t)) == 1
    t.do(P1, "stay")
    assert len(drawn(t)) == 2


@rule("NIT-051")
def test_here_is_the_drawers_space_and_the_group_all_who_are_still_human() -> None:
    t = scene(at=[30, 30, 20, 10], zombies=[P4], events=[Card.FIGURE_IN_THE_ROAD, QUIET])
    t.run(Step.PHASE_B)
    assert t.s.walkers[33] == 1
    t = scene(at=[30, 30, 20, 10], zombies=[P4], events=[Card.ABANDONED_CRUISER, QUIET])
    t.run(Step.PHASE_B)
    assert t.s.bullets[:3] == [2, 2, 0]


@rule("NIT-052")
def test_effects_are_mandatory_unless_the_card_says_may() -> None:
    t = scene(2, at=[20, 10], bullets=[1, 0], hands={P1: "machete"},
              events=[Card.DROPPED_BAG, QUIET])  # fmt: skip
    t.run(Step.PHASE_B)
    assert t.legal(P1) == ["lose_bullet", "lose:machete"]  # no way to decline


@rule("NIT-053")
def test_one_event_per_human_and_round() -> None:
    t = scene(2, at=[15, 12], events=[Card.WRONG_TURN, Card.ABANDONED_CRUISER])
    t.run(Step.PHASE_B)
    assert t.s.at[:2] == [12, 12]
    assert drawn(t) == [(P1, "wrong_turn"), (P2, "abandoned_cruiser")]
    assert t.s.bullets[:2] == [0, 2]  # P1 does not join the event on 12


@rule("NIT-054")
def test_an_event_move_is_blocked_and_a_jump_is_not() -> None:
    t = scene(2, at=[20, 5], bullets=[1], walkers={21: 1}, events=[Card.OPEN_ROAD, QUIET])
    t.run(Step.PHASE_B)
    assert t.legal(P1) == ["stay", "forward:1", "forward:2", "forward:3"]
    t.do(P1, "forward:3")
    assert t.asked == "clear"
    t.do(P1, "shoot_walker", "forward:2")
    assert t.at(P1) == 23
    t = scene(2, at=[20, 5], walkers={21: 1}, fate=[6], events=[Card.DRAINAGE_TUNNEL, QUIET])
    t.run(Step.PHASE_B).do(P1, "forward:6")
    assert t.at(P1) == 26


@rule("NIT-054")
def test_pick_ups_and_errands_belong_to_phase_a() -> None:
    t = scene(2, at=[20, 5], lying={23: "machete"}, conditions={P1: "left_behind"},
              errand=(23, -1), events=[Card.OPEN_ROAD, QUIET])  # fmt: skip
    t.run(Step.PHASE_B).do(P1, "forward:3")
    assert t.done
    assert (t.hand(P1), t.s.met) == ([], 0)


@rule("NIT-055")
def test_what_nobody_keeps_is_discarded() -> None:
    t = scene(2, at=[20, 5], events=[Card.FIRE_AXE, Card.LOOSE_ROUNDS]).run(Step.PHASE_B)
    assert t.hand(P1) == ["fire_axe"]
    assert (t.s.event_gone[Card.FIRE_AXE], t.s.event_gone[Card.LOOSE_ROUNDS]) == (0, 1)
    assert t.game.broken(t.s) == 0


@rule("NIT-056")
def test_the_rest_of_the_card_hits_the_others_if_the_drawer_dies() -> None:
    """The militia kill the drawer; the card is finished and the next group draws."""
    t = scene(2, at=[20, 5], fate=[1], events=[Card.TRIGGER_HAPPY_MILITIA, Card.LOOSE_ROUNDS])
    t.run(Step.PHASE_B)
    assert t.is_zombie(P1)
    assert t.s.event_gone[Card.TRIGGER_HAPPY_MILITIA] == 1
    assert t.s.bullets[P2] == 1


@rule("NIT-057")
def test_walkers_are_placed_on_the_road_only() -> None:
    """TV-10."""
    t = scene(2, at=[57, 5], events=[Card.HORDE_AHEAD, QUIET]).run(Step.PHASE_B)
    assert t.s.walkers[59] == 1
    assert sum(t.s.walkers) == 1


@rule("NIT-058")
def test_when_walkers_run_out_the_nearest_are_placed_first() -> None:
    t = scene(2, at=[20, 5], walkers={50: 23}, events=[Card.HORDE_AHEAD, QUIET])
    t.run(Step.PHASE_B)
    assert (t.s.walkers[22], t.s.walkers[24], t.s.walkers_left) == (1, 0, 0)


@rule("NIT-059")
def test_walkers_go_to_the_nearest_human_the_one_ahead_if_equally_near() -> None:
    walkers = {5: 1, 12: 1, 15: 1, 19: 1, 20: 1, 30: 2}
    t = scene(2, at=[20, 10], walkers=walkers, events=[Card.COLUMN_ON_THE_MOVE, QUIET])
    t.run(Step.PHASE_B)
    after = {space: count for space, count in enumerate(t.s.walkers) if count}
    # 5 → 7, 12 → 10, 15 → 17 (ahead), 19 → 20 and stops, 20 stays, 30 → 28
    assert after == {7: 1, 10: 1, 17: 1, 20: 2, 28: 2}


@rule("NIT-059")
def test_walkers_ignore_humans_on_the_safe_zone() -> None:
    t = scene(2, at=[60, 10], walkers={55: 1}, events=[Card.RESTLESS_DEAD]).run(Step.PHASE_B)
    assert t.s.walkers[52] == 1


@rule("NIT-060")
@pytest.mark.parametrize("card", [Card.DROPPED_BAG, Card.PICKPOCKET, Card.FIELD_TEST,
                                  Card.ABANDONED_AMBULANCE, Card.GAS_LEAK])  # fmt: skip
def test_a_choice_among_nothing_has_no_effect(card: Card) -> None:
    t = scene(2, at=[20, 5], events=[card, QUIET]).run(Step.PHASE_B)
    assert t.done
    assert t.s.event_gone[card] == 1


# ---- buying it off


@rule("NIT-061", "NIT-062", "NIT-063", "NIT-064")
def test_bullets_prevent_an_event() -> None:
    """TV-09."""
    t = scene(2, at=[12, 12], bullets=[1, 1], events=[Card.TWO_AT_THE_DOOR]).run(Step.PHASE_B)
    t.do(P1, "pledge:1").do(P2, "pledge:1")
    assert t.done
    assert (t.s.bullets[:2], t.s.walkers[12]) == ([0, 0], 0)
    assert t.s.event_gone[Card.TWO_AT_THE_DOOR] == 1
    t = scene(2, at=[12, 12], bullets=[1, 1], events=[Card.TWO_AT_THE_DOOR]).run(Step.PHASE_B)
    t.do(P1, "pledge:1").do(P2, "pledge:0")
    assert (t.s.bullets[:2], t.s.walkers[12]) == ([1, 1], 2)


@rule("NIT-062")
def test_humans_elsewhere_and_zombies_pay_nothing() -> None:
    t = scene(at=[12, 12, 13, 12], zombies=[P4], bullets=[0, 1, 5], start=P1,
              events=[QUIET, Card.LONE_WALKER])  # fmt: skip
    t.run(Step.PHASE_B)
    assert t.who == [P2]


@rule("NIT-063")
def test_the_drawer_pledges_first_then_the_others_in_turn_order() -> None:
    t = scene(at=[12] * 4, bullets=[2] * 4, start=P3, events=[Card.NIGHT_SWARM])
    t.run(Step.PHASE_B)
    asked = []
    for bullets in (0, 1, 0, 2):
        asked.append(t.who[0])
        t.do(t.who[0], f"pledge:{bullets}")
    assert asked == [P3, P4, P1, P2]
    assert t.s.bullets[:4] == [2, 0, 2, 1]  # 1 + 2 pay for 3


@rule("NIT-063")
def test_nobody_pledges_more_than_is_missing_or_held() -> None:
    t = scene(2, at=[12, 12], bullets=[1, 5], events=[Card.TWO_AT_THE_DOOR]).run(Step.PHASE_B)
    assert t.legal(P1) == ["pledge:0", "pledge:1"]
    assert t.why(P1, "pledge:2") == "NIT-063"
    t.do(P1, "pledge:1")
    assert t.legal(P2) == ["pledge:0", "pledge:1"]


@rule("NIT-064")
def test_a_prevented_evolution_event_draws_no_card() -> None:
    """TV-42."""
    t = scene(at=[12, 12, 3, 3], zombies=[P3, P4], bullets=[2, 1], events=[Card.EVO_MASS_MUTATION])
    t.run(Step.PHASE_B).do(P1, "pledge:2").do(P2, "pledge:1")
    assert t.s.evolution_left == 42
    assert t.s.bullets[:2] == [0, 0]


@rule("NIT-060")
def test_nobody_is_robbed_who_stands_elsewhere_or_has_nothing() -> None:
    t = scene(3, at=[20, 20, 5], bullets=[1, 0, 3], events=[Card.PICKPOCKET, Card.QUIET_MOMENT])
    assert t.run(Step.PHASE_B).done


@rule("NIT-055")
def test_a_kept_item_is_not_on_the_discard_pile_too() -> None:
    t = scene(2, at=[20, 60], events=[Card.BICYCLE]).run(Step.PHASE_B)
    assert t.items(P1) == {"bicycle": 1}
    assert (t.s.event_gone[Card.BICYCLE], t.game.broken(t.s)) == (0, 0)


@rule("NIT-180", "NIT-183")
def test_what_waited_takes_effect_when_an_event_kills() -> None:
    t = scene(3, at=[30, 20, 60], fate=[1], evolutions=[Evolution.HOWL, Evolution.FRENZY],
              events=[Card.EVO_BURIED_SPORES, Card.TRIGGER_HAPPY_MILITIA])  # fmt: skip
    t.run(Step.PHASE_B)
    assert t.is_zombie(P2)
    assert (t.hidden(P2), t.s.pending_count) == (["frenzy", "howl"], 0)
    assert t.s.event_gone[Card.EVO_BURIED_SPORES] == 1

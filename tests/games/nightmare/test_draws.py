"""Determination cards, order, counting, the round (NIT-010 to 026)."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble.games.nightmare.content.cards import Card
from shamble.games.nightmare.content.evolutions import Evolution
from shamble.games.nightmare.content.road import Role
from shamble.games.nightmare.rules.blood_cards import discard_blood_unseen, take_blood
from shamble.games.nightmare.rules.decks import (
    determination,
    draw_blood,
    draw_event,
    draw_evolution,
    highest_draw,
)
from shamble.games.nightmare.rules.terms import half, seat_at
from shamble.games.nightmare.state import Draw, Phase, Step
from tests.games.nightmare.positions import INFECTED, P1, P2, P3, P4, scene

rule = pytest.mark.rule


@rule("NIT-010")
def test_cards_settle_movement_amounts_and_disputes() -> None:
    t = scene(2, at=[5, 9], fate=[4, 7], events=[Card.QUIET_MOMENT, Card.AMMO_BOX])
    t.run(Step.PHASE_A, 0)
    assert t.s.allowance == 4
    t.do(P1, "stay").do(P2, "stay")
    t.s.fate_deck[t.s.fate_left - 1] = 7
    t.run(Step.PHASE_B)
    assert t.s.bullets[P1] == 4  # half of 7, rounded up


@rule("NIT-011")
def test_a_drawn_card_is_discarded_at_once() -> None:
    t = scene(fate=[9, 2])
    assert determination(t.s) == 9
    assert (t.s.fate_gone[8], t.s.fate_left) == (1, 49)
    assert determination(t.s) == 2


@rule("NIT-012")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    """TV-11: the one card, then all 50 are shuffled."""
    t = scene(fate=[4])
    s = t.s
    s.fate_deck = [4] + [-1] * 49
    s.fate_left, s.fate_gone = 1, [5, 5, 5, 4, 5, 5, 5, 5, 5, 5]
    assert determination(s) == 4
    assert (s.fate_left, sum(s.fate_gone)) == (0, 50)
    second = determination(s)
    assert 1 <= second <= 10
    assert (s.fate_left, sum(s.fate_gone)) == (49, 1)
    assert t.game.broken(s) == 0


@rule("NIT-012")
def test_the_other_decks_are_made_anew_too_unseen_discards_and_all() -> None:
    t = scene(blood=[(P1, 3, INFECTED), (P1, 3, INFECTED)])
    s = t.s
    discard_blood_unseen(s, 1)
    discard_blood_unseen(s, 0)
    for deck, left, gone in (
        (s.event_deck, s.event_left, s.event_gone),
        (s.blood_deck, s.blood_left, s.blood_gone),
        (s.evolution_deck, s.evolution_left, s.evolution_gone),
    ):
        for i in range(left):
            gone[deck[i]] += 1
            deck[i] = -1
    s.event_left = s.blood_left = s.evolution_left = 0
    s.evolution_gone[0], s.evolution_unseen[0], s.evolution_unseen_count = 1, 2, 2
    assert min(draw_event(s), draw_blood(s), draw_evolution(s)) >= 0
    assert (s.event_left, s.blood_left, s.evolution_left) == (107, 41, 41)
    piles = (s.event_gone, s.blood_gone, s.evolution_gone, s.evolution_unseen, t.unseen_blood())
    assert not any(map(any, piles))
    assert (s.blood_unseen_count, s.evolution_unseen_count) == (0, 0)


@rule("NIT-012", "NIT-174")
def test_without_blood_or_evolution_cards_that_part_does_not_happen() -> None:
    t = scene(2, at=[5, 9])
    t.s.blood_left = t.s.evolution_left = 0
    assert (draw_blood(t.s), draw_evolution(t.s)) == (-1, -1)
    take_blood(t.s, P1, 0)
    assert t.counters(P1) == []
    t = scene(2, at=[5, 9], zombies=[P2], events=[Card.EVO_ALPHA_STRAIN])
    t.s.evolution_left = 0
    t.run(Step.PHASE_B)
    assert t.told("without_effect") == [{"card": "evo_alpha_strain"}]
    assert (t.s.event_gone[Card.EVO_ALPHA_STRAIN], t.s.pending_count) == (1, 0)


@rule("NIT-012")
def test_without_any_card_the_draw_is_skipped() -> None:
    t = scene(2, at=[5, 9])
    t.s.event_left = 0
    assert draw_event(t.s) == -1
    t.run(Step.PHASE_B)
    assert t.done
    assert t.told("card") == []


@rule("NIT-013", "NIT-014")
def test_the_low_draw_of_patient_zero_and_its_tie() -> None:
    t = scene(3, fate=[5, 3, 4])
    assert highest_draw(t.s, 0b111, Draw.PATIENT_ZERO, -1) == P2
    assert t.s.fate_left == 47  # nobody draws again
    t = scene(3, fate=[2, 5, 2, 7, 1])
    assert highest_draw(t.s, 0b111, Draw.PATIENT_ZERO, -1) == P3
    assert t.s.fate_left == 45


@rule("NIT-013", "NIT-014")
def test_high_low_draw_with_a_tie() -> None:
    """TV-07."""
    t = scene(3, fate=[7, 9, 9, 3, 5])
    assert highest_draw(t.s, 0b111, Draw.ORDER, 1) == P3
    assert sum(t.s.fate_gone) == 5


@rule("NIT-015")
def test_half_is_rounded_up() -> None:
    assert [half(value) for value in range(1, 11)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@rule("NIT-016")
def test_turn_order_runs_from_the_start_player() -> None:
    t = scene(start=P3)
    assert [seat_at(t.s, i) for i in range(4)] == [P3, P4, P1, P2]


@rule("NIT-017")
def test_the_start_marker_passes_on_whatever_the_next_player_is() -> None:
    t = scene(at=[5, 3, 5, 5], zombies=[P2]).run(Step.END_OF_ROUND)
    assert t.s.start == P2
    t = scene(start=P4, max_rounds=10).run(Step.END_OF_ROUND)
    assert t.s.start == P1


@rule("NIT-018")
def test_a_turn_in_the_limits_is_a_round() -> None:
    t = scene(at=[22] * 4, zombies=[P4], blood=[(P3, 9, 0)])
    t.s.initiated[P1] = 1 << P3
    t.s.challenged[P1] = 1 << P4
    t.s.plated = 1 << P4
    t.round()
    assert (t.s.initiated[P1], t.s.challenged[P1], t.s.plated) == (0, 0, 0)


@rule("NIT-019")
def test_spaces_are_whole_numbers_and_distance_their_difference() -> None:
    t = scene(at=[10, 14, 20, 20], zombies=[P1, P2], events=[Card.EVO_VISIBLE_CHANGE],
              evolutions=[Evolution.IRON_GRIP], phase=Phase.EVENTS)  # fmt: skip
    t.run(Step.PHASE_B)
    assert t.up(P2) == ["iron_grip"]  # 6 away, not 10


@rule("NIT-021")
def test_everybody_starts_human_and_nobody_is_ever_out() -> None:
    game = shamble.load("nightmare", 4)
    s = game.new(seed=4)
    assert s.role[:4] == [Role.HUMAN] * 4
    while not game.is_over(s):
        p = min(game.to_act(s))
        game.apply(s, p, game.hint(game.redact(s, p), p))
        assert all(role in (Role.HUMAN, Role.ZOMBIE) for role in s.role[:4])


@rule("NIT-022")
def test_a_zombie_player_who_is_down_is_no_zombie_on_the_road() -> None:
    t = scene(at=[12, 12, 30, 30], zombies=[P2], down=[P2], bullets=[1])
    t.run(Step.PHASE_C)
    assert t.done  # nobody to fight
    t = scene(at=[12, 12, 30, 30], zombies=[P2], down=[P2], fate=[],
              events=[Card.EVO_FIRST_MUTATION, Card.QUIET_MOMENT],
              evolutions=[Evolution.LONG_STRIDE])  # fmt: skip
    t.run(Step.PHASE_B)
    assert t.up(P2) == ["long_stride"]  # but there is a zombie player


@rule("NIT-023")
def test_several_humans_decide_in_turn_order() -> None:
    t = scene(at=[12, 12, 12, 30], bullets=[1, 1, 1], walkers={12: 9}, start=P2)
    t.run(Step.PHASE_C)
    order: list[int] = []
    while t.asked == "shooting" and len(order) < 3:
        order.append(t.who[0])
        t.do(t.who[0], "hold_fire")
    assert order == [P2, P3, P1]


@rule("NIT-023a")
def test_a_refused_answer_changes_nothing_and_names_a_rule() -> None:
    t = scene(at=[20, 30, 30, 30], fate=[3]).run(Step.PHASE_A, 0)
    before = t.s.pack()
    for player, action, forbids in (
        (P1, "forward:4", "NIT-031"),
        (P2, "stay", "NIT-023a"),  # owes no answer
        (P1, "fire", "NIT-023a"),  # answers another question
        (P1, "dance", "NIT-023a"),
    ):
        with pytest.raises(shamble.IllegalAction, match=f"refused by {forbids} "):
            t.game.apply(t.s, player, action)
        assert t.s.pack() == before


REFUSED: list[tuple[dict[str, Any], Step, int, str, str]] = [
    # a position, the step that asks, who answers what, and the rule that forbids it
    ({"at": [12], "bullets": [1], "walkers": {12: 1}}, Step.PHASE_C, P1, "shoot:1", "NIT-065"),
    (
        {"at": [12, 12], "zombies": [P2], "bullets": [1]},
        Step.PHASE_C,
        P1,
        "shoot_walker",
        "NIT-065",
    ),
    ({"at": [12, 12, 13], "zombies": [P2, P3]}, Step.PHASE_C, P1, "challenge:2", "NIT-072"),
    ({"at": [12, 5], "zombies": [P2], "fate": [4]}, Step.PHASE_D, P2, "forward:5", "NIT-144"),
    (
        {"at": [12, 5], "zombies": [P2], "hidden": {P2: "frenzy"}},
        Step.PHASE_D,
        P2,
        "turn_up:howl",
        "NIT-188",
    ),
    (
        {
            "at": [12, 12, 5],
            "blood": [(P1, 2, INFECTED), (P2, 2, INFECTED)],
            "events": [Card.ABANDONED_AMBULANCE],
        },
        Step.PHASE_B,
        P1,
        "blood:2",
        "NIT-060",
    ),
    (
        {"at": [12, 5], "events": [Card.LONE_WALKER], "bullets": [2]},
        Step.PHASE_B,
        P1,
        "pledge:2",
        "NIT-063",
    ),
]


@rule("NIT-023a")
@pytest.mark.parametrize(("given", "step", "player", "action", "forbids"), REFUSED)
def test_a_refusal_names_the_rule_that_forbids(
    given: dict[str, Any], step: Step, player: int, action: str, forbids: str
) -> None:
    t = scene(**given).run(step)
    assert t.who == [player]
    assert t.why(player, action) == forbids


@rule("NIT-023a")
def test_nobody_can_be_named_who_does_not_sit_at_the_table() -> None:
    """Three players around Start, where an empty seat's token would lie."""
    given: dict[str, Any] = {"players": 3, "at": [0, 0, 0], "bullets": [1, 1, 0]}
    blood = [(P2, 3, INFECTED)]
    robs = scene(**given, events=[Card.PICKPOCKET]).run(Step.PHASE_B)
    gives = scene(**given, barter=True).run(Step.PHASE_C)
    turns_on = scene(**given, blood=blood).run(Step.PHASE_C)
    shoots = scene(**given, zombies=[P3]).run(Step.PHASE_C)
    challenges = scene(3, at=[0, 0, 0], zombies=[P3]).run(Step.PHASE_C)
    spits = scene(3, at=[0, 0, 1], zombies=[P3], up={P3: "acid_spit"}).run(Step.PHASE_D)
    spits.do(P3, "stay")
    senses = scene(3, at=[0, 0, 1], zombies=[P3], up={P3: "blood_sense"}, blood=blood)
    senses.run(Step.PHASE_D)
    for t, player, word in (
        (robs, P1, "rob_bullet"),
        (gives, P1, "give_bullet"),
        (turns_on, P1, "turn_on"),
        (shoots, P1, "shoot"),
        (challenges, P1, "challenge"),
        (spits, P3, "spit"),
        (senses, P3, "sense"),
    ):
        seats = [p for p in range(3) if t.why(player, f"{word}:{p}") is None]
        assert seats, word  # somebody can be named
        assert t.why(player, f"{word}:3") is not None, word


@rule("NIT-024", "NIT-025")
def test_a_round_has_its_phases_in_order() -> None:
    game = shamble.load("nightmare", 3)
    events: list[shamble.Happening] = []
    s = game.new(seed=9)
    while s.round < 3 and not game.is_over(s):
        p = min(game.to_act(s))
        events += game.apply(s, p, game.hint(game.redact(s, p), p))
    phases = [event.args["phase"] for event in events if event.kind.word == "phase"]
    assert phases[:7] == [
        "movement", "events", "combat", "betrayal", "zombies", "blood", "check",
    ]  # fmt: skip
    assert phases[7:9] == ["movement", "events"]


@rule("NIT-026", "NIT-202")
def test_without_a_human_the_game_ends_at_once() -> None:
    t = scene(2, at=[20, 10], zombies=[P2], blood=[(P1, 1, INFECTED)])
    t.phases(Step.PHASE_E, Step.PHASE_F)
    assert t.ending == "overrun"
    assert t.winners == (P2,)
    assert t.s.phase == Phase.BLOOD  # Phase F never began

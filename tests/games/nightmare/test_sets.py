"""Sets, card kinds, icons, options (NIT-001 to 009a), and setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import shamble
from shamble.games.nightmare.content.blood import BLOOD_COPIES, BLOOD_KIND, BLOOD_SET, Blood
from shamble.games.nightmare.content.cards import (
    BULLET_ICON,
    EVENT_CATEGORY,
    EVENT_COPIES,
    EVENT_SET,
    Card,
    Category,
)
from shamble.games.nightmare.content.evolutions import EVOLUTION_COPIES
from shamble.games.nightmare.state import State, Step
from tests.games.nightmare.positions import P1, P2, P3, scene

rule = pytest.mark.rule


def fresh(players: int = 4, **options: Any) -> State:
    state: State = shamble.load("nightmare", players, **options).new(seed=1)
    return state


def sizes(**options: Any) -> tuple[int, int, int, int]:
    s = fresh(**options)
    return s.fate_left, s.event_left, s.blood_left, s.evolution_left


@rule("NIT-001", "NIT-002", "NIT-003")
def test_the_expansion_adds_48_events_42_evolutions_and_18_blood_cards() -> None:
    """TV-58. It is never played without the base game: off takes only the marked cards out."""
    assert sizes(nightmare=False) == (50, 60, 24, 0)
    assert sizes() == (50, 108, 42, 42)
    assert sum(EVOLUTION_COPIES) == 42


@rule("NIT-004")
def test_each_block_can_be_taken_out_by_its_mark() -> None:
    assert sizes(nm_events=False) == (50, 60, 42, 0)
    assert sizes(nm_blood=False) == (50, 108, 24, 42)
    for s in (fresh(nightmare=False), fresh(nm_events=False)):
        assert all(EVENT_SET[card] == 0 for card in s.event_deck[: s.event_left])
    assert all(BLOOD_SET[face] == 0 for face in fresh(nm_blood=False).blood_deck[:24])
    marked = [face for face in fresh().blood_deck if BLOOD_SET[face] == 1]
    assert len(marked) == 18


@rule("NIT-005")
def test_a_face_down_blood_card_does_not_show_its_set() -> None:
    t = scene(blood=[(P1, 3, Blood.MARKED_CLEAN)])
    other = scene(blood=[(P1, 3, Blood.CLEAN)])
    for seat in (P1, P2, -1):
        a, b = t.game.redact(t.s, seat), other.game.redact(other.s, seat)
        assert a.blood_face == b.blood_face == [-1] * 42


@rule("NIT-006")
def test_the_evolution_icon_marks_events_evolutions_and_blood_cards() -> None:
    ordering = [card for card in Card if EVENT_CATEGORY[card] == Category.EVOLUTION]
    assert sum(EVENT_COPIES[card] for card in ordering) == 16
    assert all(EVENT_SET[card] == 1 for card in ordering)
    assert sum(BLOOD_COPIES[face] for face in Blood if BLOOD_SET[face] == 1) == 18


@rule("NIT-007")
def test_the_condition_icon_marks_twelve_events() -> None:
    conditions = [card for card in Card if EVENT_CATEGORY[card] == Category.CONDITION]
    assert [EVENT_COPIES[card] for card in conditions] == [1] * 12
    assert all(EVENT_SET[card] == 1 and BULLET_ICON[card] == 0 for card in conditions)


@rule("NIT-008")
def test_expansion_events_are_drawn_like_the_others() -> None:
    events = [Card.BLACKOUT, Card.QUIET_MOMENT]
    t = scene(2, at=[9, 5], events=events).run(Step.PHASE_B)
    assert [(told["seat"], told["card"]) for told in t.told("card")] == [
        (P1, "blackout"),
        (P2, "quiet_moment"),
    ]
    assert (t.s.event_gone[Card.BLACKOUT], t.s.event_gone[Card.QUIET_MOMENT]) == (1, 1)


@rule("NIT-009")
def test_the_expansion_brings_two_event_kinds_and_one_blood_kind() -> None:
    counts = Counter[int]()
    for card in Card:
        if EVENT_SET[card] == 1:
            counts[EVENT_CATEGORY[card]] += EVENT_COPIES[card]
    assert counts[Category.CONDITION] == 12
    assert counts[Category.EVOLUTION] == 16
    assert counts[Category.GENERAL] + counts[Category.ITEM] == 20
    kinds = [{BLOOD_KIND[face] for face in Blood if BLOOD_SET[face] == set_} for set_ in (0, 1)]
    assert kinds == [{0, 1}, {0, 1, 2}]


@rule("NIT-009a")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (9, {}),
        (4, {"distance": 29}),
        (4, {"distance": 121}),
        (4, {"start_bullets": 6}),
        (4, {"walker_spacing": 4}),
        (4, {"walker_spacing": 21}),
        (4, {"countdown": 6}),
        (4, {"countdown": "long"}),
        (4, {"max_rounds": 9}),
        (4, {"max_rounds": 201}),
        (4, {"victory_mode": "never"}),
        (5, {"solo": True}),
    ],
)
def test_a_value_that_is_not_allowed_is_refused(players: int, options: dict[str, object]) -> None:
    with pytest.raises(shamble.BadSetup):
        shamble.load("nightmare", players, **options)


@rule("NIT-009a")
def test_without_the_expansion_its_options_have_no_effect() -> None:
    off: list[dict[str, Any]] = [{"nightmare": False}, {"pvp": False}]
    for options in off:
        t = scene(at=[22] * 4, blood=[(P3, 3, 0)], bullets=[1], **options)
        t.run(Step.PHASE_C)
        assert t.done  # nobody is asked to turn on P3
    assert sizes(nightmare=False, nm_events=True, nm_blood=True) == (50, 60, 24, 0)


# ---- setup


@pytest.mark.parametrize(
    ("players", "goal"), [(2, 40), (3, 50), (4, 60), (5, 70), (6, 70), (7, 80), (8, 90)]
)
def test_the_road_is_as_long_as_the_table_is_large(players: int, goal: int) -> None:
    s = fresh(players)
    assert s.goal == goal
    assert [space for space in range(goal) if s.walkers[space]] == list(range(10, goal, 10))
    assert s.bullets[:players] == [1] * players
    assert s.at[:players] == [0] * players


def test_walkers_stand_on_multiples_of_the_spacing() -> None:
    s = fresh(walker_spacing=7)
    assert [space for space in range(60) if s.walkers[space]] == [7, 14, 21, 28, 35, 42, 49]
    assert sum(fresh(walker_spacing=0).walkers) == 0


def test_a_short_spacing_on_a_long_road_runs_out_of_walkers() -> None:
    s = fresh(distance=120, walker_spacing=5)
    assert (sum(s.walkers), s.walkers_left) == (23, 1)


@pytest.mark.parametrize(
    ("preset", "bullets", "walkers", "counters"),
    [("normal", 1, 5, 3), ("easy", 3, 2, 3), ("hard", 0, 5, 3), ("nightmare", 0, 11, 2)],
)
def test_presets(preset: str, bullets: int, walkers: int, counters: int) -> None:
    from shamble.games.nightmare.rules.terms import countdown

    s = fresh(preset=preset)
    assert (s.bullets[0], sum(s.walkers), countdown(s)) == (bullets, walkers, counters)


def test_everybody_may_start_with_a_knife() -> None:
    game = shamble.load("nightmare", 2, start_weapon="kitchen_knife")
    s = game.new(seed=1)
    assert [row[0] for row in s.hand[:2]] == [6, 6]
    assert s.event_left == 108  # copies outside the deck


def test_colours_are_chosen_in_seat_order_and_only_once() -> None:
    game = shamble.load("nightmare", 8)
    s = game.new(seed=1)
    for p in range(7):
        assert game.to_act(s) == {p}
        assert len(game.legal(s, p)) == 8 - p
        game.apply(s, p, game.legal(s, p)[-1])
    refused = shamble.load("nightmare", 2)
    s2 = refused.new(seed=1)
    refused.apply(s2, 0, "colour:green")
    why = refused.why_not(s2, 1, "colour:green")
    assert why is not None and (why.reason, why.rule) == ("colour_taken", "NIT-023a")
    assert s.colour == [7, 6, 5, 4, 3, 2, 1, 0]  # the last one is not asked

"""Zombie cards: OUT-199 to OUT-213."""

from __future__ import annotations

from typing import Any

import pytest

from shamble import Happening, Playable
from shamble.engine.language.state import push
from shamble.games.outbreak.content.zombies import Zombie
from shamble.games.outbreak.state import State, Step
from tests.games.outbreak.positions import (
    at,
    do,
    given,
    here,
    run,
    told,
    where,
    zombie_step,
)


def spawn(cards: str, **more: Any) -> tuple[Playable[State], State, list[Happening]]:
    """The zombie cards at the end of the zombie turn."""
    more.setdefault("mara", at("A4"))
    game, s = given(cards=cards, **more)
    s.to_act, s.depth, s.zombie_turn = 0, 0, 1
    push(s, Step.ROUND)
    push(s, Step.SPAWN, 0)
    return game, s, run(game, s)


@pytest.mark.rule("OUT-199")
@pytest.mark.parametrize(
    ("level", "zombies"), [("", "1W"), ("yellow", "1R"), ("orange", "2W 1F"), ("red", "4R")]
)
def test_the_line_of_the_danger_level(level: str, zombies: str) -> None:
    _, s, _ = spawn("z03", level=level)
    assert where(s) == {"F1": zombies}


@pytest.mark.rule("OUT-200")
def test_one_card_for_each_active_spawn_in_order() -> None:
    _, s, events = spawn("z02 z04")
    assert [card["zone"] for card in told(events, "card")] == ["f1"]
    game, s = given(mara=at("A4"), cards="z02 z04")
    s.spawn_active[1] = 1
    s.to_act, s.depth, s.zombie_turn = 0, 0, 1
    push(s, Step.ROUND)
    push(s, Step.SPAWN, 0)
    events = run(game, s)
    assert [card["zone"] for card in told(events, "card")] == ["f1", "c6"]
    assert where(s) == {"F1": "1W", "C6": "2W"}


@pytest.mark.rule("OUT-201")
def test_the_empty_deck_is_reshuffled() -> None:
    game, s = given(mara=at("A4"))
    s.zombie_next = s.zombie_size
    s.to_act, s.depth, s.zombie_turn = 0, 0, 1
    push(s, Step.ROUND)
    push(s, Step.SPAWN, 0)
    events = run(game, s)
    assert told(events, "reshuffled")
    assert (s.zombie_next, sorted(s.zombie_deck)) == (1, list(range(42)))


@pytest.mark.rule("OUT-202")
def test_each_fatty_brings_two_walkers() -> None:
    _, s, _ = spawn("z05", level="orange")
    assert here(s, "F1") == "4W 2F"


@pytest.mark.rule("OUT-203", "OUT-204")
def test_the_abomination_once() -> None:
    _, s, _ = spawn("z36")
    assert here(s, "F1") == "1A"
    _, s, _ = spawn("z36", zombies={"C4": "1A"})
    assert here(s, "F1") == "2W 1F"


@pytest.mark.rule("OUT-205")
def test_those_that_appear_do_not_act_yet() -> None:
    game, s = given(mara=at("A4"), cards="z31")
    do(game, s, "end_turn")
    assert where(s) == {"F1": "1R"}


@pytest.mark.rule("OUT-206", "OUT-208")
def test_what_is_there_is_placed_first_then_the_kind_acts() -> None:
    _, s, events = spawn("z04", stock="1W", zombies={"C4": "1W"})
    assert told(events, "appeared") == [{"zombie": "walker", "zone": "f1", "count": 1}]
    assert told(events, "short") == [{"zombie": "walker", "turn": 0}]
    assert here(s, "B4") == "1W"


@pytest.mark.rule("OUT-207")
def test_a_shortage_in_the_player_turn() -> None:
    game, s = given(
        mara=at("B4", "crowbar"), cards="z02 z01 z05 z09", stock="0W", zombies={"E4": "1W"}
    )
    events = do(game, s, "open_door:north:h1")
    assert told(events, "short") == [{"zombie": "walker", "turn": 0}]
    assert here(s, "D4") == "1W"


@pytest.mark.rule("OUT-208")
def test_fatties_before_their_walkers_and_no_walkers_without_a_fatty() -> None:
    _, s, events = spawn("z05", level="orange", stock="1F 1W", zombies={"D4": "1W", "D3": "1F"})
    appeared = [(e["zombie"], e["count"]) for e in told(events, "appeared")]
    assert appeared == [("fatty", 1), ("walker", 1)]
    assert [e["zombie"] for e in told(events, "short")] == ["walker", "fatty"]
    marched = [e["zombie"] for e in told(events, "marched")]
    assert marched == sorted(marched, reverse=True)  # and in that order they act
    assert {"walker", "fatty"} == set(marched)
    _, s, events = spawn("z05", level="orange", stock="0F")
    assert here(s, "F1") == ""
    assert [e["zombie"] for e in told(events, "short")] == ["fatty"]


@pytest.mark.rule("OUT-208")
def test_one_extra_action_however_many_are_missing() -> None:
    _, s, _ = spawn("z02", level="red", stock="0W", zombies={"E4": "1W"})
    assert where(s) == {"D4": "1W"}


@pytest.mark.rule("OUT-209", "OUT-212a")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("z37", {"D4": "1W", "E4": "1F 1R"}),
        ("z39", {"D4": "1F", "E4": "1W 1R"}),
        ("z40", {"C4": "1R", "E4": "1W 1F"}),
    ],
)
def test_extra_turns(card: str, after: dict[str, str]) -> None:
    _, s, _ = spawn(card, level="yellow", zombies={"E4": "1W 1F 1R"})
    assert where(s) == after
    _, s, _ = spawn(card, zombies={"E4": "1W 1F 1R"})
    assert where(s) == {"E4": "1W 1F 1R"}


@pytest.mark.rule("OUT-210", "OUT-211")
def test_manholes_row_by_row_where_a_survivor_is_near() -> None:
    game, s = given("dead_switch", mara=at("A4"), jax=at("E8"), cards="z42", stock="1W")
    s.to_act, s.depth, s.zombie_turn = 0, 0, 1
    s.spawn_active[2] = 0
    push(s, Step.ROUND)
    push(s, Step.SPAWN, 0)
    events = run(game, s)
    assert told(events, "appeared") == [{"zombie": "walker", "zone": "c4", "count": 1}]
    assert here(s, "I1") == ""


@pytest.mark.rule("OUT-212")
def test_a_shortage_is_one_action_also_for_runners() -> None:
    runners = {"F4": "14R"}
    _, s, _ = spawn("z01", level="yellow", stock="0R", zombies=runners)
    assert where(s) == {"E4": "14R"}
    game, s, events = spawn(
        "z01", level="yellow", stock="0R", zombies=runners, options={"shortage": "turn"}
    )
    assert where(s) == {"D4": "14R"}
    assert told(events, "short") == [{"zombie": "runner", "turn": 1}]
    short = next(event for event in events if event.kind.word == "short")
    assert game.say("en").event(short) == ("Not enough figures: every runner takes an extra turn.")


@pytest.mark.rule("OUT-212a")
def test_the_abomination_takes_no_extra_turn() -> None:
    _, s, _ = spawn("z39", level="yellow", zombies={"E4": "1F 1A"})
    assert where(s) == {"E4": "1A", "D4": "1F"}


@pytest.mark.rule("OUT-213")
def test_all_of_the_kind_take_part() -> None:
    game, s = given(mara=at("A4"), cards="z33", level="red", stock="2R", zombies={"B1": "14R"})
    s.to_act, s.depth, s.zombie_turn = 0, 0, 1
    push(s, Step.ROUND)
    push(s, Step.SPAWN, 0)
    run(game, s)
    assert here(s, "F1") == ""  # placed by the same card, and on their way already
    assert here(s, "A1") == "14R"
    assert s.stock[Zombie.RUNNER] == 0


def test_a_step_of_one_kind_leaves_the_others() -> None:
    game, s = given(mara=at("A4"), zombies={"E4": "1W 1R"})
    zombie_step(game, s, 1 << Zombie.RUNNER)
    assert where(s) == {"D4": "1R", "E4": "1W"}

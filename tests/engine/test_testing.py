"""What `shamble.testing` offers to the tests of a game, tried on Lanterns."""

from __future__ import annotations

import pytest

import shamble
from shamble import testing
from shamble.engine.runtime.strict import RuleError
from shamble.rules import ask
from tests.tiny import lanterns
from tests.tiny.lanterns import Step

GAME = shamble.load(lanterns.game, 3)
HANDS = [[1, 1, 0, 0, 2], [0, 2, 0, 2, 0], [0, 0, 4, 0, 0]]


def test_a_position_has_nobody_to_answer_and_nothing_to_do() -> None:
    s = testing.position(GAME, hand=HANDS, left=4)
    assert (s.to_act, s.depth, s.over) == (0, 0, 0)
    assert [row[:] for row in s.hand[:3]] == HANDS and s.hand[3] == [0] * 5
    assert all(row == [-1] * 4 for row in s.answer)


def test_a_step_runs_on_to_the_next_question() -> None:
    s = testing.position(GAME, hand=HANDS, left=4)
    for seat, light in enumerate((4, 3, 2)):
        s.answer[seat][:2] = [0, light]
    told = testing.run(GAME, s, Step.REVEAL)
    assert [event.json() for event in told] == [
        {"kind": "played", "seat": seat, "light": light} for seat, light in enumerate((4, 3, 2))
    ]
    assert GAME.to_act(s) == {0, 1, 2} and s.points[:3] == [1, 0, 0]
    with pytest.raises(shamble.ShambleError, match="somebody is asked here: answer first"):
        testing.run(GAME, s, Step.REVEAL)


def test_answers_run_on_to_the_end() -> None:
    s = testing.position(GAME, hand=HANDS, left=2)
    lanterns.begin_round(s)
    testing.answer(GAME, s, {0: "play:4", 1: "play:3", 2: "play:2"})
    assert s.points[:3] == [1, 0, 0] and s.over == 0
    told = testing.answer(GAME, s, {0: "play:1", 1: "play:1", 2: "play:2"})
    assert len(told) == 3 and GAME.result(s).payoffs == (1, 0, 1)


def test_where_nothing_is_left_to_do_a_test_goes_on() -> None:
    s = testing.position(GAME, hand=HANDS, left=1)
    ask(s, 1, lanterns.Question.PLAY)
    assert testing.answer(GAME, s, {0: "play:4"}) == []
    assert (s.to_act, s.over, s.answer[0][1]) == (0, 0, 4)


def test_a_position_is_strict() -> None:
    s = testing.position(GAME, hand=HANDS, left=-128)
    for seat, light in enumerate((4, 3, 2)):
        s.answer[seat][:2] = [0, light]
    with pytest.raises(RuleError, match=r"left = -129 is out of its range.*lanterns\.reveal, line"):
        testing.run(GAME, s, Step.REVEAL)

"""The verbs."""

from __future__ import annotations

from typing import ClassVar

from shamble.engine.language.state import GameState, follows, push


def test_what_follows_is_taken_off_the_stack_and_only_that() -> None:
    s = GameState()
    assert not follows(s, 0)  # nothing does
    push(s, 3, 7)
    push(s, 5)
    assert not follows(s, 3) and s.depth == 2
    assert follows(s, 5) and s.depth == 1
    assert follows(s, 3) and s.depth == 0


class Stepwise(GameState):
    runs_on: ClassVar = False


def test_where_no_step_runs_on_nothing_follows() -> None:
    s = Stepwise()
    push(s, 5)
    assert not follows(s, 5) and s.depth == 1
    assert "runs_on" not in Stepwise.fields

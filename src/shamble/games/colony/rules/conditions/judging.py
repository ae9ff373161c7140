"""Judging conditions: one step for all of them, whoever asks."""

from __future__ import annotations

from shamble.games.colony import game
from shamble.games.colony.content.conditions import MOST, WIDTH
from shamble.games.colony.content.requirements import REQUIREMENTS
from shamble.games.colony.rules.crossroads.triggers import holds_by
from shamble.games.colony.state import State, Step
from shamble.rules import push, rule


def holds(s: State, seat: int, kind: int, what: int, number: int) -> bool:
    """The same for programs that are no rules: the page, the terminal."""
    return bool(holds_by(s, kind, seat, what, number))


@rule
def judge(s: State, row: int, seat: int, first: int) -> None:
    """Whether a list of conditions holds for a seat: `s.verdict`, together with what it was."""
    push(s, Step.JUDGE, row, seat, first)


@game.step(Step.JUDGE)
def judging(s: State, row: int, seat: int, first: int) -> None:
    for i in range(first, MOST):
        kind = REQUIREMENTS[row][WIDTH * i]
        if kind < 0:
            return
        number = REQUIREMENTS[row][WIDTH * i + 2] + REQUIREMENTS[row][WIDTH * i + 3] * s.players
        if not holds_by(s, kind, seat, REQUIREMENTS[row][WIDTH * i + 1], number):
            s.verdict = 0
            return

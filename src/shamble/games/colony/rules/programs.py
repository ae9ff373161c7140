"""Carrying out the effects of a card: its steps go on the stack, the first on top."""

from __future__ import annotations

from shamble.engine.rule import Grid, rule
from shamble.engine.state import push
from shamble.games.colony.state import State


@rule
def push_program(s: State, effects: Grid, start: int, count: int) -> None:
    for i in range(count):
        row = effects[start + count - 1 - i]
        push(s, row[0], row[1], row[2], row[3], row[4])

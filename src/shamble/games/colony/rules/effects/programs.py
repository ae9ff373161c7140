"""Carrying out the effects of a card: its steps go on the stack, the first on top."""

from __future__ import annotations

from shamble.games.colony.state import State
from shamble.rules import Grid, push, rule


@rule
def push_program(s: State, effects: Grid, start: int, count: int) -> None:
    for i in range(count):
        row = effects[start + count - 1 - i]
        push(s, row[0], row[1], row[2], row[3], row[4])

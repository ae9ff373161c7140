"""The heuristic: everybody's first opponent. It sees what its seat may know, and no more."""

from __future__ import annotations

from shamble.cli.skeleton import game
from shamble.cli.skeleton.state import State


@game.hint
def highest(s: State, player: int, options: list[int]) -> int:
    return options[options[0]]

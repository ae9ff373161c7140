"""Skeleton: what this game is about, in a sentence.

Goal: what a player wants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.rules import Game

if TYPE_CHECKING:
    from shamble.cli.skeleton.state import State

game: Game[State] = Game(
    id="skeleton",
    prefix="SKE",  # of the numbers of its rules
    version=1,  # of its rules
    players=range(2, 5),
    payoffs=(0, 3),
    package="shamble.cli.skeleton",
)

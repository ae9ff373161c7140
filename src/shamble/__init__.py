"""Shamble: zombie board games on one rules engine.

    import shamble

    shamble.games()                                # which games there are
    game = shamble.load("pursuit", preset="cruel")
    s = game.new(seed=7)
    game.legal(s, 0)                               # what player 0 may do
    game.apply(s, 0, "move:pace_3")                # do it; returns what happened
    game.why_not(s, 0, "sleep")                    # None, or the rule that forbids it

Everything else is in `shamble.engine.playable.Playable`, which `load` returns.
"""

from __future__ import annotations

import shamble.games as _package  # noqa: F401  # first, so that `games` below keeps its name
from shamble.engine.catalog import find, register
from shamble.engine.catalog import games as _games
from shamble.engine.errors import (
    BadFile,
    BadSetup,
    FieldError,
    IllegalAction,
    ShambleError,
    TargetMissing,
    UnknownGame,
)
from shamble.engine.language.game import Game
from shamble.engine.playable import Happening, Playable, Refusal, Result, playable

__version__ = "0.1.0"


def games() -> list[Game]:
    """All games, in the order of the shelf."""
    return list(_games().values())


def load(
    name: str, players: int | None = None, *, target: object = "interpreted", **options: object
) -> Playable:
    """A game ready to play, with its options settled; a sentence says what is wrong if not.

    `target="native"` plays in compiled code, the same to the byte and many times as fast; its
    states are of C's layout, and it is for one thread.
    """
    return playable(find(name), players, options, target)


__all__ = [
    "BadFile",
    "BadSetup",
    "FieldError",
    "Game",
    "Happening",
    "IllegalAction",
    "Playable",
    "Refusal",
    "Result",
    "ShambleError",
    "TargetMissing",
    "UnknownGame",
    "games",
    "load",
    "register",
]

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

from typing import TYPE_CHECKING, Literal, overload

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
from shamble.engine.language.state import S
from shamble.engine.playable import Happening, Playable, Refusal, Result, playable

if TYPE_CHECKING:
    from shamble.games.colony.state import State as ColonyState
    from shamble.games.mall.state import State as MallState
    from shamble.games.nightmare.state import State as NightmareState
    from shamble.games.outbreak.state import State as OutbreakState
    from shamble.games.pursuit.state import State as PursuitState

__version__ = "0.1.0"


def games() -> list[Game]:
    """All games, in the order of the shelf."""
    return list(_games().values())


@overload
def load(
    game: Game[S], players: int | None = None, *, target: object = "interpreted", **options: object
) -> Playable[S]: ...
@overload
def load(
    game: Literal["pursuit"],
    players: int | None = None,
    *,
    target: object = "interpreted",
    **options: object,
) -> Playable[PursuitState]: ...
@overload
def load(
    game: Literal["mall"],
    players: int | None = None,
    *,
    target: object = "interpreted",
    **options: object,
) -> Playable[MallState]: ...
@overload
def load(
    game: Literal["nightmare"],
    players: int | None = None,
    *,
    target: object = "interpreted",
    **options: object,
) -> Playable[NightmareState]: ...
@overload
def load(
    game: Literal["outbreak"],
    players: int | None = None,
    *,
    target: object = "interpreted",
    **options: object,
) -> Playable[OutbreakState]: ...
@overload
def load(
    game: Literal["colony"],
    players: int | None = None,
    *,
    target: object = "interpreted",
    **options: object,
) -> Playable[ColonyState]: ...
@overload
def load(
    game: str, players: int | None = None, *, target: object = "interpreted", **options: object
) -> Playable: ...
def load(
    game: Game[S] | str,
    players: int | None = None,
    *,
    target: object = "interpreted",
    **options: object,
) -> Playable[S] | Playable:
    """A game ready to play, by its name; its options settled, or a sentence says what is wrong.

    `target="native"` plays in compiled code, the same to the byte and many times as fast; its
    states are of C's layout, and it is for one thread.
    """
    return playable(find(game) if isinstance(game, str) else game, players, options, target)


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

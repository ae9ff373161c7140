"""Which games there are. Importing a game's declaration imports neither its rules nor numpy.

Besides the shelf these are what a program registers, and the packages that SHAMBLE_GAMES names.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

from shamble.engine.errors import ShambleError, UnknownGame, did_you_mean
from shamble.engine.language.game import Game

_registered: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Add a game that lives outside `shamble.games`."""
    _registered[game.id] = game
    return game


@cache
def _own() -> dict[str, Game]:
    shelf = import_module("shamble.games").SHELF
    return {name: import_module(f"shamble.games.{name}").game for name in shelf}


@cache
def _named(packages: str) -> dict[str, Game]:
    """The games of some folders, separated as in PATH: each folder is a package with a `game`."""
    found = {}
    for name in filter(None, packages.split(os.pathsep)):
        folder = Path(name).resolve()
        if not (folder / "__init__.py").is_file():
            raise ShambleError(f"SHAMBLE_GAMES: {name} is no folder of a game, with an __init__.py")
        if str(folder.parent) not in sys.path:
            sys.path.append(str(folder.parent))
        game = getattr(import_module(folder.name), "game", None)
        if not isinstance(game, Game):
            raise ShambleError(f"SHAMBLE_GAMES: {name}/__init__.py declares no `game = Game(…)`")
        found[game.id] = game
    return found


def games() -> dict[str, Game]:
    """All games by id."""
    return {**_own(), **_named(os.environ.get("SHAMBLE_GAMES", "")), **_registered}


def find(name: str) -> Game:
    known = games()
    if name not in known:
        raise UnknownGame(f"there is no game {name!r}; {did_you_mean(str(name), known)}")
    return known[name]

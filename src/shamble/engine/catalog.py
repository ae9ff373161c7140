"""Which games there are. Importing a game's declaration imports neither its rules nor numpy."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from shamble.engine.errors import UnknownGame, did_you_mean
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


def games() -> dict[str, Game]:
    """All games by id."""
    return {**_own(), **_registered}


def find(name: str) -> Game:
    known = games()
    if name not in known:
        raise UnknownGame(f"there is no game {name!r}; {did_you_mean(str(name), known)}")
    return known[name]

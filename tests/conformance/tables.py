"""Which tables the suite plays: every game, every player count, every option once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import pytest

import shamble
from shamble.engine.language.game import Game
from tests.tiny import lanterns

shamble.register(lanterns.game)

GAMES = [game.id for game in shamble.games()]

Setting = tuple[str, int, tuple[tuple[str, str], ...]]


def plain_settings() -> Iterator[Setting]:
    """Every game with every player count, standard options."""
    for game in shamble.games():
        for players in game.players:
            yield game.id, players, ()


def varied_settings() -> Iterator[Setting]:
    """Every game with each value of each option that is not the standard, one at a time."""
    for game in shamble.games():
        for i, option in enumerate(game.options):
            for value in option.values:
                if value != option.word(option.standard):
                    yield game.id, a_count_for(game, i, option.name, value), ((option.name, value),)


def a_count_for(game: Game, i: int, name: str, value: str) -> int:
    """A player count, another for each option, with which the game can be played that way."""
    for players in (*game.players[i % len(game.players) :], *game.players):
        with suppress(shamble.BadSetup):
            return shamble.load(game.id, players, **{name: value}).players
    raise AssertionError(f"{game.id} cannot be played with {name}={value} by any number")


def all_settings() -> Iterator[Setting]:
    yield from plain_settings()
    yield from varied_settings()


@cache
def table(setting: Setting) -> shamble.Playable:
    """The game of a setting, shared between tests."""
    game_id, players, options = setting
    return shamble.load(game_id, players, **dict(options))


@cache
def games_worth(setting: Setting, decisions: int, most: int) -> int:
    """How many games take about so many decisions: long games are played less often."""
    game = table(setting)
    length = game.target("native").simulate(40, 1).decisions.mean()
    return max(20, min(most, int(decisions / length)))


def name(setting: Setting) -> str:
    game_id, players, options = setting
    return "-".join([game_id, str(players), *(f"{k}={v}" for k, v in options)])


every_table = pytest.mark.parametrize("setting", list(all_settings()), ids=name)
every_count = pytest.mark.parametrize("setting", list(plain_settings()), ids=name)
every_game = pytest.mark.parametrize("game_id", GAMES)

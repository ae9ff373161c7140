"""Which tables the environments are tested at: every game, its smallest and its largest table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import shamble
import shamble.env
from shamble.env.layout import Array
from shamble.env.registration import register
from tests.tiny import lanterns

shamble.register(lanterns.game)
register()

Table = tuple[str, int]


def tables() -> Iterator[Table]:
    for game in shamble.games():
        for players in sorted({game.players[0], game.players[-1]}):
            yield game.id, players


def name(value: object) -> str:
    return "-".join(map(str, value)) if isinstance(value, tuple) else str(value)


TABLES = list(tables())
every_table = pytest.mark.parametrize("table", TABLES, ids=name)
every_target = pytest.mark.parametrize("target", ["interpreted", "native"])
every_game = pytest.mark.parametrize("game_id", [game.id for game in shamble.games()])
SMALLEST = [(game.id, max(2, game.players[0])) for game in shamble.games() if game.players[-1] > 1]
with_others = pytest.mark.parametrize("table", SMALLEST, ids=name)


def against(table: Table, opponents: str) -> Any:
    """Compiling a heuristic takes long: in soaks for all games, else for the tiny one."""
    cheap = opponents == "random" or table[1] == 1 or table[0] == lanterns.game.id
    return pytest.param(table, opponents, marks=[] if cheap else [pytest.mark.soak])


every_opponent = pytest.mark.parametrize(
    ("table", "opponents"),
    [against(table, opponents) for table in TABLES for opponents in ("random", "hints")],
    ids=name,
)


def some_legal(masks: Array, turn: int) -> Array:
    """For each row of masks a legal action, another one from turn to turn."""
    found = [np.flatnonzero(mask) for mask in masks]
    return np.array([legal[turn % len(legal)] if len(legal) else 0 for legal in found], np.int64)

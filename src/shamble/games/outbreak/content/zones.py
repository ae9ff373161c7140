"""Zones by name, and the four ways out of each. OUT-003 to OUT-005."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Table

COLUMNS = 12  # the largest map: columns A to L
ROWS = 9
ZONES = COLUMNS * ROWS

# OUT-004: column letter and row number, A1 at the top left.
Zone = IntEnum(  # type: ignore[misc]  # a name for each cell, made once
    "Zone",
    {f"{'ABCDEFGHIJKL'[i % COLUMNS]}{1 + i // COLUMNS}": i for i in range(ZONES)},
)


class Way(IntEnum):
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


WAYS = 4
OFFSET = Table([-COLUMNS, 1, COLUMNS, -1])
BACK = Table([Way.SOUTH, Way.WEST, Way.NORTH, Way.EAST])

# How many ways a set of ways holds, and the first of them in the order north, east, south, west.
WAY_COUNT = Table(way_set.bit_count() for way_set in range(16))
FIRST_WAY = Table([0, *((way_set & -way_set).bit_length() - 1 for way_set in range(1, 16))])

BLOCK = 3  # OUT-012: blocks are squares of 3 by 3 zones
BLOCK_OF = Table(
    (i // COLUMNS // BLOCK) * (COLUMNS // BLOCK) + i % COLUMNS // BLOCK for i in range(ZONES)
)


BUILDINGS = "abcdefghijklmnopqrstuvwxyz"  # OUT-010: a building is known by its letter


class Ground(IntEnum):
    """What a cell is; rooms of building a, b, c … are numbered on from ROOM."""

    SOLID = 0
    STREET = 1
    MANHOLE = 2
    ROOM = 3


class Colour(IntEnum):
    """Of doors, spawn markers, objective tokens and keys."""

    RED = 0
    BLUE = 1
    GREEN = 2


COLOURS = 3

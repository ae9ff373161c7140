"""The characters of a crew, and the colours (2.3, 5.2).

A set of one crew's characters is four bits, a set of anybody's is four bits a seat: bit
`4 * seat + character`.
"""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Table


class Character(IntEnum):
    PIN_UP = 0
    TOUGH_GUY = 1
    GUNMAN = 2
    LITTLE_GIRL = 3


class Colour(IntEnum):
    YELLOW = 0
    RED = 1
    BLUE = 2
    GREEN = 3
    BLACK = 4
    BROWN = 5


CHARACTERS = 4
COLOURS = 6
LITTLE_GIRL_COLOURS = 3  # MAL-027: the first three colours own a Little Girl

VALUE = Table([7, 5, 3, 1])
STRENGTH = Table([1, 2, 1, 1])  # MAL-009
VOTES = Table([1, 1, 2, 1])  # MAL-010


def sums(values: tuple[int, ...]) -> Table:
    """For each set of a crew's characters, the sum of their values."""
    crews = range(1 << CHARACTERS)
    return Table(sum(values[c] for c in range(CHARACTERS) if crew >> c & 1) for crew in crews)


VALUE_OF = sums(VALUE)
VOTES_OF = sums(VOTES)

ALL_PIN_UPS = 0x111111
ALL_TOUGH_GUYS = 0x222222

# MAL-025, 026: by player count, the crew each player starts with.
CREW = Table([0, 0, 0, 15, 7, 7, 7])

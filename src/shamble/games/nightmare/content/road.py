"""The road and the players on it."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Table


class Colour(IntEnum):
    RED = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    ORANGE = 4
    PURPLE = 5
    WHITE = 6
    BLACK = 7


COLOURS = 8


class Role(IntEnum):  # NIT-021
    HUMAN = 0
    ZOMBIE = 1
    SAFE = 2


APPROACH = -11  # the rearmost space; the negative ones are open to zombies only (NIT-128)
BEHIND = 11  # how far back a dead aggressor or a risen zombie starts (NIT-127, 133)
QUICK_BEHIND = 6  # with quick_rise
FARTHEST = 120
SPACES = FARTHEST + 1  # humans, walkers and gear: 0 to N
WALKERS = 24
MOST_SPACES = 21  # the longest move is 10 + 2 + 4 + 4 = 20
TOP = 10  # the highest determination card

# The Safe Zone by number of players.
DISTANCE = Table([0, 0, 40, 50, 60, 70, 70, 80, 90])

# Presets: starting bullets, walker spacing, countdown; -1 leaves the option as it is.
PRESET_BULLETS = Table([-1, 3, 0, 0])
PRESET_SPACING = Table([-1, 20, -1, 5])
PRESET_COUNTDOWN = Table([-1, -1, -1, 2])

DETERMINATION_COPIES = 5  # of each card from 1 to 10

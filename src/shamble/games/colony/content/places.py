"""The colony and the six other locations, with their spaces and entrances (2.2)."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Table


class Place(IntEnum):
    """COL-003 to 005: the colony, and the others by their printed number."""

    COLONY = 0
    POLICE_STATION = 1
    GROCERY_STORE = 2
    SCHOOL = 3
    LIBRARY = 4
    HOSPITAL = 5
    GAS_STATION = 6


PLACES = 7
NOWHERE = -1

SPACES = Table([24, 3, 3, 4, 3, 4, 2])  # for survivors (and, in the colony, the helpless)

# Entrances 0 to 5 are the colony's; each other location has one, at its number + 5.
ENTRANCES = 12
COLONY_ENTRANCES = 6
ROOM = Table([3] * 6 + [4, 4, 4, 3, 4, 3])  # for zombies and barricades

MOST_NOISE = 4

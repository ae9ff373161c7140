"""The six locations, numbered as the dice less one (2.2, 5.1)."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Table


class Place(IntEnum):
    RESTROOM = 0
    CACHOU = 1
    TOY_STORE = 2
    PARKING = 3
    SECURITY_HQ = 4
    SUPERMARKET = 5


PLACES = 6

UNLIMITED = 127  # MAL-007: the Parking Lot has no pins

CAPACITY = Table([3, 4, 4, UNLIMITED, 3, 6])

CONDEMNED_AT = 8  # MAL-137: so many zombies close an empty location
ALWAYS_ENTER_AT = 4  # MAL-167: so many are enough at the Supermarket

# MAL-034: by player count, the locations closed from the start (a bit each).
CLOSED_AT_START = Table([0, 0, 0, 1 << Place.CACHOU, 1 << Place.CACHOU, 0, 0])

# MAL-223: by player count, how many living characters end the game.
FEW = Table([0, 0, 0, 4, 4, 4, 6])

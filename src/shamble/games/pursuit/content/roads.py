"""Roads and difficulty: which Locations, which packets, how much HP and Nerve."""

from __future__ import annotations

from shamble.games.pursuit.content.cards import LOCATIONS, NUMBER
from shamble.rules import Grid, Table

# The roads: standard, `short_road`, `alley`.
STANDARD, SHORT_ROAD, ALLEY = 0, 1, 2

# How many Locations of each number a road uses: the first of each number, as listed.
LOCATIONS_OF_NUMBER = ((9, 10, 8, 5), (6, 7, 6, 3), (4, 5, 4, 2))
LOCATION_COUNT = Table(sum(counts) for counts in LOCATIONS_OF_NUMBER)


def stock(counts: tuple[int, ...]) -> list[int]:
    """The Locations of a road in their order, filled up to 32 places."""
    cards = [
        [card for card in range(LOCATIONS) if NUMBER[card] == number][:count]
        for number, count in enumerate(counts)
    ]
    used = [card for group in cards for card in group]
    return used + [-1] * (LOCATIONS - len(used))


STOCK = Grid(stock(counts) for counts in LOCATIONS_OF_NUMBER)

# Locations in packets A, B, C and D of the deck.
PACKETS = Grid([(6, 6, 7, 6), (3, 4, 4, 4), (2, 2, 2, 2)])

ROAD_HP = Table([8, 5, 4])
NERVE_CAP = Table([6, 6, 5])

# What a preset adds to the road's HP: gentle, moderate, standard, cruel.
PRESET_HP = Table([2, 1, 0, -1])

ROW = 7  # cards in a full row
START = 3  # the Player's first index

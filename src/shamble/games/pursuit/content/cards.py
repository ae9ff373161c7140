"""Road cards and Pace cards. A number is the only mechanical content of either."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Table


class Card(IntEnum):
    """The 36 road cards: 32 Locations in the order of their numbers, then the special ones."""

    LOC_OVERPASS = 0
    LOC_CROSSROADS = 1
    LOC_BURNT_ROW = 2
    LOC_CAR_PARK = 3
    LOC_RAIL_CUTTING = 4
    LOC_FLOODED_LANE = 5
    LOC_GLASS_ARCADE = 6
    LOC_STUBBLE_FIELD = 7
    LOC_CHECKPOINT = 8
    LOC_BUS_STOP = 9
    LOC_DOORWAY = 10
    LOC_TRUCK_BED = 11
    LOC_PLAYGROUND = 12
    LOC_HEDGE = 13
    LOC_STAIRWELL = 14
    LOC_UNDERPASS = 15
    LOC_KIOSK = 16
    LOC_CULVERT = 17
    LOC_ALLOTMENT = 18
    LOC_GARAGE = 19
    LOC_CHAPEL = 20
    LOC_BOATHOUSE = 21
    LOC_SCHOOLROOM = 22
    LOC_BARN = 23
    LOC_SIGNAL_BOX = 24
    LOC_LAUNDRY = 25
    LOC_GREENHOUSE = 26
    LOC_CELLAR = 27
    LOC_VAULT = 28
    LOC_LIGHTHOUSE = 29
    LOC_ATTIC = 30
    LOC_CABIN = 31
    DAY_1 = 32
    NIGHT_1 = 33
    DAY_2 = 34
    EVAQ = 35


LOCATIONS = 32

# PUR-009: the recovery number of each road card; the special ones show none.
NUMBER = Table([0] * 9 + [1] * 10 + [2] * 8 + [3] * 5 + [0] * 4)


class Pace(IntEnum):
    """The five Pace cards."""

    PACE_1 = 0
    PACE_2A = 1
    PACE_2B = 2
    PACE_3 = 3
    PACE_4 = 4


PACES = 5

# The number on each Pace card: how far a Move goes, how much Nerve a Rest restores.
PACE_NUMBER = Table([1, 2, 2, 3, 4])

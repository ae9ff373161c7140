"""The four kinds of zombie and the 42 zombie cards. 2.3 and 5.2 of the rule book."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Grid, Table


class Zombie(IntEnum):
    """In the order in which they are hit and in which they act (OUT-089, OUT-167)."""

    WALKER = 0
    FATTY = 1
    ABOMINATION = 2
    RUNNER = 3


KINDS = 4
FIGURES = Table([40, 8, 1, 16])
TOUGHNESS = Table([1, 2, 3, 1])
EXPERIENCE = Table([1, 1, 5, 1])
ALL_KINDS = 15  # a bit for each


class Level(IntEnum):
    """Danger levels, by experience (OUT-153)."""

    BLUE = 0
    YELLOW = 1
    ORANGE = 2
    RED = 3


LEVEL_FROM = Table([0, 7, 19, 43])


class Sort(IntEnum):
    SPAWN = 0
    EXTRA_TURN = 1
    MANHOLE = 2


# Blue, yellow, orange, red; X marks an extra turn, M a manhole card.
CARD_LINES = """
0    2R   2R   5W
1W   1W   6W   7W
1W   1R   1F   4R
2W   3W   4W   2R
0    4W   2F   5W
1W   1W   3R   7W
1W   2W   2W   4R
2W   3W   4W   2F
0    4W   2R   5W
1W   1W   3R   7W
1W   1R   1R   4F
1F   3W   4W   2R
0    2R   2R   5W
1W   1W   6W   7W
1W   1R   1F   4R
2W   3W   4W   2R
0    4W   2F   5W
1W   1W   3R   7W
1W   2W   2W   4R
2W   3W   4W   2F
0    4W   2R   5W
1W   1W   3R   7W
1W   1R   1R   4F
1F   3W   4W   2R
1W   2R   5W   3F
1W   2W   3W   7W
2W   2W   3R   4F
2W   1A   2R   5W
1W   4W   1A   6W
1W   2W   6W   1A
1R   1R   3W   8W
1F   3W   2F   5W
1W   2R   5W   3R
1W   2W   3R   7W
1R   1F   3W   4R
1A   3W   2R   5W
0    XW   XW   XW
0    XW   XW   XW
0    XF   XF   XF
0    XR   XR   XR
1WM  2WM  1FM  1RM
1WM  1RM  2WM  1FM
"""
CARD_ROWS = [line.split() for line in CARD_LINES.strip().splitlines()]
CARDS = len(CARD_ROWS)
LETTER = {"W": Zombie.WALKER, "F": Zombie.FATTY, "A": Zombie.ABOMINATION, "R": Zombie.RUNNER}

Card = IntEnum("Card", {f"Z{i + 1:02d}": i for i in range(CARDS)})  # type: ignore[misc]

CARD_ZOMBIE = Grid([LETTER.get(cell[1:2], Zombie.WALKER) for cell in row] for row in CARD_ROWS)
CARD_COUNT = Grid([int(cell[0]) if cell[0] != "X" else 0 for cell in row] for row in CARD_ROWS)
CARD_SORT = Table(
    Sort.EXTRA_TURN if row[3][0] == "X" else Sort.MANHOLE if row[3][-1] == "M" else Sort.SPAWN
    for row in CARD_ROWS
)

EASY_DECK = 35  # `deck=easy` leaves out the cards from z36 on

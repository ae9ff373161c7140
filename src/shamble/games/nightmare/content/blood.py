"""Blood cards."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Table


class Blood(IntEnum):
    """What a blood card shows when it is revealed; the marked ones belong to the expansion."""

    INFECTED = 0
    CLEAN = 1
    MARKED_INFECTED = 2
    MARKED_CLEAN = 3
    MARKED_INCUBATING = 4


class Verdict(IntEnum):
    INFECTED = 0
    CLEAN = 1
    INCUBATING = 2


BLOODS = 5
BLOOD_CARDS = 42
BLOOD_SHUFFLES = 6  # so many are remembered at a time: see `rules.shuffles`
BURIED = 48  # and so many cards that left the table unseen
PILE = -1  # where a card discarded unseen lies until a shuffle takes it in
BLOOD_SET = Table([0, 0, 1, 1, 1])
BLOOD_COPIES = Table([9, 15, 7, 5, 6])
BLOOD_KIND = Table([0, 1, 0, 1, 2])
DRAWN = 5  # the value of the option `countdown` that draws the counters

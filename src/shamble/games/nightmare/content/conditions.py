"""Condition cards: what a human needs besides standing on the Safe Zone, confirmed."""

from __future__ import annotations

from enum import IntEnum

from shamble.rules import Table


class Condition(IntEnum):
    LIVE_ROUNDS = 0
    ARMED = 1
    NOT_ALONE = 2
    LEFT_BEHIND = 3
    SIGNAL_FLARE = 4
    AVENGER = 5
    HOLD_POSITION = 6
    GATE_SEARCH = 7
    QUARANTINE = 8
    TOLL = 9
    WITNESS = 10
    FACE_THE_DEAD = 11


CONDITIONS = 12
FIRST_CONDITION = 44  # the first of them among the event cards

TASK = Table([0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1])  # NIT-197: else a gate
EXCLUSIVE = Table([0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0])  # NIT-196
NEEDS_OTHER_HUMAN = Table([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0])  # NIT-199

BACK = 8  # left_behind: the errand lies so many spaces back
AHEAD = 12  # signal_flare: so many ahead
LIVE = 2  # live_rounds: bullets to hold
DEBT = 2  # avenger: zombies to kill
TOLL = 3  # bullets to pay

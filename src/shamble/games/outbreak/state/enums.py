"""Small sets of things that rules and words speak of: options, endings, seats, sources."""

from __future__ import annotations

from enum import IntEnum


class Option(IntEnum):
    """Where each option lies in `s.options`, in the order of the declaration."""

    MISSION = 0
    PRESET = 1
    SIGHT_FIRST = 2
    SPLIT_ALL = 3
    TYPED_AMMO = 4
    MASK_PREVENTS_ONLY = 5
    FREE_REARRANGE = 6
    FREE_EQUIP = 7
    SHORTAGE = 8
    TURN_ORDER = 9
    CREW = 10
    DEAL = 11
    START = 12
    ZOMBIES_HOLD = 13
    SEARCH_CLEAR = 14
    FRIENDLY_FIRE = 15
    DECK = 16
    STOCKED = 17
    SURVIVORS = 18
    IRON_TEAM = 19
    ROUND_LIMIT = 20
    CARRY_OVER = 21


class Ending(IntEnum):
    WON = 1
    WIPED_OUT = 2  # OUT-241
    OUT_OF_TIME = 3  # OUT-246a, and a mission's own limit
    TOO_FEW = 4  # `team_below`
    FIRST_DEATH = 5  # `iron_team`


class Standing(IntEnum):
    """Where a survivor is."""

    ABSENT = 0
    ON_BOARD = 1
    DEAD = 2
    ESCAPED = 3


class Car(IntEnum):
    CAR_1 = 0
    CAR_2 = 1
    CAR_3 = 2
    CAR_4 = 3


class CarSeat(IntEnum):
    DRIVER = 0
    PASSENGER_1 = 1
    PASSENGER_2 = 2
    PASSENGER_3 = 3


CAR_SEATS = 4


class Reroll(IntEnum):
    """Where a re-roll comes from; ammo is always the last (OUT-104)."""

    TRY_AGAIN = 0
    REROLL_TURN = 1
    AMMO = 2


class Attack(IntEnum):
    MELEE = 0
    RANGED = 1
    RUN_OVER = 2


class Token(IntEnum):
    """Objective tokens, in the order of the mission."""

    TOKEN_1 = 0
    TOKEN_2 = 1
    TOKEN_3 = 2
    TOKEN_4 = 3
    TOKEN_5 = 4
    TOKEN_6 = 5
    TOKEN_7 = 6
    TOKEN_8 = 7
    TOKEN_9 = 8
    TOKEN_10 = 9


class Lure(IntEnum):
    """Why a horde goes where it goes (OUT-173, 178, 183, 184)."""

    NOISE = 0
    SIGHT = 1
    NEARBY = 2  # the noisiest survivor it can reach
    BEHIND_DOORS = 3  # as if all doors were open
    RUCKUS = 4


class Source(IntEnum):
    """Where a card that is being placed comes from."""

    DECK = 0
    POLICE_CAR = 1
    GIVEN = 2


class Once(IntEnum):
    """What a survivor may do once in a turn; bits of `s.used`."""

    REROLL_TURN = 1
    SECOND_PICK = 2
    FALLEN = 4
    RUCKUS = 8
    RALLY = 16
    PATCH_UP = 32

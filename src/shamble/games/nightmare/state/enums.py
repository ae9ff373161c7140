"""Small types that the rules of Nightmare speak in."""

from __future__ import annotations

from enum import IntEnum

from shamble.games.nightmare.content.road import APPROACH, FARTHEST, MOST_SPACES

SEATS = 8
Space = range(APPROACH, FARTHEST + 1)  # in events; rules count from 0: see `space_id`
Spaces = range(MOST_SPACES)
Bullets = range(1000)


class Option(IntEnum):
    """Where each option lies in `s.options`, in the order of the declaration."""

    DISTANCE = 0
    START_BULLETS = 1
    START_WEAPON = 2
    WALKER_SPACING = 3
    COUNTDOWN = 4
    VICTORY_MODE = 5
    PRESET = 6
    NIGHTMARE = 7
    NM_EVENTS = 8
    NM_BLOOD = 9
    PVP = 10
    PVP_UNARMED_READING = 11
    PVP_GUNFIRE_DRAWS = 12
    PVP_TARGET_ENGAGES = 13
    PVP_JOIN_COUNTS = 14
    PATIENT_ZERO = 15
    SOLO = 16
    RESTLESS_WALKERS = 17
    BARTER = 18
    MAX_ROUNDS = 19


class Ending(IntEnum):
    ESCAPED = 1
    GATE_CLOSED = 2
    OVERRUN = 3
    NO_ONE_LEFT = 4
    OUT_OF_TIME = 5


class Phase(IntEnum):  # NIT-024
    SETUP = 0
    MOVEMENT = 1
    EVENTS = 2
    COMBAT = 3
    BETRAYAL = 4
    ZOMBIES = 5
    BLOOD = 6
    CHECK = 7


class Draw(IntEnum):
    """What a determination card is drawn for."""

    ORDER = 0
    MOVE = 1
    AMOUNT = 2
    FATE = 3
    DODGE = 4
    MELEE = 5
    TIE = 6
    COUNTDOWN = 7
    NEAREST = 8
    PATIENT_ZERO = 9


class Foe(IntEnum):
    """Who a human fights: a zombie player by seat, or one of these."""

    WALKER = 8
    EVENT_ZOMBIE = 9
    HUMAN = 10

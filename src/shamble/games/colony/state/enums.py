"""The small words of Colony's rules: dice, entrances, options, phases, what a choice is for."""

from __future__ import annotations

from enum import IntEnum


class Die(IntEnum):
    """The faces of an action die; a rule's number is one less than the face."""

    D1 = 0
    D2 = 1
    D3 = 2
    D4 = 3
    D5 = 4
    D6 = 5


class Entrance(IntEnum):
    """Of the colony."""

    E1 = 0
    E2 = 1
    E3 = 2
    E4 = 3
    E5 = 4
    E6 = 5


class Way(IntEnum):
    """Of an option on a crossroads card."""

    FIRST = 0
    SECOND = 1
    THIRD = 2


class Option(IntEnum):
    """Where each option lies in `s.options`, in the order of the declaration."""

    MODE = 0
    OBJECTIVE = 1
    HARDCORE = 2
    BETRAYAL = 3
    NO_BETRAYER = 4
    FAMILY = 5
    ELIMINATION = 6
    FIRST_GAME = 7
    SPACE_FIRST = 8
    THEFT = 9
    ATTRACT_UPTO = 10
    THRESHOLD_ALL = 11
    FP_VOTE = 12
    NOISE_COIN = 13
    GENERAL_ONLY = 14


class Mode(IntEnum):
    AUTO = 0
    HIDDEN = 1
    COOP = 2
    DUEL = 3


class Ending(IntEnum):
    """Section 8."""

    ACHIEVED = 1
    ROUNDS_OUT = 2
    MORALE_LOST = 3
    STOVE_OUT = 4
    ALL_ELIMINATED = 5


class Standing(IntEnum):
    """Of a player."""

    MEMBER = 0
    EXILE = 1
    OUT = 2


class Face(IntEnum):
    """Of the exposure die (COL-229 to 233)."""

    BLANK = 0
    WOUND = 1
    FROSTBITE = 2
    BITTEN = 3


class Phase(IntEnum):
    SETUP = 0
    TURNS = 1
    COLONY = 2


class Doing(IntEnum):
    """The action that modifiers are declared for (COL-130)."""

    NOTHING = 0
    ATTACK = 1
    STRIKE = 2
    SEARCH = 3
    BARRICADE = 4
    CLEAN = 5


class Happened(IntEnum):
    """Bits of `s.happened`: what an event trigger may be about (COL-076)."""

    MOVED = 1
    SEARCHED = 2
    HEALED = 4
    WEAPON_USED = 8
    ADDED_WITH_HELPLESS = 16
    CLEANED = 32
    ATE = 64


class Whom(IntEnum):
    """Which survivors a choice is among. `rules/choosing.py` says what each means."""

    OWN = 0
    OWN_AT_COLONY = 1
    OWN_AT_GROCERY = 2
    OWN_AT_LIBRARY = 3
    OWN_OUTSIDE = 4
    OWN_OUTSIDE_AMONG_ZOMBIES = 5
    FOLLOWER = 6
    ANY = 7
    TARGET = 8
    HEALED_BY_CARD = 9
    HURT_BESIDE = 10
    HURT_AT_COLONY = 11
    HURT = 12
    LOVER = 13
    OTHER_LOVER = 14
    BESIDE_EXILE = 15
    EXILE_BESIDE = 16
    SHEEP = 17
    WATCHER = 18
    SOLDIERS_NEIGHBOUR = 19
    PATIENT = 20
    OUT_OF_HOSPITAL = 21
    SWAPPED = 22
    RECEIVER = 23
    LAMP_BEARER = 24
    WATCHED = 25
    WAITING = 26
    GROUP = 27


class Purpose(IntEnum):
    """What a choice is for: the words of the prompt."""

    EQUIP = 0
    HEAL = 1
    WOUND = 2
    FROST = 3
    EXPOSE = 4
    PLACE = 5
    STRIKE = 6
    GIVE_AWAY = 7
    TAKE_OVER = 8
    HOLD_BACK = 9
    NEW_LEADER = 10
    HAND_OVER = 11
    ATTACK = 12
    ARREST = 13
    KILL_ZOMBIE = 14
    BARRICADE = 15
    TAKE_ZOMBIE = 16
    PUT_ZOMBIE = 17
    REMOVE_ZOMBIE = 18
    SPEND = 19
    RAISE = 20
    LOWER = 21
    REROLL = 22
    SET_VALUE = 23
    KEEP = 24
    BOTTOM = 25
    FETCH = 26
    DISCARD = 27
    LOSE = 28
    OFFER = 29
    PUT_IN = 30
    KEEP_ONE = 31
    TAKE = 32
    EAT = 33
    DRILL = 34
    GIFT = 35
    FROM = 36
    PEEK = 37
    SHOOT = 38
    NOISE = 39
    ENTER = 40
    LOOK = 41
    STEAL = 42
    MEDICINE = 43
    PILL = 44
    SPECIMEN = 45
    END_CARD = 46
    SWAP_CRISES = 47
    RESCUE = 48
    AMOUNT_ZOMBIES = 49
    AMOUNT_FOOD = 50
    WHICH = 51
    BESIDE = 52
    SWAP_OUT = 53
    SWAP_IN = 54
    INPUT = 55
    DRILL_FIRST = 56
    SLED_FIRST = 57
    ENTER_FIRST = 58
    DRAW_FIRST = 59

"""Why Outbreak refuses an action: each reason, and the rule that says so."""

from __future__ import annotations

from shamble.rules import Refusals, refuses


class Why(Refusals):
    GAME_OVER = 240
    NOT_YOUR_TURN = 39
    UNKNOWN_ACTION = 29
    CANNOT_START = 26
    NOT_IN_POOL = 28
    NOT_CHOSEN = 31
    NO_ACTIONS = 32
    NO_SKILL = 35
    NOT_ADJACENT = 41
    HELD_BACK = 42
    WAY_BLOCKED = 46
    IN_CAR = 47
    OUTDOORS = 48
    ALREADY_SEARCHED = 49
    ZOMBIES_HERE = 51
    HANDS_FULL = 57
    NO_SLOT = 58
    NO_RECIPE = 60
    PART_MISSING = 61
    AAAAH = 63
    NOTHING_TO_DRAW = 65
    NO_CLOSER = 67
    NO_DOOR = 68
    NO_OPENER = 69
    NO_OPEN_DOOR = 71
    LOCKED = 75
    NO_PARTNER = 78
    SAME_CARDS = 79
    NO_SWAP = refuses("083a")
    REFUSED_BEFORE = refuses("083b", 1083)
    NOTHING_THERE = 84
    NO_GUN = 86
    OUT_OF_RANGE = 87
    NO_TARGET = 88
    WRONG_ORDER = 89
    HUMANS_FIRST = 92
    NOT_THERE = 93
    NO_PAIR = 100
    NO_AMMO = 102
    REROLL_SPENT = 104
    UNLOADED = 106
    NOTHING_TO_RELOAD = 108
    NO_MELEE = 111
    NO_MOLOTOV = 117
    NO_SUPPLY = 123
    NOT_IN_CAR = 124
    NO_TOKEN = 126
    NO_REWARD = 128
    NO_SUCH_SLOT = 130
    NO_CARD_THERE = 142
    WOUND_CARD = 144
    MASK_NOT_NOW = 147
    MASK_NOT_WORN = 148
    NOT_ORANGE = 156
    NOT_RED = 157
    NOT_IN_ZONE = 170
    NO_SUCH_WAYS = 189
    NO_SUCH_WAY = 193
    NO_ROOM_IN_CAR = 220
    SEAT_TAKEN = 221
    NOT_DRIVING = 222
    NOT_DRIVABLE = 223
    NO_CAR_HERE = 231
    NOTHING_IN_CAR = 232
    NOT_FROM_CAR = 234

"""Why Nightmare refuses an action: each reason, and the rule that says so."""

from __future__ import annotations

from shamble.rules import Refusals, refuses


class Why(Refusals):
    GAME_OVER = 26
    NOT_YOUR_TURN = refuses("023a")
    UNKNOWN_ACTION = refuses("023a", 24)
    COLOUR_TAKEN = refuses("023a", 25)
    NOT_SO_FAR = 31
    ONE_DIRECTION = 32
    END_OF_ROAD = 33
    NOT_LYING_HERE = 42
    NOTHING_TO_CHOOSE = 60
    TOO_MANY_BULLETS = 63
    NO_SUCH_ZOMBIE = 65
    NO_CHALLENGE = 72
    NOT_HERE = 91
    CONFIRMED = 94
    ALREADY_ATTACKED = 95
    NO_BULLET_FOR_THAT = 104
    NOT_AN_AGGRESSOR = 111
    TOO_NEAR = 133
    ZOMBIE_NOT_SO_FAR = refuses(144, says="not_so_far")
    HUMAN_IN_THE_WAY = 145
    ZOMBIE_LIMITS = 147
    MAY_NOT_BE_ATTACKED = 148
    NOT_HELD = 152
    TWO_WEAPONS = 153
    CANNOT_GIVE = 156
    NOT_YOUR_BLOOD = 165
    DOES_NOT_FIT = 188
    CANNOT_PAY = 204

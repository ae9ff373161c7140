"""Why Mall refuses an action: each reason, and the rule that says so."""

from __future__ import annotations

from shamble.engine.kinds import Refusals


class Why(Refusals):
    NOT_AN_OPTION = 233
    GAME_OVER = 225
    NOT_YOUR_TURN = 233
    UNKNOWN_ACTION = 233
    FULL = 6
    CLAIMS_OFF = 24
    ALREADY_PLACED = 36
    NOT_ON_THE_DICE = 38
    CLOSED_IN_SETUP = 40
    NOBODY_THERE = 57
    MUST_VOTE = 60
    NOT_A_VICTIM = 64
    OUTSIDE_THE_TIE = 66
    BETWEEN_VOTES = 71
    OUTSIDERS_THREAT = 77
    THREAT_IN_VAIN = 79
    NOT_NOW = 82
    NOT_LOOKED_AT = 90
    NOT_A_GIFT = 92
    MUST_GIVE = 94
    NOT_A_RECEIVER = 95
    ALREADY_SEEN = 117
    NO_COVERED_DICE = 120
    CLOSED = 126
    ALL_THERE = 128
    MUST_MOVE = 143
    NOT_A_MOVER = 144
    NO_ROOM = 151
    NOT_A_SPRINTER = 152
    NOT_PRESENT = 171
    HARDWARE_OUTSIDE = 177
    FOUR_AT_THE_SUPERMARKET = 178
    NO_ZOMBIE = 185
    CANNOT_HIDE = 186
    ALREADY_HIDDEN = 193
    ONLY_HIDDEN = 194
    ELIMINATED = 212
    CLOSED_TO_ZOMBIES = 218
    NO_ABSTENTION = 235
    SAME_DESTINATION = 236
    ATTACK_IS_OFF = 237

"""Why Colony refuses an action: each reason, and the rule that says so."""

from __future__ import annotations

from shamble.rules import Refusals, refuses


class Why(Refusals):
    GAME_OVER = 308
    NOT_YOUR_TURN = 66
    UNKNOWN_ACTION = 102
    USED_THIS_ROUND = 24
    NOT_DEALT = 45
    NOT_TO_LEAD = refuses(47, says="not_dealt")
    NO_SUCH_DIE = 64
    ONLY_AT_TURN_START = 72
    OPTION_IMPOSSIBLE = 84
    NO_ATTACHMENT = 94
    DIE_TOO_LOW = 98
    NOT_YOUR_SURVIVOR = 101
    NO_ZOMBIE_THERE = 105
    NO_ZOMBIE_TO_KILL = refuses(110, says="no_zombie_there")
    NO_TARGET = 117
    NO_SEARCH_HERE = 122
    DECK_EMPTY = 124
    NO_EMPTY_SPACE = 137
    NOT_AT_COLONY = 138
    NO_WASTE = 140
    NOTHING_TO_ATTRACT = 143
    DIE_TOO_LOW_FOR_ABILITY = refuses(146, says="die_too_low")
    WRONG_PLACE = 147
    NOT_AVAILABLE = 150
    CARD_NOT_HELD = 152
    NO_MEDICINE = 153
    WRONG_KIND_OF_CARD = 154
    MUST_CHOOSE = 157
    NO_EFFECT = 158
    CANNOT_HEAL = refuses(159, says="not_a_target")
    NOT_EQUIPMENT = refuses(160, says="wrong_kind_of_card")
    NO_FUEL = 164
    NO_ROOM = 166
    NOT_EQUIPPED = 168
    EXILED = 172
    OBJECTIVE_TAKES_NONE = 173
    STARTER_CARD = 174
    NO_CRISIS = refuses("176a")
    MOVED_ALREADY = 177
    NO_SPACE = 178
    EXILE_TO_COLONY = 180
    NO_FOOD = 183
    DIE_AT_SIX = 184
    EXILE_FOOD = 186
    NOBODY_TO_ASK = 188
    CANNOT_PLAY_NOW = 193
    REFUSED_ALREADY = 194
    CANNOT_HAND_OVER = refuses(197, says="not_equipped")
    NOBODY_AROUND = refuses("197", 1197, says="nobody_to_take_it")
    NOBODY_TO_TAKE_IT = refuses("199a")
    NO_EXILE_VOTE = 200
    VOTE_CALLED = 201
    NOT_NOMINABLE = 203
    NOT_TO_LEAVE = 214
    CANNOT_SWAP = refuses(216, says="not_a_target")
    NO_SURVIVORS_LEFT = refuses("264a")
    NOT_A_TARGET = 328
    NO_LASTING_RULE = 329
    CARD_FORBIDS = 330

"""Why Pursuit refuses an action: each reason, and the rule that says so."""

from __future__ import annotations

from shamble.engine.kinds import Refusals, refuses


class Why(Refusals):
    GAME_OVER = 110
    NOT_YOUR_TURN = 1
    UNKNOWN_ACTION = 29
    SECOND_WALK = refuses(13, says="card_not_held")
    CARD_NOT_HELD = 27
    NO_ROOM = 33
    SLEEP_ON_ZERO = 63

"""What each action is worth, found by playing on in imagined worlds. See `bots.search`.

Instantiated for each game like `entry_native`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

if TYPE_CHECKING:
    from shamble.engine.language.chance import first_luck
    from shamble.engine.runtime.loop import imagine, payoffs_and_ranks, play_on, step_once

    MOST: int
    SEATS: int
    KINDS: int

Array = Any
EVERY_SEAT = -1  # all of them play on by the heuristic


@njit(nogil=True, cache=True)
def weigh(
    seen: Array,
    player: int,
    actions: Array,
    luck: int,
    first: int,
    worlds: int,
    limit: int,
    room: Array,
    wins: Array,
    payoffs: Array,
) -> None:
    """Add up, for each action, how often its player won and what it got in worlds `first` ….

    Every action is tried in the same worlds with the same luck, so that only the action differs.
    """
    out: Array = np.zeros(MOST + 1, np.int64)
    kinds: Array = np.zeros(KINDS, np.int64)
    results: Array = np.zeros((SEATS, 2), np.int64)
    for w in range(worlds):
        room[0] = seen[0]
        world = first_luck(luck, first + w)
        imagine(room[0], player, world, out)
        for i in range(len(actions)):
            room[1] = room[0]
            if step_once(room[1], player, actions[i]) == 0:
                play_on(room[1], world, EVERY_SEAT, limit, out, room[2], kinds)
                payoffs_and_ranks(room[1], results)
                wins[i] += results[player][1] == 1
                payoffs[i] += results[player][0]

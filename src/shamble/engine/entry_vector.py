"""One seat of many games at once, the others played by a policy. See `env.vector`.

Instantiated for each game like `entry_native`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

if TYPE_CHECKING:
    from shamble.engine.chance import first_luck, set_key
    from shamble.engine.loop import (
        begin,
        dense,
        flatten,
        options,
        others_play,
        payoffs_and_ranks,
        redact,
        step_once,
    )

    MOST: int
    SEATS: int

Array = Any


@njit(nogil=True, cache=True)
def start(
    states: Array,
    blank: Array,
    which: Array,
    seed: int,
    numbers: Array,
    seat: int,
    policy: int,
    luck: Array,
    room: Array,
) -> None:
    """Begin game `numbers[i]` of the seed in every place that `which` marks."""
    out: Array = np.zeros(MOST + 1, np.int64)
    for i in range(len(states)):
        if which[i]:
            states[i] = blank[0]
            set_key(states[i], seed, numbers[i])
            begin(states[i])
            lucky = first_luck(seed, numbers[i])
            luck[i] = others_play(states[i], seat, lucky, policy, out, room[0])


@njit(nogil=True, cache=True)
def act(
    states: Array,
    which: Array,
    actions: Array,
    seat: int,
    policy: int,
    luck: Array,
    refused: Array,
    room: Array,
) -> None:
    """Take the seat's action in every place that `which` marks; the others play on."""
    out: Array = np.zeros(MOST + 1, np.int64)
    for i in range(len(states)):
        refused[i] = 0
        if which[i]:
            refused[i] = step_once(states[i], seat, actions[i])
            luck[i] = others_play(states[i], seat, luck[i], policy, out, room[0])


@njit(nogil=True, cache=True)
def look(
    states: Array, seat: int, rows: Array, masks: Array, rewards: Array, over: Array, room: Array
) -> None:
    """What the seat sees, may do, has earned; and whether the game is over."""
    out: Array = np.zeros(MOST + 1, np.int64)
    results: Array = np.zeros((SEATS, 2), np.int64)
    for i in range(len(states)):
        redact(states[i], seat, room[0])
        flatten(room[0], rows[i])
        for k in range(masks.shape[1]):
            masks[i][k] = 0
        for k in range(options(states[i], seat, out)):
            masks[i][dense(out[1 + k])] = 1
        over[i] = states[i].over != 0
        rewards[i] = 0
        if over[i]:
            payoffs_and_ranks(states[i], results)
            rewards[i] = results[seat][0]

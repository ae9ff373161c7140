"""One seat of many games at once, the others played by a policy. See `env.vector_env`.

Instantiated for each game like `entry_native`. All that happens to a game in a step happens in one
pass, so that the rules are compiled once and a state is in the cache when it is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

if TYPE_CHECKING:
    from shamble.engine.chance import first_luck, next_luck, pick, set_key
    from shamble.engine.loop import (
        answer,
        begin,
        choose,
        code_of,
        dense,
        flatten,
        options,
        owes,
        payoffs_and_ranks,
        redact,
        why_not,
    )

    MOST: int
    SEATS: int

Array = Any


@njit(nogil=True, cache=True)
def step(
    states: Array,
    blank: Array,
    seed: int,
    seat: int,
    policy: int,
    stride: int,
    unknown: int,
    talk: Array,
    fresh: Array,
    numbers: Array,
    luck: Array,
    actions: Array,
    room: Array,
    rows: Array,
    masks: Array,
    truth: Array,
    rewards: Array,
    over: Array,
    refused: Array,
) -> None:
    """Take the seat's action in every game, let the others play on, and look at what there is.

    A game whose end was told in the last step is `fresh`: instead of an action it begins anew,
    as game `numbers[i]` of the seed. `truth` is filled if it has room for it.
    """
    out: Array = np.zeros(MOST + 1, np.int64)
    results: Array = np.zeros((SEATS, 2), np.int64)
    for i in range(len(states)):
        s, begun, code, cursor = states[i], fresh[i], -1, -1
        refused[i] = 0
        if begun:
            states[i] = blank[0]
            set_key(s, seed, numbers[i])
            begin(s)
            luck[i] = first_luck(seed, numbers[i])
            numbers[i] += stride
        elif s.over == 0:
            code = code_of(actions[i])
            if code < 0 or talk[actions[i]]:  # talk answers nothing
                refused[i] = unknown
            else:
                refused[i] = why_not(s, seat, code)
            if refused[i] != 0:
                code = -1
        # The seat's answer, then those of the others in the order of `loop.others_play`: one call
        # to `answer` for all of them, since each call is a copy of the rules to compile.
        while code >= 0 or (s.over == 0 and s.to_act != 1 << seat):
            who = seat
            if code < 0:
                cursor = (cursor + 1) % s.players
                while cursor == seat or not owes(s, cursor):
                    cursor = (cursor + 1) % s.players
                who = cursor
                luck[i] = next_luck(luck[i])
                code = choose(s, who, luck[i], policy, out, room[0])
            answer(s, who, code)
            code = -1
        over[i] = s.over != 0 and not begun  # an end that came at once is told one step later
        fresh[i] = over[i]
        redact(s, seat, room[0])
        flatten(room[0], rows[i])
        if truth.shape[1] > 0:
            flatten(s, truth[i])
        for k in range(masks.shape[1]):
            masks[i][k] = 0
        for k in range(options(s, seat, out)):
            masks[i][dense(out[1 + k])] = 1
        rewards[i] = 0
        if over[i]:
            payoffs_and_ranks(s, results)
            rewards[i] = results[seat][0]


@njit(nogil=True, cache=True)
def any_legal(masks: Array, luck: Array, actions: Array) -> None:
    """One of the actions that each mask allows, every one equally likely; 0 where there is none."""
    for i in range(len(masks)):
        count = 0
        for k in range(masks.shape[1]):
            count += masks[i][k]
        luck[i] = next_luck(luck[i])
        left = pick(luck[i], count)
        actions[i] = 0
        for k in range(masks.shape[1]):
            if masks[i][k] == 1:
                if left == 0:
                    actions[i] = k
                left -= 1

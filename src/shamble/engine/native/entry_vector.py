"""Many games at once: one seat, the others played by a policy, or all seats. See `env.many_games`.

Instantiated for each game like `entry_native`. A game is played on and looked at in one go, while
its record is at hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

if TYPE_CHECKING:
    from shamble.engine.language.chance import first_luck, next_luck, pick, set_key
    from shamble.engine.language.rule import lowest
    from shamble.engine.runtime.loop import (
        answer,
        begin,
        choose,
        code_of,
        flatten,
        observe,
        options,
        owes,
        pay,
        why_not,
    )

    MOST: int
    SEATS: int

Array = Any
EVERY = -1  # instead of a seat: all of them are the agent's
BLOCK = 64  # places of a mask that are counted together


@njit(nogil=True, cache=True)
def step(
    states: Array,
    blank: Array,
    seed: int,
    seat: int,
    policy: int | None,
    stride: int,
    unknown: int,
    talk: Array,
    room: Array,
    fresh: Array,
    numbers: Array,
    luck: Array,
    actions: Array,
    acting: Array,
    rows: Array,
    masks: Array,
    truth: Array,
    rewards: Array,
    payoffs: Array,
    over: Array,
    refused: Array,
) -> None:
    """Take the seat's action in every game, let the others play on, and look at what there is.

    A game whose end was told in the last step is `fresh`: instead of an action it begins anew. Talk
    answers nothing, and is refused like what is no action at all. Without a `policy` the others
    play at random, and no heuristic is compiled. `acting` is the seat that looks, and acts next: if
    `EVERY` seat is the agent's, the first that owes an answer, and at the end who answered last.
    """
    out: Array = np.zeros(MOST + 1, np.int64)
    results: Array = np.zeros((SEATS, 2), np.int64)
    seen = room[0]
    for i in range(len(states)):
        s = states[i]
        begun, code, cursor = fresh[i], -1, -1
        refused[i] = 0
        if begun:
            states[i] = blank[0]
            set_key(s, seed, numbers[i])
            begin(s)
            luck[i] = first_luck(seed, numbers[i])
            numbers[i] += stride
            acting[i] = max(seat, 0)
        elif s.over == 0:
            code = code_of(actions[i])
            if code < 0 or talk[actions[i]]:
                refused[i] = unknown
            else:
                refused[i] = why_not(s, acting[i], code)
            if refused[i] != 0:
                code = -1
        while code >= 0 or (seat != EVERY and s.over == 0 and s.to_act != 1 << seat):
            who = acting[i]
            if code < 0:
                cursor = (cursor + 1) % s.players
                while cursor == seat or not owes(s, cursor):
                    cursor = (cursor + 1) % s.players
                who = cursor
                luck[i] = next_luck(luck[i])
                if policy is None:
                    code = out[1 + pick(luck[i], options(s, who, out))]
                else:
                    code = choose(s, who, luck[i], policy, out, seen)
            answer(s, who, code)
            code = -1
        over[i] = s.over != 0 and not begun  # an end at once is told a step later
        fresh[i] = over[i]
        if seat == EVERY and s.over == 0:
            acting[i] = lowest(s.to_act)
        observe(s, acting[i], out, seen, rows[i], masks[i])
        if truth.shape[1] > 0:
            flatten(s, truth[i])
        rewards[i] = pay(s, acting[i], over[i], results, payoffs[i])


@njit(nogil=True, cache=True)
def any_legal(masks: Array, luck: Array, actions: Array) -> None:
    """One of the actions that each mask allows, every one equally likely; 0 where there is none."""
    width = masks.shape[1]
    for i in range(len(masks)):
        mask = masks[i]
        luck[i] = next_luck(luck[i])
        left = pick(luck[i], mask.sum())
        at, here = 0, mask[:BLOCK].sum()
        while at < width and here <= left:
            left -= here
            at += BLOCK
            here = mask[at : at + BLOCK].sum()
        while at < width and (mask[at] == 0 or left > 0):
            left -= mask[at]
            at += 1
        actions[i] = at if at < width else 0

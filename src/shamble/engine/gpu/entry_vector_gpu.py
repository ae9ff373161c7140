"""Many games at once on a GPU, a game for each thread. See `env.gpu_env`.

The twin of `entry_vector`; all arrays stay on the device.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda, int64

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
        owes,
        pay,
        why_not,
    )

    RECORD: Any  # the state as a numba type
    MOST: int
    SEATS: int

Array = Any
ROOM = MOST + 1
EVERY = -1  # instead of a seat: all of them are the agent's


@cuda.jit(cache=True)
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
    acting: Array,
    rows: Array,
    masks: Array,
    truth: Array,
    rewards: Array,
    payoffs: Array,
    over: Array,
    refused: Array,
) -> None:
    """As `entry_vector.step`, with room for one redacted record in every thread.

    The seat's answer and those of the others are one call to `answer`: each call is a copy of the
    rules to compile.
    """
    out = cuda.local.array(ROOM, int64)
    results = cuda.local.array((SEATS, 2), int64)
    own = cuda.local.array(1, RECORD)
    seen = cuda.local.array(1, RECORD)
    s = own[0]
    for i in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        begun, code, cursor = fresh[i], -1, -1
        refused[i] = 0
        if begun:
            own[0] = blank[0]
            set_key(s, seed, numbers[i])
            begin(s)
            luck[i] = first_luck(seed, numbers[i])
            numbers[i] += stride
            acting[i] = max(seat, 0)
        else:
            own[0] = states[i]
            if s.over == 0:
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
                code = choose(s, who, luck[i], policy, out, seen[0])
            answer(s, who, code)
            code = -1
        over[i] = s.over != 0 and not begun
        fresh[i] = over[i]
        states[i] = own[0]
        if seat == EVERY and s.over == 0:
            acting[i] = lowest(s.to_act)
        observe(s, acting[i], out, seen[0], rows[i], masks[i])
        if truth.shape[1] > 0:
            flatten(s, truth[i])
        rewards[i] = pay(s, acting[i], over[i], results, payoffs[i])


@cuda.jit(cache=True)
def any_legal(masks: Array, luck: Array, actions: Array) -> None:
    """As `entry_vector.any_legal`."""
    for i in range(cuda.grid(1), len(masks), cuda.gridsize(1)):
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


@cuda.jit(cache=True)
def take_over(given: Array, actions: Array) -> None:
    """Actions of any whole type, written where `step` reads them."""
    for i in range(cuda.grid(1), len(actions), cuda.gridsize(1)):
        actions[i] = given[i]

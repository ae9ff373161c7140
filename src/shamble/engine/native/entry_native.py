"""Native entry points: batch-first, one call for many states. See `targets.Native`.

`compiled.entry_points` instantiates this file for each game, with the game's own loop and the
constants below in its globals. Every function releases the GIL: threads share the work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

if TYPE_CHECKING:
    from shamble.engine.runtime.loop import (
        begin,
        dense,
        imagine,
        options,
        payoffs_and_ranks,
        play_checked,
        play_game,
        play_on,
        redact,
        step_once,
        write_outcome,
    )

    MOST: int
    SEATS: int
    KINDS: int

Array = Any


@njit(nogil=True, cache=True)
def setup_many(states: Array, keys: Array, blank: Array) -> None:
    for i in range(len(states)):
        states[i] = blank[0]
        s = states[i]
        for j in range(8):
            s.key[j] = keys[i][j]
        begin(s)


@njit(nogil=True, cache=True)
def legal_many(states: Array, players: Array, counts: Array, actions: Array) -> None:
    out: Array = np.zeros(MOST + 1, np.int64)
    for i in range(len(states)):
        counts[i] = options(states[i], players[i], out)
        for j in range(counts[i]):
            actions[i][j] = dense(out[1 + j])


@njit(nogil=True, cache=True)
def step_many(states: Array, players: Array, actions: Array, refused: Array) -> None:
    for i in range(len(states)):
        refused[i] = step_once(states[i], players[i], actions[i])


@njit(nogil=True, cache=True)
def redact_many(states: Array, players: Array, seen: Array) -> None:
    for i in range(len(states)):
        redact(states[i], players[i], seen[i])


@njit(nogil=True, cache=True)
def imagine_many(seen: Array, players: Array, luck: Array) -> None:
    out: Array = np.zeros(MOST + 1, np.int64)
    for i in range(len(seen)):
        imagine(seen[i], players[i], luck[i], out)


@njit(nogil=True, cache=True)
def result_many(states: Array, results: Array) -> None:
    for i in range(len(states)):
        payoffs_and_ranks(states[i], results[i])


@njit(nogil=True, cache=True)
def playouts(
    states: Array, luck: Array, policy: int, limit: int, scratch: Array, made: Array
) -> None:
    out: Array = np.zeros(MOST + 1, np.int64)
    kinds: Array = np.zeros(KINDS, np.int64)
    for i in range(len(states)):
        made[i], luck[i] = play_on(states[i], luck[i], policy, limit, out, scratch[0], kinds)


@njit(nogil=True, cache=True)
def simulate(
    states: Array,
    scratch: Array,
    seed: int,
    first: int,
    blank: Array,
    policy: int,
    limit: int,
    outcomes: Array,
    kinds: Array,
) -> None:
    """Play games `first`, `first` + 1, …; `states` keeps their ends, or is one state for all."""
    out: Array = np.zeros(MOST + 1, np.int64)
    results: Array = np.zeros((SEATS, 2), np.int64)
    for i in range(len(outcomes)):
        states[i % len(states)] = blank[0]
        s = states[i % len(states)]
        made = play_game(s, seed, first + i, policy, limit, out, scratch[0], kinds)
        write_outcome(s, made, results, outcomes[i])


@njit(nogil=True, cache=True)
def soak(states: Array, luck: Array, limit: int, made: Array, wrong: Array) -> None:
    out: Array = np.zeros(MOST + 1, np.int64)
    for i in range(len(states)):
        made[i], wrong[i] = play_checked(states[i], luck[i], limit, out)


@njit(nogil=True, cache=True)
def copy_many(states: Array, times: int, copies: Array) -> None:
    """What a fork costs: copy a state again and again."""
    for i in range(times):
        copies[i % len(copies)] = states[i % len(states)]

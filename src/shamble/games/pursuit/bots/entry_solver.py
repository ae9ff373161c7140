"""Native entry points of the solver and the bots: batch-first, like the engine's own.

Each ends with the room to work in: a road, marks and a memo. `SolverEntries.call` adds it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

from shamble.games.pursuit.bots.known_road import CHOICES, know_road
from shamble.games.pursuit.bots.reference import choose
from shamble.games.pursuit.bots.solver import solve_road
from shamble.rules import first_luck, next_luck, set_key

if TYPE_CHECKING:
    from shamble.engine.runtime.loop import answer, begin, payoffs_and_ranks, redact

    RECORD: Any

Array = Any


@njit(nogil=True, cache=True)
def solve_many(
    states: Array, aim: int, values: Array, road: Array, reached: Array, memo: Array
) -> None:
    """The value of each choice in each state, whose road or deck is complete."""
    for i in range(len(states)):
        know_road(states[i], aim, road[0])
        solve_road(road[0], reached, memo, values[i])


@njit(nogil=True, cache=True)
def choose_many(
    seen: Array,
    method: int,
    n: int,
    luck: int,
    codes: Array,
    road: Array,
    reached: Array,
    memo: Array,
) -> None:
    """What a bot does in each redacted record."""
    values: Array = np.zeros(CHOICES)
    for i in range(len(seen)):
        codes[i] = choose(seen[i], method, n, luck, road[0], reached, memo, values)


@njit(nogil=True, cache=True)
def play_many(
    seed: int,
    first: int,
    blank: Array,
    method: int,
    n: int,
    outcomes: Array,
    road: Array,
    reached: Array,
    memo: Array,
) -> None:
    """Games `first`, `first` + 1, … from setup to end. The bot gets the redacted record."""
    values: Array = np.zeros(CHOICES)
    results: Array = np.zeros((1, 2), np.int64)
    states: Array = np.zeros(2, RECORD)
    s, seen = states[0], states[1]
    for i in range(len(outcomes)):
        states[0] = blank[0]
        set_key(s, seed, first + i)
        begin(s)
        luck = first_luck(seed, first + i)
        made = 0
        while s.over == 0:
            luck = next_luck(luck)
            redact(s, 0, seen)
            answer(s, 0, choose(seen, method, n, luck, road[0], reached, memo, values))
            made += 1
        payoffs_and_ranks(s, results)
        row = outcomes[i]
        row[0] = made
        row[1] = s.over
        row[2] = s.round
        row[3] = results[0][0]
        row[4] = results[0][1]


@njit(nogil=True, cache=True)
def bound_many(
    seed: int,
    first: int,
    blank: Array,
    aim: int,
    bounds: Array,
    road: Array,
    reached: Array,
    memo: Array,
) -> None:
    """The value of games `first`, `first` + 1, … at setup with the whole deck face up."""
    values: Array = np.zeros(CHOICES)
    states: Array = np.zeros(1, RECORD)
    for i in range(len(bounds)):
        states[0] = blank[0]
        set_key(states[0], seed, first + i)
        begin(states[0])
        know_road(states[0], aim, road[0])
        for choice in range(CHOICES):
            values[choice] = 0.0
        solve_road(road[0], reached, memo, values)
        bounds[i] = values.max()

"""One seat of many games at once, the others played by a policy. See `env.stretch`.

Instantiated for each game like `entry_native`, whose entry points do the rest: the rules are not
compiled again for this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba import njit

if TYPE_CHECKING:
    from shamble.engine.chance import first_luck, next_luck, pick
    from shamble.engine.loop import choose, dense, flatten, owes

    MOST: int

Array = Any
NOBODY = 30  # no seat: there are fewer
WORD = 0xFFFFFFFF


@njit(nogil=True, cache=True)
def keys_of(seed: int, numbers: Array, keys: Array, luck: Array) -> None:
    """The key of each game of the seed (`chance.set_key`), and the luck of its policies."""
    for i in range(len(numbers)):
        keys[i][0] = seed & WORD
        keys[i][1] = (seed >> 32) & WORD
        keys[i][2] = numbers[i] & WORD
        keys[i][3] = (numbers[i] >> 32) & WORD
        luck[i] = first_luck(seed, numbers[i])


@njit(nogil=True, cache=True)
def others(states: Array, seat: int, cursor: Array, luck: Array, who: Array) -> None:
    """Who answers next in each game, in the order of `loop.others_play`; nobody if the seat must.

    Whoever answers gets the next luck.
    """
    for i in range(len(states)):
        s = states[i]
        who[i] = NOBODY
        if s.over == 0 and s.to_act != 1 << seat:
            at = (cursor[i] + 1) % s.players
            while at == seat or not owes(s, at):
                at = (at + 1) % s.players
            cursor[i] = at
            who[i] = at
            luck[i] = next_luck(luck[i])


@njit(nogil=True, cache=True)
def picks(counts: Array, found: Array, luck: Array, actions: Array) -> None:
    """One of the actions found for each game, as its luck will have it; -1 where there is none."""
    for i in range(len(counts)):
        actions[i] = found[i][pick(luck[i], counts[i])] if counts[i] > 0 else -1


@njit(nogil=True, cache=True)
def choices(
    states: Array, who: Array, luck: Array, policy: int, room: Array, actions: Array
) -> None:
    """As `picks`, where the heuristic plays some of the seats."""
    out: Array = np.zeros(MOST + 1, np.int64)
    for i in range(len(states)):
        actions[i] = -1
        if who[i] != NOBODY:
            actions[i] = dense(choose(states[i], who[i], luck[i], policy, out, room[0]))


@njit(nogil=True, cache=True)
def look(seen: Array, counts: Array, found: Array, rows: Array, masks: Array) -> None:
    """What the seat sees as rows, and what it may do as masks."""
    for i in range(len(seen)):
        flatten(seen[i], rows[i])
        for k in range(masks.shape[1]):
            masks[i][k] = 0
        for k in range(counts[i]):
            masks[i][found[i][k]] = 1


@njit(nogil=True, cache=True)
def tell(states: Array, rows: Array) -> None:
    """The whole truth as rows."""
    for i in range(len(states)):
        flatten(states[i], rows[i])


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

"""Many games in arrays, of one seat or of all, stepped by compiled code. Knows no Gymnasium."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from shamble.engine.language.game import Game
from shamble.engine.playable import Playable
from shamble.engine.runtime.build import blank_state
from shamble.engine.targets import Native, policy_number
from shamble.env.layout import Array, row_layout, talk_actions

EVERY = -1  # as in `engine/native/entry_vector.py`


class VectorEntries(Native):
    """The compiled code of `engine/native/entry_vector.py`, for one game."""

    name = "vector"

    def step(self, policy: int | None, before: list[Any], after: list[Any]) -> None:
        """Against heuristics it is other compiled code than without them."""
        name = "step_at_random" if policy is None else "step"
        self._announced(name, lambda: self.entries.step(*before, policy, *after))

    def any_legal(self, masks: Array, luck: Array, actions: Array) -> None:
        self._call("any_legal", [masks, luck, actions])


@cache
def entries(game: Game) -> VectorEntries:
    return VectorEntries(
        game, blank_state(game, game.players[0], [option.standard for option in game.options])
    )


class Games:
    """The arrays of many games in which one seat is the agent's, or (`None`) every seat.

    After `begin` and after every `step`, `rows`, `masks`, `truth`, `rewards`, `over` and `refused`
    say how things stand for the seats in `acting`; if every seat is the agent's, `payoffs` has what
    each of them gets at the end. Game i of n plays games i, i + n, i + 2n … of the seed, whatever
    the number of threads.
    """

    def __init__(
        self,
        game: Playable,
        count: int,
        seat: int | None,
        opponents: str,
        *,
        perfect: bool = False,
        workers: int = 1,
    ) -> None:
        layout = row_layout(game.game)
        self.game, self.count = game, count
        self.seat = EVERY if seat is None else seat
        self.policy = policy_number(opponents)
        self.talk = talk_actions(game.game)
        self.blank = game.target("native").blank
        self.entries = entries(game.game)
        self.states = np.zeros(count, self.entries.dtype)
        self.seed = 0
        self.fresh = np.ones(count, np.bool_)
        self.numbers = np.zeros(count, np.int64)
        self.luck = np.zeros(count, np.int64)
        self.actions = np.zeros(count, np.int64)
        self.acting = np.full(count, max(self.seat, 0), np.int64)
        self.rows = np.zeros((count, layout.size), layout.dtype)
        self.masks = np.zeros((count, game.actions.count), np.int8)
        self.truth = np.zeros((count, layout.size if perfect else 0), layout.dtype)
        self.rewards = np.zeros(count, np.float64)
        self.payoffs = np.zeros((count, game.players if seat is None else 0), np.float64)
        self.over = np.zeros(count, np.bool_)
        self.refused = np.zeros(count, np.int64)
        share = -(-count // max(1, workers))
        self._parts = [slice(at, at + share) for at in range(0, count, share)]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def begin(self, seed: int, first: int = 0) -> None:
        """New games everywhere: `first`, `first` + 1 … of the seed."""
        self.seed = seed
        self.numbers[:] = np.arange(first, first + self.count)
        self.fresh[:] = True
        self.step()

    def step(self) -> None:
        """Take `actions` in every game; a game whose end was told begins anew instead."""
        alone = self.seat == EVERY or self.game.players == 1
        policy = None if alone or self.policy == 0 else self.policy
        fixed = [self.count, self.game.game.unknown, self.talk]
        arrays = [self.fresh, self.numbers, self.luck, self.actions, self.acting, self.rows]
        arrays += [self.masks, self.truth, self.rewards, self.payoffs, self.over, self.refused]

        def step(part: slice) -> None:
            room = np.zeros(1, self.entries.dtype)
            before = [self.states[part], self.blank, self.seed, self.seat]
            after = [*fixed, room, *(array[part] for array in arrays)]
            self.entries.step(policy, before, after)

        self._spread(step)

    def choose_any(self, luck: Array) -> None:
        """Put a random legal action into `actions`, for each game as its luck will have it."""
        self._spread(
            lambda part: self.entries.any_legal(self.masks[part], luck[part], self.actions[part])
        )

    def _spread(self, work: Callable[[slice], None]) -> None:
        if self._pool is None:
            work(self._parts[0])
        else:
            list(self._pool.map(work, self._parts))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

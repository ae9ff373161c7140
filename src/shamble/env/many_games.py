"""Many games of one seat in arrays, stepped by compiled code. Knows no Gymnasium."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from shamble.engine.face import Playable
from shamble.engine.targets import policy_number
from shamble.env.layout import Array, row_layout, talk_actions
from shamble.env.stretch import Stretch, entries


class Games:
    """The arrays of many games in which one seat is the agent's.

    After `begin` and after every `step`, `rows`, `masks`, `truth`, `rewards`, `over` and `refused`
    say how things stand. Game i of n plays games i, i + n, i + 2n … of the seed, whatever the
    number of threads.
    """

    def __init__(
        self,
        game: Playable,
        count: int,
        seat: int,
        opponents: str,
        *,
        perfect: bool = False,
        workers: int = 1,
    ) -> None:
        layout = row_layout(game.game)
        self.game, self.count, self.seat = game, count, seat
        self.policy = policy_number(opponents)
        self.talk = talk_actions(game.game)
        self.blank = game.target("native").blank
        self.states = np.zeros(count, entries(game.game)[0].dtype)
        self.seed = 0
        self.fresh = np.ones(count, np.bool_)
        self.numbers = np.zeros(count, np.int64)
        self.luck = np.zeros(count, np.int64)
        self.actions = np.zeros(count, np.int64)
        self.rows = np.zeros((count, layout.size), layout.dtype)
        self.masks = np.zeros((count, game.actions.count), np.int8)
        self.truth = np.zeros((count, layout.size if perfect else 0), layout.dtype)
        self.rewards = np.zeros(count, np.float64)
        self.over = np.zeros(count, np.bool_)
        self.refused = np.zeros(count, np.int64)
        share = -(-count // max(1, workers))
        self._parts = [slice(at, at + share) for at in range(0, count, share)]
        self._stretches = [Stretch(self, part) for part in self._parts]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def begin(self, seed: int, first: int = 0) -> None:
        """New games everywhere: `first`, `first` + 1 … of the seed."""
        self.seed = seed
        self.numbers[:] = np.arange(first, first + self.count)
        self.fresh[:] = True
        self.step()

    def step(self) -> None:
        """Take `actions` in every game; a game whose end was told begins anew instead."""
        self._spread(lambda stretch, part: stretch.step())

    def choose_any(self, luck: Array) -> None:
        """Put a random legal action into `actions`, for each game as its luck will have it."""
        self._spread(lambda stretch, part: stretch.any_legal(luck[part]))

    def _spread(self, work: Callable[[Stretch, slice], None]) -> None:
        if self._pool is None:
            work(self._stretches[0], self._parts[0])
        else:
            list(self._pool.map(work, self._stretches, self._parts))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

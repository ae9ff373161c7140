"""Many games of one seat in arrays, and the compiled code that steps them. Knows no Gymnasium."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from shamble.engine.build import blank_state
from shamble.engine.face import Playable
from shamble.engine.game import Game
from shamble.engine.targets import Native, policy_number
from shamble.env.layout import Array, row_layout, talk_actions


class VectorEntries(Native):
    """The compiled code of `engine/entry_vector.py`, for one game."""

    name = "vector"

    def call(self, name: str, arguments: list[Any]) -> None:
        self._call(name, arguments)


@cache
def entries(game: Game) -> VectorEntries:
    standard = [option.standard for option in game.options]
    return VectorEntries(game, blank_state(game, game.players[0], standard))


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
        self.on = entries(game.game)
        self.talk = talk_actions(game.game)
        self.blank = game.target("native").blank
        self.states = np.zeros(count, self.on.dtype)
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
        self.slices = [slice(at, at + share) for at in range(0, count, share)]
        self.rooms = [np.zeros(1, self.on.dtype) for _ in self.slices]
        self._warm: list[Callable[[slice, Array], None]] = []
        self._pool = ThreadPoolExecutor(len(self.slices)) if len(self.slices) > 1 else None

    def begin(self, seed: int, first: int = 0) -> None:
        """New games everywhere: `first`, `first` + 1 … of the seed."""
        self.seed = seed
        self.numbers[:] = np.arange(first, first + self.count)
        self.fresh[:] = True
        self.step()

    def step(self) -> None:
        """Take `actions` in every game; a game whose end was told begins anew instead."""
        self._spread(self._step)

    def _step(self, part: slice, room: Array) -> None:
        fixed = [self.states[part], self.blank, self.seed, self.seat, self.policy, self.count]
        fixed += [self.game.game.unknown, self.talk]
        rest = [
            self.fresh, self.numbers, self.luck, self.actions, room, self.rows, self.masks,
            self.truth, self.rewards, self.over, self.refused,
        ]  # fmt: skip
        self.on.call("step", fixed + [a if a is room else a[part] for a in rest])

    def choose_any(self, luck: Array) -> None:
        """Put a random legal action into `actions`, for each game as its luck will have it."""
        self._luck = luck
        self._spread(self._choose)

    def _choose(self, part: slice, room: Array) -> None:
        self.on.call("any_legal", [self.masks[part], self._luck[part], self.actions[part]])

    def _spread(self, work: Callable[[slice, Array], None]) -> None:
        if self._pool is None:
            work(self.slices[0], self.rooms[0])
            return
        if work not in self._warm:  # compiled before threads start
            self._warm.append(work)
            work(slice(0, 0), self.rooms[0])
        list(self._pool.map(work, self.slices, self.rooms))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

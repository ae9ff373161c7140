"""Some of the games of a vector, next to each other in its arrays: what one thread steps.

The rules are those of the native target's batch calls, which are compiled for simulations anyway;
`engine/entry_vector.py` has the little that is between them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from shamble.engine.build import blank_state, most_options
from shamble.engine.game import Game
from shamble.engine.targets import Native
from shamble.env.layout import Array

if TYPE_CHECKING:
    from shamble.env.many_games import Games

NOTHING = -1  # no action: it is refused, and changes nothing


class NativeEntries(Native):
    """The compiled code of `engine/entry_native.py`, for arrays that are there already."""

    def call(self, name: str, arguments: list[Any]) -> None:
        self._call(name, arguments)


class VectorEntries(NativeEntries):
    """The compiled code of `engine/entry_vector.py`, for one game."""

    name = "vector"


@cache
def entries(game: Game) -> tuple[NativeEntries, VectorEntries]:
    blank = blank_state(game, game.players[0], [option.standard for option in game.options])
    return NativeEntries(game, blank), VectorEntries(game, blank)


class Stretch:
    """Games `part` of all games: views of their arrays, and room of its own."""

    def __init__(self, games: Games, part: slice) -> None:
        self.games = games
        self.native, self.vector = entries(games.game.game)
        self.nobody = self.vector.entries.NOBODY
        self.states: Array = games.states[part]
        self.fresh, self.numbers = games.fresh[part], games.numbers[part]
        self.luck, self.actions, self.refused = (
            array[part] for array in (games.luck, games.actions, games.refused)
        )
        self.rows, self.masks, self.truth = (
            array[part] for array in (games.rows, games.masks, games.truth)
        )
        self.rewards, self.over = games.rewards[part], games.over[part]
        count = len(self.states)
        self.seats = np.full(count, games.seat, np.int64)
        self.cursor, self.who, self.counts, self.given, self.ignored = (
            np.zeros(count, np.int64) for _ in range(5)
        )
        self.found = np.zeros((count, most_options(games.game.game)), np.int64)
        self.seen = np.zeros(count, self.native.dtype)
        self.room = np.zeros(1, self.native.dtype)

    def step(self) -> None:
        """Take the seat's action in every game, let the others play on, and look at what there is.

        A game whose end was told in the last step is `fresh`: instead of an action it begins anew.
        """
        begun = self.fresh.copy()
        idle = begun | (self.states["over"] != 0)
        self._begin(np.flatnonzero(begun))
        self._answer(idle)
        self._others()
        self.over[:] = (self.states["over"] != 0) & ~begun  # an end at once is told a step later
        self.fresh[:] = self.over
        self._look()
        self._reward(np.flatnonzero(self.over))

    def any_legal(self, luck: Array) -> None:
        self.vector.call("any_legal", [self.masks, luck, self.actions])

    def _begin(self, which: Array) -> None:
        """New games in these places, the next of the seed that are theirs."""
        keys, luck = np.zeros((len(which), 8), np.uint32), np.zeros(len(which), np.int64)
        self.vector.call("keys_of", [self.games.seed, self.numbers[which], keys, luck])
        states = np.zeros(len(which), self.native.dtype)
        self.native.call("setup_many", [states, keys, self.games.blank])
        self.states[which], self.luck[which] = states, luck
        self.numbers[which] += self.games.count

    def _answer(self, idle: Array) -> None:
        """The seat's answer. Talk answers nothing, and is refused like what is no action at all."""
        talk, given = self.games.talk, self.actions
        known = (given >= 0) & (given < len(talk))
        known[known] = ~talk[given[known]]
        self.given[:] = np.where(known & ~idle, given, NOTHING)
        self.native.call("step_many", [self.states, self.seats, self.given, self.refused])
        self.refused[idle] = 0

    def _others(self) -> None:
        """One answer in each game, again and again, until the seat is asked everywhere."""
        self.cursor[:] = -1
        while self._is_somebody_next():
            if self.games.policy == 0:  # all at random
                self.native.call("legal_many", [self.states, self.who, self.counts, self.found])
                self.vector.call("picks", [self.counts, self.found, self.luck, self.given])
            else:
                policy = [self.games.policy, self.room, self.given]
                self.vector.call("choices", [self.states, self.who, self.luck, *policy])
            self.native.call("step_many", [self.states, self.who, self.given, self.ignored])

    def _is_somebody_next(self) -> bool:
        if self.games.game.players == 1:
            return False
        asked = [self.states, self.games.seat, self.cursor, self.luck, self.who]
        self.vector.call("others", asked)
        return bool((self.who != self.nobody).any())

    def _look(self) -> None:
        self.native.call("redact_many", [self.states, self.seats, self.seen])
        self.native.call("legal_many", [self.states, self.seats, self.counts, self.found])
        self.vector.call("look", [self.seen, self.counts, self.found, self.rows, self.masks])
        if self.truth.shape[1] > 0:
            self.vector.call("tell", [self.states, self.truth])

    def _reward(self, ended: Array) -> None:
        self.rewards[:] = 0
        if len(ended):
            results = np.zeros((len(ended), self.native.game.players[-1], 2), np.int64)
            self.native.call("result_many", [self.states[ended], results])
            self.rewards[ended] = results[:, self.games.seat, 0]

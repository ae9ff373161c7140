"""The same entry points in plain Python: states are unpacked, played by the rules, packed again."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from shamble.engine.language.game import Game
from shamble.engine.runtime.build import core, most_options

Array = Any


class InterpretedEntries:
    """Entry points of one game, with the signatures of `entry_native`."""

    def __init__(self, game: Game) -> None:
        self.loop: ModuleType = core(game)
        self.state = game.state
        self.most = most_options(game)
        self.seats = game.players[-1]
        self.kinds = len(game.actions)

    def _change(self, states: Array, i: int, rule: Callable[..., Any], *args: Any) -> Any:
        s = self.state.unpack(states[i].tobytes())
        value = rule(s, *args)
        self._put(states, i, s)
        return value

    def _put(self, states: Array, i: int, s: Any) -> None:
        import numpy as np

        states[i] = np.frombuffer(s.pack(), states.dtype)[0]

    def setup_many(self, states: Array, keys: Array, blank: Array) -> None:
        for i in range(len(states)):
            s = self.state.unpack(blank[0].tobytes())
            s.key = keys[i].tolist()
            self.loop.begin(s)
            self._put(states, i, s)

    def legal_many(self, states: Array, players: Array, counts: Array, actions: Array) -> None:
        out = [0] * (self.most + 1)
        for i in range(len(states)):
            s = self.state.unpack(states[i].tobytes())
            counts[i] = self.loop.options(s, int(players[i]), out)
            for j in range(counts[i]):
                actions[i][j] = self.loop.dense(out[1 + j])

    def step_many(self, states: Array, players: Array, actions: Array, refused: Array) -> None:
        for i in range(len(states)):
            refused[i] = self._change(
                states, i, self.loop.step_once, int(players[i]), int(actions[i])
            )

    def redact_many(self, states: Array, players: Array, seen: Array) -> None:
        for i in range(len(states)):
            out = self.state()
            self.loop.redact(self.state.unpack(states[i].tobytes()), int(players[i]), out)
            self._put(seen, i, out)

    def imagine_many(self, seen: Array, players: Array, luck: Array) -> None:
        out = [0] * (self.most + 1)
        for i in range(len(seen)):
            self._change(seen, i, self.loop.imagine, int(players[i]), int(luck[i]), out)

    def result_many(self, states: Array, results: Array) -> None:
        for i in range(len(states)):
            out = [[0, 0] for _ in range(self.seats)]
            self.loop.payoffs_and_ranks(self.state.unpack(states[i].tobytes()), out)
            results[i] = out

    def playouts(
        self, states: Array, luck: Array, policy: int, limit: int, scratch: Array, made: Array
    ) -> None:
        out = [0] * (self.most + 1)
        seen, kinds = self.state(), [0] * self.kinds
        for i in range(len(states)):
            made[i], luck[i] = self._change(
                states, i, self.loop.play_on, int(luck[i]), policy, limit, out, seen, kinds
            )

    def soak(self, states: Array, luck: Array, limit: int, made: Array, wrong: Array) -> None:
        out = [0] * (self.most + 1)
        for i in range(len(states)):
            made[i], wrong[i] = self._change(
                states, i, self.loop.play_checked, int(luck[i]), limit, out
            )

    def simulate(
        self,
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
        out = [0] * (self.most + 1)
        seen, counts = self.state(), [0] * self.kinds
        for i in range(len(outcomes)):
            s = self.state.unpack(blank[0].tobytes())
            made = self.loop.play_game(s, seed, first + i, policy, limit, out, seen, counts)
            self.loop.write_outcome(s, made, [[0, 0] for _ in range(self.seats)], outcomes[i])
            self._put(states, i % len(states), s)
        kinds += counts

"""An evaluator for OpenSpiel's tree searches: games played on to their end by compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np

from shamble.env.layout import Array


class NativeRollouts:
    """What a position is worth to each player: the mean of some games played on from it.

    In place of OpenSpiel's `RandomRolloutEvaluator`, which plays them in Python.
    """

    def __init__(self, rollouts: int = 4, policy: str = "hints", seed: int = 1) -> None:
        self.rollouts, self.policy, self._seed = rollouts, policy, seed

    def evaluate(self, state: Any) -> Array:
        if state.is_terminal():
            return np.array(state.returns())
        native = state.world.game.target("native")
        packed = state.world.record.pack()
        states = np.frombuffer(packed * self.rollouts, native.dtype).copy()
        self._seed += 1
        native.playouts(states, self._seed, self.policy)
        payoffs, _ = native.result_many(states)
        mean: Array = payoffs.mean(axis=0)
        return mean

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

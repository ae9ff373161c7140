"""Gymnasium: thousands of games stepped in one call by compiled code, for one seat or for all.

envs = shamble.env.vector("pursuit", num_envs=4096, workers=2)
envs = gymnasium.make_vec("shamble/Mall-v0", num_envs=4096, players=4, opponents="hints")
envs = shamble.env.vector("mall", num_envs=4096, players=4, seat=None)      # every seat is yours
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import shamble
from shamble.engine.errors import ShambleError
from shamble.engine.language.chance import first_luck
from shamble.env.layout import Array
from shamble.env.many_games import Games
from shamble.env.one_game import Seeds
from shamble.env.opponents import check_opponents, check_seat
from shamble.env.spaces import Observation, action_space, observation_space


def _references(arrays: list[Array]) -> list[int]:
    return [sys.getrefcount(array) for array in arrays]


# an array that only a list of ours holds; how many that are differs between versions of Python
UNSEEN = _references([np.zeros(1)])[0]


class SeatVectorEnv(VectorEnv[Observation, Array, Array]):
    """One seat of `num_envs` games. A game that has ended begins anew in the next step.

    With `seat=None` nobody else plays: a game shows what the first seat sees that owes an answer.
    `infos["seat"]` says which, and at an end `infos["payoffs"]` has what every seat gets.

    `workers` threads share the work. With `copy=False` the next step overwrites the arrays of the
    last one; else they are yours, and only what nobody holds any more is written again.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: str = "hints",
        workers: int = 1,
        copy: bool = True,
        perfect: bool = False,
        **options: Any,
    ) -> None:
        if num_envs < 1 or workers < 1:
            raise ShambleError(f"num_envs and workers are at least 1, not {num_envs}, {workers}")
        self.game = shamble.load(game, players, **options)
        if seat is not None:
            check_seat(self.game, seat)
        check_opponents(self.game, opponents, "many games are played in compiled code")
        self.num_envs, self.seat, self.copy, self.perfect = num_envs, seat, copy, perfect
        self._all = np.ones(num_envs, np.bool_)
        self.single_observation_space = observation_space(self.game, perfect)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games = Games(self.game, num_envs, seat, opponents, perfect=perfect, workers=workers)
        self._before = [np.zeros_like(array) for array in (self.games.rows, self.games.truth)]
        self._seeds = Seeds()
        self._luck = np.zeros(num_envs, np.int64)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere: game i of the seed in place i, then i + num_envs, and so on."""
        super().reset(seed=seed)
        chosen, turn = self._seeds.next(seed)
        self._luck[:] = [first_luck(chosen, ~i & 0xFFFF_FFFF) for i in range(self.num_envs)]
        if self.copy:
            self._hand_over()
        self.games.begin(chosen, turn << 32)
        return self._observation(), self._infos()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Answer in every game; `infos["refused"]` has the rule's number where one forbids it."""
        games = self.games
        games.actions[:] = actions
        if self.copy:
            self._hand_over()
        games.step()
        never = np.zeros(self.num_envs, np.bool_)
        told = self._own(games.rewards), self._own(games.over), never, self._infos()
        return self._observation(), *told

    def any_legal(self) -> Array:
        """A random legal action for every game."""
        self.games.choose_any(self._luck)
        return self._own(self.games.actions)

    def _observation(self) -> Observation:
        games = self.games
        found = {"observation": games.rows, "action_mask": self._own(games.masks)}
        if self.perfect:
            found["truth"] = games.truth
        return found

    def _hand_over(self) -> None:
        """The last rows are whoever's holds them: write into those before, or into new ones."""
        games, last = self.games, [self.games.rows, self.games.truth]
        held = _references(self._before)
        games.rows, games.truth = (
            array if count <= UNSEEN else np.zeros_like(array)
            for array, count in zip(self._before, held, strict=True)
        )
        self._before = last

    def _infos(self) -> dict[str, Any]:
        games, infos = self.games, dict[str, Any]()
        if games.refused.any():
            infos |= {"refused": games.refused.copy(), "_refused": games.refused != 0}
        if self.seat is None:
            infos |= {"seat": self._own(games.acting), "_seat": self._all}
            if games.over.any():
                infos |= {"payoffs": self._own(games.payoffs), "_payoffs": games.over.copy()}
        return infos

    def _own(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()

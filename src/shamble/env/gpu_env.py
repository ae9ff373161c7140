"""Gymnasium's vector interface on a GPU: states, observations and masks stay on the device.

envs = shamble.env.gpu_vector("pursuit", num_envs=65536)
seen, _ = envs.reset(seed=1)
rows = torch.from_dlpack(seen["observation"])       # no copy
seen, rewards, terminated, truncated, _ = envs.step(actions)    # a CUDA tensor of whole numbers
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import shamble
from shamble.engine.errors import ShambleError
from shamble.engine.language.chance import first_luck
from shamble.engine.language.game import Game
from shamble.engine.runtime.build import blank_state
from shamble.engine.targets import Gpu, policy_number
from shamble.env.dlpack import DeviceArray
from shamble.env.layout import row_layout, talk_actions
from shamble.env.many_games import EVERY
from shamble.env.one_game import Seeds
from shamble.env.opponents import check_opponents, check_seat
from shamble.env.spaces import action_space, observation_space

Observation = dict[str, DeviceArray]


class VectorKernels(Gpu):
    """The kernels of `engine/gpu/entry_vector_gpu.py`, for one game."""

    name = "vector_gpu"

    def call(self, name: str, arguments: list[Any]) -> None:
        """Run a kernel on arrays that are on the device already."""
        self._announced(name, lambda: self._run(getattr(self.entries, name), arguments))


@cache
def kernels(game: Game) -> VectorKernels:
    standard = [option.standard for option in game.options]
    return VectorKernels(game, blank_state(game, game.players[0], standard))


class GpuVectorEnv(VectorEnv[Observation, Any, Any]):
    """One seat of `num_envs` games on a GPU. A game that has ended begins anew in the next step.

    With `seat=None` every seat is the agent's, as in `vector_env`.
    The arrays are written anew by every step: copy what must last longer.
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
        perfect: bool = False,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise ShambleError(f"num_envs is at least 1, not {num_envs}")
        self.game = shamble.load(game, players, **options)
        if seat is not None:
            check_seat(self.game, seat)
        check_opponents(self.game, opponents, "many games are played in compiled code")
        self.num_envs, self.seat, self.perfect = num_envs, seat, perfect
        self.single_observation_space = observation_space(self.game, perfect)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.on = kernels(self.game.game)
        place = EVERY if seat is None else seat
        self._fixed = [place, policy_number(opponents), num_envs, self.game.game.unknown]
        self._seeds = Seeds()
        self._seed = 0
        self._make_arrays()

    def _make_arrays(self) -> None:
        count, layout = self.num_envs, row_layout(self.game.game)
        send = self.on.cuda.to_device
        self._blank = send(self.game.target("native").blank)
        self._talk = send(talk_actions(self.game.game))
        self._states = send(np.zeros(count, self.on.dtype))
        self._fresh = send(np.ones(count, np.bool_))
        self._numbers, self._luck, self._own_luck, self._actions, self._refused = (
            send(np.zeros(count, np.int64)) for _ in range(5)
        )
        self._rows = send(np.zeros((count, layout.size), layout.dtype))
        width = layout.size if self.perfect else 0
        self._truth = send(np.zeros((count, width), layout.dtype))
        self._masks = send(np.zeros((count, self.game.actions.count), np.int8))
        self._acting = send(np.full(count, self.seat or 0, np.int64))
        seats = self.game.players if self.seat is None else 0
        self._payoffs = send(np.zeros((count, seats), np.float64))
        self._rewards = send(np.zeros(count, np.float64))
        self._over, self._never = (send(np.zeros(count, np.bool_)) for _ in range(2))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The same games as `shamble.env.vector` with the same seed."""
        super().reset(seed=seed)
        self._seed, turn = self._seeds.next(seed)
        first = turn << 32
        lucky = [first_luck(self._seed, ~i & 0xFFFF_FFFF) for i in range(self.num_envs)]
        self._own_luck.copy_to_device(np.array(lucky, np.int64))
        self._numbers.copy_to_device(np.arange(first, first + self.num_envs))
        self._fresh.copy_to_device(np.ones(self.num_envs, np.bool_))
        self._advance()
        return self._observation(), self._who()

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Answer in every game; `infos["refused"]` has a rule's number where one forbids it."""
        if actions is not self._actions:
            self._take_over(actions)
        self._advance()
        infos = {"refused": DeviceArray(self._refused), **self._who()}
        told = [DeviceArray(array) for array in (self._rewards, self._over, self._never)]
        return self._observation(), told[0], told[1], told[2], infos

    def any_legal(self) -> Any:
        """A random legal action for every game, on the device."""
        self.on.call("any_legal", [self._masks, self._own_luck, self._actions])
        return self._actions

    def states(self) -> Any:
        """A copy of the packed states, to compare with another target's."""
        return self._states.copy_to_host()

    def _take_over(self, actions: Any) -> None:
        if hasattr(actions, "__cuda_array_interface__"):
            given = self.on.cuda.as_cuda_array(actions)
            self.on.call("take_over", [given, self._actions])
        else:
            self._actions.copy_to_device(np.ascontiguousarray(actions, np.int64))

    def _advance(self) -> None:
        seat, policy, stride, unknown = self._fixed
        arguments = [self._states, self._blank, self._seed, seat, policy, stride, unknown]
        arguments += [self._talk, self._fresh, self._numbers, self._luck, self._actions]
        arguments += [self._acting, self._rows, self._masks, self._truth]
        arguments += [self._rewards, self._payoffs, self._over, self._refused]
        self.on.call("step", arguments)

    def _who(self) -> dict[str, Any]:
        """If every seat is the agent's: which of them acts, and what all of them get at an end."""
        if self.seat is not None:
            return {}
        return {"seat": DeviceArray(self._acting), "payoffs": DeviceArray(self._payoffs)}

    def _observation(self) -> Observation:
        found = {"observation": DeviceArray(self._rows), "action_mask": DeviceArray(self._masks)}
        if self.perfect:
            found["truth"] = DeviceArray(self._truth)
        return found

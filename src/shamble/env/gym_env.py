"""Gymnasium: one seat of a game, the others played by bots.

gymnasium.make("shamble/Pursuit-v0", preset="cruel")
gymnasium.make("shamble/Mall-v0", players=4, seat=2, opponents="hints")
"""

from __future__ import annotations

from typing import Any

import gymnasium

import shamble
from shamble.engine.errors import ShambleError
from shamble.env.layout import Array
from shamble.env.one_game import Seeds, check_render_mode
from shamble.env.opponents import check_seat
from shamble.env.seat import Seat
from shamble.env.spaces import Observation, action_space, observation_space


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game. An illegal action changes nothing and is told in `info["refused"]`."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str = "hints",
        target: str = "interpreted",
        perfect: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if target == "gpu":
            raise ShambleError(
                "shamble.env.gpu_vector plays many games on a GPU: one is not for it"
            )
        self.game = shamble.load(game, players, target=target, **options)
        check_seat(self.game, seat)
        check_render_mode(render_mode)
        self.perfect, self.render_mode = perfect, render_mode
        self.observation_space = observation_space(self.game, perfect)
        self.action_space = action_space(self.game)
        self.seat = Seat(self.game, seat, opponents)
        self._seeds = Seeds()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: game 0 of the seed, then 1, 2 … until another seed is given."""
        super().reset(seed=seed)
        self.seat.begin(*self._seeds.next(seed))
        return self.seat.observation(self.perfect), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play on until the seat is asked again."""
        rule = self.seat.act(int(action))
        info = {"refused": rule} if rule else {}
        over = self.seat.over
        return self.seat.observation(self.perfect), self.seat.payoff(), over, False, info

    def action_masks(self) -> Array:
        """As sb3-contrib's MaskablePPO asks for it."""
        mask: Array = self.seat.observation(False)["action_mask"].astype(bool)
        return mask

    def render(self) -> str | None:
        """The position as the seat sees it, as text."""
        return self.seat.text() if self.render_mode == "ansi" else None

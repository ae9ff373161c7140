"""Every game as an environment for research.

    import shamble.env

    shamble.env.aec("pursuit")                      PettingZoo, one agent after the other
    shamble.env.parallel("pursuit")                 PettingZoo, all agents at once
    gymnasium.make("shamble/Pursuit-v0")            Gymnasium: one seat against bots
    shamble.env.vector("pursuit", num_envs=4096)    Gymnasium: thousands of games in one call
    shamble.env.gpu_vector("pursuit", 65536)        the same on a GPU, states stay there
    import shamble.env.openspiel                    OpenSpiel: load_game("shamble_pursuit")

All of them are made from the redacted record of a seat and know no game. See docs/research.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import shamble
from shamble.engine.errors import ShambleError

if TYPE_CHECKING:
    from shamble.env.aec_env import AecGame
    from shamble.env.gpu_env import GpuVectorEnv
    from shamble.env.parallel_env import ParallelGame
    from shamble.env.vector_env import SeatVectorEnv


@contextmanager
def _extra(name: str) -> Iterator[None]:
    """What is not installed is asked for in a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ShambleError(f"this needs the extra shamble[{name}] ({error})") from error


def aec(
    name: str,
    players: int | None = None,
    *,
    perfect: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> AecGame:
    """The game as a PettingZoo environment, one agent after the other."""
    with _extra("env"):
        from shamble.env.aec_env import AecGame
    return AecGame(shamble.load(name, players, **options), perfect, render_mode)


def parallel(
    name: str,
    players: int | None = None,
    *,
    perfect: bool = False,
    render_mode: str | None = None,
    **options: Any,
) -> ParallelGame:
    """The game as a PettingZoo environment, all agents at once."""
    with _extra("env"):
        from shamble.env.parallel_env import ParallelGame
    return ParallelGame(shamble.load(name, players, **options), perfect, render_mode)


def vector(name: str, num_envs: int, **settings: Any) -> SeatVectorEnv:
    """One seat of many games at once, or every seat, on this machine's cores."""
    with _extra("env"):
        from shamble.env.vector_env import SeatVectorEnv
    return SeatVectorEnv(name, num_envs, **settings)


def gpu_vector(name: str, num_envs: int, **settings: Any) -> GpuVectorEnv:
    """One seat of many games at once, or every seat, on a GPU."""
    with _extra("env"):
        from shamble.env.gpu_env import GpuVectorEnv
    return GpuVectorEnv(name, num_envs, **settings)


def _register() -> None:
    """Make the games known to Gymnasium, if it is there."""
    try:
        from shamble.env.registration import register
    except ImportError:
        return
    register()


_register()

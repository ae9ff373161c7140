"""Targets: `interpreted`, `native`, `gpu`. Chosen by name, the same calls on each (`target`)."""

from __future__ import annotations

import time
from typing import Any

from shamble.engine.batch.target import (
    NO_LIMIT,
    POLICIES,
    Compiled,
    Outcomes,
    Target,
    check_seed,
    on_compile,
    policy_number,
)
from shamble.engine.errors import ShambleError, TargetMissing, did_you_mean
from shamble.engine.gpu.target import Gpu
from shamble.engine.language.game import Game
from shamble.engine.language.record import layout
from shamble.engine.language.state import GameState

__all__ = [
    "NO_LIMIT",
    "POLICIES",
    "TARGETS",
    "Gpu",
    "Interpreted",
    "Native",
    "Outcomes",
    "Target",
    "check_seed",
    "on_compile",
    "policy_number",
    "state_bytes",
    "target",
]


class Interpreted(Target):
    """The plain Python rules."""

    name = "interpreted"

    def __init__(self, game: Game, blank: GameState) -> None:
        super().__init__(game, blank)
        from shamble.engine.batch.entry_interpreted import InterpretedEntries

        self.entries = InterpretedEntries(game)

    def _call(self, name: str, arguments: list[Any]) -> None:
        getattr(self.entries, name)(*arguments)


class Native(Compiled):
    """The rules compiled for this machine's cores."""

    name = "native"

    def __init__(self, game: Game, blank: GameState) -> None:
        try:
            import numba  # noqa: F401
        except ImportError as error:
            raise TargetMissing(
                f"the native target needs numba, which is not installed ({error});"
                " use the interpreted target or install shamble with its requirements"
            ) from error
        super().__init__(game, blank)

    def _call(self, name: str, arguments: list[Any]) -> None:
        self._announced(name, lambda: getattr(self.entries, name)(*arguments))

    def copy_nanoseconds(self, times: int = 2_000_000) -> float:
        """What copying one state costs."""
        import numpy as np

        states, copies = np.zeros(64, self.dtype), np.zeros(64, self.dtype)
        self._call("copy_many", [states, 1, copies])
        start = time.perf_counter()
        self._call("copy_many", [states, times, copies])
        return (time.perf_counter() - start) / times * 1e9


TARGETS: dict[str, type[Target]] = {t.name: t for t in (Interpreted, Native, Gpu)}


def target(name: str, game: Game, blank: GameState) -> Target:
    """The target of this name for games that begin from a blank state."""
    if name not in TARGETS:
        raise ShambleError(f"there is no target {name!r}; {did_you_mean(name, TARGETS)}")
    return TARGETS[name](game, blank)


def state_bytes(game: Game) -> int:
    return layout(game.state).size

"""The target `gpu`: launches the kernels of `entry_gpu`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from shamble.engine.errors import TargetMissing
from shamble.engine.game import Game
from shamble.engine.record import played
from shamble.engine.state import GameState
from shamble.engine.target import NO_LIMIT, Compiled, policy_number

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


class Gpu(Compiled):
    """The rules inside CUDA kernels."""

    name = "gpu"
    threads = 256  # in a block

    def __init__(self, game: Game, blank: GameState) -> None:
        try:
            from numba import cuda
        except ImportError as error:
            raise TargetMissing(
                f"the gpu target needs the extra shamble[gpu] ({error});"
                " use the native target instead"
            ) from error
        if not cuda.is_available():
            raise TargetMissing(
                "the gpu target finds no CUDA device on this machine; use the native target instead"
            )
        super().__init__(game, blank)
        self.cuda = cuda
        self.processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._pool: Any = None

    def _no_states(self) -> Array:
        import numpy as np

        return np.zeros(0, self.dtype)

    def _rooms(self, ends: Array, seed: int, first: int) -> list[Any]:
        """In pieces: records as rows of 64-bit words, and room for the games in hand."""
        import numpy as np

        if not self.entries.IN_PIECES:
            return super()._rooms(ends, seed, first)
        kind = played(self.game.state)
        row = np.zeros(1, kind)
        row.view(np.uint8)[: self.dtype.itemsize] = self.blank.view(np.uint8)
        row["played_number"] = self.entries.NO_GAME
        if self._pool is None:
            self._pool = self.cuda.device_array(self._blocks() * self.entries.GAMES, kind)
        rows = ends.view(np.int64).reshape(len(ends), self.dtype.itemsize // 8)
        words = self._pool.view(np.int64)
        return [rows, words, self._pool, seed, first, row.view(np.int64)]

    def _call(self, name: str, arguments: list[Any]) -> None:
        import numpy as np

        pairs = [
            (value, self.cuda.to_device(value)) if isinstance(value, np.ndarray) else (value, value)
            for value in arguments
        ]
        kernel = self._simulate if name == "simulate" else getattr(self.entries, name)
        self._announced(name, lambda: self._run(kernel, [on_device for _, on_device in pairs]))
        for value, on_device in pairs:
            if isinstance(value, np.ndarray) and value.flags.writeable and value.size:
                on_device.copy_to_host(value)

    def speed(self, games: int, seed: int, policy: str = "random", workers: int = 1) -> float:
        """As on the other targets, with the outcomes staying on the device."""
        import numpy as np

        send = self.cuda.to_device
        outcomes = send(np.zeros((games, 3 + 2 * self.players), np.int64))
        rooms = [
            send(room) if isinstance(room, np.ndarray) else room
            for room in self._rooms(self._no_states(), seed, 0)
        ]
        arguments = [*rooms, policy_number(policy), NO_LIMIT, outcomes, send(self._no_kinds())]
        start = time.perf_counter()
        self._run(self._simulate, arguments)
        seconds = time.perf_counter() - start
        return float(outcomes.copy_to_host()[:, 0].sum()) / seconds

    @property
    def _simulate(self) -> Any:
        at = self.entries
        return at.simulate_in_pieces if at.IN_PIECES else at.simulate

    def _blocks(self) -> int:
        """How many blocks play at once in `simulate_in_pieces`."""
        return int(self.processors * self.entries.BLOCKS)

    def _run(self, kernel: Any, arguments: list[Any]) -> None:
        shape: Any = (16 * self.processors, self.threads)
        if kernel is getattr(self.entries, "simulate_in_pieces", self):
            shape = (self._blocks(), self.entries.TEAM)
        kernel[shape](*arguments)
        self.cuda.synchronize()

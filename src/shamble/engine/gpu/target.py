"""The target `gpu`: launches the kernels of `entry_gpu`."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from shamble.engine.batch.target import NO_LIMIT, Compiled, policy_number
from shamble.engine.errors import TargetMissing
from shamble.engine.gpu.layout import split
from shamble.engine.language.game import Game
from shamble.engine.language.state import GameState

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
        self._hand: Any = None  # games on the device: hot, cold, and their queues

    def _no_states(self) -> Array:
        import numpy as np

        return np.zeros(0, self.dtype)

    def _rooms(self, ends: Array, seed: int, first: int) -> list[Any]:
        """Played in pieces: final states, games in play and a blank game, each hot and cold."""
        import numpy as np

        if not self.entries.PIECEWISE:
            return super()._rooms(ends, seed, first)
        hot, waiting, cold = split(self.game)
        if self._hand is None:
            games = self.processors * self.entries.GAMES
            places = self.processors * self.entries.QUEUE_SLOTS
            need_memory(self.cuda, games * (waiting.itemsize + cold.itemsize) + 4 * places)
            shapes = ((games, waiting), (games, cold), (places, np.int32))
            self._hand = [self.cuda.device_array(many, kind) for many, kind in shapes]
        blanks = [np.zeros(1, kind) for kind in (hot, cold)]
        for part in blanks:
            for name in shared_fields(part, self.blank):
                part[name] = self.blank[name]
        kept = [np.zeros(len(ends), kind) for kind in (hot, cold)]
        return [*kept, *self._hand, seed, first, *blanks]

    def _keep(self, ends: Array, rooms: list[Any]) -> None:
        if self.entries.PIECEWISE:
            for part in rooms[:2]:
                for name in shared_fields(part, ends):
                    ends[name] = part[name]

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
        return at.simulate_in_pieces if at.PIECEWISE else at.simulate

    def _run(self, kernel: Any, arguments: list[Any]) -> None:
        shape: Any = (16 * self.processors, self.threads)
        if kernel is getattr(self.entries, "simulate_in_pieces", self):
            shape = (self.processors, self.entries.TEAM, 0, self.entries.SHARED_BYTES)
            allow_shared(self.cuda, kernel, arguments, self.entries.SHARED_BYTES)
        kernel[shape](*arguments)
        self.cuda.synchronize()


def need_memory(cuda: Any, many: int) -> None:
    """Say so in a sentence if a device has less memory left than so many bytes."""
    free = cuda.current_context().get_memory_info().free
    if free < many:
        raise TargetMissing(
            f"the gpu target needs {many / 2**30:.1f} GiB of the device's memory for the games in"
            f" hand, and {free / 2**30:.1f} GiB are free; end what else uses the device, or use the"
            " native target instead"
        )


def allow_shared(cuda: Any, kernel: Any, arguments: list[Any], many: int) -> None:
    """Let a kernel have so many bytes of shared memory: not told, a device gives 48 KiB."""
    from cuda.bindings import driver

    made = kernel.compile(tuple(kernel.typeof_pyval(value) for value in arguments))
    handle = made._codelibrary.get_cufunc().handle
    what = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    (error,) = driver.cuKernelSetAttribute(what, many, handle, cuda.get_current_device().id)
    if error != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(f"the device gives no {many} bytes of shared memory: {error}")


def shared_fields(one: Array, other: Array) -> list[str]:
    return [name for name in one.dtype.names or () if name in (other.dtype.names or ())]

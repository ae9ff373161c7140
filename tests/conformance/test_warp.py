"""The GPU's `simulate`, read as plain Python by the 32 threads of a warp, plays the same games.

Where there is no GPU this shows that the kernel is right; `benchmarks/gpu_check.py` shows it on a
device.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import shamble
import shamble.engine
from shamble.engine.build import core, most_options
from shamble.engine.record import played
from tests.conformance.tables import Setting, name, plain_settings, table

SOURCE = Path(shamble.engine.__file__).with_name("entry_gpu.py")
LANES = 32
SEED = 37
NOTES = ("number", "due", "seat", "luck")
DEVICE = SimpleNamespace(MAX_REGISTERS_PER_MULTIPROCESSOR=65_536)


class Warp:
    """Threads that wait for each other."""

    def __init__(self, fence: Callable[[], None]) -> None:
        self.here = threading.local()
        self.meet = threading.Barrier(LANES, fence)
        self.said = [0] * LANES

    def sync(self) -> None:
        self.meet.wait()

    def tell(self, value: int) -> list[int]:
        """What every thread says, its own value among them."""
        self.said[self.here.lane] = value
        self.sync()
        all_said = [int(one) for one in self.said]
        self.sync()
        return all_said

    def match_any(self, mask: int, value: int) -> int:
        return sum(1 << lane for lane, one in enumerate(self.tell(value)) if one == value)

    def shfl_xor(self, mask: int, value: int, other: int) -> int:
        said: int = self.tell(value)[self.here.lane ^ other]
        return said

    def run(self, kernel: Callable[..., None], arguments: list[Any]) -> None:
        failed: list[BaseException] = []

        def thread(lane: int) -> None:
            self.here.lane = lane
            try:
                kernel(*arguments)
            except BaseException as error:
                failed.append(error)
                self.meet.abort()

        threads = [threading.Thread(target=thread, args=(lane,)) for lane in range(LANES)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        if failed:
            raise failed[0]


class Memory:
    """The games in hand, as words and as states: what one is told the other knows after a fence."""

    def __init__(self, state: Any) -> None:
        self.here = threading.local()
        self.kind = played(state)
        self.row = self.kind.itemsize // 8
        self.words = np.zeros(LANES * self.row, np.int64)
        notes = {"__slots__": tuple(f"played_{note}" for note in NOTES)}
        noted = type(state)("Noted", (state,), notes)  # a state that notes can be written on
        self.states = [noted() for _ in range(LANES)]
        self.written: set[int] = set()
        for s in self.states:
            for note in NOTES:
                setattr(s, f"played_{note}", 0)

    def fence(self, rows: Iterable[int] = range(LANES)) -> None:
        for i in rows:
            s = self.states[i]
            row = self.words[i * self.row : (i + 1) * self.row].view(self.kind)
            if i in self.written:
                fresh = type(s).unpack(row.tobytes()[: len(s.pack())])
                for field in type(s).fields:
                    setattr(s, field, getattr(fresh, field))
                for note in NOTES:
                    setattr(s, f"played_{note}", int(row[f"played_{note}"][0]))
            else:
                packed = np.frombuffer(s.pack(), np.uint8)
                row.view(np.uint8)[: len(packed)] = packed
                for note in NOTES:
                    row[f"played_{note}"] = getattr(s, f"played_{note}")
            self.written.discard(i)

    def __getitem__(self, i: int) -> Any:
        return self.words[i]

    def __setitem__(self, i: int, word: Any) -> None:
        self.words[i] = word
        self.written.add(i // self.row)
        self.here.wrote = i // self.row


class Kernel:
    """The file as one warp runs it, with so few games in hand that they run out."""

    def __init__(self, game: shamble.Playable) -> None:
        state = game.game.state
        self.memory = Memory(state)
        self.warp = Warp(self.memory.fence)
        self.shared: dict[tuple[Any, Any], Any] = {}
        self.lock = threading.Lock()
        loop = core(game.game).__dict__
        here = self.warp.here
        cuda = SimpleNamespace(
            jit=lambda **how: lambda function: function,
            popc=int.bit_count,
            match_any_sync=self.warp.match_any,
            shfl_xor_sync=self.warp.shfl_xor,
            get_current_device=lambda: DEVICE,
            threadIdx=SimpleNamespace(),
            blockIdx=SimpleNamespace(x=0),
            gridDim=SimpleNamespace(x=1),
            local=SimpleNamespace(
                array=lambda shape, kind: [state()] if kind is state else np.zeros(shape, object)
            ),
            shared=SimpleNamespace(array=self.share),
            syncthreads=self.warp.sync,
            threadfence_block=lambda: self.memory.fence([self.memory.here.wrote]),
            atomic=SimpleNamespace(add=self.add, max=self.most),
        )
        cuda.threadIdx = type("Here", (), {"x": property(lambda _: here.lane)})()
        names: dict[str, Any] = {k: v for k, v in loop.items() if isinstance(v, FunctionType)}
        names |= {"cuda": cuda, "int64": np.int64}
        names |= {"int8": np.int8, "int16": np.int16, "int32": np.int32, "RECORD": state}
        names |= {"SEATS": game.game.players[-1], "KINDS": len(game.game.actions)}
        names |= {"STEPS": loop["STEPS"], "QUESTIONS": loop["QUESTIONS"]}
        names |= {"WORDS": self.memory.row, "MOST": most_options(game.game)}
        source = SOURCE.read_text()
        source = source.replace("from numba import cuda, int8, int16, int32, int64", "")
        for constant, size in {"TEAM": LANES, "GAMES": LANES, "BATCH": 20}.items():
            source = re.sub(f"(?m)^{constant} = .*", f"{constant} = {size}", source)
        exec(compile(source, str(SOURCE), "exec"), names)
        self.names = names

    def run(self, arguments: list[Any]) -> None:
        self.warp.run(self.names["simulate_in_pieces"], arguments)

    def share(self, shape: Any, kind: Any) -> Any:
        """The same memory for every thread: the n-th array of each is one array."""
        here = self.warp.here
        here.arrays = getattr(here, "arrays", 0) + 1
        with self.lock:
            return self.shared.setdefault(here.arrays, [0] * shape)

    def add(self, array: Any, at: int, value: int) -> int:
        with self.lock:
            before = int(array[at])
            array[at] += value
        return before

    def most(self, array: Any, at: int, value: int) -> None:
        with self.lock:
            array[at] = max(array[at], value)


def smallest_tables() -> list[Setting]:
    return [s for s in plain_settings() if s[1] == shamble.load(s[0]).game.players[0]]


@pytest.mark.parametrize("setting", smallest_tables(), ids=name)
def test_a_warp_plays_the_same_games(setting: Setting) -> None:
    game = table(setting)
    kernel, count, limit = Kernel(game), 36, 5
    plain = game.target("interpreted")
    size = plain.dtype.itemsize
    blank = np.zeros(1, kernel.memory.kind)
    blank.view(np.uint8)[:size] = plain.blank.view(np.uint8)
    blank["played_number"] = -1
    states = np.zeros((count, size // 8), np.int64)
    outcomes = np.zeros((count, 3 + 2 * game.players), np.int64)
    kinds = np.zeros(len(game.game.actions), np.int64)
    arguments = [states, kernel.memory, kernel.memory.states, SEED, 3, blank.view(np.int64)]
    kernel.run([*arguments, 0, limit, outcomes, kinds])
    whole = plain.simulate(count, SEED, first=3, keep=True, limit=limit)
    assert whole.states is not None and whole.kinds is not None
    assert states.tobytes() == whole.states.tobytes()
    assert outcomes[:, 0].tolist() == whole.decisions.tolist()
    assert np.array_equal(outcomes[:, 3::2], whole.payoffs)
    assert np.array_equal(kinds, whole.kinds)

"""The GPU's `simulate`, read as plain Python by the threads of two warps, plays the same games.

Where there is no GPU this shows that the kernel is right; `benchmarks/gpu_check.py` shows it on a
device.
"""

from __future__ import annotations

import re
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import shamble
import shamble.engine
from shamble.engine.build import core, most_options
from shamble.engine.heat import NOTES, kinds_of_piece
from tests.conformance.tables import Setting, name, plain_settings, table

SOURCE = Path(shamble.engine.__file__).with_name("entry_gpu.py")
LANES, WARPS = 32, 2
TEAM = WARPS * LANES
GAMES = 96  # in hand: so few that they run out
SEED = 37
DEVICE = SimpleNamespace(
    MAX_REGISTERS_PER_MULTIPROCESSOR=65_536, MAX_SHARED_MEMORY_PER_BLOCK_OPTIN=232_448
)


class Threads:
    """Threads that wait for each other: those of a warp, and all."""

    def __init__(self) -> None:
        self.here = threading.local()
        self.all = threading.Barrier(TEAM)
        self.warps = [threading.Barrier(LANES) for _ in range(WARPS)]
        self.said = [0] * TEAM

    def sync_warp(self) -> None:
        self.warps[self.here.me // LANES].wait()

    def tell(self, value: int) -> list[int]:
        """What every thread of the warp says, its own value among them."""
        self.said[self.here.me] = int(value)
        self.sync_warp()
        first = self.here.me // LANES * LANES
        all_said = self.said[first : first + LANES]
        self.sync_warp()
        return all_said

    def match_any(self, mask: int, value: int) -> int:
        return sum(1 << lane for lane, one in enumerate(self.tell(value)) if one == value)

    def shfl(self, mask: int, value: int, lane: int) -> int:
        return self.tell(value)[int(lane)]

    def greatest(self, value: int) -> int:
        return max(self.tell(value))

    def run(self, kernel: Callable[..., None], arguments: list[Any]) -> None:
        failed: list[BaseException] = []

        def thread(me: int) -> None:
            self.here.me = me
            try:
                kernel(*arguments)
            except BaseException as error:
                failed.append(error)
                for barrier in (self.all, *self.warps):
                    barrier.abort()

        threads = [threading.Thread(target=thread, args=(me,)) for me in range(TEAM)]
        for one in threads:
            one.start()
        for one in threads:
            one.join()
        if failed:
            raise failed[0]


class Kernel:
    """The file as one block runs it. All of a record is near; of what is far there is nothing."""

    def __init__(self, game: shamble.Playable) -> None:
        self.state = game.game.state
        notes = {"__slots__": tuple(NOTES)}
        self.noted = type(self.state)("Noted", (self.state,), notes)  # notes can be written on it
        self.threads = Threads()
        self.shared: dict[tuple[Any, Any], Any] = {}
        self.lock = threading.Lock()
        self.came: Counter[int] = Counter()  # to each line
        self.hand, self.slots = self.records(GAMES), self.records(TEAM)
        loop = core(game.game).__dict__
        here = self.threads.here
        cuda = SimpleNamespace(
            jit=lambda **how: lambda function: function,
            popc=int.bit_count,
            ffs=lambda bits: (bits & -bits).bit_length(),
            match_any_sync=self.threads.match_any,
            shfl_sync=self.threads.shfl,
            get_current_device=lambda: DEVICE,
            threadIdx=type("Here", (), {"x": property(lambda _: here.me)})(),
            blockIdx=SimpleNamespace(x=0),
            gridDim=SimpleNamespace(x=1),
            local=SimpleNamespace(array=self.own),
            shared=SimpleNamespace(array=self.share),
            syncthreads=self.threads.all.wait,
            lanemask_lt=lambda: (1 << here.me % LANES) - 1,
            atomic=SimpleNamespace(add=self.add),
        )
        names: dict[str, Any] = {k: v for k, v in loop.items() if isinstance(v, FunctionType)}
        names |= {"cuda": cuda, "int64": np.int64, "int32": np.int32}
        names |= {"RECORD": self.state, "NEAR": SimpleNamespace(size=640)}
        names |= {"SEATS": game.game.players[-1], "KINDS": len(game.game.actions)}
        names |= {"STEPS": loop["STEPS"], "QUESTIONS": loop["QUESTIONS"]}
        names |= {"MOST": most_options(game.game), "both": lambda near, far: near}
        names |= {"bring": self.bring, "put_back": self.put_back}
        names |= {"greatest": self.threads.greatest}
        names |= {"ask_for": lambda game, offset: None, "STRETCH": 32}
        names |= {"REACHES": [5] * kinds_of_piece(game.game)}
        names |= dict.fromkeys(("copy_in", "copy_out"), lambda to, part: self.copy(part, to))
        names |= {"copy_far": lambda to, part: None}
        source = SOURCE.read_text()
        gone = r"(?m)^from (numba|shamble\.engine\.\w+_gpu) import (\([^)]*\)|.*)"
        source = re.sub(gone, "", source)
        for constant, size in {"WARPS": WARPS, "GAMES": GAMES}.items():
            source = re.sub(f"(?m)^{constant} = .*", f"{constant} = {size}", source)
        exec(compile(source, str(SOURCE), "exec"), names)
        self.names = names

    def records(self, count: int) -> list[Any]:
        made = [self.noted() for _ in range(count)]
        for one in made:
            for note in NOTES:
                setattr(one, note, 0)
        return made

    def copy(self, one: Any, other: Any) -> None:
        fresh = one.copy()
        for field in self.state.fields:
            setattr(other, field, getattr(fresh, field))
        for note in NOTES:
            setattr(other, note, getattr(one, note))

    def bring(self, slots: Any, games: Any, number: int) -> None:
        if number >= 0:
            self.copy(self.hand[number], self.slots[self.threads.here.me])
        self.threads.sync_warp()

    def put_back(self, slots: Any, games: Any, number: int) -> None:
        if number >= 0:
            self.copy(self.slots[self.threads.here.me], self.hand[number])
        self.threads.sync_warp()

    def own(self, shape: Any, kind: Any) -> Any:
        return [self.state()] if kind is self.state else np.zeros(shape, object)

    def share(self, shape: Any, kind: Any, alignment: int = 0) -> Any:
        """The same memory for every thread: the n-th array of each is one array."""
        here = self.threads.here
        here.arrays = getattr(here, "arrays", 0) + 1
        with self.lock:
            if here.arrays not in self.shared:
                self.shared[here.arrays] = [0] * shape if shape else self.slots
            return self.shared[here.arrays]

    def add(self, array: Any, at: int, value: int) -> int:
        with self.lock:
            before = int(array[at])
            array[at] += value
            if len(array) == self.names["PIECES"]:
                self.came[at] += value
        return before


def smallest_tables() -> list[Setting]:
    return [s for s in plain_settings() if s[1] == shamble.load(s[0]).game.players[0]]


@pytest.mark.parametrize("setting", smallest_tables(), ids=name)
def test_warps_play_the_same_games(setting: Setting) -> None:
    game = table(setting)
    kernel, count, limit = Kernel(game), 110, 5
    plain = game.target("interpreted")
    (blank,) = kernel.records(1)
    start = game.game.state.unpack(plain.blank.tobytes())
    for field in game.game.state.fields:
        setattr(blank, field, getattr(start, field))
    ends, nothing = kernel.records(count), np.zeros(max(count, GAMES), np.int64)
    lines = np.zeros(kernel.names["PLACES"], np.int32)
    outcomes = np.zeros((count, 3 + 2 * game.players), np.int64)
    kinds = np.zeros(len(game.game.actions), np.int64)
    arguments = [ends, nothing, kernel.hand, kernel.hand, lines, SEED, 3, [blank], nothing]
    kernel.threads.run(kernel.names["simulate_in_pieces"], [*arguments, 0, limit, outcomes, kinds])
    whole = plain.simulate(count, SEED, first=3, keep=True, limit=limit)
    assert whole.states is not None and whole.kinds is not None
    assert b"".join(end.pack() for end in ends) == whole.states.tobytes()
    assert outcomes[:, 0].tolist() == whole.decisions.tolist()
    assert np.array_equal(outcomes[:, 3::2], whole.payoffs)
    assert np.array_equal(kinds, whole.kinds)
    assert max(kernel.came.values()) + GAMES > kernel.names["LONGEST"]  # a line came round

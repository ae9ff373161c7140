"""The GPU's `simulate`, read as plain Python by the threads of two warps, plays the same games.

Where there is no GPU this shows that the kernel is right; `benchmarks/gpu_check.py` shows it on a
device.
"""

from __future__ import annotations

import random
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
from shamble.engine.gpu.layout import PLAY_FIELDS, kinds_of_piece
from shamble.engine.language.record import RecordMeta
from shamble.engine.runtime.build import core, most_options
from tests.conformance.tables import Setting, name, plain_settings, table

pytestmark = pytest.mark.threads

SOURCE = Path(shamble.engine.__file__).with_name("gpu") / "entry_gpu.py"
LANES, WARPS = 32, 2
TEAM = WARPS * LANES
GAMES = 96  # in hand: so few that they run out
MOST_TURNS = 3_000_000  # more than ten times what the longest of these runs takes
MIN_TOGETHER = 16  # threads of a warp that need the same piece next: as on a device
SEED = 37
DEVICE = SimpleNamespace(
    MAX_REGISTERS_PER_MULTIPROCESSOR=65_536, MAX_SHARED_MEMORY_PER_BLOCK_OPTIN=232_448
)


class Stopped(BaseException):
    """Another thread has failed."""


class Threads:
    """Threads of which one runs at a time, until it waits for others or touches what they share.

    Who goes on then is drawn from a seed: the same run on every machine, however busy it is.
    """

    def __init__(self, order: int) -> None:
        self.here = threading.local()
        self.order = random.Random(order)
        self.turns = [threading.Semaphore(0) for _ in range(TEAM)]
        self.ready = list(range(TEAM))
        self.waiting: dict[range, list[int]] = {}
        self.failed: list[BaseException] = []
        self.turns_left = MOST_TURNS
        self.said = [0] * TEAM

    def run(self, kernel: Callable[..., None], arguments: list[Any]) -> None:
        def thread(me: int) -> None:
            self.here.me = me
            try:
                self._my_turn()
                kernel(*arguments)
            except BaseException as error:
                self.failed.append(error)
            self._next_turn()

        threads = [threading.Thread(target=thread, args=(me,)) for me in range(TEAM)]
        for one in threads:
            one.start()
        self._next_turn()
        for one in threads:
            one.join()
        if self.failed:
            raise self.failed[0]

    def _my_turn(self) -> None:
        self.turns[self.here.me].acquire()
        if self.failed:
            raise Stopped

    def _next_turn(self) -> None:
        if not self.ready and self.waiting:  # then none of them would ever go on
            self.failed.append(AssertionError(f"all wait for others: {self.waiting}"))
        self.turns_left -= 1
        if self.turns_left == 0:
            self.failed.append(AssertionError("the kernel comes to no end"))
        if self.failed:
            self.ready += [one for waiting in self.waiting.values() for one in waiting]
            self.waiting.clear()
        if self.ready:
            drawn = self.order.randrange(len(self.ready))
            self.turns[self.ready.pop(drawn)].release()

    def let_others(self) -> None:
        """Any thread may go on now."""
        self.ready.append(self.here.me)
        self._next_turn()
        self._my_turn()

    def meet(self, team: range) -> None:
        """Wait until every thread of the team is here."""
        waiting = self.waiting.setdefault(team, [])
        waiting.append(self.here.me)
        if len(waiting) == len(team):
            self.ready += self.waiting.pop(team)
        self._next_turn()
        self._my_turn()

    def sync_all(self) -> None:
        self.meet(range(TEAM))

    def warp(self) -> range:
        first = self.here.me // LANES * LANES
        return range(first, first + LANES)

    def sync_warp(self) -> None:
        self.meet(self.warp())

    def tell(self, value: int) -> list[int]:
        """What every thread of the warp says, its own value among them."""
        self.said[self.here.me] = int(value)
        self.sync_warp()
        all_said = [self.said[one] for one in self.warp()]
        self.sync_warp()
        return all_said

    def match_any(self, mask: int, value: int) -> int:
        return sum(1 << lane for lane, one in enumerate(self.tell(value)) if one == value)

    def shfl(self, mask: int, value: int, lane: int) -> int:
        return self.tell(value)[int(lane)]

    def warp_max(self, value: int) -> int:
        return max(self.tell(value))


class Kernel:
    """The file as one block runs it. All of a record is hot; the cold part is empty.

    `stay`: with fewer threads of a warp that need the same piece next, they part.
    """

    def __init__(self, game: shamble.Playable, order: int, stay: int) -> None:
        self.state = game.game.state
        notes = {"__slots__": tuple(PLAY_FIELDS)}
        self.noted = RecordMeta("Noted", (self.state,), notes)  # notes can be written on it
        self.threads = Threads(order)
        self.shared: dict[tuple[Any, Any], Any] = {}
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
            syncthreads=self.threads.sync_all,
            lanemask_lt=lambda: (1 << here.me % LANES) - 1,
            atomic=SimpleNamespace(add=self.add),
        )
        names: dict[str, Any] = {k: v for k, v in loop.items() if isinstance(v, FunctionType)}
        names |= {"cuda": cuda, "int64": np.int64, "int32": np.int32}
        names |= {"RECORD": self.state, "HOT": SimpleNamespace(size=640)}
        names |= {"SEATS": game.game.players[-1], "KINDS": len(game.game.actions)}
        names |= {"STEPS": loop["STEPS"], "QUESTIONS": loop["QUESTIONS"]}
        names |= {"MOST": most_options(game.game), "split_record": lambda hot, cold: hot}
        names |= {"load_hot": self.load_hot, "store_hot": self.store_hot}
        names |= {"warp_max": self.threads.warp_max}
        names |= {"prefetch": lambda game, offset: None, "STRETCH": 32}
        names |= {"PREFETCHES": [5] * kinds_of_piece(game.game)}
        names |= dict.fromkeys(("copy_in", "copy_out"), lambda to, part: self.copy(part, to))
        names |= {"copy_cold": lambda to, part: None}
        source = SOURCE.read_text()
        gone = (
            r"(?m)^from (numba|shamble\.engine\.gpu\.(copying|shared_memory)) import (\([^)]*\)|.*)"
        )
        source = re.sub(gone, "", source)
        for constant, size in {"WARPS": WARPS, "GAMES": GAMES, "MIN_TOGETHER": stay}.items():
            source, found = re.subn(f"(?m)^{constant} = .*", f"{constant} = {size}", source)
            assert found == 1, constant
        exec(compile(source, str(SOURCE), "exec"), names)
        self.names = names

    def records(self, count: int) -> list[Any]:
        made = [self.noted() for _ in range(count)]
        for one in made:
            for note in PLAY_FIELDS:
                setattr(one, note, 0)
        return made

    def copy(self, one: Any, other: Any) -> None:
        fresh = one.copy()
        for field in self.state.fields:
            setattr(other, field, getattr(fresh, field))
        for note in PLAY_FIELDS:
            setattr(other, note, getattr(one, note))

    def load_hot(self, slots: Any, games: Any, number: int) -> None:
        if number >= 0:
            self.copy(self.hand[number], self.slots[self.threads.here.me])
        self.threads.sync_warp()

    def store_hot(self, slots: Any, games: Any, number: int) -> None:
        if number >= 0:
            self.copy(self.slots[self.threads.here.me], self.hand[number])
        self.threads.sync_warp()

    def own(self, shape: Any, kind: Any) -> Any:
        return [self.state()] if kind is self.state else np.zeros(shape, object)

    def share(self, shape: Any, kind: Any, alignment: int = 0) -> Any:
        """The same memory for every thread: the n-th array of each is one array."""
        here = self.threads.here
        here.arrays = getattr(here, "arrays", 0) + 1
        if here.arrays not in self.shared:
            self.shared[here.arrays] = [0] * shape if shape else self.slots
        return self.shared[here.arrays]

    def add(self, array: Any, at: int, value: int) -> int:
        self.threads.let_others()
        before = int(array[at])
        array[at] += value
        if len(array) == self.names["PIECES"]:
            self.came[at] += value
        return before


def smallest_tables() -> list[Setting]:
    return [s for s in plain_settings() if s[1] == shamble.load(s[0]).game.players[0]]


COUNT = 110  # games; more than a block has in hand


def play(game: shamble.Playable, order: int, stay: int) -> Kernel:
    """The kernel plays the same games as the plain rules; returns it as it is afterwards."""
    kernel, limit = Kernel(game, order, stay), 5
    plain = game.target("interpreted")
    (blank,) = kernel.records(1)
    start = game.game.state.unpack(plain.blank.tobytes())
    for field in game.game.state.fields:
        setattr(blank, field, getattr(start, field))
    ends, nothing = kernel.records(COUNT), np.zeros(max(COUNT, GAMES), np.int64)
    lines = np.zeros(kernel.names["QUEUE_SLOTS"], np.int32)
    outcomes = np.zeros((COUNT, 3 + 2 * game.players), np.int64)
    kinds = np.zeros(len(game.game.actions), np.int64)
    arguments = [ends, nothing, kernel.hand, kernel.hand, lines, SEED, 3, [blank], nothing]
    kernel.threads.run(kernel.names["simulate_in_pieces"], [*arguments, 0, limit, outcomes, kinds])
    whole = plain.simulate(COUNT, SEED, first=3, keep=True, limit=limit)
    assert whole.states is not None and whole.kinds is not None
    assert b"".join(end.pack() for end in ends) == whole.states.tobytes()
    assert outcomes[:, 0].tolist() == whole.decisions.tolist()
    assert np.array_equal(outcomes[:, 3::2], whole.payoffs)
    assert np.array_equal(kinds, whole.kinds)
    return kernel


@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize("setting", smallest_tables(), ids=name)
def test_warps_play_the_same_games(setting: Setting, order: int) -> None:
    play(table(setting), order, MIN_TOGETHER)


@pytest.mark.parametrize("setting", smallest_tables(), ids=name)
def test_games_that_always_part_fill_a_line_more_than_once(setting: Setting) -> None:
    """Whoever ends lines up for a new game: in a ring that is shorter than all who come to it."""
    kernel = play(table(setting), order=3, stay=LANES + 1)
    assert kernel.came[kernel.names["NOTHING"]] == COUNT  # besides those that lie there at first
    assert kernel.names["QUEUE_SIZE"] < GAMES + COUNT


def test_a_run_follows_from_its_order() -> None:
    game = table(smallest_tables()[-1])
    first, again = play(game, 5, MIN_TOGETHER), play(game, 5, MIN_TOGETHER)
    assert (first.came, first.threads.turns_left) == (again.came, again.threads.turns_left)


def test_threads_that_wait_for_ever_are_a_failure() -> None:
    threads = Threads(0)

    def half_of_them_come() -> None:
        if threads.here.me % 2:
            threads.sync_all()

    with pytest.raises(AssertionError, match="all wait for others"):
        threads.run(half_of_them_come, [])

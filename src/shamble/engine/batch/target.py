"""What every target does; `targets` has them by name.

Everything is batch-first: arrays of packed states in, arrays out. What a target cannot do on this
machine it says in a sentence. Compiling happens on the first call that needs it, and never twice
for the same sources; `on_compile` hears of it before and after.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from shamble.engine.errors import ShambleError, did_you_mean
from shamble.engine.language.chance import first_luck
from shamble.engine.language.game import Game
from shamble.engine.language.record import dtype
from shamble.engine.language.state import SEATS, GameState
from shamble.engine.runtime.build import most_options

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

POLICIES = {"random": 0, "hints": 1}  # how a seat can be played by compiled code
NO_LIMIT = 1 << 40

#: Hears `(what, None)` when compiling begins and `(what, seconds)` when it is done.
on_compile: list[Callable[[str, float | None], None]] = []


@dataclass
class Outcomes:
    """What a run of games came to: one row a game, as arrays."""

    decisions: Array
    endings: Array
    rounds: Array
    payoffs: Array  # games × players
    ranks: Array  # games × players; rank 1 has won
    states: Array | None = None  # the final states, if they were asked for
    kinds: Array | None = None  # how many actions of each kind were taken


class Target:
    """Batch calls on packed states. Subclasses say how an entry point is called."""

    name = ""

    def __init__(self, game: Game, blank: GameState) -> None:
        import numpy as np

        self.game, self.players = game, blank.players
        self.dtype = dtype(game.state)
        self.blank = np.frombuffer(blank.pack(), self.dtype).copy()  # what games begin from

    # ---- batch calls

    def setup_many(self, keys: Array) -> Array:
        """New games, one for each key (8 words of 32 bits)."""
        import numpy as np

        states = np.zeros(len(keys), self.dtype)
        self._spread("setup_many", [states, np.ascontiguousarray(keys, np.uint32)], [self.blank])
        return states

    def legal_many(self, states: Array, players: Array) -> tuple[Array, Array]:
        """For each state, how many actions its player has, and their dense ids."""
        import numpy as np

        counts = np.zeros(len(states), np.int64)
        actions = np.full((len(states), most_options(self.game)), -1, np.int64)
        self._spread("legal_many", [states, _longs(players), counts, actions])
        return counts, actions

    def step_many(self, states: Array, players: Array, actions: Array) -> Array:
        """Apply an action to each state, in place; 0, or the number of the rule that refused it."""
        import numpy as np

        refused = np.zeros(len(states), np.int64)
        self._spread("step_many", [states, _longs(players), _longs(actions), refused])
        return refused

    def redact_many(self, states: Array, players: Array) -> Array:
        """What each player may know of each state."""
        import numpy as np

        seen = np.zeros(len(states), self.dtype)
        self._spread("redact_many", [states, _longs(players), seen])
        return seen

    def imagine_many(self, seen: Array, players: Array, luck: Array) -> Array:
        """Worlds that fit redacted records: one for each, as luck picks it."""
        worlds = seen.copy()
        self._spread("imagine_many", [worlds, _longs(players), _longs(luck)])
        return worlds

    def result_many(self, states: Array) -> tuple[Array, Array]:
        """Payoffs and ranks by seat."""
        import numpy as np

        results = np.zeros((len(states), self.game.players[-1], 2), np.int64)
        self._spread("result_many", [states, results])
        return results[:, : self.players, 0], results[:, : self.players, 1]

    def playouts(
        self, states: Array, seed: int, policy: str = "random", limit: int = NO_LIMIT
    ) -> Array:
        """Play each state on to its end, in place; returns the decisions made."""
        import numpy as np

        luck = np.array([first_luck(seed, i) for i in range(len(states))], np.int64)
        made = np.zeros(len(states), np.int64)
        scratch = np.zeros(1, self.dtype)
        number = policy_number(policy)
        self._spread("playouts", [states, luck], [number, limit, scratch], [made])
        return made

    def soak(self, states: Array, seed: int, limit: int = NO_LIMIT) -> tuple[Array, Array]:
        """Random play in place, the game's invariants checked at every decision.

        Returns the decisions made, and 0 or what went wrong (see `loop.play_checked`).
        """
        import numpy as np

        luck = np.array([first_luck(seed, i) for i in range(len(states))], np.int64)
        made, wrong = np.zeros(len(states), np.int64), np.zeros(len(states), np.int64)
        self._spread("soak", [states, luck], [limit, made, wrong])
        return made, wrong

    def simulate(
        self,
        games: int,
        seed: int,
        policy: str = "random",
        *,
        first: int = 0,
        keep: bool = False,
        workers: int = 1,
        limit: int = NO_LIMIT,
    ) -> Outcomes:
        """Play games `first` … of a seed from setup to end. The same games on every target."""
        import numpy as np

        check_seed(seed)
        outcomes = np.zeros((games, 3 + 2 * self.players), np.int64)
        states = np.zeros(games, self.dtype) if keep else None
        number = policy_number(policy)
        kinds: list[Array] = []
        share = -(-games // max(1, workers))
        jobs = [(at, min(at + share, games)) for at in range(0, games, share)]

        def play(job: tuple[int, int]) -> None:
            at, stop = job
            ends = states[at:stop] if states is not None else self._no_states()
            counts = self._no_kinds()
            rest = [number, limit, outcomes[at:stop], counts]
            rooms = self._rooms(ends, seed, first + at)
            self._call("simulate", [*rooms, *rest])
            self._keep(ends, rooms)
            kinds.append(counts)

        if jobs:
            self._warm("simulate", play, (0, 0))
        if len(jobs) == 1:
            play(jobs[0])
        else:
            with ThreadPoolExecutor(max(1, workers)) as pool:
                list(pool.map(play, jobs))
        return Outcomes(
            decisions=outcomes[:, 0],
            endings=outcomes[:, 1],
            rounds=outcomes[:, 2],
            payoffs=outcomes[:, 3::2],
            ranks=outcomes[:, 4::2],
            states=states,
            kinds=sum(kinds, self._no_kinds()),
        )

    def speed(self, games: int, seed: int, policy: str = "random", workers: int = 1) -> float:
        """Decisions per second over whole games, legal moves generated at every decision.

        With one worker it is the processor's time that counts, not that of other programs.
        """
        clock = time.process_time if workers == 1 else time.perf_counter
        start = clock()
        done = self.simulate(games, seed, policy, workers=workers)
        return float(done.decisions.sum()) / (clock() - start)

    # ---- underneath

    def check(self) -> None:
        """Say it in a sentence if this target cannot be had here."""

    def _no_states(self) -> Array:
        import numpy as np

        return np.zeros(1, self.dtype)

    def _rooms(self, ends: Array, seed: int, first: int) -> list[Any]:
        """What `simulate` works on: final states, a record of its own, what games begin from."""
        import numpy as np

        return [ends, np.zeros(1, self.dtype), seed, first, self.blank]

    def _keep(self, ends: Array, rooms: list[Any]) -> None:
        """Fetch the final states from there, if they are not yet where they were asked for."""

    def _no_kinds(self) -> Array:
        import numpy as np

        return np.zeros(len(self.game.actions), np.int64)

    def _spread(self, name: str, *arguments: list[Any]) -> None:
        self._call(name, [value for group in arguments for value in group])

    def _warm(self, name: str, call: Callable[[Any], None], nothing: Any) -> None:
        """Compile before threads start, if this target compiles."""

    def _call(self, name: str, arguments: list[Any]) -> None:
        raise NotImplementedError


class Compiled(Target):
    """What native and GPU share: entry points that compile on their first call."""

    def __init__(self, game: Game, blank: GameState) -> None:
        super().__init__(game, blank)
        self._ready: set[str] = set()
        self._module: Any = None

    @property
    def entries(self) -> Any:
        if self._module is None:
            from shamble.engine.native.compiler import entry_points

            self._module = entry_points(self.game, self.name)
        return self._module

    def check(self) -> None:
        from shamble.engine.native.compiler import entry_file

        entry_file(self.game, self.name)

    def _announced(self, name: str, call: Callable[[], None]) -> None:
        """Run a first call, which compiles unless the compiled code is on disk."""
        from shamble.engine.native.compiler import forget, is_compiled

        if name in self._ready:
            call()
            return
        if not is_compiled(self.game, self.name, name):
            self._compile(name, call)
        else:
            try:
                call()
            except ShambleError:
                raise
            except Exception:
                forget(self.game, self.name)  # a damaged binary: compile it anew
                self._module = None
                self._compile(name, call)
        self._ready.add(name)

    def _compile(self, name: str, call: Callable[[], None]) -> None:
        """Tell whoever listens; if another process is at it, wait and take what it made."""
        from shamble.engine.native.compiler import alone, mark_compiled

        what = f"{self.game.id} for {self.name} ({name})"
        start = time.perf_counter()
        for listener in on_compile:
            listener(what, None)
        with alone(self.game, self.name, name):
            call()
            mark_compiled(self.game, self.name, name)
        for listener in on_compile:
            listener(what, time.perf_counter() - start)

    def _warm(self, name: str, call: Callable[[Any], None], nothing: Any) -> None:
        if name not in self._ready:
            call(nothing)


def policy_number(policy: str) -> int:
    """A bit for each seat that the heuristic plays.

    `hints,random`: the first seat plays by the heuristic, all others at random.
    """
    words = policy.split(",")
    for word in words:
        if word not in POLICIES:
            raise ShambleError(f"there is no policy {word!r}; {did_you_mean(word, POLICIES)}")
    return sum(POLICIES[words[min(seat, len(words) - 1)]] << seat for seat in range(SEATS))


def check_seed(seed: object) -> None:
    if type(seed) is not int or not 0 <= seed < 1 << 63:
        raise ShambleError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r}")


def _longs(values: Any) -> Array:
    import numpy as np

    return np.ascontiguousarray(values, np.int64)

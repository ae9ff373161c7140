"""One game on the native target, decision by decision: `shamble.load(…, target="native")`.

Every call crosses into compiled code once. Buffers are shared by all states of a `NativePlayable`,
so that one thread at a time may use it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from ctypes import addressof, c_int64, memmove, sizeof
from functools import cached_property
from typing import Any, overload

from shamble.engine.errors import FieldError, ShambleError
from shamble.engine.language.actions import Action
from shamble.engine.language.game import Game
from shamble.engine.language.state import SPECTATOR, GameState, S
from shamble.engine.native.single import (
    BEGIN,
    BROKEN,
    DEAL,
    EVENT,
    HEADER,
    HINT,
    IMAGINE,
    NOTHING,
    OBSERVE,
    OPTIONS,
    OTHERS,
    REDACT,
    REMARK,
    RESULT,
    ROOM,
    STEP,
    TRUTH,
    WHY_NOT,
    buffers_dtype,
    state_class,
)
from shamble.engine.playable import Happening, Playable, Told
from shamble.engine.runtime.build import core, most_options, observed
from shamble.engine.targets import Native

Crossing = Callable[[int, int, int, int, int], int]  # what, state, buffers, player, value


class SingleEntries(Native):
    """The compiled code of `entry_single.py`, for one game."""

    name = "single"


class NativeLoop:
    """The calls of `loop` on native states, and what they share: the buffers and the log."""

    def __init__(self, game: Game, blank: GameState) -> None:
        import numpy as np

        self.game, self.kind = game, state_class(game.load().state)
        self._entries = SingleEntries(game, blank)
        most, seats = most_options(game), game.players[-1]
        kind = buffers_dtype(most, seats)
        memory = bytearray(kind.itemsize)
        self._buffers = np.frombuffer(memory, kind)
        self.buffers = self._buffers.ctypes.data
        self.row = np.zeros(sum(f.count for f in observed(game.state.fields).values()), np.int64)
        self.mask = np.zeros(game.space().count, np.int8)
        self._before, self._seen = self.kind(), self.kind()
        buffers = self._buffers[0]
        buffers["row"], buffers["row_size"] = self.row.ctypes.data, len(self.row)
        buffers["mask"], buffers["mask_size"] = self.mask.ctypes.data, len(self.mask)
        buffers["before"], buffers["seen"] = addressof(self._before), addressof(self._seen)
        self.ids = (c_int64 * most).from_buffer(memory)
        self.codes = (c_int64 * (most + 1)).from_buffer(memory, sizeof(self.ids))
        plain = core(game)
        self.TALK, self.OVER, self.UNKNOWN = plain.TALK, plain.OVER, plain.UNKNOWN
        self.dense = plain.dense
        self.make_room(ROOM)

    def make_room(self, events: int) -> None:
        """A log in which so many events of one decision fit."""
        self.room = events
        log = (c_int64 * (2 + 6 * events))(0, events)
        self._buffers["events"] = addressof(log)
        self._events = memoryview(log).cast("B")[HEADER:]

    @cached_property
    def play(self) -> Crossing:
        return self._compiled("play")

    @cached_property
    def think(self) -> Crossing:
        return self._compiled("think")

    def _compiled(self, name: str) -> Crossing:
        self._entries._call(name, [NOTHING, addressof(self._seen), self.buffers, 0, 0])
        call: Crossing = getattr(self._entries.entries, name)
        return call

    def at(self, s: Any) -> int:
        """The address of a state; only one of this game may be handed to compiled code."""
        if s.__class__ is not self.kind:
            raise FieldError(
                f"{s!r} is no state of {self.game.id} on the native target:"
                " game.unpack(s.pack()) makes one"
            )
        return addressof(s)

    def run(self, what: int, s: Any, player: int = 0, value: int = 0) -> int:
        """Begin or step: how many events are in the log; less than 0, the rule that refuses."""
        found = self.play(what, self.at(s), self.buffers, player, value)
        return found if found <= self.room else self.again(found, what, s, player, value)

    def again(self, events: int, what: int, s: Any, player: int, value: int) -> int:
        """So many events did not fit: the same from the state before, with room for them."""
        memmove(addressof(s), addressof(self._before), sizeof(s))
        self.make_room(events)
        return self.play(what, addressof(s), self.buffers, player, value)

    def log(self, events: int) -> bytes:
        """The events of the last call, packed."""
        return self._events[: events * EVENT.size].tobytes()

    # ---- as in `loop`

    def options(self, s: Any, player: int, out: list[int]) -> int:
        count = self.play(OPTIONS, self.at(s), self.buffers, player, 0)
        out[: count + 1] = self.codes[: count + 1]
        return count

    def why_not(self, s: Any, player: int, code: int) -> int:
        return self.play(WHY_NOT, self.at(s), self.buffers, player, code)

    def redact(self, s: Any, player: int, out: Any) -> None:
        self.play(REDACT, self.at(s), self.buffers, player, self.at(out))

    def payoffs_and_ranks(self, s: Any, out: list[list[int]]) -> None:
        self.play(RESULT, self.at(s), self.buffers, 0, 0)
        out[:] = self._buffers["results"][0].tolist()

    def imagine(self, world: Any, player: int, luck: int, out: list[int]) -> None:
        self.think(IMAGINE, self.at(world), self.buffers, player, luck)

    def heuristic(self, thinking: Any, player: int, out: list[int]) -> int:
        return self.think(HINT, self.at(thinking), self.buffers, player, 0)

    def remark(self, thinking: Any, player: int) -> int:
        return self.think(REMARK, self.at(thinking), self.buffers, player, 0)

    def broken(self, s: Any) -> int:
        return self.think(BROKEN, self.at(s), self.buffers, 0, 0)

    # ---- for environments

    def observe(self, s: Any, player: int) -> None:
        """Write what a player (or a spectator) sees into `row`, and what it may do into `mask`."""
        self.play(OBSERVE, self.at(s), self.buffers, player, 0)

    def observe_all(self, s: Any) -> None:
        """Write the truth into `row`."""
        self.play(TRUTH, self.at(s), self.buffers, 0, 0)

    def others_play(self, s: Any, seat: int, luck: int, policy: int) -> int:
        """As in `loop`; no heuristic is compiled where all play at random."""
        self._buffers["policy"] = policy
        call = self.think if policy else self.play
        return call(OTHERS, self.at(s), self.buffers, seat, luck)


class Happenings(Sequence[Happening]):
    """What happened, put into the words of the game when it is read."""

    def __init__(self, game: NativePlayable, events: bytes) -> None:
        self._game, self._events = game, events

    def __len__(self) -> int:
        return len(self._events) // EVENT.size

    @property
    def told(self) -> list[Told]:
        return _told(self._events)

    @cached_property
    def _all(self) -> list[Happening]:
        return self._game.happenings(self.told)

    @overload
    def __getitem__(self, i: int) -> Happening: ...
    @overload
    def __getitem__(self, i: slice) -> Sequence[Happening]: ...
    def __getitem__(self, i: int | slice) -> Happening | Sequence[Happening]:
        return self._all[i]

    def __eq__(self, other: object) -> bool:
        return self._all == (other._all if isinstance(other, Happenings) else other)

    __hash__ = None  # type: ignore[assignment]  # as a list

    def __repr__(self) -> str:
        return repr(self._all)


def _told(events: bytes) -> list[Told]:
    return [
        (number, audience, tuple(args)) for number, audience, *args in EVENT.iter_unpack(events)
    ]


class NativePlayable(Playable[Any]):
    """A game played decision by decision in compiled code, the same to the byte.

    States are native ones (`NativeState`). Not to be used by several threads at once.
    """

    plays_on = "native"

    def __init__(self, game: Game[S], players: int | None, options: Mapping[str, object]) -> None:
        super().__init__(game, players, options)
        self._loop: NativeLoop = NativeLoop(game, self._blank)
        self._start = self.unpack(self._blank.pack())

    @cached_property
    def interpreted(self) -> Playable[S]:
        return Playable(self.game, self.players, self.options)

    def unpack(self, data: bytes) -> Any:
        return self._loop.kind.unpack(data)

    def _begin(self, s: Any) -> list[Told]:
        return _told(self._loop.log(self._loop.run(BEGIN, s)))

    def _deal(self, seed: int, number: int) -> tuple[Any, list[Told]]:
        s = self._start.copy()
        return s, _told(self._loop.log(self._loop.run(DEAL, s, seed, number)))

    def position(self, **fields: Any) -> Any:
        return self.unpack(self.interpreted.position(**fields).pack())

    @property
    def loop(self) -> NativeLoop:
        """What environments ask for."""
        return self._loop

    @cached_property
    def _every_action(self) -> list[Action]:
        return list(self.actions)

    def legal(self, s: Any, player: int) -> list[Action]:
        loop = self._loop
        if s.__class__ is not loop.kind or not 0 <= player < self.players:
            self._check(s, player)
        count = loop.play(OPTIONS, addressof(s), loop.buffers, player, 0)
        every = self._every_action
        return [every[i] for i in loop.ids[:count]]

    def apply(self, s: Any, player: int, action: object) -> Any:
        """The same; the list that comes back is made when it is read."""
        loop = self._loop
        if s.__class__ is not loop.kind or not 0 <= player < self.players:
            self._check(s, player)
        known = int(action if action.__class__ is Action else self._parse(s, player, action))
        events = loop.play(STEP, addressof(s), loop.buffers, player, known)
        if events < 0:
            self._refuse(s, player, action)
        if events > loop.room:
            events = loop.again(events, STEP, s, player, known)
        return Happenings(self, loop.log(events)) if events else []

    def run(self, s: Any, player: int, action: object) -> list[Told]:
        happened = self.apply(s, player, action)
        return happened.told if isinstance(happened, Happenings) else []

    def answer(self, s: Any, player: int, action: int) -> int:
        """Take a dense action if it is legal: 0, or the number of the rule that refuses it."""
        return -min(0, self._loop.run(STEP, s, self._seat(player), action))

    def _check(self, s: Any, player: int) -> None:
        self._loop.at(s)
        self._seat(player)

    def _parse(self, s: Any, player: int, action: object) -> Action:
        try:
            return self.actions.parse(action)
        except ShambleError:
            self._refuse(s, player, action)
            raise

    def redact(self, s: Any, player: int = SPECTATOR) -> Any:
        out = self._loop.kind()
        self._loop.redact(s, player if player == SPECTATOR else self._seat(player), out)
        return out

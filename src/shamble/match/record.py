"""A match as it was told: everything that is ever shown of it, readable without its rules.

A record is made once (`recording.py`) and holds no state of the game: for each scene what happened
and who may know it, and for each pair of eyes the view. A view is kept as what changed in it since
the scene before, scenes in pieces of `PIECE`, each compressed by itself: who looks at some moments
unpacks these only. It holds no key: whoever may see that reads it where it is kept.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import cached_property

import msgspec

from shamble.match.claims import Claim
from shamble.match.messages import EventMessage, known_actor
from shamble.match.transcript import End

FORMAT = 1
PIECE = 25  # scenes that are compressed together

Fields = dict[str, msgspec.Raw]


class ToldEvent(msgspec.Struct, array_like=True, frozen=True):
    """Something that happened, and which seats alone may know it (None: everybody)."""

    event: EventMessage
    audience: list[int] | None

    def is_for(self, seat: int) -> bool:
        return self.audience is None or seat in self.audience


class Scene(msgspec.Struct, array_like=True, frozen=True):
    """A turn: who answered (None: several, or nobody yet), and what happened."""

    player: int | None
    events: list[ToldEvent]

    def heard(self, seat: int) -> list[EventMessage]:
        """What happened, as far as a seat may know."""
        return [told.event for told in self.events if told.is_for(seat)]

    def told(self, seat: int, *, over: bool) -> tuple[int | None, list[EventMessage]]:
        """Who acted and what happened, as far as a seat may know."""
        heard = self.heard(seat)
        return known_actor(self.player, heard, seat, over=over), heard


class Entered(msgspec.Struct, array_like=True, frozen=True):
    """An entry of the log as it is told: whose, and the scene it led to (-1: it was taken back)."""

    seq: int
    seat: int | None
    talk: bool
    scene: int


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """All of a match but the views."""

    game: str
    rules: int  # the version of the rules it was played by
    entries: int  # how many its log has
    scenes: list[Scene]
    entered: list[Entered]
    answers: list[int]  # for each seat, how many of its answers count
    actions: list[tuple[int, str]]  # as a game file lists them
    claims: list[Claim]
    end: End | None
    moves: int
    wrong: str = ""  # what the proof found wrong, when the record was made


class Packed(msgspec.Struct, frozen=True, kw_only=True):
    """A record as bytes in its parts."""

    format: int
    eyes: list[int]  # whose views it holds, a spectator's being -1
    head: bytes
    views: list[bytes]


# What views have got since the first records were made, for those that lack it.
LATER: Fields = {"out": msgspec.Raw(b"[]")}

_packed = msgspec.msgpack.Decoder(Packed)
_head = msgspec.json.Decoder(Head)
_piece = msgspec.json.Decoder(list[list[msgspec.Raw]])
_change = msgspec.json.Decoder(tuple[Fields, Fields])


class Record:
    """Reads a record. What is unpacked is not kept, but for the head while this object lives."""

    def __init__(self, data: bytes) -> None:
        self._parts = _packed.decode(data)
        if self._parts.format != FORMAT:
            raise ValueError(f"a record of format {self._parts.format}, not {FORMAT}")

    @cached_property
    def head(self) -> Head:
        return _head.decode(zlib.decompress(self._parts.head))

    def views(self, seat: int, first: int, last: int) -> Iterator[msgspec.Raw]:
        """The views of a seat (-1: the public), from scene `first` to `last`, as JSON."""
        eye = self._parts.eyes.index(seat)
        for number in range(first // PIECE, min(last // PIECE + 1, len(self._parts.views))):
            scenes = _piece.decode(zlib.decompress(self._parts.views[number]))
            state: Fields = {}
            rest: Fields = {}
            for at, scene in enumerate(scenes, number * PIECE):
                if at > last:
                    return
                new_state, new_rest = _change.decode(scene[eye])
                state.update(new_state)
                rest.update(new_rest)
                if at >= first:
                    yield _whole(state, rest)


def _whole(state: Fields, rest: Fields) -> msgspec.Raw:
    """A view in the order of its fields: the seat, the state, the rest."""
    told = {"seat": rest["seat"], "state": state, **rest}
    told |= {name: value for name, value in LATER.items() if name not in told}
    return msgspec.Raw(msgspec.json.encode(told))

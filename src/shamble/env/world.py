"""A position with each seat's memory: what tree search copies, imagines and writes down as text.

A redacted record says what a seat sees now. What it has seen and heard before is kept as a digest
for each seat: of every event it was told, everything it saw when it answered, and its answers.
Two histories that a seat cannot tell apart give it the same digest.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from collections.abc import Iterable
from typing import Any

import shamble
from shamble.engine.errors import BadFile
from shamble.engine.playable import Happening, Playable, Told
from shamble.env.layout import as_text

DIGEST = 32  # bytes of a seat's memory
MOST_NEW = 32  # decisions that a copy may have to put into its memory again
FORMAT = 1


class World:
    """A game in progress, or one that has not been dealt yet. A copy is independent."""

    def __init__(
        self, game: Playable, record: Any = None, memory: list[bytes] | None = None
    ) -> None:
        self.game, self.record = game, record
        self._memory = memory or [bytes(DIGEST)] * game.players
        self._new: list[tuple[int, Any, int, list[Told]]] = []  # what is not yet in the memory
        self._seen: dict[int, Any] = {}  # redacted records, made once until somebody acts

    @property
    def dealt(self) -> bool:
        return self.record is not None

    def deal(self, seed: int, number: int) -> None:
        """Game `number` of a seed."""
        happened: list[Happening] = []
        self.record = self.game.new(seed=seed, number=number, events=happened)
        self._tell(happened)

    def act(self, seat: int, action: int) -> None:
        """Take an answer; the seat remembers what it saw, and all remember what they are told."""
        seen, number = self.seen(seat), int(action)
        self._new.append((seat, seen, number, self.game.run(self.record, seat, number)))
        self._seen = {}
        if len(self._new) >= MOST_NEW:
            self._memorise()

    @property
    def memory(self) -> list[bytes]:
        """Each seat's digest of all it saw and heard: made when somebody asks for it."""
        self._memorise()
        return self._memory

    def _memorise(self) -> None:
        new, self._new = self._new, []
        for seat, seen, action, told in new:
            self._remember(seat, seen.pack() + action.to_bytes(8, "little"))
            self._tell(self.game.happenings(told))

    def imagine(self, seat: int, luck: int) -> World:
        """A world that the seat cannot tell from this one.

        It keeps its own memory; what others remember there is unknown, but the same in all worlds
        that it imagines from here.
        """
        record = self.game.imagine(self.seen(seat), seat, luck)
        memory = [
            own if other == seat else _digest(self.memory[seat], b"imagined %d" % other)
            for other, own in enumerate(self.memory)
        ]
        return World(self.game, record, memory)

    def seen(self, seat: int) -> Any:
        """The seat's redacted record: to be read, not written."""
        if seat not in self._seen:
            self._seen[seat] = self.game.redact(self.record, seat)
        return self._seen[seat]

    def information(self, seat: int) -> str:
        """What the seat remembers, and what it sees."""
        return f"{self.memory[seat].hex()}\n{as_text(self.game.game, self.seen(seat))}"

    def _tell(self, happened: Iterable[Happening]) -> None:
        for event in happened:
            said = repr((int(event.kind), *event.args.values())).encode()
            for seat in range(self.game.players):
                if event.is_for(seat):
                    self._remember(seat, said)

    def _remember(self, seat: int, what: bytes) -> None:
        self._memory[seat] = _digest(self._memory[seat], what)

    # ---- copies and text

    def copy(self) -> World:
        record = self.record.copy() if self.dealt else None
        other = World(self.game, record, list(self._memory))
        other._new = list(self._new)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return World.from_text, (self.text(), self.game.plays_on)

    def text(self) -> str:
        """Everything as one line, for `from_text`."""
        packed = self.record.pack() if self.dealt else b""
        return json.dumps(
            {
                "shamble": FORMAT,
                "game": self.game.game.id,
                "version": self.game.game.version,
                "players": self.game.players,
                "options": self.game.options,
                "record": base64.b64encode(packed).decode(),
                "memory": [seat.hex() for seat in self.memory],
            }
        )

    @staticmethod
    def from_text(text: str, target: str = "interpreted") -> World:
        """The world that was written down; a sentence if it was not, or by other rules."""
        try:
            found = json.loads(text)
            game = shamble.load(found["game"], found["players"], target=target, **found["options"])
            packed = base64.b64decode(found["record"], validate=True)
            memory = [bytes.fromhex(seat) for seat in found["memory"]]
            known = (found["shamble"], found["version"]) == (FORMAT, game.game.version)
        except (ValueError, KeyError, TypeError, AttributeError, binascii.Error) as error:
            raise BadFile(f"bad_file: this is no position of Shamble ({error})") from error
        if not known:
            raise BadFile("bad_file: this position was written by another version of the rules")
        if len(memory) != game.players or any(len(seat) != DIGEST for seat in memory):
            raise BadFile("bad_file: this position has not a memory for each seat")
        return World(game, game.unpack(packed) if packed else None, memory)


def _digest(before: bytes, what: bytes) -> bytes:
    return hashlib.sha256(before + what).digest()

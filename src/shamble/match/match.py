"""A match: an append-only log of entries, and the moments that follow from it by replay.

An entry is an answer or the taking back of one; nothing else changes a game. State is never stored,
only rebuilt: give the same key and the same entries, and the same match stands there again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from shamble.engine.errors import ShambleError
from shamble.engine.face import Happening, Playable
from shamble.engine.kinds import Action


class Acted(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """A seat answered. `request` is the sender's own name for it: a retry acts only once."""

    seat: int
    action: str
    request: str = ""


class TookBack(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """A seat took its last answer back."""

    seat: int
    request: str = ""


Entry = Acted | TookBack


@dataclass(frozen=True)
class Moment:
    """A game after so many actions."""

    number: int  # 0: before the first action
    player: int | None
    action: Action | None
    events: list[Happening]
    state: Any


@dataclass(frozen=True)
class Barrier:
    """Why an action cannot be taken back: the game is `over`, there is `nothing` to take back,
    `others` acted since, something was `revealed` (by which event), `chance` moved."""

    reason: str
    event: Happening | None = None


class CannotTakeBack(ShambleError):
    """There is no way back from here."""

    def __init__(self, barrier: Barrier) -> None:
        super().__init__(f"this cannot be taken back ({barrier.reason})")
        self.barrier = barrier


class Match:
    """A game in play: its entries so far, and every moment that still counts."""

    def __init__(self, game: Playable, key: bytes, entries: Iterable[Entry] = ()) -> None:
        self.game = game
        self.entries: list[Entry] = []
        events: list[Happening] = []
        s = game.new(key=key, events=events)
        self.moments = [Moment(0, None, None, events, s)]
        self._opened = [0]  # for each moment, the entry count when its question was asked
        for entry in entries:
            self.add(entry)

    @property
    def seq(self) -> int:
        """How many entries there are: the number of the next one."""
        return len(self.entries)

    @property
    def state(self) -> Any:
        return self.moments[-1].state

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    # ---- changing

    def add(self, entry: Entry) -> Moment:
        """Take the next entry; raises, and changes nothing, if it does not fit."""
        if isinstance(entry, TookBack):
            return self._take_back(entry)
        return self._act(entry)

    def _act(self, entry: Acted) -> Moment:
        s = self.state.copy()
        events = self.game.apply(s, entry.seat, entry.action)
        action = self.game.actions.parse(entry.action)
        moment = Moment(len(self.moments), entry.seat, action, events, s)
        answered_by_some = s.to_act != 0 and s.to_act != s.asked
        still_open = answered_by_some or action.kind.signature.talk
        self.entries.append(entry)
        self._opened.append(self._opened[-1] if still_open else self.seq)
        self.moments.append(moment)
        return moment

    def _take_back(self, entry: TookBack) -> Moment:
        if barrier := self.barrier(entry.seat):
            raise CannotTakeBack(barrier)
        self.moments.pop()
        self._opened.pop()
        self.entries.append(entry)
        self._opened[-1] = self.seq
        return self.moments[-1]

    # ---- knowing

    def barrier(self, seat: int) -> Barrier | None:
        """What stands between the seat and its last decision; None if it may go back."""
        last = self.moments[-1]
        if self.is_over:
            return Barrier("over")
        if all(moment.player != seat for moment in self.moments):
            return Barrier("nothing")
        if last.player != seat:
            return Barrier("others")
        for event in last.events:
            if event.reveals:
                return Barrier("revealed", event)
        if last.state.drawn != self.moments[-2].state.drawn:
            return Barrier("chance")
        return None

    def is_current(self, seat: int, expected: int) -> bool:
        """Whether an answer meant for entry `expected` still answers the question it was meant for.

        Others may have answered the same question in the meantime: that makes it no older.
        """
        return self._opened[-1] <= expected <= self.seq

    def is_talk(self, entry: Entry) -> bool:
        """Whether the entry says something without answering anything."""
        if isinstance(entry, TookBack):
            return False
        try:
            return self.game.actions.parse(entry.action).kind.signature.talk
        except ShambleError:
            return False

    def done(self, request: str, seat: int) -> int | None:
        """The number of the entry that already carried out this request of the seat."""
        for number, entry in enumerate(self.entries):
            if request and entry.request == request and entry.seat == seat:
                return number
        return None

    def events(self, seat: int, since: int = 0) -> list[Happening]:
        """What the seat (or a spectator) may know to have happened from moment `since` on."""
        return [
            event
            for moment in self.moments[since:]
            for event in moment.events
            if event.is_for(seat)
        ]

    def actions(self) -> list[tuple[int, str]]:
        """The log as a file keeps it: what still counts."""
        return [
            (moment.player, str(moment.action))
            for moment in self.moments
            if moment.player is not None
        ]

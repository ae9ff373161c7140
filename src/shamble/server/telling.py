"""What one reader of a match is told: made for their seat, from the redacted record alone."""

from __future__ import annotations

import msgspec

from shamble.engine.state import SPECTATOR
from shamble.match.match import Acted, Match, Moment
from shamble.match.messages import events_message, view
from shamble.match.seats import Table
from shamble.server.messages import table_message
from shamble.server.wire import State, Step
from shamble.store import StoredMatch

NO_VIEW = msgspec.Raw(b"null")


def moments_of(match: Match) -> dict[int, Moment]:
    """For each entry that still counts, the moment it led to."""
    standing: list[int] = []
    for number, entry in enumerate(match.entries):
        if isinstance(entry, Acted):
            standing.append(number)
        else:
            standing.pop()
    return dict(zip(standing, match.moments[1:], strict=True))


def steps(match: Match, seat: int, since: int) -> list[Step]:
    """What the entries from `since` on did, as far as the seat may know."""
    found = moments_of(match)
    return [
        Step(
            number,
            entry.seat,
            number not in found,
            events_message(found[number].events, seat) if number in found else [],
        )
        for number, entry in enumerate(match.entries)
        if number >= since
    ]


class Telling:
    """A match as it stands, told to any number of readers; each seat's view is made once."""

    def __init__(self, stored: StoredMatch, table: Table, match: Match | None) -> None:
        self.stored, self.table, self.match = stored, table, match
        self._views: dict[int, msgspec.Raw] = {}

    @property
    def seq(self) -> int:
        return self.match.seq if self.match else 0

    def seat(self, guest: str) -> int:
        own = self.table.seat_of(guest)
        return SPECTATOR if own is None else own

    def state(self, guest: str, since: int) -> State:
        seat, match = self.seat(guest), self.match
        since = min(since, self.seq)
        return State(
            match=self.stored.id,
            seq=self.seq,
            since=since,
            table=table_message(self.stored, self.table, guest),
            view=self._view(seat),
            setup=events_message(match.moments[0].events, seat) if match and not since else [],
            steps=steps(match, seat, since) if match else [],
            undo=self._undo(seat),
        )

    def _view(self, seat: int) -> msgspec.Raw:
        if self.match is None:
            return NO_VIEW
        if seat not in self._views:
            told = view(self.match.game, self.match.state, seat)
            self._views[seat] = msgspec.Raw(msgspec.json.encode(told))
        return self._views[seat]

    def _undo(self, seat: int) -> str | None:
        if self.match is None or seat == SPECTATOR:
            return "undo_nothing"
        barrier = self.match.barrier(seat)
        return f"undo_{barrier.reason}" if barrier else None

"""How often somebody may speak at a table.

A person in a seat is counted by themselves and by the seat; spectators by themselves and all of a
table together, so that nobody drowns the players' words under fresh names. What everybody is told
of, such as leaving and coming back, is counted too.
"""

from __future__ import annotations

from shamble.server.errors import Trouble
from shamble.server.people.limits import Buckets
from shamble.server.settings import Settings


class Speech:
    """The limits of one server process."""

    def __init__(self, settings: Settings) -> None:
        self._people = Buckets(settings.talk_rate)
        self._seats = Buckets(settings.talk_rate)
        self._deeds = Buckets(settings.talk_rate)
        self._spectators = Buckets(settings.spectators_rate)

    def count_deed(self, guest: str) -> None:
        """Refuse who does too often what everybody at the table is told of."""
        if self._deeds.take(guest):
            again = {"Retry-After": "2"}
            raise Trouble(429, "too_fast", "everybody is told of this: wait a few seconds", again)

    def why_wait(self, match: str, guest: str, seat: int | None) -> str:
        """Why somebody may not speak right now; empty, and it is counted, if they may."""
        if self._people.take(guest):
            return "talks_too_fast"
        if seat is not None:
            return "talks_too_fast" if self._seats.take(f"{match} {seat}") else ""
        return "spectators_too_fast" if self._spectators.take(match) else ""

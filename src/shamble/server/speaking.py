"""How often somebody may speak at a table.

A person in a seat is counted by themselves and by the seat; spectators by themselves and all of a
table together, so that nobody drowns the players' words under fresh names.
"""

from __future__ import annotations

from shamble.server.limits import Buckets
from shamble.server.settings import Settings


class Speech:
    """The limits of one server process."""

    def __init__(self, settings: Settings) -> None:
        self._people = Buckets(settings.talk_rate)
        self._seats = Buckets(settings.talk_rate)
        self._spectators = Buckets(settings.spectators_rate)

    def why_wait(self, match: str, guest: str, seat: int | None) -> str:
        """Why somebody may not speak right now; empty, and it is counted, if they may."""
        if self._people.take(guest):
            return "talks_too_fast"
        if seat is not None:
            return "talks_too_fast" if self._seats.take(f"{match} {seat}") else ""
        return "spectators_too_fast" if self._spectators.take(match) else ""

"""Who is at a table: counted as people come and go, told a few times a second at most."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from shamble.match.seats import Table
from shamble.server.live.protocol import Presence

SECONDS = 0.4  # between two tellings of who is there


class Attendance:
    """The guests who read a match, and those of them who are writing."""

    def __init__(self, match: str) -> None:
        self._match = match
        self._here: Counter[str] = Counter()  # by guest, connections
        self._typing: Counter[str] = Counter()

    def come(self, guest: str) -> None:
        self._here[guest] += 1

    def go(self, guest: str, typing: bool) -> None:
        if typing:
            self.write(guest, False)
        self._here[guest] -= 1
        if not self._here[guest]:
            del self._here[guest]

    def write(self, guest: str, typing: bool) -> None:
        self._typing[guest] += 1 if typing else -1
        if not self._typing[guest]:
            del self._typing[guest]

    def at(self, table: Table) -> Presence:
        """As everybody may know it."""
        here = [n for n, seat in enumerate(table.seats) if seat.holder and self._here[seat.holder]]
        seated = sum(self._here[table.seats[seat].holder] for seat in here)
        typing = [seat for seat in here if self._typing[table.seats[seat].holder] > 0]
        return Presence(self._match, here, self._here.total() - seated, typing)


class Pacer:
    """Tells at once, and what changes soon after that once, when the time has passed."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None
        self._more = False

    def changed(self) -> None:
        if self._timer is not None:
            self._more = True
            return
        self._timer = asyncio.get_running_loop().call_later(SECONDS, self._passed)
        self._tell()

    def _passed(self) -> None:
        self._timer = None
        if self._more:
            self._more = False
            self.changed()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

"""What is said at a table, as each seat may hear it.

A line for one seat alone is heard by that seat and the speaker, and by nobody else. Lines are
numbered for each listener by themselves, so that no gap betrays what was whispered.
"""

from __future__ import annotations

import msgspec

from shamble.store import ChatLine, Store


class Talk:
    """The chat of one match, read from the store as it grows."""

    def __init__(self, match: str, store: Store) -> None:
        self._match, self._store = match, store
        self._lines: list[ChatLine] = []
        self._heard: dict[int, list[ChatLine]] = {}  # by seat, with numbers of their own

    async def catch_up(self) -> None:
        """Read what was said since the last time."""
        self.hear(await self._store.chat(self._match, self.next))

    @property
    def next(self) -> int:
        """The first line that is not known yet."""
        return len(self._lines)

    def hear(self, read: list[ChatLine]) -> None:
        fresh = [line for line in read if line.number >= len(self._lines)]
        self._lines += fresh
        for seat, heard in self._heard.items():
            _hear(heard, fresh, seat)

    def heard_by(self, seat: int) -> list[ChatLine]:
        """Everything a seat, or a spectator, may hear."""
        if seat not in self._heard:
            _hear(self._heard.setdefault(seat, []), self._lines, seat)
        return self._heard[seat]

    def number_for(self, seat: int, line: ChatLine) -> int:
        """The listener's own number of a line that was kept."""
        return sum(other.is_for(seat) for other in self._lines[: line.number])


def _hear(heard: list[ChatLine], lines: list[ChatLine], seat: int) -> None:
    for line in lines:
        if line.is_for(seat):
            heard.append(msgspec.structs.replace(line, number=len(heard)))

"""The log of the store, with the entries that were read before kept in memory.

The store stays the judge: an entry that is not the next one is refused there, whatever is kept
here. News of an entry that is not known marks a match for reading again; so does losing a race.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from shamble.match.match import Entry
from shamble.store import AlreadyDone, Conflict, Store


class LogCache:
    """Entries by match. Memory only: `forget` costs a reading, never an entry."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, list[Entry]] = {}
        self._doubtful: set[str] = set()
        self._heard: dict[str, list[int]] = {}  # news of logs that are being read

    async def append(self, match: str, seq: int, entry: Entry) -> None:
        try:
            await self._store.append(match, seq, entry)
        except (AlreadyDone, Conflict):
            self.doubt(match)
            raise
        known = self._known.get(match)
        if known is not None and len(known) == seq:
            known.append(entry)

    @contextmanager
    def reading(self, match: str) -> Iterator[Callable[[list[Entry]], None]]:
        """Somebody reads the whole log, and tells it here. News in the meantime counts."""
        heard = self._heard.setdefault(match, [])

        def know(entries: list[Entry]) -> None:
            self._known.setdefault(match, entries)
            if any(seq >= len(entries) for seq in heard):
                self.doubt(match)

        try:
            yield know
        finally:
            self._heard.pop(match, None)

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        while match not in self._known or match in self._doubtful:
            await self._read(match)
        return self._known[match][since:]

    async def _read(self, match: str) -> None:
        known = self._known.setdefault(match, [])
        first = len(known)
        self._doubtful.discard(match)  # news during the reading counts
        try:
            read = await self._store.entries(match, first)
        except BaseException:
            self.forget(match)
            raise
        known += read[len(known) - first :]  # others may have read the same meanwhile

    def hear(self, match: str, seq: int) -> None:
        """News: the log holds entry `seq`."""
        known = self._known.get(match)
        if known is not None and len(known) <= seq:
            self.doubt(match)
        elif known is None and match in self._heard:
            self._heard[match].append(seq)

    def doubt(self, match: str) -> None:
        """Read again before the next answer."""
        if match in self._known:
            self._doubtful.add(match)

    def forget(self, match: str) -> None:
        self._known.pop(match, None)
        self._doubtful.discard(match)

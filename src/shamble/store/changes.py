"""News of what changed: a hub for the listeners of one process, and a slow poll as a net.

A piece of news says only where to look. Listeners read again what they know from their own
position, so news may come twice, and several pieces about one match become the last of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple, Self

from sqlalchemy import Connection, func, or_, select

from shamble.store.records import now
from shamble.store.schema import chat, log, matches

GRACE = timedelta(minutes=1)  # clocks of several machines differ


class Change(NamedTuple):
    """The log of a match has grown to hold entry `seq`; None: its seats, status or chat changed.

    With a `version`, it is the match that changed, and is of that version now.
    """

    match: str
    seq: int | None
    version: int = 0

    def payload(self) -> str:
        if self.seq is not None:
            return f"{self.match}:{self.seq}"
        return f"{self.match}:v{self.version}" if self.version else f"{self.match}:"

    @classmethod
    def parse(cls, payload: str) -> Self:
        match, _, what = payload.rpartition(":")
        if what.startswith("v"):
            return cls(match, None, int(what[1:]))
        return cls(match, int(what) if what else None)

    def with_earlier(self, known: Change) -> Change:
        """One piece of news instead of two about the same thing."""
        if self.seq is not None and known.seq is not None:
            return max(self, known)
        both = self.version and known.version
        return Change(self.match, None, max(self.version, known.version) if both else 0)


class Pending:
    """News not yet taken, in order; of the log of one match only the latest."""

    def __init__(self) -> None:
        self._waiting: dict[tuple[str, bool], Change] = {}
        self._some = asyncio.Event()

    def put(self, change: Change) -> None:
        key = (change.match, change.seq is None)
        known = self._waiting.get(key)
        self._waiting[key] = change.with_earlier(known) if known else change
        self._some.set()

    def wake(self) -> None:
        self._some.set()

    async def wait(self) -> None:
        await self._some.wait()

    def take(self) -> Change | None:
        if not self._waiting:
            return None
        change = self._waiting.pop(next(iter(self._waiting)))
        if not self._waiting:
            self._some.clear()
        return change


class Changes:
    """The news from the moment of subscribing on, as an async iterator; ends with the store."""

    def __init__(self) -> None:
        self._pending = Pending()
        self._closed = False

    def put(self, change: Change) -> None:
        self._pending.put(change)

    def close(self) -> None:
        self._closed = True
        self._pending.wake()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Change:
        await self._pending.wait()
        change = self._pending.take()
        if change is None or self._closed:
            raise StopAsyncIteration
        return change


class Hub:
    """Hands every piece of news to every listener of this process."""

    def __init__(self) -> None:
        self.listeners: set[Changes] = set()

    def tell(self, change: Change) -> None:
        for listener in self.listeners:
            listener.put(change)

    def close(self) -> None:
        for listener in self.listeners:
            listener.close()


Standing = tuple[int, int, int]  # the last entry, the last line of chat, the version


class Poll:
    """Compares how matches stand with how they stood the last time."""

    def __init__(self) -> None:
        self._stood: dict[str, Standing] = {}
        self._since = now()

    def look(self, connection: Connection) -> list[Change]:
        """What changed since the last look, among matches not over or over only now."""
        began = now()
        stands = _standings(connection, self._since - GRACE)
        stood, self._stood, self._since = self._stood, stands, began
        news: list[Change] = []
        for match, (seq, number, version) in stands.items():
            before = stood.get(match, (-1, -1, 0))
            if seq != before[0]:
                news.append(Change(match, seq))
            if number != before[1]:
                news.append(Change(match, None))
            elif version != before[2]:
                news.append(Change(match, None, version))
        return news


def _standings(connection: Connection, since: datetime) -> dict[str, Standing]:
    last_seq = select(func.max(log.c.seq)).where(log.c.match == matches.c.id)
    last_number = select(func.max(chat.c.number)).where(chat.c.match == matches.c.id)
    query = select(
        matches.c.id,
        func.coalesce(last_seq.scalar_subquery(), -1),
        func.coalesce(last_number.scalar_subquery(), -1),
        matches.c.version,
    ).where(or_(matches.c.status.in_(["open", "running"]), matches.c.updated > since))
    return {row[0]: (row[1], row[2], row[3]) for row in connection.execute(query)}


Look = Callable[[Connection], list[Change]]

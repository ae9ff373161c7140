"""The store: everything that is kept of matches, and the news of what changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection

from shamble.match.match import Entry
from shamble.match.notices import Notice
from shamble.store import chat_rows, forgotten_rows, log_rows, match_rows, record_rows
from shamble.store.address import open_database
from shamble.store.changes import Change, Changes, Poll
from shamble.store.chat_rows import Said
from shamble.store.database import Database, Work
from shamble.store.errors import Unavailable
from shamble.store.match_rows import Place, Stretch
from shamble.store.records import ChatLine, Status, StoredMatch

logger = logging.getLogger(__name__)

POLL_SECONDS = 5.0
PATIENCE_SECONDS = 30.0


class Store:
    """An open store. Whatever a call has written is on disk when the call returns."""

    def __init__(self, database: Database, poll: float) -> None:
        self._database = database
        self._poll = poll
        self._polling: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()

    @classmethod
    async def open(
        cls,
        address: str | Path,
        poll: float = POLL_SECONDS,
        durability: str = "full",
        patience: float = PATIENCE_SECONDS,
    ) -> Self:
        """Open a file or URL, make it if there is none, and bring its tables up to date.

        With durability `normal` a power failure may cost the last moments, a crash nothing.
        Whatever has to wait for the database longer than `patience` is `Unavailable`.
        """
        return cls(await open_database(address, durability, patience), poll)

    async def close(self) -> None:
        if self._polling is not None:
            self._polling.cancel()
            await asyncio.wait([self._polling])
        self._database.hub.close()
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    async def ask(self) -> None:
        """Whether the database answers and can be written to; `Unavailable` if not."""
        await self._database.ask()

    # ---- matches

    async def create(
        self, match: StoredMatch, secret: bytes, entries: Sequence[Entry] = ()
    ) -> None:
        """Keep a new match and the secret it committed to; `Conflict` if its id is taken.

        With entries it is there with its log, or not at all.
        """

        def write(connection: Connection) -> None:
            match_rows.create(connection, match, secret)
            log_rows.begin(connection, match.id, entries)

        await self._database.write(write, whole=bool(entries))
        self._database.announce(Change(match.id, None))

    async def match(self, match: str) -> StoredMatch:
        return await self._database.read(partial(match_rows.find, match=match))

    async def matches(
        self,
        game: str | None = None,
        status: Status | None = None,
        holder: str | None = None,
        limit: int = 100,
        *,
        listed: bool = False,
        over: bool | None = None,
        changed: Stretch = (None, None),
    ) -> list[StoredMatch]:
        """The matches that changed last, the latest first; of a holder, where they ever sat.

        `listed`: only those that are; `over`: only those that are over, or only those that are not;
        `changed`: only what changed last in this stretch of time.
        """
        work = partial(
            match_rows.latest,
            game=game,
            status=status,
            holder=holder,
            limit=limit,
            listed=listed,
            over=over,
            changed=changed,
        )
        return await self._database.read(work)

    async def held(self, holder: str, after: str = "", limit: int = 100) -> list[str]:
        """Matches not over where a holder ever sat, by their ids in order: those after one."""
        work = partial(match_rows.held, holder=holder, after=after, limit=limit)
        return await self._database.read(work)

    async def running(self, after: Place | None, limit: int) -> list[StoredMatch]:
        """Matches that run, a page at a time: those that follow after one, in a fixed order."""
        work = partial(match_rows.running, after=after, limit=limit)
        return await self._database.read(work)

    async def change(self, match: StoredMatch, notices: Sequence[Notice] = ()) -> StoredMatch:
        """Write a match that was read and replaced; `Conflict` if somebody did so in between.

        What everybody is told of it goes into the chat with it, or not at all.
        """

        def write(connection: Connection) -> StoredMatch:
            changed = match_rows.change(connection, match)
            for notice in notices:
                chat_rows.notify(connection, match.id, notice)
            return changed

        changed = await self._database.write(write, whole=bool(notices))
        self._database.announce(Change(match.id, None, changed.version))
        return changed

    async def renew(self, match: StoredMatch, rules: int, options: dict[str, str]) -> StoredMatch:
        """Have an open match played by other rules than it was created by; `Conflict` as above."""
        work = partial(match_rows.renew, match=match, rules=rules, options=options)
        changed = await self._database.write(work)
        self._database.announce(Change(match.id, None, changed.version))
        return changed

    async def outdated(
        self, versions: Mapping[str, int], after: str = "", limit: int = 100
    ) -> list[str]:
        """Matches not over yet whose rules are older than these, by their ids in order."""
        work = partial(record_rows.outdated, versions=versions, after=after, limit=limit)
        return await self._database.read(work)

    async def secret(self, match: str) -> bytes:
        """The committed key. Whoever has it knows every card: it stays with the server."""
        return await self._database.read(partial(match_rows.secret, match=match))

    async def whole(self, match: str) -> tuple[StoredMatch, bytes, list[Entry]]:
        """A match with its secret and its log, in one reading."""

        def read(connection: Connection) -> tuple[StoredMatch, bytes, list[Entry]]:
            found = match_rows.find(connection, match)
            key = match_rows.secret(connection, match)
            return found, key, log_rows.entries(connection, match, 0)

        return await self._database.read(read)

    # ---- the log

    async def append(self, match: str, seq: int, entry: Entry) -> None:
        """Add the next entry.

        `AlreadyDone` if the log has this request of the seat; else `Conflict` if `seq` is not the
        next number: somebody was faster, so read again.
        """
        work: Work[None] = log_rows.Append(match, seq, entry)
        await self._database.write(work)
        self._database.announce(Change(match, seq))

    async def append_many(self, match: str, seq: int, entries: list[Entry]) -> None:
        """Add the next entries, all or none; `Conflict` if `seq` is not the next number."""
        work = partial(log_rows.append_many, match=match, seq=seq, entries=entries)
        await self._database.write(work)
        self._database.announce(Change(match, seq + len(entries) - 1))

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        return await self._database.read(partial(log_rows.entries, match=match, since=since))

    # ---- records of finished matches

    async def record(self, match: str) -> bytes | None:
        """What is told of a finished match; None if nobody has made a record of it yet."""
        return await self._database.read(partial(record_rows.find, match=match))

    async def keep_record(self, match: str, data: bytes) -> None:
        """Keep a record; if there is one already, that stays."""
        await self._database.write(partial(record_rows.keep, match=match, data=data))

    async def unrecorded(self, after: Place | None = None, limit: int = 100) -> list[Place]:
        """Finished matches without a record that changed after a time, the oldest first."""
        return await self._database.read(partial(record_rows.missing, after=after, limit=limit))

    # ---- chat

    async def say(
        self,
        match: str,
        seat: int | None,
        name: str,
        text: str,
        *,
        to: int | None = None,
        speaker: str = "",
        request: str = "",
        hearer: str = "",
        apart: bool = False,
    ) -> ChatLine:
        """Keep a line; the one there is already, if the speaker's request said it before."""
        said = Said(
            seat=seat,
            name=name,
            text=text,
            to=to,
            speaker=speaker,
            request=request,
            hearer=hearer,
            apart=apart,
        )
        work = partial(chat_rows.say, match=match, said=said)
        line = await self._database.write(work)
        self._database.announce(Change(match, None))
        return line

    async def said_before(self, match: str, speaker: str, request: str) -> ChatLine | None:
        """The line that a request of the speaker has become already."""
        work = partial(chat_rows.said_before, match=match, speaker=speaker, request=request)
        return await self._database.read(work)

    async def chat(self, match: str, since: int = 0) -> list[ChatLine]:
        return (await self.look(match, since))[1]

    async def look(self, match: str, since: int) -> tuple[StoredMatch, list[ChatLine]]:
        """A match, and what was said from a line on, in one reading."""

        def read(connection: Connection) -> tuple[StoredMatch, list[ChatLine]]:
            return match_rows.find(connection, match), chat_rows.lines(connection, match, since)

        return await self._database.read(read)

    # ---- guests

    async def forget(self, guest: str, seconds: float) -> None:
        """Keep in mind for so long that a guest (a hash of their name) is no more."""
        work = partial(forgotten_rows.forget, guest=guest, seconds=seconds)
        await self._database.write(work)

    async def is_forgotten(self, guest: str) -> bool:
        return await self._database.read(partial(forgotten_rows.is_forgotten, guest=guest))

    async def lately_forgotten(self) -> set[str]:
        """Those of the last minutes, whichever process was told."""
        return await self._database.read(forgotten_rows.lately)

    # ---- news

    @asynccontextmanager
    async def changes(self) -> AsyncIterator[Changes]:
        """News from here on: read the log after subscribing, and nothing is missed.

        async with store.changes() as changes:
            async for match, seq in changes: ...
        """
        changes = Changes()
        hub = self._database.hub
        hub.listeners.add(changes)
        try:
            await self._start()
            yield changes
        finally:
            hub.listeners.discard(changes)

    async def _start(self) -> None:
        async with self._starting:
            if self._polling is None:
                await self._database.listen()
                poll = Poll()
                await self._database.read(poll.look)
                self._polling = asyncio.create_task(self._poll_on(poll))

    async def _poll_on(self, poll: Poll) -> None:
        """Find what the news did not tell: a notification can be lost, a process can die."""
        while True:
            await asyncio.sleep(self._poll)
            try:
                news = await self._database.read(poll.look)
            except Unavailable as error:
                logger.warning("cannot look for changes: %s", error)
                continue
            for change in news:
                self._database.hub.tell(change)

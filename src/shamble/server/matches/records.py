"""Records of matches: made in a worker process, kept in the store, at hand within a budget.

Reading a finished match needs its record and nothing else: no rules, no states, no live match. A
match that runs is recorded up to where it stands, for the eyes that ask, and that is not kept.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from hashlib import sha256
from itertools import islice
from typing import Any

import msgspec

from shamble import past
from shamble.engine.catalog import games
from shamble.engine.errors import BadFile, ShambleError
from shamble.match.guide import guide_of
from shamble.match.record import Record
from shamble.match.recording import Job, Made
from shamble.match.transcript import Transcript, verify
from shamble.server.bots.processes import Workers
from shamble.server.errors import Trouble
from shamble.server.settings import Settings
from shamble.store import Store, StoredMatch
from shamble.store.records import now

log = logging.getLogger("shamble.server")

AT_ONCE = 20  # finished matches looked up together that have no record
MOST_PROOFS = 20  # that wait for the prover
MOST_WANTED = 10_000  # matches that ended and wait; more are found by looking
RETRY_SECONDS = 5.0
GRACE = timedelta(minutes=1)  # a change may be on disk later than it says
OVERHEAD = 300  # bytes a kept record costs besides itself: its name and its place


class Cache:
    """Bytes by key; what was not used for longest goes when there is no more room."""

    def __init__(self, budget: int) -> None:
        self.budget, self.size = budget, 0
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: tuple[object, ...]) -> bytes | None:
        data = self._kept.get(key)
        if data is not None:
            self._kept.move_to_end(key)
        return data

    def put(self, key: tuple[object, ...], data: bytes) -> None:
        if key in self._kept:
            self.size -= cost(self._kept.pop(key))
        if cost(data) > self.budget:
            return
        self._kept[key] = data
        self.size += cost(data)
        while self.size > self.budget:
            self.size -= cost(self._kept.popitem(last=False)[1])


def cost(data: bytes) -> int:
    return sys.getsizeof(data) + OVERHEAD


class Records:
    """Makes, keeps and finds the records of matches."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._seconds = store, settings.sweep_seconds
        self.cache = Cache(settings.record_bytes)
        self._makers = Workers(1, settings.game_modules)  # of what somebody waits for
        self._keepers = Workers(1, settings.game_modules, yielding=True)
        self._provers = Workers(1, settings.game_modules)  # nobody's record waits for a proof
        self._at_it: dict[tuple[object, ...], asyncio.Future[bytes]] = {}
        self._wanted: dict[str, None] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._jobs = 0
        self._proofs = 0

    # ---- reading

    async def of(self, match: str) -> Record:
        """The record of a finished match: at hand, kept, or made now."""
        return Record(await self._once((match,), lambda: self._kept(match)))

    async def so_far(self, stored: StoredMatch, seat: int) -> tuple[Record, str | None]:
        """A running match as one pair of eyes may see it, and its ending, if it turns out over."""
        job = await self._job(stored.id, [seat])

        async def make() -> bytes:
            made = await self._make(job)
            endings[:] = [made.ending]
            return made.data

        endings: list[str | None] = []
        record = Record(await self._once((stored.id, len(job.entries), seat), make))
        if endings:
            return record, endings[0]
        end = (await asyncio.to_thread(lambda: record.head)).end
        return record, end.ending if end else None

    async def _once(self, key: tuple[object, ...], make: Callable[[], Awaitable[bytes]]) -> bytes:
        """From the cache, or made; several who want the same wait for one."""
        data = self.cache.get(key)
        if data is not None:
            return data

        async def made() -> bytes:  # kept, too, if all who asked have hung up meanwhile
            data = await make()
            self.cache.put(key, data)
            return data

        if key not in self._at_it:
            task = self._at_it[key] = asyncio.ensure_future(made())
            task.add_done_callback(lambda _: self._at_it.pop(key))
        return await asyncio.shield(self._at_it[key])

    async def _kept(self, match: str) -> bytes:
        return await self._store.record(match) or await self._keep(match)

    async def _keep(self, match: str, workers: Workers | None = None) -> bytes:
        """Make the record and keep it. Of two processes that do, the first one's stays."""
        made = await self._make(await self._job(match), workers)
        await self._store.keep_record(match, made.data)
        return made.data

    # ---- making

    async def ending(self, match: str) -> str | None:
        """How a match ended by the rules it was played by; None if it did not."""
        try:
            return (await self._make(await self._job(match, []))).ending
        except Trouble:
            return None

    async def _job(self, match: str, eyes: list[int] | None = None) -> Job:
        stored, secret, entries = await self._store.whole(match)
        game = games().get(stored.game)
        guide = guide_of(game) if game and stored.table.guided else None
        return Job(
            game=stored.game,
            rules=stored.rules,
            players=stored.players,
            options=stored.options,
            secret=secret,
            words=stored.words,
            entries=entries,
            given=len(guide.prefix) if guide else 0,
            eyes=eyes,
        )

    async def _make(self, job: Job, workers: Workers | None = None) -> Made:
        if not past.is_known(job.game, job.rules):
            raise Trouble(409, "past_rules", past.unknown(job.game, job.rules))
        self._jobs += 1
        made = await (workers or self._makers).call(past.record, job)
        if made.trouble:
            raise Trouble(409, "unplayable", made.trouble)
        return made

    async def prove(self, file: Transcript) -> None:
        """Replay a file of today's rules from its key to its end; BadFile where they differ.

        The same file has the same answer: it is replayed once, for all who ask.
        """
        file.playable()  # other rules, a wrong option: no worker is needed to say so
        fingerprint = sha256(msgspec.json.encode(file)).digest()
        if trouble := await self._once(("proof", fingerprint), lambda: self._proof(file)):
            raise BadFile(trouble.decode())

    async def _proof(self, file: Transcript) -> bytes:
        if self._proofs >= MOST_PROOFS:
            again = {"Retry-After": "5"}
            raise Trouble(503, "busy", "too many files are being proven; try again soon", again)
        self._jobs += 1
        self._proofs += 1
        try:
            return (await self._provers.call(wrong_with, file)).encode()
        finally:
            self._proofs -= 1

    # ---- in the background

    def want(self, match: str) -> None:
        """A match has ended."""
        if len(self._wanted) < MOST_WANTED:
            self._wanted[match] = None
            self._wake.set()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        tasks: list[asyncio.Future[Any]] = [*self._at_it.values()]
        tasks += [self._task] if self._task else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for workers in (self._makers, self._keepers, self._provers):
            workers.stop()

    async def _run(self) -> None:
        """Make records: of what has just ended, some at a time, and of what has none."""
        since = None
        while True:
            began, jobs = now() - GRACE, self._jobs
            try:
                while unrecorded := await self._store.unrecorded(since, AT_ONCE):
                    for _, match in unrecorded:
                        await self._record_wanted()
                        await self._record(match)
                    since = unrecorded[-1]
                await self._record_wanted()
                since = (began, "")
            except ShambleError as error:  # the store is away
                log.warning("records", extra={"trouble": str(error)})
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if jobs == self._jobs:
                for workers in (self._makers, self._keepers, self._provers):
                    workers.rest()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), self._seconds)
            self._wake.clear()

    async def _record_wanted(self) -> None:
        while self._wanted:
            some = list(islice(self._wanted, AT_ONCE))
            for match in some:
                del self._wanted[match]
            done = await asyncio.gather(*map(self._record, some), return_exceptions=True)
            for trouble in done:
                if trouble is not None:
                    raise trouble

    async def _record(self, match: str) -> None:
        try:
            if await self._store.record(match) is None:
                await self._keep(match, self._keepers)
        except Trouble as trouble:  # nothing helps: who reads it is told why
            log.warning("record", extra={"match": match, "trouble": str(trouble)})
        except ShambleError:
            raise
        except Exception:  # a worker has died: who reads the match tries again
            log.exception("record", extra={"match": match})


def wrong_with(file: Transcript) -> str:
    """What keeps a file from being proven; nothing if it is. Called in a worker."""
    try:
        verify(file)
    except ShambleError as error:
        return str(error)
    return ""

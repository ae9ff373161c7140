"""SQLite: one file, many readers, one writer. Writes that wait together are committed together."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event

from shamble.store.changes import Change
from shamble.store.database import ENGINE_SETTINGS, Database, T, Work, reason
from shamble.store.deadlines import Deadlines
from shamble.store.errors import CannotOpen, StoreError, Unavailable
from shamble.store.log_rows import Append, append_together
from shamble.store.migrations import upgrade

log = logging.getLogger(__name__)

READERS = 4
BUSY_SHARE = 0.8  # of the deadline: then it is known that a locked database took nothing
CLOSE_SECONDS = 2.0
MOST_AT_ONCE = 256
MOST_READ_AT_ONCE = 16
MOST_TOGETHER = 128  # entries in one statement: older SQLite takes 999 values
TRIAL_BYTES = 64 * 1024
SYNCHRONOUS = ("FULL", "NORMAL")  # NORMAL: the last moments may be lost when the power fails


Batch = list[tuple[Work[Any], "asyncio.Future[Any]"]]


class Sqlite(Database):
    """SQLite blocks, so it works in threads: a few that read, and one that writes.

    What is asked in one turn of the event loop is one trip to a thread.

    A batch of writes is one trip to the thread, and not several for each statement, as with a
    driver that hops to and fro: that halved the work of the server for each move.
    """

    def __init__(self, path: Path, synchronous: str, patience: float) -> None:
        super().__init__(str(path), patience)
        self._reading = ThreadPoolExecutor(READERS, "sqlite-read")
        self._writing = ThreadPoolExecutor(1, "sqlite-write")
        busy = patience * BUSY_SHARE
        self._reader = _engine(path, synchronous, READERS, busy)
        self._writer = _engine(path, synchronous, 1, busy)
        event.listen(self._writer, "begin", _begin_immediate)
        self._waiting: Batch = []
        self._to_read: Batch = []
        self._reads = 0  # trips of readers
        self._reading_soon = False
        self._deadlines = Deadlines(patience)
        self._committing: asyncio.Task[None] | None = None
        self._path = path
        self._opened: tuple[int, int] | None = None
        self._disk_failed = False

    @classmethod
    async def open(cls, path: Path, synchronous: str, patience: float) -> Sqlite:
        await asyncio.to_thread(_make, path, patience * BUSY_SHARE)
        database = cls(path, synchronous, patience)
        try:
            with database.spoken(CannotOpen):
                await database._in_writer(database._prepare)
        except BaseException:
            await database.close()
            raise
        return database

    def _prepare(self) -> None:
        """Bring the tables up to date."""
        with self._writer.begin() as connection:
            upgrade(connection)
        self._opened = identity(self._path)

    async def ask(self) -> None:
        await self.read(self._ask)
        if self._disk_failed:
            await self.write(_try_disk)

    def _ask(self, connection: Connection) -> None:
        self._check_file()
        connection.exec_driver_sql("SELECT 1").all()

    def _check_file(self) -> None:
        """`Unavailable` if what is written is lost with this process: the file has no name now."""
        wal = self._path.with_name(f"{self._path.name}-wal")
        if self._opened is None or (identity(self._path) == self._opened and wal.exists()):
            return
        sentence = f"the database {self.name} was removed or replaced; restart the server"
        log.error(sentence)
        raise Unavailable(sentence)

    async def read(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._to_read.append((work, done))
        if not self._reading_soon and self._reads < READERS:
            self._reading_soon = True
            loop.call_soon(self._read_on)
        return await self._in_its_time(done)

    def _read_on(self) -> None:
        """Send readers for what is asked, as long as there are both."""
        self._reading_soon = False
        loop = asyncio.get_running_loop()
        while self._to_read and self._reads < READERS:
            batch = self._to_read[:MOST_READ_AT_ONCE]
            self._to_read = self._to_read[MOST_READ_AT_ONCE:]
            try:
                trip = loop.run_in_executor(self._reading, self._read_here, batch)
            except RuntimeError:  # no thread takes work any more
                settle(batch, [Unavailable(f"the database {self.name} is closed")] * len(batch))
                continue
            self._reads += 1
            trip.add_done_callback(partial(self._have_read, batch))

    def _have_read(self, batch: Batch, trip: asyncio.Future[list[Any]]) -> None:
        self._reads -= 1
        if trip.cancelled():
            for _, done in batch:
                done.cancel()
        elif error := trip.exception():
            settle(batch, [error] * len(batch))
        else:
            settle(batch, trip.result())
        self._read_on()

    async def write(self, work: Work[T], whole: bool = False) -> T:
        """Whole in any case: what is written together is one transaction."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._committing is None or self._committing.done():
            self._committing = asyncio.create_task(self._commit_all())
        return await self._in_its_time(done)

    async def _in_its_time(self, done: asyncio.Future[T]) -> T:
        """A thread that is stuck lets go of its future at once: a task of its own is not needed."""
        self._deadlines.watch(done)
        try:
            return await done
        except asyncio.CancelledError:
            if self._deadlines.was_late(done):
                raise self.late() from None
            raise
        except self.failures as error:
            with self.spoken(Unavailable):
                raise error

    def _read_here(self, batch: Batch) -> list[Any]:
        """The outcome of each: one that fails is no trouble of the others."""
        outcomes: list[Any] = []
        with self._reader.connect() as connection:
            for work, done in batch:
                try:
                    outcomes.append(None if done.done() else work(connection))
                except Exception as error:
                    connection.rollback()
                    outcomes.append(error)
        return outcomes

    async def _commit_all(self) -> None:
        """Commit what waits, and then what came to wait in the meantime, until nothing does."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            # Whoever has given up waiting is told that they cannot know: better it is not done.
            batch = [(work, done) for work, done in batch if not done.done()]
            outcomes = await self._in_writer(self._commit, batch) if batch else []
            settle(batch, outcomes)

    def _commit(self, batch: Batch) -> list[Any]:
        """The outcomes of the work in one transaction; known only when it is on disk."""
        has_begun = False
        try:
            with self._writer.begin() as connection:
                self._check_file()
                has_begun = True
                outcomes = _all(connection, batch)
            self._check_file()
            self._disk_failed = False
            return outcomes
        except Unavailable as error:
            return [error] * len(batch)
        except Exception as error:
            self._disk_failed = self._disk_failed or _is_of_disk(error)
            if len(batch) == 1 or not has_begun:  # locked: it would be for each of them
                return [error] * len(batch)
        # One of them broke the transaction, and nothing was written: each for itself.
        return [outcome for one in batch for outcome in self._commit([one])]

    async def _in_writer(self, do: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writing, do, *args)

    def announce(self, change: Change) -> None:
        self.hub.tell(change)

    async def listen(self) -> None:
        """Nobody else to listen to: other processes' changes are found by the poll."""

    async def close(self) -> None:
        """Finish what is being written; a lock or disk that is stuck is not waited for."""
        self._deadlines.stop()
        letting_go = asyncio.create_task(self._let_go())
        await asyncio.wait([letting_go], timeout=min(self.patience, CLOSE_SECONDS))
        if not letting_go.done():
            letting_go.cancel()
            for threads in (self._reading, self._writing):
                threads.shutdown(wait=False, cancel_futures=True)

    async def _let_go(self) -> None:
        if self._committing is not None:
            await asyncio.wait([self._committing])
        await self._in_writer(self._writer.dispose)
        self._writing.shutdown()
        await asyncio.to_thread(self._reading.shutdown)
        self._reader.dispose()


def settle(batch: Batch, outcomes: list[Any]) -> None:
    for (_, done), outcome in zip(batch, outcomes, strict=True):
        if done.done():
            continue  # whoever waited has gone
        if isinstance(outcome, BaseException):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


def _all(connection: Connection, batch: Batch) -> list[Any]:
    """The outcome of each; a refusal is one, since it has written nothing."""
    stored = _stored_together(connection, batch)
    outcomes: list[Any] = []
    for place, (work, done) in enumerate(batch):
        if place in stored or done.done():  # given up while the database was locked
            outcomes.append(None)
            continue
        try:
            outcomes.append(work(connection))
        except StoreError as refusal:
            outcomes.append(refusal)
    return outcomes


def _stored_together(connection: Connection, batch: Batch) -> set[int]:
    """The places in a batch of entries that were stored together; any other goes by itself."""
    first: dict[str, tuple[int, Append]] = {}  # of each match, in the order of the batch
    for place, (work, done) in enumerate(batch):
        if isinstance(work, Append) and not done.done():
            first.setdefault(work.match, (place, work))
    if len(first) < 2:
        return set()
    places, appends = zip(*first.values(), strict=True)
    trial = connection.begin_nested()
    for at in range(0, len(appends), MOST_TOGETHER):
        if not append_together(connection, appends[at : at + MOST_TOGETHER]):
            trial.rollback()  # one of them is refused, or was done before
            return set()
    trial.commit()
    return set(places)


def identity(path: Path) -> tuple[int, int] | None:
    """Which file a path names now, whatever other names it has."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _is_of_disk(error: Exception) -> bool:
    """Whether there is no room to write, or the disk fails."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
    return code & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)


def _try_disk(connection: Connection) -> None:
    """Write as much as a few moves, and nothing that stays."""
    connection.exec_driver_sql("CREATE TABLE disk_trial (data BLOB)")
    connection.exec_driver_sql(f"INSERT INTO disk_trial VALUES (zeroblob({TRIAL_BYTES}))")
    connection.exec_driver_sql("DROP TABLE disk_trial")


def _engine(path: Path, synchronous: str, connections: int, busy: float) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={
            "timeout": busy,
            "isolation_level": None,
            "check_same_thread": False,  # the pool hands a connection to one thread at a time
        },
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=busy,
        **ENGINE_SETTINGS,
    )

    @event.listens_for(engine, "connect")
    def settle(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA fullfsync=ON")  # macOS: past the disk's own cache
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _make(path: Path, busy: float) -> None:
    """A file that only its owner may read, since it holds secrets; in WAL mode from now on."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path, timeout=busy)) as connection:
            mode = _switch_to_wal(connection, busy)
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(f"cannot use the database {path}: {reason(error)}") from error
    if mode != "wal":
        raise CannotOpen(f"{path} is on a disk that SQLite's WAL mode cannot use; move it")


def _switch_to_wal(connection: sqlite3.Connection, busy: float) -> str:
    """Two who switch at once get in each other's way, and SQLite does not wait here by itself."""
    patience = time.monotonic() + busy
    while True:
        try:
            return str(connection.execute("PRAGMA journal_mode=WAL").fetchone()[0])
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
            time.sleep(0.01)

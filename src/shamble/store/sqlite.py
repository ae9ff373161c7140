"""SQLite: one file, many readers, one writer. Writes that wait together are committed together."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event

from shamble.store.changes import Change
from shamble.store.database import ENGINE_SETTINGS, Database, T, Work, reason
from shamble.store.errors import CannotOpen, StoreError, Unavailable
from shamble.store.migrations import upgrade

READERS = 4
BUSY_SECONDS = 30  # how long to wait for another process that writes
MOST_AT_ONCE = 256
SYNCHRONOUS = ("FULL", "NORMAL")  # NORMAL: the last moments may be lost when the power fails


class Sqlite(Database):
    """SQLite blocks, so it works in threads: a few that read, and one that writes.

    A batch of writes is one trip to the thread, and not several for each statement, as with a
    driver that hops to and fro: that halved the work of the server for each move.
    """

    def __init__(self, path: Path, synchronous: str) -> None:
        super().__init__(str(path))
        self._reading = ThreadPoolExecutor(READERS, "sqlite-read")
        self._writing = ThreadPoolExecutor(1, "sqlite-write")
        self._reader = _engine(path, synchronous, READERS)
        self._writer = _engine(path, synchronous, 1)
        event.listen(self._writer, "begin", _begin_immediate)
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, synchronous: str = "FULL") -> Sqlite:
        await asyncio.to_thread(_make, path)
        database = cls(path, synchronous)
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

    async def read(self, work: Work[T]) -> T:
        with self.spoken(Unavailable):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._reading, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._reader.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._committing is None or self._committing.done():
            self._committing = asyncio.create_task(self._commit_all())
        with self.spoken(Unavailable):
            return await done

    async def _commit_all(self) -> None:
        """Commit what waits, and then what came to wait in the meantime, until nothing does."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            outcomes = await self._in_writer(self._commit, [work for work, _ in batch])
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():
                    continue  # whoever waited has gone
                if isinstance(outcome, BaseException):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)

    def _commit(self, batch: list[Work[Any]]) -> list[Any]:
        """The outcomes of the work in one transaction; known only when it is on disk."""
        try:
            with self._writer.begin() as connection:
                return _all(connection, batch)
        except Exception as error:
            if len(batch) == 1:
                return [error]
        # One of them broke the transaction, and nothing was written: each for itself.
        return [outcome for work in batch for outcome in self._commit([work])]

    async def _in_writer(self, do: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writing, do, *args)

    def announce(self, change: Change) -> None:
        self.hub.tell(change)

    async def listen(self) -> None:
        """Nobody else to listen to: other processes' changes are found by the poll."""

    async def close(self) -> None:
        if self._committing is not None:
            await asyncio.wait([self._committing])
        await self._in_writer(self._writer.dispose)
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._reading.shutdown()
        self._writing.shutdown()
        self._reader.dispose()


def _all(connection: Connection, batch: list[Work[Any]]) -> list[Any]:
    """The outcome of each; a refusal is one, since it has written nothing."""
    outcomes: list[Any] = []
    for work in batch:
        try:
            outcomes.append(work(connection))
        except StoreError as refusal:
            outcomes.append(refusal)
    return outcomes


def _engine(path: Path, synchronous: str, connections: int) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={
            "timeout": BUSY_SECONDS,
            "isolation_level": None,
            "check_same_thread": False,  # the pool hands a connection to one thread at a time
        },
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=BUSY_SECONDS,
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


def _make(path: Path) -> None:
    """A file that only its owner may read, since it holds secrets; in WAL mode from now on."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
            mode = _switch_to_wal(connection)
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(f"cannot use the database {path}: {reason(error)}") from error
    if mode != "wal":
        raise CannotOpen(f"{path} is on a disk that SQLite's WAL mode cannot use; move it")


def _switch_to_wal(connection: sqlite3.Connection) -> str:
    """Two who switch at once get in each other's way, and SQLite does not wait here by itself."""
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            return str(connection.execute("PRAGMA journal_mode=WAL").fetchone()[0])
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
            time.sleep(0.01)

"""PostgreSQL: several processes on one log. News travels by LISTEN and NOTIFY, after the commit."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncpg
from sqlalchemy import ARRAY, URL, Text, bindparam, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from shamble.store.changes import Change, Pending
from shamble.store.database import ENGINE_SETTINGS, Database, T, Work, reason
from shamble.store.errors import CannotOpen
from shamble.store.migrations import upgrade

logger = logging.getLogger(__name__)

CONNECTIONS = 16
CLOSE_SECONDS = 2.0
RETRY_SECONDS = 1.0
CHANNEL = "shamble"
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', news) FROM unnest(:payloads) AS news").bindparams(
    bindparam("payloads", type_=ARRAY(Text))
)


class Postgres(Database):
    failures = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

    def __init__(self, url: URL, durability: str, patience: float) -> None:
        commit = {"synchronous_commit": "off"} if durability == "normal" else {}
        super().__init__(_without_password(url), patience)
        self.engine = create_async_engine(
            url,
            **ENGINE_SETTINGS,
            connect_args={"timeout": patience, "server_settings": commit},
            isolation_level="AUTOCOMMIT",  # every write is one statement
            pool_size=CONNECTIONS,
            max_overflow=2,  # one to listen, one to announce
            pool_timeout=patience,
        )
        self._transactions = self.engine.execution_options(isolation_level="READ COMMITTED")
        self._news = Pending()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening: asyncio.Event | None = None

    @classmethod
    async def open(cls, url: URL, durability: str, patience: float) -> Postgres:
        database = cls(url, durability, patience)
        try:
            await database._prepare()
        except BaseException:
            await database.close()
            raise
        database._tasks.append(asyncio.create_task(database._announce_all()))
        return database

    async def _prepare(self) -> None:
        """Bring the tables up to date; the first use of the database, so doors may be closed."""
        with self.spoken(CannotOpen):
            async with self._transactions.begin() as connection:
                await connection.run_sync(upgrade)

    async def read(self, work: Work[T]) -> T:
        return await self._in_time(self._run(work))

    async def write(self, work: Work[T], whole: bool = False) -> T:
        return await self._in_time(self._run_whole(work) if whole else self._run(work))

    async def _run(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def _run_whole(self, work: Work[T]) -> T:
        async with self._transactions.begin() as connection:
            return await connection.run_sync(work)

    # ---- telling

    def announce(self, change: Change) -> None:
        self._news.put(change)

    async def _announce_all(self) -> None:
        while True:
            await self._news.wait()
            await self._announce_some()

    async def _announce_some(self) -> None:
        """What waits, in one statement. If it fails, the listeners' polls find out by themselves.

        Never in the writing transaction: NOTIFY lets only one transaction commit at a time.
        """
        payloads = []
        while change := self._news.take():
            payloads.append(change.payload())
        if not payloads:
            return
        try:
            async with self.engine.connect() as connection:
                await connection.execute(NOTIFY, {"payloads": payloads})
        except self.failures as error:
            logger.warning("could not announce %d changes: %s", len(payloads), reason(error))

    # ---- hearing

    async def listen(self) -> None:
        if self._listening is None:
            self._listening = asyncio.Event()
            self._tasks.append(asyncio.create_task(self._listen(self._listening)))
        await self._listening.wait()

    async def _listen(self, listening: asyncio.Event) -> None:
        """Hold a connection for the news, and a new one whenever it is lost."""
        while True:
            try:
                async with self.engine.connect() as connection:
                    try:
                        await self._hear(connection, listening)
                    finally:
                        await connection.invalidate()
                logger.warning("the line for news was cut; making a new one")
            except self.failures as error:
                logger.warning("cannot listen for news: %s", reason(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, connection: AsyncConnection, listening: asyncio.Event) -> None:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()
        driver.add_termination_listener(lambda _: lost.set())
        await driver.add_listener(CHANNEL, lambda *news: self.hub.tell(Change.parse(news[-1])))
        listening.set()
        await lost.wait()

    async def close(self) -> None:
        """Tell the last news and say goodbye to the database, unless it does not answer."""
        letting_go = asyncio.create_task(self._let_go())
        await asyncio.wait([letting_go], timeout=min(self.patience, CLOSE_SECONDS))
        if letting_go.done():
            letting_go.result()
            return
        for task in (letting_go, *self._left):
            task.cancel()
        logger.warning("the database %s does not answer; left without a goodbye", self.name)

    async def _let_go(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._left, return_exceptions=True)
        if self._tasks:
            await self._announce_some()
        await self.engine.dispose()


def _without_password(url: URL) -> str:
    return url.difference_update_query(["password"]).render_as_string(hide_password=True)

"""What the two databases have in common: work is a function of a connection, done and spoken of."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from shamble.store.changes import Change, Hub
from shamble.store.errors import StoreError, Unavailable

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """An open database."""

    failures: ClassVar[tuple[type[BaseException], ...]] = (SQLAlchemyError, OSError)

    def __init__(self, name: str, patience: float) -> None:
        self.name = name  # as errors call it; holds no password
        self.patience = patience  # seconds to wait for the database, whatever it does
        self.hub = Hub()
        self._left: set[asyncio.Task[Any]] = set()  # given up, but not ended yet

    async def ask(self) -> None:
        """Whether it answers, and what is written would last; `Unavailable` if not."""
        await self.read(lambda connection: connection.exec_driver_sql("SELECT 1").all())

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Do work that only reads."""

    @abstractmethod
    async def write(self, work: Work[T], whole: bool = False) -> T:
        """Do the work; when this returns, it is on disk. `whole`: several statements, or none.

        `Unavailable` at the deadline: whether it was done is unknown then.
        """

    async def _in_time(self, doing: Coroutine[Any, Any, T]) -> T:
        """Wait so long and no longer: giving up a stuck line may itself take its time."""
        task = asyncio.create_task(doing)
        try:
            await asyncio.wait([task], timeout=self.patience)
            if task.done():
                with self.spoken(Unavailable):
                    return task.result()
        finally:
            if not task.done():
                self._left.add(task)
                task.add_done_callback(self._forget)
                task.cancel()
        raise self.late()

    def late(self) -> Unavailable:
        return Unavailable(
            f"the database {self.name} has not answered within {self.patience:g} seconds"
        )

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._left.discard(task)
        if not task.cancelled():
            task.exception()  # nobody else asks for it

    @abstractmethod
    def announce(self, change: Change) -> None:
        """Tell everybody who listens, in this process and in others. Called after the commit."""

    @abstractmethod
    async def listen(self) -> None:
        """From here on, what others announce reaches the hub."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, and let go."""

    @contextmanager
    def spoken(self, kind: type[StoreError]) -> Iterator[None]:
        """Say in a sentence what the database's own errors say."""
        try:
            yield
        except StoreError:
            raise
        except self.failures as error:
            sentence = f"cannot use the database {self.name}: {reason(error)}"
            # PostgreSQL quotes the whole row, secret and all, when it refuses one.
            raise kind(sentence) from (None if isinstance(error, IntegrityError) else error)


ENGINE_SETTINGS: dict[str, Any] = {
    "hide_parameters": True,  # a secret must not come out in an error or a log
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}


def reason(error: BaseException) -> str:
    """The words of the database or the system, without the statement they were about."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig.__cause__ or error.orig
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    lines = str(error).splitlines()
    return lines[0] if lines else type(error).__name__

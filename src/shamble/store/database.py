"""What the two databases have in common: work is a function of a connection, done and spoken of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from shamble.store.changes import Change, Hub
from shamble.store.errors import StoreError

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """An open database."""

    failures: ClassVar[tuple[type[BaseException], ...]] = (SQLAlchemyError, OSError)

    def __init__(self, name: str) -> None:
        self.name = name  # as errors call it; holds no password
        self.hub = Hub()

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Do work that only reads."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Do the work; when this returns, it is on disk."""

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

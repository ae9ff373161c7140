"""What is asked in one turn of the event loop is read in one trip to a thread."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from shamble.store.sqlite import MOST_READ_AT_ONCE, READERS, Batch, Sqlite
from tests.store.scenes import in_a_loop


class Counting(Sqlite):
    """Notes how much each trip of a reader was asked."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.trips: list[int] = []

    def _read_here(self, batch: Batch) -> list[Any]:
        self.trips.append(len(batch))
        return super()._read_here(batch)


def number(connection: Connection) -> int:
    return int(connection.exec_driver_sql("SELECT 7").scalar() or 0)


def wrong(connection: Connection) -> int:
    connection.exec_driver_sql("SELECT nonsense")
    return 0


@in_a_loop
async def test_reads_of_one_turn_are_one_trip(tmp_path: Path) -> None:
    database = await Counting.open(tmp_path / "store.db", "FULL", 60)
    assert isinstance(database, Counting)
    many = MOST_READ_AT_ONCE
    assert await asyncio.gather(*(database.read(number) for _ in range(many))) == [7] * many
    assert database.trips == [many]
    await database.close()


@in_a_loop
async def test_a_read_that_fails_is_no_trouble_of_the_others(tmp_path: Path) -> None:
    database = await Counting.open(tmp_path / "store.db", "FULL", 60)
    assert isinstance(database, Counting)
    first, second, third = await asyncio.gather(
        database.read(number), database.read(wrong), database.read(number), return_exceptions=True
    )
    assert (first, third) == (7, 7)
    assert "nonsense" in str(second)
    assert database.trips == [3]
    await database.close()


@in_a_loop
async def test_a_slow_read_holds_up_no_later_one(tmp_path: Path) -> None:
    database = await Sqlite.open(tmp_path / "store.db", "FULL", 60)
    go = threading.Event()
    slow = [asyncio.create_task(database.read(lambda _: go.wait())) for _ in range(READERS - 1)]
    for _ in slow:
        await asyncio.sleep(0)
    assert await database.read(number) == 7
    assert not any(task.done() for task in slow)
    go.set()
    assert await asyncio.gather(*slow) == [True] * len(slow)
    await database.close()


@in_a_loop
async def test_what_was_given_up_is_not_read(tmp_path: Path) -> None:
    database = await Sqlite.open(tmp_path / "store.db", "FULL", 60)
    read: list[str] = []
    given_up = asyncio.create_task(database.read(lambda _: read.append("given up")))
    await asyncio.sleep(0)
    given_up.cancel()
    await database.read(lambda _: read.append("wanted"))
    with pytest.raises(asyncio.CancelledError):
        await given_up
    assert read == ["wanted"]
    await database.close()

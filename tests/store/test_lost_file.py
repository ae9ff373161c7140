"""A file that is removed or replaced, a full disk: nothing is acknowledged that would be lost."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from shamble.store import Store, Unavailable
from tests.store.scenes import SECRET, a_match


def removed(path: Path) -> None:
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()


def replaced(path: Path) -> None:
    path.rename(path.with_suffix(".old"))
    shutil.copy(path.with_suffix(".old"), path)


def log_removed(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


@pytest.mark.parametrize("lose", [removed, replaced, log_removed])
def test_writes_fail_once_the_file_is_gone(tmp_path: Path, lose: Callable[[Path], None]) -> None:
    path = tmp_path / "matches.db"
    match = a_match()

    async def told() -> None:
        async with await Store.open(path) as store:
            await store.create(match, SECRET)
            await store.ask()
            lose(path)
            for _ in range(2):
                with pytest.raises(Unavailable, match="removed or replaced; restart the server"):
                    await store.say(match.id, None, "Ann", "hello", request="one")
            with pytest.raises(Unavailable, match="removed or replaced"):
                await store.ask()

    asyncio.run(told())


async def fill(store: Store, match: str) -> None:
    for _ in range(1000):
        await store.say(match, None, "Ann", "x" * 400)


def test_a_full_disk_is_told_until_a_write_succeeds(tmp_path: Path) -> None:
    match = a_match()

    async def told() -> None:
        async with await Store.open(tmp_path / "matches.db") as store:
            await store.create(match, SECRET)
            database: Any = store._database
            await database.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1"))
            with pytest.raises(Unavailable, match="full"):
                await fill(store, match.id)
            for _ in range(2):
                with pytest.raises(Unavailable, match="full"):
                    await store.ask()
            await database.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1000000"))
            await store.ask()
            await store.say(match.id, None, "Ann", "hello")

    asyncio.run(told())

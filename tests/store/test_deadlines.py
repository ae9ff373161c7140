"""A database that is locked or stands still: an answer in time, and nothing done twice."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import event

from shamble.match.match import Acted
from shamble.store import AlreadyDone, Store, Unavailable
from shamble.store.sqlite import Sqlite
from tests.postgres import Server
from tests.store.scenes import SECRET, a_match, in_a_loop

pytestmark = pytest.mark.threads

SHORT = 0.5  # seconds


@contextmanager
def stopped(server: Server) -> Iterator[None]:
    """Not dead: every process of the database stands still."""
    first = int((server.data / "postmaster.pid").read_text().split()[0])
    listed = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    everyone = [first, *map(int, listed)]
    for process in everyone:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in everyone:
            os.kill(process, signal.SIGCONT)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program is writing, and does not get done."""
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")
    other.close()


async def insist(store: Store, seq: int, entry: Acted) -> int:
    """The same request again until it is answered; how often it took."""
    for tries in count(1):
        try:
            await store.append("m1", seq, entry)
        except Unavailable:
            continue
        except AlreadyDone:
            pass
        return tries
    raise AssertionError


@in_a_loop
async def test_a_locked_file_is_unavailable_while_it_is_locked(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    async with await Store.open(path, patience=SHORT) as store:
        await insist_on_match(store)
        assert isinstance(store._database, Sqlite)
        begun: list[object] = []
        event.listen(store._database._writer, "begin", begun.append, insert=True)
        entries = [Acted(0, "wait", f"r{number}") for number in range(20)]
        with locked(path):
            tries = [store.append("m1", 0, entry) for entry in entries]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(one) for one in outcomes] == [Unavailable] * 20
            await store.ask()  # reading goes on
        tried = await insist(store, 0, entries[0])
        assert len(begun) < tried + len(entries), "each of them waited for the lock by itself"
        for seq, entry in enumerate(entries):
            await insist(store, seq, entry)
        assert [entry.request for entry in await store.entries("m1")] == [
            entry.request for entry in entries
        ]


async def insist_on_match(store: Store) -> None:
    while True:
        try:
            await store.create(a_match(), SECRET)
        except Unavailable:
            continue
        return


@in_a_loop
async def test_a_store_closes_while_its_file_is_locked(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    store = await Store.open(path, patience=SHORT)
    await insist_on_match(store)
    with locked(path):
        writing = asyncio.create_task(store.append("m1", 0, Acted(0, "wait", "r")))
        await asyncio.sleep(0)
        await store.close()
        with pytest.raises(Unavailable):
            await writing


@in_a_loop
async def test_a_database_that_stands_still_is_unavailable_meanwhile(postgres: Server) -> None:
    async with await Store.open(postgres.new_database(), patience=SHORT) as store:
        await insist_on_match(store)
        entry = Acted(0, "wait", "r")
        lines = [store.ask() for _ in range(8)]  # open ones, to be stuck in the middle of something
        await asyncio.gather(*lines, return_exceptions=True)
        with stopped(postgres):
            for _ in range(2):
                crowd = [store.append("m1", 0, entry) for _ in range(40)]  # more than lines
                outcomes = await asyncio.gather(*crowd, store.ask(), return_exceptions=True)
                assert {type(one) for one in outcomes} == {Unavailable}
        await insist(store, 0, entry)
        await insist(store, 1, Acted(0, "wait", "r2"))
        while True:
            try:
                assert [one.request for one in await store.entries("m1")] == ["r", "r2"]
            except Unavailable:
                continue
            break


@in_a_loop
async def test_a_store_closes_while_its_database_stands_still(postgres: Server) -> None:
    store = await Store.open(postgres.new_database(), patience=SHORT)
    await insist_on_match(store)
    with stopped(postgres):
        writing = asyncio.create_task(store.append("m1", 0, Acted(0, "wait", "r")))
        await asyncio.sleep(0)
        await store.close()
        with pytest.raises(Unavailable):
            await writing

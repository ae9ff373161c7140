"""What only a server can do: cut the line, and crash."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import make_url

from shamble.match.match import Acted
from shamble.store import AlreadyDone, Change, Store, Unavailable
from tests.postgres import Server
from tests.store.scenes import SECRET, a_match, in_a_loop
from tests.store.test_changes import NEVER, SOON, until

pytestmark = pytest.mark.threads


def hang_up(server: Server, url: str) -> None:
    """Cut all lines to a database."""
    lines = server.sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE datname = '{make_url(url).database}'"
    )
    assert "t" in lines, "there was no line to cut"


async def insist(store: Store, seq: int) -> None:
    """Send the same request until it is answered, as a server does after `Unavailable`."""
    while True:
        try:
            await store.append("m1", seq, Acted(0, "wait", f"r{seq}"))
        except AlreadyDone:
            return
        except Unavailable:
            await asyncio.sleep(SOON)
            continue
        return


@in_a_loop
async def test_lost_connections_are_made_anew_and_heard_on(postgres: Server) -> None:
    url = postgres.new_database()
    async with await Store.open(url, poll=NEVER) as store:
        await store.create(a_match(), SECRET)
        async with store.changes() as changes:
            await insist(store, 0)
            await until(changes, Change("m1", 0))
            hang_up(postgres, url)
            heard = asyncio.create_task(anext(changes))
            seq = 1
            while not heard.done():  # until the line is up again, news may be lost
                await insist(store, seq)
                seq += 1
                await asyncio.wait([heard], timeout=SOON)
            assert heard.result().match == "m1"
            assert len(await store.entries("m1")) == seq


@in_a_loop
async def test_a_database_that_went_away_is_named(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    async with await Store.open(url) as store:
        # The news would find out first, and make the line anew.
        monkeypatch.setattr(store._database, "announce", lambda change: None)
        await store.create(a_match(), SECRET)
        hang_up(postgres, url)
        with pytest.raises(Unavailable, match="cannot use the database postgresql"):
            await store.append("m1", 0, Acted(0, "wait"))
        await store.append("m1", 0, Acted(0, "wait"))


@in_a_loop
async def test_a_crash_of_the_server_loses_nothing_acknowledged(postgres: Server) -> None:
    url = postgres.new_database()
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        acknowledged = 0
        for _ in range(3):

            async def write() -> None:
                nonlocal acknowledged
                while True:
                    await insist(store, acknowledged)
                    acknowledged += 1

            writing = asyncio.create_task(write())
            await asyncio.sleep(SOON)
            await asyncio.to_thread(postgres.stop, "immediate")
            before = acknowledged
            await asyncio.to_thread(postgres.start)
            while acknowledged < before + 5:
                await asyncio.sleep(SOON)
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            entries = await store.entries("m1")
            assert acknowledged <= len(entries) <= acknowledged + 1
            assert [entry.request for entry in entries] == [f"r{n}" for n in range(len(entries))]

"""News of changes reaches everybody who listens; what gets lost is found by the poll."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from shamble.match.match import Acted
from shamble.store import Change, Changes, Store
from shamble.store.changes import Pending
from tests.store.scenes import SECRET, a_match, in_a_loop

pytestmark = pytest.mark.threads

NEVER = 1e6  # seconds between polls: the news must come by itself
SOON = 0.05


async def until(changes: Changes, wanted: Change) -> list[Change]:
    """All news up to the one that is wanted; what never comes ends with the test's own limit."""
    news = []
    async for change in changes:
        news.append(change)
        if change == wanted:
            return news
    raise AssertionError("the news ended")


@in_a_loop
async def test_listeners_hear_of_appends_changes_and_chat(url: str) -> None:
    async with (
        await Store.open(url, poll=NEVER) as store,
        store.changes() as one,
        store.changes() as other,
    ):
        await store.create(a_match(), SECRET)
        for changes in (one, other):
            assert await until(changes, Change("m1", None)) == [Change("m1", None)]
        for seq in range(3):
            await store.append("m1", seq, Acted(0, "wait"))
        for changes in (one, other):
            news = await until(changes, Change("m1", 2))
            assert news == sorted(set(news))
        await store.say("m1", 0, "Ann", "hello")
        await until(one, Change("m1", None))
        await until(other, Change("m1", None))
        await store.change(replace(await store.match("m1"), status="running"))
        await until(one, Change("m1", None, 2))


@in_a_loop
async def test_news_travels_between_two_stores(url: str) -> None:
    """On PostgreSQL at once, on SQLite by the poll."""
    poll = SOON if url.startswith("sqlite") else NEVER
    async with await Store.open(url, poll=NEVER) as one, await Store.open(url, poll=poll) as other:
        await one.create(a_match("a:b"), SECRET)
        async with other.changes() as changes:
            for seq in range(3):
                await one.append("a:b", seq, Acted(0, "wait"))
                await until(changes, Change("a:b", seq))
                assert len(await other.entries("a:b")) == seq + 1


@in_a_loop
async def test_the_poll_finds_what_nobody_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(url) as silent, await Store.open(url, poll=SOON) as store:
        monkeypatch.setattr(silent._database, "announce", lambda change: None)
        await silent.create(a_match("old"), SECRET)
        await silent.append("old", 0, Acted(0, "wait"))
        async with store.changes() as changes:
            await silent.append("old", 1, Acted(0, "wait"))
            assert await until(changes, Change("old", 1)) == [Change("old", 1)]
            await silent.say("old", 0, "Ann", "hello")
            assert await until(changes, Change("old", None)) == [Change("old", None)]
            await silent.append("old", 2, Acted(0, "wait"))  # and the match is over
            await silent.change(replace(await silent.match("old"), status="over"))
            news = await until(changes, Change("old", None, 2))
            assert set(news) == {Change("old", 2), Change("old", None, 2)}
            await silent.create(a_match("new"), SECRET)
            await until(changes, Change("new", None, 1))


@in_a_loop
async def test_a_refused_append_is_no_news(url: str) -> None:
    async with await Store.open(url, poll=NEVER) as store:
        await store.create(a_match(), SECRET)
        async with store.changes() as changes:
            await asyncio.gather(store.append("m1", 9, Acted(0, "wait")), return_exceptions=True)
            await store.append("m1", 0, Acted(0, "wait"))
            news = await until(changes, Change("m1", 0))
            assert Change("m1", 9) not in news


@in_a_loop
async def test_the_news_ends_with_the_store(url: str) -> None:
    store = await Store.open(url)
    async with store.changes() as changes:
        waiting = asyncio.create_task(anext(changes, None))
        await asyncio.sleep(0)
        await store.close()
        assert await waiting is None


def test_a_slow_listener_holds_one_piece_of_news_a_match() -> None:
    pending = Pending()
    for seq in range(1000):
        pending.put(Change("a", seq))
        pending.put(Change("b", None))
    pending.put(Change("a", 5))  # late, and old
    taken = [pending.take(), pending.take(), pending.take()]
    assert taken == [Change("a", 999), Change("b", None), None]


def test_news_of_a_version_and_of_something_said_is_news_of_anything() -> None:
    pending = Pending()
    for version in (3, 4, 2):
        pending.put(Change("a", None, version))
        pending.put(Change("b", None, version))
    pending.put(Change("b", None))
    pending.put(Change("b", None, 5))
    assert [pending.take(), pending.take()] == [Change("a", None, 4), Change("b", None)]


CHANGES = [Change("m1", 41), Change("m1", None), Change("a:b", 0), Change("m1", None, 7)]


@pytest.mark.parametrize("change", CHANGES)
def test_news_fits_into_a_payload(change: Change) -> None:
    assert Change.parse(change.payload()) == change

"""Records of finished matches: written once, found again, looked for where they are missing."""

from __future__ import annotations

import asyncio

import pytest

from shamble.store import Conflict, NoSuchMatch, Store
from tests.store.scenes import SECRET, a_match, an_answer, an_entry, in_a_loop


@in_a_loop
async def test_the_first_record_of_a_match_stays(url: str) -> None:
    async with await Store.open(url) as store, await Store.open(url) as other:
        await store.create(a_match(), SECRET)
        assert await store.record("m1") is None
        kept = (store.keep_record("m1", b"one"), other.keep_record("m1", b"two"))
        await asyncio.gather(*kept)
        first = await store.record("m1")
        await other.keep_record("m1", b"three")
        assert first in (b"one", b"two") and await other.record("m1") == first
        with pytest.raises(NoSuchMatch):
            await store.keep_record("nobody's", b"data")


@in_a_loop
async def test_finished_matches_without_a_record_are_found_in_order(url: str) -> None:
    async with await Store.open(url) as store:
        for number in range(5):
            status = "over" if number != 2 else "running"
            await store.create(a_match(f"m{number}", status=status), SECRET)
        await store.keep_record("m3", b"data")
        found = await store.unrecorded(limit=2)
        assert [match for _, match in found] == ["m0", "m1"]
        assert [match for _, match in await store.unrecorded(found[-1])] == ["m4"]


@in_a_loop
async def test_matches_of_older_rules_are_found_while_they_are_not_over(url: str) -> None:
    async with await Store.open(url) as store:
        for name, status in (("m1", "open"), ("m2", "running"), ("m3", "over")):
            await store.create(a_match(name, status=status, rules=3), SECRET)
        game = a_match().game
        assert await store.outdated({game: 3}) == await store.outdated({"other": 9}) == []
        assert await store.outdated({}) == []
        assert await store.outdated({game: 4, "other": 9}) == ["m1", "m2"]
        assert await store.outdated({game: 4}, after="m1") == ["m2"]


@in_a_loop
async def test_only_a_match_that_has_not_started_goes_over_to_other_rules(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(open_one := a_match("m1", rules=3), SECRET)
        await store.create(running := a_match("m2", rules=3, status="running"), SECRET)
        renewed = await store.renew(open_one, 4, {"new": "option"})
        assert (renewed.rules, renewed.options) == (4, {"new": "option"})
        assert await store.match("m1") == renewed
        for late in (open_one, running):
            with pytest.raises(Conflict):
                await store.renew(late, 4, {})
        assert (await store.match("m2")).rules == 3


@in_a_loop
async def test_a_match_is_created_with_its_log_or_not_at_all(url: str) -> None:
    async with await Store.open(url) as store:
        entries = [an_entry(seq, an_answer()) for seq in range(6)]
        await store.create(a_match(status="over"), SECRET, entries)
        assert await store.entries("m1") == entries
        with pytest.raises(Conflict):
            await store.create(a_match(), SECRET, entries[:1])
        assert await store.entries("m1") == entries

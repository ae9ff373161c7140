"""What is said at a table is kept in order."""

from __future__ import annotations

import asyncio

import pytest

from shamble.match.notices import Notice
from shamble.store import BadText, Conflict, Store
from tests.store.scenes import SECRET, a_match, in_a_loop


@in_a_loop
async def test_lines_come_back_in_order(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        said = [
            await store.say("m1", 0, "Ann", "run!"),
            await store.say("m1", None, "a passer-by", "どこへ?"),
        ]
        assert [line.number for line in said] == [0, 1]
        assert await store.chat("m1") == said
        assert await store.chat("m1", since=1) == said[1:]
        assert await store.chat("m1", since=2**40) == []


@in_a_loop
async def test_all_who_speak_at_once_are_heard(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        await one.create(a_match(), SECRET)
        await asyncio.gather(
            *([one, other][seat % 2].say("m1", seat, "", f"{seat}") for seat in range(12))
        )
        lines = await one.chat("m1")
        assert [line.number for line in lines] == list(range(12))
        assert sorted(int(line.text) for line in lines) == list(range(12))


@in_a_loop
async def test_a_retry_is_no_second_line(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        await one.create(a_match(), SECRET)
        said = await asyncio.gather(
            *(
                [one, other][n % 2].say("m1", 0, "Ann", "hi", speaker="ann", request="r1")
                for n in range(6)
            )
        )
        assert [line.number for line in said] == [0] * 6
        assert await one.chat("m1") == [said[0]]
        for speaker, request in (("ann", "r2"), ("ben", "r1"), ("ann", ""), ("ann", "")):
            await one.say("m1", 0, "Ann", "hi", speaker=speaker, request=request)
        assert len(await one.chat("m1")) == 5


@in_a_loop
async def test_a_whisper_knows_whom_it_is_for(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        line = await store.say("m1", 0, "Ann", "psst", to=2, speaker="ann", hearer="cid")
        assert await store.chat("m1") == [line]
        heard = [who for who in ("", "ann", "ben", "cid") if line.is_for(who, plays=True)]
        assert heard == ["ann", "cid"]


@in_a_loop
async def test_what_spectators_say_among_themselves_is_for_those_who_do_not_play(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        line = await store.say("m1", None, "Eve", "look!", speaker="eve", apart=True)
        assert await store.chat("m1") == [line]
        assert line.is_for("ann", plays=False) and not line.is_for("ann", plays=True)


@in_a_loop
async def test_a_notice_is_kept_with_the_change_it_tells_of_or_not_at_all(url: str) -> None:
    notice = Notice("left", 0, "Ann")
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        stored = await store.match("m1")
        await store.change(stored, [notice])
        with pytest.raises(Conflict):
            await store.change(stored, [notice])
        lines = await store.chat("m1")
        assert [(line.key, line.seat, line.name, line.speaker) for line in lines] == [
            ("left", 0, "Ann", "")
        ]


@in_a_loop
async def test_lines_that_cannot_be_kept_are_refused(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        with pytest.raises(BadText, match="what is said must not contain the character NUL"):
            await store.say("m1", 0, "Ann", "psst\0")
        with pytest.raises(BadText, match="a name must be Unicode text"):
            await store.say("m1", 0, "\udfff", "psst")
        assert await store.chat("m1") == []

"""The log: entries in order, each number once, each request once."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from shamble.match.fairness import mixed_key
from shamble.match.match import Acted, Entry, Match, TookBack
from shamble.store import AlreadyDone, BadText, Conflict, NoSuchMatch, Store
from tests.store.scenes import SECRET, a_match, a_table, an_answer, an_entry, in_a_loop, puzzle


@in_a_loop
async def test_entries_come_back_and_the_match_stands_there_again(url: str) -> None:
    key = mixed_key(SECRET, ["sesame"])
    match = Match(puzzle(), key)
    async with await Store.open(url) as store:
        await store.create(a_match(table=a_table(word="sesame")), SECRET)
        for seq in range(5):
            entry = an_entry(seq, an_answer(key), f"r{seq}")
            match.add(entry)
            await store.append("m1", seq, entry)
    async with await Store.open(url) as again:
        kept = await again.match("m1")
        key = mixed_key(await again.secret("m1"), kept.words)
        rebuilt = Match(puzzle(), key, await again.entries("m1"))
        assert rebuilt.entries == match.entries
        assert rebuilt.state == match.state
        assert await again.entries("m1", since=3) == match.entries[3:]
        assert await again.entries("m1", since=2**40) == []


@in_a_loop
async def test_of_two_writers_of_entry_41_one_wins_and_the_other_reads_again(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        await one.create(a_match(), SECRET)
        for seq in range(41):
            await one.append("m1", seq, Acted(0, "wait"))
        race = await asyncio.gather(
            one.append("m1", 41, Acted(0, "left")),
            other.append("m1", 41, Acted(0, "right")),
            return_exceptions=True,
        )
        lost = [outcome for outcome in race if outcome is not None]
        assert [type(error) for error in lost] == [Conflict]
        assert str(lost[0]) == "entry 41 of match 'm1' is not the next one; 42 is"
        winner = "left" if race[0] is None else "right"
        assert await other.entries("m1", since=41) == [Acted(0, winner)]
        await other.append("m1", 42, Acted(0, "right"))
        assert len(await one.entries("m1")) == 43


@in_a_loop
async def test_the_log_has_no_gap(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        for seq in (1, -1, 2**31, 2**70):
            with pytest.raises(Conflict, match="is not the next one; 0 is"):
                await store.append("m1", seq, Acted(0, "wait"))
        with pytest.raises(NoSuchMatch):
            await store.append("nix", 0, Acted(0, "wait"))
        assert await store.entries("m1") == []


@in_a_loop
async def test_a_retry_acts_once_whichever_process_it_reaches(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        await one.create(a_match(), SECRET)
        await one.append("m1", 0, Acted(0, "rest", "tap-1"))
        for seq in (0, 1, 7):  # with the old number, the next, or any
            with pytest.raises(AlreadyDone) as caught:
                await other.append("m1", seq, Acted(0, "rest", "tap-1"))
            assert caught.value.seq == 0
        await other.append("m1", 1, Acted(1, "rest", "tap-1"))  # another seat's own word
        await one.append("m1", 2, Acted(0, "rest"))  # without a name nothing is a retry
        await one.append("m1", 3, Acted(0, "rest"))
        assert len(await other.entries("m1")) == 4


@in_a_loop
async def test_a_request_sent_to_two_processes_at_once_acts_once(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        await one.create(a_match(), SECRET)
        for seq in range(20):
            tap = Acted(0, "rest", f"tap-{seq}")
            race = await asyncio.gather(
                one.append("m1", seq, tap), other.append("m1", seq, tap), return_exceptions=True
            )
            lost = [outcome for outcome in race if outcome is not None]
            assert [(type(error), getattr(error, "seq", None)) for error in lost] == [
                (AlreadyDone, seq)
            ]
        assert len(await one.entries("m1")) == 20


@in_a_loop
async def test_many_writers_of_one_log_leave_it_whole(url: str) -> None:
    """Everybody appends at the number they believe is next, and reads again when it is not."""
    async with await Store.open(url) as one, await Store.open(url) as other:
        await one.create(a_match(), SECRET)

        async def insist(store: Store, seat: int) -> None:
            for turn in range(5):
                while True:
                    seq = len(await store.entries("m1"))
                    try:
                        await store.append("m1", seq, Acted(seat, "wait", f"r{turn}"))
                    except Conflict:
                        continue
                    break

        await asyncio.gather(*(insist([one, other][seat % 2], seat) for seat in range(8)))
        entries = await one.entries("m1")
        assert sorted((entry.seat, entry.request) for entry in entries) == [
            (seat, f"r{turn}") for seat in range(8) for turn in range(5)
        ]


@in_a_loop
async def test_one_bad_write_among_many_harms_nobody_else(url: str) -> None:
    """On SQLite they share a transaction, but not their fate."""
    async with await Store.open(url) as store:
        for number in range(10):
            await store.create(a_match(f"m{number}"), SECRET)
        outcomes = await asyncio.gather(
            *(store.append(f"m{number}", 0, Acted(0, "wait")) for number in range(10)),
            store.append("m0", 7, Acted(0, "wait")),
            store.create(a_match("huge", status=None), SECRET),
            return_exceptions=True,
        )
        assert outcomes[:10] == [None] * 10
        assert all(isinstance(outcome, Exception) for outcome in outcomes[10:])
        for number in range(10):
            assert len(await store.entries(f"m{number}")) == 1


@in_a_loop
async def test_a_writer_who_goes_away_disturbs_nobody(url: str) -> None:
    async with await Store.open(url) as store:
        await store.create(a_match("m1"), SECRET)
        await store.create(a_match("m2"), SECRET)
        gone = asyncio.create_task(store.append("m1", 0, Acted(0, "wait", "tap")))
        stays = asyncio.create_task(store.append("m2", 0, Acted(0, "wait")))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        with contextlib.suppress(AlreadyDone):  # the same request again settles it either way
            await store.append("m1", 0, Acted(0, "wait", "tap"))
        assert len(await store.entries("m1")) == 1


@pytest.mark.parametrize(
    "request_", ["nul \0", "half \ud800", "x" * 201], ids=["nul", "half", "long"]
)
@pytest.mark.parametrize("kind", [Acted, TookBack])
@in_a_loop
async def test_requests_that_cannot_be_kept_are_refused(
    url: str, request_: str, kind: type[Entry]
) -> None:
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        entry = Acted(0, "wait", request_) if kind is Acted else TookBack(0, request_)
        with pytest.raises(BadText, match="a request"):
            await store.append("m1", 0, entry)
        assert await store.entries("m1") == []


@in_a_loop
async def test_a_batch_is_added_whole_or_not_at_all(url: str) -> None:
    first: list[Entry] = [Acted(0, "rest", "a"), Acted(1, "rest", "b"), TookBack(1, "c")]
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        await store.append_many("m1", 0, first)
        assert await store.entries("m1") == first
        for late in (0, 1, 2, 4):
            with pytest.raises(Conflict):
                await store.append_many("m1", late, [Acted(0, "d", "d"), Acted(0, "e", "e")])
        with pytest.raises(Conflict):  # the second of them is in the log already
            await store.append_many("m1", 3, [Acted(0, "d", "d"), Acted(1, "rest", "b")])
        with pytest.raises(NoSuchMatch):
            await store.append_many("nobody", 0, first)
        assert await store.entries("m1") == first
        await store.append("m1", 3, Acted(0, "rest", "f"))


@in_a_loop
async def test_of_batches_at_once_one_is_added(url: str) -> None:
    batches: list[list[Entry]] = [
        [Acted(seat, "rest", f"{seat}-{n}") for n in range(5)] for seat in range(8)
    ]
    async with await Store.open(url) as one, await Store.open(url) as other:
        await one.create(a_match(), SECRET)
        outcomes = await asyncio.gather(
            *(
                (one if number % 2 else other).append_many("m1", 0, batch)
                for number, batch in enumerate(batches)
            ),
            return_exceptions=True,
        )
        assert sum(outcome is None for outcome in outcomes) == 1
        assert {type(outcome) for outcome in outcomes} == {type(None), Conflict}
        assert await one.entries("m1") in batches


@in_a_loop
async def test_running_matches_come_a_page_at_a_time(url: str) -> None:
    async with await Store.open(url) as store:
        running = [a_match(f"r{number}", status="running") for number in range(7)]
        for match in [*running, a_match("open"), a_match("over", status="over", ending="won")]:
            await store.create(match, SECRET)
        found: list[str] = []
        after = None
        while page := await store.running(after, 3):
            assert len(page) <= 3
            found += [stored.id for stored in page]
            after = (page[-1].updated, page[-1].id)
        assert sorted(found) == [stored.id for stored in running]

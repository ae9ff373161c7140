"""Who is there: told at once, but a crowd that comes is not told of each newcomer to each."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

import shamble
from shamble.match.seats import open_table, sit
from shamble.server.live import presence
from shamble.server.live.protocol import FromServer, Presence, encode
from shamble.server.live.rooms import Rooms
from shamble.server.matches.matches import Matches
from shamble.server.matches.records import Records
from shamble.server.people.tokens import Signer
from shamble.store import Store
from tests.server.houses import settings

pytestmark = pytest.mark.threads


class Spectator:
    """Reads, and remembers what it was told of who is there."""

    def __init__(self, guest_id: str = "") -> None:
        self.guest_id = guest_id
        self.told: list[Presence] = []
        self.others: list[bytes] = []

    def send(self, message: FromServer | bytes) -> None:
        data = message if isinstance(message, bytes) else encode(message)
        if msgspec.json.decode(data)["type"] == "presence":
            self.told.append(msgspec.json.decode(data, type=Presence))
        else:
            self.others.append(data)


@asynccontextmanager
async def a_table(folder: Path, *guests: str) -> AsyncIterator[tuple[Rooms, str]]:
    async with await Store.open(folder / "matches.db") as store:
        known = settings(folder)
        matches = Matches(store, Signer(b"k" * 32), Records(store, known))
        rooms = Rooms(matches)
        await rooms.start()
        table = open_table(2, guests[0] if guests else "host")
        for guest in guests:
            table = sit(table, guest, guest, "circle")
        stored = await matches.create(shamble.load("lanterns", 2), table)
        try:
            yield rooms, stored.id
        finally:
            await rooms.stop()


def test_a_crowd_that_comes_costs_a_few_messages_each(tmp_path: Path) -> None:
    async def come(count: int) -> list[Spectator]:
        async with a_table(tmp_path, "ann") as (rooms, match):
            crowd = [Spectator(), *(Spectator() for _ in range(count))]
            for one in crowd:
                await rooms.room(match).enter(one, 0, 0)
            await until_told(crowd, lambda told: told.watching == count + 1)
            return crowd

    began = time.monotonic()
    crowd = asyncio.run(come(400))
    tellings = 2 + (time.monotonic() - began) / presence.SECONDS  # at most, however slow it went
    assert max(len(one.told) for one in crowd) <= 1 + tellings
    assert all(one.told[-1].watching == len(crowd) for one in crowd)
    assert all(one.told[0].watching <= number + 1 for number, one in enumerate(crowd))


def test_however_many_come_and_go_at_once_it_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "SECONDS", 3600)  # no second telling in this test

    async def crowds() -> tuple[int, list[int]]:
        async with a_table(tmp_path, "ann") as (rooms, match):
            first, crowd = Spectator(), [Spectator() for _ in range(100)]
            await rooms.room(match).enter(first, 0, 0)
            for one in crowd:
                await rooms.room(match).enter(one, 0, 0)
            for one in crowd[1:]:
                rooms.room(match).leave(one)
            return len(first.told), [len(one.told) for one in crowd]

    first, crowd = asyncio.run(crowds())
    assert first == 1 and set(crowd) == {1}


def test_the_first_change_is_told_at_once_and_the_last_one_is_true(tmp_path: Path) -> None:
    async def visits() -> list[Presence]:
        async with a_table(tmp_path, "ann", "ben") as (rooms, match):
            watching, ann, ben = Spectator(), Spectator("ann"), Spectator("ben")
            room = rooms.room(match)
            await room.enter(watching, 0, 0)
            assert watching.told[0] == Presence(match, [], 1, [])
            await room.enter(ann, 0, 0)
            await until_told([watching], lambda told: told.seats == [0])
            await room.enter(ben, 0, 0)
            room.typing(ben, True)
            room.leave(ann)
            await until_told([watching], lambda told: told.seats == [1] and told.typing == [1])
            room.leave(ben)
            await until_told([watching], lambda told: told.seats == [] and told.watching == 1)
            assert ann.told[0].seats == [0] and ben.told[0].seats == [0, 1]
            return watching.told

    assert asyncio.run(visits())


def test_one_guest_with_two_tabs_is_there_until_the_last_is_closed(tmp_path: Path) -> None:
    async def visits() -> None:
        async with a_table(tmp_path, "ann") as (rooms, match):
            room, watching, tabs = rooms.room(match), Spectator(), [Spectator("ann") for _ in "12"]
            for one in (watching, *tabs):
                await room.enter(one, 0, 0)
            await until_told([watching], lambda told: told.seats == [0])
            room.typing(tabs[0], True)
            room.leave(tabs[0])
            await room.enter(Spectator(), 0, 0)
            await until_told([watching], lambda told: told.watching == 2)
            assert watching.told[-1] == Presence(match, [0], 2, [])

    asyncio.run(visits())


async def until_told(crowd: list[Spectator], right: Callable[[Presence], bool]) -> None:
    async with asyncio.timeout(300):
        while not all(one.told and right(one.told[-1]) for one in crowd):
            await asyncio.sleep(0.01)

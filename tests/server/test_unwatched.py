"""What nobody watches is played in a worker: whole or not at all, and never in a hot loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import shamble
from shamble.match.fairness import mixed_key
from shamble.match.guide import guide_of
from shamble.match.match import Acted, Match, TookBack
from shamble.match.seats import Seat, Table
from shamble.server.bots import stretch as bot_stretch
from shamble.server.bots import unwatched
from shamble.server.bots.processes import Workers
from shamble.server.bots.stretch import Job, Stretch, play_on
from shamble.server.bots.worker import Chosen, Position, choose
from shamble.server.service import Service
from shamble.server.settings import Settings
from shamble.store import StoredMatch
from tests.server.houses import PATIENCE, settings
from tests.tiny import lanterns

pytestmark = pytest.mark.threads

KEY = bytes(range(32))


def job(game: str, players: int, who: dict[int, str], entries: list[Any], **more: Any) -> Job:
    options = tuple(shamble.load(game, players).options.items())
    log = bot_stretch.encode(entries)
    job = Job(game, players, options, KEY, 0, False, who, True, 1000, log)
    return msgspec.structs.replace(job, **more)


# ---- in the worker


@pytest.mark.parametrize("game", ["lanterns", "pursuit", "mall"])
def test_what_a_worker_answers_is_a_log_that_can_be_replayed(game: str) -> None:
    players = shamble.load(game).players
    entries: list[Any] = []
    stretch: Stretch | None = None
    while stretch is None or stretch.ending is None:
        known = stretch.standing if stretch and len(entries) % 2 else None
        more = {"standing": known, "most": 3}
        stretch = play_on(
            job(game, players, dict.fromkeys(range(players), "hints"), entries, **more)
        )
        assert not stretch.trouble and stretch.entries
        entries += bot_stretch.decode(stretch.entries)
    match = Match(shamble.load(game, players), KEY, entries)
    assert match.is_over and match.game.result(match.state).ending == stretch.ending
    assert stretch.said == tuple(sum(e.seat == s for e in entries) for s in range(players))
    assert len({(e.seat, e.request) for e in entries}) == len(entries)


def test_a_bot_in_a_worker_is_told_its_own_seats_redacted_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[Position] = []

    def listen(position: Position) -> Chosen:
        told.append(position)
        return choose(position)

    monkeypatch.setattr(bot_stretch, "choose", listen)
    play_on(job("lanterns", 3, {0: "hints", 1: "random", 2: "hints"}, []))
    game = shamble.load("lanterns", 3)
    assert {position.seat for position in told} == {0, 1, 2}
    for position in told:
        seen = game.game.state.unpack(position.record)
        assert game.redact(seen, position.seat) == seen and not any(seen.key)


def test_it_stops_where_a_person_owes_an_answer_or_a_thinker() -> None:
    people = play_on(job("lanterns", 3, {1: "hints"}, []))
    assert people.owing == (0, 2) and people.decisions == 1 and people.ending is None
    thinker = play_on(job("lanterns", 3, {0: "hints", 1: "search", 2: "hints"}, []))
    assert thinker.owing == (1,)


def test_answers_that_were_taken_back_do_not_count() -> None:
    game = shamble.load("lanterns", 2)
    s = game.new(key=KEY)
    first = Acted(0, str(game.legal(s, 0)[0]), "a")
    stretch = play_on(job("lanterns", 2, {1: "hints"}, [first, TookBack(0, "b")]))
    assert stretch.owing == (0,) and stretch.said == (2, 1)


def test_a_bot_that_raises_loses_nothing_that_others_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: Any) -> Any:
        raise ValueError("out of order")

    monkeypatch.setitem(lanterns.game.bots, "broken", broken)
    who = {0: "hints", 1: "broken", 2: "hints"}
    stretch = play_on(job("lanterns", 3, who, [], quick=False))
    assert "out of order" in stretch.trouble and stretch.standing is None
    assert [entry.seat for entry in bot_stretch.decode(stretch.entries)] == [0]


def test_a_guided_match_follows_its_script() -> None:
    guide = guide_of(lanterns.game)
    assert guide is not None and guide.script
    seat, lines = next(iter(guide.script.items()))
    game = guide.playable(lanterns.game)
    prefix = guide.entries()
    entries: list[Any] = list(prefix)
    match = Match(game, guide.secret(game), entries, given=len(prefix))
    while not (answered := match.answers_of(seat)):
        for person in sorted(game.to_act(match.state) - {seat}):
            answer = Acted(person, str(game.legal(match.state, person)[0]))
            match.add(answer)
            entries.append(answer)
        options, key = tuple(game.options.items()), guide.secret(game)
        more = {"key": key, "given": len(prefix), "guided": True, "options": options, "most": 1}
        stretch = play_on(job("lanterns", game.players, {seat: "random"}, entries, **more))
        for entry in bot_stretch.decode(stretch.entries):
            match.add(entry)
            entries.append(entry)
    assert answered == 1 and lines[0] in [e.action for e in entries if e.seat == seat]


# ---- in the server


@asynccontextmanager
async def service(folder: Path, **changes: Any) -> AsyncIterator[Service]:
    running = Service(chosen(folder, **changes))
    await running.start()
    try:
        yield running
    finally:
        await running.stop()


def chosen(folder: Path, **changes: Any) -> Settings:
    return settings(folder, **{"bot_grace": 0, **changes})


def bots(count: int, level: str = "hints") -> Table:
    return Table(seats=(Seat(bot=level, name=level),) * count, auto_start=True)


async def until(ready: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await ready():
            await asyncio.sleep(0.02)


async def over(running: Service, *matches: str) -> bool:
    found = [await running.matches.store.match(match) for match in matches]
    return all(stored.status == "over" for stored in found)


def test_matches_are_picked_up_after_a_restart_and_hold_no_room(tmp_path: Path) -> None:
    game = shamble.load("lanterns", 3)

    async def play() -> None:
        async with service(tmp_path, bot_grace=3600) as first:
            ids = [(await first.matches.create(game, bots(3))).id for _ in range(250)]
        async with service(tmp_path) as second:
            await until(lambda: over(second, *ids))
            assert not second.rooms.open and not second.matches.running._live
            for match in ids[:5]:
                stored, secret, entries = await second.matches.store.whole(match)
                assert Match(game, mixed_key(secret, stored.words), entries).is_over

    asyncio.run(play())


def test_a_restart_reads_no_log_before_the_first_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of the matches that run is read until the grace has passed."""

    async def play() -> int:
        async with service(tmp_path, bot_grace=3600) as first:
            await first.matches.create(shamble.load("lanterns", 3), bots(3))
        read = 0

        async def count(*_: Any, **__: Any) -> Any:
            nonlocal read
            read += 1

        async with service(tmp_path, bot_grace=3600) as second:
            for name in ("whole", "entries", "running"):
                monkeypatch.setattr(second.matches.store, name, count)
            await second.matches.store.matches(limit=1)
            return read

    assert asyncio.run(play()) == 0


def test_somebody_who_comes_sees_it_being_played(tmp_path: Path) -> None:
    """What a worker has answered meanwhile is thrown away, and the room goes on."""

    class Reader:
        guest_id = ""

        def send(self, message: Any) -> None: ...

    async def play() -> None:
        async with service(tmp_path, bot_pace=3600) as running:
            came = asyncio.Event()
            call = Workers.call

            async def wait(self: Workers, work: Any, argument: Any) -> Any:
                answer = await call(self, work, argument)
                await came.wait()
                return answer

            running.bots._unwatched._workers.call = wait.__get__(running.bots._unwatched._workers)  # type: ignore[method-assign]
            stored = await running.matches.create(shamble.load("lanterns", 3), bots(3))
            tasks = running.bots._unwatched._lanes[False].tasks
            while not tasks:
                await asyncio.sleep(0.01)
            task = next(iter(tasks))
            await running.rooms.room(stored.id).enter(Reader(), 0, 0)
            came.set()
            await asyncio.wait([task])
            assert await running.matches.store.entries(stored.id) == []
            assert not running.bots._unwatched._tickets

    asyncio.run(play())


def test_a_worker_that_dies_is_tried_again_and_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(unwatched, "FIRST_RETRY", 0.01)

    async def play() -> int:
        async with service(tmp_path) as running:
            pool = running.bots._unwatched._workers
            call, deaths = Workers.call, 0

            async def die(self: Workers, work: Any, argument: Any) -> Any:
                nonlocal deaths
                if deaths < 3:
                    deaths += 1
                    raise BrokenProcessPool("killed")
                return await call(self, work, argument)

            pool.call = die.__get__(pool)  # type: ignore[method-assign]
            stored = await running.matches.create(shamble.load("lanterns", 3), bots(3))
            await until(lambda: over(running, stored.id))
            return deaths

    with caplog.at_level(logging.WARNING, "shamble.server"):
        assert asyncio.run(play()) == 3
    assert len([r for r in caplog.records if r.getMessage() == "unwatched"]) == 1


def test_who_fails_again_and_again_waits_longer_each_time() -> None:
    waits = [unwatched.retry_after(failures) for failures in range(2000)]
    assert waits[:4] == [1, 2, 4, 8] and waits[-1] == max(waits) == 60


def test_two_that_play_the_same_match_leave_one_whole_log(tmp_path: Path) -> None:
    """As two processes do that have both found it after a restart."""
    game = shamble.load("lanterns", 3)

    async def play() -> None:
        async with service(tmp_path) as first, service(tmp_path) as second:
            created = [await first.matches.create(game, bots(3)) for _ in range(20)]
            for stored in created:
                second.bots.want(stored.id)
            await until(lambda: over(first, *(stored.id for stored in created)))
            for stored in created:
                key = mixed_key(await first.matches.store.secret(stored.id), stored.words)
                entries = await first.matches.store.entries(stored.id)
                assert Match(game, key, entries).is_over

    asyncio.run(play())


def test_a_bot_stands_in_for_the_silent_where_nobody_watches(tmp_path: Path) -> None:
    game = shamble.load("lanterns", 2)
    person = Seat(holder="ann", name="Ann", bot="hints", after=1)

    async def play() -> StoredMatch:
        async with service(tmp_path, bot_grace=3600) as first:  # it ends before it looks
            table = Table(seats=(person, Seat(bot="hints")), auto_start=True)
            created = await first.matches.create(game, table)
        async with service(tmp_path) as second:
            await until(lambda: over(second, created.id))
            assert not second.matches.running._live
            return await second.matches.store.match(created.id)

    assert asyncio.run(play()).table.seats[0].standing


def test_seats_that_nobody_has_to_play_cost_nothing(tmp_path: Path) -> None:
    people = Table(seats=(Seat(holder="ann"), Seat(holder="ben")), auto_start=True)

    async def play() -> None:
        async with service(tmp_path, bot_grace=3600) as running:
            created = await running.matches.create(
                shamble.load("lanterns", 2), people, status="running"
            )
            assert created.status == "running"
            await running.bots._unwatched._find_running()
            assert not running.bots._unwatched._tickets

    asyncio.run(play())


def test_a_match_is_looked_at_by_one_at_a_time_however_often_it_is_wanted(tmp_path: Path) -> None:
    async def play() -> int:
        async with service(tmp_path, bot_pace=0) as running:
            care = running.bots._unwatched
            look, now, most = care._look, 0, 0

            async def count(match: str, ticket: unwatched.Ticket) -> float | None:
                nonlocal now, most
                now += 1
                most = max(most, now)
                running.bots.want(match)
                try:
                    return await look(match, ticket)
                finally:
                    now -= 1

            care._look = count  # type: ignore[method-assign]
            stored = await running.matches.create(shamble.load("lanterns", 3), bots(3))
            for _ in range(200):
                running.bots.want(stored.id)
                await asyncio.sleep(0)
            await until(lambda: over(running, stored.id))
            return most

    assert asyncio.run(play()) == 1

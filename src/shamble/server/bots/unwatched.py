"""Matches that nobody watches: bots play them on in a worker, a stretch at a time.

Between two stretches the server holds of such a match its id, a timer, and how it stood as some
hundred bytes. A stretch of twenty answers is followed by the time that twenty answers take, so
that a match goes on as fast as if somebody watched, and whoever comes to watch is not too late.
What a stretch answers is stored whole or not at all: of two processes that play the same match on,
one is too late and leaves it to the other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from shamble.bots import QUICK
from shamble.engine.errors import ShambleError
from shamble.match.fairness import mixed_key
from shamble.server.bots.processes import Workers
from shamble.server.bots.stretch import Job, Standing, Stretch, decode, encode, play_on
from shamble.server.matches.matches import Matches, guide_at, needs_care, playable
from shamble.server.people.silence import Owed, Silence, owed, stand_in
from shamble.server.settings import Settings
from shamble.store import Change, Conflict, NoSuchMatch, StoredMatch
from shamble.store.match_rows import Place

log = logging.getLogger("shamble.server")

MOST_DECISIONS = 20
FIRST_DECISIONS = 4  # of a match that has to be replayed: after a restart many wait for that
MOST_STOOD = 5000  # matches whose standing is kept; of others the log is read again
PAGE = 200
ELSEWHERE_SECONDS = 30.0  # without news of what another process plays
CONFLICT_SECONDS = 3.0
FIRST_RETRY, LAST_RETRY = 1.0, 60.0


class Watching(Protocol):
    """Who watches what in this process."""

    def watched(self, match: str) -> bool: ...


class Ticket:
    """A match that is to be looked at: some time, soon, or now."""

    __slots__ = ("again", "failures", "running", "seq", "silent", "thinking", "timer", "version")

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None
        self.running = False
        self.again = False  # something happened while it was played
        self.thinking = False  # it waits for a bot that thinks long
        self.failures = 0
        self.version = self.seq = 0  # of the match, and how long its log is, as was seen last
        self.silent: dict[int, Owed] = {}  # seats silent too long, and what they owed


class Lane:
    """Matches that wait for a worker, in order; so many at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: dict[str, None] = {}
        self.tasks: set[asyncio.Task[None]] = set()


class Unwatched:
    """Plays on what nobody watches."""

    def __init__(
        self, matches: Matches, rooms: Watching, settings: Settings, thinking: Workers
    ) -> None:
        self._matches, self._rooms, self._pace = matches, rooms, settings.bot_pace
        self._sweep_seconds = settings.sweep_seconds
        self._grace = settings.bot_grace
        self._workers = Workers(settings.bot_workers, settings.game_modules)
        self._thinkers = thinking
        self._lanes = {False: Lane(2 * settings.bot_workers), True: Lane(settings.bot_workers)}
        self._tickets: dict[str, Ticket] = {}
        self._stood: dict[str, Standing] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self.silence = Silence(self._on_silence)
        self.on_silence: Callable[[str, int, Owed], None] = lambda match, seat, answer: None

    def start(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks: list[asyncio.Task[None]] = []
        for lane in self._lanes.values():
            lane.waiting.clear()
            tasks += lane.tasks
        tasks += [self._sweeping] if self._sweeping else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for match in list(self._tickets):
            self.drop(match)
        self.silence.stop()
        self._workers.stop()

    # ---- what wants to be looked at

    async def _sweep(self) -> None:
        """Find the matches that go on without anybody: after a restart, or what no news told."""
        delay = self._grace
        while True:
            await asyncio.sleep(delay)
            delay = self._sweep_seconds
            try:
                await self._find_running()
            except Exception as error:  # the store is away, for one: look again the next time
                log.warning("sweep", extra={"trouble": repr(error)})

    async def _find_running(self) -> None:
        after: Place | None = None
        while page := await self._matches.store.running(after, PAGE):
            after = (page[-1].updated, page[-1].id)
            for stored in page:
                if needs_care(stored.table) and stored.id not in self._tickets:
                    self.want(stored.id, 0)

    def want(self, match: str, delay: float | None = None) -> None:
        """A match may need a bot: look at it when nobody has come to watch it by then."""
        if self._rooms.watched(match):
            return
        ticket = self._tickets.setdefault(match, Ticket())
        if ticket.running:
            ticket.again = True
            return
        if ticket.timer is not None:
            ticket.timer.cancel()
        self._lanes[ticket.thinking].waiting.pop(match, None)
        loop = asyncio.get_running_loop()
        seconds = self._grace if delay is None else delay
        ticket.timer = loop.call_later(seconds, self._queue, match)

    def drop(self, match: str) -> None:
        """Somebody watches it, or it is over."""
        self._stood.pop(match, None)
        ticket = self._tickets.pop(match, None)
        if ticket is not None:
            if ticket.timer is not None:
                ticket.timer.cancel()
            self._lanes[ticket.thinking].waiting.pop(match, None)

    def hear(self, news: Change) -> None:
        """News of a match: if another process has made it, that one looks after the match."""
        ticket = self._tickets.get(news.match)
        if ticket is None or ticket.running:
            return  # what is not known is found by the sweep; who plays at once is told by the log
        if news.version <= ticket.version if news.seq is None else news.seq < ticket.seq:
            return
        self._stood.pop(news.match, None)
        self.want(news.match, ELSEWHERE_SECONDS if news.seq is not None else None)

    def _on_silence(self, match: str, seat: int, answer: Owed) -> None:
        if self._rooms.watched(match):
            self.on_silence(match, seat, answer)
            return
        ticket = self._tickets.setdefault(match, Ticket())
        ticket.silent[seat] = answer
        self.want(match, 0)

    # ---- playing

    def _queue(self, match: str) -> None:
        ticket = self._tickets[match]
        ticket.timer = None
        lane = self._lanes[ticket.thinking]
        lane.waiting[match] = None
        self._fill(lane)

    def _fill(self, lane: Lane) -> None:
        while lane.waiting and len(lane.tasks) < lane.most:
            match = next(iter(lane.waiting))
            del lane.waiting[match]
            self._tickets[match].running = True
            task = asyncio.create_task(self._attend(match, self._tickets[match]))
            lane.tasks.add(task)
            task.add_done_callback(lane.tasks.discard)
            task.add_done_callback(lambda _: self._fill(lane))

    async def _attend(self, match: str, ticket: Ticket) -> None:
        """Look at a match once, and decide when to look again."""
        delay: float | None
        try:
            delay = await self._look(match, ticket)
            ticket.failures = 0
        except Conflict:  # somebody else plays it; the news of that may put it off for longer
            self._stood.pop(match, None)
            delay = CONFLICT_SECONDS
        except NoSuchMatch:
            delay = None
            self.drop(match)
        except Exception as error:  # a worker died, a bot is wrong, the store is away
            self._stood.pop(match, None)
            if not ticket.failures:
                log.warning("unwatched", extra={"match": match, "trouble": repr(error)})
            delay = retry_after(ticket.failures)
            ticket.failures += 1
        ticket.running = False
        if self._tickets.get(match) is not ticket:
            return  # somebody watches it by now
        if ticket.again and not ticket.failures:
            ticket.again = False
            delay = 0
        if delay is not None:
            self.want(match, delay)

    async def _look(self, match: str, ticket: Ticket) -> float | None:
        """Play a match on; in how many seconds to look again, if ever without news."""
        stood = self._stood.pop(match, None)
        if stood is not None:
            stored, job_log, secret = await self._matches.store.match(match), b"", b""
        else:
            stored, secret, entries = await self._matches.store.whole(match)
            job_log = encode(entries)
        ticket.version = stored.version
        if stored.status != "running" or not needs_care(stored.table):
            self.silence.expect(match, {})
            self.drop(match)
            return None
        levels = {n: seat.player for n, seat in enumerate(stored.table.seats) if seat.player}
        guide = guide_at(stored, stored.table)
        job = Job(
            game=stored.game,
            players=stored.players,
            options=tuple(playable(stored).options.items()),
            key=mixed_key(secret, stored.words) if secret else b"",
            given=len(guide.prefix) if guide else 0,
            guided=guide is not None,
            levels=levels,
            quick=not ticket.thinking,
            most=1 if ticket.thinking else MOST_DECISIONS if stood else FIRST_DECISIONS,
            log=job_log,
            standing=stood,
        )
        workers = self._thinkers if ticket.thinking else self._workers
        stretch = await workers.call(play_on, job)
        if not await self._keep(stored, ticket, stretch):
            return None
        if stretch.trouble:
            raise ShambleError(stretch.trouble)
        return await self._next(stored, ticket, levels, stretch)

    async def _keep(self, stored: StoredMatch, ticket: Ticket, stretch: Stretch) -> bool:
        """Store what was answered, unless somebody has come: they are to see it being answered."""
        entries = decode(stretch.entries)
        if self._rooms.watched(stored.id):
            return False
        ticket.seq = sum(stretch.said)
        if entries:
            await self._matches.store.append_many(stored.id, ticket.seq - len(entries), entries)
        if stretch.ending is not None:
            await self._matches.end(stored, stretch.ending)
            self.silence.expect(stored.id, {})
            self.drop(stored.id)
            return False
        if stretch.standing is not None and stored.id in self._tickets:
            self._stood[stored.id] = stretch.standing
            while len(self._stood) > MOST_STOOD:
                del self._stood[next(iter(self._stood))]
        return True

    async def _next(
        self, stored: StoredMatch, ticket: Ticket, levels: dict[int, str], stretch: Stretch
    ) -> float | None:
        """What the match waits for now."""
        match = stored.id
        owing = owed(stored.table, stretch.owing, stretch.said.__getitem__)
        silent, ticket.silent = ticket.silent, {}
        late = {seat: answer for seat, answer in silent.items() if owing.get(seat) == answer}
        if late:
            await self._matches.change_table(
                match, lambda table, stored: stand_in(table, late, stored.status)
            )
            return 0
        self.silence.expect(match, owing)
        bots = [levels[seat] for seat in stretch.owing if seat in levels]
        ticket.thinking = bool(bots) and not any(level in QUICK for level in bots)
        return max(stretch.decisions, 1) * self._pace if bots else None


def retry_after(failures: int) -> float:
    """How long to wait after so many failures in a row."""
    return min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(failures, 10))

"""Bots: they think in worker processes, so that no thinking bot delays a table.

Where somebody watches, each answers after a moment, the same way as a person; its request is named
after seat and entry, so that of two processes that both ask a bot only one answer counts. Quick
ones have a worker of their own and never wait for those who think long. What nobody watches is
played elsewhere (`unwatched.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

from shamble.bots import QUICK
from shamble.engine.errors import ShambleError
from shamble.match.match import Match
from shamble.match.running import Refused
from shamble.server.bots.processes import Workers
from shamble.server.bots.unwatched import Unwatched, retry_after
from shamble.server.bots.worker import Chosen, Position, choose
from shamble.server.live.rooms import Room, Rooms
from shamble.server.matches.matches import bot_name, guide_at, needs_care
from shamble.server.people.silence import Owed, owed, stand_in
from shamble.server.settings import Settings
from shamble.store import Change

log = logging.getLogger("shamble.server")


class Bots:
    """Answers for the seats that bots play: in rooms at the pace of people, elsewhere unseen."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self._rooms, self._pace = rooms, settings.bot_pace
        self._quick = Workers(1, settings.game_modules)
        self._thinking = Workers(settings.bot_workers, settings.game_modules)
        self._tasks: dict[str, dict[int, asyncio.Task[None]]] = {}  # by match and seat
        self._unwatched = Unwatched(rooms.matches, rooms, settings, self._thinking)
        self._unwatched.on_silence = self._on_silence
        self._standing_in: set[asyncio.Task[None]] = set()
        rooms.watcher = self

    def start(self) -> None:
        self._unwatched.start()

    async def stop(self) -> None:
        tasks = [task for seats in self._tasks.values() for task in seats.values()]
        tasks += self._standing_in
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._unwatched.stop()
        self._quick.stop()
        self._thinking.stop()

    # ---- what the rooms tell

    def look(self, room: Room) -> None:
        """A match changed: does a bot owe an answer, or a person who is allowed only so long?"""
        self._unwatched.drop(room.match)
        told = room.told
        if told is None or told.match is None:
            return
        match, table = told.match, told.table
        to_act = frozenset() if match.is_over else match.game.to_act(match.state)
        owing = owed(table, to_act, lambda seat: said_by(match, seat))
        self._unwatched.silence.expect(room.match, owing)
        for seat in to_act:
            if table.seats[seat].player and seat not in self._tasks.get(room.match, ()):
                self._begin(room.match, seat)

    def leave(self, room: Room) -> None:
        """Nobody watches any more: the rest is played unseen."""
        for task in self._tasks.pop(room.match, {}).values():
            task.cancel()
        told = room.told
        if told is not None and told.stored.status == "running" and needs_care(told.table):
            self._unwatched.want(room.match)

    def want(self, match: str) -> None:
        self._unwatched.want(match)

    def hear(self, news: Change) -> None:
        self._unwatched.hear(news)

    # ---- playing in rooms

    def _begin(self, match: str, seat: int) -> None:
        task = asyncio.create_task(self._play(match, seat))
        self._tasks.setdefault(match, {})[seat] = task
        task.add_done_callback(lambda task: self._ended(match, seat, task))

    def _ended(self, match: str, seat: int, task: asyncio.Task[None]) -> None:
        seats = self._tasks.get(match, {})
        if seats.get(seat) is task:
            del seats[seat]
            if not seats:
                del self._tasks[match]
        if not task.cancelled() and (room := self._rooms.open.get(match)):
            room.nudge(table=False)  # there may be more to do

    async def _play(self, match: str, seat: int) -> None:
        """Answer until the seat owes nothing or its person is back."""
        failures = 0
        while True:
            await self._take_time(match)
            try:
                if not await self._answer(match, seat):
                    return
                failures = 0
            except Exception:  # a worker died, a bot is wrong, the store is away: try again
                if not failures:
                    log.exception("bot", extra={"match": match, "seat": seat})
                await asyncio.sleep(retry_after(failures))
                failures += 1

    async def _take_time(self, match: str) -> None:
        """As long as a person would take, unless nobody needs that."""
        if room := self._rooms.open.get(match):
            hurry = room.hurry
            del room  # a room is gone as soon as the rooms let go of it
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(hurry.wait(), self._pace)

    def _on_silence(self, match: str, seat: int, answer: Owed) -> None:
        task = asyncio.create_task(self._stand_in(match, seat, answer))
        self._standing_in.add(task)
        task.add_done_callback(self._standing_in.discard)

    async def _stand_in(self, match: str, seat: int, answer: Owed) -> None:
        """A person whose match is watched has been silent too long: a bot stands in."""
        room = self._rooms.open.get(match)
        if room is None or room.told is None or room.told.match is None:
            return
        game = room.told.match
        owing = not game.is_over and seat in game.game.to_act(game.state)
        if not owing or said_by(game, seat) != answer.said:
            return
        try:
            await self._rooms.matches.change_table(
                match, lambda t, m: stand_in(t, {seat: answer}, m.status)
            )
        except ShambleError as error:  # the store is away: the time begins again
            log.warning("stand-in", extra={"match": match, "trouble": str(error)})
            room.nudge()

    async def _answer(self, match_id: str, seat: int) -> bool:
        """Answer once; False if the bot has nothing to answer."""
        matches = self._rooms.matches
        stored, table, live = await matches.started(match_id)
        match, level = live.match, table.seats[seat].player
        if not level or match.is_over or seat not in match.game.to_act(match.state):
            return False
        seq = match.seq
        guide = guide_at(stored, table)
        scripted = guide.answer(match, seat) if guide else None
        chosen = Chosen(scripted) if scripted else await self._ask(match, seat, level)
        if chosen.remark:
            await matches.running.act(
                match_id, bot_name(seat), chosen.remark, seq, f"says-{seat}-{seq}"
            )
        done = await matches.running.act(
            match_id, bot_name(seat), chosen.action, seq, f"bot-{seat}-{seq}"
        )
        if isinstance(done, Refused) and done.rule and done.seq == seq:  # and nobody was faster
            raise ShambleError(f"{chosen.action!r} is refused by {done.rule}")
        return True

    async def _ask(self, match: Match, seat: int, level: str) -> Chosen:
        game = match.game
        position = Position(
            game=game.game.id,
            players=game.players,
            options=tuple(game.options.items()),
            seat=seat,
            level=level,
            record=game.redact(match.state, seat).pack(),
            luck=secrets.randbits(62),
        )
        workers = self._quick if level in QUICK else self._thinking
        return await workers.call(choose, position)


def said_by(match: Match, seat: int) -> int:
    """How often a seat has answered, as the log counts it."""
    return sum(entry.seat == seat for entry in match.entries)

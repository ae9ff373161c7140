"""Bots: they think in worker processes, so that no thinking bot delays a table.

Quick ones have a worker of their own and never wait for those who think long. A bot's answer goes
the same way as a person's; its request is named after seat and entry, so that of two processes
that both ask a bot only one answer counts.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

from shamble.bots import QUICK
from shamble.engine.errors import ShambleError
from shamble.match import seats
from shamble.match.match import Match
from shamble.match.seats import Seat
from shamble.server.bot_worker import Chosen, Position, choose
from shamble.server.desk import bot_name, guide_at
from shamble.server.hub import Hub, Room
from shamble.server.settings import Settings
from shamble.server.workers import Workers

log = logging.getLogger("shamble.server")

RETRY_SECONDS = 1.0


class Bots:
    """Watches the rooms, and answers for the seats that bots play."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self._hub, self._pace = hub, settings.bot_pace
        self._sweep_seconds = settings.sweep_seconds
        self._quick = Workers(1, settings.game_modules)
        self._thinking = Workers(settings.bot_workers, settings.game_modules)
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        hub.watcher = self

    def start(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._tasks.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._quick.stop()
        self._thinking.stop()

    async def _sweep(self) -> None:
        """Go on with the matches that wait for a bot, after a restart for one."""
        while True:
            try:
                for stored in await self._hub.desk.store.matches(status="running", limit=10_000):
                    if any(seat.bot for seat in stored.table.seats):
                        self._hub.room(stored.id).nudge(table=False)
            except ShambleError as error:
                log.warning("sweep", extra={"trouble": str(error)})
            await asyncio.sleep(self._sweep_seconds)

    def look(self, room: Room) -> None:
        """A match changed: does a bot owe an answer, or a person who is allowed only so long?"""
        told = room.told
        if told is None or told.match is None or told.match.is_over:
            return
        for seat in told.match.game.to_act(told.match.state):
            chair = told.table.seats[seat]
            if (room.match, seat) in self._tasks:
                continue
            if chair.player:
                self._begin(room, seat, self._play(room, seat))
            elif chair.after:
                self._begin(room, seat, self._wait(room, seat, chair))

    def _begin(self, room: Room, seat: int, work: Coroutine[Any, Any, None]) -> None:
        key = (room.match, seat)
        room.busy += 1

        def ended(task: asyncio.Task[None]) -> None:
            del self._tasks[key]
            room.busy -= 1
            if not task.cancelled() and (error := task.exception()):
                log.error("bot", extra={"match": room.match, "seat": seat, "trouble": repr(error)})
            if not task.cancelled():
                room.nudge(table=False)  # there may be more to do, or nobody left to do it for

        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks[key] = task
        task.add_done_callback(ended)

    async def _play(self, room: Room, seat: int) -> None:
        """Answer until the seat owes nothing or its person is back."""
        while True:
            await asyncio.sleep(self._pace)
            try:
                if not await self._answer(room.match, seat):
                    return
            except Exception:  # a worker died, a bot is wrong, the store is away: try again
                log.exception("bot", extra={"match": room.match, "seat": seat})
                await asyncio.sleep(RETRY_SECONDS)

    async def _answer(self, match_id: str, seat: int) -> bool:
        """Answer once; False if the bot has nothing to answer."""
        desk = self._hub.desk
        stored, table, live = await desk.started(match_id)
        match, level = live.match, table.seats[seat].player
        if not level or match.is_over or seat not in match.game.to_act(match.state):
            return False
        seq = match.seq
        guide = guide_at(stored, table)
        scripted = guide.answer(match, seat) if guide else None
        chosen = Chosen(scripted) if scripted else await self._ask(match, seat, level)
        if chosen.remark:
            await desk.act(match_id, bot_name(seat), chosen.remark, seq, f"says-{seat}-{seq}")
        await desk.act(match_id, bot_name(seat), chosen.action, seq, f"bot-{seat}-{seq}")
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

    async def _wait(self, room: Room, seat: int, chair: Seat) -> None:
        """Let the bot stand in for somebody who stays silent."""
        asked = room.told.match if room.told else None
        answers = said_by(asked, seat)
        await asyncio.sleep(chair.after)
        _, _, live = await self._hub.desk.started(room.match)
        match = live.match
        owing = not match.is_over and seat in match.game.to_act(match.state)
        if owing and said_by(match, seat) == answers:
            await self._hub.desk.change_table(
                room.match, lambda t, _: seats.stand_in(t, seat, waited_for=chair)
            )


def said_by(match: Match | None, seat: int) -> int:
    """How often a seat has answered."""
    return sum(entry.seat == seat for entry in match.entries) if match else 0

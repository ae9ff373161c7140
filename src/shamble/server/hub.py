"""Rooms: whoever looks at a match in this process, told of every change.

News says only that something changed. A room then reads what it does not know yet, tells each
reader their own version of it, and lets the bots look. News may come twice or in any order.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Protocol

from shamble.engine.errors import ShambleError
from shamble.engine.state import SPECTATOR
from shamble.server.desk import Desk, who_sits
from shamble.server.talk import Talk
from shamble.server.telling import Telling
from shamble.server.wire import Chat, FromServer, Presence
from shamble.store import Change, Unavailable

log = logging.getLogger("shamble.server")

RETRY_SECONDS = 1.0
MOST_LINES = 200  # of chat, told at once


class Reader(Protocol):
    """Somebody who reads a match: a WebSocket."""

    guest_id: str

    def send(self, message: FromServer | bytes) -> None: ...


class Place:
    """What a reader of a room knows already."""

    def __init__(self, seq: int, chat: int) -> None:
        self.seq, self.chat = seq, chat
        self.version = 0
        self.seat: int | None = None  # that the chat was told to; None: nothing was
        self.typing = False


class Room:
    """A match that somebody reads or a bot plays."""

    def __init__(self, match: str, hub: Hub) -> None:
        self.match, self.hub = match, hub
        self.readers: dict[Reader, Place] = {}
        self.told: Telling | None = None
        self.talk = Talk(match, hub.desk.store, hub.desk.signer)
        self._present: Presence | None = None  # as it was told last
        self.busy = 0  # bots that are at it
        self._wake = asyncio.Event()
        self._table_too = True
        self._fresh = asyncio.Lock()
        self.task = asyncio.create_task(self._run())

    def nudge(self, table: bool = True) -> None:
        """Something is new: the log, or the table and its chat too."""
        self._table_too = self._table_too or table
        self._wake.set()

    def hear(self, news: Change) -> None:
        """News of this match; nothing is done if it is old."""
        told = self.told
        if told and news.seq is not None and news.seq < told.seq:
            return
        if told and 0 < news.version <= told.stored.version:
            return
        self.nudge(table=news.seq is None)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self.refresh()
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
                self._wake.set()
            except ShambleError as error:  # rules of another version, for one: nothing helps
                log.warning("room", extra={"match": self.match, "trouble": str(error)})
                self.hub.close_if_idle(self)
            except Exception:
                log.exception("room", extra={"match": self.match})

    async def tell_at_once(self) -> None:
        """Somebody here has just acted: do not wait for the news of it."""
        try:
            await self.refresh()
        except ShambleError:
            self.nudge(table=False)

    async def refresh(self) -> Telling:
        """Read what is new, and tell everybody."""
        async with self._fresh:
            table_too, self._table_too = self._table_too, False
            try:
                told = self.told = await self._look(table_too)
            except BaseException:
                self._table_too = self._table_too or table_too
                raise
            for reader, place in self.readers.items():
                self._tell(told, reader, place)
            if table_too:
                for reader, place in self.readers.items():
                    self._tell_chat(told, reader, place)
                if self._present is not None and self._present != self._presence(told):
                    self.tell_presence()  # somebody who watched has sat down, or the other way
        self.hub.on_change(self)
        return told

    async def _look(self, table_too: bool) -> Telling:
        desk, before = self.hub.desk, self.told
        if table_too or before is None:
            stored, said = await desk.store.look(self.match, self.talk.next)
            self.talk.hear(said)
            if before is not None and stored == before.stored:
                stored = before.stored  # only something was said
        else:
            stored = before.stored
        if stored.status == "open":
            return Telling(stored, None, before)
        live = await desk.live(self.match)
        if before is None or stored is not before.stored:
            live.seats = who_sits(stored.table)
        if live.match.is_over and stored.status == "running":
            stored = await desk.settle(stored, live.match)
        if before is not None and before.stored is stored and before.seq == live.match.seq:
            return before
        return Telling(stored, live.match, before)

    def _tell(self, told: Telling, reader: Reader, place: Place) -> None:
        if place.version == told.stored.version and place.seq == told.seq:
            return
        reader.send(told.message(reader.guest_id, place.seq))
        place.seq, place.version = told.seq, told.stored.version

    def _tell_chat(self, told: Telling, reader: Reader, place: Place) -> None:
        """What is new to the reader; everything, to somebody who has changed seats."""
        seat = told.seat(reader.guest_id)
        lines = self.talk.heard_by(reader.guest_id, seat != SPECTATOR)
        if place.seat not in (None, seat):
            place.chat = 0
        place.seat = seat
        if new := lines[place.chat :][-MOST_LINES:]:
            reader.send(Chat(self.match, new))
        place.chat = len(lines)

    # ---- readers

    async def enter(self, reader: Reader, since: int, chat: int) -> None:
        """Tell a reader everything, from now on; raises if there is no such match."""
        self.readers[reader] = Place(since, chat)
        self._table_too = self._table_too or self.told is None
        try:
            told = await self.refresh()
        except BaseException:
            self.leave(reader)
            raise
        if place := self.readers.get(reader):
            self._tell_chat(told, reader, place)
        self.tell_presence()

    def leave(self, reader: Reader) -> None:
        if self.readers.pop(reader, None):
            self.tell_presence()
            self.hub.close_if_idle(self)

    def typing(self, reader: Reader, typing: bool) -> None:
        place = self.readers[reader]
        if place.typing != typing:
            place.typing = typing
            self.tell_presence()

    def tell_presence(self) -> None:
        if self.told is None:
            return
        self._present = self._presence(self.told)
        for reader in self.readers:
            reader.send(self._present)

    def _presence(self, told: Telling) -> Presence:
        here, typing, watching = set(), set(), 0
        for reader, place in self.readers.items():
            seat = told.table.seat_of(reader.guest_id)
            if seat is None:
                watching += 1
                continue
            here.add(seat)
            if place.typing:
                typing.add(seat)
        return Presence(self.match, sorted(here), watching, sorted(typing))


class Watcher(Protocol):
    """What else wants to know of changes: the bots."""

    def look(self, room: Room) -> None: ...


class Hub:
    """All rooms of this process, and the news that wakes them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.rooms: dict[str, Room] = {}
        self.watcher: Watcher | None = None
        self._task: asyncio.Task[None] | None = None
        desk.on_running = lambda match: self.room(match).nudge()

    async def start(self) -> None:
        """Listen from now on."""
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listening))
        waiting = asyncio.create_task(listening.wait())
        await asyncio.wait([self._task, waiting], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self._task.done():
            self._task.result()

    async def _listen(self, listening: asyncio.Event) -> None:
        async with self.desk.store.changes() as changes:
            listening.set()
            async for news in changes:
                if news.seq is not None:
                    self.desk.logbook.hear(news.match, news.seq)
                if room := self.rooms.get(news.match):
                    room.hear(news)

    async def stop(self) -> None:
        tasks = [room.task for room in self.rooms.values()]
        tasks += [self._task] if self._task else []
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.rooms.clear()

    def room(self, match: str) -> Room:
        if match not in self.rooms:
            self.rooms[match] = Room(match, self)
        return self.rooms[match]

    def on_change(self, room: Room) -> None:
        if self.watcher is not None:
            self.watcher.look(room)
        self.close_if_idle(room)

    def close_if_idle(self, room: Room) -> None:
        """Nobody reads and no bot plays: let go of the match."""
        if not room.readers and not room.busy and self.rooms.get(room.match) is room:
            del self.rooms[room.match]
            self.desk.forget(room.match)
            room.task.cancel()

"""Rooms: whoever looks at a match in this process, told of every change.

News says only that something changed. A room then reads what it does not know yet, tells each
reader their own version of it, and lets the bots look. News may come twice or in any order.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from shamble.engine.errors import ShambleError
from shamble.engine.language.state import SPECTATOR
from shamble.server.live.chat import ChatLog
from shamble.server.live.player_view import MatchView
from shamble.server.live.presence import Attendance, Pacer
from shamble.server.live.protocol import Chat, FromServer, Presence, encode
from shamble.server.live.recorded_view import RecordedView
from shamble.server.matches.matches import Matches, is_playable, who_sits
from shamble.store import Change, StoredMatch, Unavailable

log = logging.getLogger("shamble.server")

RETRY_SECONDS = 1.0
MOST_LINES = 200  # of chat, told at once

Lines = dict[tuple[int, int], bytes]  # chat from a line on, for all who hear the same


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
        self.present: Presence | None = None


class Room:
    """A match that somebody reads.

    A task of its own runs only while there is something to read; nothing that a room holds leads
    back to it, so that it is gone, and the match with it, as soon as the rooms lets go of it.
    """

    def __init__(self, match: str, rooms: Rooms) -> None:
        self.match, self.rooms = match, rooms
        self.readers: dict[Reader, Place] = {}
        self.told: MatchView | None = None
        self.talk = ChatLog(match, rooms.matches.store, rooms.matches.signer)
        self.hurry = asyncio.Event()  # bots do not take their time
        self._attendance = Attendance(match)
        self._pacer: Pacer | None = None
        self._awake = False
        self._table_too = True
        self._fresh = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def nudge(self, table: bool = True) -> None:
        """Something is new: the log, or the table and its chat too."""
        self._table_too = self._table_too or table
        self._awake = True
        if self._task is None and self.readers:
            self._task = asyncio.create_task(self._run())

    def hear(self, news: Change) -> None:
        """News of this match; nothing is done if it is old."""
        told = self.told
        if told and news.seq is not None and news.seq < told.seq:
            return
        if told and 0 < news.version <= told.stored.version:
            return
        self.nudge(table=news.seq is None)

    async def _run(self) -> None:
        while self._awake:
            self._awake = False
            try:
                await self.refresh()
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
                self._awake = True
            except ShambleError as error:  # rules of another version, for one: nothing helps
                log.warning("room", extra={"match": self.match, "trouble": str(error)})
            except Exception:
                log.exception("room", extra={"match": self.match})
        self._task = None

    def stop(self) -> asyncio.Task[None] | None:
        """Nobody reads any more."""
        task, self._task = self._task, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        if self._pacer is not None:
            self._pacer.stop()
            self._pacer = None
        return task

    async def tell_at_once(self) -> None:
        """Somebody here has just acted: do not wait for the news of it."""
        try:
            await self.refresh()
        except ShambleError:
            self.nudge(table=False)

    async def refresh(self) -> MatchView:
        """Read what is new, and tell everybody."""
        async with self._fresh:
            table_too, self._table_too = self._table_too, False
            try:
                told = await self._look(table_too)
            except BaseException:
                self._table_too = self._table_too or table_too
                raise
            if told is not self.told or table_too:
                self.told = told
                self._tell_all(told, table_too)
            if self.hurry.is_set() and not told.only_bots_play:
                self.hurry.clear()
        if self.readers:
            self.rooms.on_change(self)
        elif self.match not in self.rooms.open:  # everybody left in the meantime
            self.rooms.matches.running.forget(self.match)
        return told

    async def _look(self, table_too: bool) -> MatchView:
        matches, before = self.rooms.matches, self.told
        if table_too or before is None:
            stored, said = await matches.store.look(self.match, self.talk.next)
            self.talk.hear(said)
            stored = await matches.current(stored)
            if before is not None and stored == before.stored:
                stored = before.stored  # only something was said
        else:
            stored = before.stored
        if stored.status == "open":
            return MatchView(stored, None, before)
        if stored.status == "over" and not is_playable(stored):
            return await self._look_back(stored, before)
        live = await matches.running.live(self.match)
        if before is None or stored is not before.stored:
            live.seats = who_sits(stored.table)
        if live.match.is_over and stored.status == "running":
            stored = await matches.settle(stored, live.match)
        if before is not None and before.stored is stored and before.seq == live.match.seq:
            return before
        return MatchView(stored, live.match, before)

    async def _look_back(self, stored: StoredMatch, before: MatchView | None) -> MatchView:
        """A match of past rules, from its record."""
        if isinstance(before, RecordedView) and before.stored is stored:
            return before
        record = await self.rooms.matches.records.of(stored.id)
        await asyncio.to_thread(lambda: record.head)
        return RecordedView(stored, record, before)

    def _tell_all(self, told: MatchView, table_too: bool) -> None:
        for reader, place in self.readers.items():
            self._tell(told, reader, place)
        told.forget_messages()
        if table_too:
            lines: Lines = {}
            for reader, place in self.readers.items():
                self._tell_chat(told, reader, place, lines)
            if self._pacer is not None:
                self._pacer.changed()  # somebody who watched has sat down, or the other way

    def _tell(self, told: MatchView, reader: Reader, place: Place) -> None:
        if place.version == told.stored.version and place.seq == told.seq:
            return
        reader.send(told.message(reader.guest_id, place.seq))
        place.seq, place.version = told.seq, told.stored.version

    def _tell_chat(self, told: MatchView, reader: Reader, place: Place, encoded: Lines) -> None:
        """What is new to the reader; everything, to somebody who has changed seats."""
        seat = told.seat(reader.guest_id)
        lines = self.talk.heard_by(reader.guest_id, seat != SPECTATOR)
        if place.seat not in (None, seat):
            place.chat = 0
        place.seat = seat
        if place.chat < len(lines):
            key = (id(lines), place.chat)
            if key not in encoded:
                encoded[key] = encode(Chat(self.match, lines[place.chat :][-MOST_LINES:]))
            reader.send(encoded[key])
        place.chat = len(lines)

    # ---- readers

    async def enter(self, reader: Reader, since: int, chat: int) -> None:
        """Tell a reader everything, from now on; raises if there is no such match."""
        if reader in self.readers:
            self._attendance.go(reader.guest_id, self.readers[reader].typing)
        place = self.readers[reader] = Place(since, chat)
        self._attendance.come(reader.guest_id)
        self._table_too = self._table_too or self.told is None
        try:
            told = await self.refresh()
        except BaseException:
            self.leave(reader)
            raise
        if self.readers.get(reader) is not place:
            return  # gone meanwhile
        self._tell(told, reader, place)
        told.forget_messages()
        self._tell_chat(told, reader, place, {})
        self._present_to(reader, place, self._attendance.at(told.table))
        if self._pacer is None:
            self._pacer = Pacer(self._tell_presence)
        self._pacer.changed()

    def leave(self, reader: Reader) -> None:
        if place := self.readers.pop(reader, None):
            self._attendance.go(reader.guest_id, place.typing)
            if not self.readers:
                self.rooms.close(self)
            elif self._pacer is not None:
                self._pacer.changed()

    def typing(self, reader: Reader, typing: bool) -> None:
        place = self.readers[reader]
        if place.typing != typing:
            place.typing = typing
            self._attendance.write(reader.guest_id, typing)
            if self._pacer is not None:
                self._pacer.changed()

    def _tell_presence(self) -> None:
        if self.told is not None:
            present = self._attendance.at(self.told.table)
            message = encode(present)
            for reader, place in self.readers.items():
                self._present_to(reader, place, present, message)

    def _present_to(
        self, reader: Reader, place: Place, present: Presence, message: bytes = b""
    ) -> None:
        if place.present != present:
            place.present = present
            reader.send(message or present)


class Watcher(Protocol):
    """What else wants to know of changes: the bots."""

    def look(self, room: Room) -> None:
        """Somebody reads a match, and it may have changed."""

    def leave(self, room: Room) -> None:
        """Nobody reads it any more."""

    def want(self, match: str) -> None:
        """A match that nobody reads may need a bot."""

    def hear(self, news: Change) -> None:
        """News of a match that nobody reads here."""


class Rooms:
    """All rooms of this process, and the news that wakes them."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.open: dict[str, Room] = {}
        self.watcher: Watcher | None = None
        self._task: asyncio.Task[None] | None = None
        matches.on_running = self._on_running

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
        async with self.matches.store.changes() as changes:
            listening.set()
            async for news in changes:
                if news.seq is not None:
                    self.matches.log_cache.hear(news.match, news.seq)
                if room := self.open.get(news.match):
                    room.hear(news)
                elif self.watcher is not None:
                    self.watcher.hear(news)

    async def stop(self) -> None:
        tasks = [task for room in self.open.values() if (task := room.stop())]
        if self._task:
            self._task.cancel()
            tasks.append(self._task)
        await asyncio.gather(*tasks, return_exceptions=True)
        self.open.clear()

    def room(self, match: str) -> Room:
        """The room of a match, for somebody who is about to enter it."""
        if match not in self.open:
            self.open[match] = Room(match, self)
        return self.open[match]

    def watched(self, match: str) -> bool:
        """Whether somebody reads it in this process."""
        return match in self.open

    def _on_running(self, match: str) -> None:
        if room := self.open.get(match):
            room.nudge()
        elif self.watcher is not None:
            self.watcher.want(match)

    def on_change(self, room: Room) -> None:
        if self.watcher is not None:
            self.watcher.look(room)

    def close(self, room: Room) -> None:
        """Nobody reads: let go of the match."""
        if self.open.get(room.match) is room:
            del self.open[room.match]
            self.matches.running.forget(room.match)
            room.stop()
            if self.watcher is not None:
                self.watcher.leave(room)

"""One WebSocket: reads messages one at a time; what its client does not read at once, waits."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from shamble.engine.errors import ShambleError
from shamble.server.errors import as_trouble
from shamble.server.live.commands import Commands
from shamble.server.live.connection import Line
from shamble.server.live.protocol import (
    ClientMessage,
    Fault,
    FromServer,
    Goodbye,
    Subscribe,
    Unsubscribe,
    decode,
    encode,
)
from shamble.server.live.rooms import Room
from shamble.server.people.guests import Guest
from shamble.server.people.limits import Bucket
from shamble.store import Unavailable
from shamble.store.deadlines import Turn

if TYPE_CHECKING:
    from shamble.server.service import Service

MOST_WAITING = 500  # messages a slow reader may be behind
MOST_BYTES = 4 * 2**20  # of them together
MOST_ROOMS = 20
PATIENCE = 30  # messages that came too fast before the connection is closed
AGAIN_MS = 15_000  # when a place may be free
POLICY, RESTART, TOO_BIG = 1008, 1012, 1009


class Socket:
    """A tab's connection. It may read several matches."""

    def __init__(self, line: Line, service: Service, guest: Guest | None) -> None:
        self.line, self.service, self.guest = line, service, guest
        self.guest_id = guest.id if guest else ""
        self.rooms: dict[str, Room] = {}
        self._waiting: deque[bytes] = deque()  # for the client to read what came before
        self._bytes = 0  # of them
        self._some = asyncio.Event()  # something waits, or the goodbye
        self._goodbye: tuple[int, bytes] | None = None
        self._too_fast = 0
        self.said = asyncio.Event()  # everything, the goodbye included

    # ---- writing

    def send(self, message: FromServer | bytes) -> None:
        if self._goodbye:
            return
        data = message if isinstance(message, bytes) else encode(message)
        waiting = len(self._waiting)
        if not waiting and self.line.writable.is_set():
            self.line.write(data)
        elif waiting >= MOST_WAITING or (waiting and self._bytes + len(data) > MOST_BYTES):
            self._drop_queue()
            self.close(POLICY, Goodbye("too_slow", 1000))
        else:
            self._bytes += len(data)
            self._waiting.append(data)
            self._some.set()

    def _drop_queue(self) -> None:
        """Nobody reads it; whoever comes back is told everything anew."""
        self._waiting.clear()
        self._bytes = 0

    def close(self, code: int, goodbye: Goodbye) -> None:
        """Say goodbye after what is still to be sent."""
        if not self._goodbye:
            self._goodbye = code, encode(goodbye)
            self._some.set()

    async def _write(self) -> None:
        """Write what waits; then the goodbye, when there is one."""
        line = self.line
        try:
            while self._waiting or not self._goodbye:
                if self._waiting:
                    await line.writable.wait()
                    if self._waiting:
                        message = self._waiting.popleft()
                        self._bytes -= len(message)
                        line.write(message)
                else:
                    self._some.clear()
                    await self._some.wait()
            code, goodbye = self._goodbye
            await line.writable.wait()
            line.write(goodbye)
            await line.close(code)
        except OSError:
            pass  # nobody listens any more
        finally:
            self.said.set()

    # ---- reading

    async def turn_away(self) -> None:
        """Too many are open already: say so and close."""
        await self.line.accept()
        self.close(POLICY, Goodbye("too_many", AGAIN_MS))
        await self._write()

    async def run(self) -> None:
        await self.line.accept()
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            while self.rooms:
                self.rooms.popitem()[1].leave(self)
            if self._goodbye:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(writer), 5)
            writer.cancel()

    async def _read(self) -> None:
        bucket = Bucket(self.service.settings.socket_rate)
        while not self._goodbye and (data := await self.line.receive()) is not None:
            if len(data) > self.service.settings.message_limit:
                self.close(TOO_BIG, Goodbye("too_large", None))
                return
            if bucket.take():
                self._slow_down()
                continue
            await self._take(data)

    def _slow_down(self) -> None:
        self._too_fast += 1
        if self._too_fast > PATIENCE:
            self.close(POLICY, Goodbye("too_fast", 10_000))
        else:
            self.send(Fault("too_fast", "slow down: this message was not read"))

    async def _take(self, data: bytes) -> None:
        try:
            message = decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.send(Fault("bad_message", f"the message does not fit: {error}"))
            return
        self.service.counts["messages"] += 1
        try:
            # The store has a deadline; this one is for queues of those who wait for it.
            with Turn(self.service.turns):
                await self._do(message)
        except TimeoutError:
            self._fail(message, Unavailable("it took too long"))
        except ShambleError as error:
            self._fail(message, error)

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Subscribe):
            await self._subscribe(message)
        elif isinstance(message, Unsubscribe):
            if room := self.rooms.pop(message.match, None):
                room.leave(self)
        elif room := self.rooms.get(message.match):
            await Commands(self, room).take(message)
        else:
            self.send(Fault("not_subscribed", f"subscribe to {message.match} first"))

    def _fail(self, message: ClientMessage, error: ShambleError) -> None:
        trouble, request = as_trouble(error), getattr(message, "request", "")
        self.send(Fault(trouble.reason, str(trouble), message.match, request))

    async def _subscribe(self, message: Subscribe) -> None:
        if message.match not in self.rooms and len(self.rooms) >= MOST_ROOMS:
            self.send(Fault("too_many", f"one connection reads at most {MOST_ROOMS} matches"))
            return
        room = self.rooms[message.match] = self.service.rooms.room(message.match)
        try:
            await room.enter(self, message.since, message.chat)
        except (ShambleError, asyncio.CancelledError):  # there is no such match, for one
            self.rooms.pop(message.match, None)
            raise

"""One WebSocket: reads messages one at a time, and writes from a queue of its own."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from shamble.engine.errors import ShambleError
from shamble.server.errors import as_trouble
from shamble.server.guests import Guest
from shamble.server.hub import Room
from shamble.server.limits import Bucket
from shamble.server.table_talk import TableTalk
from shamble.server.wire import (
    ClientMessage,
    Fault,
    FromServer,
    Goodbye,
    Subscribe,
    Unsubscribe,
    decode,
    encode,
)
from shamble.store import Unavailable

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

    def __init__(self, websocket: WebSocket, service: Service, guest: Guest | None) -> None:
        self.websocket, self.service, self.guest = websocket, service, guest
        self.guest_id = guest.id if guest else ""
        self.rooms: dict[str, Room] = {}
        self._out: asyncio.Queue[bytes | tuple[int, bytes]] = asyncio.Queue()
        self._bytes = 0  # in the queue
        self._closing = False
        self._too_fast = 0
        self.said = asyncio.Event()  # everything, the goodbye included

    # ---- writing

    def send(self, message: FromServer | bytes) -> None:
        if self._closing:
            return
        data = message if isinstance(message, bytes) else encode(message)
        waiting = self._out.qsize()
        if waiting >= MOST_WAITING or (waiting and self._bytes + len(data) > MOST_BYTES):
            self._drop_queue()
            self.close(POLICY, Goodbye("too_slow", 1000))
            return
        self._bytes += len(data)
        self._out.put_nowait(data)

    def _drop_queue(self) -> None:
        """Nobody reads it; whoever comes back is told everything anew."""
        while not self._out.empty():
            self._out.get_nowait()
        self._bytes = 0

    def close(self, code: int, goodbye: Goodbye) -> None:
        """Say goodbye after what is still to be sent."""
        if not self._closing:
            self._closing = True
            self._out.put_nowait((code, encode(goodbye)))

    async def _write(self) -> None:
        try:
            while not isinstance(message := await self._out.get(), tuple):
                self._bytes -= len(message)
                await self.websocket.send_text(message.decode())
            code, goodbye = message
            await self.websocket.send_text(goodbye.decode())
            await self.websocket.close(code)
        except (WebSocketDisconnect, RuntimeError):
            pass  # nobody listens any more
        finally:
            self.said.set()

    # ---- reading

    async def turn_away(self) -> None:
        """Too many are open already: say so and close."""
        await self.websocket.accept()
        self.close(POLICY, Goodbye("too_many", AGAIN_MS))
        await self._write()

    async def run(self) -> None:
        await self.websocket.accept()
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            while self.rooms:
                self.rooms.popitem()[1].leave(self)
            if self._closing:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(writer), 5)
            writer.cancel()

    async def _read(self) -> None:
        bucket = Bucket(self.service.settings.socket_rate)
        while self.websocket.application_state == WebSocketState.CONNECTED and not self._closing:
            received = await self.websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            data = text.encode() if text is not None else received.get("bytes") or b""
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
            async with asyncio.timeout(self.service.settings.store_seconds * 2):
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
            await TableTalk(self, room).take(message)
        else:
            self.send(Fault("not_subscribed", f"subscribe to {message.match} first"))

    def _fail(self, message: ClientMessage, error: ShambleError) -> None:
        trouble, request = as_trouble(error), getattr(message, "request", "")
        self.send(Fault(trouble.reason, str(trouble), message.match, request))

    async def _subscribe(self, message: Subscribe) -> None:
        if message.match not in self.rooms and len(self.rooms) >= MOST_ROOMS:
            self.send(Fault("too_many", f"one connection reads at most {MOST_ROOMS} matches"))
            return
        room = self.rooms[message.match] = self.service.hub.room(message.match)
        try:
            await room.enter(self, message.since, message.chat)
        except (ShambleError, asyncio.CancelledError):  # there is no such match, for one
            self.rooms.pop(message.match, None)
            raise

"""Connections: how many may be open, and how long they may keep the server waiting.

There is always an answer for a newcomer: when all places are taken, in all or of an address, those
who have sent no whole request for longest lose theirs; then those who are slow with the rest; then
one of the address that keeps most waiting.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
import time
from collections import Counter
from typing import Any

from shamble.engine.errors import ShambleError
from shamble.server.live import connection as line
from shamble.server.people.addresses import counted_as, networks, parsed
from shamble.server.settings import Settings

log = logging.getLogger("shamble.connections")

ACCEPTED_AT_ONCE = 32
WAITING_TO_BE_ACCEPTED = 1024
MOST = 8192
RESERVE = 192  # files for the store, bots and the page, and for those being turned away
SLOW_SECONDS = 5.0  # after which a body, or the reading of an answer, is slow
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\n"
    b"Content-Length: 0\r\nConnection: close\r\n\r\n"
)
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


def raise_file_limit() -> None:
    """As many open files as the system lets this process have."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError) as error:  # macOS names no number where there is no limit
            log.info("file limit", extra={"limit": soft, "trouble": str(error)})


def most_connections(settings: Settings) -> int:
    """How many may be open at once: below the limit of files, whatever was asked for."""
    room = MOST
    if sys.platform != "win32":
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            room = min(room, max(soft - RESERVE, soft // 3))
    return min(settings.connections or room, room)


class Visit:
    """An open connection."""

    def __init__(self, protocol: Any, transport: asyncio.Transport) -> None:
        self.protocol, self.transport = protocol, transport
        peer = transport.get_extra_info("peername")
        self.host = str(peer[0]) if isinstance(peer, tuple) else ""
        self.counted_as = counted_as(self.host)
        self.is_socket = False  # a WebSocket has other rules: see shamble.server.live.socket
        self._answered: Any = None
        self.waited = 0.0  # seconds without a whole head of a request
        self.slow = 0.0  # seconds with a body that is not whole, or an answer not read

    @property
    def is_waiting(self) -> bool:
        """Whether no request is being answered; uvicorn calls one with its answer a cycle.

        A WebSocket waits until its handshake is complete, and again once the server has closed it.
        """
        if self.is_socket:
            return bool(self.protocol.close_sent or not self.protocol.handshake_complete)
        cycle = self.protocol.cycle
        return cycle is None or cycle.response_complete

    @property
    def is_new(self) -> bool:
        """Whether it has not had the time to ask anything: newcomers must not evict each other."""
        if self.waited or not self.is_waiting:
            return False
        return not self.protocol.close_sent if self.is_socket else self.protocol.cycle is None

    @property
    def is_unfinished(self) -> bool:
        """Whether it has no answer yet; a WebSocket has one when its handshake is complete."""
        return self.is_new or not (self.is_waiting or self.is_socket)

    def look(self, seconds: float) -> None:
        """Count time: by looks, since a server that was busy has not looked at what came."""
        cycle = None if self.is_socket else self.protocol.cycle
        if self.is_waiting:
            self.waited = self.waited + seconds if cycle is self._answered else 0.0
            self._answered = cycle
        else:
            self.waited = 0.0
        has_body_to_come = cycle is not None and not self.is_waiting and cycle.more_body
        if has_body_to_come or self.transport.get_write_buffer_size():
            self.slow += seconds
        else:
            self.slow = 0.0


class Connections:
    """All connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = most_connections(settings)
        self.most_of_address = settings.connections_per_address or self.most
        self._trusted = networks(settings.trusted_proxies)
        self._open: dict[asyncio.Transport, Visit] = {}
        self._of_address: Counter[str] = Counter()
        self._looking: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._open)

    # ---- coming and going

    def enter(self, protocol: Any, transport: asyncio.Transport) -> None:
        """Somebody connects: they get a place, or a word that there is none."""
        visit = Visit(protocol, transport)
        own = visit.counted_as
        is_proxy = self._is_proxy(visit)
        if not is_proxy and self._of_address[own] >= self.most_of_address:
            has_room = self._make_room(own) or self._make_room_by_force(own, own)
        else:
            has_room = len(self._open) < self.most or self._make_room(None)
            has_room = has_room or self._make_room_by_force(None, "" if is_proxy else own)
        if not has_room:
            log.warning("no place for a connection", extra={"address": visit.host})
            transport.write(FULL)
            transport.close()
            return
        self._open[transport] = visit
        self._of_address[own] += 1

    def upgrade(self, protocol: Any, transport: asyncio.Transport) -> None:
        if visit := self._open.get(transport):
            visit.protocol, visit.is_socket = protocol, True

    def leave(self, transport: asyncio.Transport) -> None:
        if visit := self._open.pop(transport, None):
            self._of_address[visit.counted_as] -= 1
            if not self._of_address[visit.counted_as]:
                del self._of_address[visit.counted_as]

    def _is_proxy(self, visit: Visit) -> bool:
        """A trusted proxy brings many visitors."""
        address = parsed(visit.host) if self._trusted else None
        return address is not None and any(address in network for network in self._trusted)

    def _make_room(self, of: str | None) -> bool:
        """Close some of an address, or of the address that has most of them; False if none is."""
        here = [visit for visit in self._open.values() if of in (None, visit.counted_as)]
        idle = [visit for visit in here if visit.is_waiting and not visit.is_new]
        if not idle:
            idle = [visit for visit in here if visit.slow >= SLOW_SECONDS]
        if not idle:
            return False
        if of is None:
            (of, _), *_ = Counter(visit.counted_as for visit in idle).most_common(1)
            idle = [visit for visit in idle if visit.counted_as == of]
        for visit in idle[: 1 + len(idle) // 16]:  # the oldest
            self._drop(visit)
        log.warning("closed idle connections to make room", extra={"address": of})
        return True

    def _make_room_by_force(self, of: str | None, newcomer: str) -> bool:
        """Close one without an answer, of an address or of the one that has most of them.

        The newest, so that others get done; but an address makes room for its own with its oldest,
        so that whoever opens one connection after the other loses only their own.
        """
        unfinished = [visit for visit in self._open.values() if visit.is_unfinished]
        counts = Counter(visit.counted_as for visit in unfinished)
        if of is None and counts:
            (of, _), *_ = counts.most_common(1)
            if counts[newcomer] == counts[of]:
                of = newcomer
        own = [visit for visit in unfinished if visit.counted_as == of]
        if not own or (of != newcomer and self._is_proxy(own[0])):
            return False
        self._drop(own[0 if of == newcomer else -1])
        log.warning("closed a connection to make room", extra={"address": of})
        return True

    def _drop(self, visit: Visit) -> None:
        self.leave(visit.transport)
        visit.transport.abort()

    # ---- deadlines

    def start(self) -> None:
        self._looking = asyncio.create_task(self._look_on())

    def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()

    async def _look_on(self) -> None:
        settings = self.settings
        pause = min(1.0, settings.head_seconds / 4, settings.send_seconds / 4)
        while True:
            await asyncio.sleep(pause)
            for visit in list(self._open.values()):
                visit.look(pause)
                if visit.waited > settings.head_seconds or visit.slow > settings.send_seconds:
                    self._drop(visit)


class OneWrite:
    """A transport that writes once what is written in one turn of the event loop.

    An acknowledgement and the state that follows it are one call of the system, not two.
    """

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport, self._loop = transport, loop
        self._waiting: list[bytes] = []
        self._pausing = self._paused = False

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting:
            self.transport.write(b"".join(waiting))

    def close(self) -> None:
        self._flush()
        self.transport.close()

    # uvicorn stops reading with every message until somebody takes it, mostly in the next turn of
    # the event loop: only what is not taken by then is worth two calls of the system.

    def pause_reading(self) -> None:
        if not self._pausing and not self._paused:
            self._pausing = True
            self._loop.call_soon(self._pause)

    def _pause(self) -> None:
        if self._pausing:
            self._pausing, self._paused = False, True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self._paused:
            self.transport.resume_reading()
        self._pausing = self._paused = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


def watched(http: Any, websocket: Any, connections: Connections) -> tuple[Any, Any]:
    """uvicorn's two protocols, which tell of their connections."""

    class WatchedHttp(http):  # type: ignore[misc]
        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            connections.enter(self, transport)

        def connection_lost(self, error: Exception | None) -> None:
            connections.leave(self.transport)
            super().connection_lost(error)

    class WatchedWebSocket(websocket):  # type: ignore[misc]
        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(OneWrite(transport, self.loop))
            connections.upgrade(self, transport)

        async def run_asgi(self) -> None:
            self.scope["extensions"][line.NAME] = self
            try:
                await super().run_asgi()
            finally:
                del self.scope["extensions"][line.NAME]

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.close_sent:
                self._refuse()

        def _refuse(self) -> None:
            """Answer what is no handshake and close: uvicorn would keep it, without a word."""
            self.transport.write(b"".join(self.conn.data_to_send()) or NO_HANDSHAKE)
            self.close_sent = self.handshake_complete = True
            self.transport.close()

        def send_500_response(self) -> None:
            if not self.conn.eof_sent:  # answered already: a second answer would raise
                super().send_500_response()

        def connection_lost(self, error: Exception | None) -> None:
            connections.leave(self.transport.transport)
            super().connection_lost(error)

    return WatchedHttp, WatchedWebSocket


class Listener(socket.socket):
    """A listening socket that survives the system's running out of files.

    asyncio would try again as often as its backlog is long, with a traceback each time. Here one
    file is kept in reserve: with it a visitor is let in and sent away, so that nobody waits.
    """

    def __init__(self, family: int, kind: int, number: int) -> None:
        super().__init__(family, kind, number)
        self._reserve = os.open(os.devnull, os.O_RDONLY)

    def accept(self) -> tuple[socket.socket, Any]:
        try:
            return super().accept()
        except OSError as error:
            if error.errno not in OUT_OF_FILES:
                raise
            log.warning("cannot accept a connection", extra={"trouble": error.strerror})
        self._send_away()
        raise BlockingIOError(errno.EAGAIN, "no file for a connection")

    def _send_away(self) -> None:
        try:
            os.close(self._reserve)
            super().accept()[0].close()
        except OSError:
            time.sleep(0.01)  # not even that: let others of this machine close theirs
        finally:
            try:
                self._reserve = os.open(os.devnull, os.O_RDONLY)
            except OSError:
                self._reserve = -1

    def close(self) -> None:
        super().close()
        if self._reserve >= 0:
            os.close(self._reserve)
            self._reserve = -1


def listeners(host: str, port: int) -> list[Listener]:
    """Sockets bound to an address; they listen once the server is ready."""
    made: list[Listener] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, number, _, address in dict.fromkeys(found):
            made.append(Listener(family, kind, number))
            made[-1].setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                made[-1].setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            made[-1].bind(address)
    except OSError as error:
        for one in made:
            one.close()
        raise ShambleError(
            f"cannot listen on {host}, port {port}: {error.strerror};"
            " choose others with --host and --port"
        ) from error
    return made

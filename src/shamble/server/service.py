"""Everything a running server holds, put together once and taken apart in order."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Mapping
from typing import Self

from starlette.requests import HTTPConnection

from shamble.server.bot_worker import prepare
from shamble.server.bots import Bots
from shamble.server.desk import Desk
from shamble.server.errors import Trouble
from shamble.server.guests import COOKIE, Guest, guest_of
from shamble.server.hub import Hub
from shamble.server.limits import Buckets, Crowd
from shamble.server.settings import Settings
from shamble.server.socket import RESTART, Socket
from shamble.server.speaking import Speech
from shamble.server.tokens import Signer
from shamble.server.wire import Goodbye
from shamble.store import Store

log = logging.getLogger("shamble.server")

GOODBYE_SECONDS = 3


class Service:
    """Settings, signer, desk, hub and bots; and the limits that guests share."""

    desk: Desk
    hub: Hub
    bots: Bots

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.signer = Signer(settings.key)
        self.sockets: set[Socket] = set()
        self.crowd = Crowd()
        self.counts: Counter[str] = Counter()
        self._askers = Buckets(settings.http_rate)
        self.speech = Speech(settings)

    async def start(self) -> Self:
        prepare(self.settings.game_modules)
        store = await Store.open(self.settings.store, durability=self.settings.durability)
        self.desk = Desk(store, self.signer)
        self.hub = Hub(self.desk)
        await self.hub.start()
        self.bots = Bots(self.hub, self.settings)
        self.bots.start()
        log.info("started")
        return self

    async def stop(self) -> None:
        await self.say_goodbye()
        await self.bots.stop()
        await self.hub.stop()
        await self.desk.store.close()
        log.info("stopped")

    async def say_goodbye(self) -> None:
        """Tell everybody to come back in a moment, and wait until it is said."""
        for socket in self.sockets:
            socket.close(RESTART, Goodbye("restart", 1000))
        if saying := [asyncio.create_task(socket.said.wait()) for socket in self.sockets]:
            _, late = await asyncio.wait(saying, timeout=GOODBYE_SECONDS)
            for task in late:
                task.cancel()

    # ---- who asks, and how often

    def guest(self, request: HTTPConnection) -> Guest | None:
        return guest_of(self.signer, request.cookies.get(COOKIE))

    def may_come_from(self, headers: Mapping[str, str]) -> bool:
        """Browsers name the page that a request comes from; other programs name none."""
        origin = headers.get("origin")
        return origin is None or origin in self.settings.origins

    def who_counts(self, request: HTTPConnection, guest: Guest | None) -> list[tuple[str, int]]:
        """By what a socket is counted, and how many there may be of it."""
        limits = [(f"address {address(request)}", self.settings.sockets_per_address)]
        if guest:
            limits.append((f"guest {guest.id}", self.settings.sockets_per_guest))
        return limits

    def slow_down(self, request: HTTPConnection, guest: Guest | None, cost: float) -> None:
        """Refuse who asks too often: a guest, or an address without one."""
        wait = self._askers.take(guest.id if guest else address(request), cost)
        if wait:
            seconds = math.ceil(wait)
            when = f"{seconds} second" + ("s" if seconds > 1 else "")
            again = {"Retry-After": str(seconds)}
            raise Trouble(429, "too_fast", f"slow down: try again in {when}", again)


def address(request: HTTPConnection) -> str:
    return request.client.host if request.client else ""

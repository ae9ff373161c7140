"""Everything a running server holds, put together once and taken apart in order."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Mapping
from typing import Self

from starlette.requests import HTTPConnection

from shamble.engine.catalog import games
from shamble.engine.errors import ShambleError
from shamble.server.bot_worker import prepare
from shamble.server.bots import Bots
from shamble.server.desk import Desk
from shamble.server.errors import Trouble
from shamble.server.guests import COOKIE, Guest, guest_of
from shamble.server.hub import Hub
from shamble.server.limits import Buckets, Crowd
from shamble.server.records import Records
from shamble.server.settings import Settings
from shamble.server.socket import RESTART, Socket
from shamble.server.speaking import Speech
from shamble.server.tokens import Signer
from shamble.server.wire import Goodbye
from shamble.store import Store, Unavailable

log = logging.getLogger("shamble.server")

GOODBYE_SECONDS = 3


class Service:
    """Settings, signer, desk, hub and bots; and the limits that guests share."""

    desk: Desk
    hub: Hub
    bots: Bots
    records: Records

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
        self.records = Records(store, self.settings)
        self.desk = Desk(store, self.signer, self.records)
        self.hub = Hub(self.desk)
        await self.hub.start()
        self.bots = Bots(self.hub, self.settings)
        self.bots.start()
        self.records.start()
        self._tidying = asyncio.create_task(self._end_outdated())
        log.info("started")
        return self

    _tidying: asyncio.Task[None]

    async def stop(self) -> None:
        await self.say_goodbye()
        await self.bots.stop()
        await self.hub.stop()
        self._tidying.cancel()
        await asyncio.gather(self._tidying, return_exceptions=True)
        await self.records.stop()
        await self.desk.store.close()
        log.info("stopped")

    async def _end_outdated(self) -> None:
        """Matches whose rules have changed end now, whether somebody looks at them or not."""
        versions = {name: game.version for name, game in games().items()}
        match = ""
        try:
            while found := await self.desk.store.outdated(versions, match):
                for match in found:
                    await self._end(match)
        except ShambleError as error:  # the store is away: they end when somebody comes to them
            log.warning("outdated", extra={"trouble": str(error)})

    async def _end(self, match: str) -> None:
        try:
            await self.desk.find(match)
        except Unavailable:
            raise
        except Exception:
            log.exception("outdated", extra={"match": match})

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

"""Everything a running server holds, put together once and taken apart in order."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from typing import Any, Self

from starlette.requests import HTTPConnection

from shamble.engine.catalog import games
from shamble.engine.errors import ShambleError
from shamble.server.bots.watched import Bots
from shamble.server.bots.worker import prepare
from shamble.server.errors import Trouble
from shamble.server.http.connections import most_connections
from shamble.server.live.protocol import Goodbye
from shamble.server.live.rooms import Rooms
from shamble.server.live.socket import POLICY, RESTART, Socket
from shamble.server.live.speech_limits import Speech
from shamble.server.matches.matches import Matches
from shamble.server.matches.records import Records
from shamble.server.people.addresses import counted_as, host_of
from shamble.server.people.guests import COOKIE, YEAR, Guest, guest_of, mark
from shamble.server.people.limits import Allowances, Buckets, Crowd
from shamble.server.people.tokens import Signer
from shamble.server.settings import Settings
from shamble.store import Store, Unavailable
from shamble.store.deadlines import Deadlines

log = logging.getLogger("shamble.server")

GOODBYE_SECONDS = 2
STOP_SECONDS = 1.5  # for each part; the store has a deadline of its own
FORGOTTEN_SECONDS = 2.0  # how often to look for what other processes were told


class Service:
    """Settings, signer, matches, rooms and bots; and the limits that guests share."""

    matches: Matches
    rooms: Rooms
    bots: Bots
    records: Records

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.signer = Signer(settings.key)
        self.sockets: set[Socket] = set()
        self.turns = Deadlines(settings.store_seconds * 2)  # of what is asked over a socket
        self.crowd = Crowd()
        self.counts: Counter[str] = Counter()
        self._has_said_goodbye = False
        self._looking: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None
        self._askers = Buckets(settings.http_rate)
        self.speech = Speech(settings)
        self._allowances = Allowances(settings.allowance)
        self._most_sockets = most_connections(settings) * 3 // 4  # the rest is for HTTP
        # However few places there are, one address does not take them all; 0 is no limit.
        half = max(1, self._most_sockets // 2)
        self._most_sockets_of_address = min(settings.sockets_per_address, half)

    async def start(self) -> Self:
        prepare(self.settings.game_modules)
        store = await Store.open(
            self.settings.store,
            durability=self.settings.durability,
            patience=self.settings.store_seconds,
        )
        self.records = Records(store, self.settings)
        self.matches = Matches(store, self.signer, self.records)
        self.rooms = Rooms(self.matches)
        await self.rooms.start()
        self.bots = Bots(self.rooms, self.settings)
        self.bots.start()
        self.records.start()
        self._tidying = asyncio.create_task(self._end_outdated())
        self._looking = asyncio.create_task(self._look_for_forgotten())
        log.info("started")
        return self

    async def stop(self) -> None:
        await self.say_goodbye()
        self.turns.stop()
        for task in (self._looking, self._tidying):
            if task is not None:
                task.cancel()
        await in_time("bots", self.bots.stop())
        await in_time("rooms", self.rooms.stop())
        await in_time("records", self.records.stop())
        await self.matches.store.close()
        log.info("stopped")

    async def _end_outdated(self) -> None:
        """Matches whose rules have changed end now, whether somebody looks at them or not."""
        versions = {name: game.version for name, game in games().items()}
        match = ""
        try:
            while found := await self.matches.store.outdated(versions, match):
                for match in found:
                    await self._end(match)
        except ShambleError as error:  # the store is away: they end when somebody comes to them
            log.warning("outdated", extra={"trouble": str(error)})

    async def _end(self, match: str) -> None:
        try:
            await self.matches.find(match)
        except Unavailable:
            raise
        except Exception:
            log.exception("outdated", extra={"match": match})

    async def say_goodbye(self) -> None:
        """Tell everybody to come back in a moment, and wait until it is said."""
        if self._has_said_goodbye:
            return
        self._has_said_goodbye = True
        for socket in self.sockets:
            socket.close(RESTART, Goodbye("restart", 1000))
        if saying := [asyncio.create_task(socket.said.wait()) for socket in self.sockets]:
            _, late = await asyncio.wait(saying, timeout=GOODBYE_SECONDS)
            for task in late:
                task.cancel()

    async def ask_store(self) -> None:
        """Whether the store answers; many who ask at once make it answer once."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self.matches.store.ask())
        await asyncio.shield(self._asking)

    # ---- who asks, and how often

    def signed_guest(self, request: HTTPConnection) -> Guest | None:
        return guest_of(self.signer, request.cookies.get(COOKIE))

    async def still_there(self, guest: Guest | None) -> Guest | None:
        """The guest, unless they have been forgotten, here or by another process."""
        return None if guest is None or await self.is_forgotten(guest.id) else guest

    async def is_forgotten(self, guest: str) -> bool:
        return await self.matches.store.is_forgotten(mark(guest))

    async def forget(self, guest: Guest) -> None:
        """From now on nobody is this guest: cookies and links of theirs are good for nothing.

        Their seats come first: if that fails they are still themselves, and can try again. Then
        once more, for a seat that another request of theirs took meanwhile.
        """
        await self.matches.give_up_seats(guest.id)
        await self.matches.store.forget(mark(guest.id), YEAR)
        await self.matches.give_up_seats(guest.id)
        self._close_sockets({mark(guest.id)})

    def _close_sockets(self, forgotten: set[str]) -> None:
        for socket in self.sockets:
            if socket.guest_id and mark(socket.guest_id) in forgotten:
                socket.close(POLICY, Goodbye("forgotten", 1000))

    async def _look_for_forgotten(self) -> None:
        """What another process was told."""
        while True:
            await asyncio.sleep(FORGOTTEN_SECONDS)
            if any(socket.guest_id for socket in self.sockets):
                with suppress(Unavailable):
                    self._close_sockets(await self.matches.store.lately_forgotten())

    def may_come_from(self, headers: Mapping[str, str]) -> bool:
        """Browsers name the page that a request comes from; other programs name none."""
        origin = headers.get("origin")
        return origin is None or origin in self.settings.origins

    def who_counts(self, request: HTTPConnection, guest: Guest | None) -> list[tuple[str, int]]:
        """By what a socket is counted, and how many there may be of it."""
        address = counted_as(host_of(request))
        limits = [
            ("everybody", self._most_sockets),
            (f"address {address}", self._most_sockets_of_address),
        ]
        if guest:
            limits.append((f"guest {guest.id}", self.settings.sockets_per_guest))
        return limits

    def slow_down(self, address: str, guest: Guest | None, cost: float) -> None:
        """Refuse who asks too often: a guest, or an address without one."""
        if wait := self._askers.take(guest.id if guest else address, cost):
            raise too_fast("too_fast", "slow down", wait)

    def spend(self, address: str, kind: str, amount: int = 1) -> None:
        """Refuse what an address has had enough of this minute, under however many names."""
        if wait := self._allowances.take(kind, address, amount):
            raise too_fast("address_limit", f"too many {kind} from your address", wait)


async def in_time(what: str, stopping: Coroutine[Any, Any, None]) -> None:
    """Wait until a part has stopped, but not for ever: the process ends anyway."""
    task = asyncio.create_task(stopping)
    await asyncio.wait([task], timeout=STOP_SECONDS)
    if not task.done():
        log.warning("did not stop in time", extra={"part": what})
    elif error := task.exception():
        log.error("stopping", extra={"part": what, "trouble": repr(error)})


def too_fast(reason: str, message: str, wait: float) -> Trouble:
    seconds = math.ceil(wait)
    when = f"{seconds} second" + ("s" if seconds > 1 else "")
    return Trouble(429, reason, f"{message}: try again in {when}", {"Retry-After": str(seconds)})

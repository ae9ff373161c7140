"""How a server is set up."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass, field

from shamble.engine.errors import ShambleError
from shamble.server.people.addresses import networks
from shamble.store.address import check_durability

MOST_A_MINUTE = 1_000_000


@dataclass(frozen=True)
class Rate:
    """So many a second for long, so many at once for a moment."""

    per_second: float
    burst: float


@dataclass(frozen=True)
class Allowance:
    """How much one address may have a minute of what costs; 0: any number.

    All of it may come at once. A school behind one address must be able to play.
    """

    requests: int = 12_000
    guests: int = 300  # new ones
    tables: int = 120  # new ones
    bots: int = 600  # seats given to bots
    files: int = 30  # game files checked or imported
    replays: int = 600  # pieces of replays, verdicts on matches

    def __post_init__(self) -> None:
        for name in self.__dataclass_fields__:
            if not 0 <= (most := getattr(self, name)) <= MOST_A_MINUTE:
                raise ShambleError(
                    f"{name} a minute must be from 0 (any number) to {MOST_A_MINUTE}, not {most}"
                )


@dataclass(frozen=True)
class Settings:
    """Everything about a server that can be chosen."""

    store: str  # the path of a file, or the URL of a database
    key: bytes  # signs cookies, links and credentials; the same in all processes
    origins: tuple[str, ...] = ("http://127.0.0.1:8000", "http://localhost:8000")
    game_modules: tuple[str, ...] = ()  # modules with a `game` outside `shamble.games`
    bot_pace: float = 1.0  # seconds between the moves of a bot
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    http_rate: Rate = Rate(20, 120)
    socket_rate: Rate = Rate(15, 60)
    talk_rate: Rate = Rate(0.5, 5)  # lines of chat of one person
    spectators_rate: Rate = Rate(0.5, 8)  # of all spectators of a table together
    body_limit: int = 16 * 1024
    file_limit: int = 512 * 1024  # of a game file
    message_limit: int = 8 * 1024
    sockets_per_guest: int = 20  # tabs and devices; 0: no limit
    sockets_per_address: int = 200  # a school behind one address; 0: no limit
    allowance: Allowance = field(default_factory=Allowance)  # of an address
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-… count
    connections: int = 0  # open at once; 0: as many as the system's limit of files allows
    connections_per_address: int = 500  # 0: no limit
    head_seconds: float = 10.0  # for the whole head of a request, from when one may come
    body_seconds: float = 20.0  # for its whole body
    send_seconds: float = 60.0  # for reading the answer, a whole one
    store_seconds: float = 5.0  # how long anything waits for the store
    sweep_seconds: float = 60.0  # how often running matches without spectators are looked for
    record_bytes: int = 32 * 2**20  # of records of matches kept in memory for who reads them
    metrics: bool = False
    durability: str = "full"  # or normal: faster, but power failing may cost the last moves
    bot_grace: float = 3.0  # seconds for somebody to come and watch, before bots play on unseen

    def __post_init__(self) -> None:
        if len(self.key) < 32:
            raise ShambleError("the server's key must have at least 32 bytes")
        check_durability(self.durability)
        networks(self.trusted_proxies)
        for name in ("head_seconds", "body_seconds", "send_seconds", "store_seconds"):
            if not 0 < (seconds := getattr(self, name)) < math.inf:
                raise ShambleError(f"{name} must be more than 0, not {seconds}")
        for name in ("connections", "connections_per_address"):
            if (most := getattr(self, name)) < 0:
                raise ShambleError(f"{name} must be 0 (no limit) or more, not {most}")
        for origin in self.origins:
            scheme, _, rest = origin.partition("://")
            if scheme not in ("http", "https") or not rest or "/" in rest:
                raise ShambleError(
                    f"{origin!r} is no origin; it should look like https://play.example.org"
                )

    @property
    def is_https(self) -> bool:
        """Whether cookies may insist on an encrypted connection."""
        return all(origin.startswith("https://") for origin in self.origins)

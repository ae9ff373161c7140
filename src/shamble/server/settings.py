"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass

from shamble.engine.errors import ShambleError
from shamble.store.address import check_durability


@dataclass(frozen=True)
class Rate:
    """So many a second for long, so many at once for a moment."""

    per_second: float
    burst: float


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
    sweep_seconds: float = 60.0  # how often running matches without spectators are looked for
    record_bytes: int = 32 * 2**20  # of records of matches kept in memory for who reads them
    metrics: bool = False
    durability: str = "full"  # or normal: faster, but power failing may cost the last moves
    bot_grace: float = 3.0  # seconds for somebody to come and watch, before bots play on unseen

    def __post_init__(self) -> None:
        if len(self.key) < 32:
            raise ShambleError("the server's key must have at least 32 bytes")
        check_durability(self.durability)
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

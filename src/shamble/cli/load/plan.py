"""What a load test is asked to do, and the bounds it keeps to. Only ever on this machine."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from shamble.engine.errors import ShambleError
from shamble.store.address import check_durability

MOST_PLAYERS = 5_000
MOST_SECONDS = 600.0
MOST_PROCESSES = 4


@dataclass(frozen=True)
class Plan:
    """So many players at tables of a game, for so long."""

    game: str = "pursuit"
    options: dict[str, object] = field(default_factory=dict)
    players: int = 1000
    seats: int = 1  # at each table
    watched: int = 200  # tables with a spectator
    seconds: float = 20.0
    think: float = 0.0  # seconds before each answer, on average
    processes: int = 1
    durability: str = "full"
    game_modules: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        check_durability(self.durability)
        if not 1 <= self.players <= MOST_PLAYERS:
            raise ShambleError(f"--players must be from 1 to {MOST_PLAYERS}, not {self.players}")
        if not 0 < self.seconds <= MOST_SECONDS:
            raise ShambleError(
                f"--seconds must be more than 0 and at most {MOST_SECONDS:.0f}, not {self.seconds}"
            )
        if not 0 <= self.think <= 60:
            raise ShambleError(f"--think must be from 0 to 60 seconds, not {self.think}")
        if not 1 <= self.processes <= MOST_PROCESSES:
            raise ShambleError(
                f"--processes must be from 1 to {MOST_PROCESSES}, not {self.processes}"
            )
        if not 0 <= self.watched <= self.tables:
            raise ShambleError(
                f"--watched must be from 0 to {self.tables}, the number of tables,"
                f" not {self.watched}"
            )

    @property
    def tables(self) -> int:
        return -(-self.players // self.seats)

    @property
    def connections(self) -> int:
        return self.tables * self.seats + self.watched


def loopback(url: str) -> tuple[str, int]:
    """Host and port of a server on this machine; any other address is refused."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme != "http" or not parts.hostname:
        raise ShambleError(f"{url!r} is no address of a server; say http://127.0.0.1:8000")
    try:
        port = parts.port or 80
    except ValueError as error:
        raise ShambleError(f"{url!r} has no good port; say http://127.0.0.1:8000") from error
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise ShambleError(f"there is no host {parts.hostname!r}: {error.strerror}") from error
    addresses = [str(info[4][0]) for info in found]
    if not all(ipaddress.ip_address(address).is_loopback for address in addresses):
        raise ShambleError(
            f"a load test stays on this machine: {parts.hostname} is not a loopback address;"
            " use 127.0.0.1 or localhost"
        )
    return addresses[0], port

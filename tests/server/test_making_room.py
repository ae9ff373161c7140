"""All places taken by requests in the middle: who makes room for whom."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from shamble.server.http.connections import FULL, Connections
from tests.server.houses import settings


class Line:
    """A connection from an address, as a transport and its protocol in one."""

    def __init__(self, connections: Connections, address: str) -> None:
        self.connections, self.address = connections, address
        self.cycle: Any = None
        self.is_open = True
        self.written = b""
        connections.enter(self, self)  # type: ignore[arg-type]

    def asks(self) -> Line:
        self.cycle = SimpleNamespace(response_complete=False, more_body=True)
        return self

    def get_extra_info(self, _: str) -> tuple[str, int]:
        return self.address, 4711

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_open = False

    abort = close


def opened(connections: Connections, address: str, count: int) -> list[Line]:
    return [Line(connections, address).asks() for _ in range(count)]


def are_open(lines: list[Line]) -> list[bool]:
    return [line.is_open for line in lines]


@pytest.fixture
def connections(tmp_path: Path) -> Connections:
    return Connections(settings(tmp_path, connections=6))


def test_the_newest_of_the_address_with_most_makes_room(connections: Connections) -> None:
    few, many = opened(connections, "192.0.2.1", 2), opened(connections, "192.0.2.2", 4)
    newcomer = Line(connections, "192.0.2.3")
    assert newcomer.is_open and all(are_open(few))
    assert are_open(many) == [True, True, True, False]


def test_an_address_makes_room_for_its_own(connections: Connections) -> None:
    few, many = opened(connections, "192.0.2.1", 2), opened(connections, "192.0.2.2", 4)
    again = opened(connections, "192.0.2.2", 3)
    assert all(are_open(few + again))
    assert are_open(many) == [False, False, False, True]


def test_a_network_of_ipv6_is_one_address(connections: Connections) -> None:
    few = opened(connections, "2001:db8:1::1", 2)
    many = [line for n in range(4) for line in opened(connections, f"2001:db8:2::{n}", 1)]
    assert Line(connections, "2001:db8:3::1").is_open
    assert all(are_open(few)) and are_open(many) == [True, True, True, False]


def test_a_newcomer_is_not_evicted_by_the_next_before_asking(connections: Connections) -> None:
    opened(connections, "192.0.2.2", 6)
    newcomer = Line(connections, "192.0.2.3")
    opened(connections, "192.0.2.2", 20)
    assert newcomer.is_open


def test_idle_connections_make_room_before_requests_do(connections: Connections) -> None:
    asking, idle = opened(connections, "192.0.2.2", 5), opened(connections, "192.0.2.1", 1)
    idle[0].cycle.response_complete = True
    assert Line(connections, "192.0.2.3").is_open
    assert all(are_open(asking)) and not idle[0].is_open


def test_requests_of_a_trusted_proxy_are_not_cut_off(tmp_path: Path) -> None:
    chosen = settings(tmp_path, connections=4, trusted_proxies=("192.0.2.9",))
    connections = Connections(chosen)
    visitors = opened(connections, "192.0.2.9", 4)
    refused = Line(connections, "192.0.2.9")
    assert all(are_open(visitors))
    assert refused.written == FULL and not refused.is_open

"""Who does not read costs little memory, and is let go."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from shamble.server.live.connection import Line
from shamble.server.live.socket import MOST_BYTES, Socket
from tests.server.houses import House, house, settings
from tests.server.players import seated
from tests.server.test_connections import OPENING, Knocker, is_well

pytestmark = pytest.mark.threads


def frame(**message: Any) -> bytes:
    """A short message of a WebSocket's client, masked with zeros."""
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_a_socket_that_never_reads_is_closed(tmp_path: Path) -> None:
    with house(settings(tmp_path, send_seconds=0.4)) as home:
        match, _ = seated(home, ["Ann", "Ben"])
        asks = frame(type="subscribe", match=match) * 20
        with Knocker(home, OPENING) as deaf:
            deaf.sends_until_closed(asks, lambda: True)
        assert is_well(home)


class Deaf(Line):
    """A connection whose client reads nothing."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()

    def write(self, text: bytes) -> None:
        raise AssertionError("written, though nothing is read")


def test_what_waits_for_a_slow_reader_is_bounded_by_bytes() -> None:
    unused: Any = None
    slow = Socket(Deaf(), unused, None)
    for _ in range(5):
        slow.send(b"x" * (MOST_BYTES // 4))
    assert slow._goodbye is not None
    code, goodbye = slow._goodbye
    assert code == 1008
    assert json.loads(goodbye)["reason"] == "too_slow"
    assert not slow._waiting


def test_no_answer_to_a_reader_is_kept(home: House) -> None:
    match, (ann, _) = seated(home, ["Ann", "Ben"])
    with ann.socket() as tab:
        action = tab.subscribe(match)["view"]["actions"][0]["id"]
        tab.act(match, action, 0)
        for since in (0, 1, 0):
            tab.subscribe(match, since=since)
        told = home.server.service.rooms.open[match].told
        assert told is not None and not told._said

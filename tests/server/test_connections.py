"""Connections: who sends nothing whole, reads nothing or comes in numbers keeps nobody else out."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from shamble.engine.errors import ShambleError
from shamble.server.http.connections import Connections, Listener, listeners, most_connections
from shamble.server.settings import Settings
from tests.server.houses import PATIENCE, House, Tab, house, settings

pytestmark = pytest.mark.threads

HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-More: "
SLOW_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b'Content-Length: 1000\r\n\r\n{"name"'
)


class Knocker:
    """A connection that is used byte by byte."""

    def __init__(self, home: House, said: bytes) -> None:
        host, _, port = home.address.rpartition(":")
        self.line = socket.create_connection((host, int(port)), timeout=PATIENCE)
        self.line.sendall(said)

    def hears(self) -> bytes:
        """All until the server closes."""
        heard = b""
        try:
            while more := self.line.recv(65536):
                heard += more
        except ConnectionResetError:
            pass
        return heard

    def sends_until_closed(self, said: bytes, meanwhile: Callable[[], bool]) -> None:
        try:
            while True:
                self.line.sendall(said)
                assert meanwhile()
        except ConnectionError:
            return

    def __enter__(self) -> Knocker:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()


def is_well(home: House) -> bool:
    """Asked over a connection of its own."""
    with home.guest().http as http:
        return http.get("/healthz").status_code == 200


@pytest.mark.parametrize("said", [b"", HALF, b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n"])
def test_a_head_that_does_not_come_in_time_ends_the_connection(tmp_path: Path, said: bytes) -> None:
    with house(settings(tmp_path, head_seconds=0.4)) as home, Knocker(home, said) as slow:
        assert slow.hears() == b""


UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
OPENING = f"GET /ws HTTP/1.1\r\nHost: x\r\n{UPGRADE}".encode()


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ("POST /ws HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n", 400),
        ("GET /ws HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n", 400),
        ("GET /ws HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n", 400),
        (f"GET /ws?{'a' * 9000} HTTP/1.1\r\nHost: x\r\n", 414),
        (f"GET /ws HTTP/1.1\r\nHost: x\r\nX-Long: {'a' * 9000}\r\n", 431),
        ("GET /ws HTTP/1.1\r\nHost: x\r\n" + "X-Many: 1\r\n" * 200, 431),
    ],
)
def test_what_is_no_handshake_is_answered_and_closed(home: House, head: str, status: int) -> None:
    with Knocker(home, (head + UPGRADE).encode()) as knocker:
        assert knocker.hears().startswith(f"HTTP/1.1 {status} ".encode())


def hang_handshakes(home: House) -> list[object]:
    """From now on none is completed; those that hang are listed."""
    hanging: list[object] = []

    async def never(guest: object) -> None:
        hanging.append(guest)
        await asyncio.Event().wait()

    home.server.service.still_there = never  # type: ignore[method-assign]
    return hanging


def test_handshakes_that_are_not_complete_make_room(tmp_path: Path) -> None:
    with house(settings(tmp_path, connections=4)) as home, ExitStack() as stack:
        hanging = hang_handshakes(home)
        for number in range(1, 5):
            stack.enter_context(Knocker(home, OPENING))
            while len(hanging) < number:
                time.sleep(0.005)
        assert all(is_well(home) for _ in range(4))


def test_a_handshake_that_is_never_complete_is_closed(tmp_path: Path) -> None:
    with house(settings(tmp_path, head_seconds=0.4)) as home:
        hanging = hang_handshakes(home)
        with Knocker(home, OPENING) as knocker:
            assert knocker.hears() == b""
        assert len(hanging) == 1


def test_bytes_one_by_one_are_no_head(tmp_path: Path) -> None:
    with house(settings(tmp_path, head_seconds=0.4)) as home, Knocker(home, HALF) as slow:
        slow.sends_until_closed(b"a", lambda: is_well(home))


def test_nor_are_they_after_an_answer(tmp_path: Path) -> None:
    with house(settings(tmp_path, head_seconds=0.4)) as home:
        whole = HALF + b"\r\n\r\n"
        with Knocker(home, whole + HALF) as slow:
            assert slow.hears().startswith(b"HTTP/1.1 200")


def test_a_body_that_does_not_come_in_time_is_refused(tmp_path: Path) -> None:
    with house(settings(tmp_path, body_seconds=0.4)) as home, Knocker(home, SLOW_BODY) as slow:
        heard = slow.hears()
        assert heard.startswith(b"HTTP/1.1 408") and b"too_slow" in heard
        assert is_well(home)


def test_who_does_not_read_the_answer_is_let_go(tmp_path: Path) -> None:
    with house(settings(tmp_path, send_seconds=0.4)) as home:
        asks = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        with Knocker(home, asks) as slow:
            slow.sends_until_closed(asks * 100, lambda: True)  # and never reads


@pytest.mark.parametrize("said", [HALF, b""])
def test_when_all_places_are_taken_the_idle_make_room(tmp_path: Path, said: bytes) -> None:
    chosen = settings(tmp_path, connections=20)
    with house(chosen) as home, ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(Knocker(home, said))
            assert is_well(home)
        assert len(home.server.connections) <= 20


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    chosen = settings(tmp_path, connections_per_address=5)
    with house(chosen) as home, ExitStack() as stack:
        for _ in range(30):
            stack.enter_context(Knocker(home, HALF))
            assert is_well(home)
        assert len(home.server.connections) <= 5


def test_sockets_leave_places_for_requests(tmp_path: Path) -> None:
    with house(settings(tmp_path, connections=8, sockets_per_address=0)) as home:
        tabs = [home.guest().socket() for _ in range(6)]  # of eight places
        for tab in tabs:
            tab.send("subscribe", "nothing")
            assert tab.receive()["reason"] == "no_such_match"
        assert home.guest().socket().receive()["reason"] == "too_many"
        assert is_well(home)
        for tab in tabs:
            tab.close()


def test_an_address_takes_half_of_the_places_of_sockets(tmp_path: Path) -> None:
    chosen = settings(tmp_path, connections=8, trusted_proxies=("127.0.0.1",))
    with house(chosen) as home, ExitStack() as stack:

        def arrives(address: str) -> str:
            named = {"X-Forwarded-For": address}
            opening = connect(f"ws://{home.address}/ws", additional_headers=named)
            tab = Tab(stack.enter_context(opening))
            with suppress(ConnectionClosed):  # turned away already
                tab.send("subscribe", "nothing")
            return str(tab.receive()["reason"])

        heard = [arrives("192.0.2.1") for _ in range(4)]
        assert heard == ["no_such_match"] * 3 + ["too_many"]
        assert arrives("192.0.2.2") == "no_such_match"


def test_there_are_fewer_places_than_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    for files in (64, 256, 1024, 4096, resource.RLIM_INFINITY):
        monkeypatch.setattr(resource, "getrlimit", lambda _, files=files: (files, files))
        for asked in (0, 10, 1_000_000):
            places = most_connections(settings(tmp_path, connections=asked))
            assert 0 < places < (files if files > 0 else 10_000)
            assert asked != 10 or places == 10


def test_no_more_files_is_said_once_and_a_visitor_is_sent_away(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (listener,) = listeners("127.0.0.1", 0)
    real = socket.socket.accept
    tries = 0

    def without_files(self: socket.socket) -> object:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        return real(self)

    with listener, socket.socket() as visitor:
        listener.listen()
        visitor.connect(listener.getsockname())
        monkeypatch.setattr(socket.socket, "accept", without_files)
        with pytest.raises(BlockingIOError):  # as if nobody waited: no traceback, no second try
            listener.accept()
        assert visitor.recv(1) == b""
    assert [record.message for record in caplog.records] == ["cannot accept a connection"]


def test_a_port_that_is_taken_gets_a_sentence() -> None:
    taken = pytest.raises(ShambleError, match=r"cannot listen on 127.0.0.1, port .*in use")
    with socket.create_server(("127.0.0.1", 0)) as there, taken:
        listeners("127.0.0.1", there.getsockname()[1])


def test_a_server_that_cannot_accept_does_not_fill_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def never(self: Listener) -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    with house(settings(tmp_path)) as home:
        monkeypatch.setattr(socket.socket, "accept", never)
        with Knocker(home, HALF):
            while not any("cannot accept" in record.message for record in caplog.records):
                pass
        monkeypatch.undo()
        assert is_well(home)
    assert not [record for record in caplog.records if record.exc_info], "a traceback"


def test_a_trusted_proxy_brings_many_visitors(tmp_path: Path) -> None:
    chosen = settings(
        tmp_path, connections_per_address=2, connections=50, trusted_proxies=("127.0.0.1",)
    )
    with house(chosen) as home, ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(Knocker(home, HALF))
        assert is_well(home)
        assert len(home.server.connections) >= 10


def test_limits_that_make_no_sense_get_a_sentence(tmp_path: Path) -> None:
    for wrong in ("connections", "connections_per_address"):
        with pytest.raises(ShambleError, match=f"{wrong} must be 0"):
            settings(tmp_path, **{wrong: -1})
    for wrong in ("head_seconds", "body_seconds", "send_seconds", "store_seconds"):
        for seconds in (0, -1, float("nan"), float("inf")):
            with pytest.raises(ShambleError, match=f"{wrong} must be more than 0"):
                settings(tmp_path, **{wrong: seconds})


def test_connections_close_with_the_server(tmp_path: Path) -> None:
    chosen: Settings = settings(tmp_path)
    with house(chosen) as home, Knocker(home, HALF) as slow:
        counted: Connections = home.server.connections
        home.server.should_exit = True
        assert slow.hears() == b""
    assert len(counted) == 0

"""A real server on loopback in a thread, and clients for it."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from shamble.server.run import Server, server
from shamble.server.settings import Allowance, Rate, Settings

ORIGIN = "http://page.test"
UNLIMITED = Rate(1e9, 1e9)
LANTERNS = ("tests.tiny.lanterns",)
PATIENCE = 300  # seconds to wait for an answer: a disk may be busy with others


def settings(folder: Path, **changes: Any) -> Settings:
    base = Settings(
        store=str(folder / "matches.db"),
        key=b"k" * 32,
        origins=(ORIGIN,),
        game_modules=LANTERNS,
        bot_pace=0,
        bot_workers=1,
        http_rate=UNLIMITED,
        socket_rate=UNLIMITED,
        talk_rate=UNLIMITED,
        spectators_rate=UNLIMITED,
        allowance=Allowance(0, 0, 0, 0, 0, 0),
        connections_per_address=0,
        head_seconds=PATIENCE,
        body_seconds=PATIENCE,
        send_seconds=PATIENCE,
        store_seconds=PATIENCE,
    )
    return replace(base, **changes)


class House:
    """A running server."""

    def __init__(self, made: Server, address: str) -> None:
        self.server, self.address = made, address

    def guest(self, name: str = "", origin: str | None = None) -> Visitor:
        return Visitor(self.address, name, origin)


@contextmanager
def house(chosen: Settings) -> Iterator[House]:
    made = server(chosen, "127.0.0.1", 0)
    thread = threading.Thread(target=made.run)
    thread.start()
    try:
        while not made.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        port = made.servers[0].sockets[0].getsockname()[1]
        yield House(made, f"127.0.0.1:{port}")
    finally:
        made.should_exit = True
        thread.join()


class Visitor:
    """A guest with a cookie: HTTP calls, and sockets."""

    def __init__(self, address: str, name: str = "", origin: str | None = None) -> None:
        headers = {"Origin": origin} if origin else {}
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", headers=headers, timeout=PATIENCE)
        self.name = name
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, origin: str | None = None) -> Tab:
        headers = {"Cookie": self.cookie} if self.http.cookies else {}
        named = Origin(origin) if origin else None
        opening = connect(
            f"ws://{self.address}/ws",
            origin=named,
            additional_headers=headers,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        )
        return Tab(opening.__enter__())


class Tab:
    """A WebSocket that remembers everything it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.states: dict[str, dict[str, Any]] = {}
        self.number = 0

    def send(self, kind: str, match: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": kind, "match": match, **fields}))

    def receive(self) -> dict[str, Any]:
        data = self.connection.recv(timeout=PATIENCE)
        assert isinstance(data, str)
        self.heard.append(data)
        message: dict[str, Any] = json.loads(data)
        if message["type"] == "state":
            self.states[message["match"]] = message
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def expect(self, *kinds: str) -> dict[str, Any]:
        return self.until(lambda message: message["type"] in kinds)

    def subscribe(self, match: str, since: int = 0, chat: int = 0) -> dict[str, Any]:
        self.send("subscribe", match, since=since, chat=chat)
        return self.expect("state")

    def ask(self, kind: str, match: str, **fields: Any) -> dict[str, Any]:
        """Send a request, and wait for its answer."""
        self.number += 1
        request = fields.pop("request", f"r{self.number}")
        self.send(kind, match, request=request, **fields)
        return self.until(
            lambda m: (
                (m["type"] in ("ack", "refused", "why") and m["request"] == request)
                or m["type"] == "error"
            )
        )

    def act(self, match: str, action: str | int, expected: int, **more: Any) -> dict[str, Any]:
        return self.ask("act", match, action=action, expected=expected, **more)

    def wait_for(self, match: str, ready: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first state of a match that fits, the last one received included."""
        if match in self.states and ready(self.states[match]):
            return self.states[match]
        return self.until(lambda m: m["type"] == "state" and m["match"] == match and ready(m))

    def reach(self, match: str, seq: int) -> dict[str, Any]:
        """The first state with at least so many entries."""
        return self.wait_for(match, lambda state: state["seq"] >= seq)

    def close(self) -> None:
        self.connection.close()

    def __enter__(self) -> Tab:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def is_over(state: dict[str, Any]) -> bool:
    return bool(state["view"] and state["view"]["end"])


def may_act(state: dict[str, Any]) -> bool:
    return bool(state["view"] and state["view"]["actions"])

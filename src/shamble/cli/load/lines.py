"""The crowd's end of the line: HTTP and WebSocket with as little work as possible.

A load test measures the server, so its clients must cost less than what they ask for. This is
enough of both protocols to talk to our own server, and no more.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from shamble.engine.errors import ShambleError

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)  # the protocol wants a mask from clients; zeros leave the text as it is


class LineBroken(ShambleError):
    """The server closed a connection, or said something unexpected."""


class Http:
    """One connection that is kept open; one request at a time."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._turn = asyncio.Lock()

    async def get(self, path: str) -> Any:
        return (await self._answer("GET", path, b"", ""))[0]

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie it sets."""
        return await self._answer("POST", path, msgspec.json.encode(body), cookie)

    async def _answer(self, method: str, path: str, body: bytes, cookie: str) -> tuple[Any, str]:
        """Waits where the server asks to slow down."""
        while True:
            async with self._turn:
                status, headers, data = await self._insist(method, path, body, cookie)
            if status == 200:
                return msgspec.json.decode(data), headers.get("set-cookie", "").partition(";")[0]
            if status != 429:
                raise LineBroken(f"{method} {path}: {status} {data.decode(errors='replace')}")
            await asyncio.sleep(float(headers.get("retry-after", 1)))

    async def _insist(
        self, method: str, path: str, body: bytes, cookie: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Ask, on a new line if the server has hung up in the meantime."""
        try:
            return await self._ask(method, path, body, cookie)
        except (asyncio.IncompleteReadError, ConnectionError):
            self._reader = self._writer = None
            return await self._ask(method, path, body, cookie)

    async def _ask(
        self, method: str, path: str, body: bytes, cookie: str
    ) -> tuple[int, dict[str, str], bytes]:
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection(self._host, self._port)
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self._host}:{self._port}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self._writer.write("\r\n".join([*head, "", ""]).encode() + body)
        status, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {n.lower(): v.strip() for n, _, v in (x.partition(":") for x in lines if x)}
        data = await self._reader.readexactly(int(headers["content-length"]))
        return int(status.split()[1]), headers, data

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()


class Line(asyncio.Protocol):
    """One WebSocket. `hear` gets every text that arrives."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.hear, self._lost = hear, lost
        self._buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: Any = None
        self._closing = False

    @classmethod
    async def open(
        cls,
        host: str,
        port: int,
        cookie: str,
        hear: Callable[[bytes], None],
        lost: Callable[[], None],
    ) -> Line:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(hear, lost), host, port)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = [
            "GET /ws HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        line._transport.write("\r\n".join([*head, "", ""]).encode())
        await line.opened
        return line

    def send(self, message: Any) -> None:
        self._frame(TEXT, msgspec.json.encode(message))

    def close(self) -> None:
        self._closing = True
        self._transport.close()

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:  # nothing the crowd says is longer than 64 KiB
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + data)

    # ---- called by the loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(LineBroken("the server closed the line at once"))
        if not self._closing:
            self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._greeted():
            return
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1] & 127, 2
            if size > 125:
                wide = 2 if size == 126 else 8
                head += wide
                size = int.from_bytes(buffer[at + 2 : at + head], "big")
            if len(buffer) - at < head + size:
                break
            kind, content = buffer[at] & 15, bytes(buffer[at + head : at + head + size])
            at += head + size
            self._take(kind, content)
        del buffer[:at]

    def _greeted(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        answer = bytes(self._buffer[:end])
        del self._buffer[: end + 4]
        if b" 101 " not in answer.split(b"\r\n")[0]:
            self.opened.set_exception(LineBroken(f"no WebSocket here: {answer[:80]!r}"))
            return False
        self.opened.set_result(None)
        return True

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self.hear(content)
        elif kind == PING:
            self._frame(PONG, content)
        elif kind == CLOSE:
            self._transport.close()

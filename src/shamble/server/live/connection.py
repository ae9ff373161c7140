"""A WebSocket's connection: read and opened by way of ASGI, written to directly."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.types import Receive, Scope, Send
from websockets.protocol import State

NAME = "shamble.line"  # of the extension under which the server names its protocol in a scope


def text_frame(text: bytes) -> bytes:
    """A whole message as a server sends it."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Line:
    """A message to a client passes no task, no queue and no layer of ASGI."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._protocol: Any = scope["extensions"][NAME]
        self.writable: asyncio.Event = self._protocol.writable  # while the client reads

    async def accept(self) -> None:
        await self._receive()  # the wish to connect
        await self._send({"type": "websocket.accept"})

    async def receive(self) -> bytes | None:
        """The next message; None if there will be no more."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    def write(self, text: bytes) -> None:
        """Send a text; nothing, if the connection is closing."""
        protocol = self._protocol
        if protocol.conn.state is State.OPEN and not protocol.disconnected:
            protocol.transport.write(text_frame(text))

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})

"""The guard at the door: security headers, the origin of writes, and a line of log each."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shamble.server.errors import Trouble
from shamble.server.http.endpoints import error_response
from shamble.server.people.addresses import counted_as, host_of
from shamble.server.service import Service

log = logging.getLogger("shamble.http")

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SOCKETS = "/ws"
ALWAYS = "/healthz"  # answered however often somebody asks
LONGEST_PATH = 200  # in the log
SAFE = ("GET", "HEAD", "OPTIONS")


def cache_rule(path: str) -> str:
    """Built files carry a hash in their name and never change; what people say always may."""
    if path.startswith("/assets/"):
        return "public, max-age=31536000, immutable"
    if path == "/" or "." in path.rpartition("/")[2]:
        return "no-cache"
    return "no-store"


class Guard:
    """ASGI middleware around everything; of a WebSocket it guards the handshake."""

    def __init__(self, app: ASGIApp, service: Service, sockets: ASGIApp) -> None:
        self.app, self.service, self.sockets = app, service, sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._admit_socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers.setdefault("Cache-Control", cache_rule(scope["path"]))
                if self.service.settings.is_https:
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        try:
            await self._admit(scope)(scope, receive, with_headers)
        finally:
            self.service.counts[f"http_{status}"] += 1
            took = round((time.perf_counter() - began) * 1000, 1)
            about = {
                "method": scope["method"],
                "path": scope["path"][:LONGEST_PATH],
                "status": status,
                "ms": took,
            }
            if status == 429:  # a flood of refusals must not become one of lines
                log.warning("too many requests", extra=about)
            elif scope["path"] == ALWAYS:  # never limited: only failures, and of many a few
                if status >= 400:
                    log.warning("failed request", extra=about)
            else:
                log.info("request", extra=about)

    async def _admit_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A handshake costs a request, whatever becomes of it; it leaves no line of log."""
        try:
            self._spend(scope)
        except Trouble:  # closed before it is accepted: the answer is 403
            await send({"type": "websocket.close", "code": 1013})
        else:
            if scope["path"] == SOCKETS:
                await self.sockets(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})

    def _spend(self, scope: Scope) -> None:
        self.service.spend(counted_as(host_of(HTTPConnection(scope))), "requests")

    def _admit(self, scope: Scope) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
        if scope["path"] != ALWAYS:
            try:
                self._spend(scope)
            except Trouble as trouble:
                return error_response(trouble)
        if scope["method"] in SAFE or self.service.may_come_from(Headers(scope=scope)):
            return self.app
        return error_response(
            Trouble(403, "wrong_origin", "this request comes from a page of another site")
        )

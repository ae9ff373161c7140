"""The application: endpoints, WebSocket, page, behind the guard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from fastapi import FastAPI, Response
from fastapi.responses import PlainTextResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from shamble.engine.errors import ShambleError
from shamble.server.http.agreements import agreements
from shamble.server.http.catalogue import catalogue
from shamble.server.http.endpoints import Call, Endpoint, Endpoints, mount
from shamble.server.http.finished import finished
from shamble.server.http.guard import Guard
from shamble.server.http.guided import guided
from shamble.server.http.lobby import lobby
from shamble.server.http.me import me
from shamble.server.http.my_matches import mine
from shamble.server.http.openapi import description
from shamble.server.http.page import Page
from shamble.server.http.rematch import rematch
from shamble.server.http.replay import replay
from shamble.server.http.tables import tables
from shamble.server.live.connection import Line
from shamble.server.live.socket import Socket
from shamble.server.people.addresses import Proxies, networks
from shamble.server.service import Service
from shamble.server.settings import Settings

PAGE = Path(__file__).parents[2] / "web_dist"
NO_PAGE = (
    "Shamble's server is running. The page is not built; the API is described at /api/openapi.json."
)

READING = ["GET", "HEAD"]

operations = Endpoints()


class Health(msgspec.Struct, frozen=True):
    status: str


@operations.get("/healthz", Health, always=True)
async def healthz(call: Call) -> Health:
    """Whether the server and its store answer."""
    await call.service.ask_store()
    return Health("ok")


def all_endpoints() -> list[Endpoint]:
    groups = (
        *(lobby, catalogue, me, mine, tables, agreements, rematch),
        *(guided, replay, finished, operations),
    )
    return [endpoint for group in groups for endpoint in group.listed]


def create_app(settings: Settings) -> FastAPI:
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    app = FastAPI(lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.service = service
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, service=service, sockets=sockets(service))
    app.add_middleware(Proxies, trusted=networks(settings.trusted_proxies))
    mount(app, service, all_endpoints())
    _add_description(app)
    if settings.metrics:
        _add_metrics(app, service)
    _add_page(app)
    return app


def _add_description(app: FastAPI) -> None:
    described = msgspec.json.encode(description(all_endpoints()))

    @app.api_route("/api/openapi.json", methods=READING, include_in_schema=False)
    async def openapi() -> Response:
        return Response(described, media_type="application/json")


def sockets(service: Service) -> ASGIApp:
    """`/ws`: no other layer than the guard's lies between it and the server."""

    async def open_socket(scope: Scope, receive: Receive, send: Send) -> None:
        asked = HTTPConnection(scope)
        line = Line(scope, receive, send)
        if not service.may_come_from(asked.headers):
            await line.close(1008)  # before accepting: the answer is 403
            return
        try:
            guest = await service.still_there(service.signed_guest(asked))
        except ShambleError:  # the store is away: the client comes back later
            await line.close(1013)
            return
        socket = Socket(line, service, guest)
        with service.crowd.entering(*service.who_counts(asked, socket.guest)) as full:
            if full:
                await socket.turn_away()
                return
            service.sockets.add(socket)
            try:
                await socket.run()
            finally:
                service.sockets.discard(socket)

    return open_socket


def _add_metrics(app: FastAPI, service: Service) -> None:
    @app.api_route("/metrics", methods=READING, include_in_schema=False)
    async def metrics() -> Response:
        lines = [f"shamble_{name}_total {count}" for name, count in sorted(service.counts.items())]
        lines += [
            f"shamble_sockets {len(service.sockets)}",
            f"shamble_rooms {len(service.rooms.open)}",
        ]
        return PlainTextResponse("\n".join(lines) + "\n")


def _add_page(app: FastAPI) -> None:
    if PAGE.is_dir():
        app.router.default = Page(PAGE)  # for what no endpoint knows
        return

    @app.api_route("/", methods=READING, include_in_schema=False)
    async def no_page() -> Response:
        return PlainTextResponse(NO_PAGE)

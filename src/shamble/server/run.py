"""Run the application under uvicorn, with a goodbye to every client before it stops."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn

from shamble.server.app import create_app
from shamble.server.logs import log_as_json
from shamble.server.service import Service
from shamble.server.settings import Settings

GRACE_SECONDS = 10


class Server(uvicorn.Server):
    """Says goodbye before connections are closed; uvicorn itself would do so without a word."""

    service: Service
    on_ready: Callable[[int], None] | None = None  # told the port it listens on

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        calm_the_collector()
        if self.on_ready is not None and self.started:
            self.on_ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.service.say_goodbye()
        await super().shutdown(sockets)


def calm_the_collector() -> None:
    """Collect garbage less often, and never look at what is there for good.

    A full collection over modules and tables of cards takes tenths of a second, in which no
    table hears anything; what matches leave behind is mostly freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def server(settings: Settings, host: str, port: int) -> Server:
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_per_message_deflate=False,  # costs more work than it saves, and memory per connection
        ws_max_size=settings.message_limit * 2,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    made = Server(config)
    made.service = app.state.service
    return made


def run(settings: Settings, host: str, port: int) -> None:
    log_as_json()
    server(settings, host, port).run()

"""Run the application under uvicorn, with a goodbye to every client before it stops."""

from __future__ import annotations

import gc
import logging
import os
import socket
import threading
import time
from collections.abc import Callable
from types import FrameType

import uvicorn

from shamble.server.http.app import create_app
from shamble.server.http.connections import (
    ACCEPTED_AT_ONCE,
    WAITING_TO_BE_ACCEPTED,
    Connections,
    Listener,
    listeners,
    raise_file_limit,
    watched,
)
from shamble.server.logs import log_as_json
from shamble.server.service import Service
from shamble.server.settings import Settings

log = logging.getLogger("shamble.server")

GRACE_SECONDS = 2  # for answers that are being given
END_SECONDS = 9.0  # after a signal to end, whatever still hangs


class Server(uvicorn.Server):
    """Says goodbye before connections are closed; uvicorn itself would do so without a word."""

    service: Service
    connections: Connections
    on_ready: Callable[[int], None] | None = None  # told the port it listens on
    _ending = False

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """uvicorn opens sockets by itself if it gets none: never here, see `Listener`."""
        super().run(sockets or [*listeners(self.config.host, self.config.port)])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or []:
            one.listen(WAITING_TO_BE_ACCEPTED)
        self.connections.start()
        calm_the_collector()
        if self.on_ready is not None and self.started:
            self.on_ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.service.say_goodbye()
        await super().shutdown(sockets)
        self.connections.stop()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self._ending:
            self._ending = True
            threading.Thread(target=end_hard, name="end-hard", daemon=True).start()
        super().handle_exit(sig, frame)


def end_hard() -> None:
    """The second net: a stuck disk, thread or event loop must not keep the process.

    By then everything acknowledged is on disk: nothing is acknowledged before.
    """
    time.sleep(END_SECONDS)
    log.error("ended hard: something did not stop in time")
    os._exit(1)


def calm_the_collector() -> None:
    """Collect garbage less often, and never look at what is there for good.

    A full collection over modules and tables of cards takes tenths of a second, in which no
    table hears anything; what matches leave behind is mostly freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def server(settings: Settings, host: str, port: int) -> Server:
    raise_file_limit()
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="asyncio",  # which accepts through `Listener`
        log_config=None,
        access_log=False,
        server_header=False,
        ws_per_message_deflate=False,  # costs more work than it saves, and memory per connection
        proxy_headers=False,  # see `Proxies`
        backlog=ACCEPTED_AT_ONCE,
        ws_max_size=settings.message_limit * 2,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    config.load()
    made = Server(config)
    made.service = app.state.service
    made.connections = Connections(settings)
    config.http_protocol_class, config.ws_protocol_class = watched(
        config.http_protocol_class, config.ws_protocol_class, made.connections
    )
    return made


def run(settings: Settings, sockets: list[Listener]) -> None:
    log_as_json()
    server(settings, "", 0).run([*sockets])

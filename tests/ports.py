"""A port for a server that is started, and perhaps started again."""

from __future__ import annotations

import random
import socket

# Below those that systems give to outgoing connections: a client that knocks while the server is
# down could get the very port as its own, and the server would find it taken.
PORTS = range(15_000, 30_000)


def free_port() -> int:
    """One that nobody listens on now."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port

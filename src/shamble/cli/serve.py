"""`shamble serve`: the server on one address, its matches in one store."""

from __future__ import annotations

import sys
from pathlib import Path

from shamble.match.saves import data_folder
from shamble.server.run import run
from shamble.server.settings import Settings
from shamble.server.tokens import key_from


def serve(
    host: str,
    port: int,
    store: str | None,
    origins: list[str],
    key_file: Path | None,
    game_modules: list[str],
    bot_pace: float,
    metrics: bool,
    durability: str,
    sockets_per_address: int,
) -> None:
    folder = data_folder()
    if store is None:
        folder.mkdir(parents=True, exist_ok=True)
        store = str(folder / "matches.db")
    settings = Settings(
        store=store,
        key=key_from(key_file or folder / "server-key"),
        origins=tuple(origins) or own_origins(host, port),
        game_modules=tuple(game_modules),
        bot_pace=bot_pace,
        metrics=metrics,
        durability=durability,
        sockets_per_address=sockets_per_address,
    )
    print(f"Shamble: {settings.origins[0]}", file=sys.stderr)
    run(settings, host, port)


def own_origins(host: str, port: int) -> tuple[str, ...]:
    """The addresses under which a browser on this machine finds the server."""
    names = dict.fromkeys([host if ":" not in host else f"[{host}]", "127.0.0.1", "localhost"])
    return tuple(f"http://{name}:{port}" for name in names)

"""`shamble serve`: the server on one address, its matches in one store."""

from __future__ import annotations

import asyncio
import math
import sys
from pathlib import Path
from typing import Any

from shamble.engine.errors import ShambleError
from shamble.match.saves import data_folder
from shamble.server.bots.worker import prepare
from shamble.server.http.connections import listeners
from shamble.server.people.tokens import key_from
from shamble.server.run import run
from shamble.server.settings import Settings
from shamble.store import Store
from shamble.store.holding import held

LONGEST_PACE = 60.0  # seconds


def serve(
    host: str,
    port: int,
    store: str | None,
    origins: list[str],
    key_file: Path | None,
    bot_pace: float,
    sockets_per_address: int,
    **more: Any,  # fields of Settings, as they are
) -> None:
    check_numbers(port, bot_pace, sockets_per_address)
    folder = data_folder()
    if store is None:
        folder.mkdir(parents=True, exist_ok=True)
        store = str(folder / "matches.db")
    where = own_origins(host, port)
    with held(store, where[0]):
        settings = Settings(
            store=store,
            key=key_from(key_file or folder / "server-key"),
            origins=tuple(origins) or where,
            bot_pace=bot_pace,
            sockets_per_address=sockets_per_address,
            **more,
        )
        sockets = listeners(host, port)
        try_out(settings)
        print(f"Shamble: {settings.origins[0]}", file=sys.stderr)
        run(settings, sockets)


def check_numbers(port: int, bot_pace: float, sockets_per_address: int) -> None:
    if not 1 <= port <= 65535:
        raise ShambleError(f"--port must be from 1 to 65535, not {port}")
    if not math.isfinite(bot_pace) or not 0 <= bot_pace <= LONGEST_PACE:
        raise ShambleError(f"--bot-pace must be from 0 to {LONGEST_PACE:g} seconds, not {bot_pace}")
    if sockets_per_address < 0:
        raise ShambleError(
            f"--sockets-per-address must be 0 (any number) or more, not {sockets_per_address}"
        )


def try_out(settings: Settings) -> None:
    """Whatever would stop the server, before it starts: then it is one sentence."""
    prepare(settings.game_modules)
    asyncio.run(try_store(settings))


async def try_store(settings: Settings) -> None:
    store = await Store.open(
        settings.store, durability=settings.durability, patience=settings.store_seconds
    )
    await store.close()


def own_origins(host: str, port: int) -> tuple[str, ...]:
    """The addresses under which a browser on this machine finds the server."""
    names = dict.fromkeys([host if ":" not in host else f"[{host}]", "127.0.0.1", "localhost"])
    return tuple(f"http://{name}:{port}" for name in names)

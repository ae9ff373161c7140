"""What a worker process does: choose an action for a seat, seeing its redacted record only."""

from __future__ import annotations

import os
import signal
import threading
from functools import cache
from importlib import import_module
from multiprocessing import parent_process

import msgspec

import shamble
from shamble import bots
from shamble.bots.prepare import able
from shamble.engine.errors import ShambleError
from shamble.engine.playable import Playable


class Position(msgspec.Struct, frozen=True):
    """All that a bot is told: never a key, never another seat's cards."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    seat: int
    level: str
    record: bytes  # packed, redacted for the seat
    luck: int


def prepare(game_modules: tuple[str, ...]) -> None:
    """Make the games known that live outside `shamble.games`."""
    for name in game_modules:
        try:
            shamble.register(import_module(name).game)
        except (ImportError, AttributeError) as error:
            raise ShambleError(f"{name!r} is no module with a game: {error}") from error


def begin_work(game_modules: tuple[str, ...], yielding: bool = False) -> None:
    """Start of a worker: it ends with the server, however that ends, and not by Ctrl+C itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if yielding and hasattr(os, "nice"):
        os.nice(15)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    prepare(game_modules)


def _end_with_the_server() -> None:
    if server := parent_process():
        server.join()
    os._exit(0)


class Chosen(msgspec.Struct, frozen=True):
    """What a bot does, as texts: a remark first, if it has one."""

    action: str
    remark: str = ""


def choose(position: Position) -> Chosen:
    game = game_of(position.game, position.players, position.options)
    seen = game.game.state.unpack(position.record)
    seat, luck = position.seat, position.luck
    level = able(game.game, position.level)  # nobody waits for a compiler
    remark = bots.remark(game, level, seen, seat, luck)
    action = bots.choose(game, level, seen, seat, luck)
    return Chosen(str(action), str(remark) if remark else "")


@cache
def game_of(game: str, players: int, options: tuple[tuple[str, str], ...]) -> Playable:
    return shamble.load(game, players, **dict(options))

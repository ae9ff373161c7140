"""Compiling in a process of its own, so that nobody waits for it: what it made lies on disk.

    python -m shamble.bots.prepare PACKAGE simulate     what simulations of a game need
    python -m shamble.bots.prepare PACKAGE search       what its searcher needs

It ends with the process that began it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from functools import cache
from importlib import import_module

import shamble
from shamble.bots import SEARCH
from shamble.bots.search import warm_up
from shamble.engine.language.game import Game

ENTRIES = {"simulate": ("native", "simulate"), "search": ("search", "weigh")}
LOOKING_UP = 1.0  # seconds between two looks for the process that began it


def is_ready(game: Game, what: str) -> bool:
    """Whether the compiled code lies on disk."""
    from shamble.engine.native.compiler import is_compiled

    return is_compiled(game, *ENTRIES[what])


class Preparing:
    """Compiled code that is being made."""

    def __init__(self, game: Game, what: str) -> None:
        self._begun = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__, game.package, what, str(os.getpid())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @property
    def done(self) -> bool:
        """Whether it has come to an end; if that was a bad one, whoever needs the code makes it."""
        return self._process.poll() is not None

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._begun

    def stop(self) -> None:
        if not self.done:
            self._process.terminate()
        self._process.wait()


@cache
def _searcher(game: Game) -> Preparing:
    return Preparing(game, "search")


def able(game: Game, level: str) -> str:
    """Which level answers at once: `hints`, in place of a searcher that is still being compiled."""
    if level != SEARCH or is_ready(game, "search"):
        return level
    return level if _searcher(game).done else "hints"


def compile_for(game: Game, what: str) -> None:
    if is_ready(game, what):
        return
    if what == "search":
        warm_up(game)
    else:
        shamble.load(game).target("native").simulate(1, 0)


def main(package: str, what: str, parent: str = "") -> None:
    if parent:
        threading.Thread(target=_end_with, args=(int(parent),), daemon=True).start()
    compile_for(import_module(package).game, what)


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOKING_UP)
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])

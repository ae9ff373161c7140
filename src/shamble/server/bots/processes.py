"""Worker processes: work that must not hold up the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from shamble.server.bots.worker import begin_work

Argument = TypeVar("Argument")
Answer = TypeVar("Answer")


class Workers:
    """Processes that are started when first needed, and anew when one has died.

    With `yielding` they get of the machine what nothing else wants.
    """

    def __init__(
        self, count: int, game_modules: tuple[str, ...], *, yielding: bool = False
    ) -> None:
        self._count, self._beginning = count, (game_modules, yielding)
        self._pool: ProcessPoolExecutor | None = None

    async def call(self, work: Callable[[Argument], Answer], argument: Argument) -> Answer:
        """What a module's function answers, called in a worker."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, get_context("spawn"), begin_work, self._beginning
            )
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, argument)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def rest(self) -> None:
        """Let go of the processes; the next call starts them again."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

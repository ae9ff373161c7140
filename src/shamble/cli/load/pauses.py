"""How long the server's event loop was held up, told second by second in a file.

Two figures for each second: the longest time the loop came late, and how much of it the loop's own
thread was computing. On a busy machine the first also counts what other programs took.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import NamedTuple

TICK = 0.01


class Pause(NamedTuple):
    """In milliseconds."""

    late: float
    computing: float


async def watch(path: Path, seconds: float = 1.0) -> None:
    """Add a line to the file every so many seconds, for ever."""
    longest, until = Pause(0, 0), time.perf_counter() + seconds
    while True:
        began, worked = time.perf_counter(), time.thread_time()
        await asyncio.sleep(TICK)
        now = time.perf_counter()
        late = now - began - TICK
        pause = Pause(1000 * late, 1000 * min(late, time.thread_time() - worked))
        longest = Pause(max(longest.late, pause.late), max(longest.computing, pause.computing))
        if now >= until:
            with path.open("a") as file:
                file.write(f"{longest.late:.2f} {longest.computing:.2f}\n")
            longest, until = Pause(0, 0), now + seconds


def read(path: Path, since: int) -> list[Pause]:
    """The lines from number `since` on."""
    if not path.exists():
        return []
    lines = path.read_text().splitlines(keepends=True)[since:]
    return [Pause(*map(float, line.split())) for line in lines if line.endswith("\n")]

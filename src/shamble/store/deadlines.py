"""Deadlines for many who all may wait equally long: one timer serves them."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType
from typing import Protocol, Self
from weakref import WeakSet


class Waiting(Protocol):
    """A future, or a `Turn`."""

    def done(self) -> bool: ...
    def cancel(self) -> bool: ...


class Deadlines:
    """Cancels what has not come in time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._watched: deque[tuple[float, Waiting]] = deque()
        self._late: WeakSet[Waiting] = WeakSet()
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._watched)

    def watch(self, waiting: Waiting) -> None:
        loop, watched = asyncio.get_running_loop(), self._watched
        while watched and watched[0][1].done():  # nothing that is over is kept for long
            watched.popleft()
        watched.append((loop.time() + self._seconds, waiting))
        if self._timer is None:
            self._timer = loop.call_later(self._seconds, self._look)

    def was_late(self, waiting: Waiting) -> bool:
        return waiting in self._late

    def _look(self) -> None:
        loop, watched = asyncio.get_running_loop(), self._watched
        while watched and (watched[0][1].done() or watched[0][0] <= loop.time()):
            _, waiting = watched.popleft()
            if not waiting.done():
                self._late.add(waiting)
                waiting.cancel()
        self._timer = loop.call_at(watched[0][0], self._look) if watched else None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Turn:
    """A block of code with a deadline: `TimeoutError` after it, as with `asyncio.timeout`."""

    def __init__(self, deadlines: Deadlines) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._task, self._cancelling = task, task.cancelling()
        self._deadlines, self._over = deadlines, False
        deadlines.watch(self)

    def done(self) -> bool:
        return self._over

    def cancel(self) -> bool:
        return self._task.cancel()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._over = True
        if self._deadlines.was_late(self) and self._task.uncancel() <= self._cancelling:
            if kind is not None and issubclass(kind, asyncio.CancelledError):
                raise TimeoutError from error

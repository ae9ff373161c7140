"""Many deadlines by one timer."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from shamble.store.deadlines import Deadlines, Turn


async def for_ever() -> None:
    await asyncio.get_running_loop().create_future()


def test_a_block_that_takes_too_long_ends_with_a_timeout() -> None:
    async def late() -> None:
        deadlines = Deadlines(0.01)
        for _ in range(2):  # and nothing of it is left for the next one
            with pytest.raises(TimeoutError), Turn(deadlines):
                await for_ever()
        task = asyncio.current_task()
        assert task is not None and not task.cancelling()

    asyncio.run(late())


def test_who_is_cancelled_by_somebody_else_stays_cancelled() -> None:
    async def work(deadlines: Deadlines) -> None:
        with Turn(deadlines):
            await for_ever()

    async def cancel() -> None:
        deadlines = Deadlines(1000)
        task = asyncio.create_task(work(deadlines))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        deadlines.stop()

    asyncio.run(cancel())


def test_a_deadline_that_passes_while_the_block_ends_cancels_nothing_after_it() -> None:
    async def late() -> None:
        deadlines = Deadlines(0.01)
        with Turn(deadlines), suppress(asyncio.CancelledError):  # as a shield may
            await for_ever()
        await asyncio.sleep(0)
        task = asyncio.current_task()
        assert task is not None and not task.cancelling()

    asyncio.run(late())


def test_what_is_over_is_not_kept_until_its_deadline() -> None:
    async def many() -> None:
        deadlines = Deadlines(1000)
        for _ in range(100):
            with Turn(deadlines):
                await asyncio.sleep(0)
        assert len(deadlines) == 1
        deadlines.stop()

    asyncio.run(many())

"""What the tests of the store share: a match to keep, and a way to run async tests."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import Any, ParamSpec

import shamble
from shamble.match.fairness import commitment
from shamble.match.match import Acted, Entry, Match, TookBack
from shamble.match.seats import Seat, Table
from shamble.store import StoredMatch

SECRET = bytes(range(100, 132))
LONG = 900.0  # never reached unless something hangs: no test measures time

P = ParamSpec("P")


def in_a_loop(scene: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that is a coroutine."""

    @functools.wraps(scene)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def limited() -> None:
            await asyncio.wait_for(scene(*args, **kwargs), LONG)

        asyncio.run(limited())

    return run


def a_match(match: str = "m1", **fields: Any) -> StoredMatch:
    """A match of the puzzle: nothing is hidden in it, so every answer can be taken back."""
    game = puzzle()
    usual: dict[str, Any] = {
        "game": game.game.id,
        "rules": game.game.version,
        "players": game.players,
        "options": game.options,
        "commitment": commitment(SECRET),
        "table": a_table(name="Ann", holder="ann-1"),
    }
    return StoredMatch(id=match, **usual | fields)


def a_table(**chair: Any) -> Table:
    return Table(seats=(Seat(**chair),))


@functools.cache
def puzzle() -> shamble.Playable:
    return shamble.load("pursuit", puzzle=True)


def an_answer(key: bytes = SECRET) -> str:
    """A first answer to the puzzle of this key that is not its last."""
    game = puzzle()
    for answer in game.legal(game.new(key=key), 0):
        match = Match(game, key, [Acted(0, str(answer))])
        if match.barrier(0) is None:
            return str(answer)
    raise AssertionError("there is no such answer: choose another secret")


def an_entry(seq: int, answer: str, request: str = "") -> Entry:
    """The entry of a log without end: an answer, taken back, given again, …"""
    return TookBack(0, request) if seq % 2 else Acted(0, answer, request)

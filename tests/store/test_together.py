"""Entries of several matches that wait together are stored by one statement, or each by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from shamble.match.match import Acted
from shamble.store import AlreadyDone, Conflict, NoSuchMatch, Store
from shamble.store import sqlite as sqlite_store
from shamble.store.log_rows import Append, append_together
from tests.store.scenes import SECRET, a_match, in_a_loop

MANY = 150  # more than one statement takes


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, bool]]:
    """For each statement, how many entries it was given, and whether it took them."""
    noted: list[tuple[int, bool]] = []

    def noting(connection: Any, appends: Sequence[Append]) -> bool:
        noted.append((len(appends), append_together(connection, appends)))
        return noted[-1][1]

    monkeypatch.setattr(sqlite_store, "append_together", noting)
    return noted


async def with_matches(path: Path, count: int) -> Store:
    store = await Store.open(path / "store.db")
    await asyncio.gather(*(store.create(a_match(f"m{n}"), SECRET) for n in range(count)))
    return store


@in_a_loop
async def all_at_once(path: Path, taken: list[tuple[int, bool]]) -> None:
    async with await with_matches(path, MANY) as store:
        entries = [Acted(0, f"move {n} \u732b '\"", f"r{n}") for n in range(MANY)]
        appends = (store.append(f"m{n}", 0, entry) for n, entry in enumerate(entries))
        assert await asyncio.gather(*appends) == [None] * MANY
        for n, entry in enumerate(entries):
            assert await store.entries(f"m{n}") == [entry]
    assert sum(count for count, _ in taken) >= MANY - 1
    assert all(whole for _, whole in taken)


def test_what_waits_together_is_one_statement(
    tmp_path: Path, taken: list[tuple[int, bool]]
) -> None:
    all_at_once(tmp_path, taken)


@in_a_loop
async def one_of_each_kind(path: Path, taken: list[tuple[int, bool]]) -> None:
    async with await with_matches(path, 5) as store:
        await store.append("m0", 0, Acted(0, "a", "before"))
        outcomes = await asyncio.gather(
            store.append("m1", 0, Acted(0, "a", "r")),
            store.append("m0", 1, Acted(0, "b", "before")),  # done already
            store.append("m2", 7, Acted(0, "a", "r")),  # not the next
            store.append("nobody", 0, Acted(0, "a", "r")),
            store.append("m3", 0, Acted(0, "a", "")),
            store.append("m3", 0, Acted(0, "a", "")),  # the same: somebody else was first
            store.append("m4", 0, Acted(0, "a", "x")),
            store.append("m4", 1, Acted(0, "b", "y")),
            return_exceptions=True,
        )
        kinds = [type(outcome) for outcome in outcomes]
        nothing = type(None)
        assert kinds == [
            *(nothing, AlreadyDone, Conflict, NoSuchMatch),
            *(nothing, Conflict, nothing, nothing),
        ]
        logs = [await store.entries(f"m{n}") for n in range(5)]
        assert [len(log) for log in logs] == [1, 1, 0, 1, 2]
    assert (False in (whole for _, whole in taken)) == (taken != [])


def test_a_refused_entry_keeps_no_other_from_being_stored(
    tmp_path: Path, taken: list[tuple[int, bool]]
) -> None:
    one_of_each_kind(tmp_path, taken)
    assert taken


@in_a_loop
async def the_same_twice(path: Path) -> None:
    async with await with_matches(path, 2) as store:
        outcomes = await asyncio.gather(
            *(store.append(f"m{n % 2}", 0, Acted(0, "a", "")) for n in range(6)),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == (
            ["Conflict"] * 4 + ["NoneType"] * 2
        )


def test_of_equal_entries_one_is_acknowledged(tmp_path: Path) -> None:
    the_same_twice(tmp_path)

"""Stores that earlier versions wrote, and a server on a copy of one."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shamble.server.people.guests import COOKIE, Guest
from shamble.server.people.tokens import Signer
from tests.server.houses import House, Visitor, house, settings

STORES = sorted((Path(__file__).parent / "stores").glob("*.db.xz"))


@dataclass
class Kept:
    """A match as the old store has it."""

    id: str
    game: str
    rules: int
    players: int
    status: str
    ending: str | None
    holders: list[str]


def unpacked(store: Path, folder: Path) -> Path:
    """A copy where a server of today will look for its matches."""
    folder.mkdir(exist_ok=True)
    path = folder / "matches.db"
    path.write_bytes(lzma.decompress(store.read_bytes()))
    return path


def matches(path: Path) -> list[Kept]:
    query = 'SELECT id, game, rules, players, status, ending, "table" FROM matches ORDER BY rowid'
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(query).fetchall()
    return [kept(*row) for row in rows]


def kept(
    match: str, game: str, rules: int, players: int, status: str, ending: str | None, table: str
) -> Kept:
    holders = [seat["holder"] for seat in json.loads(table)["seats"]]
    return Kept(match, game, rules, players, status, ending, holders)


def look(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


@contextmanager
def opened(store: Path, folder: Path, **changes: Any) -> Iterator[tuple[House, list[Kept]]]:
    path = unpacked(store, folder)
    known = matches(path)
    with house(settings(folder, **changes)) as running:
        yield running, known


def the_one(home: House, match: Kept, seat: int = 0) -> Visitor:
    """Whoever sits there, come back."""
    visitor = home.guest()
    cookie = Signer(b"k" * 32).sign("guest", Guest(match.holders[seat], "Ann"))
    visitor.http.cookies.set(COOKIE, cookie)
    return visitor

"""Where the logs of matches are kept: SQLite for one process, PostgreSQL for several.

async with await Store.open("shamble.db") as store:
    await store.create(match, secret)
    await store.append(match.id, 0, Acted(0, "rest"))
    await store.entries(match.id)
"""

from __future__ import annotations

from shamble.store.changes import Change, Changes
from shamble.store.errors import (
    AlreadyDone,
    BadText,
    CannotOpen,
    Conflict,
    NoSuchMatch,
    StoreError,
    Unavailable,
)
from shamble.store.records import ChatLine, Status, StoredMatch
from shamble.store.store import Store

__all__ = [
    "AlreadyDone",
    "BadText",
    "CannotOpen",
    "Change",
    "Changes",
    "ChatLine",
    "Conflict",
    "NoSuchMatch",
    "Status",
    "Store",
    "StoreError",
    "StoredMatch",
    "Unavailable",
]

"""Rows of `forgotten`: guests whose cookies and links are dead."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import Connection, Text, bindparam, delete, select

from shamble.store.dialects import insert
from shamble.store.records import now
from shamble.store.schema import forgotten

LATELY = timedelta(minutes=2)  # clocks of several machines differ

_known = select(forgotten.c.guest).where(forgotten.c.guest == bindparam("of", type_=Text))


def forget(connection: Connection, guest: str, seconds: float) -> None:
    """Remember a guest as forgotten, for as long as a cookie lasts; and no longer."""
    at = now()
    connection.execute(delete(forgotten).where(forgotten.c.until < at))
    row = {"guest": guest, "at": at, "until": at + timedelta(seconds=seconds)}
    connection.execute(insert(connection, forgotten).on_conflict_do_nothing(), row)


def is_forgotten(connection: Connection, guest: str) -> bool:
    return connection.scalar(_known, {"of": guest}) is not None


def lately(connection: Connection) -> set[str]:
    return set(connection.scalars(select(forgotten.c.guest).where(forgotten.c.at > now() - LATELY)))

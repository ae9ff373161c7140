"""What the two databases say differently."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, CursorResult, Dialect, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say ON CONFLICT: both know it, but plain SQL does not."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def insert_new(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that does nothing where the row's key is taken; always the same object."""
    return _insert_new(connection.dialect.name, table)


@cache
def _insert_new(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    made = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    return made.on_conflict_do_nothing(index_elements=[*table.primary_key.columns])


class Spelt(NamedTuple):
    """A statement in the words of a database, its values in their order, those it has itself."""

    words: str
    order: list[str]
    own: dict[str, Any]


_spelt: dict[tuple[Any, Dialect], Spelt] = {}


def prepared(
    connection: Connection, make: Callable[[Connection], Insert], values: dict[str, Any]
) -> CursorResult[Any]:
    """Execute a statement that is spelt out once, not anew for each execution.

    Its values reach the driver as they are: numbers and texts only.
    """
    spelt = _spelt.get((make, connection.dialect))
    if spelt is None:
        compiled = make(connection).compile(dialect=connection.dialect)
        spelt = Spelt(str(compiled), list(compiled.positiontup or ()), dict(compiled.params))
        _spelt[make, connection.dialect] = spelt
    whole = {**spelt.own, **values}
    return connection.exec_driver_sql(spelt.words, tuple(whole[name] for name in spelt.order))

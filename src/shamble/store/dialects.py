"""What the two databases say differently."""

from __future__ import annotations

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say ON CONFLICT: both know it, but plain SQL does not."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)

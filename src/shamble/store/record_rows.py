"""Rows of `records`: finished matches as they were told. The first that is written stays."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, Text, and_, bindparam, false, or_, select

from shamble.store.dialects import insert
from shamble.store.match_rows import Place, must_exist
from shamble.store.records import now
from shamble.store.schema import matches, records
from shamble.store.texts import asked_for

_data = select(records.c.data).where(records.c.match == bindparam("of", type_=Text))


def find(connection: Connection, match: str) -> bytes | None:
    found = connection.scalar(_data, {"of": asked_for(match)})
    return None if found is None else bytes(found)


def keep(connection: Connection, match: str, data: bytes) -> None:
    must_exist(connection, match)
    row = {"match": match, "data": data, "made": now()}
    connection.execute(insert(connection, records).on_conflict_do_nothing(), row)


def missing(connection: Connection, after: Place | None, limit: int) -> list[Place]:
    """Matches that are over and have no record, in the order in which they ended."""
    query = (
        select(matches.c.updated, matches.c.id)
        .outerjoin(records, records.c.match == matches.c.id)
        .where(matches.c.status == "over", records.c.match.is_(None))
        .order_by(matches.c.updated, matches.c.id)
        .limit(limit)
    )
    if after is not None:
        when, match = after
        same = and_(matches.c.updated == when, matches.c.id > match)
        query = query.where(or_(matches.c.updated > when, same))
    return [(row[0], row[1]) for row in connection.execute(query)]


def outdated(
    connection: Connection, versions: Mapping[str, int], after: str, limit: int
) -> list[str]:
    """Matches not over that are played by older rules than these, in the order of their ids."""
    older = [
        and_(matches.c.game == game, matches.c.rules < rules) for game, rules in versions.items()
    ]
    query = (
        select(matches.c.id)
        .where(matches.c.status.in_(["open", "running"]), or_(false(), *older))
        .where(matches.c.id > after)
        .order_by(matches.c.id)
        .limit(limit)
    )
    return list(connection.scalars(query))

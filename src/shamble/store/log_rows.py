"""Rows of `log`: the entries of a match, numbered from 0 without a gap, never changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import msgspec
from sqlalchemy import (
    Connection,
    Insert,
    Integer,
    Text,
    and_,
    bindparam,
    func,
    literal,
    select,
    union_all,
)
from sqlalchemy.exc import IntegrityError

from shamble.match.match import Acted, Entry
from shamble.store.dialects import insert, prepared
from shamble.store.errors import AlreadyDone, Conflict, StoreError
from shamble.store.match_rows import must_exist
from shamble.store.schema import log, matches
from shamble.store.texts import LONGEST_NAME, asked_for, kept, kept_json

HIGHEST = 2**31 - 1  # of an integer column

_decoder = msgspec.json.Decoder(Entry)

_next = select(func.coalesce(func.max(log.c.seq) + 1, 0)).where(log.c.match == matches.c.id)

# One statement, so that it needs no transaction: a row if the match exists and seq is the next.
# Of two writers who both find it so, the primary key lets one in; the other inserts nothing.
_columns = ["match", "seq", "seat", "request", "entry"]
_row = select(
    matches.c.id,
    bindparam("seq", type_=Integer),
    bindparam("seat", type_=Integer),
    bindparam("request", type_=Text),
    bindparam("entry", type_=Text),
).where(
    matches.c.id == bindparam("of", type_=Text),
    _next.scalar_subquery() == bindparam("seq", type_=Integer),
)


_entries = (
    select(log.c.entry)
    .where(log.c.match == bindparam("of", type_=Text), log.c.seq >= bindparam("since"))
    .order_by(log.c.seq)
)


def _new(connection: Connection) -> Insert:
    return insert(connection, log).from_select(_columns, _row).on_conflict_do_nothing()


@dataclass(frozen=True, eq=False)
class Append:
    """Work: store the next entry of a match."""

    match: str
    seq: int
    entry: Entry

    def __call__(self, connection: Connection) -> None:
        match, seq, entry = self.match, self.seq, self.entry
        kept("a request", entry.request, LONGEST_NAME)
        if 0 <= seq <= HIGHEST:
            values = {
                "of": asked_for(match),
                "seq": seq,
                "seat": entry.seat,
                "request": entry.request,
                "entry": kept_json("an entry", entry),
            }
            if prepared(connection, _new, values).rowcount == 1:
                return
        raise _refusal(connection, match, seq, entry)


def append_together(connection: Connection, appends: Sequence[Append]) -> bool:
    """Store entries of different matches by one statement of SQLite; False if it took not all.

    The work is the same as that of each by itself, but the thread gives the interpreter up, and
    waits for it again, once and not for each.
    """
    values: list[object] = []
    for one in appends:
        entry = one.entry
        if not 0 <= one.seq <= HIGHEST:
            return False
        try:
            kept("a request", entry.request, LONGEST_NAME)
            values += (asked_for(one.match), one.seq, entry.seat, entry.request)
            values.append(kept_json("an entry", entry))
        except StoreError:
            return False
    result = connection.exec_driver_sql(_together(len(appends)), tuple(values))
    return result.rowcount == len(appends)


@cache
def _together(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * count)
    return (
        'INSERT INTO log ("match", seq, seat, request, entry)'
        " SELECT matches.id, column2, column3, column4, column5"
        f" FROM (VALUES {rows}) CROSS JOIN matches ON matches.id = column1"
        ' WHERE coalesce((SELECT max(seq) + 1 FROM log WHERE log."match" = matches.id), 0)'
        " = column2 ON CONFLICT DO NOTHING"
    )


def begin(connection: Connection, match: str, entries: Sequence[Entry]) -> None:
    """The log of a match that is created in the same transaction."""
    rows = [
        {
            "match": match,
            "seq": seq,
            "seat": entry.seat,
            "request": kept("a request", entry.request, LONGEST_NAME),
            "entry": kept_json("an entry", entry),
        }
        for seq, entry in enumerate(entries)
    ]
    if rows:
        connection.execute(log.insert(), rows)


def append_many(connection: Connection, match: str, seq: int, entries: list[Entry]) -> None:
    """All of them or none, in one statement, since not every database has a transaction here."""
    for entry in entries:
        kept("a request", entry.request, LONGEST_NAME)
    if entries and 0 <= seq <= HIGHEST - len(entries):
        asked_for(match)
        rows = union_all(
            *(
                select(
                    literal(number, Integer).label("seq"),
                    literal(entry.seat, Integer).label("seat"),
                    literal(entry.request, Text).label("request"),
                    literal(kept_json("an entry", entry), Text).label("entry"),
                )
                for number, entry in enumerate(entries, seq)
            )
        ).subquery()
        here = and_(matches.c.id == match, _next.scalar_subquery() == seq)
        columns = (matches.c.id, rows.c.seq, rows.c.seat, rows.c.request, rows.c.entry)
        new = select(*columns).select_from(rows.join(matches, here))
        try:
            if connection.execute(log.insert().from_select(_columns, new)).rowcount > 0:
                return
        except IntegrityError:  # somebody wrote one of them at the same moment
            raise Conflict(f"entry {seq} of match {match!r} is not the next one any more") from None
    raise _refusal(connection, match, seq, Acted(0, ""))


def _refusal(connection: Connection, match: str, seq: int, entry: Entry) -> StoreError:
    """Why there was no room for the entry."""
    must_exist(connection, match)
    if entry.request:
        own = (log.c.match == match, log.c.seat == entry.seat, log.c.request == entry.request)
        done = connection.scalar(select(log.c.seq).where(*own))
        if done is not None:
            return AlreadyDone(done)
    due = connection.scalar(_next.where(matches.c.id == match).select_from(log, matches))
    return Conflict(f"entry {seq} of match {match!r} is not the next one; {due} is")


def entries(connection: Connection, match: str, since: int) -> list[Entry]:
    here = {"of": asked_for(match), "since": min(since, HIGHEST)}
    rows = connection.scalars(_entries, here).all()
    if not rows:
        must_exist(connection, match)
    try:
        return [_decoder.decode(row) for row in rows]
    except msgspec.DecodeError as error:
        raise StoreError(f"the log of match {match!r} is damaged: {error}") from error

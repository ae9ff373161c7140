"""Rows of `chat`: what was said at a table, numbered from 0."""

from __future__ import annotations

from sqlalchemy import Connection, Integer, Text, bindparam, func, select

from shamble.store.dialects import insert
from shamble.store.log_rows import HIGHEST
from shamble.store.match_rows import must_exist
from shamble.store.records import ChatLine, now
from shamble.store.schema import Utc, chat, matches
from shamble.store.texts import asked_for, kept

FIELDS = ChatLine.__struct_fields__

_next = select(func.coalesce(func.max(chat.c.number) + 1, 0)).where(chat.c.match == matches.c.id)
_columns = ["match", "number", "seat", "name", "text", "at"]
_row = select(
    matches.c.id,
    _next.scalar_subquery(),
    bindparam("seat", type_=Integer),
    bindparam("name", type_=Text),
    bindparam("text", type_=Text),
    bindparam("at", type_=Utc),
).where(matches.c.id == bindparam("of", type_=Text))


def say(connection: Connection, match: str, seat: int | None, name: str, text: str) -> ChatLine:
    kept("a name", name)
    kept("what is said", text)
    at = now()
    said = {"of": asked_for(match), "seat": seat, "name": name, "text": text, "at": at}
    new = insert(connection, chat).from_select(_columns, _row).on_conflict_do_nothing()
    while (number := connection.scalar(new.returning(chat.c.number), said)) is None:
        must_exist(connection, match)  # somebody spoke at the same moment: the next number, then
    return ChatLine(number=number, seat=seat, name=name, text=text, at=at)


def lines(connection: Connection, match: str, since: int) -> list[ChatLine]:
    here = (chat.c.match == asked_for(match), chat.c.number >= min(since, HIGHEST))
    query = select(*(chat.c[name] for name in FIELDS)).where(*here)
    rows = connection.execute(query.order_by(chat.c.number)).all()
    if not rows:
        must_exist(connection, match)
    return [ChatLine(**dict(zip(FIELDS, row, strict=True))) for row in rows]

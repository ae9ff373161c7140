"""Rows of `chat`: what was said at a table, numbered from 0."""

from __future__ import annotations

import msgspec
from sqlalchemy import Boolean, Connection, Integer, Text, bindparam, func, select

from shamble.match.notices import Notice
from shamble.store.dialects import insert
from shamble.store.log_rows import HIGHEST
from shamble.store.match_rows import must_exist
from shamble.store.records import ChatLine, now
from shamble.store.schema import Utc, chat, matches
from shamble.store.texts import LONGEST_NAME, asked_for, kept

FIELDS = ChatLine.__struct_fields__


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A line before it has a number; who said it by the server's own name, and their request."""

    seat: int | None
    name: str
    text: str
    to: int | None = None
    speaker: str = ""
    request: str = ""
    hearer: str = ""
    key: str = ""
    apart: bool = False


_next = select(func.coalesce(func.max(chat.c.number) + 1, 0)).where(chat.c.match == matches.c.id)
_columns = ["match", "number", "seat", "name", "text", "at", "to", "speaker", "request"]
_columns += ["hearer", "key", "apart"]
_row = select(
    matches.c.id,
    _next.scalar_subquery(),
    bindparam("seat", type_=Integer),
    bindparam("name", type_=Text),
    bindparam("text", type_=Text),
    bindparam("at", type_=Utc),
    bindparam("to", type_=Integer),
    bindparam("speaker", type_=Text),
    bindparam("request", type_=Text),
    bindparam("hearer", type_=Text),
    bindparam("key", type_=Text),
    bindparam("apart", type_=Boolean),
).where(matches.c.id == bindparam("of", type_=Text))


def say(connection: Connection, match: str, said: Said) -> ChatLine:
    kept("a name", said.name)
    kept("what is said", said.text)
    kept("a request", said.request, LONGEST_NAME)
    at = now()
    values = {**msgspec.structs.asdict(said), "of": asked_for(match), "at": at}
    new = insert(connection, chat).from_select(_columns, _row).on_conflict_do_nothing()
    while (number := connection.scalar(new.returning(chat.c.number), values)) is None:
        if before := said_before(connection, match, said.speaker, said.request):
            return before
        must_exist(connection, match)  # somebody spoke at the same moment: the next number, then
    fields = {name: getattr(said, name) for name in FIELDS if name not in ("number", "at")}
    return ChatLine(number=number, at=at, **fields)


def notify(connection: Connection, match: str, notice: Notice) -> None:
    """Tell everybody at the table something that nobody said."""
    said = Said(seat=notice.seat, name=notice.name, text=notice.detail, key=notice.key)
    say(connection, match, said)


def said_before(connection: Connection, match: str, speaker: str, request: str) -> ChatLine | None:
    """The line that a request of the speaker has become already."""
    if not request:
        return None
    same = {"match": asked_for(match), "speaker": speaker, "request": request}
    query = select(*(chat.c[name] for name in FIELDS)).filter_by(**same)
    row = connection.execute(query).first()
    return ChatLine(**dict(zip(FIELDS, row, strict=True))) if row else None


_lines = (
    select(*(chat.c[name] for name in FIELDS))
    .where(chat.c.match == bindparam("of", type_=Text), chat.c.number >= bindparam("since"))
    .order_by(chat.c.number)
)


def lines(connection: Connection, match: str, since: int) -> list[ChatLine]:
    """What was said from a line on; of a match that does not exist, nothing."""
    rows = connection.execute(_lines, {"of": asked_for(match), "since": min(since, HIGHEST)})
    return [ChatLine(**dict(zip(FIELDS, row, strict=True))) for row in rows]

"""The tables. A change here needs a revision in `migrations/versions`; a test compares the two."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    false,
    text,
)

metadata = MetaData()


class Utc(TypeDecorator[datetime]):
    """A moment in UTC. SQLite forgets the time zone: it is given back here."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # read by `Store.secret` alone
    Column("commitment", Text, nullable=False),
    Column("table", JSON, nullable=False),  # match.seats.Table
    Column("status", Text, nullable=False),
    Column("ending", Text),
    Column("version", Integer, nullable=False),  # for compare-and-swap
    Column("created", Utc, nullable=False),
    Column("updated", Utc, nullable=False),
    Index("matches_by_status", "status", "updated"),
    Index("matches_by_time", "updated"),
)

# Who has ever sat where; whether they still do, the match's table says.
sitters = Table(
    "sitters",
    metadata,
    Column("holder", Text, primary_key=True),
    Column("match", Text, primary_key=True),
)

log = Table(
    "log",
    metadata,
    Column("match", Text, ForeignKey(matches.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # the key is the lock
    Column("seat", Integer, nullable=False),
    Column("request", Text, nullable=False),
    Column("entry", Text, nullable=False),  # JSON
    Index(  # a request acts once, whichever process it reaches
        "log_requests",
        "match",
        "seat",
        "request",
        unique=True,
        sqlite_where=text("request <> ''"),
        postgresql_where=text("request <> ''"),
    ),
)

# Guests whose cookies and links are good for nothing, until these have ended by themselves.
forgotten = Table(
    "forgotten",
    metadata,
    Column("guest", Text, primary_key=True),  # a hash of their name here
    Column("at", Utc, nullable=False),
    Column("until", Utc, nullable=False),
    Index("forgotten_by_time", "at"),
    Index("forgotten_by_end", "until"),
)

chat = Table(
    "chat",
    metadata,
    Column("match", Text, ForeignKey(matches.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Utc, nullable=False),
    Column("to", Integer),  # the seat that alone may hear it
    Column("speaker", Text, nullable=False),  # the server's own name for whoever spoke
    Column("request", Text, nullable=False),
    Column("hearer", Text, nullable=False, server_default=""),  # who alone may hear it
    Column("key", Text, nullable=False, server_default=""),  # of a notice, which nobody said
    Column("apart", Boolean, nullable=False, server_default=false()),  # among spectators
    Index(  # a retry is no second line
        "chat_requests",
        "match",
        "speaker",
        "request",
        unique=True,
        sqlite_where=text("request <> ''"),
        postgresql_where=text("request <> ''"),
    ),
)

# What is told of a finished match: `match.record` reads it. Written once.
records = Table(
    "records",
    metadata,
    Column("match", Text, ForeignKey(matches.c.id), primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("made", Utc, nullable=False),
)

"""Chat: which person alone hears a line, notices, and what is said among spectators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for name in ("hearer", "key"):
        op.add_column("chat", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.add_column("chat", sa.Column("apart", sa.Boolean, nullable=False, server_default=sa.false()))
    whispers_belong_to_people()


def whispers_belong_to_people() -> None:
    """Whoever has the seat now heard them: until this version a whisper was the seat's."""
    connection = op.get_bind()
    chat = sa.table("chat", sa.column("match"), sa.column("to"), sa.column("hearer"))
    matches = sa.table("matches", sa.column("id"), sa.column("table", sa.JSON))
    whispered = sa.select(chat.c.match).where(chat.c.to.is_not(None)).distinct()
    query = sa.select(matches.c.id, matches.c.table).where(matches.c.id.in_(whispered))
    for match, table in connection.execute(query).all():
        for number, seat in enumerate(table["seats"]):
            if holder := seat.get("holder"):
                connection.execute(
                    sa.update(chat)
                    .where(chat.c.match == match, chat.c.to == number)
                    .values(hearer=holder)
                )

"""Matches, their logs, their chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("table", sa.JSON, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("ending", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", moment, nullable=False),
        sa.Column("updated", moment, nullable=False),
    )
    op.create_index("matches_by_status", "matches", ["status", "updated"])
    op.create_index("matches_by_time", "matches", ["updated"])
    op.create_table(
        "sitters",
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, primary_key=True),
    )
    op.create_table(
        "log",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_index(
        "log_requests",
        "log",
        ["match", "seat", "request"],
        unique=True,
        sqlite_where=sa.text("request <> ''"),
        postgresql_where=sa.text("request <> ''"),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.Column("to", sa.Integer),
        sa.Column("speaker", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
    )
    op.create_index(
        "chat_requests",
        "chat",
        ["match", "speaker", "request"],
        unique=True,
        sqlite_where=sa.text("request <> ''"),
        postgresql_where=sa.text("request <> ''"),
    )

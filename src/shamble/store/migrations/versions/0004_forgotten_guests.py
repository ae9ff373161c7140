"""Guests whose cookies and links are dead."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "forgotten",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("at", moment, nullable=False),
        sa.Column("until", moment, nullable=False),
    )
    op.create_index("forgotten_by_time", "forgotten", ["at"])
    op.create_index("forgotten_by_end", "forgotten", ["until"])

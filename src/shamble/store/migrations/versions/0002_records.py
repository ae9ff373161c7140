"""Records of finished matches, readable without the rules they were played by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    )

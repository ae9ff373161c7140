"""How Alembic runs a revision here: on the connection that `upgrade` hands over."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()

"""The history of the tables. `upgrade` brings a database to the newest revision, `HEAD`."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from shamble.store.errors import CannotOpen

HEAD = "0004"
LOCK = 0x5A_B1E  # any number, the same in every process


def upgrade(connection: Connection) -> None:
    """Run what is missing, inside the caller's transaction; one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    current = _revision(connection)
    if current != HEAD:
        _run(connection, current)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _run(connection: Connection, current: str | None) -> None:
    # Imported late: a database is older than the program once in a while only.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    if current is not None and current not in known:
        raise CannotOpen(
            f"this database was written by a newer Shamble (its revision is {current!r});"
            " update Shamble, or use another database"
        )
    command.upgrade(config, HEAD)

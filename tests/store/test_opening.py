"""Opening: addresses, closed doors, and tables that are brought up to date."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from shamble.engine.errors import ShambleError
from shamble.store import CannotOpen, Store, migrations
from shamble.store.schema import metadata
from tests.postgres import Server
from tests.store.scenes import SECRET, a_match, in_a_loop

WRONG_ADDRESSES = {
    "": "no database is named",
    "mysql://host/shamble": "in sqlite or postgresql, not in mysql",
    "postgresql+psycopg://host/shamble": "not in postgresql.psycopg",
    "postgresql://ann:hush@host:port/x": "the address of the database is no URL",
    "://": "the address of the database is no URL",
    "sqlite://": "a sqlite URL names a file",
    "sqlite:///:memory:": "a sqlite URL names a file",
    "sqlite://relative.db": "a sqlite URL names a file",
    "sqlite:///x.db?synchronous=OFF": "synchronous is FULL or NORMAL, not OFF",
    "sqlite:///x.db?synchronus=FULL": "unknown setting 'synchronus'; did you mean synchronous?",
    "postgresql://ann:hush@127.0.0.1:1/shamble": "cannot use the database postgresql.*failed",
    "postgresql://ann:hush@no-such-host.invalid/shamble": "cannot use the database .*invalid",
    "postgresql://ann@/shamble?host=/no/such/folder": "cannot use the database .*No such file",
    "postgresql://ann:hush@127.0.0.1/shamble?colour=red": "a setting .* is unknown: .*colour",
}


@pytest.mark.parametrize("address", WRONG_ADDRESSES)
def test_a_wrong_address_gets_a_sentence(address: str) -> None:
    with pytest.raises(CannotOpen, match=WRONG_ADDRESSES[address]) as caught:
        asyncio.run(Store.open(address))
    assert isinstance(caught.value, ShambleError)
    assert "hush" not in str(caught.value)


def test_a_server_that_refuses_gets_a_sentence(postgres: Server) -> None:
    for address, why in {
        postgres.url("nowhere"): 'database "nowhere" does not exist',
        postgres.url("postgres").replace("//postgres@", "//ann@"): 'role "ann" does not exist',
    }.items():
        with pytest.raises(CannotOpen, match=why):
            asyncio.run(Store.open(address))


def test_a_file_that_cannot_be_used_gets_a_sentence(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("This is not a database, but a note of some length. " * 50)
    for path, why in {
        note / "shamble.db": "File exists|Not a directory",
        tmp_path: "Is a directory",
        note: "file is not a database",
        Path("/proc/shamble.db"): "No such file|Permission|not permitted",
    }.items():
        with pytest.raises(CannotOpen, match=f"cannot use the database .*({why})"):
            asyncio.run(Store.open(path))
    assert note.read_text().startswith("This is not a database")


def test_without_asyncpg_the_way_to_get_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "shamble.store.postgres", raising=False)
    with pytest.raises(CannotOpen, match=re.escape("pip install 'shamble[postgres]'")):
        asyncio.run(Store.open("postgresql://host/shamble"))


@in_a_loop
async def test_a_path_is_an_address_too(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "100 % ours.db"
    async with await Store.open(path) as store:
        await store.create(a_match(), SECRET)
    async with await Store.open(str(path)) as store:
        assert len(await store.matches()) == 1
    assert path.stat().st_mode & 0o077 == 0, "it holds secrets"


@pytest.mark.parametrize(("query", "level"), [("", 2), ("?synchronous=normal", 1)])
@in_a_loop
async def test_sqlite_waits_for_the_disk_unless_told_otherwise(
    tmp_path: Path, query: str, level: int
) -> None:
    async with await Store.open(f"sqlite:///{tmp_path}/x.db{query}") as store:
        assert await asked(store, "PRAGMA synchronous") == level
        assert await asked(store, "PRAGMA journal_mode") == "wal"
        assert await asked(store, "PRAGMA foreign_keys") == 1


async def asked(store: Store, question: str) -> Any:
    return await store._database.write(lambda connection: connection.scalar(text(question)))


# ---- the tables


@in_a_loop
async def test_two_who_open_a_new_database_at_once_both_can(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    for number, store in enumerate(stores):
        await store.create(a_match(f"m{number}"), SECRET)
    for store in stores:
        assert len(await store.matches()) == 4
        await store.close()


@in_a_loop
async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    async with await Store.open(url) as store:
        await store._database.write(
            lambda connection: connection.execute(
                text("UPDATE alembic_version SET version_num = '9999'")
            )
        )
    with pytest.raises(CannotOpen, match=r"written by a newer Shamble \(its revision is '9999'\)"):
        await Store.open(url)


@in_a_loop
async def test_migrations_and_metadata_give_the_same_tables(
    url: str,
) -> None:
    async with await Store.open(url) as store:
        migrated = await store._database.read(definitions)
        assert await store._database.read(differences) == []

        def anew(connection: Connection) -> None:
            metadata.drop_all(connection)
            metadata.create_all(connection)

        await store._database.write(anew)
        assert await store._database.read(definitions) == migrated
        assert len(migrated) >= 6


@in_a_loop
async def test_a_store_of_the_former_version_is_read_and_its_whispers_belong_to_people(
    url: str,
) -> None:
    """Of its seats, and of what was decided about them, nothing is lost."""
    async with await Store.open(url) as store:
        await store.create(a_match(), SECRET)
        await store.say("m1", 0, "Ann", "psst", to=0, speaker="ben")
        await store.say("m1", 0, "Ann", "hello", speaker="ann-1")

        def as_it_was(connection: Connection) -> None:
            for column in ("hearer", "key", "apart"):
                connection.execute(text(f'ALTER TABLE chat DROP COLUMN "{column}"'))
            old = '{"seats": [{"holder": "ann-1", "name": "Ann", "after": 60}], "host": "ann-1"}'
            connection.execute(text('UPDATE matches SET "table" = :old'), {"old": old})
            connection.execute(text("DROP TABLE records"))
            connection.execute(text("DROP TABLE forgotten"))
            connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))

        await store._database.write(as_it_was)
    async with await Store.open(url) as store:
        whisper, loud = await store.chat("m1")
        assert (whisper.speaker, whisper.hearer, whisper.key) == ("ben", "ann-1", "")
        assert (loud.hearer, loud.apart) == ("", False)
        table = (await store.match("m1")).table
        assert (table.seats[0].holder, table.seats[0].after, table.absence) == ("ann-1", 60, 0)
        assert (table.vote, table.past, table.quiet) == (None, (), False)


def test_head_is_the_last_revision() -> None:
    script = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert script.get_heads() == [migrations.HEAD]


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def definitions(connection: Connection) -> set[str]:
    """Every table, key and index, in the database's own words."""
    if connection.dialect.name == "sqlite":
        query = """
            SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL
            UNION SELECT t.name || ' ' || c.name || ' ' || c.type || ' ' || c."notnull"
                || ' ' || c.pk || ' ' || coalesce(c.dflt_value, '')
                FROM sqlite_master AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table'
            UNION SELECT t.name || ' ' || f."from" || ' ' || f."table" || ' ' || f."to"
                FROM sqlite_master AS t, pragma_foreign_key_list(t.name) AS f
        """
    else:
        query = """
            SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
            UNION SELECT conrelid::regclass || pg_get_constraintdef(oid) FROM pg_constraint
                WHERE connamespace = 'public'::regnamespace
            UNION SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable,
                column_default) FROM information_schema.columns WHERE table_schema = 'public'
        """
    found = connection.scalars(text(query)).all()
    return {" ".join(line.split()) for line in found if "alembic" not in line}


def test_a_damaged_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE matches (something TEXT)")
    with pytest.raises(CannotOpen, match="table matches already exists"):
        asyncio.run(Store.open(path))

"""Where a store is: the path of a file, or the URL of a database."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from shamble.engine.errors import choices, did_you_mean
from shamble.store.database import Database
from shamble.store.errors import CannotOpen
from shamble.store.sqlite import SYNCHRONOUS, Sqlite

POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg")
SQLITE = ("sqlite", "sqlite+aiosqlite")
DURABILITY = ("full", "normal")
EXAMPLES = "shamble.db, sqlite:////var/lib/shamble.db or postgresql://name@host/shamble"


async def open_database(address: str | Path, durability: str, patience: float) -> Database:
    check_durability(durability)
    if isinstance(address, Path):
        return await Sqlite.open(address, durability.upper(), patience)
    if not address.strip():
        raise CannotOpen(f"no database is named; say, for example, {EXAMPLES}")
    if "://" not in address:
        return await Sqlite.open(Path(address), durability.upper(), patience)
    url = _url(address)
    if url.drivername in SQLITE:
        return await _open_sqlite(url, durability, patience)
    if url.drivername in POSTGRES:
        return await _open_postgres(url, durability, patience)
    raise CannotOpen(
        f"Shamble keeps its matches in sqlite or postgresql, not in {url.drivername};"
        f" say, for example, {EXAMPLES}"
    )


def sqlite_path(address: str) -> Path | None:
    """The file of an address; None if it is another kind of database."""
    if "://" not in address:
        return Path(address) if address.strip() else None
    url = _url(address)
    return sqlite_file(url, "full")[0] if url.drivername in SQLITE else None


def check_durability(durability: str) -> None:
    if durability not in DURABILITY:
        raise CannotOpen(f"durability is {choices(DURABILITY)}, not {durability}")


def _url(address: str) -> URL:
    try:
        return make_url(address)
    except (ArgumentError, ValueError) as error:  # the address may hold a password: not shown
        raise CannotOpen(
            f"the address of the database is no URL; say, for example, {EXAMPLES}"
        ) from error


async def _open_sqlite(url: URL, durability: str, patience: float) -> Database:
    return await Sqlite.open(*sqlite_file(url, durability), patience)


def sqlite_file(url: URL, durability: str) -> tuple[Path, str]:
    """The file of a sqlite URL, and how it is written."""
    if not url.database or url.database == ":memory:" or url.host:
        raise CannotOpen("a sqlite URL names a file: sqlite:///here.db or sqlite:////there/it.db")
    for name in url.query:
        if name != "synchronous":
            raise CannotOpen(f"unknown setting {name!r}; {did_you_mean(name, ['synchronous'])}")
    synchronous = str(url.query.get("synchronous", durability)).upper()
    if synchronous not in SYNCHRONOUS:
        raise CannotOpen(f"synchronous is {choices(SYNCHRONOUS)}, not {synchronous}")
    return Path(url.database), synchronous


async def _open_postgres(url: URL, durability: str, patience: float) -> Database:
    try:
        from shamble.store.postgres import Postgres
    except ModuleNotFoundError as error:
        raise CannotOpen(
            "PostgreSQL needs the package asyncpg: pip install 'shamble[postgres]'"
        ) from error
    try:
        return await Postgres.open(url.set(drivername="postgresql+asyncpg"), durability, patience)
    except TypeError as error:  # asyncpg takes the settings of the URL as arguments
        raise CannotOpen(f"a setting of the database's URL is unknown: {error}") from error

"""Every test that asks for a `url` runs on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Server, server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    with server() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that nobody has used yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/shamble.db"
    running: Server = request.getfixturevalue("postgres")
    return running.new_database()

"""One server for the tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import shamble
from tests.server.houses import House, house, settings
from tests.tiny import lanterns

shamble.register(lanterns.game)


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(settings(tmp_path_factory.mktemp("home"))) as running:
        yield running

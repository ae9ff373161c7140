"""What all tests share: the --soak flag, one compile cache a run, and the tiny sixth game."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

# One cache for the whole run, and for the subprocesses it starts: each game compiles once.
os.environ.setdefault("SHAMBLE_CACHE", str(Path(__file__).parents[1] / ".cache" / "compiled"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the long runs too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--soak"):
        return
    short = [item for item in items if not item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=[item for item in items if item not in short])
    items[:] = short

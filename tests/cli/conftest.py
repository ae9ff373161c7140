"""A keyboard for every test of the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.at_the_terminal import Keyboard


@pytest.fixture
def keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> Keyboard:
    return Keyboard(tmp_path / "data", monkeypatch, capsys)

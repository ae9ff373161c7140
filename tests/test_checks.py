"""ruff and mypy find nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CHECKS = (("mypy",), ("ruff", "check"), ("ruff", "format", "--check"))


@pytest.mark.parametrize("check", CHECKS, ids=" ".join)
def test_nothing_is_found_by(check: tuple[str, ...]) -> None:
    done = subprocess.run([sys.executable, "-m", *check], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr

"""The kept figures say where they come from, and cover every game of their release."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

HISTORY = Path(__file__).parents[2] / "benchmarks" / "history"
FILES = sorted(HISTORY.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_file_says_where_it_was_measured(file: Path) -> None:
    report = json.loads(file.read_text())
    assert file.name == f"{report['versions']['shamble']}-{report['when'][:10]}.json"
    assert len(report["commit"]) == 40, "of a commit, not of changed files"
    assert report["machine"]["processor"] and report["machine"]["cores"]
    assert {row["game"] for row in report["games"]} == set(report["versions"]["rules"])
    for row in report["games"]:
        assert row["native_one_core"] > row["interpreted"] > 0

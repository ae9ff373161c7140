"""The notebooks run from top to bottom, and are kept without what they print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.docs.running import ROOT, cells, run

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def test_there_are_three() -> None:
    names = [notebook.stem for notebook in NOTEBOOKS]
    assert names == ["simulate-and-plot", "train-an-agent", "write-a-game"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: str(path.stem))
def test_a_notebook_runs(notebook: Path, tmp_path: Path) -> None:
    assert run(cells(notebook), tmp_path)  # each prints something


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: str(path.stem))
def test_outputs_are_not_kept(notebook: Path) -> None:
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        assert not cell.get("outputs") and cell.get("execution_count") is None

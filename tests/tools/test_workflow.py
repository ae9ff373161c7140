"""The workflow of the public CI runs commands that there are, on the Pythons that we promise."""

from __future__ import annotations

import os
import re
import tomllib
from typing import Any

import pytest
import yaml

from tests.tools.test_release import ROOT

FLOW: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text())
STEPS = [step for job in FLOW["jobs"].values() for step in job["steps"]]
COMMANDS = [line for step in STEPS for line in step.get("run", "").splitlines()]


def test_it_runs_on_linux_and_macos_from_the_oldest_python_on() -> None:
    matrix = FLOW["jobs"]["test"]["strategy"]["matrix"]
    assert matrix["system"] == ["ubuntu-latest", "macos-latest"]
    pythons = [tuple(map(int, text.split("."))) for text in matrix["python"]]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["requires-python"] == f">={'.'.join(map(str, pythons[0]))}"
    assert pythons == [(3, minor) for minor in range(pythons[0][1], pythons[-1][1] + 1)]


def test_it_checks_everything() -> None:
    assert {"./test", "tools/docs", "tools/release --build-only"} <= set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_its_programs_are_there(command: str) -> None:
    for name in re.findall(r"(?:\./|\btools/)[\w./-]+", command):
        assert (ROOT / name).is_file(), name
        assert name.endswith(".py") or os.access(ROOT / name, os.X_OK), name

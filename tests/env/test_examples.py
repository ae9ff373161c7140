"""The examples run."""

from __future__ import annotations

import importlib.util
import runpy
import sys
from pathlib import Path

import pytest

from tests.env import tables  # noqa: F401  # the tiny game is there too

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(monkeypatch: pytest.MonkeyPatch, name: str, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")


def test_random_and_heuristic_agents(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "agents.py", "--game", "lanterns", "--players", "3", "--games", "4")
    said = capsys.readouterr().out
    assert "seat_0 (hints): mean payoff" in said and "seat_2 (random): mean payoff" in said


def test_is_mcts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--game", "lanterns", "--games", "1", "--simulations", "8"]
    run(monkeypatch, "ismcts.py", *wanted)
    assert "searcher: mean" in capsys.readouterr().out


def test_ppo_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if importlib.util.find_spec("torch") is None:
        with pytest.raises(SystemExit, match="needs PyTorch"):
            run(monkeypatch, "ppo_pursuit.py")
    else:
        run(monkeypatch, "ppo_pursuit.py", "--steps", "1024", "--envs", "16")
        assert "mean payoff" in capsys.readouterr().out

"""`benchmarks/compare`: what it calls a difference, and that it measures what it says."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))

from ratios import compare, compare_all  # noqa: E402


def busy_machine(
    ratio: float, pairs: int = 10, noise: float = 0.02, seed: int = 1
) -> list[tuple[float, float]]:
    """Pairs that share how busy the machine was, each with a little noise of its own."""
    dice = random.Random(seed)
    found = []
    for _ in range(pairs):
        shared = 1e6 * dice.uniform(0.3, 1)
        found.append((shared * dice.gauss(1, noise), shared * ratio * dice.gauss(1, noise)))
    return found


@pytest.mark.parametrize(
    ("ratio", "verdict"), [(1.0, "same"), (1.1, "faster"), (0.9, "slower"), (1.001, "same")]
)
def test_a_difference_is_seen_however_busy_the_machine_was(ratio: float, verdict: str) -> None:
    found = compare(busy_machine(ratio))
    assert found.verdict == verdict
    assert found.low < ratio < found.high


def test_intervals_hold_as_often_as_they_say() -> None:
    """Of 1000 comparisons of the same speed about one in twenty may be called a difference."""
    wrong = sum(compare(busy_machine(1.0, seed=seed)).verdict != "same" for seed in range(1000))
    assert 30 <= wrong <= 70


def test_of_many_rows_all_intervals_hold() -> None:
    """In 20 rows of the same speed hardly ever is one called a difference."""
    rows = [("game", f"{n}") for n in range(20)]
    runs = 100
    wrong = 0
    for run in range(runs):
        found = compare_all(
            {row: busy_machine(1.0, seed=1000 * run + n) for n, row in enumerate(rows)}
        )
        wrong += any(one.verdict != "same" for one in found.values())
    assert wrong <= 0.15 * runs


def test_speeds_are_geometric_means() -> None:
    found = compare([(1.0, 2.0), (4.0, 8.0), (2.0, 4.0)])
    assert (found.before, found.after) == pytest.approx((2, 4))
    assert (found.ratio, found.low, found.high) == pytest.approx((2, 2, 2))


def test_it_measures_a_working_tree_against_itself() -> None:
    command = [sys.executable, "benchmarks/compare.py", ".", ".", "--games", "pursuit"]
    command += ["--measures", "interpreted", "copy", "--pairs", "3", "--seconds", "0.01", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert [row["measure"] for row in report["rows"]] == ["interpreted", "copy"]
    for row in report["rows"]:
        assert len(row["measured"]) == 3
        assert row["same_games"]
        assert 0 < row["low"] < row["ratio"] < row["high"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((".", ".", "--games", "chess"), "there is no game 'chess'"),
        ((".", ".", "--pairs", "2"), "at least 3 pairs"),
        (("no-such-commit", "."), "no-such-commit cannot be checked out"),
    ],
)
def test_refusals(arguments: tuple[str, ...], said: str) -> None:
    command = [sys.executable, "benchmarks/compare.py", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode != 0
    assert said in done.stderr
    assert "Traceback" not in done.stderr

"""Two commits, measured in alternating runs. See `benchmarks/compare`."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from measure import MEASURES
from ratios import Comparison, Row, compare_all
from rich.console import Console
from rich.table import Table

import shamble
from shamble.cli.machine import machine

ROOT = Path(__file__).resolve().parents[1]
STRETCHES = 3  # of each measurement; the best counts, which other programs disturbed least


class Worker:
    """A process that runs one commit's sources."""

    def __init__(self, source: Path) -> None:
        around = {**os.environ, "PYTHONPATH": str(source)}
        command = [sys.executable, str(ROOT / "benchmarks" / "measure.py"), str(source)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=around, stdin=pipe, stdout=pipe, text=True)

    def ask(self, row: Row, size: int, seed: int) -> tuple[int, float]:
        """How much was done, and in how many seconds."""
        assert self.process.stdin is not None and self.process.stdout is not None
        request = {"game": row[0], "measure": row[1], "size": size, "seed": seed}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{row[1]} of {row[0]} could not be measured; see above")
        found = json.loads(line)
        return found["done"], found["seconds"]

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()


@contextmanager
def sources(commit: str) -> Iterator[Path]:
    """The `src` of a commit in a folder of its own; of the working tree for a dot."""
    if commit == ".":
        yield ROOT / "src"
        return
    with tempfile.TemporaryDirectory(prefix="shamble-compare-") as folder:
        tree = Path(folder).resolve() / "tree"
        done = git("worktree", "add", "--quiet", "--detach", str(tree), commit)
        if done.returncode:
            sys.exit(f"{commit} cannot be checked out: {done.stderr.strip()}")
        try:
            yield tree / "src"
        finally:
            git("worktree", "remove", "--force", str(tree))


def git(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True)


def commit_id(commit: str) -> str:
    return "working tree" if commit == "." else git("rev-parse", commit).stdout.strip()


def calibrate(source: Path, rows: list[Row], seconds: float) -> dict[Row, int]:
    """How much of each row fills the time; everything is compiled on the way."""
    sizes = {}
    with Worker(source) as worker:
        for row in rows:
            size, took = 10, 0.0
            while True:
                _, took = worker.ask(row, size, 0)
                if took >= seconds / 2:
                    break
                size = int(size * min(20.0, 0.8 * seconds / max(took, 1e-4))) + 1
            sizes[row] = max(1, int(size * seconds / took))
    return sizes


def warm(source: Path, rows: list[Row]) -> None:
    with Worker(source) as worker:
        for row in rows:
            worker.ask(row, 1, 0)


def measure(
    before: Path, after: Path, sizes: dict[Row, int], pairs: int, console: Console
) -> tuple[dict[Row, list[tuple[float, float]]], set[Row]]:
    """Speeds in pairs, each of new processes and another seed; and rows that do other work."""
    measured: dict[Row, list[tuple[float, float]]] = {row: [] for row in sizes}
    differ: set[Row] = set()
    for number in range(pairs):
        for game in dict.fromkeys(game for game, _ in sizes):
            with Worker(before) as old, Worker(after) as new:
                for k, row in enumerate(row for row in sizes if row[0] == game):
                    order = [old, new] if (number + k) % 2 == 0 else [new, old]
                    found: dict[Worker, list[tuple[int, float]]] = {old: [], new: []}
                    for worker in STRETCHES * order:
                        found[worker].append(worker.ask(row, sizes[row], number))
                    best = [max(done / took for done, took in found[w]) for w in (old, new)]
                    measured[row].append((best[0], best[1]))
                    if found[old][0][0] != found[new][0][0]:
                        differ.add(row)
        console.print(f"pair {number + 1} of {pairs}", end="\r")
    return measured, differ


def print_table(found: dict[Row, Comparison], differ: set[Row], pairs: int) -> None:
    console = Console(highlight=False)
    table = Table("game", "measure", "before", "after", "ratio", "interval", "verdict")
    for column in table.columns:
        column.no_wrap = True
    for row, one in found.items():
        table.add_row(
            *row,
            f"{one.before / 1000:,.0f}",
            f"{one.after / 1000:,.0f}",
            f"{one.ratio:.3f}",
            f"{one.low:.3f} to {one.high:.3f}",
            one.verdict + (" (other games)" if row in differ else ""),
        )
    console.print(table)
    console.print(
        "Thousand decisions (or copies) in a second of processor time."
        f" {pairs} pairs; with 95 % confidence all intervals hold."
    )


def main() -> None:
    read = argparse.ArgumentParser(prog="benchmarks/compare", description=__doc__)
    read.add_argument("before", metavar="COMMIT_A", help="a commit, or a dot: the working tree")
    read.add_argument("after", metavar="COMMIT_B")
    read.add_argument("--games", nargs="+", metavar="GAME", help="else all")
    read.add_argument("--measures", nargs="+", choices=MEASURES, default=list(MEASURES))
    read.add_argument("--pairs", type=int, default=10)
    read.add_argument("--seconds", type=float, default=0.3, help="of each measurement")
    read.add_argument("--json", action="store_true")
    given = read.parse_args()
    known = [game.id for game in shamble.games()]
    if wrong := [name for name in given.games or [] if name not in known]:
        read.error(f"there is no game {wrong[0]!r}; there are {', '.join(known)}")
    if given.pairs < 3 or not 0 < given.seconds <= 60:
        read.error("at least 3 pairs are needed, and more than 0 seconds, at most 60")
    console = Console(stderr=True, highlight=False)
    rows = [(game, name) for game in given.games or known for name in given.measures]
    report: dict[str, Any] = {
        "before": commit_id(given.before),
        "after": commit_id(given.after),
        "pairs": given.pairs,
        "seconds": given.seconds,
        "machine": machine(),
    }
    with ExitStack() as stack:
        before, after = (stack.enter_context(sources(c)) for c in (given.before, given.after))
        console.print("compiling, where it is the first time …")
        warm(after, rows)
        sizes = calibrate(before, rows, given.seconds / STRETCHES)
        measured, differ = measure(before, after, sizes, given.pairs, console)
    found = compare_all(measured)
    if given.json:
        report["rows"] = [
            {
                "game": row[0],
                "measure": row[1],
                **asdict(one),
                "verdict": one.verdict,
                "same_games": row not in differ,
                "measured": measured[row],
            }
            for row, one in found.items()
        ]
        print(json.dumps(report, indent=1))
    else:
        print_table(found, differ, given.pairs)


if __name__ == "__main__":
    main()

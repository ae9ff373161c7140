"""`shamble bench`: how fast, as ratios within one run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import Any

from rich.console import Console
from rich.table import Table

import shamble
from shamble.cli.machine import where
from shamble.cli.progress import compiling, progress_bar
from shamble.cli.settings import print_json
from shamble.engine.catalog import find
from shamble.engine.errors import ShambleError, TargetMissing
from shamble.engine.targets import Native, state_bytes

COMPILE = "import shamble; shamble.load({game!r}).target('native').simulate(1, 0)"


def run(names: list[str], seconds: float, as_json: bool) -> None:
    if not 0 < seconds <= 600:
        raise ShambleError(f"--seconds must be more than 0 and at most 600, not {seconds}")
    chosen = [find(name).id for name in names] or [game.id for game in shamble.games()]
    here = where()
    with compiling(as_json), progress_bar("measuring", len(chosen) * 6, as_json) as advance:
        found = [measure(game, seconds, advance) for game in chosen]
    if as_json:
        print_json({**here, "seconds": seconds, "games": found})
    else:
        print_tables(found)


def measure(game_id: str, seconds: float, advance: Any) -> dict[str, Any]:
    """All figures of one game, at its smallest table with standard options."""
    game = shamble.load(game_id)
    cores = os.cpu_count() or 1
    found: dict[str, Any] = {
        "game": game_id,
        "players": game.players,
        "state_bytes": state_bytes(game.game),
        "cores": cores,
    }
    found["compile_cold_seconds"], found["compile_cached_seconds"] = compile_times(game_id)
    advance(1)
    found["interpreted"] = speed(game, "interpreted", seconds, 1)
    advance(1)
    found["native_one_core"] = speed(game, "native", seconds, 1)
    advance(1)
    found["native_hints_one_core"] = speed(game, "native", seconds, 1, "hints")
    advance(1)
    found["native_all_cores"] = speed(game, "native", seconds, cores)
    advance(1)
    found["native_over_interpreted"] = found["native_one_core"] / found["interpreted"]
    native = game.target("native")
    assert isinstance(native, Native)
    found["copy_nanoseconds"] = native.copy_nanoseconds()
    try:
        found["gpu"] = speed(game, "gpu", 10 * seconds, 1)  # it has millions of games in hand
    except TargetMissing as missing:
        found["gpu"] = None
        found["gpu_missing"] = str(missing)
    advance(1)
    return found


def speed(
    game: shamble.Playable, target: str, seconds: float, workers: int, policy: str = "random"
) -> float:
    """Decisions per second: the best of several runs that fill the time."""
    on = game.target(target)
    on.simulate(1, 0, policy)  # compiled before the clock starts
    games, best, spent, seed = 20 * workers, 0.0, 0.0, 0
    while spent < seconds:
        start = time.perf_counter()
        found = on.speed(games, seed, policy, workers)
        took = time.perf_counter() - start
        spent += took
        if took >= seconds / 10:
            best = max(best, found)
        else:
            games = int(games * min(10.0, 1.5 * seconds / 10 / max(took, 1e-9))) + 1
        seed += 1
    return best or found


def compile_times(game_id: str) -> tuple[float, float]:
    """Seconds from a fresh process to a first native game: with an empty cache, then a full one."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "SHAMBLE_CACHE": folder}

        def start() -> float:
            begin = time.perf_counter()
            command = [sys.executable, "-c", COMPILE.format(game=game_id)]
            subprocess.run(command, env=environment, check=True, stderr=subprocess.DEVNULL)
            return time.perf_counter() - begin

        return start(), start()


def print_tables(found: list[dict[str, Any]]) -> None:
    console = Console(highlight=False)
    speeds = Table(
        "game", "interpreted", "native, 1 core", "ratio", "hints, 1 core", "native, all", "GPU",
        title="decisions per second, random play unless said, legal moves generated at every one",
    )  # fmt: skip
    for row in found:
        gpu = f"{row['gpu']:,.0f}" if row["gpu"] else "none here"
        speeds.add_row(
            row["game"],
            f"{row['interpreted']:,.0f}",
            f"{row['native_one_core']:,.0f}",
            f"{row['native_over_interpreted']:,.0f}×",
            f"{row['native_hints_one_core']:,.0f}",
            f"{row['native_all_cores']:,.0f} ({row['cores']})",
            gpu,
        )
    console.print(speeds)
    costs = Table("game", "players", "state", "copy", "compile, cold", "cached")
    for row in found:
        costs.add_row(
            row["game"],
            str(row["players"]),
            f"{row['state_bytes']} bytes",
            f"{row['copy_nanoseconds']:.1f} ns",
            f"{row['compile_cold_seconds']:.1f} s",
            f"{row['compile_cached_seconds']:.2f} s",
        )
    console.print(costs)

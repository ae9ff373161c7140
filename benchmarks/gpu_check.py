"""One run on a real GPU: the same games as native, byte for byte, and how many a second.

    python3 benchmarks/gpu_check.py                    all games, and the vector environment
    python3 benchmarks/gpu_check.py --game mall --only speed

Needs a CUDA device and, of the project's requirements, numpy, numba and numba-cuda; gymnasium for
the environment. Every part is a process of its own: first all kernels compile side by side (their
binaries stay in SHAMBLE_CACHE), then the speeds are measured one after the other, then games are
compared. What is not done `--within` so many seconds is left out. Prints one JSON object; what
happens meanwhile goes to stderr.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda still asks numpy for its old name
    np.row_stack = np.vstack

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import shamble

HERE = Path(__file__).parent
Report = dict[str, Any]


# ---- parts: one game, one question


def compile_gpu(game: str, args: argparse.Namespace) -> Report:
    start = time.perf_counter()
    shamble.load(game).target("gpu").simulate(1, 0)
    return {"seconds": round(time.perf_counter() - start, 1)}


def compile_native(game: str, args: argparse.Namespace) -> Report:
    start = time.perf_counter()
    shamble.load(game).target("native").simulate(1, 0)
    return {"seconds": round(time.perf_counter() - start, 1)}


def speed(game: str, args: argparse.Namespace) -> Report:
    """Million decisions a second: three runs so long that beginning and end weigh little."""
    gpu = shamble.load(game).target("gpu")
    found: Report = {}
    for policy, games, least in (("random", 4_000_000, 4), ("hints", 20_000, 1)):
        gpu.speed(1000, 0, policy)
        seconds = 0.0
        while seconds < least and games < args.speed:
            start = time.perf_counter()
            gpu.speed(games, 0, policy)
            seconds = time.perf_counter() - start
            games = min(args.speed, games * (2 if seconds > 0.3 else 5))
        found[policy] = [round(gpu.speed(games, seed, policy) / 1e6, 1) for seed in range(3)]
        found[f"{policy}_games"] = games
    return found


def identical(game: str, args: argparse.Namespace) -> Report:
    """The standard table, by chance and by the heuristic; then other tables and every option."""
    playable = shamble.load(game)
    checks = [compare(playable, args.games, "random"), compare(playable, args.games // 50, "hints")]
    for players, options in settings(game):
        checks.append(compare(shamble.load(game, players, **options), args.each, "random"))
    return {
        "games": sum(check["games"] for check in checks),
        "decisions": sum(check["decisions"] for check in checks),
        "settings": len(checks),
    }


def compare(playable: shamble.Playable, games: int, policy: str) -> dict[str, int]:
    """Play the same games on both targets and compare the final states' bytes."""
    native, gpu = playable.target("native"), playable.target("gpu")
    decisions = 0
    for first in range(0, games, 250_000):
        count = min(250_000, games - first)
        ours = native.simulate(count, 1, policy, first=first, keep=True, workers=8)
        theirs = gpu.simulate(count, 1, policy, first=first, keep=True)
        assert ours.states is not None and theirs.states is not None
        if ours.states.tobytes() != theirs.states.tobytes():
            raise SystemExit(f"{playable!r}: a game between {first} and {first + count} differs")
        if not np.array_equal(ours.decisions, theirs.decisions):
            raise SystemExit(f"{playable!r}: decisions from game {first} on are counted otherwise")
        decisions += int(ours.decisions.sum())
    return {"games": games, "decisions": decisions}


def settings(game_id: str) -> list[tuple[int, dict[str, object]]]:
    """The smallest and the largest table, and every option switched on once."""
    game = next(game for game in shamble.games() if game.id == game_id)
    counts = sorted({game.players[0], game.players[-1]})
    plain: list[tuple[int, dict[str, object]]] = [(count, {}) for count in counts]
    varied: list[tuple[int, dict[str, object]]] = [
        (players, {option.name: value})
        for option in game.options
        for value in option.values
        if value != option.word(option.standard)
        for players in [next((n for n in game.players if fits(game.id, n, option.name, value)), 0)]
    ]
    return plain + [setting for setting in varied if setting[0]]


def fits(game_id: str, players: int, name: str, value: str) -> bool:
    try:
        return bool(shamble.load(game_id, players, **{name: value}))
    except shamble.BadSetup:
        return False


PARTS = {
    "gpu": compile_gpu,
    "native": compile_native,
    "speed": speed,
    "identical": identical,
}


# ---- all of them


class Run:
    """Parts as processes, until time is up."""

    def __init__(self, within: float) -> None:
        self.end = time.monotonic() + within
        self.report: Report = {}

    def parts(self, jobs: list[tuple[str, str, list[str]]], together: int) -> None:
        with ThreadPoolExecutor(together) as pool:
            list(pool.map(self.part, jobs))

    def part(self, job: tuple[str, str, list[str]]) -> None:
        game, name, command = job
        left = self.end - time.monotonic()
        found: Any = "not reached"
        if left > 5:
            found = self.answer([sys.executable, *command, "--game", game], left)
        self.report.setdefault(game, {})[name] = found
        print(f"{game} {name}: {json.dumps(found)}", file=sys.stderr, flush=True)

    def answer(self, command: list[str], seconds: float) -> Any:
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=seconds)
        except subprocess.TimeoutExpired:
            return "out of time"
        if done.returncode != 0:
            return {"failed": (done.stderr or done.stdout).strip()[-600:]}
        return json.loads(done.stdout.splitlines()[-1])


def check_all(games: list[str], args: argparse.Namespace) -> Report:
    me, env = [str(HERE / "gpu_check.py")], [str(HERE / "gpu_env_check.py")]
    me += ["--games", str(args.games), "--each", str(args.each), "--speed", str(args.speed)]
    with_env = find_spec("gymnasium") is not None
    run = Run(args.within)

    def all_games(part: str, command: list[str]) -> list[tuple[str, str, list[str]]]:
        return [(game, part, [*command, "--only", part.split()[-1]]) for game in games]

    compiling = all_games("gpu", me) + all_games("native", me)
    if with_env:
        compiling += all_games("env compile", env)
    run.parts(sorted(compiling, key=lambda job: -games.index(job[0])), together=16)
    run.parts(all_games("speed", me), together=1)
    comparing = all_games("identical", me)
    if with_env:
        comparing += all_games("env identical", env)
    run.parts(comparing, together=5)
    if with_env:
        run.parts(all_games("env speed", env), together=1)
    return run.report if with_env else run.report | {"env": "gymnasium is not installed"}


def main() -> None:
    parse = argparse.ArgumentParser()
    parse.add_argument("--game", default="all")
    parse.add_argument("--only", choices=PARTS)
    parse.add_argument("--games", type=int, default=100_000)
    parse.add_argument("--each", type=int, default=2_000)
    parse.add_argument("--speed", type=int, default=40_000_000)
    parse.add_argument("--within", type=float, default=570)
    args = parse.parse_args()
    known = [game.id for game in shamble.games()]
    games = known if args.game == "all" else [args.game]
    if args.only:
        try:
            found = {game: PARTS[args.only](game, args) for game in games}
        except shamble.ShambleError as error:
            raise SystemExit(str(error)) from error
        print(json.dumps(found if len(games) > 1 else found[games[0]]))
    else:
        print(json.dumps(check_all(games, args), indent=1))


if __name__ == "__main__":
    main()

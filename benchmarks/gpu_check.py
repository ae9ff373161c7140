"""One run on a real GPU: the same games as native, byte for byte, and how many a second.

    python3 benchmarks/gpu_check.py [--games 1000000] [--game pursuit] [--speed 20000000]

Needs the package on the path and a CUDA device; nothing else of the project's requirements but
numba. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda still asks numpy for its old name
    np.row_stack = np.vstack

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import shamble


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


def compare(playable: shamble.Playable, games: int, policy: str) -> dict[str, object]:
    """Play the same games on both targets and compare the final states' bytes."""
    native, gpu = playable.target("native"), playable.target("gpu")
    same, decisions = 0, 0
    for first in range(0, games, 250_000):
        count = min(250_000, games - first)
        ours = native.simulate(count, 1, policy, first=first, keep=True, workers=8)
        theirs = gpu.simulate(count, 1, policy, first=first, keep=True)
        assert ours.states is not None and theirs.states is not None
        same += int((ours.states == theirs.states).sum())
        if ours.states.tobytes() != theirs.states.tobytes():
            raise SystemExit(f"{playable!r}: a game between {first} and {first + count} differs")
        decisions += int(ours.decisions.sum())
    return {"setting": repr(playable), "policy": policy, "games": games, "decisions": decisions}


def main() -> None:
    parse = argparse.ArgumentParser()
    parse.add_argument("--game", default="pursuit")
    parse.add_argument("--games", type=int, default=1_000_000)
    parse.add_argument("--each", type=int, default=20_000)
    parse.add_argument("--speed", type=int, default=20_000_000)
    args = parse.parse_args()
    report: dict[str, object] = {"identical": [], "speed": {}}
    playable = shamble.load(args.game)
    start = time.perf_counter()
    playable.target("gpu").simulate(1, 0)
    report["compile_seconds"] = round(time.perf_counter() - start, 1)
    speeds = {}
    for policy in ("random", "hints"):
        runs = [playable.target("gpu").speed(args.speed, seed, policy) for seed in range(3)]
        speeds[policy] = [round(run / 1e6) for run in runs]
        print(policy, speeds[policy], "million decisions a second", flush=True)
    report["speed"] = speeds
    checks = [compare(playable, args.games, "random"), compare(playable, args.games // 4, "hints")]
    print("identical over", args.games, "games", flush=True)
    for players, options in settings(args.game):
        checks.append(compare(shamble.load(args.game, players, **options), args.each, "random"))
    report["identical"] = checks
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()

"""Durable moves a second of two checkouts' servers, in turns, under the same load.

    benchmarks/durable_moves.py BASE NEW [--pairs 5] [--players 1000] [--seconds 12]

Each checkout has its own `.venv`. The crowd is always this checkout's, and checks of every
acknowledged move that the store has it. Moves a second depend on what else the machine does;
the CPU a move costs the server depends on it less.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from pathlib import Path

from shamble.cli.load.check import compare_with_store
from shamble.cli.load.house import own_server
from shamble.cli.load.plan import Plan
from shamble.cli.loadtest import cpu_per_move, play
from shamble.cli.progress import progress_bar
from shamble.engine.catalog import find
from shamble.engine.playable import Playable

Figures = tuple[float, float]  # moves a second, ms of the server's CPU a move


def measure(checkout: Path, plan: Plan) -> Figures:
    python = str(checkout / ".venv" / "bin" / "python")
    with tempfile.TemporaryDirectory(prefix="shamble-load-") as name:
        folder = Path(name)
        with own_server(folder, plan.durability, (), python=python) as house:
            tally = play(plan, "127.0.0.1", house.port, True, house)
        actions = Playable(find(plan.game), plan.seats, {}).actions
        with progress_bar("checking", len(tally.kept), True) as tick:
            store = folder / "matches.db"
            wrong = asyncio.run(compare_with_store(store, tally.kept, actions, tick))
    if faults := [*wrong, *tally.doubled, *tally.trouble]:
        raise SystemExit(f"{checkout}: {len(faults)} faults, the first: {faults[0]}")
    return tally.moves / plan.seconds, cpu_per_move(tally) or 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--players", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--game", default="pursuit")
    given = parser.parse_args()
    game = Playable(find(given.game), None, {})
    tables = -(-given.players // game.players)
    plan = Plan(
        game=given.game,
        options=dict(game.options),
        players=given.players,
        seats=game.players,
        watched=-(-tables // 5) if game.players == 1 else 0,
        seconds=given.seconds,
        think=0,
        processes=1,
        durability="full",
        game_modules=(),
    )
    ratios: list[Figures] = []
    print("pair     moves a second           ms of CPU a move")
    for pair in range(1, given.pairs + 1):
        (rate, cost), (new_rate, new_cost) = measure(given.base, plan), measure(given.new, plan)
        ratios.append((new_rate / rate, cost / new_cost))
        print(
            f"{pair:4}  {rate:7,.0f} -> {new_rate:7,.0f}  x {new_rate / rate:.2f}"
            f"   {cost:.3f} -> {new_cost:.3f}  / {cost / new_cost:.2f}",
            flush=True,
        )
    moves, cpu = (statistics.median(values) for values in zip(*ratios, strict=True))
    print(f"median: {moves:.2f} times the moves a second, {1 / cpu:.2f} of the CPU a move")


if __name__ == "__main__":
    main()
